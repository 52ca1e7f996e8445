/**
 * A door through which programs of others ask the model of the seat that they play for: an address on this machine that
 * speaks the OpenAI chat-completions protocol. What comes in by it is asked like anything that an agent of ours asks, with
 * the limits, the budget and the journal of the run; the provider's key stays on this side.
 */
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageOf } from '../core/boundary.ts'
import { answerChat, chatError, chatJson, type Ask, type ChatReply } from './answer-chat.ts'
import { writeModels } from './chat-wire.ts'

/** A place at the door: what knows its key may ask. */
export interface Lent {
  /** The address to which `/chat/completions` is appended. */
  readonly url: string
  readonly key: string
  /** Lets go of it: whoever still asks is told that nobody listens. */
  close(): void
}

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
    void answer(request)
      .catch((error: unknown) => chatError(500, messageOf(error), 'server_error'))
      .then((reply) => send(response, reply))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

async function answer(request: http.IncomingMessage): Promise<ChatReply> {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const ask = places.get(key)
  if (!ask) return chatError(401, 'this key is not known here; it stands in each question, under "model"', 'key')
  const path = request.url?.replace(/\?.*/, '')
  if (request.method === 'GET' && path === '/v1/models') return chatJson(200, writeModels('roundtable'))
  if (request.method !== 'POST' || path !== '/v1/chat/completions')
    return chatError(404, 'here are POST /v1/chat/completions and GET /v1/models', 'not_found')
  const body = await readBody(request)
  if (body === undefined) return chatError(413, `a request has at most ${LONGEST} bytes`, 'too_large')
  return answerChat(body, ask)
}

function send(response: http.ServerResponse, { status, headers, body }: ChatReply): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
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
