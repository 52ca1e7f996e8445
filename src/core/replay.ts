/** Plays a log again without its agents, checking every state against the hash that was logged. */
import type { Event, EventOf } from './event.ts'
import { CLOCK, type Game } from './game.ts'
import { Diverged, LogFailure } from './errors.ts'
import { hash } from './json.ts'
import { validate } from './schema.ts'

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

/** Each event with the state after it. Throws {@link Diverged} where game and log part. */
export function* replay<State>(game: Game<any, State>, events: readonly Event[]): Generator<Replayed<State>> {
  const start = startOf(events)
  if (start.game !== game.name || start.version !== game.version)
    throw new Diverged(`the log is of ${start.game} version ${start.version}, not ${game.name} version ${game.version}`)
  let state = game.start(validate(game.config, start.config, 'the config in the log'), start.seed)
  check(start, state)
  for (const event of events) {
    if (event.type === 'acted') state = game.act(state, event.seat, event.action)
    if (event.type === 'ticked') state = game.act(state, CLOCK, event.action)
    if (event.type === 'acted' || event.type === 'ticked') check(event, state)
    yield { event, state }
  }
}

function check(event: { readonly n: number; readonly hash: string }, state: unknown): void {
  if (event.hash !== hash(state))
    throw new Diverged(`event ${event.n}: the game comes to another state than was logged`)
}
