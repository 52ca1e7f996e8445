/** A local GGUF file through node-llama-cpp, which is installed only by those who want it. */
import { ModelFailure } from '../../core/errors.ts'
import { existsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Json } from '../../core/json.ts'
import { type ModelRequest } from '../../core/model.ts'
import { ProviderFailure } from '../failure.ts'
import type { Provider, Reply, SendOptions } from '../provider.ts'
import { loadLibrary } from './find-library.ts'
import type { Context, Grammar, HistoryItem, Llama, LlamaModel } from './library.ts'

/** Loads the file into memory. Throws `ModelFailure('missing')` where the library or the file is not there. */
export async function openLlama(file: string): Promise<Provider> {
  const name = `llama:${file}`
  const path = resolve(file)
  if (!existsSync(path)) throw new ModelFailure('missing', `${name}: there is no file ${path}`)
  const library = await loadLibrary(name)
  // Only binaries that came with the package, and half the processors: more threads than free ones slow it a hundredfold.
  const maxThreads = Math.max(1, Math.floor(availableParallelism() / 2))
  const llama = await library.getLlama({
    gpu: 'auto',
    build: 'never',
    skipDownload: true,
    maxThreads,
    logLevel: 'error',
  })
  const { model, context } = await openContext(llama, path, name)
  const sequence = context.getSequence()

  async function send(request: ModelRequest, { means, signal }: SendOptions): Promise<Reply> {
    const grammar = means === 'schema' ? await writeGrammar(llama, request.format!.schema, name) : undefined
    const { history, prompt } = writeHistory(request)
    // The library would cut the beginning off in silence: the model would play without having read the rules.
    const inputTokens = request.messages.reduce((sum, message) => sum + model.tokenize(message.content).length, 0)
    if (inputTokens >= context.contextSize) {
      throw new ProviderFailure(
        'refused',
        `${name}: the request is ${inputTokens} tokens long; the model reads at most ${context.contextSize}`,
      )
    }
    const before = sequence.tokenMeter.getState()
    const session = new library.LlamaChatSession({ contextSequence: sequence })
    try {
      session.setChatHistory(history)
      const { responseText, stopReason } = await session.promptWithMeta(prompt, {
        signal,
        grammar,
        maxTokens: request.maxTokens,
        temperature: request.temperature,
        seed: request.seed,
        customStopTriggers: request.stop && [...request.stop],
      })
      const used = sequence.tokenMeter.diff(before)
      return {
        text: responseText,
        usage: { inputTokens, outputTokens: used.usedOutputTokens },
        finish: stopReason === 'maxTokens' ? 'length' : 'stop',
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw new ProviderFailure('server', `${name}: ${firstLine(error)}`, { retryable: false })
    } finally {
      session.dispose()
    }
  }

  return { name, account: `llama:${path}`, means: ['schema', 'text'], send, close: () => llama.dispose() }
}

/**
 * A small model's memory costs little, and at half precision its answers would be other ones now and then than those that
 * the same weights give elsewhere.
 */
const SMALL = 2 ** 26
const FULL_PRECISION = {
  experimentalKvCacheKeyType: 'F32',
  experimentalKvCacheValueType: 'F32',
  flashAttention: false,
} as const

async function openContext(llama: Llama, path: string, name: string): Promise<{ model: LlamaModel; context: Context }> {
  try {
    const model = await llama.loadModel({ modelPath: path })
    return { model, context: await model.createContext(statSync(path).size < SMALL ? FULL_PRECISION : {}) }
  } catch (error) {
    throw new ModelFailure('missing', `${name} cannot be loaded as a model: ${firstLine(error)}`)
  }
}

/** The library's grammars know most of JSON Schema; what they do not know is asked for in words instead. */
async function writeGrammar(llama: Llama, schema: Json, name: string): Promise<Grammar> {
  try {
    return await llama.createGrammarForJsonSchema(renameAlternatives(schema))
  } catch (error) {
    throw new ProviderFailure('refused', `${name}: no grammar for this schema: ${firstLine(error)}`, { status: 422 })
  }
}

/** The library knows `oneOf` only; `anyOf` it would take for null. */
function renameAlternatives(schema: Json): Json {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(renameAlternatives)
  return Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name === 'anyOf' ? 'oneOf' : name, renameAlternatives(part as Json)]),
  )
}

/** The last message is what is answered; those before it are history. */
function writeHistory({ messages }: ModelRequest): { history: HistoryItem[]; prompt: string } {
  const last = messages.at(-1)
  const earlier = last && last.role !== 'assistant' ? messages.slice(0, -1) : messages
  const history = earlier.map(({ role, content }): HistoryItem => {
    if (role === 'assistant') return { type: 'model', response: [content] }
    return { type: role, text: content }
  })
  return { history, prompt: last && last.role !== 'assistant' ? last.content : '' }
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!
