/** Plain data: comparing, copying and hashing it, independent of the order of keys. */
import { sha256 } from '@noble/hashes/sha2.js'
import { builtin } from './builtin.ts'
import { Frozen } from './frozen.ts'

/** Whatever JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** One text for equal data: keys sorted, `undefined` left out. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  // Every state is written, and most of it stood in the one before.
  return Frozen.textOf(value, write)
}

function write(value: object): string {
  // Loops that leave nothing behind: a state is written after every action, and lists and closures were half of all garbage.
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += `${text && ','}${canonical(value[i])}`
    return `[${text}]`
  }
  const keys = Object.keys(value).sort()
  for (let i = 0; i < keys.length; i++) {
    const part = (value as Record<string, unknown>)[keys[i]!]
    if (part !== undefined) text += `${text && ','}${JSON.stringify(keys[i])}:${canonical(part)}`
  }
  return `{${text}}`
}

/** Whether two data have the same {@link canonical} text, without writing it. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return canonical(a) === canonical(b)
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let missing = 0
  for (const key of Object.keys(right)) if (right[key] !== undefined) missing++
  for (const key of Object.keys(left)) {
    const part = left[key]
    if (part === undefined) continue
    if (!Object.hasOwn(right, key) || right[key] === undefined || !same(part, right[key])) return false
    missing--
  }
  return missing === 0
}

/** A short fingerprint (64 bits of SHA-256, hexadecimal) of plain data; the same on Node and in a browser. */
export const hash = (value: unknown): string => digest(canonical(value))

/** In JavaScript it takes three to seven times as long as on Node, and a state is hashed after every action. */
const crypto = builtin('node:crypto')
const digest = crypto
  ? (text: string): string => crypto.createHash('sha256').update(text).digest('hex').slice(0, 16)
  : digestAnywhere

/** The same without help from the machine. */
export function digestAnywhere(text: string): string {
  const { buffer, byteOffset } = sha256(new TextEncoder().encode(text))
  return new DataView(buffer, byteOffset).getBigUint64(0).toString(16).padStart(16, '0')
}

/** A deep copy through JSON: what a saved and restored value would be. */
export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
