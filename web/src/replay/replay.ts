/** An episode played again in the page: every event, the state after it, and what each seat saw there. */
import {
  advance,
  IllegalAction,
  LogFailure,
  startOf,
  validate,
  type Event,
  type EventOf,
  type Game,
  type Seat,
} from 'roundtable'

export interface Replay {
  readonly events: readonly Event[]
  readonly start: EventOf<'started'>
  readonly seats: readonly Seat[]
  /** Absent where the game is not one of the package, or plays otherwise by now: then there is no board. */
  readonly game?: Game
  /** Why there is none. */
  readonly problem?: string
  /** After the event of that number, as far as it could be played again. */
  stateAt(n: number): unknown
  /** What the event brought about that it does not say itself. */
  news(n: number): readonly string[]
  /** What a seat saw after the event of that number. */
  observe(n: number, seat: Seat): unknown
}

/** Whether a crash cut the last line of a log short. */
export const isCutShort = (text: string): boolean => text !== '' && !text.endsWith('\n')

/** The events of a log, a line each; a last line that was cut short is left out. */
export function readEvents(text: string): readonly Event[] {
  const lines = text.split('\n')
  const events: Event[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    try {
      events.push(JSON.parse(line) as Event)
    } catch {
      if (index >= lines.length - 2) break
      throw new LogFailure(`line ${index + 1} of the log cannot be read`)
    }
  }
  if (events.length === 0) throw new LogFailure('the log is empty')
  return events
}

/** Steps between two states that are kept: the others are played again from there. */
const KEPT = 64

export function replayOf(events: readonly Event[], game: Game | undefined): Replay {
  const start = startOf(events)
  const all = [
    ...new Set([...Object.keys(start.seats), ...events.flatMap((event) => ('seat' in event ? [event.seat] : []))]),
  ]
  const without = (problem: string): Replay => {
    const nothing = (): unknown => undefined
    return { events, start, seats: all, problem, stateAt: nothing, news: () => [], observe: nothing }
  }
  if (!game) return without(`The game ${start.game} is not part of these pages: its events are shown without a board.`)
  try {
    return withGame(events, start, game)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return without(`It cannot be played again here (${error.message}): its events are shown without a board.`)
  }
}

function withGame(events: readonly Event[], start: EventOf<'started'>, game: Game): Replay {
  const kept: unknown[] = []
  let state: unknown
  let reached = events.length
  let problem: string | undefined
  for (const [index, event] of events.entries()) {
    try {
      state = advance(game, state, event)
    } catch (error) {
      if (!IllegalAction.isInstance(error) || index === 0) throw error
      problem = `From event ${event.n} on the game plays otherwise than it did then: ${error.message}`
      reached = index
      break
    }
    if (index % KEPT === 0) kept.push(state)
  }
  const near = new Map<number, unknown>()
  const stateAt = (n: number): unknown => {
    const index = Math.min(Math.max(n, 1), reached) - 1
    if (near.has(index)) return near.get(index)
    const from = Math.floor(index / KEPT)
    near.clear()
    let state = kept[from]
    near.set(from * KEPT, state)
    for (let i = from * KEPT + 1; i < Math.min((from + 1) * KEPT, reached); i++) {
      state = advance(game, state, events[i]!)
      near.set(i, state)
    }
    return near.get(index)
  }
  const seats = game.seats(validate(game.config, start.config, 'the config in the log'))
  const observe = (n: number, seat: Seat): unknown => game.observe(stateAt(n), seat)
  const news = (n: number): readonly string[] => {
    if (!game.news || n < 2 || n > reached) return []
    const [before, after] = [stateAt(n - 1), stateAt(n)]
    return before === after ? [] : game.news(before, after)
  }
  return { events, start, seats, game, ...(problem !== undefined && { problem }), stateAt, news, observe }
}
