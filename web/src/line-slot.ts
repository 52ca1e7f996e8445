/**
 * The few lines that a browser keeps open to one host: six in all its tabs, and whoever has none left waits for ever. Some are
 * kept free for what is handed in; a page without a line asks again and again instead.
 */
import { site } from './site.ts'

/** Lines that stay open, in all tabs of this browser together. */
const MOST = 4

/** Milliseconds between two questions of a page without a line. */
const PACE = 1000

/** Takes a line, which is to be given back; undefined: other tabs have them all. */
export async function takeLine(): Promise<(() => void) | undefined> {
  // Where the browser keeps no locks (a page without HTTPS from another machine), nobody can be asked.
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  if (!locks || site().isAlone) return () => {}
  for (let place = 1; place <= MOST; place++) {
    const free = await new Promise<(() => void) | undefined>((resolve) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        if (lock) return new Promise<void>((giveBack) => resolve(giveBack))
        resolve(undefined)
        return undefined
      }
      // A page that may ask for no locks goes on without them.
      locks.request(`roundtable:line:${place}`, { ifAvailable: true }, hold).catch(() => resolve(() => {}))
    })
    if (free) return free
  }
  return undefined
}

/** Waits until it is time to ask again. */
export function waitWithoutLine(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PACE)
    function done(): void {
      clearTimeout(timer)
      stop.removeEventListener('abort', done)
      resolve()
    }
    stop.addEventListener('abort', done, { once: true })
  })
}
