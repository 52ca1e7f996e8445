/** What a run and its workers say to each other. */
import { messageOf } from '../../../core/boundary.ts'
import { Diverged, InvalidInput, LogFailure, ModelFailure, type ModelFailureKind } from '../../../core/errors.ts'
import type { Event } from '../../../core/event.ts'
import type { AskOptions, ModelRequest } from '../../../core/model.ts'
import type { Attempt } from '../play-episode.ts'
import type { PlanInput } from '../../plans/plan.ts'

export type ToWorker =
  /** `began`: when the call on the run did. */
  | {
      readonly type: 'begin'
      readonly plan: PlanInput
      readonly folder: string
      readonly began: number
      readonly replay?: boolean
    }
  | { readonly type: 'play'; readonly seed: number }
  | Answer
  /** Nothing new is begun. */
  | { readonly type: 'drain' }
  /** What is played is cancelled. */
  | { readonly type: 'stop'; readonly reason: string }

/** What comes back of a request by its number. */
export type Answer =
  | { readonly type: 'answer'; readonly request: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly request: number; readonly error: SentError }
  /** The episode has had what it may take. */
  | { readonly type: 'enough'; readonly request: number; readonly error: SentError }

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'beat' }
  | { readonly type: 'played'; readonly seed: number; readonly attempt: Attempt }
  | { readonly type: 'broke'; readonly seed?: number; readonly error: SentError }
  | { readonly type: 'rejected'; readonly event: Event }
  | Request

/** What a worker asks of the run: its models, and leave for an episode to begin. */
export type Request =
  | {
      readonly type: 'ask'
      readonly request: number
      readonly model: string
      readonly question: ModelRequest
      readonly call?: AskOptions['call']
    }
  | { readonly type: 'admit'; readonly request: number; readonly episode: string }
  /** An episode that was admitted by that request has ended. */
  | { readonly type: 'ended'; readonly request: number; readonly finished: boolean }
  | { readonly type: 'take-back'; readonly request: number }

/** An error as it travels. */
export interface SentError {
  readonly message: string
  readonly brand?: 'Diverged' | 'InvalidInput' | 'LogFailure' | 'ModelFailure'
  readonly kind?: ModelFailureKind
}

export function sendError(error: unknown): SentError {
  const message = messageOf(error)
  if (ModelFailure.isInstance(error)) return { message, brand: 'ModelFailure', kind: error.kind }
  if (Diverged.isInstance(error)) return { message, brand: 'Diverged' }
  if (InvalidInput.isInstance(error)) return { message, brand: 'InvalidInput' }
  return LogFailure.isInstance(error) ? { message, brand: 'LogFailure' } : { message }
}

export function receiveError({ message, brand, kind }: SentError): Error {
  if (brand === 'ModelFailure') return new ModelFailure(kind!, message)
  if (brand === 'Diverged') return new Diverged(message)
  if (brand === 'InvalidInput') return new InvalidInput(message)
  return brand === 'LogFailure' ? new LogFailure(message) : new Error(message)
}
