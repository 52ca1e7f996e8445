/** Plays a log again without its agents, checking every state against the hash that was logged. */
import { Diverged, LogFailure } from './errors.ts'
import { arrivals, type Event, type EventOf, type Seating } from './event.ts'
import { CLOCK, type Game, type Seat } from './game.ts'
import { hash } from './json.ts'
import { validate } from './schema.ts'
import { hasherOf } from './version.ts'

/** One event of a log and where it led. */
export interface Replayed<State> {
  readonly event: Event
  /** The state after the event. */
  readonly state: State
}

/** The first event of a log. Throws {@link LogFailure} where it is something else. */
export function startOf(events: readonly Event[]): EventOf<'started'> {
  const first = events[0]
  if (first?.type !== 'started') throw new LogFailure('the log does not begin with the start of an episode')
  return first
}

/** How the episode ended, or undefined where it has not (or only failed or was cancelled and then went on). */
export function endOf(events: readonly Event[]): EventOf<'ended'> | undefined {
  const last = events.at(-1)
  return last?.type === 'ended' ? last : undefined
}

/** Who sits where after these events; a seat that nobody holds is not named. */
export function holdersOf(events: readonly Event[]): Record<Seat, Seating> {
  const holders: Record<Seat, Seating> = {}
  for (const event of events) {
    Object.assign(holders, Object.fromEntries(arrivals(event)))
    if (event.type === 'left') delete holders[event.seat]
  }
  return holders
}

/** Plays along with a log that grows, event by event. */
export interface Follower<State> {
  /** The state after the event. Throws {@link Diverged} where game and log part. */
  add(event: Event): State
}

/**
 * Follows a growing log: what a spectator does with the events of a live table.
 *
 * @example
 * ```ts
 * import { follow, memoryLog, openTable, validate, type Agent } from 'roundtable'
 * import game from 'roundtable/games/collab-capture'
 *
 * const chance: Agent = { act: (observation, turn) => ({ action: game.sample(observation, turn.random) }) }
 * const seats = { alice: { name: 'chance', agent: chance }, bob: { name: 'chance', agent: chance } }
 * const table = openTable({ game, config: validate(game.config, {}, 'config'), seed: 1, seats, log: memoryLog() })
 * const followed = follow(game)
 * for await (const event of table.events()) console.log(event.n, event.type, followed.add(event).situation.thief)
 * ```
 */
export function follow<State>(game: Game<any, State>): Follower<State> {
  let state: State | undefined
  let hashOf: (state: State) => string = hash
  return {
    add(event) {
      if (event.type === 'started') {
        hashOf = hasherFor(game, event)
        state = first(game, event)
      } else state = advance(game, state, event)
      if (event.type === 'started' || event.type === 'acted' || event.type === 'ticked') check(event, hashOf(state))
      return state
    },
  }
}

/**
 * Each event with the state after it. Throws {@link Diverged} where game and log part.
 *
 * @example
 * ```ts
 * import { memoryLog, play, replay, validate, type Agent } from 'roundtable'
 * import game from 'roundtable/games/theory-of-mind'
 *
 * const guess: Agent = { act: (observation, turn) => ({ action: game.sample(observation, turn.random) }) }
 * const log = memoryLog()
 * const seats = { player: { name: 'guess', agent: guess } }
 * await play({ game, config: validate(game.config, {}, 'config'), seed: 1, seats, log })
 * for (const { event, state } of replay(game, log.all)) console.log(event.type, state.chosen)
 * ```
 */
export function* replay<State>(game: Game<any, State>, events: readonly Event[]): Generator<Replayed<State>> {
  startOf(events)
  const followed = follow(game)
  for (const event of events) yield { event, state: followed.add(event) }
}

/**
 * The state after an event, unchecked: what whoever goes to and fro in a log needs, once {@link follow} has checked it or
 * nothing depends on it. Throws {@link Diverged} or `IllegalAction` where the game plays otherwise by now.
 */
export function advance<State>(game: Game<any, State>, state: State | undefined, event: Event): State {
  if (event.type === 'started') {
    hasherFor(game, event)
    return first(game, event)
  }
  if (state === undefined) throw new LogFailure('the log does not begin with the start of an episode')
  if (event.type === 'acted') return game.act(state, event.seat, event.action)
  return event.type === 'ticked' ? game.act(state, CLOCK, event.action) : state
}

function hasherFor<State>(game: Game<any, State>, start: EventOf<'started'>): (state: State) => string {
  const found = start.game === game.name ? hasherOf(game, start.version) : undefined
  if (found) return found
  throw new Diverged(`the log is of ${start.game} version ${start.version}, not ${game.name} version ${game.version}`)
}

function first<State>(game: Game<any, State>, start: EventOf<'started'>): State {
  return game.start(validate(game.config, start.config, 'the config in the log'), start.seed)
}

function check(event: Event & { readonly hash: string }, found: string): void {
  if (event.hash !== found) throw new Diverged(`event ${event.n}: the game comes to another state than was logged`)
}
