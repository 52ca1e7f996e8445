/** The line between a run and the workers of a queue: streams and jobs in Redis. */
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { InvalidInput } from '../../../core/errors.ts'
import { messageOf } from '../../../core/boundary.ts'

/** The queue that workers take episodes from. */
export const QUEUE = 'roundtable'

/** What is asked of a worker: an episode of a run, whose folder is elsewhere. */
export interface Job {
  readonly run: string
  readonly seed: number
}

/** Something that was put on a line for whoever reads it. */
export interface Parcel {
  readonly run: string
  readonly seed: number
  /** Which attempt at the episode it belongs to. */
  readonly attempt: string
  /** Whose line an answer goes to. */
  readonly from: string
  readonly frame: import('./channel.ts').Frame
}

/** Seconds after which what nobody reads is forgotten. */
const FORGOTTEN = 3600

export async function loadQueue(): Promise<{ bullmq: typeof import('bullmq'); Redis: typeof Redis }> {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')])
    return { bullmq, Redis }
  } catch {
    throw new InvalidInput('a queue needs two packages that are not installed: npm install bullmq ioredis')
  }
}

export interface Line {
  readonly redis: Redis
  readonly queue: Queue<Job>
  /** Puts something on the line of that name. */
  put(name: string, parcel: Parcel): void
  /** Reads what is put on the line of that name, from now on. */
  read(name: string, hear: (parcel: Parcel) => void): void
  close(): Promise<void>
}

/** Throws {@link InvalidInput} where nobody answers at the address. */
export async function openLine(address: string): Promise<Line> {
  if (!/^rediss?:\/\//.test(address))
    throw new InvalidInput(
      `--queue takes the address of a Redis server, such as redis://localhost:6379, not "${address}"`,
    )
  const { bullmq, Redis } = await loadQueue()
  const connect = (): Redis => {
    const redis = new Redis(address, {
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(100 * times, 1000),
    })
    // Told by the commands that wait; without a listener it would be thrown.
    redis.on('error', () => {})
    return redis
  }
  await probe(address, Redis)
  const redis = connect()
  const readers: Redis[] = []
  let open = true
  const connection = connect()
  const queue = new bullmq.Queue<Job>(QUEUE, { connection })
  queue.on('error', () => {})
  return {
    redis,
    queue,
    put(name, parcel) {
      redis
        .multi()
        .xadd(name, 'MAXLEN', '~', 100_000, '*', 'parcel', JSON.stringify(parcel))
        .expire(name, FORGOTTEN)
        .exec()
        // What is lost is sent again by its channel.
        .catch(() => {})
    },
    read(name, hear) {
      const reader = connect()
      readers.push(reader)
      void readAll(reader, name, hear, () => open)
    },
    async close() {
      open = false
      for (const reader of readers) reader.disconnect()
      await queue.close().catch(() => {})
      connection.disconnect()
      redis.disconnect()
    },
  }
}

async function probe(address: string, RedisClient: typeof Redis): Promise<void> {
  const redis = new RedisClient(address, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null })
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    const where = new URL(address).host
    throw new InvalidInput(`nobody answers at the queue ${where}: ${messageOf(error)}; start a Redis server there`)
  } finally {
    redis.disconnect()
  }
}

async function readAll(
  reader: Redis,
  name: string,
  hear: (parcel: Parcel) => void,
  isOpen: () => boolean,
): Promise<void> {
  let after = '0-0'
  while (isOpen()) {
    try {
      const read = await reader.xread('COUNT', 200, 'BLOCK', 1000, 'STREAMS', name, after)
      for (const [id, fields] of read?.[0]?.[1] ?? []) {
        after = id
        hear(JSON.parse(fields[1]!) as Parcel)
      }
      if (read) await reader.xtrim(name, 'MINID', after)
    } catch {
      // The server is being started anew; the client connects again by itself.
      if (isOpen()) await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
