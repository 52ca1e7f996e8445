/** What waits at a table to be decided. */
import type { AgentSeat } from '../agent-seat.ts'
import type { Holder } from '../episode.ts'
import type { Seat } from '../game.ts'
import type { Input } from '../position.ts'
import type { Submission, SubmissionAnswer } from '../table.ts'

/** An input that waits to be decided. */
export interface Waiting {
  readonly input: Input
  /** The agent that it came from, and its seat. */
  readonly from?: AgentSeat
  readonly seat?: Seat
  /** Somebody from outside who waits for the answer, and what they decided on. */
  readonly answer?: (answer: SubmissionAnswer) => void
  readonly submission?: Submission
  /** Who is about to sit down. */
  readonly holder?: Holder
}

export const isCancel = (waiting: Waiting | undefined): boolean =>
  waiting?.input.type === 'end' && waiting.input.status === 'cancelled'
