/** The built pages on a server of their own and a browser before them, which remembers all that it was sent. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import type { Game } from '../src/index.ts'
import type { LentModel } from '../src/server/seats/lent-model.ts'
import type { OwnAgent } from '../src/server/seats/own-agents.ts'
import { builtPages, folderShelf, listenAt, Runs, serverApp, Tables, type Listening } from '../src/server/index.ts'

/** What a server has beside what the package has. */
interface Has {
  readonly lent?: LentModel
  readonly games?: Readonly<Record<string, Game>>
  readonly agents?: readonly OwnAgent[]
}

/** A server that can be stopped and begun again at the same port, on the same folder. */
export class Served {
  readonly folder = mkdtempSync(join(tmpdir(), 'roundtable-pages-'))
  readonly #key: string | undefined
  readonly #has: Has
  #port = 0
  #server: Listening | undefined
  tables!: Tables

  constructor({ key, ...has }: { key?: string } & Has = {}) {
    this.#key = key
    this.#has = has
  }

  async start(): Promise<this> {
    const pages = builtPages()
    if (pages === undefined) throw new Error('the pages are not built: npm run build')
    this.tables = new Tables({ shelf: folderShelf(join(this.folder, 'tables')), ...this.#has })
    const app = serverApp({
      tables: this.tables,
      runs: new Runs(this.folder),
      pages,
      ...(this.#key !== undefined && { key: this.#key }),
      ...{ hosts: ['127.0.0.1'], rate: 1e5, burst: 1e5 },
    })
    this.#server = await listenAt(app, { host: '127.0.0.1', port: this.#port })
    this.#port = Number(new URL(this.#server.url).port)
    return this
  }

  /** As when the process ends: nothing in memory is kept. */
  async stop(): Promise<void> {
    await this.tables.close()
    await this.#server?.close()
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async post(path: string, body: unknown, token?: string): Promise<any> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return response.json()
  }

  /** What a seat sees now, as a program reads it beside the page. */
  async look(token: string): Promise<{ entries: readonly any[]; observed: any; ended: any }> {
    const headers = { authorization: `Bearer ${token}` }
    const { entries } = (await (await fetch(`${this.url}/api/seat?after=0`, { headers })).json()) as { entries: any[] }
    return {
      entries,
      observed: entries.findLast(({ type }) => type === 'observed'),
      ended: entries.find(({ type }) => type === 'ended'),
    }
  }
}

/** Milliseconds that are waited for anything on a page. */
const PATIENCE = 120_000

/** A page that keeps what it was sent, and what went wrong in it. */
export interface Watched {
  readonly page: Page
  /** Texts of all answers, event streams included as far as they came. */
  readonly payloads: string[]
  /** Errors, broken rules of the content policy, requests to other hosts. */
  readonly faults: string[]
}

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox'] })

export async function openPage(
  browser: Browser,
  served: { readonly url: string },
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  // A machine that stands still for a while is no fault of the page: the test's own limit is the one that counts.
  page.setDefaultTimeout(PATIENCE)
  const [payloads, faults]: [string[], string[]] = [[], []]
  // What comes in an event stream is seen by the browser's own protocol only, as it comes.
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  protocol.on('Network.dataReceived', ({ data }) => data && payloads.push(Buffer.from(data, 'base64').toString()))
  protocol.on('Network.responseReceived', ({ requestId }) => {
    void protocol.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => payloads.push(Buffer.from(bufferedData, 'base64').toString()),
      () => {},
    )
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // That the server cannot be reached is told by the browser too.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(served.url)) faults.push(`asked ${request.url()}`)
  })
  return { page, payloads, faults }
}
