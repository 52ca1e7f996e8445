/** What a submission from outside comes to, as the table stands now. */
import { excerpt, readDecision } from '../boundary.ts'
import { wordsForPeople, type Game } from '../game.ts'
import type { FromSeat, Input, Position } from '../position.ts'
import type { SeatStream } from '../stream.ts'
import type { Submission, SubmissionAnswer } from '../table.ts'

/** Where somebody submits something. */
export interface SubmittedTo<State> {
  readonly game: Game<any, State>
  readonly position: Position<State>
  readonly stream: SeatStream<State>
  /** Whether it is read as people type. */
  readonly person: boolean
  readonly longestReply: number | undefined
}

const MOVED_ON = 'The table has moved on since you looked: look again.'

export const illegal = (reason: string): SubmissionAnswer => ({ status: 'illegal', reason })

/** The input that a submission is, or the answer to one that is none. */
export function readSubmission<State>(
  { game, position, stream, person, longestReply }: SubmittedTo<State>,
  { seat, id, submitted }: FromSeat,
  { action, reply, seen, notes }: Submission,
): Input | SubmissionAnswer {
  if (!position.seats[seat]?.remote) return { status: 'vacant', reason: `Nobody plays ${seat} from outside now.` }
  const { newest } = stream
  const shown = seen === undefined ? newest : (stream.at(seen) ?? newest)
  const behind = seen !== undefined && seen < stream.since
  const marks = { seat, id, submitted }
  // A number that nothing bears yet is from another table, or from before a fall: nobody knows what it was decided on.
  const unknown = seen !== undefined && !(seen <= stream.length)
  if (unknown || (behind && newest.turn !== 'may'))
    return { type: 'reject', ...marks, why: 'stale', said: excerpt(action ?? reply, 2000), reason: MOVED_ON }
  const words = person ? wordsForPeople(game.language) : game.language
  const read = readDecision(game, words, { action, reply, notes }, shown.observation, longestReply)
  if (read.type === 'reject') return { ...read, ...marks, why: action === undefined ? 'unreadable' : 'illegal' }
  // Whatever is refused now is stale to somebody who has not seen the newest.
  return { ...read, ...marks, since: behind ? -1 : position.moves }
}
