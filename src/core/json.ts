/** Plain data: comparing, copying and hashing it, independent of the order of keys. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { builtin } from './builtin.ts'

/** Whatever JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** One text for equal data: keys sorted, `undefined` left out. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const part = (value as Record<string, unknown>)[key]
    if (part !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(part)}`
  }
  return `{${text}}`
}

export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

/** A short fingerprint (64 bits of SHA-256, hexadecimal) of plain data; the same on Node and in a browser. */
export const hash = (value: unknown): string => digest(canonical(value))

/** In JavaScript it takes three to seven times as long as on Node, and a state is hashed after every action. */
const crypto = builtin('node:crypto')
const digest = crypto
  ? (text: string): string => crypto.createHash('sha256').update(text).digest('hex').slice(0, 16)
  : digestAnywhere

/** The same without help from the machine. */
export function digestAnywhere(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 8))
}

/** A deep copy through JSON: what a saved and restored value would be. */
export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
