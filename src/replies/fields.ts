/** The field of a JSON reply that holds the answer. */

import * as lexicon from './lexicon.ts'

/** What a field says, in words; `or`: the same without the name of the tool that is called with it. */
export interface SaidInField {
  readonly said: string
  readonly or?: string
}

/**
 * What a JSON value gives as the answer. `own`: other names of the field, such as that of whoever replies; `others`: whose
 * fields are not.
 */
export function answerIn(
  value: unknown,
  own: readonly string[] = [],
  others: readonly string[] = [],
): SaidInField | undefined {
  if (Array.isArray(value))
    return value.length === 1
      ? typeof value[0] === 'string'
        ? { said: value[0] }
        : answerIn(value[0], own, others)
      : undefined
  if (value === null || typeof value !== 'object') return undefined
  const fields = new Map(Object.entries(value).map(([name, field]) => [wordsIn(name).join('_'), field]))
  // `{"name": "take", "arguments": {"object": "cup"}}`, as tools are called.
  const tool = lexicon.TOOL_FIELDS.map((name) => fields.get(name)).find((field) => field !== undefined)
  const named = fields.get('name') ?? fields.get('function') ?? fields.get('tool')
  if (tool !== undefined && named !== undefined) {
    const given = stringsIn(tool)
    return answerIn(tool, own, others) ?? { said: [named, ...given].join(' '), or: given.join(' ') }
  }
  const name =
    [...fields.keys()].find((one) => one.startsWith('final') && isAnswer(one, others)) ??
    [...lexicon.ANSWER_FIELDS, ...own.map((one) => one.toLowerCase())].find((one) => fields.has(one)) ??
    [...fields.keys()].find((one) => isAnswer(one, others))
  if (name === undefined) return ticked(fields)
  const field = fields.get(name)
  if (field === null) return { said: '' }
  if (typeof field === 'object') return answerIn(field, own, others) ?? { said: stringsIn(field).join(', ') }
  // `{"action": "take", "object": "cup"}`: the other short fields say with what.
  const more = [...fields].flatMap(([other, text]) =>
    lexicon.OBJECT_FIELDS.has(other) && other !== name && typeof text !== 'object' ? [String(text)] : [],
  )
  const said = String(field)
  return { said: [said, ...more].join(' '), ...(more.length > 0 && { or: more.join(' ') }) }
}

/** The texts in a JSON object whose names tell of nothing else than what is chosen. */
export const fieldsOf = (value: unknown, others: readonly string[] = []): string[] =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([name, field]) =>
        typeof field === 'string' && !isOfSomethingElse(wordsIn(name), others) ? [field] : [],
      )

const isOfSomethingElse = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => lexicon.OTHER_FIELDS.has(word) || others.includes(word))

/** `nextMove` and `my next-move` as `next`, `move`: without whose it is. */
const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .replace(/[\s-]/g, '_')
    .replace(/^(?:my|our|own|chosen|best)_/, '')
    .split('_')

/** `agent_action`, `recommended_move`; not `previous_action`. */
const isAnswer = (name: string, others: readonly string[]): boolean => {
  const words = name.split('_')
  const noun = words.findLast((word) => !lexicon.FIELD_ENDINGS.has(word)) ?? ''
  return lexicon.ANSWER_NOUNS.has(noun) && !isOfSomethingElse(words, others)
}

/** `{"north": false, "south": true}` */
function ticked(fields: ReadonlyMap<string, unknown>): SaidInField | undefined {
  const all = [...fields]
  const chosen = all.filter(([, value]) => value === true)
  return all.length > 1 && chosen.length === 1 && all.every(([, value]) => typeof value === 'boolean')
    ? { said: chosen[0]![0].replaceAll('_', ' ') }
    : undefined
}

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (value === null || typeof value !== 'object' || depth > 3) return []
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1))
}
