/** Both ends of what workers ask of their run: models stay with the process that began it, and so limits and money. */
import type { Model, ModelAnswer } from '../../../core/model.ts'
import type { Admission, Ticket } from '../../../models/account.ts'
import { receiveError, sendError, type Answer, type Request } from './messages.ts'

/** A worker's end: models and admission as if they were here. */
export class Requests {
  readonly #send: (request: Request) => void
  readonly #wait: (open: boolean) => void
  readonly #open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  readonly #tickets = new Map<number, AbortController>()
  #last = 0

  /** `wait` is told whether an answer is waited for, whenever that changes. */
  constructor(send: (request: Request) => void, wait: (open: boolean) => void = () => {}) {
    this.#send = send
    this.#wait = wait
  }

  model(name: string): Model {
    return {
      name,
      ask: (question, { signal, call } = {}) =>
        this.#ask(
          (request) => ({ type: 'ask', request, model: name, question, ...(call !== undefined && { call }) }),
          signal,
        ) as Promise<ModelAnswer>,
    }
  }

  /** The run stops giving out episodes by itself: nothing is ever halted here. */
  readonly admission: Admission = {
    halted: new AbortController().signal,
    admit: async (episode, _limits, signal) => {
      let number = 0
      const may = await this.#ask((request) => {
        number = request
        return { type: 'admit', request, episode }
      }, signal)
      if (may !== true) return undefined
      const stop = new AbortController()
      this.#tickets.set(number, stop)
      return {
        stop: stop.signal,
        end: (finished) => {
          this.#tickets.delete(number)
          this.#send({ type: 'ended', request: number, finished })
        },
      }
    },
  }

  hear(answer: Answer): void {
    const open = this.#open.get(answer.request)
    if (answer.type === 'enough') this.#tickets.get(answer.request)?.abort(receiveError(answer.error))
    else if (answer.type === 'answer') open?.resolve(answer.value)
    else open?.reject(receiveError(answer.error))
  }

  async #ask(say: (request: number) => Request, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted()
    const request = ++this.#last
    const takeBack = (): void => {
      this.#send({ type: 'take-back', request })
      this.#open.get(request)?.reject(signal!.reason as Error)
    }
    try {
      return await new Promise((resolve, reject) => {
        this.#open.set(request, { resolve, reject })
        if (this.#open.size === 1) this.#wait(true)
        signal?.addEventListener('abort', takeBack, { once: true })
        this.#send(say(request))
      })
    } finally {
      this.#open.delete(request)
      if (this.#open.size === 0) this.#wait(false)
      signal?.removeEventListener('abort', takeBack)
    }
  }
}

export interface Served {
  readonly model: (name: string) => Model
  readonly admission?: Admission
  readonly limits?: Parameters<Admission['admit']>[1]
}

/** The run's end: answers one worker. */
export class Desk {
  readonly #served: Served
  readonly #send: (answer: Answer) => void
  readonly #asked = new Map<number, AbortController>()
  readonly #tickets = new Map<number, Ticket>()

  constructor(served: Served, send: (answer: Answer) => void) {
    this.#served = served
    this.#send = send
  }

  hear(request: Request): void {
    const number = request.request
    switch (request.type) {
      case 'ask':
        return this.#answer(number, (signal) =>
          this.#served.model(request.model).ask(request.question, {
            signal,
            ...(request.call !== undefined && { call: request.call }),
          }),
        )
      case 'admit':
        return this.#answer(number, (signal) => this.#admit(number, request.episode, signal))
      case 'ended':
        this.#tickets.get(number)?.end(request.finished)
        this.#tickets.delete(number)
        return
      case 'take-back':
        return this.#asked.get(number)?.abort(new Error('the worker takes it back'))
    }
  }

  /** The worker is gone. What it asked a model goes on: whoever plays the episode next will ask the same. */
  close(): void {
    for (const ticket of this.#tickets.values()) ticket.end(false)
    this.#tickets.clear()
  }

  #answer(request: number, work: (signal: AbortSignal) => Promise<unknown>): void {
    const abort = new AbortController()
    this.#asked.set(request, abort)
    work(abort.signal)
      .then(
        (value) => this.#send({ type: 'answer', request, value }),
        (error: unknown) => this.#send({ type: 'failed', request, error: sendError(error) }),
      )
      .finally(() => this.#asked.delete(request))
  }

  async #admit(request: number, episode: string, signal: AbortSignal): Promise<boolean> {
    const { admission, limits } = this.#served
    if (!admission) return true
    const ticket = await admission.admit(episode, limits, signal)
    if (!ticket) return false
    this.#tickets.set(request, ticket)
    ticket.stop.addEventListener('abort', () =>
      this.#send({ type: 'enough', request, error: sendError(ticket.stop.reason) }),
    )
    return true
  }
}
