/** Seats over HTTP: open a table, take a seat with its token, read its stream, hand in what it does. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamSSE } from 'hono/streaming'
import { InvalidInput } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import type { Application } from '../listen.ts'
import { Limiter } from './limits.ts'
import { listGames, mcpServer } from './mcp.ts'
import { openapi } from './openapi.ts'
import { actionRequest, tableRequest } from './requests.ts'
import {
  describeSeat,
  isSame,
  readSeat,
  scoreOf,
  submit,
  tell,
  TooMany,
  type SeatAccess,
  type Tables,
} from './tables.ts'

/** How seats are served over HTTP. */
export interface SeatsOptions {
  readonly tables: Tables
  /** Whoever opens tables has to show it. Absent: anybody who reaches the server may. */
  readonly key?: string
  /** Names by which the server may be called; others are refused, as a page that was rebound to this machine is. Absent: any. */
  readonly hosts?: readonly string[]
  /** Requests a second of one caller, and at once. */
  readonly rate?: number
  readonly burst?: number
}

type Environment = { Bindings: HttpBindings; Variables: { access: SeatAccess } }

const LONGEST_BODY = 256 * 1024
const LONGEST_WAIT = 25
/** Reads of one seat that may be open at once. */
const MOST_READERS = 8

/** The seats and the MCP endpoint, as an application that any server can mount. */
export function seatsApp({ tables, key, hosts, rate = 50, burst = 200 }: SeatsOptions): Application {
  const app = new Hono<Environment>()
  const limiter = new Limiter(rate, burst)

  app.use(async (context, next) => {
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase()
    if (hosts && !hosts.includes(host)) return refuse(context, 403, `this server does not answer to the name ${host}`)
    const caller = context.env?.incoming?.socket?.remoteAddress ?? 'here'
    const wait = limiter.take(caller)
    if (wait > 0) {
      context.header('Retry-After', String(wait))
      return refuse(context, 429, `too many requests; try again in ${wait} s`)
    }
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    return next()
  })
  app.use(
    bodyLimit({
      maxSize: LONGEST_BODY,
      onError: (context) => {
        // What was not read would be taken for the next request.
        context.header('Connection', 'close')
        return refuse(context, 413, `a body has ${LONGEST_BODY} bytes at most`)
      },
    }),
  )
  app.onError((error: Error, context) => {
    if (error instanceof TooMany) return refuse(context, 503, error.message)
    if (InvalidInput.isInstance(error)) return refuse(context, 400, error.message)
    console.error(error)
    return refuse(context, 500, 'something went wrong here')
  })
  app.notFound((context) => refuse(context, 404, 'there is nothing here; see /openapi.json'))

  app.get('/openapi.json', (context) => context.json(openapi()))
  app.get('/api/games', async (context) => context.json(await listGames()))
  app.post('/api/tables', async (context) => {
    if (key !== undefined && !isSame(bearer(context) ?? '', key))
      return refuse(context, 401, 'tables are opened with the administration key: Authorization: Bearer <key>')
    const request = validate(tableRequest, await readBody(context), 'the request')
    return context.json(await tables.open(request as Parameters<Tables['open']>[0]), 201)
  })

  app.use('/api/seat/*', withSeat(tables))
  app.use('/api/seat', withSeat(tables))
  app.get('/api/seat/about', (context) => context.json(describeSeat(context.get('access'))))
  app.get('/api/seat', async (context) => {
    const access = context.get('access')
    if (access.readers >= MOST_READERS)
      return refuse(context, 429, `a seat is read ${MOST_READERS} times at once at most`)
    const after = readNumber(context, 'after', 0, Number.MAX_SAFE_INTEGER)
    const wait = readNumber(context, 'wait', 0, LONGEST_WAIT)
    const entries = await readSeat(access, { after, wait: wait * 1000, signal: context.req.raw.signal })
    return context.json({ entries: entries.map((seen) => entry(access, seen)), after: entries.at(-1)?.n ?? after })
  })
  app.delete('/api/seat', (context) => {
    const { table, seat } = context.get('access')
    table.leave(seat, 'left')
    return context.json({ left: seat })
  })
  app.get('/api/seat/events', (context) => {
    const access = context.get('access')
    if (access.readers >= MOST_READERS)
      return refuse(context, 429, `a seat is read ${MOST_READERS} times at once at most`)
    const last = context.req.header('last-event-id')
    const after =
      last !== undefined && /^\d{1,15}$/.test(last)
        ? Number(last)
        : readNumber(context, 'after', 0, Number.MAX_SAFE_INTEGER)
    return streamSSE(context, async (stream) => {
      const gone = new AbortController()
      stream.onAbort(() => gone.abort())
      const alive = setInterval(() => void stream.write(': here\n\n'), 15_000)
      access.readers++
      try {
        for await (const seen of access.table.stream(access.seat, after, { signal: gone.signal }))
          await stream.writeSSE({ id: String(seen.n), event: seen.type, data: JSON.stringify(entry(access, seen)) })
      } finally {
        access.readers--
        clearInterval(alive)
      }
    })
  })
  app.post('/api/seat/actions', async (context) => {
    const request = validate(actionRequest, await readBody(context), 'the request')
    if (request.action !== undefined && request.reply !== undefined)
      return refuse(context, 400, 'the request: "action" or "reply", not both')
    return context.json(await submit(context.get('access'), request as Parameters<typeof submit>[1]))
  })

  const mcp = createMcpHandler(() => mcpServer(tables), { maxRequestBodySize: LONGEST_BODY })
  app.all('/mcp', async (context) => {
    if (key !== undefined && !isSame(bearer(context) ?? '', key))
      return refuse(context, 401, 'this server wants its key: Authorization: Bearer <key>')
    return mcp.fetch(context.req.raw)
  })
  return app
}

function withSeat(tables: Tables) {
  return async (context: Context<Environment>, next: () => Promise<void>) => {
    const access = tables.find(bearer(context))
    if (!access) return refuse(context, 401, 'this token opens no seat: Authorization: Bearer <token>')
    context.set('access', access)
    return next()
  }
}

function entry(access: SeatAccess, seen: Parameters<typeof tell>[1]): Record<string, unknown> {
  const told = tell(access, seen)
  return seen.type === 'ended' ? { ...told, score: scoreOf(access) } : told
}

const bearer = (context: Context): string | undefined =>
  /^Bearer +([^\s]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]

async function readBody(context: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    throw new InvalidInput('the request: a body is sent as Content-Type: application/json')
  try {
    return await context.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidInput(`the request: not JSON (${error.message})`)
    throw error
  }
}

function readNumber(context: Context, name: string, fallback: number, most: number): number {
  const given = context.req.query(name)
  const value = given === undefined ? fallback : Number(given)
  if (given === '' || !(value >= 0)) throw new InvalidInput(`"${name}" is a number from 0 up, not "${given}"`)
  return Math.min(value, most)
}

const refuse = (context: Context, status: 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503, error: string) =>
  context.json({ error }, status)
