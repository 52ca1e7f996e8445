/** Opens the server for a command: tables, runs and pages at a port of this machine. */
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { hostname, networkInterfaces } from 'node:os'
import { InvalidInput } from '../core/errors.ts'
import type { Listening } from '../server/listen.ts'
import type { Tables } from '../server/seats/tables.ts'
import type { Studies } from '../server/studies/studies.ts'
import { stayOpen } from './exit.ts'

export const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]']

/** Requests a second, and at once: whoever is on this machine is one caller, and may be many. */
const RATES = { local: { rate: 2000, burst: 4000 }, others: { rate: 50, burst: 200 } }

export interface ServerFlags {
  readonly tables: Tables
  /** The folder of runs. */
  readonly runs: string
  readonly port: number
  readonly studies?: Studies
  readonly host?: string
  readonly key?: string
  /** Another server stands before this one and speaks for everybody. */
  readonly proxy?: boolean
}

/** Listens. Throws {@link InvalidInput} where other machines are let in without a key, or the runs are no folder. */
export async function openServer({
  tables,
  runs,
  port,
  host = '127.0.0.1',
  key,
  studies,
  proxy = false,
}: ServerFlags): Promise<Listening & { readonly pages: boolean }> {
  const { builtPages, listenAt, Runs, serverApp } = await import('../server/index.ts')
  const isLocal = LOOPBACK.includes(host) && !proxy
  if (!isLocal && !key)
    throw new InvalidInput(
      `${proxy ? '--proxy' : `--host ${host}`} lets other machines in: give a --key that whoever opens tables or reads runs has to show`,
    )
  if (statSync(runs, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new InvalidInput(`${runs} is a file; --runs takes the folder of the runs`)
  const pages = builtPages()
  const app = serverApp({
    tables,
    runs: new Runs(runs),
    ...(pages !== undefined && { pages }),
    ...(studies && { studies }),
    ...(key && { key }),
    ...(isLocal && { hosts: LOOPBACK }),
    ...(isLocal ? RATES.local : RATES.others),
    ...(proxy && { proxy }),
  })
  const listening = await listenAt(app, { host, port })
  return { ...listening, url: reachable(listening.url), pages: pages !== undefined }
}

/** An address that others can open: one that stands for all of this machine's is none. */
function reachable(url: string): string {
  if (!/\/\/(0\.0\.0\.0|\[::\])[:/]/.test(url)) return url
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  return url.replace(/0\.0\.0\.0|\[::\]/, outside?.address ?? hostname())
}

export function onInterrupt(stop: () => void): void {
  stayOpen()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Shows an address in the browser of whoever sits here, where there is one; the address is printed in any case. */
export function showInBrowser(url: string): void {
  if (!process.stderr.isTTY || process.env['CI']) return
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
