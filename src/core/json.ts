/** Plain data: comparing, copying and hashing it, independent of the order of keys. */
import { createHash } from 'node:crypto'

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

/** A short fingerprint (64 bits, hexadecimal) of plain data. */
export function hash(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16)
}

/** A deep copy through JSON: what a saved and restored value would be. */
export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
