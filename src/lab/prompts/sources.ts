/** The files that a user has of a paper: its text, or what its authors released. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { InvalidInput } from '../../core/errors.ts'

/** One file, read when it is looked into. */
export interface Source {
  /** Its name without the folder. */
  readonly name: string
  readonly path: string
  read(): string
}

/** Larger files are no text of a paper and no recording of a few episodes. */
const MOST_BYTES = 256 << 20
const DEPTH = 6
const MOST_FILES = 20_000
const READABLE = /\.(?:txt|md|tex|html?|jsonl|jsonl\.gz)$/i

/** The file at that path, or those in the folder that can be read. Throws {@link InvalidInput} where there is none. */
export function findSources(path: string): Source[] {
  const found: string[] = []
  try {
    if (statSync(path).isDirectory()) collect(path, DEPTH, found)
    else found.push(path)
  } catch (error) {
    throw new InvalidInput(`cannot read ${path}: ${(error as Error).message}`)
  }
  return found.filter((file) => statSync(file).size <= MOST_BYTES).map(open)
}

function collect(folder: string, depth: number, found: string[]): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (found.length >= MOST_FILES) return
    const path = join(folder, entry.name)
    if (entry.isFile() && READABLE.test(entry.name)) found.push(path)
    else if (entry.isDirectory() && depth > 0 && !/^\.|^node_modules$/.test(entry.name)) collect(path, depth - 1, found)
  }
}

function open(path: string): Source {
  let text: string | undefined
  return {
    name: basename(path),
    path,
    read: () =>
      (text ??= path.endsWith('.gz') ? gunzipSync(readFileSync(path)).toString() : readFileSync(path, 'utf8')),
  }
}
