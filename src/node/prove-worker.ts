/** Runs one {@link cutUntilProved} away from the event loop. */
import { parentPort, workerData } from 'node:worker_threads'
import highs from 'highs'
import { cutUntilProved } from '../solvers/tours/branch-and-cut.ts'
import type { Weights } from '../solvers/tours/weights.ts'

// At run time the default import is the loader itself; TypeScript takes the package, which is CommonJS to it, for a namespace.
const load = highs as unknown as typeof highs.default
const { weights, prefix, seconds } = workerData as { weights: Weights; prefix: readonly number[]; seconds: number }
parentPort!.postMessage(cutUntilProved(await load(), weights, prefix, seconds))
