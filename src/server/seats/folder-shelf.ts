/**
 * Tables in a folder: logs in `episodes`, beside them in `seats` what opens their seats, and in `leases` which server hosts
 * what, so that several may work on one folder.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import { Leases } from '../../node/leases.ts'
import { fileLog, readLog } from '../../node/log.ts'
import { makeFolder } from '../../node/make-folder.ts'
import { HostedElsewhere, type Shelf } from './shelf.ts'
import { keyringSchema } from './tokens.ts'

/** Keeps tables in this folder, which is made when the first is opened. */
export function folderShelf(folder: string): Shelf {
  const seatsAt = (table: string): string => join(folder, 'seats', `${table}.json`)
  const logAt = (table: string): string => join(folder, 'episodes', `${table}.jsonl`)
  const leases = new Leases(join(folder, 'leases'))
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
    log(table) {
      const lease = leases.take(table)
      if (!lease) {
        const { pid, host } = leases.holder(table) ?? {}
        throw new HostedElsewhere(
          `another server${pid === undefined ? '' : ` (process ${pid} on ${host})`} hosts this table: play it there, or end that server first`,
        )
      }
      try {
        const log = fileLog(logAt(table), lease)
        return {
          ...log,
          close() {
            log.close()
            lease.release()
          },
        }
      } catch (error) {
        lease.release()
        throw error
      }
    },
    close: () => leases.close(),
  }
}
