/** The field of a JSON reply that holds the answer. */

import { ANSWER_FIELDS } from './lexicon.ts'

/** What a JSON value gives as the answer, in words. `own`: other names of the field, such as that of whoever replies. */
export function answerIn(value: unknown, own: readonly string[] = []): string | undefined {
  if (Array.isArray(value))
    return value.length === 1 ? (typeof value[0] === 'string' ? value[0] : answerIn(value[0], own)) : undefined
  if (value === null || typeof value !== 'object') return undefined
  const fields = new Map(
    Object.entries(value).map(([name, field]) => [
      name
        .toLowerCase()
        .replace(/[\s-]/g, '_')
        .replace(/^(?:my|our|own|chosen|best)_/, ''),
      field,
    ]),
  )
  const call = fields.get('function')
  if (call !== null && typeof call === 'object') return answerIn(call, own)
  // `{"name": "take", "arguments": {"object": "cup"}}`, as tools are called.
  const tool = ['arguments', 'parameters', 'input', 'args', 'params', 'kwargs']
    .map((name) => fields.get(name))
    .find((field) => field !== undefined)
  if (tool !== undefined && (fields.has('name') || fields.has('function') || fields.has('tool'))) {
    const inside = answerIn(tool, own)
    return inside ?? [fields.get('name') ?? fields.get('function') ?? fields.get('tool'), ...stringsIn(tool)].join(' ')
  }
  for (const name of [...ANSWER_FIELDS, ...own.map((one) => one.toLowerCase())]) {
    const field = fields.get(name)
    if (field === undefined) continue
    if (field === null) return ''
    if (typeof field !== 'object') {
      // `{"action": "take", "object": "cup"}`: the other short fields say with what.
      const more = [...fields].flatMap(([other, text]) =>
        /^(object|item|target|container|destination|direction|argument|arg\d?|param|location|room)$/.test(other) &&
        typeof text !== 'object'
          ? [String(text)]
          : [],
      )
      return [String(field), ...more].join(' ')
    }
    return answerIn(field, own) ?? stringsIn(field).join(', ')
  }
  return undefined
}

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (value === null || typeof value !== 'object' || depth > 3) return []
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1))
}
