/** An event stream (Server-Sent Events), written straight to the connection where the server has one. */
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'

// A server begun before this was read in has put a class of its own in the place of `Response`, whose responses are sent
// from what they were made of, whatever their headers say, until somebody has looked into them.
void RESPONSE_ALREADY_SENT.body

/** One event; `data` is one line. */
export interface ServerSent {
  readonly id: string
  readonly event: string
  readonly data: string
}

/** Says that somebody is still there, to those who would take silence for a dead line. */
const HERE = ': here\n\n'
const EVERY = 15_000

/** Sends what `follow` gives until that ends or the reader is gone, of which it hears by the signal. */
export function sendEvents(
  context: Context,
  follow: (gone: AbortSignal) => AsyncIterable<ServerSent>,
): Response | Promise<Response> {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>
  return outgoing instanceof Object && 'socket' in outgoing
    ? sendTo(outgoing, context, follow)
    : sendAnywhere(context, follow)
}

/** As much of Node's response as is used. */
interface Outgoing {
  writeHead(status: number, headers: Readonly<Record<string, string>>): unknown
  flushHeaders(): void
  write(text: string): boolean
  end(): void
  once(event: 'close' | 'drain', listener: () => void): unknown
  off(event: 'close' | 'drain', listener: () => void): unknown
}

/** A web stream between here and the connection costs more than all that is said on it. */
function sendTo(
  outgoing: Outgoing,
  context: Context,
  follow: (gone: AbortSignal) => AsyncIterable<ServerSent>,
): Response {
  const { headers } = context.body(null, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  outgoing.writeHead(200, Object.fromEntries(headers))
  outgoing.flushHeaders()
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const alive = setInterval(() => outgoing.write(HERE), EVERY)
  const send = async (): Promise<void> => {
    try {
      for await (const sent of follow(gone.signal))
        if (!outgoing.write(written(sent))) await drained(outgoing, gone.signal)
    } catch (error) {
      console.error(error)
    } finally {
      clearInterval(alive)
      outgoing.end()
    }
  }
  void send()
  return RESPONSE_ALREADY_SENT
}

const written = ({ id, event, data }: ServerSent): string => `event: ${event}\ndata: ${data}\nid: ${id}\n\n`

/** Resolves once whoever reads slowly has read, or is gone. */
function drained(outgoing: Outgoing, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (gone.aborted) return resolve()
    const done = (): void => {
      outgoing.off('drain', done)
      outgoing.off('close', done)
      resolve()
    }
    outgoing.once('drain', done)
    outgoing.once('close', done)
  })
}

/** Where the routes are asked without a server: in a page, in a test. */
function sendAnywhere(
  context: Context,
  follow: (gone: AbortSignal) => AsyncIterable<ServerSent>,
): Response | Promise<Response> {
  return streamSSE(context, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    const alive = setInterval(() => void stream.write(HERE), EVERY)
    try {
      for await (const sent of follow(gone.signal)) await stream.writeSSE(sent)
    } finally {
      clearInterval(alive)
    }
  })
}
