/** Tokens of seats, and what is kept of them beside the logs: hashes only, so that tables outlive the server. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import type { Seat } from '../../core/game.ts'
import { makeFolder } from '../../node/make-folder.ts'

/** What a token opens. */
export interface Opens {
  readonly seat: Seat
  /** Somebody types what is handed in. */
  readonly person: boolean
  /** Whoever holds the token may play, but neither hand the seat over nor give it up: a participant of a study. */
  readonly fixed?: boolean
}

/** By the hash of the token: what is kept opens nothing. */
export type Keyring = Readonly<Record<string, Opens>>

const keyringSchema = z.record(
  z.string(),
  z.strictObject({ seat: z.string(), person: z.boolean(), fixed: z.boolean().optional() }),
)

/** Tables are named so that a name is never a path. */
const TABLE = /^[\w-]{12}$/

export const drawTable = (): string => randomBytes(9).toString('base64url')

/** A token names its table, so that a server that knows nothing of it finds it; 192 bits of it are secret. */
export const drawToken = (table: string): string => `${table}.${randomBytes(24).toString('base64url')}`

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The table that a token names, if it has the form of one. */
export function tableOf(token: string): string | undefined {
  if (token.length > 200) return undefined
  const [table = '', ...rest] = token.split('.')
  return rest.length === 1 && TABLE.test(table) ? table : undefined
}

/** Whether two secrets are the same, in a time that tells nothing of either. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

const pathOf = (folder: string, table: string): string => join(folder, 'seats', `${table}.json`)

/** Keeps them; all of the file or nothing. */
export function keepKeyring(folder: string, table: string, keyring: Keyring): void {
  const path = pathOf(folder, table)
  makeFolder(join(folder, 'seats'))
  writeFileSync(`${path}.new`, `${JSON.stringify(keyring)}\n`)
  renameSync(`${path}.new`, path)
}

/** What is kept of a table's tokens; undefined: there is no such table. */
export function readKeyring(folder: string, table: string): Keyring | undefined {
  const path = pathOf(folder, table)
  if (!existsSync(path)) return undefined
  try {
    return keyringSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new InvalidInput(`${path} does not say whose seats these are: ${(error as Error).message.split('\n')[0]}`)
  }
}
