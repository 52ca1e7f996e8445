/** Tables in a folder: logs in `episodes`, and beside them in `seats` what opens their seats. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import { fileLog, readLog } from '../../node/log.ts'
import { makeFolder } from '../../node/make-folder.ts'
import type { Shelf } from './shelf.ts'
import { keyringSchema } from './tokens.ts'

/** Keeps tables in this folder, which is made when the first is opened. */
export function folderShelf(folder: string): Shelf {
  const seatsAt = (table: string): string => join(folder, 'seats', `${table}.json`)
  const logAt = (table: string): string => join(folder, 'episodes', `${table}.jsonl`)
  return {
    keyring(table) {
      const path = seatsAt(table)
      if (!existsSync(path)) return undefined
      try {
        return keyringSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
      } catch (error) {
        throw new InvalidInput(`${path} does not say whose seats these are: ${(error as Error).message.split('\n')[0]}`)
      }
    },
    keep(table, keyring) {
      const path = seatsAt(table)
      makeFolder(join(folder, 'seats'))
      writeFileSync(`${path}.new`, `${JSON.stringify(keyring)}\n`)
      renameSync(`${path}.new`, path)
    },
    events: (table) => (existsSync(logAt(table)) ? readLog(logAt(table)) : undefined),
    log: (table) => fileLog(logAt(table)),
  }
}
