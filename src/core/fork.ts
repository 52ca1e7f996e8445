/** Goes on from any event of an episode with somebody else in a seat: the general form of prompted self-play. */
import type { Event, EventOf, Seating } from './event.ts'
import type { Seat } from './game.ts'
import { InvalidInput } from './errors.ts'
import { startOf } from './replay.ts'

export interface Fork {
  /** Keep the events up to this one, by number. */
  readonly at: number
  /** Who takes which seat from there; the other seats keep their agents, with all that they have learnt. */
  readonly seats: Readonly<Record<Seat, Seating>>
  /** The new episode's id. */
  readonly episode: string
}

/**
 * The log that the forked episode begins with. Played on from there, a kept agent is answered by the journal up to the
 * fork; at a seat that was handed over, the moves before it are made again without asking anybody.
 */
export function fork(events: readonly Event[], { at, seats, episode }: Fork): Event[] {
  const start = startOf(events)
  if (!Number.isInteger(at) || at < 1 || at > events.length)
    throw new InvalidInput(`fork: there is no event ${at}; the log has events 1 to ${events.length}`)
  for (const seat of Object.keys(seats))
    if (!start.seats[seat])
      throw new InvalidInput(`fork: there is no seat ${seat}; the seats are ${Object.keys(start.seats).join(', ')}`)
  const begun: EventOf<'started'> = {
    ...start,
    episode,
    seats: { ...start.seats, ...seats },
    fork: { episode: start.episode, at },
  }
  const kept = events.slice(1, at).filter((event) => event.type !== 'ended')
  const handed = Object.keys(seats).map((seat) => ({
    time: Date.now(),
    type: 'handed-over' as const,
    seat,
    from: start.seats[seat]!.agent,
    to: seats[seat]!.agent,
  }))
  return [begun, ...kept, ...handed].map((event, i) => ({ ...event, n: i + 1 }) as Event)
}
