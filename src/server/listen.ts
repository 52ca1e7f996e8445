/** An application on a port of this machine. */
import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InvalidInput } from '../core/errors.ts'

/** What answers requests, whatever it was built with. */
export interface Application {
  /** Answers one request, as `fetch` is answered. */
  fetch(request: Request, ...more: any[]): Response | Promise<Response>
  /** Without a server, for tests. */
  request(path: string, init?: RequestInit): Response | Promise<Response>
}

/** A server that listens. */
export interface Listening {
  readonly url: string
  readonly server: Server
  /** Ends all connections. */
  close(): Promise<void>
}

/** Connections at once; one more waits until the system drops it. */
const MOST_CONNECTIONS = 2000

/** Serves an application at a port of this machine; 0: any free one. Rejects where the port is taken. */
export function listenAt(
  application: Application,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, ...more: unknown[]) => application.fetch(request, ...more)
    const server = serve({ fetch, hostname: host, port }, ({ port: taken }: AddressInfo) => {
      const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
      resolve({
        url: `http://${name}:${taken}`,
        server,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    }) as Server
    server.maxConnections = MOST_CONNECTIONS
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new InvalidInput(`port ${port} is taken: give another with --port`)
          : new InvalidInput(`cannot listen at ${host}:${port}: ${error.message}`),
      ),
    )
  })
}
