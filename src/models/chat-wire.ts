/** The OpenAI chat-completions protocol, from the server's side. */
import type { Json } from '../core/json.ts'
import type { Message } from '../core/model.ts'
import { tryParse } from './json-in-text.ts'

/** What a body asks for. */
export interface WireRequest {
  readonly model: string
  readonly messages: readonly Message[]
  /** The structure asked for, by tool call or by schema. */
  readonly format?: { readonly name: string; readonly schema: Json; readonly means: 'tool' | 'schema' }
  readonly temperature?: number
  readonly maxTokens?: number
  readonly seed?: number
  readonly stop?: readonly string[]
  readonly stream: boolean
}

/** The request in a body, or what is wrong with it. */
export function readRequest(body: string): WireRequest | string {
  const input = tryParse(body) as Record<string, any> | null | undefined
  if (typeof input !== 'object' || input === null) return 'the body must be a JSON object'
  if (typeof input.n === 'number' && input.n !== 1) return 'n: one answer at a time'
  if (Array.isArray(input.tools) && input.tools.length > 1) return 'tools: one at most'
  if (!Array.isArray(input.messages) || input.messages.length === 0) return 'messages: at least one is needed'
  const messages: Message[] = []
  for (const [index, message] of input.messages.entries()) {
    const content = readContent(message?.content)
    if (content === undefined) return `messages.${index}.content: must be text`
    const role = message.role === 'developer' ? 'system' : message.role
    if (!['system', 'user', 'assistant'].includes(role))
      return `messages.${index}.role: must be system, user or assistant`
    messages.push({ role, content })
  }
  const { temperature, seed, stop } = input
  const maxTokens = input.max_completion_tokens ?? input.max_tokens
  const format = readFormat(input)
  return {
    model: String(input.model ?? 'stand-in'),
    messages,
    ...(format && { format }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof maxTokens === 'number' && { maxTokens }),
    ...(typeof seed === 'number' && { seed }),
    ...(stop && { stop: [stop].flat().map(String) }),
    stream: input.stream === true,
  }
}

/** The text of a message, whole or in parts; undefined where it holds anything else, such as a picture. */
function readContent(content: unknown): string | undefined {
  if (typeof content === 'string') return content
  if (!Array.isArray(content) || content.some((part) => typeof part?.text !== 'string')) return undefined
  return content.map((part) => part.text).join('')
}

function readFormat(input: Record<string, any>): WireRequest['format'] {
  const tool = input.tools?.[0]?.function
  if (tool) return { name: String(tool.name), schema: (tool.parameters ?? {}) as Json, means: 'tool' }
  const schema = input.response_format?.json_schema
  if (schema) return { name: String(schema.name), schema: (schema.schema ?? {}) as Json, means: 'schema' }
  return undefined
}

/** What is answered. */
export interface WireAnswer {
  readonly id: string
  readonly text: string
  readonly finish: string
  readonly usage?: WireUsage
}

export interface WireUsage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
}

export function writeAnswer(request: WireRequest, { id, text, finish, usage }: WireAnswer): object {
  // A tool call carries JSON; other words (a fault, a refusal) come as words.
  const asTool = request.format?.means === 'tool' && tryParse(text) !== undefined
  const call = { id: 'call_1', type: 'function', function: { name: request.format?.name, arguments: text } }
  return {
    id,
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [
      {
        index: 0,
        message: asTool
          ? { role: 'assistant', content: null, tool_calls: [call] }
          : { role: 'assistant', content: text },
        finish_reason: asTool ? 'tool_calls' : finish,
      },
    ],
    ...(usage && { usage }),
  }
}

/** The same answer as server-sent events, for clients that stream. */
export function writeStream(request: WireRequest, { id, text, finish, usage }: WireAnswer): string {
  const asTool = request.format?.means === 'tool' && tryParse(text) !== undefined
  const call = { index: 0, id: 'call_1', type: 'function', function: { name: request.format?.name, arguments: text } }
  const chunk = (delta: object, finished: string | null) =>
    `data: ${JSON.stringify({
      id,
      object: 'chat.completion.chunk',
      created: 0,
      model: request.model,
      choices: [{ index: 0, delta, finish_reason: finished }],
      usage: finished ? usage : undefined,
    })}\n\n`
  const pieces = asTool
    ? [chunk({ tool_calls: [call] }, null)]
    : (text.match(/[^]{1,40}/g) ?? []).map((piece) => chunk({ content: piece }, null))
  const end = chunk({}, asTool ? 'tool_calls' : finish)
  return `${chunk({ role: 'assistant' }, null)}${pieces.join('')}${end}data: [DONE]\n\n`
}

/** An error in words, of a kind that programs can tell. */
export const writeError = (message: string, type: string): object => ({ error: { message, type } })

/** The list of one model. */
export const writeModels = (id: string): object => ({
  object: 'list',
  data: [{ id, object: 'model', created: 0, owned_by: 'roundtable' }],
})
