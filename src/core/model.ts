/** The port to language models: what an agent asks, what comes back, how it fails. Implementations live in models/. */
import type { Json } from './json.ts'

/** One message of a conversation with a language model. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** What a language model is asked. */
export interface ModelRequest {
  readonly messages: readonly Message[]
  /** Asks for a reply that fits a JSON Schema; it comes back in {@link ModelAnswer.data}. */
  readonly format?: { readonly name: string; readonly schema: Json }
  readonly temperature?: number
  /** Most tokens of the answer. */
  readonly maxTokens?: number
  readonly stop?: readonly string[]
  readonly seed?: number
  /** Why the agent asks (`act`, `extract`, …): for logs and tables, never sent. */
  readonly purpose?: string
}

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cachedTokens?: number
  /** The provider did not say; these are ours, rather too high. */
  readonly estimated?: true
}

/** What a language model answered, and what it cost. */
export interface ModelAnswer {
  readonly text: string
  /** The structured reply, where a format was asked for and one could be read. */
  readonly data?: Json
  /** How the structure was obtained. */
  readonly means?: 'tool' | 'schema' | 'text'
  readonly usage: Usage
  /** US dollars, where the price is known; failed attempts that were paid for included. */
  readonly cost?: number
  /** Milliseconds from request to answer, waits for the limit included. */
  readonly latency: number
  /** Requests sent for this answer, retries included. */
  readonly attempts: number
  readonly model: string
  readonly finish: string
}

export interface AskOptions {
  readonly signal?: AbortSignal
  /** Which call this is, `<episode>/<seat>/<number>`: a recording answers each call with its own answer. */
  readonly call?: string
}

/** A language model. `openModel` of `roundtable/models` opens one by name; a test can bring its own. */
export interface Model {
  /** `provider:model`, as on the command line. */
  readonly name: string
  /** Asks once. Rejects with `ModelFailure` where no answer can be had. */
  ask(request: ModelRequest, options?: AskOptions): Promise<ModelAnswer>
}
