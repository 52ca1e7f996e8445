/** Helpers of the tests in this folder. */
import { mkdtempSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { ModelRequest } from '../core/model.ts'
import { openModel, type ModelOptions, type OpenedModel } from './open.ts'
import { startStandIn, type StandIn, type StandInSettings } from './stand-in/server.ts'
import { Limits } from './wrappers/limit.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Closes something after the test. */
export function closeLater<Thing extends { close(): Promise<void> }>(thing: Thing): Thing {
  closing.push(() => thing.close())
  return thing
}

export const say = (content: string): ModelRequest => ({ messages: [{ role: 'user', content }] })

/** Retries without the waiting. */
export const quick = { pause: 2, longestPause: 20, longestWait: 300 }

/** A model at a stand-in server, with limits and environment of its own. */
export async function standInModel(
  settings: StandInSettings = {},
  options: ModelOptions = {},
): Promise<{ model: OpenedModel; server: StandIn }> {
  const server = closeLater(await startStandIn(settings))
  const model = await openModel(`${server.url}#test`, {
    environment: {},
    limits: new Limits(),
    retry: quick,
    ...options,
  })
  return { model: closeLater(model), server }
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'roundtable-models-'))

/** A server that answers every request by hand; `seen` collects what came. */
export async function startServer(
  answer: (
    seen: { path: string; headers: http.IncomingHttpHeaders; body: any },
    number: number,
  ) => {
    status?: number
    headers?: Record<string, string>
    body: unknown
  },
): Promise<{
  url: string
  seen: { path: string; headers: http.IncomingHttpHeaders; body: any }[]
  close(): Promise<void>
}> {
  const seen: { path: string; headers: http.IncomingHttpHeaders; body: any }[] = []
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    let text = ''
    for await (const part of request) text += part
    const one = { path: request.url ?? '', headers: request.headers, body: text ? JSON.parse(text) : undefined }
    seen.push(one)
    const { status = 200, headers, body } = answer(one, seen.length)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return closeLater({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** An answer of the chat-completions protocol. */
export const completion = (content: string): object => ({
  model: 'by-hand',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 7, completion_tokens: 3 },
})
