/** The whole truth of a dialogue: the problem, all that was said and done, and who has the floor. */
import type { Seat } from '../../../core/game.ts'
import type { KeptManners } from './manners.ts'

/** Something that was said or done, in order. */
export type Entry<Proposal> =
  | { readonly kind: 'message'; readonly by: Seat; readonly to: Seat; readonly text: string }
  | { readonly kind: 'proposal'; readonly by: Seat; readonly proposal: Proposal; readonly full: boolean }
  /** `forced`: nobody was asked, since the words had run out. */
  | { readonly kind: 'response'; readonly by: Seat; readonly accept: boolean; readonly forced?: true }
  | { readonly kind: 'think'; readonly by: Seat; readonly text: string }
  | { readonly kind: 'search'; readonly by: Seat; readonly query: string; readonly result: string }

export interface DialogueState<World, Proposal> {
  readonly manners: KeptManners
  readonly seats: readonly Seat[]
  readonly rooms: readonly (readonly [Seat, Seat])[]
  /** Who may make proposals. */
  readonly proposers: readonly Seat[]
  readonly world: World
  readonly talk: readonly Entry<Proposal>[]
  /** Who has the floor in each room. */
  readonly floor: readonly Seat[]
  /** Who spoke or decided last; the next with the floor, in seat order, comes after it. */
  readonly last: Seat | null
  /** Place in `talk` of the full proposal that waits for answers. */
  readonly open: number | null
  /** Place in `talk` of the proposal that everybody accepted. */
  readonly decided: number | null
}

/** Words as the paper's evaluation counts them: parts between single spaces. */
export const countWords = (text: string): number => text.split(' ').length

export const wordsSpoken = (talk: readonly Entry<unknown>[]): number =>
  talk.reduce((sum, entry) => sum + (entry.kind === 'message' ? countWords(entry.text) : 0), 0)

export const isFree = ({ manners }: DialogueState<unknown, unknown>): boolean => manners.chat === 'free'

/** Words left before the dialogue has to end; null where they are not limited. */
export const wordsLeft = ({ manners, talk }: DialogueState<unknown, unknown>): number | null =>
  manners.wordLimit === null ? null : manners.wordLimit - wordsSpoken(talk)

/** Whether the next full proposal is final. */
export function isClosing(state: DialogueState<unknown, unknown>): boolean {
  const left = wordsLeft(state)
  return left !== null && left < state.manners.wordMargin
}

/** Answers to the open proposal so far. */
export function answers(state: DialogueState<unknown, unknown>): ReadonlyMap<Seat, boolean> {
  const given = new Map<Seat, boolean>()
  if (state.open === null) return given
  for (const entry of state.talk.slice(state.open + 1)) if (entry.kind === 'response') given.set(entry.by, entry.accept)
  return given
}

/** Who has to answer the open proposal. */
export function awaited(state: DialogueState<unknown, unknown>): Seat[] {
  if (state.open === null) return []
  const given = answers(state)
  const proposer = state.talk[state.open]!.by
  return state.seats.filter((seat) => seat !== proposer && !given.has(seat))
}

/** With whom a seat can talk. */
export const partners = (state: Pick<DialogueState<unknown, unknown>, 'rooms'>, seat: Seat): Seat[] =>
  state.rooms.filter((room) => room.includes(seat)).map(([a, b]) => (a === seat ? b : a))
