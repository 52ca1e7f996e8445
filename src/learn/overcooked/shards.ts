/** Shards spread over processors: the first here, the others in workers where there are processors for them. */
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import { openNumeric } from '../numeric.ts'
import { Bell, type Bells } from './bell.ts'
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
  save(): Promise<ShardState>
  restore(state: ShardState): Promise<void>
  close(): Promise<void>
  /** Takes the answers to come as soon as they are there, if that is soon; others come by themselves. */
  await(): void
}

/** Milliseconds that this thread sleeps for an answer: threads that share their work evenly have their parts ready about together. */
const SOON = 50

/** The result does not depend on how many processors there are. */
export async function openShards(options: readonly ShardOptions[], cores: number): Promise<readonly RemoteShard[]> {
  const numeric = await openNumeric()
  return options.map((one, i) => (i % cores === 0 ? here(new Shard(numeric, one)) : elsewhere(one)))
}

const here = (shard: Shard): RemoteShard => ({
  collect: async (options) => shard.collect(options),
  gradient: async (options) => shard.gradient(options),
  save: async () => shard.save(),
  restore: async (state) => shard.restore(state),
  close: async () => {},
  await: () => {},
})

function elsewhere(options: ShardOptions): RemoteShard {
  const { port1: port, port2: theirs } = new MessageChannel()
  const [asked, answered] = [new Bell(), new Bell()]
  const bells: Bells = { asked: asked.memory, answered: answered.memory }
  const worker = startWorker({ options, port: theirs, bells }, theirs)
  const waiting: { resolve(value: unknown): void; reject(error: unknown): void }[] = []
  const take = (value: unknown): void => waiting.shift()!.resolve(value)
  port.on('message', take)
  worker.on('error', (error) => waiting.splice(0).forEach(({ reject }) => reject(error)))
  const ask = (call: Call, given?: unknown): Promise<any> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      port.postMessage([call, given])
      asked.ring()
    })
  return {
    collect: (given) => ask('collect', given),
    gradient: (given) => ask('gradient', given),
    save: () => ask('save'),
    restore: (state) => ask('restore', state),
    async close() {
      port.close()
      await worker.terminate()
    },
    await() {
      while (waiting.length > 0) {
        const received = answered.await(() => receiveMessageOnPort(port), SOON)
        if (!received) return
        take(received.message)
      }
    },
  }
}

/** From source the worker is TypeScript too, which it can read only after registering a loader of its own. */
function startWorker(workerData: unknown, port: MessagePort): Worker {
  const given = { workerData, transferList: [port] }
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./shard-worker.js', import.meta.url), given)
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const worker = JSON.stringify(new URL('./shard-worker.ts', import.meta.url).href)
  const code = `import(${loader}).then(({ register }) => (register(), import(${worker})))`
  return new Worker(code, { eval: true, ...given })
}
