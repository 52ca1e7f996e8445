/** What a provider's failure means: whether to try again, when, and one clear line for the user. */
import { ModelFailure } from '../core/errors.ts'

export interface FailureDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number
  /** Milliseconds the provider asked us to wait. */
  readonly retryAfter?: number
  /** Whether the same request may succeed later. By default: limits, timeouts, lost connections and server errors may. */
  readonly retryable?: boolean
}

/** A {@link ModelFailure} with what the wrappers need to know. Its message never holds a key. */
export class ProviderFailure extends ModelFailure {
  readonly status?: number
  readonly retryAfter?: number
  readonly retryable: boolean
  constructor(kind: ModelFailure['kind'], message: string, details: FailureDetails = {}) {
    super(kind, message)
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.retryable = details.retryable ?? ['limit', 'timeout', 'unreachable', 'server'].includes(kind)
  }
}

/** The answer of a server that did not answer well. Header names in lower case. */
export interface BadAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** Turns a bad HTTP answer into a failure. `who` names the model, `variable` the environment variable of its key. */
export function failureOfAnswer(who: string, variable: string, answer: BadAnswer): ProviderFailure {
  const { status, body } = answer
  const said = quote(body)
  const details = { status, retryAfter: readRetryAfter(answer.headers) }
  if (status === 401 || status === 403) {
    return new ProviderFailure('refused', `${who} did not accept the key in ${variable} (${status})${said}`, details)
  }
  if (status === 429 || status === 529 || (status === 503 && details.retryAfter !== undefined)) {
    const exhausted = /insufficient_quota/.test(body)
    const reason = exhausted ? 'says that the quota of this account is used up' : 'says that the limit is reached'
    return new ProviderFailure('limit', `${who} ${reason} (${status})${said}`, { ...details, retryable: !exhausted })
  }
  if (status === 408 || status === 425) {
    return new ProviderFailure('timeout', `${who} gave up waiting (${status})${said}`, details)
  }
  if (status >= 500) return new ProviderFailure('server', `${who} had an error of its own (${status})${said}`, details)
  if (status >= 400) return new ProviderFailure('refused', `${who} refused the request (${status})${said}`, details)
  return new ProviderFailure('server', `${who} gave an answer that cannot be read (${status})${said}`, details)
}

/** Turns an error of the network into a failure. */
export function failureOfNetwork(who: string, where: string, error: unknown): ProviderFailure {
  const root = rootOf(error)
  const code = (root as { code?: string }).code
  const reason =
    reasons[code ?? ''] ?? code ?? (root instanceof Error ? root.message.split('\n')[0] : 'no reason given')
  return new ProviderFailure('unreachable', `${who} cannot be reached at ${where}: ${reason}`)
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (ECONNREFUSED)',
  ENOTFOUND: 'no such host (ENOTFOUND)',
  EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
  ECONNRESET: 'the connection was cut (ECONNRESET)',
  EPIPE: 'the connection was cut (EPIPE)',
  UND_ERR_SOCKET: 'the connection was cut',
  ETIMEDOUT: 'no connection in time (ETIMEDOUT)',
}

/** Whether an error came from the network rather than from an answer. */
export const isOfNetwork = (error: unknown): boolean => typeof (rootOf(error) as { code?: unknown })?.code === 'string'

/** The innermost cause: fetch and the providers wrap what really happened. */
function rootOf(error: unknown): unknown {
  let root = error
  for (let depth = 0; depth < 8 && root instanceof Error; depth++) {
    const inner = root instanceof AggregateError ? root.errors[0] : root.cause
    if (!(inner instanceof Error)) break
    root = inner
  }
  return root
}

/** What the server said, on one line and short enough to read. */
function quote(body: string): string {
  let text = body
  try {
    const parsed = JSON.parse(body)
    const message = parsed?.error?.message ?? parsed?.error ?? parsed?.message
    if (typeof message === 'string') text = message
  } catch {
    // Not JSON: quoted as it is.
  }
  text = text.replace(/\s+/g, ' ').trim()
  if (text === '') return ''
  return `: ${text.length > 300 ? `${text.slice(0, 300)}…` : text}`
}

/** Milliseconds from `retry-after-ms` or `Retry-After` (seconds or an HTTP date); undefined where there is none. */
export function readRetryAfter(headers: BadAnswer['headers'], now = Date.now()): number | undefined {
  const milliseconds = Number.parseFloat(String(headers['retry-after-ms']))
  if (milliseconds >= 0) return milliseconds
  const value = headers['retry-after']
  if (typeof value !== 'string') return undefined
  if (/^\s*[\d.]+\s*$/.test(value)) return Number.parseFloat(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
