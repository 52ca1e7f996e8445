/** Reading a list that grows, entry by entry, for as long as somebody wants to and it goes on. */

export interface Reading<Entry> {
  /** The entries after number `n`, as far as they have come. */
  entriesAfter(n: number): readonly Entry[]
  /** Whether nothing more will come. */
  isOver(): boolean
  /** Resolves once what has come may be shown. */
  flush(): Promise<void>
  /** Calls back once, when there may be more; returns what calls it off. */
  onChange(wake: () => void): () => void
}

/** Reads from the entry after number `after` on. Whoever returns, or aborts, is let go at once, also while it waits. */
export function readGrowing<Entry extends { readonly n: number }>(
  reading: Reading<Entry>,
  after: number,
  signal?: AbortSignal,
): AsyncIterableIterator<Entry> {
  let stopped = signal?.aborted === true
  let wake = (): void => {}
  const stop = (): void => {
    stopped = true
    wake()
  }

  async function* read(): AsyncGenerator<Entry, undefined> {
    signal?.addEventListener('abort', stop, { once: true })
    try {
      for (let n = after; !stopped;) {
        const entries = reading.entriesAfter(n)
        const over = reading.isOver()
        if (entries.length > 0) await reading.flush()
        for (const entry of entries) {
          if (stopped) return
          yield entry
          n = entry.n
        }
        if (over) return
        if (entries.length === 0) await change()
      }
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  const change = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped) return resolve()
      const forget = reading.onChange(resolve)
      wake = () => {
        forget()
        resolve()
      }
    })

  const entries = read()
  return {
    next: () => entries.next(),
    // A generator that waits would hear of it only when it has found something.
    return() {
      stop()
      return entries.return(undefined)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
