/** A static edition on a plain web host, which knows nothing but files, under a path of its own. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, createReadStream } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { repository } from './packed.ts'

const program = join(repository, 'bin/roundtable.js')
const roundtable = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words])

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Where its root lies on the host. */
const ROOT = '/of/somebody'

export class Edition {
  readonly #folder = mkdtempSync(join(tmpdir(), 'roundtable-edition-'))
  #server: Server | undefined

  /** Plays two short runs and exports them. */
  async start(): Promise<this> {
    const runs = join(this.#folder, 'runs')
    for (const agent of ['symbolic', 'random'])
      await roundtable('run', 'collab-capture', '--agents', agent, '--seeds', '1-3', '--runs', runs)
    await roundtable('export', '--site', join(this.#folder, 'public'), '--runs', runs)
    this.#server = createServer(({ url = '/' }, response) => {
      const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
      const inside = path.startsWith(ROOT) ? path.slice(ROOT.length) : undefined
      let file = join(this.#folder, 'public', inside ?? 'nothing')
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
        if (!url.split('?')[0]!.endsWith('/')) return void response.writeHead(301, { location: `${path}/` }).end()
        file = join(file, 'index.html')
      }
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end('nothing here')
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      createReadStream(file).pipe(response)
    })
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}${ROOT}`
  }

  async end(): Promise<void> {
    await new Promise((resolve) => this.#server!.close(resolve))
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
