/**
 * How many requests of one account may be under way at once: doubled after each clean round until the provider first
 * says "too many", then raised by 5 % a round; cut to 0.8 when it says so. Then nobody asks for as long as it names, or,
 * where it names no time, for a moment that grows until one request, sent alone, is answered.
 */
import { ProviderFailure } from '../failure.ts'
import { LONGEST_WAIT } from './retry.ts'
import { waitFor } from './wait.ts'

/** How the number of requests at once adapts. */
export interface LimitOptions {
  /** Requests at once to begin with. Default 10. High for a server of one's own. */
  readonly start?: number
  /** Never more at once. Default 200. */
  readonly max?: number
  /** Milliseconds after a cut in which the limit is not raised, where the provider names no time. Default 15 000. */
  readonly coolDown?: number
  /** Milliseconds before one request asks whether a limit without a named end is over; grows to 5 s. Default 250. */
  readonly pause?: number
}

/** Where the limit of an account stands. */
export interface LimitSnapshot {
  /** Requests that may be under way at once, now. */
  readonly limit: number
  readonly running: number
  readonly waiting: number
  /** How often the provider's limit was met and ours cut. */
  readonly cuts: number
  /** Milliseconds since nobody could ask because of the provider's limit, and until somebody may; absent: there is room. */
  readonly paused?: { readonly since: number; readonly left: number }
}

export class Limit {
  readonly #max: number
  readonly #coolDown: number
  #limit: number
  #running = 0
  #cuts = 0
  /** Whether no limit was met so far, so that doubling is safe. */
  #ramping = true
  /** Answers in this round, and the most that were under way at once in it. */
  #answers = 0
  #peak = 0
  #lastCut = -Infinity
  #growAfter = -Infinity
  #pausedUntil = -Infinity
  readonly #firstPause: number
  /** The next pause without a named end, and whether its end is yet to be tried out by one request alone. */
  #pause: number
  #probing = false
  /** Since when no request has been answered because of the provider's limit. */
  #pausedSince: number | undefined
  #queue: (() => void)[] = []
  #wake: NodeJS.Timeout | undefined

  constructor({ start = 10, max = 200, coolDown = 15_000, pause = 250 }: LimitOptions = {}) {
    this.#firstPause = pause
    this.#pause = pause
    this.#max = Math.max(1, max)
    this.#limit = Math.min(Math.max(1, start), this.#max)
    this.#coolDown = coolDown
  }

  snapshot(): LimitSnapshot {
    const now = performance.now()
    const since = this.#pausedSince
    return {
      limit: this.#limit,
      running: this.#running,
      waiting: this.#queue.length,
      cuts: this.#cuts,
      ...(since !== undefined && { paused: { since: now - since, left: Math.max(0, this.#pausedUntil - now) } }),
    }
  }

  /** Runs a task when there is room. A `limit` failure of the task cuts the limit. */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    if (this.#queue.length > 0 || !this.#hasRoom()) return this.#wait(signal).then(() => this.#follow(task))
    this.#take()
    return this.#follow(task)
  }

  /** Runs a task that has its place. */
  #follow<Result>(task: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    const leave = (): void => {
      this.#running--
      this.#admit()
    }
    let under: Promise<Result>
    try {
      under = task()
    } catch (error) {
      under = Promise.reject(error)
    }
    return under.then(
      (result) => {
        this.#succeeded(began)
        leave()
        return result
      },
      (error: unknown) => {
        if (ProviderFailure.isInstance(error) && error.kind === 'limit') this.#met(began, error.retryAfter)
        leave()
        throw error
      },
    )
  }

  #wait(signal?: AbortSignal): Promise<void> {
    return waitFor((proceed) => {
      const enter = () => {
        this.#take()
        proceed()
      }
      this.#queue.push(enter)
      this.#admit()
      return () => (this.#queue = this.#queue.filter((one) => one !== enter))
    }, signal)
  }

  #take(): void {
    this.#running++
    this.#peak = Math.max(this.#peak, this.#running)
  }

  #hasRoom(): boolean {
    return this.#running < (this.#probing ? 1 : this.#limit) && performance.now() >= this.#pausedUntil
  }

  #admit(): void {
    while (this.#queue.length > 0 && this.#hasRoom()) this.#queue.shift()!()
    const pause = this.#pausedUntil - performance.now()
    if (this.#queue.length > 0 && pause > 0 && !this.#wake) {
      this.#wake = setTimeout(() => {
        this.#wake = undefined
        this.#admit()
      }, pause + 1)
    }
  }

  /** A round is as many answers as the limit; growing makes sense only where most of the limit was in use. */
  #succeeded(began: number): void {
    if (began >= this.#pausedUntil) {
      this.#pausedSince = undefined
      this.#pause = this.#firstPause
      this.#probing = false
    }
    if (++this.#answers < this.#limit) return
    const used = this.#peak >= 0.8 * this.#limit
    this.#answers = 0
    this.#peak = this.#running
    if (!used || this.#limit >= this.#max || performance.now() < this.#growAfter) return
    const raised = this.#ramping ? this.#limit * 2 : Math.max(this.#limit + 1, Math.floor(this.#limit * 1.05))
    this.#limit = Math.min(raised, this.#max)
  }

  /** Requests sent before the last cut met the old limit, so they do not cut again: one cut a wave. */
  #met(began: number, retryAfter: number | undefined): void {
    const now = performance.now()
    const again = this.#pausedSince !== undefined && began >= this.#lastCut
    this.#pausedSince ??= now
    if (retryAfter !== undefined)
      this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(retryAfter, LONGEST_WAIT))
    if (began < this.#lastCut) return
    const probe = this.#probing
    this.#lastCut = now
    // A time that was named and waited for in vain is not believed alone: some name a millisecond again and again.
    if (retryAfter === undefined || again) {
      this.#pausedUntil = Math.max(this.#pausedUntil, now + this.#pause)
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.5)
      this.#probing = true
    }
    // One that went alone says nothing of how many may go at once.
    if (probe) return
    this.#ramping = false
    this.#cuts++
    this.#growAfter = now + (retryAfter ?? this.#coolDown)
    this.#answers = 0
    this.#peak = 0
    this.#limit = Math.max(1, Math.floor(this.#limit * 0.8))
  }
}

/** Longest pause, in milliseconds, where the provider names none: one request of many is soon spent. */
const LONGEST_PAUSE = 5000

/** Limits by account, so that all models of one account share one. */
export class Limits {
  readonly #limits = new Map<string, Limit>()

  /** The limit of an account; `options` count only for the first who asks. */
  of(account: string, options?: LimitOptions): Limit {
    let limit = this.#limits.get(account)
    if (!limit) this.#limits.set(account, (limit = new Limit(options)))
    return limit
  }
}
