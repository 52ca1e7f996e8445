/** A text as words with the places where sentences and clauses end between them. */
import { ABBREVIATIONS, ARTICLES, UNMARKED } from './lexicon.ts'

/** So many words behind an action may tell what it is done to. */
export const LONGEST_OBJECT = 8

/** How a line begins that is an item of a list. */
export const LISTED = /^\s{0,20}(?:[-*•>|]|\(?(?:\d{1,3}|[a-z])[.)])\s/

/** The word that stands for the letter of an option. */
export const KEY = '#'

/** Entries of a list of several words, with `_` between them, as they are said. */
export const spaced = (list: readonly string[]): string[] => list.map((entry) => entry.replaceAll('_', ' '))

/** A pattern for any of them. */
export const anyOf = (list: readonly string[]): string => spaced(list).join('|')

/** One word of a text. */
export interface Word {
  /** In lower case, apostrophes straight. */
  readonly text: string
  readonly begin: number
  readonly end: number
  /** What ends between the word before and this one: nothing, a clause (comma, bracket), a dash, an arrow, what announces, a sentence. */
  readonly after: 'word' | 'clause' | 'dash' | 'arrow' | 'colon' | 'sentence'
  /** The number of the first word of its sentence. */
  readonly sentence: number
}

/**
 * The words of a text, articles left out: they never tell one action from another. `named` are words by the place where
 * they begin that are called otherwise than they are written.
 */
export function wordsOf(text: string, named?: ReadonlyMap<number, string>): Word[] {
  const words: Word[] = []
  let after: Word['after'] = 'sentence'
  let sentence = 0
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at)
    if (!isWordAt(text, code, at)) {
      const isShort = code === 0x2e && ABBREVIATIONS.has(words.at(-1)?.text ?? '') && words.at(-1)!.end === at
      const isCall = code === 0x28 && at > 0 && isWordAt(text, text.charCodeAt(at - 1), at - 1)
      if (!isShort && !isCall) after = further(after, text, at, code)
      at++
      continue
    }
    const begin = at
    do at++
    while (at < text.length && (isWordAt(text, text.charCodeAt(at), at) || isInside(text, at)))
    const said = text.slice(begin, at).toLowerCase().replaceAll('’', "'")
    const word = named?.get(begin) ?? MARKED.get(said) ?? said
    // Before a colon `a` is a name: `Team A: …`.
    if (ARTICLES.has(word) && !(word === 'a' && text[at] === ':')) continue
    if (after === 'sentence') sentence = words.length
    words.push({ text: word, begin, end: at, after, sentence })
    after = 'word'
  }
  return words
}

/** "Im", "ill", "lets": with the apostrophe that was left out. */
const MARKED = new Map(UNMARKED.map((word) => [word.replace("'", ''), word]))

const isAscii = (code: number): boolean => code < 0x80

function isWordAt(text: string, code: number, at: number): boolean {
  if (isAscii(code))
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
  return /[\p{L}\p{N}]/u.test(text[at]!)
}

/** An apostrophe between two letters. */
function isInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code !== 0x27 && code !== 0x2019) return false
  const next = text.charCodeAt(at + 1)
  return !Number.isNaN(next) && isWordAt(text, next, at + 1) && !(next >= 0x30 && next <= 0x39)
}

/** What ends with this sign, if that is more than what has ended since the last word. */
function further(after: Word['after'], text: string, at: number, code: number): Word['after'] {
  if (after === 'sentence' || code === 0x20) return after
  const sign = text[at]!
  // Of `3.5` and `e.g.` no sentence ends with the first stop.
  if (SENTENCE_ENDS.includes(sign))
    return sign === '.' && at + 1 < text.length && isWordAt(text, text.charCodeAt(at + 1), at + 1) ? after : 'sentence'
  if (sign === ':') return 'colon'
  const isDash = code === 0x2d && (text[at - 1] === ' ' || text[at - 1] === '-') && /[ -]/.test(text[at + 1] ?? '')
  if (after === 'word' && CLAUSE_ENDS.includes(sign)) return 'clause'
  if (after === 'colon') return after
  return ARROWS.includes(sign) ? 'arrow' : after !== 'arrow' && (isDash || DASHES.includes(sign)) ? 'dash' : after
}

const SENTENCE_ENDS = '.!?;\n。'
const CLAUSE_ENDS = ',()[]{}/|=+&、'
const DASHES = '—–'
const ARROWS = '→⇒➡>'
