/** What a seat is given for each of its decisions: its model, its tools, its rng, all through the journal. */
import type { Rejection, Turn } from './agent.ts'
import { messageOf, noteOf, toJson } from './boundary.ts'
import { freeze } from './frozen.ts'
import { ModelFailure, type ModelFailureKind } from './errors.ts'
import type { Event, StoredMessage } from './event.ts'
import type { Seat } from './game.ts'
import { getOrAdd } from './get-or-add.ts'
import type { Journal } from './journal.ts'
import { canonical, copy, type Json } from './json.ts'
import type { Message, Model, ModelAnswer, ModelRequest } from './model.ts'
import { Random } from './random.ts'
import { describeThrown, errorOf, stackOf, type Thrown } from './thrown.ts'

export interface Turns {
  /** A turn for the next try at a decision. What is asked of it after `close` is not done. */
  take(now: {
    number: number
    rejections: readonly Rejection[]
    mayPass: boolean
    signal: AbortSignal
  }): Turn & { close(): void }
}

export interface TurnsSetup {
  readonly episode: string
  readonly seat: Seat
  readonly seed: number
  readonly model: Model | undefined
  readonly journal: Journal
  /** The log so far, and the number of the event by which this holder sat down. */
  readonly past: readonly Event[]
  readonly from: number
}

export function openTurns({ episode, seat, seed, model, journal, past, from }: TurnsSetup): Turns {
  const { store, recall } = storeMessages()
  const calls = numbering()
  const uses = numbering()
  for (const event of past) {
    if (!('seat' in event) || event.seat !== seat) continue
    const own = event.n > from
    if (event.type === 'called') {
      if (own) recall(event.messages)
      calls.recall(own ? keyOfCall(event.messages.map(idOf), event.settings) : undefined, event.call)
    } else if (event.type === 'used') uses.recall(own ? canonical([event.tool, event.input]) : undefined, event.use)
  }

  async function ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    if (!model) throw new ModelFailure('missing', `${seat} needs a language model: name one with --model`)
    const { messages, ...given } = request
    checkMessages(messages)
    const settings = toJson(given) as Omit<ModelRequest, 'messages'>
    const stored = messages.map(store)
    const call = calls.next(keyOfCall(stored.map(idOf), settings))
    if (!journal.repeat('called', seat, call)) journal.write({ type: 'called', seat, call, messages: stored, settings })
    const known = journal.find('answered', seat, call)
    if (known) {
      journal.write({ type: 'answered', seat, call, answer: known.answer })
      return freeze(known.answer)
    }
    const fail = (reason: string, kind: ModelFailureKind | undefined, stack?: unknown): Error => {
      journal.write({ type: 'unanswered', seat, call, reason, ...(kind && { kind }) })
      // The same when it happens and when the journal tells of it.
      return errorOf({ name: kind ? 'ModelFailure' : 'Error', message: reason, ...(kind && { kind }) }, stack)
    }
    const failed = journal.find('unanswered', seat, call)
    if (failed) throw fail(failed.reason, failed.kind)
    try {
      await journal.flush()
      const answer = readAnswer(model, await model.ask(request, { signal, call: `${episode}/${seat}/${call}` }))
      signal.throwIfAborted()
      journal.write({ type: 'answered', seat, call, answer })
      return answer
    } catch (error) {
      const reason = messageOf(error)
      const kind = ModelFailure.isInstance(error) ? error.kind : undefined
      if (signal.aborted || journal.failure) throw error
      throw fail(reason, kind, stackOf(error))
    }
  }

  async function use<Result extends Json>(
    tool: string,
    given: Json,
    run: (signal: AbortSignal) => Promise<Result> | Result,
    signal: AbortSignal,
  ): Promise<Result> {
    const input = toJson(given)
    const number = uses.next(canonical([tool, input]))
    const known = journal.find('used', seat, number)
    let result: { readonly output: Json } | { readonly error: Thrown }
    let stack: unknown
    if (known) result = known.error ? { error: known.error } : { output: known.output ?? null }
    else {
      await journal.flush()
      try {
        result = { output: toJson(await run(signal)) }
      } catch (error) {
        result = { error: describeThrown(error) }
        stack = stackOf(error)
      }
    }
    signal.throwIfAborted()
    journal.write({ type: 'used', seat, use: number, tool, input, ...result })
    // What failed is told as it will be told by the journal: whoever decides by it decides the same again.
    if ('error' in result) throw errorOf(result.error, stack)
    return freeze(result.output) as Result
  }

  return {
    take: ({ number, rejections, mayPass, signal }) => {
      let random: Random | undefined
      let open = true
      // What an agent still did after its decision would be written down at any time, and never the same again.
      const inTime = (): void => {
        if (!open) throw new Error(`${seat} asked for something after its decision was made`)
      }
      return {
        seat,
        number,
        mayPass,
        rejections,
        get random() {
          return (random ??= new Random(seed, 'seat', seat, number, rejections.length))
        },
        signal,
        async ask(request) {
          inTime()
          return ask(request, signal)
        },
        async use(tool, input, run) {
          inTime()
          checkName(tool, 'a tool')
          return use(tool, input, run, signal)
        },
        note: (kind, data) => {
          checkName(kind, 'the kind of a note')
          if (open) journal.write({ type: 'noted', seat, kind, data: noteOf(data) })
        },
        close: () => void (open = false),
      }
    },
  }
}

