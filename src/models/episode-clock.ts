/** The time of one episode, which stands while all that it asks waits for a provider's limit or for money. */

export class EpisodeClock {
  readonly #stop = new AbortController()
  readonly #most: number | undefined
  readonly #reason: string
  #timer: NodeJS.Timeout | undefined
  /** Milliseconds that have counted, and since when they count again. */
  #counted = 0
  #since: number | undefined
  #asks = 0
  #sends = 0

  /** Without `seconds` it has no end. */
  constructor(seconds: number | undefined) {
    this.#most = seconds === undefined ? undefined : seconds * 1000
    this.#reason = `the episode took longer than its ${seconds} s`
    this.#run()
  }

  /** Aborted when the time is over. */
  get stop(): AbortSignal {
    return this.#stop.signal
  }

  /** A question is asked (+1) or answered (-1). */
  ask(change: 1 | -1): void {
    this.#asks += change
    this.#run()
  }

  /** A request leaves (+1) or has come back (-1). */
  send(change: 1 | -1): void {
    this.#sends += change
    this.#run()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#since = undefined
  }

  #run(): void {
    if (this.#most === undefined || this.#stop.signal.aborted) return
    const counts = this.#asks === 0 || this.#sends > 0
    if (counts === (this.#since !== undefined)) return
    clearTimeout(this.#timer)
    if (counts) {
      this.#since = performance.now()
      const end = (): void => this.#stop.abort(new Error(this.#reason))
      this.#timer = setTimeout(end, Math.max(0, this.#most - this.#counted))
      this.#timer.unref()
    } else {
      this.#counted += performance.now() - this.#since!
      this.#since = undefined
    }
  }
}
