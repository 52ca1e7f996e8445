/** Any server that speaks the OpenAI chat-completions protocol: Ollama, vLLM, llama.cpp, gateways, the stand-in. */
import type { Json } from '../../core/json.ts'
import type { ModelRequest, Usage } from '../../core/model.ts'
import { failureOfAnswer, failureOfNetwork, ProviderFailure, type BadAnswer } from '../failure.ts'
import { tryParse } from '../json-in-text.ts'
import type { Provider, Reply, SendOptions } from '../provider.ts'
import { redactorOf } from '../redact.ts'
import { nameAccount, secretsInPath, type Key } from '../secrets.ts'
import { countedUsage, readCount, type Traces } from '../tokens.ts'
import { joinChunks } from './event-stream.ts'
import { openPost } from './post.ts'

export interface ChatCompletionsSettings {
  /** As the user names the model. */
  readonly name: string
  readonly model: string
  /** The base address, such as `http://localhost:11434/v1`. */
  readonly address: URL
  readonly key: Key
  /** Whether to say which call a request is (only the stand-in server is told). */
  readonly sayCall?: boolean
}

export function openChatCompletions(settings: ChatCompletionsSettings): Provider {
  const { name, model, key } = settings
  const base = settings.address.origin + settings.address.pathname.replace(/\/+$/, '')
  const url = new URL(`${base}/chat/completions`)
  const post = openPost(url)
  const { text: hide } = redactorOf([...(key.value ? [key.value] : []), ...secretsInPath(url.pathname)])
  const authorization: Record<string, string> = key.value ? { authorization: `Bearer ${key.value}` } : {}

  function send(request: ModelRequest, { means, signal, call }: SendOptions): Promise<Reply> {
    const headers = settings.sayCall && call ? { ...authorization, 'x-call': encodeURIComponent(call) } : authorization
    return post(writeRequest(model, request, means), headers, signal).then(readAnswer, (error: unknown) => {
      throw signal?.aborted ? error : failureOfNetwork(name, base, error)
    })
  }

  function readAnswer(answer: BadAnswer): Reply {
    const reply = answer.status >= 200 && answer.status < 300 ? readReply(answer.body) : undefined
    if (reply) return reply
    const failure = failureOfAnswer(name, key.variable, `${url}`, answer, hide)
    if (failure.status === 401 && !key.value) {
      throw new ProviderFailure('missing-key', `${name} needs a key: set ${key.variable} in the environment`)
    }
    throw failure
  }

  return { name, account: nameAccount(base, key), means: ['schema', 'tool', 'text'], send }
}

function writeRequest(model: string, request: ModelRequest, means: SendOptions['means']): object {
  const { messages, temperature, maxTokens, stop, seed, format } = request
  const title = format?.name.replace(/[^\w-]/g, '_').slice(0, 64)
  return {
    model,
    messages,
    temperature,
    max_tokens: maxTokens,
    stop,
    seed,
    ...(means === 'schema' && {
      response_format: { type: 'json_schema', json_schema: { name: title, schema: format!.schema } },
    }),
    ...(means === 'tool' && {
      tools: [{ type: 'function', function: { name: title, parameters: format!.schema } }],
      tool_choice: { type: 'function', function: { name: title } },
    }),
  }
}

/** Undefined where the body is not an answer of the protocol. */
function readReply(body: string): Reply | undefined {
  const answer = (tryParse(body) ?? joinChunks(body)) as Record<string, any> | null | undefined
  const choice = answer?.choices?.[0]
  if (!answer || typeof choice?.message !== 'object' || choice.message === null) return undefined
  const { content, refusal, tool_calls: calls } = choice.message
  const written = calls?.[0]?.function?.arguments
  const tool = typeof written === 'string' ? tryParse(written) : (written as Json | undefined)
  const text = readContent(content) || (typeof refusal === 'string' ? refusal : '')
  return {
    // Arguments that are no JSON are still words of the model, and its reader may say what is wrong with them.
    text: text || (tool === undefined && typeof written === 'string' ? written : ''),
    tool,
    ...readUsage(answer, choice.message, text !== '' || written !== undefined),
    finish: readFinish(choice.finish_reason),
    model: typeof answer.model === 'string' ? answer.model : undefined,
  }
}

/**
 * The usage where the server says all of it, else what it does say. Counts that cannot be are none: nothing that was read, or
 * nothing that was written of an answer with words in it.
 */
function readUsage(
  { usage }: Record<string, any>,
  message: Record<string, unknown>,
  hasWords: boolean,
): { readonly usage: Usage } | { readonly traces: Traces } {
  const total = readCount(usage?.total_tokens)
  const read = readCount(usage?.prompt_tokens) || undefined
  const written = readCount(usage?.completion_tokens)
  const believed = hasWords && written === 0 ? undefined : written
  const inputTokens = read ?? restOf(total, believed)
  const outputTokens = believed ?? restOf(total, read)
  // Some leave the tokens of thinking out of those of the answer, but not out of the sum, nor of the bill.
  const all = outputTokens === undefined ? undefined : Math.max(outputTokens, (total ?? 0) - (inputTokens ?? 0))
  const counted = countedUsage(inputTokens, all, usage?.prompt_tokens_details?.cached_tokens)
  if (counted) return { usage: counted }
  const thoughts = [message['reasoning_content'], message['reasoning']].find((text) => typeof text === 'string')
  return { traces: { inputTokens, outputTokens, totalTokens: total, thoughts } }
}

const restOf = (total: number | undefined, part: number | undefined): number | undefined =>
  total === undefined || part === undefined || total <= part ? undefined : total - part

/** `content-filter` whatever the server calls it; other reasons in its own words. */
function readFinish(reason: unknown): string {
  if (typeof reason !== 'string') return 'other'
  return /content.?filter|safety|prohibited|blocklist/i.test(reason) ? 'content-filter' : reason.replace('_', '-')
}

/** Some servers give the content in parts. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('')
}
