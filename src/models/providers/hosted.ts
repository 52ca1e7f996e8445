/** OpenAI, Anthropic and Google through the AI SDK's providers, each loaded only when it is used. */
import type { OpenAIProvider } from '@ai-sdk/openai'
import type { Json } from '../../core/json.ts'
import type { ModelRequest, Usage } from '../../core/model.ts'
import { failureOfAnswer, failureOfNetwork, isOfNetwork, type ProviderFailure } from '../failure.ts'
import { tryParse } from '../json-in-text.ts'
import type { Means, Provider, Reply, SendOptions } from '../provider.ts'
import { redactorOf } from '../redact.ts'
import { fetchCapped } from './fetch-capped.ts'
import { nameAccount, readKey, type Environment, type Key } from '../secrets.ts'
import { countedUsage } from '../tokens.ts'

/** The AI SDK's specification of a language model: what its providers have in common, without its own retries. */
type SdkModel = ReturnType<OpenAIProvider['chat']>
type SdkOptions = Parameters<SdkModel['doGenerate']>[0]
type SdkReply = Awaited<ReturnType<SdkModel['doGenerate']>>

export interface HostedSettings {
  readonly provider: 'openai' | 'anthropic' | 'google'
  readonly model: string
  /** Another base address (a gateway); else the one in `<PROVIDER>_BASE_URL`, else the provider's own. */
  readonly address?: string
  readonly environment: Environment
}

/** Best first. A forced tool call is what most of Anthropic's models take; schemas are what the others do best. */
const meansOf: Readonly<Record<HostedSettings['provider'], readonly Means[]>> = {
  openai: ['schema', 'tool', 'text'],
  anthropic: ['tool', 'schema', 'text'],
  google: ['schema', 'tool', 'text'],
}

/** Throws `ModelFailure('missing-key')` where the environment has no key. */
export async function openHosted(settings: HostedSettings): Promise<Provider> {
  const { provider, environment } = settings
  const name = `${provider}:${settings.model}`
  const key = readKey(name, provider, environment)
  const address = settings.address ?? environment[`${provider.toUpperCase()}_BASE_URL`]
  const model = await load(settings, key, address)

  async function send(request: ModelRequest, { means, signal }: SendOptions): Promise<Reply> {
    try {
      return readReply(await model.doGenerate(writeOptions(request, means, signal)))
    } catch (error) {
      throw signal?.aborted ? error : failureOf(name, key, address ?? 'the usual address', error)
    }
  }

  return { name, account: nameAccount(address ?? provider, key), means: meansOf[provider], send }
}

async function load(settings: HostedSettings, key: Key, baseURL: string | undefined): Promise<SdkModel> {
  const options = { apiKey: key.value, baseURL, fetch: fetchCapped }
  switch (settings.provider) {
    case 'openai':
      // Chat completions rather than the newer protocol: it takes seeds and stop words, and gateways speak it.
      return (await import('@ai-sdk/openai')).createOpenAI(options).chat(settings.model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(settings.model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(settings.model)
  }
}

function writeOptions(request: ModelRequest, means: Means | undefined, signal: AbortSignal | undefined): SdkOptions {
  const { messages, format, maxTokens, temperature, stop, seed } = request
  const name = format?.name.replace(/[^\w-]/g, '_').slice(0, 64)
  const schema = format?.schema as Extract<SdkOptions['responseFormat'], { type: 'json' }>['schema']
  return {
    prompt: messages.map((message) =>
      message.role === 'system'
        ? { role: 'system', content: message.content }
        : { role: message.role, content: [{ type: 'text', text: message.content }] },
    ),
    maxOutputTokens: maxTokens,
    temperature,
    stopSequences: stop && [...stop],
    seed,
    abortSignal: signal,
    providerOptions: { openai: { strictJsonSchema: isStrict(format?.schema) } },
    ...(means === 'schema' && { responseFormat: { type: 'json', name, schema } }),
    ...(means === 'tool' && {
      tools: [{ type: 'function', name: name!, inputSchema: schema! }],
      toolChoice: { type: 'tool', toolName: name! },
    }),
  }
}

/** Whether a schema is of the kind OpenAI enforces strictly: objects closed, and all their properties required. */
function isStrict(schema: Json | undefined): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict)
  if (typeof schema !== 'object' || schema === null) return true
  const { type, properties, required, additionalProperties } = schema as Record<string, any>
  if (type === 'object') {
    const closed = additionalProperties === false
    if (!closed || Object.keys(properties ?? {}).some((name) => !required?.includes(name))) return false
  }
  return Object.values(schema).every(isStrict)
}

function readReply(reply: SdkReply): Reply {
  let text = ''
  let tool: Json | undefined
  for (const part of reply.content) {
    if (part.type === 'text') text += part.text
    else if (part.type === 'tool-call') {
      tool = tryParse(part.input)
      if (tool === undefined) text += part.input
    }
  }
  return {
    text,
    tool,
    usage: readUsage(reply, text !== '' || tool !== undefined),
    finish: reply.finishReason.unified,
    model: reply.response?.modelId,
  }
}

/** Undefined where the provider does not say, or a gateway before it says what cannot be. */
function readUsage({ usage }: SdkReply, hasWords: boolean): Usage | undefined {
  const { inputTokens, outputTokens } = usage
  if (hasWords && outputTokens.total === 0) return undefined
  return countedUsage(inputTokens.total, outputTokens.total, inputTokens.cacheRead)
}

/** The SDK's errors hold the whole request; only what the user needs is taken over. */
function failureOf(name: string, key: Key, where: string, error: unknown): ProviderFailure {
  const details = error as { statusCode?: number; responseHeaders?: Record<string, string>; responseBody?: string }
  const { statusCode: status, responseHeaders: headers = {}, responseBody: body = '' } = details
  if (status !== undefined && !isOfNetwork(error))
    return failureOfAnswer(name, key.variable, where, { status, headers, body }, redactorOf([key.value!]).text)
  return failureOfNetwork(name, where, error)
}
