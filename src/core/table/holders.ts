/** Who sits down at a table when it opens: as given, or as its log has it. */
import type { Agent } from '../agent.ts'
import { isObject } from '../frozen.ts'
import { isRemote, seatingOf, type Holder } from '../episode.ts'
import { Diverged, InvalidInput } from '../errors.ts'
import type { Event, EventOf, Seating } from '../event.ts'
import type { Seat } from '../game.ts'
import { finalEnd } from '../journal.ts'
import { holdersOf } from '../replay.ts'
import type { TableOptions } from '../table.ts'

export const NO_HOLDER = 'is neither an agent with a function act nor {remote}'

/** An agent's bare object stands for itself. */
export function asHolder(holder: Holder | Agent): Holder {
  if (!isObject(holder)) throw new InvalidInput(`${JSON.stringify(holder)} ${NO_HOLDER}`)
  return 'act' in holder ? { name: 'agent', agent: holder } : holder
}

/** Who sat there when the episode began: by the log, or as given now. */
export function seatingsAtStart(
  { seats = {} }: TableOptions,
  began: EventOf<'started'> | undefined,
): Readonly<Record<Seat, Seating>> {
  if (began) return began.seats
  return Object.fromEntries(Object.entries(seats).map(([seat, holder]) => [seat, seatingOf(asHolder(holder))]))
}

/** Whoever sits there now: at the start, or by the log where that goes on; nobody where it is over. */
export function holdersNow(
  { seats, agentFor }: TableOptions,
  past: readonly Event[],
  initial: Readonly<Record<Seat, Seating>>,
): Map<Seat, Holder> {
  const holders = new Map<Seat, Holder>()
  if (finalEnd(past)) return holders
  for (const [seat, seating] of Object.entries(past.length > 0 ? holdersOf(past) : initial)) {
    const given = seats?.[seat] && asHolder(seats[seat])
    if (seating.remote) {
      const person = given && isRemote(given) && given.person
      holders.set(seat, { remote: seating.agent, person })
    } else if (given && !isRemote(given) && given.name === seating.agent) holders.set(seat, given)
    else if (agentFor) holders.set(seat, agentFor(seat, seating))
    else if (given)
      throw new Diverged(`by its log ${seat} is held by ${seating.agent}, not by ${seatingOf(given).agent}`)
    else throw new InvalidInput(`by its log ${seat} is held by ${seating.agent}: seat it there to resume`)
  }
  return holders
}
