/** Proposes the steps or the whole round trip that a statement names. */
import { fromThere } from './along.ts'
import { RETURNS } from './cues.ts'
import type { Message } from './message.ts'
import { asRoundTrip, findSteps } from './routes.ts'
import type { Statement } from './rules.ts'

/** The round trip that a statement names, if it does. */
export const tripOf = ({ tokens }: Statement, { house }: Message): string[] | undefined =>
  asRoundTrip(findSteps(tokens), house.rooms)

export const proposesSteps = (statement: Statement, message: Message): void => {
  const trip = tripOf(statement, message)
  const steps = findSteps(statement.tokens)
  // "K to A and K to B": hallways, since nobody goes anywhere twice.
  if (
    !trip &&
    new Set(steps).size < steps.length &&
    !(steps[0] === steps.at(-1) && new Set(steps).size === steps.length - 1)
  )
    return message.pass(statement.text)
  // "Starting with the living room"
  if (steps.length === 1 && steps[0] === message.house.rooms[0] && !RETURNS.test(statement.text)) {
    message.there = { room: steps[0]!, sure: true }
    return
  }
  // "Let's keep K-C by going to C after K"
  const again = !trip && steps.length === 3 && steps[0] === steps[2]
  message.propose(
    trip ?? (again ? steps.slice(0, 2) : fromThere(steps, statement, message)),
    trip !== undefined,
    statement.proved,
  )
}

export const proposesTrip = (statement: Statement, message: Message): void =>
  message.propose(tripOf(statement, message)!, true, statement.proved)

/** Goes on from a room that was named. */
export const isThere = ({ rooms: [room] }: Statement, message: Message): void =>
  void (message.there = { room: room!, sure: true })
