/** The OpenAI chat-completions protocol, from the server's side. */
import type { ServerResponse } from 'node:http'
import type { Json } from '../../core/json.ts'
import type { Message } from '../../core/model.ts'
import { tryParse } from '../json-in-text.ts'
import type { StandInRequest } from './responder.ts'

export interface WireRequest extends Omit<StandInRequest, 'number'> {
  readonly stream: boolean
}

/** The request in a body, or what is wrong with it. */
export function readRequest(body: string): WireRequest | string {
  const input = tryParse(body) as Record<string, any> | null | undefined
  if (typeof input !== 'object' || input === null) return 'the body must be a JSON object'
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
  return {
    model: String(input.model ?? 'stand-in'),
    messages,
    format: readFormat(input),
    temperature: input.temperature,
    maxTokens: input.max_completion_tokens ?? input.max_tokens,
    seed: input.seed,
    stream: input.stream === true,
  }
}

function readContent(content: unknown): string | undefined {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('')
}

function readFormat(input: Record<string, any>): StandInRequest['format'] {
  const tool = input.tools?.[0]?.function
  if (tool) return { name: String(tool.name), schema: (tool.parameters ?? {}) as Json, means: 'tool' }
  const schema = input.response_format?.json_schema
  if (schema) return { name: String(schema.name), schema: (schema.schema ?? {}) as Json, means: 'schema' }
  return undefined
}

/** What is answered. */
export interface WireAnswer {
  readonly text: string
  readonly finish: string
  /** Whether to say how many tokens it took. */
  readonly usage: boolean
}

export function writeAnswer(request: WireRequest, { text, finish, usage }: WireAnswer): object {
  // A tool call carries JSON; other words (a fault, a refusal) come as words.
  const asTool = request.format?.means === 'tool' && tryParse(text) !== undefined
  const call = { id: 'call_1', type: 'function', function: { name: request.format?.name, arguments: text } }
  return {
    id: 'stand-in',
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
    ...(usage && { usage: countUsage(request, text) }),
  }
}

/** The same answer as server-sent events, for clients that stream. */
export function writeStream(response: ServerResponse, request: WireRequest, { text, finish, usage }: WireAnswer): void {
  const chunk = (delta: object, finished: string | null) =>
    `data: ${JSON.stringify({
      id: 'stand-in',
      object: 'chat.completion.chunk',
      created: 0,
      model: request.model,
      choices: [{ index: 0, delta, finish_reason: finished }],
      usage: finished && usage ? countUsage(request, text) : undefined,
    })}\n\n`
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk({ role: 'assistant' }, null))
  for (const piece of text.match(/[^]{1,40}/g) ?? []) response.write(chunk({ content: piece }, null))
  response.end(`${chunk({}, finish)}data: [DONE]\n\n`)
}

/** Four characters a token: near enough for accounts that are only tried out. */
export function countUsage(
  request: WireRequest,
  text: string,
): { prompt_tokens: number; completion_tokens: number; total_tokens: number } {
  const prompt = Math.ceil(request.messages.reduce((sum, message) => sum + message.content.length, 0) / 4)
  const completion = Math.ceil(text.length / 4)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

export const writeError = (message: string): object => ({ error: { message, type: 'stand_in' } })

export const writeModels = (): object => ({
  object: 'list',
  data: [{ id: 'stand-in', object: 'model', created: 0, owned_by: 'roundtable' }],
})
