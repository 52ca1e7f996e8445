/** Looks for messages from another thread without leaving the present one. */
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads'

/** Milliseconds that are worth looking: threads that share their work evenly have their parts ready about together. */
const SOON = 1
/** After looking in vain it does not look so many times, twice as many the next time, up to the second number. */
const [PAUSE, LONGEST_PAUSE] = [1, 64]

/**
 * Takes messages for as long as some are due and soon there; what does not come soon comes as an event. To sleep until an
 * event and to be woken takes a thread longer than a small part of the work, and there are dozens of those a second. Where
 * processors have other work too, looking is mostly in vain, and only takes time from the thread that is waited for.
 */
export class Poll {
  readonly #port: MessagePort
  readonly #take: (message: unknown) => void
  #pause = PAUSE
  #left = 0

  constructor(port: MessagePort, take: (message: unknown) => void) {
    this.#port = port
    this.#take = take
  }

  /** Whether nothing is due any more. */
  wait(isDue: () => boolean): boolean {
    if (this.#left > 0) this.#left--
    else {
      const until = performance.now() + SOON
      while (isDue() && performance.now() < until) {
        const received = receiveMessageOnPort(this.#port)
        if (received) this.#take(received.message)
      }
      if (isDue()) {
        this.#left = this.#pause
        this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause)
      } else this.#pause = PAUSE
    }
    return !isDue()
  }
}
