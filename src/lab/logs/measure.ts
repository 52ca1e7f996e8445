/** What an episode's log tells beyond its outcome: who said how much, what was refused, what it cost. */
import type { Event, EventOf, Status } from '../../core/event.ts'
import type { Outcome, Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'

/** What one seat did in one episode. */
export interface SeatMeasures {
  actions: number
  passes: number
  /** Words in the `text` of its actions. */
  words: number
  unreadable: number
  illegal: number
  calls: number
  /** Calls that brought no answer: the provider failed, refused or was silent. */
  unanswered: number
  /** Answers whose price is not known, so that `cost` is too small. */
  unpriced: number
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
  /** Hash of the first state: of the world that was dealt. */
  readonly start: string
  /** Fingerprint of all that was done in it, in order: equal where the same seats made the same moves. */
  readonly moves: string
}

const none = (): SeatMeasures => ({
  actions: 0,
  passes: 0,
  words: 0,
  unreadable: 0,
  illegal: 0,
  calls: 0,
  unanswered: 0,
  unpriced: 0,
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
  /** Without a prototype: a log may name any seat, `__proto__` too. */
  readonly seats = Object.create(null) as Record<Seat, SeatMeasures>
  #start: EventOf<'started'> | undefined
  #end: EventOf<'ended'> | undefined
  readonly #moves = new Fingerprint()

  add(event: Event): void {
    if (event.type === 'acted' || event.type === 'passed' || event.type === 'ticked') this.#moves.add(moveOf(event))
    if (event.type === 'started') {
      this.#start = event
      for (const seat of Object.keys(event.seats)) this.seats[seat] = none()
    } else if (event.type === 'ended') this.#end = event
    else if ('seat' in event) count((this.seats[event.seat] ??= none()), event)
  }

  /** When the episode ended, in milliseconds since 1970. */
  ended(): number {
    if (!this.#end) throw new Error('the episode has not ended')
    return this.#end.time
  }

  row(): Row {
    if (!this.#start || !this.#end) throw new Error('the episode has not ended')
    const { episode, seed, time, hash: start } = this.#start
    const { status, reason, outcome } = this.#end
    const moves = this.#moves.toString()
    // The clock may have been set back meanwhile.
    const duration = Math.max(0, this.#end.time - time)
    return { episode, seed, status, reason, outcome, seats: this.seats, duration, start, moves }
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
    case 'unanswered':
      seat.unanswered++
      break
    case 'answered':
      if (event.answer.cost === undefined) seat.unpriced++
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

/** What was done, without what differs between two episodes that go alike. */
const moveOf = (event: EventOf<'acted' | 'passed' | 'ticked'>): string =>
  JSON.stringify(event.type === 'ticked' ? event.action : [event.seat, event.type === 'acted' ? event.action : null])

/** A running hash of texts, quick rather than safe: two times 32 bits (FNV-1a from two bases). */
class Fingerprint {
  #one = 0x811c9dc5
  #other = 0x01234567

  add(text: string): void {
    for (let i = 0; i < text.length; i++) this.#mix(text.charCodeAt(i))
    this.#mix(10)
  }

  #mix(code: number): void {
    this.#one = Math.imul(this.#one ^ code, 0x01000193)
    this.#other = Math.imul(this.#other ^ code, 0x85ebca6b) ^ (this.#other >>> 15)
  }

  toString(): string {
    return [this.#one, this.#other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
  }
}

function countWords(action: Json): number {
  const text = action && typeof action === 'object' && 'text' in action ? action.text : ''
  return typeof text === 'string' ? (text.match(/\S+/g)?.length ?? 0) : 0
}
