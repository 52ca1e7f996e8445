/**
 * Worker processes that play the episodes of one run on this machine. One that is stuck or dies harms what it played and
 * nothing else: each of these episodes is tried once more in a worker of its own, and the one that ends that too has failed.
 */
import type { Attempt } from '../play-episode.ts'
import { WorkerGone, WorkerProcess, type WorkerTerms } from './worker-process.ts'

export interface CrewTerms extends WorkerTerms {
  readonly size: number
  /** Ends an episode that no worker survives. */
  readonly fail: (seed: number, reason: string) => Promise<Attempt>
  readonly signal?: AbortSignal
  readonly drain?: AbortSignal
}

export class Crew {
  readonly #terms: CrewTerms
  readonly #workers: WorkerProcess[] = []
  /** Plays one episode after another, each alone. */
  #single: WorkerProcess | undefined
  #singles: Promise<unknown> = Promise.resolve()
  readonly #forget: () => void

  constructor(terms: CrewTerms) {
    this.#terms = terms
    const { signal, drain } = terms
    const stop = (): void => this.#stop()
    const slow = (): void => this.#all.forEach((worker) => worker.send({ type: 'drain' }))
    signal?.addEventListener('abort', stop)
    drain?.addEventListener('abort', slow)
    this.#forget = () => {
      signal?.removeEventListener('abort', stop)
      drain?.removeEventListener('abort', slow)
    }
  }

  async attempt(seed: number): Promise<Attempt> {
    try {
      return await this.#choose().play(seed)
    } catch (error) {
      if (!(error instanceof WorkerGone)) throw error
      if (this.#terms.signal?.aborted) return { setAside: [] }
      if (error.alone) return this.#terms.fail(seed, error.message)
      return this.#playAlone(seed)
    }
  }

  async close(): Promise<void> {
    this.#forget()
    await Promise.all(this.#all.map((worker) => worker.close()))
  }

  get #all(): WorkerProcess[] {
    return [...this.#workers, ...(this.#single ? [this.#single] : [])]
  }

  #stop(): void {
    const { reason } = this.#terms.signal!
    for (const worker of this.#all) {
      worker.hurry()
      worker.send({ type: 'stop', reason: reason instanceof Error ? reason.message : String(reason) })
    }
  }

  /** The one with the least to do; one that is gone is replaced. */
  #choose(): WorkerProcess {
    const gone = this.#workers.findIndex((worker) => worker.isGone)
    if (gone >= 0) this.#workers[gone] = new WorkerProcess(this.#terms)
    else if (this.#workers.length < this.#terms.size) this.#workers.push(new WorkerProcess(this.#terms))
    return this.#workers.reduce((least, worker) => (worker.load < least.load ? worker : least))
  }

  #playAlone(seed: number): Promise<Attempt> {
    const turn = this.#singles.then(async () => {
      if (this.#terms.signal?.aborted) return { setAside: [] }
      if (!this.#single || this.#single.isGone) this.#single = new WorkerProcess(this.#terms)
      try {
        return await this.#single.play(seed)
      } catch (error) {
        if (!(error instanceof WorkerGone)) throw error
        if (this.#terms.signal?.aborted) return { setAside: [] }
        return this.#terms.fail(seed, error.message)
      }
    })
    this.#singles = turn.catch(() => {})
    return turn
  }
}
