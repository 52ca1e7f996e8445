/** The best tour with a proof or a bound, for any number of places, without holding up the event loop for long. */
import type { ProvedTour } from '../solvers/tours/proved-tour.ts'
import { bestTour, checkPrefix } from '../solvers/tours/held-karp.ts'
import { improveTour } from '../solvers/tours/local-search.ts'
import type { Weights } from '../solvers/tours/weights.ts'
import { startThread } from './start-thread.ts'

/** Which tours are looked at, and for how long. */
export interface ProveOptions {
  readonly prefix?: readonly number[]
  /** How long to look for a proof. Default 30. */
  readonly seconds?: number
  readonly signal?: AbortSignal
}

/** Up to so many open places a table is faster than a worker (15 ms). */
const SMALL = 15

/**
 * The best tour that begins with the prefix. When time is up, the best one found with a bound on all others: `bound` is
 * never less than the best tour is worth, `proved` says that `value` reaches it. Rejects where the worker fails, a weight is
 * unknown, or the signal aborts.
 */
export async function proveTour(weights: Weights, options: ProveOptions = {}): Promise<ProvedTour> {
  const { prefix = [0], seconds = 30, signal } = options
  checkPrefix(weights.size, prefix)
  signal?.throwIfAborted()
  for (let i = 0; i < weights.values.length; i++)
    if (Number.isNaN(weights.values[i]) && i % (weights.size + 1) !== 0)
      throw new RangeError('proveTour: a weight is unknown; assume something of it first')
  if (weights.size - prefix.length <= SMALL) {
    const best = bestTour(weights, prefix)
    return { ...best, bound: best.value, proved: true }
  }
  return turnRound(await runWorker(weights, prefix, seconds, signal), prefix)
}

/** Of the two directions of a round trip the one whose second place has the smaller number. */
function turnRound(found: ProvedTour, prefix: readonly number[]): ProvedTour {
  const { tour } = found
  if (prefix.length > 1 || tour[1]! < tour[tour.length - 1]!) return found
  return { ...found, tour: [tour[0]!, ...tour.slice(1).reverse()] }
}

function runWorker(
  weights: Weights,
  prefix: readonly number[],
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<ProvedTour> {
  const worker = startThread(new URL('./prove-worker.js', import.meta.url), {
    workerData: { weights, prefix, seconds },
  })
  return new Promise<ProvedTour>((resolve, reject) => {
    // The solver looks at its clock now and then; where it forgets, it is not waited for.
    const timer = setTimeout(
      () => resolve({ ...improveTour(weights, prefix), bound: Infinity, proved: false }),
      seconds * 1000 + 10_000,
    )
    const abort = (): void => reject(signal!.reason)
    signal?.addEventListener('abort', abort, { once: true })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the tour worker ended with ${code}`)))
    const done = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      void worker.terminate()
    }
    worker.once('message', done)
    timer.unref()
  }).finally(() => void worker.terminate())
}
