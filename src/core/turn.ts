/** What a seat is given for each of its decisions: its model, its tools, its chance, all through the journal. */
import { ModelFailure } from './errors.ts'
import type { Refusal, Turn } from './agent.ts'
import type { StoredMessage } from './event.ts'
import type { Seat } from './game.ts'
import type { Journal } from './journal.ts'
import type { Json } from './json.ts'
import { type Message, type Model, type ModelAnswer, type ModelRequest } from './model.ts'
import { Random } from './random.ts'

export interface Turns {
  /** A turn for the next try at the present decision. */
  take(now: { refusals: readonly Refusal[]; mayPass: boolean; signal: AbortSignal }): Turn
  /** The present decision was taken; the next one begins. */
  next(): void
}

export function openTurns(setup: {
  episode: string
  seat: Seat
  seed: number
  model: Model | undefined
  journal: Journal
}): Turns {
  const { episode, seat, seed, model, journal } = setup
  const store = storeMessages()
  let number = 1
  let calls = 0
  let uses = 0

  async function ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    if (!model) throw new ModelFailure('missing', `${seat} needs a language model: name one with --model`)
    const call = ++calls
    const { messages, ...settings } = request
    journal.write({ type: 'called', seat, call, messages: messages.map(store), settings }, [seat])
    const known = journal.find('answered', seat, call)
    if (known) {
      journal.write({ type: 'answered', seat, call, answer: known.answer }, [seat])
      return known.answer
    }
    try {
      const answer = await model.ask(request, { signal, call: `${episode}/${seat}/${call}` })
      signal.throwIfAborted()
      journal.write({ type: 'answered', seat, call, answer }, [seat])
      return answer
    } catch (error) {
      if (!signal.aborted)
        journal.write({ type: 'unanswered', seat, call, reason: (error as Error).message ?? String(error) }, [seat])
      throw error
    }
  }

  async function use<Result extends Json>(
    tool: string,
    input: Json,
    run: (signal: AbortSignal) => Promise<Result> | Result,
    signal: AbortSignal,
  ): Promise<Result> {
    const id = ++uses
    const output = (journal.find('used', seat, id)?.output as Result | undefined) ?? (await run(signal))
    signal.throwIfAborted()
    journal.write({ type: 'used', seat, use: id, tool, input, output }, [seat])
    return output
  }

  return {
    next: () => void number++,
    take: ({ refusals, mayPass, signal }) => {
      let random: Random | undefined
      return {
        seat,
        number,
        mayPass,
        refusals,
        get random() {
          return (random ??= new Random(seed, 'seat', seat, number, refusals.length))
        },
        signal,
        ask: (request) => ask(request, signal),
        use: (tool, input, run) => use(tool, input, run, signal),
        note: (kind, data) => void journal.write({ type: 'noted', seat, kind, data }, [seat]),
      }
    },
  }
}

/** Gives each different message a number when it first comes; later it is stored as that number. */
function storeMessages(): (message: Message) => StoredMessage {
  const known = new Map<string, number>()
  // Agents send the same objects again and again; reading all of a long chat at every call would take longer than the rest.
  const seen = new WeakMap<Message, number>()
  return (message) => {
    const key = (): string => `${message.role}\n${message.content}`
    const id = seen.get(message) ?? known.get(key())
    seen.set(message, id ?? known.size + 1)
    if (id !== undefined) return id
    known.set(key(), known.size + 1)
    return { id: known.size, ...message }
  }
}
