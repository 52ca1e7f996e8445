/** What goes out of a table: to each seat its stream, to the referee every event, to whoever reads as they come. */
import type { Event, EventBody } from '../event.ts'
import type { Game, Seat } from '../game.ts'
import { getOrAdd } from '../get-or-add.ts'
import { readGrowing } from '../reading.ts'
import { follow } from '../replay.ts'
import { SeatStream, type Seen } from '../stream.ts'

export interface OutletsSetup<State> {
  readonly game: Game<any, State>
  /** All events so far; grows. */
  readonly events: readonly Event[]
  /** Whether the episode stands where its log ended and goes on. */
  readonly isResumed: () => boolean
  readonly isOver: () => boolean
  /** Nothing is shown before it outlives this process. */
  readonly flush: () => Promise<void>
}

export interface Outlets<State> {
  add(event: EventBody, state: State): void
  of(seat: Seat): SeatStream<State>
  /** Wakes whoever reads. */
  tell(): void
  stream(seat: Seat, after: number, signal: AbortSignal | undefined): AsyncIterableIterator<Seen>
  events(after: number, signal: AbortSignal | undefined): AsyncIterableIterator<Event>
}

export function openOutlets<State>(setup: OutletsSetup<State>): Outlets<State> {
  const { game, events, isResumed } = setup
  const streams = new Map<Seat, SeatStream<State>>()
  /** Whoever waits for something new. */
  const readers = new Set<() => void>()

  function open(seat: Seat): SeatStream<State> {
    const stream = new SeatStream(game, seat)
    const followed = follow(game)
    for (const event of events) stream.add(event, followed.add(event))
    if (isResumed()) stream.resume()
    return stream
  }

  const of = (seat: Seat): SeatStream<State> => getOrAdd(streams, seat, () => open(seat))

  const onChange = (wake: () => void) => {
    readers.add(wake)
    return () => void readers.delete(wake)
  }

  return {
    of,
    add(event, state) {
      for (const stream of streams.values()) stream.add(event, state)
    },
    tell() {
      const woken = [...readers]
      readers.clear()
      for (const wake of woken) wake()
    },
    stream(seat, after, signal) {
      const stream = of(seat)
      // A number that was never given out belongs to something that was lost with its machine: begin with what is now.
      const from = after > stream.length ? Math.max(0, stream.newest.n - 1) : after
      return readGrowing({ ...setup, onChange, entriesAfter: (n) => stream.after(n) }, from, signal)
    },
    events: (after, signal) =>
      readGrowing({ ...setup, onChange, entriesAfter: (n) => events.slice(n) }, Math.max(0, after), signal),
  }
}
