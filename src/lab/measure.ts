/** What an episode's log tells beyond its outcome: who said how much, what was refused, what it cost. */
import type { Event, EventOf, Status } from '../core/event.ts'
import type { Outcome, Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'

/** What one seat did in one episode. */
export interface SeatMeasures {
  actions: number
  passes: number
  /** Words in the `text` of its actions. */
  words: number
  unreadable: number
  illegal: number
  calls: number
  /** Requests sent beyond one a call. */
  retries: number
  inputTokens: number
  outputTokens: number
  /** US dollars, as far as prices are known. */
  cost: number
  /** Milliseconds spent waiting for models. */
  latency: number
  tools: number
  notes: number
}

/** One episode as a row of a table. */
export interface Row {
  readonly episode: string
  readonly seed: number
  readonly status: Status
  readonly reason: string
  readonly outcome: Outcome | null
  readonly seats: Readonly<Record<Seat, SeatMeasures>>
  /** Milliseconds from start to end, pauses included. */
  readonly duration: number
}

const none = (): SeatMeasures => ({
  actions: 0,
  passes: 0,
  words: 0,
  unreadable: 0,
  illegal: 0,
  calls: 0,
  retries: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  latency: 0,
  tools: 0,
  notes: 0,
})

/** Adds up events as they come; `row()` once the episode has ended. */
export class Measure {
  readonly seats: Record<Seat, SeatMeasures> = {}
  #start: EventOf<'started'> | undefined
  #end: EventOf<'ended'> | undefined

  add(event: Event): void {
    if (event.type === 'started') {
      this.#start = event
      for (const seat of Object.keys(event.seats)) this.seats[seat] = none()
    } else if (event.type === 'ended') this.#end = event
    else if ('seat' in event) count((this.seats[event.seat] ??= none()), event)
  }

  row(): Row {
    if (!this.#start || !this.#end) throw new Error('the episode has not ended')
    const { episode, seed, time } = this.#start
    const { status, reason, outcome } = this.#end
    return { episode, seed, status, reason, outcome, seats: this.seats, duration: this.#end.time - time }
  }
}

/** The row of a whole log. */
export function measure(events: readonly Event[]): Row {
  const measures = new Measure()
  for (const event of events) measures.add(event)
  return measures.row()
}

function count(seat: SeatMeasures, event: Event): void {
  switch (event.type) {
    case 'acted':
      seat.actions++
      seat.words += countWords(event.action)
      break
    case 'passed':
      seat.passes++
      break
    case 'rejected':
      if (event.why !== 'stale') seat[event.why]++
      break
    case 'called':
      seat.calls++
      break
    case 'answered':
      seat.retries += event.answer.attempts - 1
      seat.inputTokens += event.answer.usage.inputTokens
      seat.outputTokens += event.answer.usage.outputTokens
      seat.cost += event.answer.cost ?? 0
      seat.latency += event.answer.latency
      break
    case 'used':
      seat.tools++
      break
    case 'noted':
      seat.notes++
      break
    default:
    // Nothing that is counted by seat.
  }
}

function countWords(action: Json): number {
  const text = action && typeof action === 'object' && 'text' in action ? action.text : ''
  return typeof text === 'string' ? (text.match(/\S+/g)?.length ?? 0) : 0
}
