/**
 * Writes an episode's events, and answers from those an earlier process already wrote. To resume, an episode is played
 * again from the start: whatever comes from outside is found here by seat and number, so that no call is paid twice.
 */
import { messageOf } from './boundary.ts'
import { Diverged, LogFailure } from './errors.ts'
import { arrivals, isFinal, isOrdered, type Event, type EventBody, type EventOf, type OrderedEvent } from './event.ts'
import type { Seat } from './game.ts'
import { getOrAdd } from './get-or-add.ts'
import { canonical, same } from './json.ts'
import type { Log } from './log.ts'

type KeyedType = 'answered' | 'unanswered' | 'used'

/** What the log has next, of what decides how play goes on. */
export interface Next {
  readonly event: OrderedEvent
  /**
   * To be done as logged, asking nobody: the clock, who came and went, and whatever was done by those who act from outside
   * or no longer hold the seat. Otherwise the seat's agent decides it again.
   */
  readonly given: boolean
}

export class Journal {
  readonly #log: Log
  readonly #listen: ((event: Event) => void) | undefined
  readonly #past = new Map<string, Event[]>()
  /** Ordered past events, and how many of them have been played again. */
  readonly #order: Next[] = []
  #played = 0
  /** How many given moves of each seat are still to be played again. */
  readonly #given = new Map<Seat, number>()
  #count: number
  /** What made it impossible to go on; an agent may have caught it, the table must not. */
  failure: Error | undefined

  constructor(log: Log, listen?: (event: Event) => void) {
    this.#log = log
    this.#listen = listen
    this.#count = log.events.length
    const settled = lastArrivals(log.events)
    const over = finalEnd(log.events) !== undefined
    const remote = new Map<Seat, boolean>()
    const final = finalFailures(log.events)
    for (const event of log.events) {
      for (const [seat, who] of arrivals(event)) remote.set(seat, who.remote === true)
      const given =
        over || !('seat' in event) || remote.get(event.seat) === true || event.n <= (settled.get(event.seat) ?? 0)
      if (final.has(event)) continue
      if (isHistory(event, given)) continue
      getOrAdd(this.#past, streamOf(event), () => []).push(event)
      if (!isOrdered(event)) continue
      this.#order.push({ event, given })
      if (given && 'seat' in event) this.#given.set(event.seat, (this.#given.get(event.seat) ?? 0) + 1)
    }
  }

  /** How many events the log holds. */
  get count(): number {
    return this.#count
  }

  /** What comes next by the log; undefined once it has been played again. */
  next(): Next | undefined {
    return this.#order[this.#played]
  }

  /** How many moves this seat still has in the log that are done as logged, asking nobody. */
  givenLeft(seat: Seat): number {
    return this.#given.get(seat) ?? 0
  }

  /** Writes an event, or finds that it is already written. Throws {@link Diverged} where the log says otherwise. */
  write(body: EventBody): Event {
    const past = this.#past.get(streamOf(body))?.shift()
    if (past) return this.#compare(past, body)
    const next = this.next()
    if (next && isOrdered(body))
      throw this.#fail(
        new Diverged(`event ${next.event.n} of the log is ${describe(next.event)}, but now comes ${describe(body)}`),
      )
    const event: Event = { n: ++this.#count, time: Date.now(), ...body }
    try {
      this.#log.append(event)
    } catch (error) {
      throw this.#fail(error)
    }
    try {
      this.#listen?.(event)
    } catch (error) {
      throw this.#fail(new LogFailure(`a listener failed: ${messageOf(error)}`, { cause: error }))
    }
    return event
  }

  #compare(past: Event, body: EventBody): Event {
    const { n, time: _, digest: __, ...written } = past as Event & { readonly digest?: string }
    if (!same(written, body))
      throw this.#fail(new Diverged(`event ${n} of the log is ${describe(written)}, but now comes ${describe(body)}`))
    if (isOrdered(past)) {
      const next = this.#order[this.#played++]!
      if (next.given && 'seat' in past) this.#given.set(past.seat, this.#given.get(past.seat)! - 1)
      if (next.event !== past)
        throw this.#fail(new Diverged(`event ${next.event.n} of the log comes before event ${n}, but now after it`))
    }
    return past
  }

