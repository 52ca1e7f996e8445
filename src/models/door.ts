/**
 * A door through which programs of others ask the model of the seat that they play for: an address on this machine that
 * speaks the OpenAI chat-completions protocol. What comes in by it is asked like anything that an agent of ours asks, with
 * the limits, the budget and the journal of the run; the provider's key stays on this side.
 */
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageOf } from '../core/boundary.ts'
import { ModelFailure } from '../core/errors.ts'
import type { ModelAnswer, ModelRequest } from '../core/model.ts'
import { readRequest, writeAnswer, writeError, writeModels, writeStream, type WireRequest } from './chat-wire.ts'

/** A place at the door: what knows its key may ask. */
export interface Lent {
  /** The address to which `/chat/completions` is appended. */
  readonly url: string
  readonly key: string
  /** Lets go of it: whoever still asks is told that nobody listens. */
  close(): void
}

/** Answers one request; rejects where no answer can be had. */
export type Ask = (request: ModelRequest) => Promise<ModelAnswer>

/** Characters of a body that are read at most. */
const LONGEST = 8_000_000

const places = new Map<string, Ask>()
let address: Promise<string> | undefined

/** Lends a place at this process's door, which is opened by the first. Its server keeps no process alive. */
export async function lendModel(ask: Ask): Promise<Lent> {
  const url = await (address ??= listen())
  const key = `roundtable-${randomBytes(24).toString('base64url')}`
  places.set(key, ask)
  return { url, key, close: () => void places.delete(key) }
}

async function listen(): Promise<string> {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, messageOf(error), 'server_error'))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const ask = places.get(key)
  if (!ask) return send(response, 401, 'this key is not known here; it stands in each question, under "model"', 'key')
  const path = request.url?.replace(/\?.*/, '')
  if (request.method === 'GET' && path === '/v1/models') return sendJson(response, 200, writeModels('roundtable'))
  if (request.method !== 'POST' || path !== '/v1/chat/completions')
    return send(response, 404, 'here are POST /v1/chat/completions and GET /v1/models', 'not_found')
  const body = await readBody(request)
  if (body === undefined) return send(response, 413, `a request has at most ${LONGEST} bytes`, 'too_large')
  const asked = readRequest(body)
  if (typeof asked === 'string') return send(response, 400, asked, 'invalid_request_error')
  let found: ModelAnswer
  try {
    found = await ask(toRequest(asked))
  } catch (error) {
    return sendFailure(response, error)
  }
  const { inputTokens, outputTokens } = found.usage
  const whole = {
    id: 'roundtable',
    text: asked.format && found.data !== undefined ? JSON.stringify(found.data) : found.text,
    finish: found.finish,
    usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
  }
  if (asked.stream) return writeStream(response, asked, whole)
  sendJson(response, 200, writeAnswer(asked, whole))
}

const toRequest = ({ format, model: _, stream: __, ...asked }: WireRequest): ModelRequest => ({
  ...asked,
  ...(format && { format: { name: format.name, schema: format.schema } }),
})

/**
 * The run has tried again as often as that can help: clients are told not to. Money and limits that are used up are 402,
 * what the provider refuses 400, whatever else failed there 502, and a question that is no longer open 409.
 */
function sendFailure(response: http.ServerResponse, error: unknown): void {
  response.setHeader('x-should-retry', 'false')
  const kind = ModelFailure.isInstance(error) ? error.kind : undefined
  const status =
    kind === undefined ? 409 : kind === 'budget' || kind === 'episode-limit' ? 402 : kind === 'refused' ? 400 : 502
  send(response, status, messageOf(error), kind ?? 'late')
}

const send = (response: http.ServerResponse, status: number, message: string, type: string): void =>
  sendJson(response, status, writeError(message, type))

function sendJson(response: http.ServerResponse, status: number, value: object): void {
  if (response.headersSent || response.destroyed) return
  const text = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

/** The body as text; undefined where it is too long. */
async function readBody(request: http.IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    // The rest is read and dropped, so that the answer is heard.
    if (size <= LONGEST) parts.push(part)
    if (size > 4 * LONGEST) request.destroy()
  }
  return size > LONGEST ? undefined : Buffer.concat(parts).toString('utf8')
}
