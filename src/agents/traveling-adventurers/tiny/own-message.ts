/**
 * A message of one's own in the small format. What it says of coins and paths is true by construction, since it points to
 * what the prompt shows: `#` is what lies in the hallway that is named, `[coins]` all of a room that was not told yet,
 * `[rest]` the same of all rooms, `[unknown]` all hallways that the partner has not told, `[best]`, `[draft]`, `[mine]`,
 * `[theirs]` and `[agreed]` paths, `[sum]` the worth of the path before it, `[gap]` what the partner's path falls short of the best.
 */
import { isRoundTrip, samePath } from '../../../games/traveling-adventurers/index.ts'
import type { Pair } from '../english/acts.ts'
import type { House, Path } from './house.ts'
import { isEnd, isNumber, sentencesOf, splitMessage } from './words.ts'

const GUESS = ['the', 'best', 'that', 'i', 'know', 'of', 'so', 'far', '.']
/** Marks that stand for whole paths, in the order in which a path is named by them. */
const PATHS = ['[theirs]', '[agreed]', '[best]', '[draft]', '[mine]'] as const

const isMark = (word: string): word is (typeof PATHS)[number] => (PATHS as readonly string[]).includes(word)

export function pathOf(word: string, { best, draft, mine, theirs, conversation }: House): Path | undefined {
  if (!isMark(word)) return undefined
  const { agreed } = conversation.negotiation
  return { '[theirs]': theirs, '[agreed]': agreed, '[best]': best, '[draft]': draft, '[mine]': mine }[word]
}

/** Which hallways have been told, in a message and in those before it. */
export class Telling {
  readonly #house: House
  readonly #told = new Set<string>()

  constructor(house: House) {
    this.#house = house
  }

  /** Hallways from a room that are not told yet. */
  rest(room: string): Pair[] {
    const isOpen = (other: string): boolean =>
      !this.#told.has(keyOf([room, other])) && !this.#house.hasTold(room, other)
    return this.#house.rooms.filter((other) => other !== room && isOpen(other)).map((other): Pair => [room, other])
  }

  tell(pairs: readonly Pair[]): void {
    for (const pair of pairs) this.#told.add(keyOf(pair))
  }
}

const keyOf = (pair: Pair): string => [...pair].sort().join(' ')
const samePairs = (some: readonly Pair[], others: readonly Pair[]): boolean =>
  some.map(keyOf).sort().join() === others.map(keyOf).sort().join()

/** A message in the small format; undefined where it says what the format has no words for. */
export function writeOwn(text: string, house: House): string[] | undefined {
  const telling = new Telling(house)
  const sentences: string[][] = []
  for (const sentence of sentencesOf(splitMessage(text, house))) {
    const words = writeSentence(sentence, house, telling)
    if (!words) return undefined
    sentences.push(words)
  }
  return drawTogether(
    sentences,
    house.rooms.every((room) => telling.rest(room).length === 0),
  )
}

/** Several rooms of which all is told, after which nothing is left, are `[rest]`. */
function drawTogether(sentences: readonly string[][], isAll: boolean): string[] {
  const isRow = (sentence: readonly string[]): boolean => sentence.at(-2) === '[coins]'
  const first = sentences.findIndex(isRow)
  const rows = sentences.filter(isRow).length
  const inOnePiece = sentences.slice(first, first + rows).every(isRow)
  if (!isAll || rows < 2 || !inOnePiece) return sentences.flat()
  return [...sentences.slice(0, first).flat(), '[rest]', '.', ...sentences.slice(first + rows).flat()]
}

function writeSentence(words: readonly string[], house: House, telling: Telling): string[] | undefined {
  if (words.includes('"')) return undefined
  const path = wholePath(words, house)
  if (path) return writePath(words, path, house)
  if (words.at(-1) === '?' || words[0] === 'please') return writeQuestion(words, house)
  const written: string[] = []
  const pairs: Pair[] = []
  let [anchor, from]: [string | undefined, number] = [undefined, 0]
  for (const [i, word] of words.entries()) {
    const room = house.letterIn(word)
    if (room !== undefined && pairs.length === 0) anchor = room
    if (!isNumber(word)) written.push(word)
    else {
      const to = words[i + 1] === 'to' ? house.letterIn(words[i + 2]) : undefined
      if (to !== undefined && anchor !== undefined && house.own(anchor, to) === Number(word)) {
        if (pairs.length === 0) from = written.length
        pairs.push([anchor, to])
        written.push('#')
      } else if (Number(word) === house.gap) written.push('[gap]')
      else return undefined
    }
  }
  const isAll = pairs.length > 0 && samePairs(pairs, telling.rest(anchor!))
  telling.tell(pairs)
  return isAll ? [...written.slice(0, from), '[coins]', words.at(-1)!] : written
}

