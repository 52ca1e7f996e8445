/** One line of an episode's log. The log is the transcript, the replay, the resume point, the fork point and the data. */
import type { ModelFailureKind } from './errors.ts'
import type { Outcome, Seat } from './game.ts'
import type { Json } from './json.ts'
import type { Message, ModelAnswer, ModelRequest } from './model.ts'
import type { Thrown } from './thrown.ts'

/** Raised when the shape of events changes; logs of earlier formats are migrated when they are read. */
export const LOG_FORMAT = 3

/**
 * How an episode ended. `stopped`: a seat could not act legally, or nobody acted. `failed`: the provider, the machine or
 * the agent's own code; never scored as play. `cancelled`: by whoever ran it, or by its budget. `abandoned`: people left.
 */
export type Status = 'completed' | 'stopped' | 'failed' | 'cancelled' | 'abandoned'

/** Who sits where, as logged. */
export interface Seating {
  readonly agent: string
  readonly options?: Json
  readonly model?: string
  /** Whoever it is acts from outside the process: a person, another program. */
  readonly remote?: true
}

/** A message as stored: once in full with a number of its own, afterwards by that number. */
export type StoredMessage = number | (Message & { readonly id: number })

/** Why something that was said was not taken; `stale`: the table had moved on, which is nobody's fault. */
export type RejectedWhy = 'unreadable' | 'illegal' | 'stale'

/** Of a submission from outside that had an id. */
export interface FromOutside {
  readonly id?: string
  /** A hash of the action or the reply as it was handed in: the same id with another is another submission. */
  readonly submitted?: string
}

/** What happened, without number and time: one member for each type of event. */
export type EventBody =
  | {
      readonly type: 'started'
      readonly format: number
      readonly episode: string
      readonly game: string
      readonly version: number
      readonly config: Json
      readonly seed: number
      /** Those who sat there from the start; a seat that was empty is not named. */
      readonly seats: Readonly<Record<Seat, Seating>>
      /** Of the first state. */
      readonly hash: string
      readonly fork?: { readonly episode: string; readonly at: number }
      /** The identity of the run that it belongs to. */
      readonly run?: string
    }
  | {
      readonly type: 'called'
      readonly seat: Seat
      readonly call: number
      readonly messages: readonly StoredMessage[]
      readonly settings: Omit<ModelRequest, 'messages'>
    }
  | { readonly type: 'answered'; readonly seat: Seat; readonly call: number; readonly answer: ModelAnswer }
  | {
      readonly type: 'unanswered'
      readonly seat: Seat
      readonly call: number
      readonly reason: string
      /** What kind of `ModelFailure` it was. */
      readonly kind?: ModelFailureKind
    }
  | {
      readonly type: 'used'
      readonly seat: Seat
      readonly use: number
      readonly tool: string
      readonly input: Json
      /** One of the two: what came of it, or what it failed with. */
      readonly output?: Json
      readonly error?: Thrown
    }
  | { readonly type: 'noted'; readonly seat: Seat; readonly kind: string; readonly data: Json }
  | ({
      readonly type: 'acted'
      readonly seat: Seat
      readonly action: Json
      /** Private: thoughts, module steps. */
      readonly notes?: Json
      /** Of the state after the action. */
      readonly hash: string
    } & FromOutside)
  | ({ readonly type: 'passed'; readonly seat: Seat; readonly notes?: Json } & FromOutside)
  | ({
      readonly type: 'rejected'
      readonly seat: Seat
      readonly why: RejectedWhy
      readonly said: Json
      readonly reason: string
    } & FromOutside)
  | { readonly type: 'ticked'; readonly action: Json; readonly hash: string }
  | { readonly type: 'joined'; readonly seat: Seat; readonly who: Seating }
  | { readonly type: 'left'; readonly seat: Seat; readonly who: string; readonly reason?: string }
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly from: string; readonly to: Seating }
  | {
      readonly type: 'ended'
      readonly status: Status
      readonly reason: string
      readonly outcome: Outcome | null
      /** The stack of the error that ended it, where an agent's own code failed. */
      readonly detail?: string
      /** Of the lines of the log up to this one, and of this one without it: put there by the file it was written to. */
      readonly digest?: string
    }

/** Everything in an event is the referee's: what a seat may see is its stream of observations and nothing else. */
export type Event = EventBody & {
  /** Position in the log, from 1. */
  readonly n: number
  /** Milliseconds since 1970. */
  readonly time: number
}

/** An event of one type. */
export type EventOf<Type extends EventBody['type']> = Extract<EventBody, { type: Type }> & Event

/** Events that decide how an episode goes on, and so keep their order in the log. */
export type OrderedEvent = EventOf<'acted' | 'passed' | 'rejected' | 'ticked' | 'joined' | 'left' | 'handed-over'>

const ORDERED: ReadonlySet<EventBody['type']> = new Set([
  'acted',
  'passed',
  'rejected',
  'ticked',
  'joined',
  'left',
  'handed-over',
])

export const isOrdered = (event: EventBody): event is OrderedEvent => ORDERED.has(event.type)

/** Whether an episode that ended so is over; a failed or cancelled one is resumed when it is played again. */
export const isFinal = (status: Status): boolean => status !== 'failed' && status !== 'cancelled'

/** Who took which seat by this event. */
export function arrivals(event: EventBody): [Seat, Seating][] {
  if (event.type === 'started') return Object.entries(event.seats)
  if (event.type === 'joined') return [[event.seat, event.who]]
  return event.type === 'handed-over' ? [[event.seat, event.to]] : []
}
