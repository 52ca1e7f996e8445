/** A model server that needs no model: real HTTP, the OpenAI chat-completions protocol, answers from responders, faults on request. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  faultsOf,
  isTextFault,
  spoil,
  type DrawFault,
  type Fault,
  type FaultSettings,
  type TransportFault,
} from './faults.ts'
import { fallback, type Responder, type StandInRequest } from './responder.ts'
import { countStats, type StandInStats } from './stats.ts'
import {
  readRequest,
  writeAnswer,
  writeError as writeErrorOf,
  writeModels,
  writeStream,
  type WireRequest,
} from '../chat-wire.ts'
import { countUsage } from './count-usage.ts'

const writeError = (message: string): object => writeErrorOf(message, 'stand_in')

/** How the stand-in answers, and what goes wrong. */
export interface StandInSettings {
  /** Asked in this order; the first that recognises a request answers it. */
  readonly responders?: readonly Responder[]
  /** Milliseconds before each answer. */
  readonly latency?: number
  readonly faults?: FaultSettings
  /** Seconds named in the Retry-After of a 429. */
  readonly retryAfter?: number
  /** Milliseconds for which a stalled request is held before its connection is cut. Default 20 000. */
  readonly stall?: number
  /** Most requests at once; more get a 429 without Retry-After. */
  readonly atOnce?: number
  /** So many calls in each window of so many seconds, from the first on; more get a 429 that names no time. */
  readonly window?: { readonly calls: number; readonly seconds: number }
  /** Every answer is made this many tokens long, with blanks at its end. */
  readonly long?: number
  /** Whether it says how many tokens it took. Default: true. */
  readonly usage?: boolean
  /** Whether it cuts answers to the length that is asked for. Default: true. */
  readonly heedsMaxTokens?: boolean
  /** Repeats the key that it was sent in every place of an answer, in many spellings, as careless gateways do. */
  readonly echoesKey?: boolean
  /** Whether it takes tools and schemas; a request for what it lacks is refused with 400, as small servers do. */
  readonly takes?: { readonly tools?: boolean; readonly schemas?: boolean }
  /** A key that every request must carry. */
  readonly key?: string
  /** Default: any free one. */
  readonly port?: number
  /** Whether the process may end while the server runs. */
  readonly background?: boolean
}

/** A running stand-in server. */
export interface StandIn {
  /** The address to name as `<url>#<any model>`: `http://127.0.0.1:<port>/v1`. */
  readonly url: string
  /** Counts so far; also served as JSON at `/stats`. */
  stats(): StandInStats
  /** Stops it; open connections are cut. */
  close(): Promise<void>
}

/** Starts the server, for this machine only. */
export async function startStandIn(settings: StandInSettings = {}): Promise<StandIn> {
  const stats = countStats()
  const drawFault = faultsOf(settings.faults)
  const takeFromWindow = openWindow(settings.window)
  const server = http.createServer((request, response) => {
    handle(request, response, settings, drawFault, takeFromWindow, stats).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, writeError(`stand-in: ${error instanceof Error ? error.message : String(error)}`))
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port ?? 0, '127.0.0.1', resolve)
  })
  if (settings.background) server.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stats: stats.read,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function handle(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  settings: StandInSettings,
  drawFault: DrawFault,
  takeFromWindow: () => boolean,
  stats: ReturnType<typeof countStats>,
): Promise<void> {
  const path = request.url?.replace(/\?.*/, '')
  if (request.method === 'GET' && path === '/stats') return sendJson(response, 200, stats.read())
  if (settings.key && request.headers.authorization !== `Bearer ${settings.key}`) {
    return sendJson(response, 401, writeError(`the key ${request.headers.authorization ?? '(none)'} is not known here`))
  }
  if (request.method === 'GET' && path === '/v1/models') return sendJson(response, 200, writeModels('stand-in'))
  if (request.method !== 'POST' || path !== '/v1/chat/completions') {
    return sendJson(response, 404, writeError('here are GET /v1/models, GET /stats and POST /v1/chat/completions'))
  }

  const body = await readBody(request)
  const asked = readRequest(body)
  if (typeof asked === 'string') return sendJson(response, 400, writeError(asked))
  // The same words in another episode are another request; the client says which call it is where it knows.
  const call = decodeURIComponent(String(request.headers['x-call'] ?? ''))
  const identity = createHash('sha1').update(`${call}\n`).update(body).digest('base64')
  const number = stats.begin(identity)
  try {
    const lacks = findLack(asked.format, settings.takes)
    if (lacks) return sendJson(response, 400, writeError(`this server does not support ${lacks}`))
    if (stats.running() > (settings.atOnce ?? Infinity)) {
      return sendJson(response, 429, writeError('too many requests at once'))
    }
    if (!takeFromWindow()) return sendJson(response, 429, writeError('too many requests for now'))
    const fault = drawFault(identity, number)
    if (fault) stats.fault(fault)
    if (settings.latency) await sleep(settings.latency)
    if (response.destroyed) return
    const answer = await respond({ ...asked, number, ...(call && { call }) }, settings, stats)
    const finished = finishAnswer(answer, fault, identity, asked, settings)
    const usage = countUsage(asked, finished.text)
    const whole = { id: 'stand-in', ...finished, ...(settings.usage !== false && { usage }) }
    // What is lost on the way was written all the same, and is paid for.
    if (!isFree(fault)) stats.billed(call, usage)
    if (fault === 'slow') await sleep(settings.stall ?? 1000)
    else if (isTransportFault(fault)) return await failTransport(response, fault, settings)
    if (settings.echoesKey) return sendEcho(response, asked, request.headers.authorization)
    if (asked.stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      return void response.end(writeStream(asked, whole))
    }
    sendJson(response, 200, writeAnswer(asked, whole))
    if (!fault) stats.answered(identity)
  } finally {
    stats.end()
  }
}

