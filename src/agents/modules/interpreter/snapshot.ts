/** A picture of Python's memory with the usual modules loaded, so that a box starts in half a second instead of three. */
import { execFile } from 'node:child_process'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hash } from '../../../core/json.ts'
import { lockFlags } from './locked-process.ts'

const making = new Map<string, Promise<string | undefined>>()

/** The file that holds it: made once for each version of Pyodide, Node and our own program, and kept in the user's cache. */
export function snapshotFor(program: string, folder: string): Promise<string | undefined> {
  const known = making.get(folder)
  if (known) return known
  const made = find(program, folder)
  making.set(folder, made)
  return made
}

/** Forgets the snapshots that were used, since one did not work. False: there was none. */
export async function dropSnapshot(): Promise<boolean> {
  let dropped = false
  for (const [folder, made] of making) {
    const path = await made
    if (path) {
      await rm(path, { force: true })
      dropped = true
    }
    making.set(folder, Promise.resolve(undefined))
  }
  return dropped
}

async function find(program: string, folder: string): Promise<string | undefined> {
  try {
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
    const key = hash([version, process.version, process.arch, await readFile(program, 'utf8')])
    const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'roundtable')
    const path = join(cache, `pyodide-${version}-${key}.snapshot`)
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
    const flags = lockFlags({ readable: [folder, program], memory: 64 })
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, folder, '-'], {
      encoding: 'buffer',
      env: {},
      cwd: '/',
      maxBuffer: 256 * 1024 * 1024,
      timeout: 60_000,
    })
    await mkdir(cache, { recursive: true, mode: 0o700 })
    // Written aside and moved into place, so that two processes that make it at once do not read half of it.
    const aside = `${path}.${process.pid}`
    await writeFile(aside, stdout, { mode: 0o600 })
    await rename(aside, path)
    return path
  } catch {
    // Pyodide's snapshots are not a settled interface, and a home may be read-only: start without.
    return undefined
  }
}
