/** A shard in a thread of its own: calls come as messages and are answered in their order. */
import { parentPort, workerData } from 'node:worker_threads'
import { openNumeric } from '../numeric.ts'
import { Shard, type Call, type ShardOptions } from './shard.ts'

// Calls that come while the library is loaded wait for it.
const ready = openNumeric().then((numeric) => new Shard(numeric, workerData as ShardOptions))
parentPort!.on('message', ([call, given]: [Call, never]) => {
  void ready.then((shard) => parentPort!.postMessage(shard[call](given)))
})