/** A sentence that names a whole path: by a mark where it stands in the prompt. */
function writePath(words: readonly string[], path: Path, house: House): string[] | undefined {
  const at = words.findIndex((_, i) => path.every((room, j) => house.letterIn(words[i + j]) === room))
  const before = words.slice(0, at)
  const marks: readonly string[] = before.includes('propose') ? [...PATHS].reverse() : PATHS
  const mark = marks.find((one) => samePath(pathOf(one, house) ?? [], path))
  const named = [...before, ...(mark ? [mark] : words.slice(at, at + path.length))]
  const after = words.slice(at + path.length)
  if (after.includes('better') && !house.isProved(path)) return [...named, ':', ...GUESS]
  const sum = after.map((word) => (isNumber(word) && Number(word) === house.worth(path) ? '[sum]' : word))
  return sum.some(isNumber) ? undefined : [...named, ...sum]
}

/** A question: all that is not known in one word. */
function writeQuestion(words: readonly string[], house: House): string[] | undefined {
  if (words.some(isNumber)) return undefined
  const from = words.indexOf('from')
  if (from < 0) return [...words]
  const asked: Pair[] = []
  let anchor: string | undefined
  for (let i = from; i < words.length; i++) {
    const room = house.letterIn(words[i])
    if (room === undefined) continue
    if (words[i - 1] === 'from') anchor = room
    else if (anchor !== undefined) asked.push([anchor, room])
  }
  return asked.length > 2 && samePairs(asked, house.unknown)
    ? [...words.slice(0, from), '[unknown]', words.at(-1)!]
    : [...words]
}

/** The whole path that some words name, room by room or by a mark. */
export function wholePath(words: readonly string[], house: House): Path | undefined {
  const size = house.rooms.length + 1
  for (const [at, word] of words.entries()) {
    const marked = pathOf(word, house)
    if (marked) return marked
    const letters = words.slice(at, at + size).map((one) => house.letterIn(one) ?? '')
    if (isRoundTrip(letters, house.rooms)) return letters
  }
  return undefined
}

/** Verbs after which a path is named. */
const LEADS = new Set(['propose', 'suggest', 'is', 'take', 'submitting', 'submit', 'submitted'])
/** Those after which nothing else comes. */
const ALWAYS_LEADS = new Set(['propose', 'suggest', 'submitting'])
const WORD = /^(?:\p{Ll}+(?:['’]\p{Ll}+)*|[.,:;?!])$/u

/** Whether a message of one's own may begin so or, where it has `ended`, be that: true numbers, whole paths, no empty claim. */
export function isLegal(words: readonly string[], ended: boolean, house: House): boolean {
  if (ended && (words.length < 2 || !isEnd(words.at(-1)))) return false
  const sentences = sentencesOf(words)
  // Most of what may not be is seen in the last sentence alone.
  if (!isLegalSentence(sentences.at(-1) ?? [], house, new Telling(house))) return false
  const telling = new Telling(house)
  const isNew = new Set(sentences.map((sentence) => sentence.join(' '))).size === sentences.length
  return isNew && sentences.every((sentence) => isLegalSentence(sentence, house, telling))
}

function isLegalSentence(words: readonly string[], house: House, telling: Telling): boolean {
  const pairs: Pair[] = []
  let anchor: string | undefined
  let path: string[] = []
  for (const [i, word] of words.entries()) {
    const room = house.letterIn(word)
    const before = words[i - 1]
    const isWhole = isRoundTrip(path, house.rooms)
    if (room !== undefined) {
      if (path.length > 0 ? !mayFollow(path, room, house) : isPathLead(before) && room !== house.rooms[0]) return false
      if (path.length === 0 && house.letterIn(before) !== undefined) return false
      if (path.length > 0 || isPathLead(before)) path.push(room)
      if (before === 'to' && words[i - 2] === '#') {
        if (anchor === undefined || anchor === room) return false
        pairs.push([anchor, room])
      } else anchor = room
      continue
    }
    if (path.length > 0 && !isWhole) return false
    if (before === '#' ? word !== 'to' : words[i - 2] === '#') return false
    if (WORD.test(word) && ALWAYS_LEADS.has(before ?? '')) return false
    const marked = pathOf(word, house)
    if (marked) {
      if (path.length > 0 || !isPathLead(before)) return false
      path = [...marked]
      continue
    }
    switch (word) {
      case '#':
        if (anchor === undefined) return false
        break
      case '[coins]':
        if (anchor === undefined || pairs.length > 0 || telling.rest(anchor).length === 0) return false
        pairs.push(...telling.rest(anchor))
        break
      case '[rest]':
        if (i > 0 || house.rooms.every((one) => telling.rest(one).length === 0)) return false
        pairs.push(...house.hallways)
        break
      case ':':
        // Once rooms are named, what follows is said of a path.
        if (anchor !== undefined && !isWhole) return false
        break
      case '[unknown]':
        if (house.unknown.length === 0) return false
        break
      case '[sum]':
        if (!isWhole || house.worth(path) === undefined) return false
        break
      case '[gap]':
        if (house.gap === undefined) return false
        break
      case 'better':
        if (!isWhole || !house.isProved(path)) return false
        break
      default:
        if (!WORD.test(word)) return false
    }
  }
  telling.tell(pairs)
  return true
}

const isPathLead = (word: string | undefined): boolean => word !== undefined && LEADS.has(word)

/** A path goes on to a room that it has not been in, and home from the last. */
const mayFollow = (path: readonly string[], room: string, { rooms }: House): boolean =>
  path.length < rooms.length ? !path.includes(room) : path.length === rooms.length && room === rooms[0]
