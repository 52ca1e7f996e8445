/** One line of an episode's log. The log is the transcript, the replay, the resume point, the fork point and the data. */
import type { Outcome, Seat } from './game.ts'
import type { Json } from './json.ts'
import type { Message, ModelAnswer, ModelRequest } from './model.ts'

/** Raised when the shape of events changes. */
export const LOG_FORMAT = 1

/**
 * How an episode ended. `stopped`: a seat could not act legally, or nobody acted. `failed`: the provider or the machine;
 * never scored as play. `cancelled`: by whoever ran it, or by its budget. `abandoned`: a person left.
 */
export type Status = 'completed' | 'stopped' | 'failed' | 'cancelled' | 'abandoned'

/** Who sits where, as logged. */
export interface Seating {
  readonly agent: string
  readonly options?: Json
  readonly model?: string
}

/** A message as stored: once in full with a number of its own, afterwards by that number. */
export type StoredMessage = number | (Message & { readonly id: number })

export type EventBody =
  | {
      readonly type: 'started'
      readonly format: number
      readonly episode: string
      readonly game: string
      readonly version: number
      readonly config: Json
      readonly seed: number
      readonly seats: Readonly<Record<Seat, Seating>>
      readonly hash: string
      readonly fork?: { readonly episode: string; readonly at: number }
    }
  | {
      readonly type: 'called'
      readonly seat: Seat
      readonly call: number
      readonly messages: readonly StoredMessage[]
      readonly settings: Omit<ModelRequest, 'messages'>
    }
  | { readonly type: 'answered'; readonly seat: Seat; readonly call: number; readonly answer: ModelAnswer }
  | { readonly type: 'unanswered'; readonly seat: Seat; readonly call: number; readonly reason: string }
  | {
      readonly type: 'used'
      readonly seat: Seat
      readonly use: number
      readonly tool: string
      readonly input: Json
      readonly output: Json
    }
  | { readonly type: 'noted'; readonly seat: Seat; readonly kind: string; readonly data: Json }
  | {
      readonly type: 'acted'
      readonly seat: Seat
      readonly action: Json
      readonly notes?: Json
      /** Of the state after the action. */
      readonly hash: string
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly notes?: Json }
  | {
      readonly type: 'refused'
      readonly seat: Seat
      readonly why: 'unreadable' | 'illegal'
      readonly said: Json
      readonly reason: string
    }
  | { readonly type: 'ticked'; readonly action: Json; readonly hash: string }
  | { readonly type: 'joined' | 'left'; readonly seat: Seat; readonly who: string }
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'ended'; readonly status: Status; readonly reason: string; readonly outcome: Outcome | null }

export type Event = EventBody & {
  /** Position in the log, from 1. */
  readonly n: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** Which seats may see it; absent: everybody. */
  readonly seenBy?: readonly Seat[]
}

/** An event of one type. */
export type EventOf<Type extends EventBody['type']> = Extract<EventBody, { type: Type }> & Event
