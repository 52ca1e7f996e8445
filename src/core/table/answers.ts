/** Answers to submissions with an id: the same id twice is one action, with one answer. */
import { toJson } from '../boundary.ts'
import { arrivals, type Event, type Seating } from '../event.ts'
import type { Seat } from '../game.ts'
import { getOrAdd } from '../get-or-add.ts'
import { hash } from '../json.ts'
import type { Submission, SubmissionAnswer } from '../table.ts'
import { illegal } from './submission.ts'

interface Answered {
  /** A log of before 2026-11-22 does not say what was submitted. */
  readonly submitted: string | undefined
  readonly answer: Promise<SubmissionAnswer>
}

export interface Answers {
  /** Whoever takes a seat from another has ids of their own. */
  forget(seat: Seat, before: Seating | null | undefined, who: Seating): void
  /** The answer to what was submitted with this id; `handIn` is called once, with a hash of it. */
  give(
    seat: Seat,
    id: string,
    submission: Submission,
    handIn: (submitted: string) => Promise<SubmissionAnswer>,
  ): Promise<SubmissionAnswer>
}

/** `past`: the log so far, where answers to what came before stand. */
export function recallAnswers(past: readonly Event[]): Answers {
  const known = new Map<Seat, Map<string, Answered>>()
  const at = (seat: Seat): Map<string, Answered> => getOrAdd(known, seat, () => new Map())

  function forget(seat: Seat, before: Seating | null | undefined, who: Seating): void {
    if (before?.agent !== who.agent) known.delete(seat)
  }

  const seats: Record<Seat, Seating | null> = {}
  for (const event of past) {
    for (const [seat, who] of arrivals(event)) {
      forget(seat, seats[seat], who)
      seats[seat] = who
    }
    if (event.type === 'left') seats[event.seat] = null
    if (!('id' in event) || event.id === undefined) continue
    const answer: SubmissionAnswer =
      event.type === 'rejected' ? { status: event.why, reason: event.reason } : { status: 'accepted' }
    at(event.seat).set(event.id, { submitted: event.submitted, answer: Promise.resolve(answer) })
  }

  return {
    forget,
    async give(seat, id, { action, reply }, handIn) {
      const submitted = hash([toJson(action), toJson(reply)])
      const answers = at(seat)
      const before = answers.get(id)
      if (before?.submitted !== undefined && before.submitted !== submitted)
        return illegal(`The id ${id} was used for something else.`)
      if (before) return before.answer
      const answer = handIn(submitted)
      answers.set(id, { submitted, answer })
      // What was never decided may be tried again.
      const { status } = await answer
      if (status === 'vacant' || status === 'late') answers.delete(id)
      return answer
    },
  }
}
