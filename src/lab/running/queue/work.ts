/** A worker's end of a queue: plays episodes of runs whose folders are elsewhere, telling every event before it asks anybody. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Event } from '../../../core/event.ts'
import { InvalidInput } from '../../../core/errors.ts'
import type { Log } from '../../../core/log.ts'
import { play } from '../../../core/play.ts'
import { publicModelName } from '../../../models/public-name.ts'
import { seatAll } from '../../seating/lineup.ts'
import { idOf } from '../../logs/look-at-log.ts'
import { preparePlan, type Prepared } from '../../plans/prepare-plan.ts'
import { sendError } from '../workers/messages.ts'
import { Requests } from '../workers/requests.ts'
import { Channel } from './channel.ts'
import { loadQueue, openLine, QUEUE, type Job, type Line } from './line.ts'
import type { FromQueueWorker, ToQueueWorker } from './messages.ts'

export interface WorkOptions {
  /** Episodes played at once. Default 16. */
  readonly jobs?: number
  /** Stops gently: what is running is finished, nothing new begun. */
  readonly drain?: AbortSignal
  readonly say?: (what: string) => void
}

/** Milliseconds between two signs of life, and of silence after which a run counts as gone. */
const BEAT = 1000
const SILENCE = 60_000

/** Works for whatever runs there are, until `drain`. Throws `InvalidInput` where nobody answers at the address. */
export async function workOnQueue(address: string, { jobs = 16, drain, say = () => {} }: WorkOptions): Promise<void> {
  const { bullmq, Redis } = await loadQueue()
  const line = await openLine(address)
  const own = `roundtable:worker:${randomUUID()}`
  const attempts = new Map<string, Channel>()
  line.read(own, ({ attempt, frame }) => attempts.get(attempt)?.take(frame))
  const connection = new Redis(address, { maxRetriesPerRequest: null })
  connection.on('error', () => {})
  const worker = new bullmq.Worker<Job>(
    QUEUE,
    async ({ data }) => {
      // Whoever began it is gone: it will be offered again when the run is resumed.
      if ((await line.redis.exists(`roundtable:${data.run}:alive`)) === 0) return
      say(`run ${data.run.slice(0, 8)}: ${idOf(data.seed)}`)
      await new QueueEpisode(line, own, data, attempts).play()
    },
    { connection, concurrency: jobs },
  )
  worker.on('error', () => {})
  await new Promise<void>((resolve) => {
    if (drain?.aborted) resolve()
    drain?.addEventListener('abort', () => resolve(), { once: true })
  })
  await worker.close()
  connection.disconnect()
  await line.close()
}

class QueueEpisode {
  readonly #job: Job
  readonly #channel: Channel
  readonly #requests: Requests
  readonly #stop = new AbortController()
  readonly #enough = new AbortController()
  readonly #gone: Promise<void>
  #leave = (): void => {}
  #begin: ((message: Extract<ToQueueWorker, { type: 'begin' }>) => void) | undefined
  readonly #close: () => void

  constructor(line: Line, own: string, job: Job, attempts: Map<string, Channel>) {
    this.#job = job
    const attempt = randomUUID()
    const { run, seed } = job
    this.#channel = new Channel(
      (frame) => line.put(`roundtable:${run}`, { run, seed, attempt, from: own, frame }),
      (body) => this.#hear(body as ToQueueWorker),
    )
    attempts.set(attempt, this.#channel)
    this.#requests = new Requests((request) => this.#send(request))
    this.#gone = new Promise((resolve) => (this.#leave = resolve))
    const beat = setInterval(() => {
      this.#channel.beat()
      if (performance.now() - this.#channel.lastHeard > SILENCE) this.#leave()
    }, BEAT)
    this.#close = () => {
      clearInterval(beat)
      attempts.delete(attempt)
      this.#channel.close(new Error('the run does not wait for this episode any more'))
    }
  }

  async play(): Promise<void> {
    try {
      const begun = new Promise<Extract<ToQueueWorker, { type: 'begin' }>>((resolve) => (this.#begin = resolve))
      this.#send({ type: 'hello', host: hostname() })
      const begin = await Promise.race([begun, this.#gone])
      if (begin) await Promise.race([this.#playFrom(begin), this.#gone])
    } finally {
      this.#stop.abort(new Error('the run does not wait for this episode any more'))
      this.#close()
    }
  }

  async #playFrom({ plan, key, past }: Extract<ToQueueWorker, { type: 'begin' }>): Promise<void> {
    try {
      const lend = (name: string) => ({ ...this.#requests.model(name), name: publicModelName(name) })
      const { game, config, players, record, ...prepared }: Prepared = await preparePlan(plan, lend)
      if (prepared.key !== key)
        throw new InvalidInput(
          `the worker on ${hostname()} would play something else: its Roundtable, agents or game differ from this run's`,
        )
      const { seed } = this.#job
      await play({
        game,
        config,
        seed,
        seats: seatAll(game, config, players),
        id: idOf(seed),
        run: key,
        log: this.#log(past),
        signal: this.#stop.signal,
        stop: this.#enough.signal,
        tries: record.tries,
        ...(record.deadline !== undefined && { deadline: record.deadline * 1000 }),
      })
      await this.#channel.drained()
    } catch (error) {
      if (this.#stop.signal.aborted) return
      this.#send({ type: 'broke', error: sendError(error) })
      await this.#channel.drained().catch(() => {})
    }
  }

  /** A log at the other end of the line. */
  #log(past: readonly Event[]): Log {
    let waiting: Event[] = []
    const hand = (): void => {
      if (waiting.length > 0) this.#send({ type: 'events', events: waiting })
      waiting = []
    }
    return {
      events: past,
      append: (event) => {
        if (waiting.length === 0) setImmediate(hand)
        waiting.push(event)
      },
      flush: async () => {
        hand()
        await this.#channel.drained()
      },
      close: hand,
    }
  }

  #send(message: FromQueueWorker): void {
    this.#channel.send(message)
  }

  #hear(message: ToQueueWorker): void {
    switch (message.type) {
      case 'begin':
        return this.#begin?.(message)
      case 'gone':
        return this.#leave()
      case 'stop':
        return this.#stop.abort(new Error(message.reason))
      case 'had-enough':
        return this.#enough.abort(new Error(message.reason))
      default:
        return this.#requests.hear(message)
    }
  }
}
