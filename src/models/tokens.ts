/** Tokens that nobody has counted, rather too high. */
import type { ModelRequest, Usage } from '../core/model.ts'

/** Bytes a token: English has four, code, figures and other scripts about three. */
const BYTES = 3
/** The most bytes a token that a whole prompt comes to. */
const MOST_BYTES = 5
/** What the protocol adds to a request and to each message. */
const FRAME = 4

/** More than any model reads or writes at once: who says so has miscounted, and no budget is to hang on it. */
const MOST_TOKENS = 1e8

const isTokenCount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_TOKENS

/** What an answer took, as far as its provider says; `thoughts`: words that are paid for and no part of the answer. */
export interface Traces {
  readonly inputTokens?: number | undefined
  readonly outputTokens?: number | undefined
  readonly totalTokens?: number | undefined
  readonly thoughts?: string | undefined
}

/** A count, of which some gateways make a text; undefined where it is none. */
export function readCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return isTokenCount(count) ? count : undefined
}

/** The tokens as a provider counted them; undefined where these are no counts. Of the cached ones no more than were read. */
export function countedUsage(inputTokens: unknown, outputTokens: unknown, cached: unknown): Usage | undefined {
  if (!isTokenCount(inputTokens) || !isTokenCount(outputTokens)) return undefined
  return { inputTokens, outputTokens, ...(isTokenCount(cached) && { cachedTokens: Math.min(cached, inputTokens) }) }
}

/**
 * The tokens of an answer whose provider did not say all of them. One that was cut for its length has all that it was
 * allowed.
 */
export function estimateUsage(
  request: ModelRequest,
  answer: { readonly text: string; readonly tool?: unknown; readonly finish: string; readonly traces?: Traces },
): Usage {
  const { thoughts = '', inputTokens: read, outputTokens: written, totalTokens: total } = answer.traces ?? {}
  const words = thoughts + answer.text + (answer.tool === undefined ? '' : JSON.stringify(answer.tool))
  const fewest = Math.ceil(Buffer.byteLength(words) / BYTES) + FRAME
  const outputTokens = written ?? (answer.finish === 'length' ? Math.max(fewest, request.maxTokens ?? 0) : fewest)
  // Of a sum as little as can be was read: what was written costs more.
  if (total !== undefined) {
    const inputTokens = Math.min(read ?? Math.floor(bytesOf(request) / MOST_BYTES), total)
    return { inputTokens, outputTokens: Math.max(outputTokens, total - inputTokens), estimated: true }
  }
  const inputTokens = read ?? Math.ceil(bytesOf(request) / BYTES) + FRAME * (request.messages.length + 1)
  return { inputTokens, outputTokens, estimated: true }
}

function bytesOf({ messages, format }: ModelRequest): number {
  const text = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  return text + (format ? Buffer.byteLength(JSON.stringify(format.schema)) : 0)
}

/** The most that requests to one model can take, learned from what they took. */
export class TokenBounds {
  /** Tokens a byte of the prompt: pessimistic until the provider has counted some. */
  #ratio = 1 / 2
  #counted = false
  /** The longest answer that went beyond what it was allowed: such a server heeds no limit. */
  #longest = 0

  /** `allowed`: the most tokens that the answer may have. */
  most(request: ModelRequest, allowed: number): Usage {
    const inputTokens = Math.ceil(bytesOf(request) * this.#ratio) + 16 * (request.messages.length + 1)
    return { inputTokens, outputTokens: Math.max(allowed, Math.ceil(1.25 * this.#longest)) }
  }

  learn(request: ModelRequest, allowed: number, { inputTokens, outputTokens, estimated }: Usage): void {
    if (outputTokens > allowed) this.#longest = Math.max(this.#longest, outputTokens)
    if (estimated) return
    const seen = (1.25 * inputTokens) / Math.max(1, bytesOf(request))
    this.#ratio = Math.max(seen, this.#counted ? this.#ratio : 1 / 4)
    this.#counted = true
  }
}
