/** Tries again what may succeed later. A provider's limit is waited out by the clock; other failures are counted. */
import type { Model } from '../../core/model.ts'
import { ProviderFailure } from '../failure.ts'
import { sleep } from './wait.ts'

/** How often and how long it is tried again. */
export interface RetryOptions {
  /** Most requests for one answer that failed otherwise than by a limit. Default 12. */
  readonly attempts?: number
  /** Most failures of one kind in a row, limits aside. Default 8; an answer without words is asked for 3 times. */
  readonly identical?: number
  /** Milliseconds before the second attempt; doubled for each further one. Default 500. */
  readonly pause?: number
  /** Longest pause of our own, in milliseconds. Default 30 000. */
  readonly longestPause?: number
  /** Longest time that one call waits for a provider's limit, in milliseconds. Default 1 800 000 (half an hour). */
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
  /** Milliseconds until the next attempt, at the least. */
  readonly pause: number
}

/** A provider that was never reached, and an answer that is no answer, are not worth all that patience. */
const FEW = 3

export const LONGEST_WAIT = 1_800_000

export function withRetry(model: Model, options: RetryOptions = {}, onRetry?: (retry: Retry) => void): Model {
  const {
    attempts: most = 12,
    identical: mostAlike = 8,
    pause = 500,
    longestPause = 30_000,
    longestWait = LONGEST_WAIT,
  } = options
  let reached = false
  let answered = false

  return {
    name: model.name,
    async ask(request, asking) {
      let alike = 0
      let last: string | undefined
      let attempts = 0
      /** Attempts that failed otherwise than by a limit. */
      let counted = 0
      /** When this call first met a limit. */
      let limited: number | undefined
      /** What failed attempts cost. */
      let lost = 0
      for (;;) {
        try {
          const answer = await model.ask(request, asking)
          reached = true
          answered = true
          const { cost } = answer
          return { ...answer, attempts: attempts + answer.attempts, ...(cost !== undefined && { cost: cost + lost }) }
        } catch (error) {
          attempts++
          if (!ProviderFailure.isInstance(error) || !error.retryable || asking?.signal?.aborted) throw error
          lost += error.taken?.usd ?? 0
          const { kind } = error
          let wait: number
          if (kind === 'limit') {
            reached = true
            limited ??= performance.now()
            // The account's own limit says when; here only those who come back are spread a little.
            wait = error.retryAfter ?? pause * Math.random()
            const waited = performance.now() - limited
            if (waited + wait > longestWait) throw giveUp(error, attempts, waited + wait)
          } else {
            counted++
            const same = `${kind} ${error.status ?? ''}`
            alike = same === last ? alike + 1 : 1
            last = same
            // What says that all is well and sends no answer has not been the model so far.
            const strange = !answered && error.status !== undefined && error.status < 300
            if (kind !== 'unreachable' && !strange) reached = true
            const patience = reached && !strange ? (kind === 'empty' ? FEW : mostAlike) : error.absent ? 1 : FEW
            if (counted >= most || alike >= Math.min(patience, mostAlike)) throw giveUp(error, attempts)
            wait = Math.max(error.retryAfter ?? 0, backOff(pause, longestPause, counted))
            if (wait > longestWait) throw giveUp(error, attempts, wait)
          }
          onRetry?.({
            model: model.name,
            call: asking?.call,
            attempt: attempts,
            kind,
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

function giveUp(error: ProviderFailure, attempts: number, wait?: number): ProviderFailure {
  const seconds = wait === undefined ? 0 : Math.ceil((error.retryAfter ?? wait) / 1000)
  const asks =
    wait === undefined ? '' : error.retryAfter === undefined ? `, for ${seconds} s` : `, and asks to wait ${seconds} s`
  const tried = attempts > 1 ? ` (gave up after ${attempts} attempts)` : ''
  return new ProviderFailure(error.kind, `${error.message}${asks}${tried}`, { ...error, retryable: false })
}
