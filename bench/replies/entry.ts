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

/** Rounds written here, most of them as forms that are filled in for each game. */
export const FORM_ROUNDS = [1, 2, 3, 4, 5, 6] as const
export type FormRound = (typeof FORM_ROUNDS)[number]

/** The last round. */
const LAST = 32

/** All rounds; the later ones are single texts by authors who did not know the readers. */
export const ROUNDS: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1)
export type Round = number

/** The round whose misses nobody has looked at, where there is one. */
export const UNSEEN: Round | undefined = undefined as Round | undefined
