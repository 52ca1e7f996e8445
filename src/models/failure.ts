/** What a provider's failure means: whether to try again, when, and one clear line for the user. */
import { ModelFailure } from '../core/errors.ts'
import { tryParse } from './json-in-text.ts'
import type { Amount } from './spending.ts'

export interface FailureDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number
  /** Milliseconds the provider asked us to wait. */
  readonly retryAfter?: number
  /** Whether the same request may succeed later. By default: limits, timeouts, lost connections and server errors may. */
  readonly retryable?: boolean
  /** Whether the provider may bill it all the same: an answer was under way. By default: timeouts, and gateways' errors. */
  readonly billable?: boolean
  /** Nothing is there at all, or something else than a model, so that trying again at once is vain. */
  readonly absent?: boolean
}

/** A {@link ModelFailure} with what the wrappers need to know. Its message never holds a key. */
export class ProviderFailure extends ModelFailure {
  readonly status?: number
  readonly retryAfter?: number
  readonly retryable: boolean
  readonly billable: boolean
  readonly absent: boolean
  /** What was booked for it, by whoever did. */
  taken: Amount | undefined
  constructor(kind: ModelFailure['kind'], message: string, details: FailureDetails = {}) {
    super(kind, message)
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.retryable = details.retryable ?? ['limit', 'timeout', 'unreachable', 'server', 'empty'].includes(kind)
    this.billable = details.billable ?? (kind === 'timeout' || details.status === 502 || details.status === 504)
    this.absent = details.absent ?? false
  }
  static override isInstance(error: unknown): error is ProviderFailure {
    return ModelFailure.isInstance(error) && 'retryable' in error
  }
}

/** The answer of a server that did not answer well. Header names in lower case. */
export interface BadAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/**
 * Turns a bad HTTP answer into a failure. `who` names the model, `variable` the environment variable of its key, `where` the
 * address that was asked. `hide` takes keys out of what is quoted: it is cut, and half a key would be found by nobody later.
 */
export function failureOfAnswer(
  who: string,
  variable: string,
  where: string,
  answer: BadAnswer,
  hide: (text: string) => string = (text) => text,
): ProviderFailure {
  const { status, body } = answer
  const said = quote(body, hide)
  const details = { status, retryAfter: readWait(answer) }
  const fail = (kind: ProviderFailure['kind'], words: string, more: FailureDetails = {}): ProviderFailure =>
    new ProviderFailure(kind, `${who} ${words} (${status})${said}`, { ...details, ...more })
  if (status === 401 || status === 403) return fail('refused', `did not accept the key in ${variable}`)
  if (status === 429 || status === 529 || (status === 503 && details.retryAfter !== undefined)) {
    return /insufficient_quota|billing_hard_limit/.test(body)
      ? fail('limit', 'says that the quota of this account is used up', { retryable: false })
      : fail('limit', 'says that the limit is reached')
  }
  if (status === 408 || status === 425) return fail('timeout', 'gave up waiting', { billable: false })
  if (status >= 500) return fail('server', 'had an error of its own')
  if (status >= 400 && /content_filter|content_policy|safety system/i.test(body)) return fail('filtered', FILTERED)
  if (status === 404) return fail('refused', 'is not there: is the address right, and the model’s name?')
  if (status >= 400) return fail('refused', 'refused the request')
  if (status >= 300) {
    const to = answer.headers.location
    return fail('refused', `is elsewhere${typeof to === 'string' ? `, at ${to}` : ''}: name that address`)
  }
  const page = isPage(answer)
  const elsewhere = page || isNoCompletion(body)
  const what = page
    ? 'a web page'
    : elsewhere
      ? 'something else than a model’s answer'
      : 'an answer that cannot be read'
  return fail('server', `got ${what} from ${where}: is the address that of an API? It often ends in /v1`, {
    billable: !elsewhere,
    absent: elsewhere,
  })
}