async function respond(
  request: StandInRequest,
  settings: StandInSettings,
  stats: ReturnType<typeof countStats>,
): Promise<string> {
  const responder = settings.responders?.find((one) => one.recognises(request)) ?? fallback
  stats.responder(responder.name)
  return responder.answer(request)
}

function findLack(format: StandInRequest['format'], takes: StandInSettings['takes']): string | undefined {
  if (format?.means === 'tool' && takes?.tools === false) return 'tools'
  if (format?.means === 'schema' && takes?.schemas === false) return 'response_format'
  return undefined
}

/** Whether there is still room in the present window. */
function openWindow(window: StandInSettings['window']): () => boolean {
  let began: number | undefined
  let taken = 0
  return () => {
    if (!window) return true
    const now = performance.now()
    const length = window.seconds * 1000
    began ??= now
    if (now - began >= length) {
      began += Math.floor((now - began) / length) * length
      taken = 0
    }
    return ++taken <= window.calls
  }
}

/** The text with its fault, as long as it is to be, and how it ends. */
function finishAnswer(
  answer: string,
  fault: Fault | undefined,
  identity: string,
  { maxTokens }: WireRequest,
  { faults, long = 0, heedsMaxTokens = true }: StandInSettings,
): { text: string; finish: string } {
  if (fault === 'filtered') return { text: '', finish: 'content_filter' }
  const spoilt = fault && isTextFault(fault) ? spoil(answer, fault, identity, faults?.seed) : answer
  const text = spoilt.padEnd(4 * long)
  const most = heedsMaxTokens && maxTokens !== undefined ? 4 * maxTokens : Infinity
  if (text.length > most) return { text: text.slice(0, most), finish: 'length' }
  return { text, finish: fault === 'truncated' ? 'length' : 'stop' }
}

const isTransportFault = (fault: Fault | undefined): fault is TransportFault | 'page' | 'huge' =>
  fault !== undefined && !isTextFault(fault) && fault !== 'slow' && fault !== 'filtered'

/** Faults by which nothing was written. */
const isFree = (fault: Fault | undefined): boolean => fault === 'limit' || fault === 'error' || fault === 'page'

/** The key in every place of an answer and in many spellings. */
function sendEcho(response: http.ServerResponse, asked: WireRequest, authorization = ''): void {
  const key = authorization.replace(/^Bearer /, '')
  const escaped = [...key].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  const forms = [
    key,
    authorization,
    encodeURIComponent(key),
    [...Buffer.from(key)].map((byte) => `%${byte.toString(16)}`).join(''),
    ...['', 'a', 'ab'].map((before) => Buffer.from(`${before}${key} and more`).toString('base64')),
    Buffer.from(`user:${key}`).toString('base64url'),
    Buffer.from(key).toString('hex'),
    escaped,
  ].join(' | ')
  const call = {
    id: key,
    type: 'function',
    function: { name: key, arguments: `{"move": "${escaped}", "${key}": "x"}` },
  }
  const message = { role: 'assistant', content: forms, ...(asked.format && { tool_calls: [call] }) }
  const answer = {
    id: key,
    model: `model-of-${key}`,
    choices: [{ index: 0, message, finish_reason: `stopped by ${key}` }],
    usage: countUsage(asked, forms),
  }
  response.setHeader('x-api-key', key)
  sendJson(response, 200, answer)
}

/** As much as nobody wants to read, until the client has had enough. */
async function sendHuge(response: http.ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  const part = Buffer.alloc(2 ** 20, 'a')
  for (let sent = 0; sent < 600 && !response.destroyed; sent++) if (!response.write(part)) await roomToWrite(response)
  response.end()
}

/** Waits until more can be written, or nobody reads any more. */
async function roomToWrite(response: http.ServerResponse): Promise<void> {
  const closed = new AbortController()
  const close = (): void => closed.abort()
  response.once('close', close)
  await once(response, 'drain', { signal: closed.signal }).catch(() => {})
  response.off('close', close)
}

async function failTransport(
  response: http.ServerResponse,
  fault: TransportFault | 'page' | 'huge',
  settings: StandInSettings,
): Promise<void> {
  const half = '{"id":"stand-in","object":"chat.completion","choices":[{"index":0,"mess'
  switch (fault) {
    case 'limit':
      response.setHeader('retry-after', String(settings.retryAfter ?? 1))
      return sendJson(response, 429, writeError('rate limit reached'))
    case 'error':
      return sendJson(response, 500, writeError('something broke inside the server'))
    case 'page': {
      const page = '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>try later</body></html>'
      response.writeHead(502, { 'content-type': 'text/html', 'content-length': page.length })
      response.end(page)
      return
    }
    case 'huge':
      return sendHuge(response)
    case 'broken':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': half.length })
      response.end(half)
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': half.length * 2 })
      await new Promise((resolve) => response.write(half, resolve))
      response.destroy()
      return
    case 'stall':
      // Held until the client has had enough, or the server closes.
      return new Promise((resolve) => {
        const timer = setTimeout(() => response.destroy(), settings.stall ?? 20_000)
        response.on('close', () => {
          clearTimeout(timer)
          resolve()
        })
      })
  }
}

function sendJson(response: http.ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