const ROLES = ['system', 'user', 'assistant']

/** What is not a message could be written down, but never read again. */
function checkMessages(messages: unknown): void {
  if (!Array.isArray(messages)) throw new TypeError('messages: a list of {role, content}')
  for (const message of messages as (Message | null | undefined)[])
    if (!message || !ROLES.includes(message.role) || typeof message.content !== 'string')
      throw new TypeError(`messages: each has a role (${ROLES.join(', ')}) and a text as content`)
}

function checkName(name: unknown, what: string): void {
  if (typeof name !== 'string') throw new TypeError(`${what} is named by a text`)
}

/** A model may be a stranger too: its answer is copied and has to be one. */
function readAnswer(model: Model, answer: ModelAnswer | null | undefined): ModelAnswer {
  if (typeof answer?.text !== 'string') throw new ModelFailure('server', `${model.name} answered without a text`)
  try {
    return freeze(copy(answer))
  } catch (error) {
    throw new ModelFailure('server', `${model.name} answered what is not plain data: ${messageOf(error)}`)
  }
}

const idOf = (message: StoredMessage): number => (typeof message === 'number' ? message : message.id)

const keyOfCall = (messages: readonly number[], settings: unknown): string => canonical([messages, settings])

/**
 * Numbers what is asked, from 1. Asked again in a resumed episode, the same thing gets the number that it had, in
 * whatever order an agent that asks several things at once comes to ask them.
 */
function numbering(): { next(key: string): number; recall(key: string | undefined, number: number): void } {
  const known = new Map<string, number[]>()
  let last = 0
  return {
    next: (key) => known.get(key)?.shift() ?? ++last,
    recall(key, number) {
      last = Math.max(last, number)
      if (key === undefined) return
      const numbers = getOrAdd(known, key, () => [])
      if (!numbers.includes(number)) numbers.push(number)
    },
  }
}

/** Gives each different message a number when it first comes; later it is stored as that number. */
function storeMessages(): {
  store: (message: Message) => StoredMessage
  recall: (messages: readonly StoredMessage[]) => void
} {
  const known = new Map<string, number>()
  // Agents send the same objects again and again; reading all of a long chat at every call would take longer than the rest.
  const seen = new WeakMap<Message, { id: number; content: string }>()
  const keyOf = ({ role, content }: Message): string => `${role}\n${content}`
  return {
    store(message) {
      const { role, content } = message
      const before = seen.get(message)
      if (before?.content === content) return before.id
      const found = known.get(keyOf(message))
      const id = found ?? known.size + 1
      seen.set(message, { id, content })
      known.set(keyOf(message), id)
      return found ?? { id, role, content }
    },
    recall(messages) {
      for (const message of messages) if (typeof message === 'object') known.set(keyOf(message), message.id)
    },
  }
}
