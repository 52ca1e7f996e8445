/** Finds published games where the user has them: `data.zip`, the folder it unpacks to, or the cleaned files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InvalidInput } from '../../../../core/errors.ts'
import type { PublishedGame } from './published-game.ts'
import { readCleaned } from './read-cleaned.ts'
import { readReleased, RELEASED_FILES } from './read-released.ts'
import { readZip } from './zip.ts'

export interface PublishedData {
  readonly games: readonly PublishedGame[]
  /** The licence under which the data may be passed on, where it lies beside them. */
  readonly licence?: string
}

const CLEANED = /^(?:assignment|planning|mediation)\.\w+\.json$/
const LICENCE = /^LICEN[CS]E-DATA|^LICENSE\.md$/i

/** Throws {@link InvalidInput} where there are no such games. */
export function readPublished(path: string): PublishedData {
  if (!existsSync(path)) throw new InvalidInput(`there is nothing at ${path}`)
  const files = statSync(path).isDirectory() ? readFolder(path) : readArchive(path)
  const games = [...files].flatMap(([name, read]) => {
    const released = RELEASED_FILES[name]
    if (released) return readReleased(read(), released, name)
    return CLEANED.test(name) ? readCleaned(parse(read(), name), name) : []
  })
  if (games.length === 0)
    throw new InvalidInput(
      `${path} holds no published dialogues; give data.zip of the release, the folder with optimization.jsonl, or a folder with human/assignment.dev.json`,
    )
  const licence = [...files].find(([name]) => LICENCE.test(name))
  return { games, ...(licence && { licence: licence[1]() }) }
}

type Files = Map<string, () => string>

/** The folder's files, and those of its folders `data` and `human`. */
function readFolder(path: string): Files {
  const folders = [path, join(path, 'data'), join(path, 'human'), join(path, 'dialop')].filter(existsSync)
  const archive = folders.map((folder) => join(folder, 'data.zip')).find(existsSync)
  const files: Files = archive ? readArchive(archive) : new Map()
  for (const folder of folders)
    for (const name of readdirSync(folder).sort())
      if (statSync(join(folder, name)).isFile()) files.set(name, () => readFileSync(join(folder, name), 'utf8'))
  return files
}

function readArchive(path: string): Files {
  if (!path.endsWith('.zip')) return new Map([[basename(path), () => readFileSync(path, 'utf8')]])
  const entries = [...readZip(readFileSync(path))].filter(([name]) => !name.includes('__MACOSX'))
  return new Map(entries.map(([name, text]) => [basename(name), () => text]))
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidInput(`${name} is not JSON: ${(error as Error).message}`)
  }
}
