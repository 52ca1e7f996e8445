/** What a run and a worker of its queue say to each other about one episode. */
import type { Event } from '../../../core/event.ts'
import type { PlanInput } from '../../plans/plan.ts'
import type { Answer, Request, SentError } from '../workers/messages.ts'

export type FromQueueWorker =
  /** `host`: where it works. */
  | { readonly type: 'hello'; readonly host: string }
  | { readonly type: 'events'; readonly events: readonly Event[] }
  | { readonly type: 'broke'; readonly error: SentError }
  | Request

export type ToQueueWorker =
  /** `past`: what the episode's log holds already. `key`: the run's identity, which the worker's must equal. */
  | { readonly type: 'begin'; readonly plan: PlanInput; readonly key: string; readonly past: readonly Event[] }
  /** Somebody else plays it, or nobody needs it any more. */
  | { readonly type: 'gone' }
  | { readonly type: 'stop'; readonly reason: string }
  /** It has had what it may take. */
  | { readonly type: 'had-enough'; readonly reason: string }
  | Answer
