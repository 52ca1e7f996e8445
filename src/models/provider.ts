/** What a way to a language model must offer. Everything else (limits, retries, money, records) is built around it. */
import type { Json } from '../core/json.ts'
import type { ModelAnswer, ModelRequest, Usage } from '../core/model.ts'
import type { Traces } from './tokens.ts'

/** How a structured reply is asked for: a tool call, a JSON Schema that the server enforces, or words in the prompt. */
export type Means = NonNullable<ModelAnswer['means']>

/** One way to one model: sends one request once, and fails with a `ProviderFailure`. */
export interface Provider {
  readonly name: string
  /** Whose limit this is: provider and account; models of one account share it. */
  readonly account: string
  /** The means it may have, best first. */
  readonly means: readonly Means[]
  /** Milliseconds after which a request is given up, where the usual time makes no sense. */
  readonly timeout?: number
  send(request: ModelRequest, options: SendOptions): Promise<Reply>
  close?(): Promise<void>
}

export interface SendOptions {
  /** How to ask for `request.format`; for `text` the prompt already says it. */
  readonly means?: Means
  readonly signal?: AbortSignal
  /** Which call of which episode this is. */
  readonly call?: string
}

export interface Reply {
  readonly text: string
  /** What the model put into the tool call. */
  readonly tool?: Json
  /** Absent where the provider did not say. */
  readonly usage?: Usage
  /** What it did say, where that is not all. */
  readonly traces?: Traces
  readonly finish: string
  /** The model as the provider names it. */
  readonly model?: string
}
