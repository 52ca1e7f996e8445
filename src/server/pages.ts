/** The built pages: files of one folder, found by exact name, so that no path leads out of it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
}

/** What is already small. */
const PACKED = ['woff2']

interface Page {
  readonly type: string
  readonly bytes: Buffer<ArrayBuffer>
  readonly zipped?: Buffer<ArrayBuffer>
}

/** Where `npm run build` puts them: beside the built server, and beside its sources. */
const PLACES = ['../web', '../../dist/web'].map((place) => new URL(place, import.meta.url).pathname)

/** The folder of the built pages; undefined: they have not been built. */
export const builtPages = (): string | undefined => PLACES.find((place) => existsSync(join(place, 'index.html')))

/** Addresses that the pages understand themselves: all get the one document. */
const ADDRESSES = [
  /^\/$/,
  /^\/games(\/[^/]+)?$/,
  /^\/table$/,
  /^\/tables$/,
  /^\/runs(\/[^/]+(\/episodes\/[^/]+)?)?$/,
  /^\/compare$/,
  /^\/study\/[^/]+$/,
  /^\/studies(\/[^/]+)?$/,
]

/** Answers with a built page; undefined: there is none of that name. */
export function servePages(folder: string): (context: Context) => Promise<Response | undefined> {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/').replace(/^\/?/, '/'),
      ),
  )
  const read = new Map<string, Promise<Page>>()
  return async (context) => {
    const path = context.req.path
    const isPage = ADDRESSES.some((address) => address.test(path))
    // Somebody who looks for a page is told by a page that there is none.
    const isLost = !names.has(path) && !isPage && (context.req.header('accept') ?? '').includes('text/html')
    const name = names.has(path) ? path : isPage || isLost ? '/index.html' : undefined
    if (name === undefined) return undefined
    const page = read.get(name) ?? readPage(join(folder, name))
    read.set(name, page)
    // What could not be read just now is read again the next time.
    page.catch(() => read.delete(name))
    const { type, bytes, zipped } = await page
    const packed = zipped !== undefined && /\bgzip\b/.test(context.req.header('accept-encoding') ?? '')
    // What is in `assets` is named by its content.
    const cache = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    return context.body(packed ? zipped : bytes, isLost ? 404 : 200, {
      'Content-Type': type,
      'Cache-Control': cache,
      Vary: 'Accept-Encoding',
      ...(packed && { 'Content-Encoding': 'gzip' }),
    })
  }
}

async function readPage(path: string): Promise<Page> {
  const read = readFileSync(path)
  // Documents name their files from where they lie; here one of them stands at every address.
  const bytes = path.endsWith('.html') ? Buffer.from(read.toString().replaceAll('="./', '="/')) : read
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const type = TYPES[ending] ?? 'application/octet-stream'
  return PACKED.includes(ending) ? { type, bytes } : { type, bytes, zipped: await promisify(gzip)(bytes, { level: 6 }) }
}
