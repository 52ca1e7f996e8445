/** Tries again what may succeed later: with growing pauses, as long as the provider asks, and never for ever. */
import type { Model } from '../../core/model.ts'
import { ProviderFailure } from '../failure.ts'
import { sleep } from './wait.ts'

/** How often and how long it is tried again. */
export interface RetryOptions {
  /** Most requests for one answer. Default 12. */
  readonly attempts?: number
  /** Most failures of one kind in a row. Default 8. */
  readonly identical?: number
  /** Milliseconds before the second attempt; doubled for each further one. Default 500. */
  readonly pause?: number
  /** Longest pause of our own, in milliseconds. Default 30 000. */
  readonly longestPause?: number
  /** Longest pause that a provider may ask for, in milliseconds; when it asks for more, the call fails. Default 300 000. */
  readonly longestWait?: number
}

/** An attempt that failed and will be made again. */
export interface Retry {
  readonly model: string
  readonly call?: string
  /** The attempt that failed, from 1. */
  readonly attempt: number
  readonly kind: ProviderFailure['kind']
  readonly message: string
  /** Milliseconds until the next attempt. */
  readonly pause: number
}

/** A provider that was never reached, or that just failed somebody for good, is not worth all that patience. */
const attemptsBeforeFirstAnswer = 3

export function withRetry(model: Model, options: RetryOptions = {}, onRetry?: (retry: Retry) => void): Model {
  const {
    attempts: most = 12,
    identical: mostAlike = 8,
    pause = 500,
    longestPause = 30_000,
    longestWait = 300_000,
  } = options
  let reached = false
  let down = false

  return {
    name: model.name,
    async ask(request, asking) {
      let alike = 0
      let last: string | undefined
      let spent = 0
      for (let attempt = 1; ; attempt++) {
        try {
          const answer = await model.ask(request, asking)
          reached = true
          down = false
          return { ...answer, attempts: spent + answer.attempts }
        } catch (error) {
          if (!(error instanceof ProviderFailure) || !error.retryable || asking?.signal?.aborted) throw error
          spent++
          const same = `${error.kind} ${error.status ?? ''}`
          alike = same === last ? alike + 1 : 1
          last = same
          if (error.kind !== 'unreachable') reached = true
          const patience = down ? 1 : reached ? mostAlike : Math.min(mostAlike, attemptsBeforeFirstAnswer)
          const wait = Math.max(error.retryAfter ?? 0, backOff(pause, longestPause, attempt))
          if (attempt >= most || alike >= patience || wait > longestWait) {
            down = error.kind === 'unreachable' || error.kind === 'server'
            throw giveUp(error, attempt, wait > longestWait ? wait : undefined)
          }
          onRetry?.({
            model: model.name,
            call: asking?.call,
            attempt,
            kind: error.kind,
            message: error.message,
            pause: wait,
          })
          await sleep(wait, asking?.signal)
        }
      }
    },
  }
}

/** Half of the pause is random, so that many callers do not come back at the same moment. */
const backOff = (pause: number, longest: number, attempt: number): number =>
  Math.min(longest, pause * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)

function giveUp(error: ProviderFailure, attempts: number, wait: number | undefined): ProviderFailure {
  const asks = wait ? `, and asks to wait ${Math.ceil(wait / 1000)} s` : ''
  const tried = attempts > 1 ? ` (gave up after ${attempts} attempts)` : ''
  return new ProviderFailure(error.kind, `${error.message}${asks}${tried}`, { ...error, retryable: false })
}
