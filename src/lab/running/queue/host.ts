/**
 * A run's end of a queue: hands its episodes to workers on any machine, writes down what they tell, asks the models for
 * them. The run's folder stays here, and so do its leases, limits and money.
 */
import { randomUUID } from 'node:crypto'
import type { Event, EventOf, Status } from '../../../core/event.ts'
import { HostLost, type HostedEpisode } from '../play-episode.ts'
import type { PlanInput } from '../../plans/plan.ts'
import { receiveError } from '../workers/messages.ts'
import { Desk, type Served } from '../workers/requests.ts'
import { Channel } from './channel.ts'
import { openLine, type Line, type Parcel } from './line.ts'
import type { FromQueueWorker, ToQueueWorker } from './messages.ts'

export interface QueueTerms {
  readonly address: string
  readonly plan: PlanInput
  /** The run's identity. */
  readonly key: string
  readonly served: Served
  readonly drain?: AbortSignal
}

/** Milliseconds of silence after which a worker is not waited for any more, and losses after which an episode has failed. */
const SILENCE = 15_000
const LOSSES = 3

/** Milliseconds between two looks at workers and jobs. */
const LOOK = 1000

interface Assignment {
  readonly episode: HostedEpisode
  readonly resolve: (status: Status | undefined) => void
  readonly reject: (error: unknown) => void
  /** All that its log holds by now. */
  readonly events: Event[]
  losses: number
  attempt?: { readonly id: string; readonly channel: Channel; readonly desk: Desk }
}

export class QueueHost {
  readonly #terms: QueueTerms
  readonly #line: Line
  readonly #run = randomUUID()
  readonly #assignments = new Map<number, Assignment>()
  readonly #timer: NodeJS.Timeout
  #looks = 0

