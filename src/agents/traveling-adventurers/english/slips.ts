/**
 * Puts slips of the keyboard right before anything else is read: two letters in the other order, one twice, one left out, one
 * too many, a neighbouring key, a wrong vowel. Each word may have one, and all words of a message may.
 */
import { COMMON } from '../../english/index.ts'
import { LOOKALIKES } from '../../english/common-words.ts'
import { LIKE_WORDS, SLIP_WORDS } from './slip-words.ts'

/** Keys beside one another on most keyboards. */
const BESIDE: Readonly<Record<string, string>> = {
  q: 'wa',
  w: 'qesa',
  e: 'wrds',
  r: 'etfd',
  t: 'rygf',
  y: 'tuhg',
  u: 'yijh',
  i: 'uokj',
  o: 'iplk',
  p: 'ol',
  a: 'qwsz',
  s: 'awedzx',
  d: 'serfxc',
  f: 'drtgcv',
  g: 'ftyhvb',
  h: 'gyujbn',
  j: 'huikmn',
  k: 'jiolm',
  l: 'kop',
  z: 'asx',
  x: 'zsdc',
  c: 'xdfv',
  v: 'cfgb',
  b: 'vghn',
  n: 'bhjm',
  m: 'njk',
}
const VOWELS = 'aeiou'

/** Least letters of a word in which slips are looked for. */
const LEAST = 4

/** The words by what is left of them without one letter; no word where several leave the same. */
const WITHOUT_LETTER = new Map<string, string | undefined>()
for (const word of SLIP_WORDS)
  if (word.length > LEAST)
    for (let at = 1; at < word.length; at++) {
      const left = word.slice(0, at) + word.slice(at + 1)
      const other = WITHOUT_LETTER.get(left)
      WITHOUT_LETTER.set(left, WITHOUT_LETTER.has(left) && other !== word ? undefined : word)
    }

/** Undoes each kind of slip, the likeliest first: what words it may have been. */
const UNDONE: readonly ((typed: string) => string[])[] = [
  // "Befroe"
  (typed) => places(typed, 0, 1).map((at) => typed.slice(0, at) + typed[at + 1]! + typed[at]! + typed.slice(at + 2)),
  // "Whaatever"
  (typed) => places(typed, 1, 0).flatMap((at) => (typed[at] === typed[at - 1] ? [without(typed, at)] : [])),
  // "Aproved", "propse"
  (typed) => [WITHOUT_LETTER.get(typed) ?? ''],
  // "Begore", "proposel"
  (typed) =>
    places(typed, 0, 0).flatMap((at) =>
      [...(BESIDE[typed[at]!] ?? ''), ...(VOWELS.includes(typed[at]!) && at > 0 ? VOWELS : '')].map(
        (letter) => typed.slice(0, at) + letter + typed.slice(at + 1),
      ),
    ),
  // "Sudgest"
  (typed) => places(typed, 1, 1).map((at) => without(typed, at)),
]

/** All places of a word but so many at either end. */
const places = (word: string, first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, word.length - first - last) }, (_, i) => i + first)
const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

const isRight = (word: string): boolean =>
  SLIP_WORDS.has(word) || LIKE_WORDS.has(word) || COMMON.has(word) || LOOKALIKES.has(word)

const corrected = new Map<string, string>()
const MAX_CORRECTED = 5000

/** A word in small letters, put right where it is a slip of one word alone. */
export function withoutSlip(typed: string): string {
  if (typed.length < LEAST || typed.length > 16 || isRight(typed)) return typed
  const known = corrected.get(typed)
  if (known !== undefined) return known
  let word = typed
  for (const undo of UNDONE) {
    const meant = new Set(undo(typed).filter((one) => SLIP_WORDS.has(one)))
    if (meant.size === 0) continue
    if (meant.size === 1) [word = typed] = meant
    break
  }
  if (corrected.size > MAX_CORRECTED) corrected.clear()
  corrected.set(typed, word)
  return word
}

/** Words alone, in small letters but for the first, or all in capitals. */
const WORDS = /(?<![\w'’-])(?:[A-Za-z][a-z]{3,15}|[A-Z]{4,16})(?![\w'’])/g

/** The text with its slips put right; what may be a path of `letters` stays as it is. */
export function withoutSlips(text: string, letters: ReadonlySet<string>): string {
  const shouts = !/[a-z]/.test(text)
  return text.replace(WORDS, (written) => {
    const typed = written.toLowerCase()
    const inCapitals = written === written.toUpperCase()
    if ((inCapitals && !shouts) || [...written.toUpperCase()].every((letter) => letters.has(letter))) return written
    const word = withoutSlip(typed)
    if (word === typed) return written
    if (inCapitals) return word.toUpperCase()
    return written === typed ? word : word[0]!.toUpperCase() + word.slice(1)
  })
}
