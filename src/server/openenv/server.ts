/** The wire of OpenEnv: a WebSocket is one environment; HTTP has health, metadata, schemas, and one environment for trying. */
import { Hono, type Context } from 'hono'
import type { Server } from 'node:http'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { InvalidInput } from '../../core/errors.ts'
import { SOFTWARE } from '../../node/software.ts'
import type { Application } from '../listen.ts'
import { answerRpc } from './rpc.ts'
import { NotReset, OpenEnvSession, schemasOf, type OpenEnvOptions, type StepResult } from './session.ts'

/** How environments are served to trainers. */
export interface OpenEnvServerOptions extends OpenEnvOptions {
  /** Connections at once. Default 64. */
  readonly most?: number
  /** Only this machine is meant to reach it: pages from elsewhere, open in a browser here, are turned away. */
  readonly local?: boolean
}

type Code =
  | 'INVALID_JSON'
  | 'UNKNOWN_TYPE'
  | 'VALIDATION_ERROR'
  | 'EXECUTION_ERROR'
  | 'CAPACITY_REACHED'
  | 'FACTORY_ERROR'
  | 'SESSION_ERROR'

const LONGEST_MESSAGE = 8 * 1024 * 1024

/** The HTTP side. */
export function openEnvApp(options: OpenEnvServerOptions): Application {
  const app = new Hono()
  const { game } = options
  let tried = new OpenEnvSession(options)
  app.get('/health', (context) => context.json({ status: 'healthy' }))
  app.get('/metadata', (context) =>
    context.json({
      name: game.name,
      description: game.about,
      version: SOFTWARE,
      author: 'Roundtable',
      readme_content: `# ${game.title}\n\n${game.about}\n`,
    }),
  )
  app.get('/schema', (context) => context.json(schemasOf(game)))
  app.get('/state', (context) => context.json(tried.state()))
  app.post('/reset', async (context) => {
    const session = new OpenEnvSession(options)
    return answer(context, async () => {
      const result = await session.reset(await readBody(context))
      tried.close()
      tried = session
      return result
    })
  })
  app.post('/step', (context) =>
    answer(context, async () => {
      const body = await readBody(context)
      const { action, timeout_s: _, request_id: __, ...rest } = body
      if (Object.keys(rest).length > 0) throw new InvalidInput(`step: ${Object.keys(rest).join(', ')}: not known`)
      return tried.step(action)
    }),
  )
  app.post('/mcp', async (context) => context.json(await answerRpc(tried, await readBody(context))))
  return app
}

async function answer(context: Context, work: () => Promise<StepResult>) {
  try {
    return context.json(await work())
  } catch (error) {
    const { message } = error as Error
    if (InvalidInput.isInstance(error)) return context.json({ detail: [{ msg: message, type: 'value_error' }] }, 422)
    if (error instanceof NotReset) return context.json({ detail: message }, 409)
    return context.json({ detail: message }, 500)
  }
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const text = await context.req.text()
  if (text.length > LONGEST_MESSAGE) throw new InvalidInput('the body is too long')
  if (text.trim() === '') return {}
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new InvalidInput('the body is one JSON object')
}

/** The WebSocket connections of a server. */
export interface OpenEnvSockets {
  /** Ends them all, and takes no more. */
  close(): void
  /** How many are open. */
  readonly size: number
}

/** Takes over the WebSocket connections of a server at `/ws`. */
export function openEnvSockets(server: Server, options: OpenEnvServerOptions): OpenEnvSockets {
  const { most = 64 } = options
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE })
  let open = 0
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    if (pathname !== '/ws' || !isWelcome(request.headers.origin, options.local ?? false)) {
      socket.end(`HTTP/1.1 ${pathname === '/ws' ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      if (open >= most) {
        send(connection, failure('CAPACITY_REACHED', `there are ${most} environments already; try again later`))
        return connection.close(1013, 'capacity reached')
      }
      open++
      connection.on('close', () => open--)
      serveConnection(connection, new OpenEnvSession(options))
    })
  })
  return {
    close: () => {
      for (const connection of sockets.clients) connection.terminate()
      sockets.close()
    },
    get size() {
      return open
    },
  }
}

function isWelcome(origin: string | undefined, local: boolean): boolean {
  if (origin === undefined || !local) return true
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
  } catch {
    return false
  }
}

/** One message after the other, in order. */
function serveConnection(connection: WebSocket, session: OpenEnvSession): void {
  let queue = Promise.resolve()
  let waiting = 0
  connection.on('message', (data) => {
    // A client that never waits for answers is not remembered without end.
    if (++waiting > 1000) return connection.close(1008, 'too many messages without waiting for answers')
    queue = queue.then(async () => {
      const told = await hear(session, data)
      waiting--
      if (told === 'close') connection.close(1000)
      else send(connection, told)
    })
  })
  connection.on('error', () => connection.terminate())
  connection.on('close', () => session.close())
}

async function hear(session: OpenEnvSession, raw: RawData): Promise<object | 'close'> {
  let message: { type?: unknown; data?: unknown }
  try {
    message = JSON.parse((raw as Buffer).toString()) as typeof message
  } catch (error) {
    return failure('INVALID_JSON', `not JSON: ${(error as Error).message}`)
  }
  const type = typeof message === 'object' && message !== null ? message.type : undefined
  try {
    switch (type) {
      case 'reset':
        return { type: 'observation', data: await session.reset(message.data) }
      case 'step':
        return { type: 'observation', data: await session.step(message.data) }
      case 'state':
        return { type: 'state', data: session.state() }
      case 'mcp':
        return { type: 'mcp', data: await answerRpc(session, message.data) }
      case 'close':
        return 'close'
      default:
        return failure('UNKNOWN_TYPE', `"type" is reset, step, state, mcp or close, not ${JSON.stringify(type)}`)
    }
  } catch (error) {
    const { message } = error as Error
    if (InvalidInput.isInstance(error)) return failure('VALIDATION_ERROR', message, message.split('; '))
    return failure('EXECUTION_ERROR', message)
  }
}

const failure = (code: Code, message: string, errors?: readonly string[]): object => ({
  type: 'error',
  data: { message, code, ...(errors && { errors }) },
})

function send(connection: WebSocket, message: object): void {
  if (connection.readyState === connection.OPEN) connection.send(JSON.stringify(message))
}