  private constructor(terms: QueueTerms, line: Line) {
    this.#terms = terms
    this.#line = line
    line.read(this.#own, (parcel) => this.#take(parcel))
    this.#timer = setInterval(() => this.#look(), LOOK)
    this.#sayAlive()
    terms.drain?.addEventListener('abort', this.#withdraw)
  }

  /** Throws `InvalidInput` where nobody answers at the address. */
  static async open(terms: QueueTerms): Promise<QueueHost> {
    return new QueueHost(terms, await openLine(terms.address))
  }

  readonly play = (episode: HostedEpisode): Promise<Status | undefined> => {
    const { seed, log, stop, signal } = episode
    return new Promise<Status | undefined>((resolve, reject) => {
      const assignment: Assignment = { episode, resolve, reject, events: [...log.events], losses: 0 }
      this.#assignments.set(seed, assignment)
      stop?.addEventListener('abort', () => this.#tell(assignment, { type: 'had-enough', reason: reasonOf(stop) }))
      signal?.addEventListener('abort', () => {
        if (!assignment.attempt) return resolve(undefined)
        this.#tell(assignment, { type: 'stop', reason: reasonOf(signal) })
      })
      this.#offer(seed)
    }).finally(() => {
      this.#drop(this.#assignments.get(seed))
      this.#assignments.delete(seed)
      void this.#line.queue.remove(this.#jobOf(seed)).catch(() => {})
    })
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#terms.drain?.removeEventListener('abort', this.#withdraw)
    // What is on its way to workers, such as that an episode is no more needed, has a moment to get there.
    await this.#line.redis.del(`${this.#own}:alive`, this.#own).catch(() => {})
    await this.#line.close()
  }

  get #own(): string {
    return `roundtable:${this.#run}`
  }

  #jobOf(seed: number): string {
    return `${this.#run}-${seed}`
  }

  /** Behind whatever people wait for. */
  #offer(seed: number): void {
    void this.#line.queue
      .add(
        'episode',
        { run: this.#run, seed },
        {
          jobId: this.#jobOf(seed),
          priority: 10,
          removeOnComplete: true,
          removeOnFail: true,
        },
      )
      .catch(() => {})
  }

  /** Nothing new is begun: what nobody has taken yet is taken back. */
  readonly #withdraw = (): void => {
    for (const { attempt, resolve } of this.#assignments.values()) if (!attempt) resolve(undefined)
  }

  #take(parcel: Parcel): void {
    const assignment = this.#assignments.get(parcel.seed)
    if (assignment?.attempt?.id === parcel.attempt) return assignment.attempt.channel.take(parcel.frame)
    const { frame } = parcel
    if (frame.body === undefined) return
    const isFree = assignment && (!assignment.attempt || this.#isSilent(assignment))
    if (frame.seq !== 1 || !isFree) return this.#sendAway(parcel)
    this.#drop(assignment)
    this.#assign(assignment, parcel)
  }

  #assign(assignment: Assignment, { seed, attempt, from, frame }: Parcel): void {
    const transmit = (frame: Parcel['frame']): void =>
      this.#line.put(from, { run: this.#run, seed, attempt, from: this.#own, frame })
    const channel = new Channel(transmit, (body) => {
      try {
        this.#hear(assignment, body as FromQueueWorker)
      } catch (error) {
        assignment.reject(error)
      }
    })
    const desk = new Desk(this.#terms.served, (answer) => channel.send(answer))
    assignment.attempt = { id: attempt, channel, desk }
    channel.take(frame)
  }

  #sendAway({ seed, attempt, from, frame }: Parcel): void {
    const body: ToQueueWorker = { type: 'gone' }
    this.#line.put(from, {
      run: this.#run,
      seed,
      attempt,
      from: this.#own,
      frame: { seq: 1, ack: frame.seq ?? 0, body },
    })
  }

  #hear(assignment: Assignment, message: FromQueueWorker): void {
    switch (message.type) {
      case 'hello': {
        const { plan, key } = this.#terms
        return this.#tell(assignment, { type: 'begin', plan, key, past: assignment.events })
      }
      case 'events':
        return this.#write(assignment, message.events)
      case 'broke':
        return assignment.reject(receiveError(message.error))
      default:
        return assignment.attempt!.desk.hear(message)
    }
  }

  #write(assignment: Assignment, events: readonly Event[]): void {
    const { log, listen } = assignment.episode
    for (const event of events) {
      log.append(event)
      assignment.events.push(event)
      listen(event)
    }
    // Handed to the operating system before the worker hears that it is safe: only then does it ask anybody.
    void log.flush?.().catch(assignment.reject)
    const end = events.at(-1)
    if (end?.type === 'ended') assignment.resolve((end as EventOf<'ended'>).status)
  }

  #tell(assignment: Assignment, message: ToQueueWorker): void {
    assignment.attempt?.channel.send(message)
  }

  #isSilent({ attempt }: Assignment): boolean {
    return attempt !== undefined && performance.now() - attempt.channel.lastHeard > SILENCE
  }

  #drop(assignment: Assignment | undefined): void {
    const attempt = assignment?.attempt
    if (!attempt) return
    attempt.channel.beat()
    attempt.channel.close(new Error('over'))
    attempt.desk.close()
    delete assignment.attempt
  }

  #sayAlive(): void {
    void this.#line.redis.set(`${this.#own}:alive`, '1', 'EX', 20).catch(() => {})
  }

  #look(): void {
    this.#looks++
    if (this.#looks % 3 === 0) this.#sayAlive()
    for (const [seed, assignment] of this.#assignments) {
      if (this.#isSilent(assignment)) this.#lose(seed, assignment)
      else if (!assignment.attempt && this.#looks % 5 === 0) void this.#offerAgain(seed)
    }
  }

  #lose(seed: number, assignment: Assignment): void {
    this.#drop(assignment)
    if (++assignment.losses >= LOSSES)
      return assignment.reject(new HostLost(`${LOSSES} workers fell silent while they played it`))
    void this.#line.queue.remove(this.#jobOf(seed)).catch(() => {})
    void this.#offerAgain(seed)
  }

  /** A server that was started anew may have forgotten it; a worker may have died with it. */
  async #offerAgain(seed: number): Promise<void> {
    try {
      const state = await this.#line.queue.getJobState(this.#jobOf(seed))
      if (state === 'unknown' || state === 'completed' || state === 'failed') this.#offer(seed)
    } catch {
      // The server is away; the next look tries again.
    }
  }
}

const reasonOf = (signal: AbortSignal): string =>
  signal.reason instanceof Error ? signal.reason.message : String(signal.reason ?? 'cancelled')
