/** One worker as its run sees it: a child process that plays what it is given, until it is gone. */
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import type { Event } from '../../../core/event.ts'
import type { Attempt } from '../play-episode.ts'
import { receiveError, type FromWorker, type ToWorker } from './messages.ts'
import { Desk, type Served } from './requests.ts'
import { startProcess } from './start-process.ts'

/** The worker that played an episode is gone. */
export class WorkerGone extends Error {
  /** Whether it played nothing else. */
  readonly alone: boolean
  constructor(message: string, alone: boolean) {
    super(message)
    this.alone = alone
  }
}

export interface WorkerTerms {
  readonly begin: ToWorker & { readonly type: 'begin' }
  readonly served: Served
  /** A process that was begun ahead, as long as there are such. */
  readonly takeAhead?: (() => ChildProcess | undefined) | undefined
  /** Seconds without a sign after which it counts as stuck. */
  readonly patience: number
  readonly listen: (event: Event) => void
  /** Hears what games and agents print. */
  readonly print: (text: string) => void
}

interface Playing {
  readonly resolve: (attempt: Attempt) => void
  readonly reject: (error: Error) => void
}

/** Milliseconds that a worker has to let go of what it holds. */
const FAREWELL = 2000

/** Seconds that a worker may take to begin, at least: a busy machine reads what is played slowly, which is no agent's fault. */
const SLOW_START = 60

/** Seconds between two looks at whether a worker has given a sign. */
const LOOK = 1

export class WorkerProcess {
  readonly #child: ChildProcess
  readonly #desk: Desk
  readonly #playing = new Map<number, Playing>()
  readonly #terms: WorkerTerms
  readonly #watch: NodeJS.Timeout
  /** Looks since its last sign: a machine that slept was not silent. */
  #silent = 0
  #patience: number
  #stuck = false
  #ready = false
  #hurried = false
  #gone = false
  #errors = ''

  constructor(terms: WorkerTerms) {
    this.#terms = terms
    this.#patience = terms.patience
    this.#child = terms.takeAhead?.() ?? startProcess()
    this.#desk = new Desk(terms.served, (answer) => this.send(answer))
    this.#child.stdout!.setEncoding('utf8').on('data', terms.print)
    this.#child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-2000)
      terms.print(text)
    })
    this.#child.on('message', (message) => this.#hear(message as FromWorker))
    this.#child.on('error', () => this.#end(null, null))
    this.#child.on('exit', (code, signal) => this.#end(code, signal))
    this.#watch = setInterval(() => this.#look(), LOOK * 1000)
    this.send(terms.begin)
  }

  get isGone(): boolean {
    return this.#gone
  }

  get load(): number {
    return this.#playing.size
  }

  /** Plays an episode. Rejects with {@link WorkerGone} where the worker does not live to tell. */
  play(seed: number): Promise<Attempt> {
    return new Promise((resolve, reject) => {
      this.#playing.set(seed, { resolve, reject })
      this.send({ type: 'play', seed })
    })
  }

  send(message: ToWorker): void {
    // A channel that has just broken is followed by the exit.
    if (this.#child.connected) this.#child.send(message, () => {})
  }

  /** What is stuck is not waited for any more. */
  hurry(): void {
    this.#hurried = true
    this.#patience = Math.min(this.#patience, 3)
  }

  /** Resolves when the process is gone. */
  async close(): Promise<void> {
    clearInterval(this.#watch)
    if (this.#gone) return
    const gone = once(this.#child, 'exit')
    this.#child.disconnect()
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), FAREWELL)
    await gone
    clearTimeout(timer)
  }

  #hear(message: FromWorker): void {
    this.#silent = 0
    switch (message.type) {
      case 'beat':
        return
      case 'ready':
        this.#ready = true
        return
      case 'played':
        this.#playing.get(message.seed)?.resolve(message.attempt)
        return void this.#playing.delete(message.seed)
      case 'broke': {
        const broken = message.seed === undefined ? [...this.#playing.keys()] : [message.seed]
        for (const seed of broken) {
          this.#playing.get(seed)?.reject(receiveError(message.error))
          this.#playing.delete(seed)
        }
        return
      }
      case 'rejected':
        return this.#terms.listen(message.event)
      default:
        return this.#desk.hear(message)
    }
  }

  #look(): void {
    if (++this.#silent * LOOK < (this.#ready || this.#hurried ? this.#patience : Math.max(this.#patience, SLOW_START)))
      return
    this.#stuck = true
    this.#child.kill('SIGKILL')
  }

  #end(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#gone) return
    this.#gone = true
    clearInterval(this.#watch)
    this.#desk.close()
    const last = this.#errors.trim().split('\n').at(-1)
    const why = this.#stuck
      ? `its agents held up the worker that played it for ${this.#patience} s without a pause`
      : `the worker that played it ended (${signal ?? `exit status ${code}`})${last ? `: ${last}` : ''}`
    const alone = this.#playing.size === 1
    for (const { reject } of this.#playing.values()) {
      // Who is told to stop before it has begun has nothing to answer for.
      reject(
        this.#ready || this.#hurried
          ? new WorkerGone(why, alone)
          : new Error(`a worker could not begin: ${this.#errors || why}`),
      )
    }
    this.#playing.clear()
  }
}