/** Whether nothing of it is an answer of the protocol. What was cut on its way, or tells of an error, may be one the next time. */
function isNoCompletion(body: string): boolean {
  const parsed = tryParse(body) as Record<string, unknown> | undefined
  // What streams was being written, however it ends.
  if (parsed === undefined) return !/^\s*(\{|(data|event|id|retry)?:|$)/.test(body)
  return parsed === null || !['error', 'choices'].some((name) => Object.hasOwn(Object(parsed) as object, name))
}

/** What a content filter did, the same words for all, so that a report can count them. */
export const FILTERED = 'gave no answer: a content filter took it away'

const isPage = ({ headers, body }: BadAnswer): boolean =>
  /^\s*<(!doctype|html)/i.test(body) || /html/.test(String(headers['content-type'] ?? ''))

/** Turns an error of the network into a failure. `billable`: whether the request had left. */
export function failureOfNetwork(who: string, where: string, error: unknown): ProviderFailure {
  const root = rootOf(error)
  const { code } = root as { code?: string }
  const reason =
    reasons[code ?? ''] ?? code ?? (root instanceof Error ? root.message.split('\n')[0] : 'no reason given')
  if (code === TOO_LONG)
    return new ProviderFailure(
      'server',
      `${who} sent an answer that never ends; more than ${MOST_BYTES / 2 ** 20} MiB are not read`,
      {
        retryable: false,
        billable: true,
      },
    )
  const absent = code === 'ECONNREFUSED' || code === 'ENOTFOUND'
  const unconnected = absent || code === 'EAI_AGAIN' || code === 'ETIMEDOUT' || code === 'EHOSTUNREACH'
  return new ProviderFailure('unreachable', `${who} cannot be reached at ${where}: ${reason}`, {
    absent,
    billable: !unconnected,
  })
}

/** The code of the error where an answer is longer than anybody would read, and how long that is. */
export const TOO_LONG = 'ROUNDTABLE_TOO_LONG'
export const MOST_BYTES = 8 * 2 ** 20

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
function quote(body: string, hide: (text: string) => string): string {
  // Of a page, what a reader would see first.
  let text = /^\s*</.test(body) ? (/<title[^<>]*>([^<]*)/i.exec(body)?.[1] ?? body.replace(/<[^<>]*>/g, ' ')) : body
  try {
    const parsed = JSON.parse(body)
    const message = parsed?.error?.message ?? parsed?.error ?? parsed?.message
    if (typeof message === 'string') text = message
  } catch {
    // Not JSON: quoted as it is.
  }
  // Far more than is quoted, so that what is cut here is not among it, however much shorter hiding makes the rest.
  text = hide(text.replace(/\s+/g, ' ').slice(0, 40_000)).trim()
  if (text === '') return ''
  return `: ${text.length > 300 ? `${text.slice(0, 300)}…` : text}`
}

/** Milliseconds that the answer asks to wait, in whichever of the usual ways; undefined where it names none. */
export function readWait({ headers, body }: BadAnswer, now = Date.now()): number | undefined {
  return readRetryAfter(headers, now) || readReset(headers, now) || readWords(body) || undefined
}

/**
 * Milliseconds from `retry-after-ms` or `Retry-After` (seconds or an HTTP date). Undefined where there is none, and where it
 * names no time to come: to ask again at once, as often as the network allows, helps nobody.
 */
export function readRetryAfter(headers: BadAnswer['headers'], now = Date.now()): number | undefined {
  const milliseconds = Number.parseFloat(String(headers['retry-after-ms']))
  if (milliseconds > 0) return milliseconds
  const value = headers['retry-after']
  if (typeof value !== 'string') return undefined
  const wait = /^\s*[+-]?[\d.]+\s*$/.test(value) ? Number.parseFloat(value) * 1000 : Date.parse(value) - now
  return wait > 0 ? wait : undefined
}

/** When a limit of which nothing is left begins anew: `x-ratelimit-reset-requests: 6m0s`, or a date at Anthropic. */
function readReset(headers: BadAnswer['headers'], now: number): number | undefined {
  let wait: number | undefined
  for (const [name, value] of Object.entries(headers)) {
    const found = /^(x-|anthropic-)ratelimit-(.*-)?remaining(-.*)?$/.exec(name)
    if (!found || Number(value) !== 0) continue
    const reset = headers[name.replace('remaining', 'reset')]
    const milliseconds = typeof reset === 'string' ? readDuration(reset, now) : undefined
    if (milliseconds !== undefined) wait = Math.max(wait ?? 0, milliseconds)
  }
  return wait
}

/** `6m0s`, `20s`, `350ms`, a date. */
function readDuration(text: string, now: number): number | undefined {
  const parts = [...text.matchAll(/([\d.]+)(ms|s|m|h)/g)]
  if (parts.length > 0 && parts.map(([part]) => part).join('') === text.trim())
    return parts.reduce((sum, [, value, unit]) => sum + Number(value) * UNITS[unit!]!, 0)
  const date = /^\d{4}-/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** As OpenAI ("Please try again in 20s") and Google ("retryDelay": "34s") say it in the body. */
function readWords(body: string): number | undefined {
  const found = /(?:try again in |"retryDelay":\s*")((?:[\d.]+(?:ms|s|m|h))+)/i.exec(body.slice(0, 10_000))
  return found ? readDuration(found[1]!, 0) : undefined
}
