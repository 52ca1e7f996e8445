/**
 * Answers chat completions of the OpenAI protocol for programs of others: what they ask goes to whoever has the model, with
 * the limits, the budget and the log that hold for it.
 */
import { messageOf } from '../core/boundary.ts'
import { ModelFailure } from '../core/errors.ts'
import type { ModelAnswer, ModelRequest } from '../core/model.ts'
import { readRequest, writeAnswer, writeError, writeStream, type WireRequest } from './chat-wire.ts'

/** Answers one request; rejects where no answer can be had. */
export type Ask = (request: ModelRequest) => Promise<ModelAnswer>

/** What goes back, whole. */
export interface ChatReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Answers the body of a request for `/chat/completions`. */
export async function answerChat(body: string, ask: Ask): Promise<ChatReply> {
  const asked = readRequest(body)
  if (typeof asked === 'string') return chatError(400, asked, 'invalid_request_error')
  let found: ModelAnswer
  try {
    found = await ask(toRequest(asked))
  } catch (error) {
    return failed(error)
  }
  const { inputTokens, outputTokens } = found.usage
  const whole = {
    id: 'roundtable',
    text: asked.format && found.data !== undefined ? JSON.stringify(found.data) : found.text,
    finish: found.finish,
    usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
  }
  return asked.stream
    ? { status: 200, headers: { 'content-type': 'text/event-stream' }, body: writeStream(asked, whole) }
    : chatJson(200, writeAnswer(asked, whole))
}

const toRequest = ({ format, model: _, stream: __, ...asked }: WireRequest): ModelRequest => ({
  ...asked,
  ...(format && { format: { name: format.name, schema: format.schema } }),
})

/**
 * It was tried again already as often as that can help: clients are told not to. Money and limits that are used up are 402,
 * what the provider refuses 400, whatever else failed there 502, and what is asked when nobody may ask 409.
 */
function failed(error: unknown): ChatReply {
  const kind = ModelFailure.isInstance(error) ? error.kind : undefined
  const status =
    kind === undefined ? 409 : kind === 'budget' || kind === 'episode-limit' ? 402 : kind === 'refused' ? 400 : 502
  const reply = chatError(status, messageOf(error), kind ?? 'late')
  return { ...reply, headers: { ...reply.headers, 'x-should-retry': 'false' } }
}

/** An error in words, of a kind that programs can tell. */
export const chatError = (status: number, message: string, type: string): ChatReply =>
  chatJson(status, writeError(message, type))

/** Anything of the protocol as JSON. */
export const chatJson = (status: number, value: object): ChatReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
