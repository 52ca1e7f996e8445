/** Shards spread over processors: the first here, the others in workers where there are processors for them. */
import { Worker } from 'node:worker_threads'
import { openNumeric } from '../numeric.ts'
import {
  Shard,
  type Call,
  type Collected,
  type CollectOptions,
  type GradientOptions,
  type ShardOptions,
  type ShardState,
} from './shard.ts'

/** A shard that may be in another thread. */
export interface RemoteShard {
  collect(options: CollectOptions): Promise<Collected>
  gradient(options: GradientOptions): Promise<Float32Array>
  reorder(): Promise<void>
  save(): Promise<ShardState>
  restore(state: ShardState): Promise<void>
  close(): Promise<void>
}

/** The result does not depend on how many processors there are. */
export async function openShards(options: readonly ShardOptions[], cores: number): Promise<readonly RemoteShard[]> {
  const numeric = await openNumeric()
  return options.map((one, i) => (i % cores === 0 ? here(new Shard(numeric, one)) : elsewhere(one)))
}

const here = (shard: Shard): RemoteShard => ({
  collect: async (options) => shard.collect(options),
  gradient: async (options) => shard.gradient(options),
  reorder: async () => shard.reorder(),
  save: async () => shard.save(),
  restore: async (state) => shard.restore(state),
  close: async () => {},
})

function elsewhere(options: ShardOptions): RemoteShard {
  const worker = startWorker(options)
  const waiting: { resolve(value: unknown): void; reject(error: unknown): void }[] = []
  worker.on('message', (value: unknown) => waiting.shift()!.resolve(value))
  worker.on('error', (error) => waiting.splice(0).forEach(({ reject }) => reject(error)))
  const ask = (call: Call, given?: unknown): Promise<any> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      worker.postMessage([call, given])
    })
  return {
    collect: (given) => ask('collect', given),
    gradient: (given) => ask('gradient', given),
    reorder: () => ask('reorder'),
    save: () => ask('save'),
    restore: (state) => ask('restore', state),
    close: async () => void (await worker.terminate()),
  }
}

/** From source the worker is TypeScript too, which it can read only after registering a loader of its own. */
function startWorker(workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./shard-worker.js', import.meta.url), { workerData })
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const worker = JSON.stringify(new URL('./shard-worker.ts', import.meta.url).href)
  const code = `import(${loader}).then(({ register }) => (register(), import(${worker})))`
  return new Worker(code, { eval: true, workerData })
}
