/** Tokens of seats, and what is kept of them: hashes only. Loads in a browser, where the static edition hosts tables. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { builtin } from '../../core/builtin.ts'
import type { Seat } from '../../core/game.ts'

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

export const keyringSchema = z.record(
  z.string(),
  z.strictObject({ seat: z.string(), person: z.boolean(), fixed: z.boolean().optional() }),
)

/** Tables are named so that a name is never a path. */
const TABLE = /^[\w-]{12}$/

export const drawTable = (): string => draw(9)

/** A token names its table, so that a server that knows nothing of it finds it; 192 bits of it are secret. */
export const drawToken = (table: string): string => `${table}.${draw(24)}`

/** Node's own takes a tenth of the time, and every request shows a token. */
const crypto256 = builtin('node:crypto')
export const hashOf = crypto256
  ? (token: string): string => crypto256.createHash('sha256').update(token).digest('base64url')
  : (token: string): string => base64url(sha256(utf8ToBytes(token)))

const draw = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)))
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The table that a token names, if it has the form of one. */
export function tableOf(token: string): string | undefined {
  if (token.length > 200) return undefined
  const [table = '', ...rest] = token.split('.')
  return rest.length === 1 && TABLE.test(table) ? table : undefined
}

/** Whether two secrets are the same, in a time that tells nothing of either. */
export function isSame(one: string, other: string): boolean {
  // What is compared are digests, of which nobody can choose a part.
  const [here, there] = [hashOf(one), hashOf(other)]
  let difference = 0
  for (let at = 0; at < here.length; at++) difference |= here.charCodeAt(at) ^ there.charCodeAt(at)
  return difference === 0
}
