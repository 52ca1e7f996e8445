/** The part of node-llama-cpp that is used, described here because the package need not be installed. */
import type { Json } from '../../core/json.ts'

export interface Library {
  getLlama(options: {
    gpu: 'auto' | false
    build: 'never'
    skipDownload: boolean
    maxThreads: number
    logLevel: 'error'
  }): Promise<Llama>
  readonly LlamaChatSession: new (options: { contextSequence: Sequence }) => Session
}

export interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: Json): Promise<Grammar>
  dispose(): Promise<void>
}

export interface LlamaModel {
  createContext(options: {
    experimentalKvCacheKeyType?: 'F32'
    experimentalKvCacheValueType?: 'F32'
    flashAttention?: boolean
  }): Promise<Context>
  tokenize(text: string): readonly number[]
}

export interface Context {
  /** Tokens that fit. */
  readonly contextSize: number
  getSequence(): Sequence
}

export interface Sequence {
  readonly tokenMeter: {
    getState(): TokenState
    diff(before: TokenState): TokenState
  }
}

export interface TokenState {
  readonly usedInputTokens: number
  readonly usedOutputTokens: number
}

/** Opaque: made by the library, given back to it. */
export type Grammar = object

export type HistoryItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] }

export interface Session {
  setChatHistory(history: readonly HistoryItem[]): void
  promptWithMeta(
    prompt: string,
    options: {
      signal?: AbortSignal
      grammar?: Grammar
      maxTokens?: number
      temperature?: number
      seed?: number
      customStopTriggers?: string[]
    },
  ): Promise<{ readonly responseText: string; readonly stopReason: string }>
  dispose(): void
}
