/** Waiting that an abort ends. */

/**
 * Resolves when `begin` calls its argument; `begin` returns how to forget about it. Rejects with the signal's reason
 * when that comes first.
 */
export function waitFor(begin: (proceed: () => void) => () => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    let forget = (): void => {}
    const abort = () => {
      forget()
      reject(signal!.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    forget = begin(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    })
  })
}

export const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  waitFor((proceed) => {
    const timer = setTimeout(proceed, milliseconds)
    return () => clearTimeout(timer)
  }, signal)
