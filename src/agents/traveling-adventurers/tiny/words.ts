/**
 * Messages in the small format: lower-case words, rooms as numbered slots. Numbers are left out: `#` is a number. Lists are
 * drawn together: `[coins]` tells of hallways, however many sentences long, `[hallways]` asks for them, `[path]` is a path.
 *
 * ```
 * From L I have 6 to E, 3 to B and 4 to K. Agreed.    [coins]  agreed  .
 * ```
 */
import type { House } from './house.ts'

/** So many rooms asked for are a list, and so many without a word between them a path. */
const [MANY_ROOMS, PATH] = [6, 4]

export const isNumber = (word: string): boolean => /^\d/.test(word)

/** The words of a text, rooms by name or letter as slots, numbers as they stand. */
export function splitMessage(text: string, house: House): string[] {
  let named = text
  const byLength = [...house.names].sort(([, a], [, b]) => b.length - a.length)
  for (const [letter, name] of byLength)
    named = named.replaceAll(`the ${name}`, ` ${letter} `).replaceAll(name, ` ${letter} `)
  const words = named.match(/<\d+>|\[\w+\]|\p{L}+(?:['’]\p{L}+)*|\d+|[.,:;?!"]/gu) ?? []
  return words.map((word, i) => {
    const isArticle = word === 'A' && isProse(words[i + 1])
    return house.rooms.includes(word) && !isArticle ? house.slotOf(word) : word.toLowerCase()
  })
}

/** Whether an A before it is an article: what may follow a room stands in lists and paths. */
const isProse = (next = '.'): boolean =>
  /^[a-z]{2,}$/.test(next) && !/^(?:to|and|or|is|then|gives|for|has|by)$/.test(next)

/** What somebody said, lists drawn together. */
export function writeHeard(text: string, house: House): string[] {
  const words = splitMessage(text, house).map((word) => (isNumber(word) ? '#' : word))
  return dropRepeated(sentencesOf(words).flatMap((sentence) => writeSentence(sentence, house)))
}

function writeSentence(words: readonly string[], house: House): string[] {
  const isRoom = (word: string): boolean => house.letterIn(word) !== undefined
  const isQuestion = words.at(-1) === '?'
  if (isQuestion && words.filter(isRoom).length >= MANY_ROOMS) return ['[hallways]']
  const isTold = words.some((word, i) => word === '#' && words[i + 1] === 'to' && isRoom(words[i + 2] ?? ''))
  if (isTold && !isQuestion) return ['[coins]']
  const written: string[] = []
  for (let at = 0; at < words.length;) {
    let end = at
    while (end < words.length && isRoom(words[end]!)) end++
    written.push(...(end - at >= PATH ? ['[path]'] : words.slice(at, Math.max(end, at + 1))))
    at = Math.max(end, at + 1)
  }
  return written
}

/** One list after the other is one. */
const dropRepeated = (words: readonly string[]): string[] =>
  words.filter((word, i) => word !== '[coins]' || words[i - 1] !== word)

/** Sentences with the sign at the end of each. */
export function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]]
  for (const word of words) {
    sentences.at(-1)!.push(word)
    if (isEnd(word)) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/** Whether a sentence ends here. */
export const isEnd = (word: string | undefined): boolean => word === '.' || word === '?' || word === '!'
