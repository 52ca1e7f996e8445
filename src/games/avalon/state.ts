/** The whole truth of one game. Players are numbers from 1, as at the table; lists by player are in order of seats. */
import type { RngState } from '../../core/random.ts'
import type { Role } from '../../solvers/role-worlds/index.ts'
import type { Rules } from './config.ts'

export type Phase = 'debate' | 'team' | 'discussion' | 'vote' | 'quest' | 'assassination' | 'over'

export interface State {
  readonly rules: Rules
  readonly roles: readonly Role[]
  readonly phase: Phase
  /** Every proposal so far, oldest first; the last is the present one. */
  readonly proposals: readonly Proposal[]
  /** Who is still to speak, in order. */
  readonly speakers: readonly number[]
  /** Whom the Assassin named. */
  readonly assassinated: number | null
  /** Why the game is over. */
  readonly ending: Ending | null
  readonly rng: RngState
}

export type Ending = 'five quests' | 'three successes' | 'three failures' | 'five rejections' | 'assassination'

/** One attempt to send a team on a quest. */
export interface Proposal {
  readonly round: number
  /** Which attempt of the round it is, from 1. */
  readonly attempt: number
  /** 0 where the team was drawn by lot. */
  readonly leader: number
  readonly messages: readonly Message[]
  readonly team: readonly number[] | null
  readonly votes: readonly (boolean | null)[]
  /** What the votes said; `null` while they are out, and where there was no vote. */
  readonly approved: boolean | null
  /** Whether the team went on its quest although it was not approved. */
  readonly forced: boolean
  readonly quest: Quest | null
}

export interface Message {
  readonly player: number
  readonly text: string
  /** Whether it was said before the team was chosen. */
  readonly early?: true
}

export interface Quest {
  /** By player; `null` for those who were not on it or have not played their card. */
  readonly cards: readonly (boolean | null)[]
  /** How many sabotaged it; `null` while cards are out. */
  readonly fails: number | null
  readonly success: boolean | null
}

export type Action =
  | { readonly type: 'team'; readonly members: readonly number[] }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'vote'; readonly approve: boolean }
  | { readonly type: 'quest'; readonly success: boolean }
  | { readonly type: 'assassinate'; readonly player: number }

export const present = (state: State): Proposal => state.proposals[state.proposals.length - 1]!

/** How many quests have ended so. */
export function countQuests(proposals: readonly Proposal[], success: boolean): number {
  let count = 0
  for (const { quest } of proposals) if (quest?.success === success) count++
  return count
}
