/** A published dialogue between people, as actions of ours. */
import type { Seat } from '../../../../core/game.ts'
import type { Json } from '../../../../core/json.ts'

export const DOMAINS = ['assignment', 'planning', 'mediation'] as const
export type DialogueDomain = (typeof DOMAINS)[number]

export interface PublishedAction {
  readonly seat: Seat
  readonly action: { readonly [key: string]: Json }
  /** Seconds since the start, where they were recorded. */
  readonly seconds?: number
  /** Which entry of the published log it comes from: what somebody said without an answer between is one entry. */
  readonly entry: number
}

export interface PublishedGame {
  readonly id: string
  readonly domain: DialogueDomain
  /** `dev` or `heldout`, where the data is split. */
  readonly split?: string
  /** Whether it is an example in the published prompts, so that models may have seen it there. */
  readonly example: boolean
  /** The game's `config`, without manners: the instance, and names where they differ. */
  readonly config: { readonly [key: string]: Json }
  readonly actions: readonly PublishedAction[]
  /**
   * Words of each entry of the published log, as the published evaluation counts them: the slash between messages that
   * were sent without an answer between is one too.
   */
  readonly words: readonly number[]
  readonly recorded: { readonly score: number; readonly best: number; readonly worst: number }
}

/** How much of a dialogue is kept: half or three quarters of its words, or all but the last proposal (section 6.3). */
export const CUTS = ['50 %', '75 %', 'proposal'] as const
export type Cut = (typeof CUTS)[number]

/** All words of the dialogue, as the published evaluation counts them. */
export const wordsOfGame = ({ words }: PublishedGame): number => words.reduce((sum, count) => sum + count, 0)

/** How many actions are kept: up to the entry at which the words spoken come closest to the share. */
export function cutAt(game: PublishedGame, cut: Cut): number {
  if (cut === 'proposal') return game.actions.findLastIndex(({ action }) => action.type === 'propose')
  const wanted = wordsOfGame(game) * (cut === '50 %' ? 0.5 : 0.75)
  let spoken = 0
  let closest = { entry: 0, off: Infinity }
  for (let entry = 0; entry <= game.words.length; entry++) {
    const off = Math.abs(spoken - wanted)
    if (off < closest.off) closest = { entry, off }
    spoken += game.words[entry] ?? 0
  }
  const at = game.actions.findIndex(({ entry }) => entry >= closest.entry)
  return at < 0 ? game.actions.length : at
}
