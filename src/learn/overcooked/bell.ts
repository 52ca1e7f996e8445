/** A bell in memory that two threads share: who waits for the other sleeps, and is awake as soon as it rings. */

export class Bell {
  readonly #rings: Int32Array<SharedArrayBuffer>

  /** With the memory of another thread's bell it is the same bell. */
  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(4)) {
    this.#rings = new Int32Array(memory)
  }

  get memory(): SharedArrayBuffer {
    return this.#rings.buffer
  }

  ring(): void {
    Atomics.add(this.#rings, 0, 1)
    Atomics.notify(this.#rings, 0)
  }

  /**
   * What `take` finds, looked for anew whenever the bell has rung; undefined where so many milliseconds pass without.
   * An event would come as well, but takes a thread longer to wake by than a small part of its work takes.
   */
  await<Found>(take: () => Found | undefined, patience = Infinity): Found | undefined {
    for (;;) {
      // Read before looking: what rings after that ends the wait at once.
      const rings = Atomics.load(this.#rings, 0)
      const found = take()
      if (found !== undefined || Atomics.wait(this.#rings, 0, rings, patience) === 'timed-out') return found
    }
  }
}

/** The memory of what rings when a shard in another thread is asked, and of what rings when it has answered. */
export interface Bells {
  readonly asked: SharedArrayBuffer
  readonly answered: SharedArrayBuffer
}
