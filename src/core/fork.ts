/** Goes on from any event of an episode with somebody else in a seat: the general form of prompted self-play. */
import { InvalidInput } from './errors.ts'
import { LOG_FORMAT, type Event, type EventOf, type Seating } from './event.ts'
import type { Seat } from './game.ts'
import { holdersOf, startOf } from './replay.ts'

/** Where a log is cut, and who goes on from there. */
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
 *
 * @example
 * ```ts
 * import { fork, memoryLog, play, validate, type Agent } from 'roundtable'
 * import game from 'roundtable/games/collab-capture'
 *
 * const config = validate(game.config, {}, 'config')
 * const chance: Agent = { act: (observation, turn) => ({ action: game.sample(observation, turn.random) }) }
 * const stays: Agent = { act: () => ({ action: { type: 'stay' } }) }
 * const log = memoryLog()
 * const seats = { alice: { name: 'chance', agent: chance }, bob: { name: 'chance', agent: chance } }
 * await play({ game, config, seed: 1, seats, log })
 *
 * // The first four events stay; from there bob stands still.
 * const begun = fork(log.all, { at: 4, seats: { bob: { agent: 'stays' } }, episode: 'what-if' })
 * const taken = { ...seats, bob: { name: 'stays', agent: stays } }
 * console.log((await play({ game, config, seed: 1, seats: taken, log: memoryLog(begun) })).status) // completed
 * ```
 */
export function fork(events: readonly Event[], { at, seats, episode }: Fork): Event[] {
  const start = startOf(events)
  if (!events[at - 1]) throw new InvalidInput(`fork: there is no event ${at}; the log has events 1 to ${events.length}`)
  const kept = events.slice(1, at).filter((event) => event.type !== 'ended')
  const holders = holdersOf([start, ...kept])
  const known = new Set([
    ...Object.keys(start.seats),
    ...events.flatMap((event) => ('seat' in event ? [event.seat] : [])),
  ])
  for (const seat of Object.keys(seats))
    if (!known.has(seat))
      throw new InvalidInput(`fork: there is no seat ${seat}; the seats are ${[...known].join(', ')}`)
  const { run: _, ...started } = start
  const begun: EventOf<'started'> = {
    ...started,
    format: LOG_FORMAT,
    episode,
    fork: { episode: start.episode, at },
  }
  const handed = Object.entries(seats).map(([seat, who]) => {
    const from = holders[seat]?.agent
    const time = Date.now()
    return from === undefined
      ? { time, type: 'joined' as const, seat, who }
      : { time, type: 'handed-over' as const, seat, from, to: who }
  })
  return [begun, ...kept, ...handed].map((event, i) => ({ ...event, n: i + 1 }))
}
