/** What a strategy decides; everything else (answering, asking back, agreeing, submitting) is the same for all. */
import type { Random } from '../../../core/random.ts'
import type { Conversation } from '../conversation.ts'
import type { Knowledge } from '../knowledge.ts'

/** What a strategy looks at. */
export interface Situation {
  readonly conversation: Conversation
  readonly knowledge: Knowledge
  /** Turns (or messages) left, this one included. */
  readonly turnsLeft: number
  readonly random: Random
}

/** What a strategy wants to say beside what courtesy demands. */
export interface Move {
  readonly agree?: boolean
  /** Hallways of its own to tell. */
  readonly tell?: readonly number[]
  /** Hallways of the partner's to ask for; `all` for whatever it has. */
  readonly ask?: readonly number[] | 'all'
  readonly propose?: { readonly path: readonly string[]; readonly reason: string }
  readonly step?: readonly [from: string, to: string]
  /** That the whole path is to be settled at once, or that it is submitted. */
  readonly remark?: 'at once' | 'submitted'
}

export interface Strategy {
  /** Whether to accept a whole path that the partner proposes, to refuse it, or to find out first. */
  judge(path: readonly string[], proved: boolean, situation: Situation): 'accept' | 'refuse' | 'later'
  next(situation: Situation): Move
}
