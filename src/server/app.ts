/** The server: seats at live tables, MCP, runs, and the pages, behind one door that limits, checks and says no clearly. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { InvalidInput, LogFailure } from '../core/errors.ts'
import type { Application } from './listen.ts'
import { CONTENT_POLICY } from './content-policy.ts'
import { servePages } from './pages.ts'
import { bearer, refuse } from './requests.ts'
import { runRoutes } from './runs/http.ts'
import { NotThere } from './runs/names.ts'
import type { Runs } from './runs/runs.ts'
import { seatRoutes } from './seats/http.ts'
import { Limiter } from './seats/limits.ts'
import { mcpServer } from './seats/mcp.ts'
import { modelRoutes } from './seats/model-http.ts'
import { openapi } from './seats/openapi.ts'
import { HostedElsewhere } from './seats/shelf.ts'
import { TooMany, type Tables } from './seats/tables.ts'
import { isSame } from './seats/tokens.ts'
import { studyRoutes } from './studies/http.ts'
import type { Studies } from './studies/studies.ts'

/** What a server serves, and to whom. */
export interface ServerOptions {
  readonly tables: Tables
  /** Runs to read. Absent: none are shown. */
  readonly runs?: Runs
  /** Studies that participants come to. Absent: none. */
  readonly studies?: Studies
  /** The folder of the built pages. Absent: programs only. */
  readonly pages?: string
  /** Whoever opens tables or reads runs has to show it. Absent: anybody who reaches the server may. */
  readonly key?: string
  /** Names by which the server may be called; others are refused, as a page that was rebound to this machine is. Absent: any. */
  readonly hosts?: readonly string[]
  /** The server before this one says in X-Forwarded-For who asks; without one, anybody could say anything there. */
  readonly proxy?: boolean
  /** Requests a second of one caller, and at once. */
  readonly rate?: number
  readonly burst?: number
}

const LONGEST_BODY = 256 * 1024

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** Somebody follows a link from elsewhere to a page, as participants of a study do; nothing is done or told by that. */
const isVisit = ({ req }: Context): boolean =>
  req.method === 'GET' && req.header('sec-fetch-mode') === 'navigate' && !req.path.startsWith('/api/')

/**
 * A file of the pages, which costs little. Participants of a study may all come from one address, behind the server that
 * speaks HTTPS for this one, and a page whose files were refused would stay empty.
 */
const isFile = ({ req }: Context): boolean => req.method === 'GET' && !/^\/(api|mcp|openapi|v1)\b/.test(req.path)

/** Who asks, in the words of the nearest server before this one: what stands before them was written by others. */
const forwardedFor = ({ req }: Context): string | undefined => req.header('x-forwarded-for')?.split(',').at(-1)?.trim()

function refuseLong(context: Context): Response {
  // What was not read would be taken for the next request.
  context.header('Connection', 'close')
  return refuse(context, 413, `a body has ${LONGEST_BODY} bytes at most`)
}

/** The server as an application: see docs/serve.md for what it answers. */
export function serverApp({
  tables,
  runs,
  studies,
  pages,
  key,
  hosts,
  proxy = false,
  rate = 50,
  burst = 200,
}: ServerOptions): Application {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const limiter = new Limiter(rate, burst)

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value)
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase()
    if (hosts && !hosts.includes(host)) return refuse(context, 403, `this server does not answer to the name ${host}`)
    if (context.req.header('sec-fetch-site') === 'cross-site' && !isVisit(context))
      return refuse(context, 403, 'pages of other hosts are not answered')
    const caller = (proxy && forwardedFor(context)) || (context.env?.incoming?.socket?.remoteAddress ?? 'here')
    const wait = isFile(context) ? 0 : limiter.take(caller)
    if (wait > 0) {
      context.header('Retry-After', String(wait))
      return refuse(context, 429, `too many requests; try again in ${wait} s`)
    }
    context.header('Cache-Control', 'no-store')
    return next()
  })
  const limitBody = bodyLimit({ maxSize: LONGEST_BODY, onError: refuseLong })
  app.use((context, next) => {
    const { method, headers } = context.req.raw
    if (method === 'GET' || method === 'HEAD') return next()
    // Looking at the body itself, as is needed where no length is given, costs more than all else that is done with it.
    const length = headers.has('transfer-encoding') ? null : headers.get('content-length')
    if (length === null) return limitBody(context, next)
    return Number(length) > LONGEST_BODY ? Promise.resolve(refuseLong(context)) : next()
  })
  app.onError((error: Error, context) => {
    if (error instanceof TooMany || error instanceof HostedElsewhere) return refuse(context, 503, error.message)
    if (error instanceof NotThere) return refuse(context, 404, error.message)
    if (InvalidInput.isInstance(error) || LogFailure.isInstance(error)) return refuse(context, 400, error.message)
    // Whoever hung up in the middle of a request waits for no answer, and nothing went wrong here.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(error)
    return refuse(context, 500, 'something went wrong here')
  })
  const show = pages === undefined ? undefined : servePages(pages)
  app.notFound(async (context) => {
    const page = ['GET', 'HEAD'].includes(context.req.method) ? await show?.(context) : undefined
    return page ?? refuse(context, 404, 'there is nothing here; see /openapi.json')
  })

  /** An answer that refuses whoever does not show the key. */
  const guard = (context: Context): Response | undefined =>
    key === undefined || isSame(bearer(context) ?? '', key)
      ? undefined
      : refuse(context, 401, 'this takes the administration key: Authorization: Bearer <key>')

  app.get('/openapi.json', (context) =>
    context.json(openapi({ studies: studies !== undefined, model: tables.lent !== undefined })),
  )
  app.route('/', seatRoutes(tables, guard, runs))
  if (tables.lent) app.route('/', modelRoutes(tables, tables.lent))
  if (runs) app.route('/', runRoutes(runs, guard))
  if (studies) app.route('/', studyRoutes(studies, guard))

  const mcp = createMcpHandler(() => mcpServer(tables), { maxRequestBodySize: LONGEST_BODY })
  app.all('/mcp', async (context) => guard(context) ?? mcp.fetch(context.req.raw))
  return app
}
