/** Finds letters that stand for options in a text: `B`, `(c)`, `option A`, "the second one"; not the article, not `I`. */
import * as lexicon from './lexicon.ts'
import { inLines } from './own-lists.ts'
import type { Mention } from './phrases.ts'
import { KEY, wordsOf, type Word } from './words.ts'

/** Behind these a letter stands for an option. */
const BEFORE = new RegExp(
  `(?:\\b(?:${lexicon.BEFORE_LETTERS.join('|')})\\s{1,3}["'“*_]{0,3}|[([{“"'*_\`:]\\s{0,3})$`,
  'i',
)
/** Before these a letter stands for an option, even if it could be an article. */
const BEHIND = new RegExp(
  `^(?:["'”*_\`]{0,3}(?:\\s{0,3}$|\\s{0,3}\\n|[.,:;!?)\\]}/|&+=]|\\s{1,3}[-–—|&+/→=>(]|\\s{1,3}(?:${lexicon.BEHIND_LETTERS.join('|')})\\b))`,
  'i',
)

/** Each letter of an option by its place, with what it stands for. */
function keysIn<Value>(text: string, keys: ReadonlyMap<string, Value>): Map<number, Value> {
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

/** "The second option"; "the first one" may be anybody. */
function placesOf(index: number, count: number): string[] {
  const ordinal = lexicon.ORDINALS[index]
  if (ordinal === undefined) return []
  const last = index === count - 1 && index > 0 ? ['one', ...lexicon.PLACE_NOUNS].map((noun) => `last ${noun}`) : []
  const nouns = [...lexicon.PLACE_NOUNS, ...(index > 0 ? ['one'] : [])]
  return [...last, ...nouns.map((noun) => `${ordinal} ${noun}`), `option ${index + 1}`, `number ${index + 1}`]
}

/** "The second", "2nd", "number two" as the whole answer. */
function ordinalsOf(index: number): string[] {
  const ordinal = lexicon.ORDINALS[index]
  const short = lexicon.SHORT_ORDINALS[index]
  return ordinal === undefined || short === undefined ? [] : [ordinal, short, `number ${lexicon.COUNTS[index]}`]
}

/** Mentions by letter and by words in order; a letter with its own words behind it is one. */
function joined(
  words: readonly Word[],
  found: readonly Mention<number>[],
  lettered: readonly Mention<number>[],
): Mention<number>[] {
  const whole: Mention<number>[] = []
  for (const mention of [...found, ...lettered].sort((a, b) => a.first - b.first)) {
    const before = whole.at(-1)
    const isOwnText = before !== undefined && before.value === mention.value && mention.first === before.last + 1
    if (isOwnText && words[before.last]!.text === KEY && words[mention.first]!.text !== KEY)
      whole[whole.length - 1] = { ...before, last: mention.last }
    else whole.push(mention)
  }
  return whole
}

/** Whether a letter stands for its option, whatever words follow it. */
function isFollowedWell(words: readonly Word[], last: number, found: readonly Mention<number>[]): boolean {
  const next = words[last + 1]
  if (next && lexicon.JUDGING.has(next.text)) return true
  return (
    !next || next.after !== 'word' || lexicon.FOLLOWING.has(next.text) || found.some(({ first }) => first === last + 1)
  )
}

/** The words of a text, where letters that stand for options are of their own kind, without the brackets around them. */
const wordsWith = (text: string, keys: ReadonlyMap<number, number>): Word[] =>
  wordsOf(
    text.replace(/[([]?(?<![\p{L}\p{N}])\p{L}[)\]]/gu, (all) => all.replace(/[^\p{L}]/gu, ' ')),
    new Map([...keys.keys()].map((at) => [at, KEY])),
  )

/** All mentions, by words (`found`) and by letters. */
const withLetters = (
  words: readonly Word[],
  found: readonly Mention<number>[],
  keys: ReadonlyMap<number, number>,
): Mention<number>[] =>
  joined(
    words,
    found,
    words.flatMap((word, at) =>
      word.text === KEY && isFollowedWell(words, at, found)
        ? [{ value: keys.get(word.begin)!, first: at, last: at }]
        : [],
    ),
  )

/** The answer behind the options on their line, on a line of its own: `A. wait B. take Answer: B`. */
const answerInLines = (text: string): string => {
  const listed = inLines(text)
  return LIST_ON_LINE.test(listed) ? listed.replace(LAST_ANSWER, '\n') : listed
}
const LIST_ON_LINE = /^\W{0,4}A[.)]\s[^\n]*\s\(?B[.)]\s[^\n]*$/m
const LAST_ANSWER = /[ \t]+(?=(?:Final )?A(?:nswer|NSWER)[*_]{0,2}\s{0,2}:[*_]{0,2}[^\n:?]{1,60}$)/

/** What a reader needs for options that are shown under letters: part of its habits. */
export const LETTERS = {
  /** Puts an answer behind them on a line of its own. */
  inLines: answerInLines,
  /** Letters in a text, by where they stand. */
  keysIn,
  /** What an option is called as a whole answer, by its place. */
  ordinalsOf,
  /** Ways to speak of an option by its place among so many. */
  placesOf,
  withLetters,
  wordsWith,
} as const
