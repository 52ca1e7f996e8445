/** A model server that needs no model: real HTTP, the OpenAI chat-completions protocol, answers from responders, faults on request. */
import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultsOf, isTextFault, spoil, type DrawFault, type Fault, type FaultSettings } from './faults.ts'
import { fallback, type Responder, type StandInRequest } from './responder.ts'
import { countStats, type StandInStats } from './stats.ts'
import { readRequest, writeAnswer, writeError, writeModels, writeStream } from './wire.ts'

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
  const server = http.createServer((request, response) => {
    handle(request, response, settings, drawFault, stats).catch((error: unknown) => {
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
  stats: ReturnType<typeof countStats>,
): Promise<void> {
  const path = request.url?.replace(/\?.*/, '')
  if (request.method === 'GET' && path === '/stats') return sendJson(response, 200, stats.read())
  if (settings.key && request.headers.authorization !== `Bearer ${settings.key}`) {
    return sendJson(response, 401, writeError(`the key ${request.headers.authorization ?? '(none)'} is not known here`))
  }
  if (request.method === 'GET' && path === '/v1/models') return sendJson(response, 200, writeModels())
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
    const fault = drawFault(identity, number)
    if (fault) stats.fault(fault)
    if (settings.latency) await sleep(settings.latency)
    if (response.destroyed) return
    if (fault && !isTextFault(fault)) return await failTransport(response, fault, settings)
    const answer = await respond({ ...asked, number, ...(call && { call }) }, settings, stats)
    const text = fault ? spoil(answer, fault, identity, settings.faults?.seed) : answer
    const finish = fault === 'truncated' ? 'length' : 'stop'
    if (asked.stream) return writeStream(response, asked, text, finish)
    sendJson(response, 200, writeAnswer(asked, text, finish))
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

async function failTransport(
  response: http.ServerResponse,
  fault: Exclude<Fault, 'garbage' | 'wrong-format' | 'refusal' | 'empty' | 'truncated'>,
  settings: StandInSettings,
): Promise<void> {
  const half = '{"id":"stand-in","object":"chat.completion","choices":[{"index":0,"mess'
  switch (fault) {
    case 'limit':
      response.setHeader('retry-after', String(settings.retryAfter ?? 1))
      return sendJson(response, 429, writeError('rate limit reached'))
    case 'error':
      return sendJson(response, 500, writeError('something broke inside the server'))
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
