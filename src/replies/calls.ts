/** The JSON of a reply without what the servers of models lay around the call of a tool. */
import { jsonBlocks } from '../core/json-blocks.ts'
import { CALL_FIELDS, TOOL_FIELDS } from './lexicon.ts'

/**
 * The values of the JSON in a text; of a call what is called, with what it is called with read where that is a text:
 * `{"tool_calls": [{"function": {"name": "take", "arguments": "{\"object\": \"cup\"}"}}]}`.
 */
export function* jsonIn(text: string, mend?: (block: string) => string): Generator<unknown> {
  for (const block of jsonBlocks(text, mend)) yield callIn(block)
}

function callIn(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const calls = value.filter((part) => part?.type === 'tool_use')
    const [only, ...more] = calls.length > 0 ? calls : value
    return more.length === 0 && typeof only === 'object' ? callIn(only) : value
  }
  const fields = Object.entries(value)
  const around = fields.find(
    ([name, inner]) =>
      inner !== null &&
      typeof inner === 'object' &&
      (CALL_FIELDS.has(name.toLowerCase()) || (name === 'content' && Array.isArray(inner))),
  )
  if (around) return callIn(around[1])
  return Object.fromEntries(
    fields.map(([name, inner]) => [
      name,
      typeof inner === 'string' && TOOL_FIELDS.includes(name) && inner.startsWith('{')
        ? ([...jsonBlocks(inner)][0] ?? inner)
        : inner,
    ]),
  )
}
