/**
 * Writes an episode's events, and answers from those an earlier process already wrote. To resume, an episode is played
 * again from the start: whatever comes from outside is found here by seat and number, so that no call is paid twice.
 */
import { Diverged } from './errors.ts'
import type { Event, EventBody, EventOf } from './event.ts'
import type { Seat } from './game.ts'
import { canonical } from './json.ts'
import type { Log } from './log.ts'

type KeyedType = 'answered' | 'used'

export class Journal {
  readonly #log: Log
  readonly #past = new Map<string, Event[]>()
  /** Past events that decide the order of play, oldest first. */
  readonly #order: Event[] = []
  readonly #forced = new Set<Event>()
  readonly #handedOver: ReadonlySet<Seat>
  readonly #listen: ((event: Event) => void) | undefined
  #count: number

  constructor(log: Log, listen?: (event: Event) => void) {
    this.#log = log
    this.#listen = listen
    this.#count = log.events.length
    const handedOver = new Map<Seat, number>()
    for (const event of log.events) if (event.type === 'handed-over') handedOver.set(event.seat, event.n)
    this.#handedOver = new Set(handedOver.keys())
    for (const event of log.events) {
      const before = 'seat' in event && event.n <= (handedOver.get(event.seat) ?? 0)
      if (event.type === 'handed-over' || isHistory(event, before)) continue
      const stream = streamOf(event)
      if (!this.#past.has(stream)) this.#past.set(stream, [])
      this.#past.get(stream)!.push(event)
      if (decidesOrder(event)) this.#order.push(event)
      if (before) this.#forced.add(event)
    }
  }

  /** What this seat did at this point under an earlier holder: to be done again without asking the present one. */
  forced(seat: Seat): EventOf<'acted'> | EventOf<'passed'> | undefined {
    const event = this.#past.get(`seat/${seat}`)?.[0]
    return event && this.#forced.has(event) ? (event as EventOf<'acted'>) : undefined
  }

  /**
   * Whether this seat, which was handed over, has to wait in free chat: moves from before the hand-over are made again in
   * their order, and until then its new holder is not asked.
   */
  waits(seat: Seat): boolean {
    if (!this.#handedOver.has(seat)) return false
    const next = this.#order[0]
    if (this.forced(seat)) return next !== undefined && !('seat' in next && next.seat === seat)
    return this.#order.some((event) => this.#forced.has(event))
  }

  /** Writes an event, or finds that it is already written. */
  write(body: EventBody, seenBy?: readonly Seat[]): Event {
    const past = this.#past.get(streamOf(body))?.shift()
    if (past) {
      if (decidesOrder(past)) this.#order.splice(this.#order.indexOf(past), 1)
      const { n, time, seenBy: _, ...written } = past
      if (canonical(written) !== canonical(body))
        throw new Diverged(
          `event ${n} of the log is ${describe(written as EventBody)}, but now comes ${describe(body)}`,
        )
      return past
    }
    const event: Event = { n: ++this.#count, time: Date.now(), ...(seenBy && { seenBy }), ...body }
    this.#log.append(event)
    this.#listen?.(event)
    return event
  }

  /** The logged answer to this seat's call or use with this number, if there is one. */
  find<Type extends KeyedType>(type: Type, seat: Seat, number: number): Extract<EventBody, { type: Type }> | undefined {
    return this.#past.get(keyOf(type, seat, number))?.[0] as Extract<EventBody, { type: Type }> | undefined
  }

  /** The seat (or `undefined` for the clock) whose move the log has next; `null` when the log has no further move. */
  next(): { readonly seat?: Seat } | null {
    const event = this.#order[0]
    return event ? { seat: 'seat' in event ? event.seat : undefined } : null
  }

  /** Whether everything in the log has been played again. */
  get caughtUp(): boolean {
    return [...this.#past.values()].every((events) => events.length === 0)
  }
}

const keyOf = (type: string, seat: Seat, number: number): string => `${type}/${seat}/${number}`

/**
 * Past events that nobody repeats: an end by failure or cancellation, a call that came to nothing, and, of a seat's
 * earlier holder, all but its moves.
 */
function isHistory(event: Event, beforeHandOver: boolean): boolean {
  if (event.type === 'unanswered') return true
  if (event.type === 'ended') return event.status === 'failed' || event.status === 'cancelled'
  return beforeHandOver && !decidesOrder(event)
}

/** Events of one stream keep their order however the seats' events interleave. */
function streamOf(event: EventBody): string {
  if (event.type === 'called' || event.type === 'answered') return keyOf(event.type, event.seat, event.call)
  if (event.type === 'used') return keyOf(event.type, event.seat, event.use)
  return 'seat' in event ? `seat/${event.seat}` : event.type
}

const decidesOrder = (event: EventBody): boolean =>
  event.type === 'acted' || event.type === 'passed' || event.type === 'ticked'

const describe = (body: EventBody): string => {
  const text = canonical(body)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
