/**
 * Two ends that tell each other everything once and in order, over a line that may lose what it was given: what is not
 * acknowledged is sent again.
 */

/** What goes over the line. */
export interface Frame {
  /** Position among what this end has said, from 1; absent: nothing but a sign of life. */
  readonly seq?: number
  /** How much of what the other end said has been heard. */
  readonly ack: number
  readonly body?: unknown
}

/** Milliseconds after which what was not acknowledged is sent again. */
const AGAIN = 2000

export class Channel {
  readonly #transmit: (frame: Frame) => void
  readonly #hear: (body: unknown) => void
  readonly #timer: NodeJS.Timeout
  #said: { readonly seq: number; readonly body: unknown }[] = []
  #last = 0
  #acknowledged = 0
  #heard = 0
  readonly #early = new Map<number, unknown>()
  #waiting: { readonly until: number; readonly resolve: () => void; readonly reject: (error: Error) => void }[] = []
  #closed: Error | undefined
  #progress = performance.now()
  /** When the other end was last heard of, by `performance.now()`: a clock that is set makes nobody silent. */
  lastHeard = performance.now()

  constructor(transmit: (frame: Frame) => void, hear: (body: unknown) => void) {
    this.#transmit = transmit
    this.#hear = hear
    this.#timer = setInterval(() => this.#sendAgain(), AGAIN / 2)
    this.#timer.unref()
  }

  send(body: unknown): void {
    const seq = ++this.#last
    if (this.#said.length === 0) this.#progress = performance.now()
    this.#said.push({ seq, body })
    this.#transmit({ seq, ack: this.#heard, body })
  }

  /** Resolves when all that was said has been heard. Rejects when the channel is closed before. */
  drained(): Promise<void> {
    if (this.#closed) return Promise.reject(this.#closed)
    if (this.#acknowledged >= this.#last) return Promise.resolve()
    return new Promise((resolve, reject) => this.#waiting.push({ until: this.#last, resolve, reject }))
  }

  /** Takes a frame from the line. */
  take({ seq, ack, body }: Frame): void {
    if (this.#closed) return
    this.lastHeard = performance.now()
    if (ack > this.#acknowledged) {
      this.#acknowledged = ack
      this.#progress = performance.now()
      this.#said = this.#said.filter((said) => said.seq > ack)
      for (const { until, resolve } of this.#waiting) if (until <= ack) resolve()
      this.#waiting = this.#waiting.filter(({ until }) => until > ack)
    }
    if (seq === undefined) return
    if (seq > this.#heard) this.#early.set(seq, body)
    for (let next = this.#heard + 1; this.#early.has(next); next++) {
      const said = this.#early.get(next)
      this.#early.delete(next)
      this.#hear(said)
      this.#heard = next
    }
    this.beat()
  }

  /** A sign of life, which tells what was heard. */
  beat(): void {
    if (!this.#closed) this.#transmit({ ack: this.#heard })
  }

  close(reason: Error): void {
    if (this.#closed) return
    this.#closed = reason
    clearInterval(this.#timer)
    for (const { reject } of this.#waiting) reject(reason)
  }

  #sendAgain(): void {
    if (this.#said.length === 0 || performance.now() - this.#progress < AGAIN) return
    this.#progress = performance.now()
    for (const { seq, body } of this.#said) this.#transmit({ seq, ack: this.#heard, body })
  }
}
