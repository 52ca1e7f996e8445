/** A reply, what it means, and whether it may be looked at while a reader is mended. */
export interface Entry {
  readonly family: string
  readonly situation: string
  readonly reply: string
  /** What a careful person would take it for; null: whoever wrote it must be asked again. */
  readonly meant: string | null
  /** Asking again is no fault either. */
  readonly mayAsk?: boolean
  /** Replies of a round are written before the readers are changed, and their misses looked at only after the next is written. */
  readonly round: Round
}

export const ROUNDS = [1, 2, 3, 4, 5, 6] as const
export type Round = (typeof ROUNDS)[number]

/** The round whose misses nobody has looked at; none at present: write one before the readers are changed again. */
export const UNSEEN = undefined as Round | undefined
