/**
 * Somebody's own agent in a thread of its own, where others wait for the same process: what it does to its thread, be it
 * a loop without an end, is a fault of its own seat and holds up nobody else.
 */
import type { Worker } from 'node:worker_threads'
import type { Agent, Decision, Turn } from '../../../core/agent.ts'
import type { Json } from '../../../core/json.ts'
import { startThread } from '../../../node/start-thread.ts'
import { receiveError, sendError, type FromThread, type Setup, type ToThread } from './messages.ts'

/** Megabytes that it may hold: what takes more without an end ends its thread, and not the process. */
const MOST_MEMORY = 2048

export class AgentApart implements Agent {
  readonly #setup: Setup
  #thread: Worker | undefined
  /** Why it can be asked no more. */
  #fault: Error | undefined
  #acts = 0
  #open: { readonly turn: Turn; resolve(decision: Decision): void; reject(error: Error): void } | undefined
  /** What is being run for `use`, by request. */
  readonly #runs = new Map<number, { resolve(value: Json): void; reject(error: Error): void }>()

  constructor(setup: Setup) {
    this.#setup = setup
  }

  act(observation: unknown, turn: Turn): Promise<Decision> {
    return new Promise((resolve, reject) => {
      if (this.#fault) return reject(this.#fault)
      const thread = (this.#thread ??= this.#start(turn.signal))
      // While it is asked, this process waits for it; else it does not keep this process alive.
      thread.ref()
      const close = (): void => {
        this.#open = undefined
        thread.unref()
      }
      this.#open = {
        turn,
        resolve: (decision) => (close(), resolve(decision)),
        reject: (error) => (close(), reject(error)),
      }
      const { seat, number, mayPass, rejections } = turn
      const sent = { seat, number, mayPass, rejections, random: turn.random.int(0, 0x7fffffff) }
      this.#send({ type: 'act', act: ++this.#acts, observation, turn: sent })
    })
  }

  #start(signal: AbortSignal): Worker {
    const options = {
      workerData: this.#setup,
      // What it prints is for whoever runs it; standard output has results only.
      stdout: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    }
    const thread = startThread(new URL('./thread.js', import.meta.url), options, { loading: true })
    thread.stdout.pipe(process.stderr, { end: false })
    thread.on('message', (message: FromThread) => this.#hear(message))
    thread.on('error', (error: Error) => this.#fail(error))
    thread.on('exit', (code) => this.#fail(new Error(`the agent ended itself (exit status ${code})`)))
    signal.addEventListener('abort', () => void thread.terminate(), { once: true })
    return thread
  }

  #fail(error: Error): void {
    this.#fault ??= error
    for (const { reject } of this.#runs.values()) reject(error)
    this.#open?.reject(error)
  }

  #send(message: ToThread): void {
    this.#thread?.postMessage(message)
  }

  #hear(message: FromThread): void {
    if (!this.#open || message.act !== this.#acts) return
    const { turn, resolve, reject } = this.#open
    switch (message.type) {
      case 'decided':
        return resolve(message.decision)
      case 'threw':
        return reject(receiveError(message.error))
      case 'note':
        return turn.note(message.kind, message.data)
      case 'ask':
        return this.#answer(message.request, () => turn.ask(message.question))
      case 'use': {
        const { request, tool, input } = message
        return this.#answer(request, () => turn.use(tool, input, () => this.#run(request)))
      }
      case 'ran':
        return this.#runs.get(message.request)?.resolve(message.value as Json)
      case 'broke':
        return this.#runs.get(message.request)?.reject(receiveError(message.error))
    }
  }

  #run(request: number): Promise<Json> {
    return new Promise<Json>((resolve, reject) => {
      this.#runs.set(request, { resolve, reject })
      this.#send({ type: 'run', request })
    }).finally(() => this.#runs.delete(request))
  }

  #answer(request: number, work: () => Promise<unknown>): void {
    work().then(
      (value) => this.#send({ type: 'answer', request, value }),
      (error: unknown) => this.#send({ type: 'failed', request, error: sendError(error) }),
    )
  }
}
