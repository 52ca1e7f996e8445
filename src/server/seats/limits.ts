/** How much one caller may ask: a bucket of requests that fills again by the second. */

export class Limiter {
  readonly #rate: number
  readonly #most: number
  readonly #buckets = new Map<string, { left: number; at: number }>()

  /** `rate` requests a second, `most` at once. */
  constructor(rate: number, most: number) {
    this.#rate = rate
    this.#most = most
  }

  /** Takes one request of this caller. Returns 0, or the seconds after which there is one again. */
  take(caller: string, now = performance.now()): number {
    const bucket = this.#buckets.get(caller) ?? { left: this.#most, at: now }
    const left = Math.min(this.#most, bucket.left + ((now - bucket.at) / 1000) * this.#rate)
    const allowed = left >= 1
    this.#buckets.set(caller, { left: allowed ? left - 1 : left, at: now })
    if (this.#buckets.size > 10_000) this.#forgetFull(now)
    return allowed ? 0 : Math.ceil((1 - left) / this.#rate)
  }

  #forgetFull(now: number): void {
    for (const [caller, { left, at }] of this.#buckets)
      if (left + ((now - at) / 1000) * this.#rate >= this.#most) this.#buckets.delete(caller)
  }
}
