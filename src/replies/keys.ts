/** Finds letters that stand for options in a text: `B`, `(c)`, `option A`; not the article, not `I`. */
import { BEFORE_LETTERS, BEHIND_LETTERS } from './lexicon.ts'

/** Behind these a letter stands for an option. */
const BEFORE = new RegExp(`(?:\\b(?:${BEFORE_LETTERS.join('|')})\\s{1,3}["'“*_]{0,3}|[([{“"'*_\`:]\\s{0,3})$`, 'i')
/** Before these a letter stands for an option, even if it could be an article. */
const BEHIND = new RegExp(
  `^(?:["'”*_\`]{0,3}(?:\\s{0,3}$|\\s{0,3}\\n|[.,:;!?)\\]}/|&+=]|\\s{1,3}[-–—|&+/→=>(]|\\s{1,3}(?:${BEHIND_LETTERS.join('|')})\\b))`,
  'i',
)

/** Each letter of an option by its place, with what it stands for. */
export function keysIn<Value>(text: string, keys: ReadonlyMap<string, Value>): Map<number, Value> {
  const found = new Map<number, Value>()
  for (const { 0: letter, index } of text.matchAll(/(?<![\p{L}\p{N}'’])[A-Za-z](?![\p{L}\p{N}'’])/gu)) {
    const value = keys.get(letter.toUpperCase())
    if (value === undefined) continue
    const [before, behind] = [text.slice(Math.max(0, index - 20), index), text.slice(index + 1, index + 20)]
    if (isKey(letter, before, behind)) found.set(index, value)
  }
  return found
}

function isKey(letter: string, before: string, behind: string): boolean {
  if (letter !== letter.toUpperCase())
    return (
      behind.startsWith(')') ||
      (letter !== 'a' &&
        letter !== 'i' &&
        /\b(?:choose|pick|select|for|with|is|so|say)\s+["'*(]{0,2}$/i.test(before) &&
        /^\W*$/.test(behind)) ||
      (/(?:\b(?:option|answer|choice)(?:\s+is)?:?\s+|^\s*)$/i.test(before) && /^\W*(?:$|\n)/.test(behind))
    )
  if (letter !== 'A' && letter !== 'I') return true
  return BEHIND.test(behind) || (BEFORE.test(before) && /^\W/.test(behind) && !/^\s+\p{L}/u.test(behind))
}