  #fail(error: unknown): Error {
    const known = LogFailure.isInstance(error) || Diverged.isInstance(error)
    return (this.failure ??= known
      ? error
      : new LogFailure(`cannot write the log: ${messageOf(error)}`, { cause: error }))
  }

  /** Play has left the log: nothing that is done now may be written. */
  diverge(message: string): Error {
    return this.#fail(new Diverged(message))
  }

  throwIfFailed(): void {
    if (this.failure) throw this.failure
  }

  /** Resolves once all that was written outlives this process. */
  async flush(): Promise<void> {
    try {
      await this.#log.flush?.()
    } catch (error) {
      throw this.#fail(error)
    }
  }

  /** Takes a past event as repeated, which is known to be the same; false: there is none. */
  repeat(type: 'called', seat: Seat, number: number): boolean {
    const past = this.#past.get(keyOf(type, seat, number))?.shift()
    return past !== undefined
  }

  /** The logged answer to this seat's call or use with this number, if there is one. */
  find<Type extends KeyedType>(type: Type, seat: Seat, number: number): Extract<EventBody, { type: Type }> | undefined {
    return this.#past.get(keyOf(type, seat, number))?.[0] as Extract<EventBody, { type: Type }> | undefined
  }
}

/** Where each seat was last taken or left, by number; a seat that kept its first holder is not named. */
function lastArrivals(events: readonly Event[]): Map<Seat, number> {
  const last = new Map<Seat, number>()
  for (const event of events)
    if (event.type === 'joined' || event.type === 'handed-over' || event.type === 'left') last.set(event.seat, event.n)
  return last
}

/**
 * Past events that nobody repeats: an end by failure or cancellation and, of those who are not asked again, all but their
 * moves.
 */
function isHistory(event: Event, given: boolean): boolean {
  if (event.type === 'ended') return !isFinal(event.status)
  return given && 'seat' in event && !isOrdered(event)
}

/**
 * Calls and tools whose failure ended the episode, or that were asked again since: they are asked again. All others were
 * caught by the agent, or nobody knows yet: it must find them again, or it would decide something else.
 */
function finalFailures(events: readonly Event[]): Set<Event> {
  const final = new Set<Event>()
  /** Who decided something before the next end; before the first, seen from behind, everybody still may. */
  let decided: Set<Seat> | undefined
  const askedAgain = new Set<string>()
  for (const event of [...events].reverse()) {
    if (event.type === 'ended') decided = new Set()
    else if (event.type === 'acted' || event.type === 'passed' || event.type === 'rejected') decided?.add(event.seat)
    const key = keyOfAnswer(event)
    if (key === undefined || !('seat' in event)) continue
    const failed = event.type === 'unanswered' || (event.type === 'used' && event.error !== undefined)
    if (failed && (askedAgain.has(key) || decided?.has(event.seat) === false)) final.add(event)
    askedAgain.add(key)
  }
  return final
}

/** What an event answers: a call of a model or a use of a tool. */
function keyOfAnswer(event: Event): string | undefined {
  if (event.type === 'answered' || event.type === 'unanswered') return keyOf('call', event.seat, event.call)
  return event.type === 'used' ? keyOf('use', event.seat, event.use) : undefined
}

const keyOf = (type: string, seat: Seat, number: number): string => `${type}/${seat}/${number}`

/** Events of one stream keep their order however the seats' events interleave. */
function streamOf(event: EventBody): string {
  if (event.type === 'called' || event.type === 'answered' || event.type === 'unanswered')
    return keyOf(event.type, event.seat, event.call)
  if (event.type === 'used') return keyOf(event.type, event.seat, event.use)
  // Modules that work side by side may note things in any order.
  if (event.type === 'noted') return `noted/${event.seat}/${canonical([event.kind, event.data])}`
  return 'seat' in event ? `seat/${event.seat}` : event.type
}

/** The end of a log that is over for good. */
export const finalEnd = (events: readonly Event[]): EventOf<'ended'> | undefined => {
  const last = events.at(-1)
  return last?.type === 'ended' && isFinal(last.status) ? last : undefined
}

const describe = (body: EventBody): string => {
  const text = canonical(body)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
