/**
 * Slips of the hand: two letters in the other order, one left out, one twice, the key beside it. Only these are put right, and
 * only towards words that the readers know, so that no word that people use becomes another.
 */
import { COMMON } from './spelling.ts'
import { LOOKALIKES } from './common-words.ts'
import { wordSet } from './word-set.ts'
import { OTHER_WORDS, WORDS } from './slip-words.ts'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** The keys to the left and to the right of each. */
const BESIDE = new Map(
  ROWS.flatMap((row) => [...row].map((key, i) => [key, `${row[i - 1] ?? ''}${row[i + 1] ?? ''}`] as const)),
)
const LETTERS = [...ROWS.join('')]

/** What a hand may have meant that wrote the word, the likeliest kind of slip first. */
function* meantBy(word: string): Generator<readonly string[]> {
  const places = [...word].map((_, at) => at)
  const put = (at: number, letters: string, behind: number): string =>
    word.slice(0, at) + letters + word.slice(at + behind)
  yield [
    ...places.slice(1).map((at) => put(at - 1, word[at]! + word[at - 1]!, 2)),
    ...places.slice(1).flatMap((at) => (word[at] === word[at - 1] ? [put(at, '', 1)] : [])),
  ]
  // "Liked" is not "likes": what a word ends with is meant, and so is what it begins with where a letter seems to be left out.
  yield places.slice(0, -1).flatMap((at) => [...(BESIDE.get(word[at]!) ?? '')].map((key) => put(at, key, 1)))
  yield [
    ...places.slice(1).flatMap((at) => LETTERS.map((letter) => put(at, letter, 0))),
    ...(word.endsWith('in') ? [`${word}g`] : []),
  ]
}

/** Days as many write them. */
const DAYS: ReadonlyMap<string, string> = new Map([
  ['wensday', 'wednesday'],
  ['wendsday', 'wednesday'],
  ['wensdays', 'wednesdays'],
  ['wedesday', 'wednesday'],
  ['febuary', 'february'],
])

const found = new Map<string, string>()

/** Whether people write the word. */
const isWord = (word: string): boolean =>
  WORDS.has(word) || OTHER_WORDS.has(word) || COMMON.has(word) || LOOKALIKES.has(word)

/** The word that one mistyped is meant to be; the same where it is none, or may be several. */
function meantWord(word: string): string {
  if (word.length < 5 || word.length > 16 || !/^[a-z]+$/.test(word) || isWord(word)) return word
  const before = found.get(word)
  if (before !== undefined) return before
  let meant = DAYS.get(word) ?? word
  for (const candidates of meantBy(word)) {
    const words = new Set(candidates.filter((one) => one.length > 4 && WORDS.has(one)))
    if (words.size === 0) continue
    if (words.size === 1) [meant] = words as unknown as [string]
    break
  }
  if (found.size > 5000) found.clear()
  found.set(word, meant)
  return meant
}

/** Words of letters alone. */
const LETTERED = /(?<![\w'’@./-])[A-Za-z][a-z]{4,15}(?![\w'’@/-])/g
/** Written with a capital wherever they stand. */
const CAPITAL = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december',
)
const BEGINS_SENTENCE = /(?:^|[.!?\n]\s?)$/

/** What is longer than any talk is not looked at. */
const LONGEST = 6000

/** The text with its slips put right; what has a capital within a sentence may be a name. */
export const putRight = (text: string, isName: (word: string) => boolean = () => false): string =>
  text.slice(0, LONGEST).replace(LETTERED, (written, at: number) => {
    const word = written.toLowerCase()
    const meant = meantWord(word)
    if (meant === word || isName(word)) return written
    if (written === word) return meant
    return CAPITAL.has(meant) || BEGINS_SENTENCE.test(text.slice(Math.max(0, at - 2), at))
      ? meant[0]!.toUpperCase() + meant.slice(1)
      : written
  }) + text.slice(LONGEST)
