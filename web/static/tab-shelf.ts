/** Tables in this tab of the browser: they outlive a reload, and go with the tab. */
import { memoryLog } from '../../src/core/log.ts'
import type { Event } from '../../src/core/event.ts'
import type { Shelf } from '../../src/server/seats/shelf.ts'
import type { Keyring } from '../../src/server/seats/tokens.ts'

const SEATS = 'roundtable:seats:'
const eventKey = (table: string, n: number): string => `roundtable:event:${table}:${n}`

/** A shelf whose tables can be listed. */
export interface TabShelf extends Shelf {
  tables(): string[]
}

/** `storage`: of the tab, a few megabytes; where that is full the oldest table is forgotten. */
export function tabShelf(storage: Storage): TabShelf {
  const tables = (): string[] =>
    Object.keys(storage)
      .filter((key) => key.startsWith(SEATS))
      .map((key) => key.slice(SEATS.length))
  const forget = (table: string): void => {
    storage.removeItem(SEATS + table)
    for (let n = 1; storage.getItem(eventKey(table, n)) !== null; n++) storage.removeItem(eventKey(table, n))
  }
  const write = (table: string, key: string, value: string): void => {
    for (;;)
      try {
        return storage.setItem(key, value)
      } catch (error) {
        const [oldest] = tables().filter((other) => other !== table)
        if (oldest === undefined) throw error
        forget(oldest)
      }
  }
  const events = (table: string): Event[] | undefined => {
    const found: Event[] = []
    for (let text; (text = storage.getItem(eventKey(table, found.length + 1))) !== null;)
      found.push(JSON.parse(text) as Event)
    return found.length > 0 ? found : undefined
  }
  return {
    tables,
    events,
    keyring(table) {
      const kept = storage.getItem(SEATS + table)
      return kept === null ? undefined : (JSON.parse(kept) as Keyring)
    },
    keep: (table, keyring) => write(table, SEATS + table, JSON.stringify(keyring)),
    log(table) {
      const log = memoryLog(events(table))
      return {
        ...log,
        append(event) {
          log.append(event)
          write(table, eventKey(table, log.all.length), JSON.stringify(event))
        },
      }
    },
  }
}
