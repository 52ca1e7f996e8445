/** Finds the JSON that a model wrote among other words. */
import type { Json } from '../core/json.ts'

/** How often each character may be looked at in vain, on average: hostile text must not cost quadratic time. */
const patience = 30

/**
 * The last JSON object or array in a text; objects inside others do not count. `wanted` leaves out the other kind
 * (a footnote `[1]` is an array too). Undefined where there is none.
 */
export function readLastJson(text: string, wanted?: 'object' | 'array'): Json | undefined {
  let found: Json | undefined
  let effort = patience * text.length + 100_000
  for (let at = 0; at < text.length && effort > 0; at++) {
    const char = text[at]
    if (char !== '{' && char !== '[') continue
    const end = findEnd(text, at)
    const value = end < 0 ? undefined : tryParse(text.slice(at, end))
    if (value === undefined) {
      effort -= (end < 0 ? text.length : end) - at
      continue
    }
    if (wanted === undefined || (wanted === 'array') === Array.isArray(value)) found = value
    at = end - 1
  }
  return found
}

/** The place after the bracket that closes the one at `start`, brackets in quoted strings aside; -1 if none does. */
function findEnd(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1
  }
  return -1
}

/** The value of a JSON text, or undefined. */
export function tryParse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
