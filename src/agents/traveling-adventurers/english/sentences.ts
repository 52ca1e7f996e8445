/** What kind of sentence it is: where its parts begin, what its numbers count and only compare, how its rooms are linked. */
import { wordSet } from '../../english/typing/word-set.ts'
import { findQuestion } from './questions.ts'
import { renderWords, type Token } from './tokens.ts'
import { PROPOSE } from './words.ts'
import { isMark, wordOf } from './token.ts'

/** Without numbers that are only compared: "13 beats 9". */
export function dropCompared(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const compares =
      COMPARING.has(wordOf(tokens[i])) && kept.at(-1)?.kind === 'number' && tokens[i + 1]?.kind === 'number'
    // "A is better by one"
    const exceeds =
      wordOf(tokens[i]) === 'by' &&
      tokens[i + 1]?.kind === 'number' &&
      tokens.slice(0, i).some((token) => EXCEEDING.has(wordOf(token)))
    // "That would give you 3 more"
    const next = tokens[i + 1]?.kind === 'word' && /^coins?$/.test(wordOf(tokens[i + 1])) ? i + 2 : i + 1
    const differs =
      tokens[i]!.kind === 'number' &&
      /^(?:more|less|fewer|extra)$/.test(wordOf(tokens[next])) &&
      !/^(?:than|:)$/.test(wordOf(tokens[next + 1])) &&
      tokens[next + 1]?.kind !== 'mark' &&
      tokens.slice(0, i).some((token) => GIVES.has(wordOf(token)))
    if (differs) continue
    if (exceeds) i++
    else if (compares) {
      kept.pop()
      i++
    } else kept.push(tokens[i]!)
  }
  return kept
}

const GIVES = wordSet('would could might give gives bring brings make makes earn earns')
const EXCEEDING = new Set('better worse ahead behind more less fewer higher lower richer poorer beats wins'.split(' '))
const COMPARING = new Set(['beats', 'beat', 'versus', 'vs'])

/** Where a proposal follows what was told: "C-A is 10, so let's go C then A". */
const CONCLUDES = new Set(['so', 'therefore', 'thus', 'hence', "let's"])

/** No sentence of steps is longer. */
const LONG = 60

/** "… and so has K-A". */
const ELLIPSIS = new Set(['has', 'is', 'does', 'are', 'have'])

/**
 * Parts of a sentence: a new one begins with "from there" where a step was proposed before and no coins were told, and with
 * "so" where coins were told before and rooms alone follow.
 */
export function splitAfterSteps(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: (readonly Token[])[] = []
  let from = 0
  let proposes = false
  let room = false
  let number = false
  const lastRoom = tokens.findLastIndex(({ kind }) => kind === 'room')
  const lastNumber = tokens.findLastIndex(({ kind }) => kind === 'number')
  const question = findQuestion(tokens)
  for (const [i, token] of tokens.entries()) {
    const begins = i > from && wordOf(token) === 'from' && wordOf(tokens[i + 1]) === 'there'
    // "Begin in L, walk to E, from there to B": one path, unless something is asked behind it.
    if (begins && proposes && room && !number && !(lastNumber < i && question >= tokens.length)) {
      parts.push(tokens.slice(from, i))
      from = i
      proposes = room = false
    }
    // "We begin with B and finish with K": the end is no step from the beginning.
    const ends =
      i > from &&
      room &&
      !number &&
      wordOf(token) === 'and' &&
      /^(?:end|finish|close|ending|finishing|closing)$/.test(wordOf(tokens[i + 1])) &&
      tokens.slice(from, i).some((other) => /^(?:start|begin|open|starting|beginning|opening)$/.test(wordOf(other))) &&
      tokens.length < LONG &&
      !tokens.slice(from, i).some((other) => /^(?:continue|then|next|proceed|after|second)$/.test(wordOf(other))) &&
      lastRoom > i
    if (ends) {
      parts.push(tokens.slice(from, i))
      from = i + 1
    }
    const concludes =
      room &&
      number &&
      CONCLUDES.has(wordOf(token)) &&
      !ELLIPSIS.has(wordOf(tokens[i + 1])) &&
      lastRoom >= i &&
      lastNumber < i
    if (concludes) return [...parts, tokens.slice(from, i), tokens.slice(i)]
    if (token.kind === 'word') proposes ||= PROPOSE.has(token.word)
    else if (token.kind === 'room') room = true
    else if (token.kind === 'number') number = true
  }
  return [...parts, tokens.slice(from)]
}

/** Whether numbers stand between the rooms, as coins do; after the last room they are the worth of a path. */
export function coinsAmongRooms(tokens: readonly Token[]): boolean {
  const rooms = tokens.flatMap(({ kind }, i) => (kind === 'room' ? [i] : []))
  return tokens.some(({ kind }, i) => kind === 'number' && i > rooms[0]! && i < rooms[rooms.length - 1]!)
}

/** Whether two rooms are linked as steps of a path are: "kitchen then attic", "K–A", "K, A", "K A". */
export function linked(tokens: readonly Token[]): boolean {
  return tokens.some((token, i) => {
    const next = tokens[i + 1]
    if (token.kind !== 'room') return false
    if (next?.kind === 'room') return true
    const link = next?.kind === 'join' || isMark(next, ',') || ['to', 'then'].includes(wordOf(next))
    return link && tokens.slice(i + 2).some(({ kind }) => kind === 'room')
  })
}

/** Whether two sets of words have one in common. */
export function share(words: ReadonlySet<string>, list: ReadonlySet<string>): boolean {
  for (const word of words) if (list.has(word)) return true
  return false
}

/** "K or the A", with nothing else between. */
export const isChoice = (tokens: readonly Token[]): boolean =>
  /[A-Z](?: first| next| before| now| rather)?,? or (?:rather |maybe |to |from |via |with )?(?:the )?[A-Z]\b/.test(
    renderWords(tokens),
  ) && tokens.filter(({ kind }) => kind === 'room').length === 2
