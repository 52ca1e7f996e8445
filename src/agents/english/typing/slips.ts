/**
 * Slips of the keyboard, put right before anything is read: two letters in the other order, one twice, one left out, a
 * neighbouring key or a wrong vowel, one too many. Only what is no word is put right, and only where one word alone is meant; each
 * word may have one slip, a long one two.
 */
import { FREQUENT, isWord, SELDOM } from './lexicon.ts'
import { Speller } from './spelling.ts'
import { wordSet } from './word-set.ts'

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
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const places = (word: string, first: number): number[] =>
  Array.from({ length: Math.max(0, word.length - first) }, (_, i) => i + first)
/** The word with `letters` instead of `count` of its own at a place. */
const put = (word: string, at: number, letters: string, count: number): string =>
  word.slice(0, at) + letters + word.slice(at + count)

/** Undoes each kind of slip, the likeliest first: what may have been meant. */
const UNDONE: readonly ((typed: string) => readonly string[])[] = [
  // "Befroe"
  (typed) => places(typed, 1).map((at) => put(typed, at - 1, typed[at]! + typed[at - 1]!, 2)),
  // "Whaatever"
  (typed) => places(typed, 1).flatMap((at) => (typed[at] === typed[at - 1] ? [put(typed, at, '', 1)] : [])),
  // "Propse", "lookin", "favorit"
  (typed) => [
    ...places(typed, 1).flatMap((at) => LETTERS.map((letter) => put(typed, at, letter, 0))),
    ...(typed.endsWith('in') ? [`${typed}g`] : []),
    `${typed}e`,
  ],
  // "Begore", "proposel"
  (typed) =>
    places(typed, 0).flatMap((at) =>
      [...(BESIDE[typed[at]!] ?? ''), ...(VOWELS.includes(typed[at]!) && at > 0 ? VOWELS : '')].map((letter) =>
        put(typed, at, letter, 1),
      ),
    ),
  // "Sudgest"
  (typed) => places(typed, 1).flatMap((at) => (at + 1 < typed.length ? [put(typed, at, '', 1)] : [])),
]

/** Of shorter words only letters in the other order are put right: so many others are a letter away. */
const SHORT = 5
/** A longer word may have two slips. */
const LONG = 9
/** What is longer was not meant to be a word. */
const LONGEST_WORD = 24
/** What is longer than any talk is not put right to its end, nor what has more words that are none. */
const LONGEST = 6000
const MOST = 80

/** As people write them who write by ear; more than a slip. */
const BY_EAR: ReadonlyMap<string, string> = new Map([
  ['wensday', 'wednesday'],
  ['wendsday', 'wednesday'],
  ['wensdays', 'wednesdays'],
  ['febuary', 'february'],
])
/** Written with a capital wherever they stand. */
const CAPITAL = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december',
)

/** A word of letters alone, or the first part of one with a hyphen. */
const WORD = /(?<![\w'’@#/.À-ÿ]|\w-(?=\w+-))[A-Za-z]{3,24}(?![\wÀ-ÿ@/]|['’](?!s\b)|\.\w)/g
const BEGINS_SENTENCE = /(?:^|[.!?;:\n"“(*•])[\s"“(*-]*$/

/** Puts right what people type who talk of certain things. */
export class Slips {
  readonly #preferred: ReadonlySet<string>
  #far: Speller | undefined
  readonly #found = new Map<string, string>()

  /** `preferred`: words that are meant rather than others that are as near. */
  constructor(preferred: Iterable<string> = []) {
    this.#preferred = new Set(preferred)
  }

  /** The word that one in small letters is meant to be: the same where it is one, is like none or may be several. */
  word(typed: string): string {
    if (typed.length > LONGEST_WORD || this.#preferred.has(typed) || isWord(typed)) return typed
    const before = this.#found.get(typed)
    if (before !== undefined) return before
    const meant = this.#meant(typed) ?? typed
    if (this.#found.size > 5000) this.#found.clear()
    this.#found.set(typed, meant)
    return meant
  }

  #meant(typed: string): string | undefined {
    const undone = (typed.length < SHORT ? UNDONE.slice(0, 1) : UNDONE).map((undo) => undo(typed))
    for (const words of [this.#preferred, FREQUENT, SELDOM])
      for (const candidates of undone) {
        const meant = new Set(candidates.filter((word) => words.has(word)))
        const likely = meant.size > 1 ? new Set([...meant].filter((word) => FREQUENT.has(word))) : meant
        if (likely.size === 1) return [...likely][0]
        if (meant.size > 1) return undefined
      }
    if (typed.length < LONG || BY_EAR.has(typed)) return BY_EAR.get(typed)
    this.#far ??= new Speller([...this.#preferred, ...FREQUENT, ...SELDOM].filter((word) => word.length >= LONG))
    return this.#far.correct(typed)
  }

  /** The text with its slips put right. `stays`: which words are left as they are, which may be names. */
  text(text: string, stays: (word: string, written: string) => boolean = () => false): string {
    const shouts = !/[a-z]/.test(text)
    let left = MOST
    const spoken = text.slice(0, LONGEST).replace(WORD, (written, at: number) => {
      const word = written.toLowerCase()
      if (this.#preferred.has(word) || isWord(word) || stays(word, written) || left-- <= 0) return written
      const meant = this.word(word)
      if (meant === word) return written
      if (shouts) return meant.toUpperCase()
      if (written === word) return meant
      // What has a capital within a sentence may be a name.
      const isName = written.slice(1) !== word.slice(1) || !BEGINS_SENTENCE.test(text.slice(Math.max(0, at - 6), at))
      if (isName && !this.#preferred.has(meant) && !CAPITAL.has(meant)) return written
      return written.slice(1) === word.slice(1) ? meant[0]!.toUpperCase() + meant.slice(1) : written
    })
    return spoken + text.slice(LONGEST)
  }
}
