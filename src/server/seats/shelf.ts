/** Where tables are kept, so that they outlive whoever hosts them: a folder on a server, the tab of a browser. */
import type { Event } from '../../core/event.ts'
import type { Log } from '../../core/log.ts'
import type { Keyring } from './tokens.ts'

/** Keeps tables by name: who may sit where, and what has happened. */
export interface Shelf {
  /** Whose seats these are; undefined: there is no such table. */
  keyring(table: string): Keyring | undefined
  /** Keeps them; all of it or nothing. */
  keep(table: string, keyring: Keyring): void
  /** What has happened at the table; undefined: its log is gone. */
  events(table: string): readonly Event[] | undefined
  /** The log of a table, to go on with. Throws {@link HostedElsewhere}. */
  log(table: string): Log
  /** Lets go of all that it holds. */
  close?(): void
}

/** Another server goes on with this table. */
export class HostedElsewhere extends Error {}
