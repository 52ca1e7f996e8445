/** Finds the JSON that a model wrote among other words. */
import { jsonBlocks } from '../core/json-blocks.ts'
import type { Json } from '../core/json.ts'

/**
 * The last JSON object or array in a text; objects inside others do not count. `wanted` leaves out the other kind
 * (a footnote `[1]` is an array too). Undefined where there is none.
 */
export function readLastJson(text: string, wanted?: 'object' | 'array'): Json | undefined {
  let found: Json | undefined
  for (const value of jsonBlocks(text) as Iterable<Json>)
    if (wanted === undefined || (wanted === 'array') === Array.isArray(value)) found = value
  return found
}

/** The value of a JSON text, or undefined. */
export function tryParse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
