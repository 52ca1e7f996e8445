/** Tells by the words around it whose a number is and what it counts: "mine for the bathroom", "I told you 5", "the five from K: …". */
import type { Token } from './tokens.ts'
import { isMark } from './token.ts'

/** "… and so has K-A". */
export const isSoHas = (tokens: readonly Token[], i: number): boolean => {
  const [so, has] = [tokens[i], tokens[i + 1]]
  return so?.kind === 'word' && so.word === 'so' && has?.kind === 'word' && /^(?:has|is|does|have|are)$/.test(has.word)
}

export const isVia = (tokens: readonly Token[], i: number): boolean => {
  const [before, article] = [tokens[i - 1], tokens[i - 2]]
  const word = before?.kind === 'word' && before.word === 'the' ? article : before
  return word?.kind === 'word' && (word.word === 'via' || word.word === 'through')
}

/** "Mine for the bathroom" */
export function isOfMine(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]]
  const isFor = token?.kind === 'word' && token.word === 'for'
  return isFor && before?.kind === 'word' && /^(?:mine|hallways|row)$/.test(before.word)
}

/** "The bathroom has 2 for me, the kitchen 4": each room has the number behind it, so that none leads to the next. */
export const hasItself = (tokens: readonly Token[]): boolean =>
  /^(?:rn)+$/.test(tokens.map(({ kind }) => (kind === 'room' ? 'r' : kind === 'number' ? 'n' : '')).join(''))

/** "I'm in the kitchen", "I have in the kitchen 4 coins for the attic". */
export function isStandingIn(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]]
  if (token?.kind !== 'word' || token.word !== 'in' || before?.kind !== 'word') return false
  if (/^(?:am|i'm|im|are|we're|stand|standing|start|starting)$/.test(before.word)) return true
  const behind = tokens.slice(i + 1).filter((next) => next.kind !== 'word' || !/^(?:the|coins?|room)$/.test(next.word))
  const [room, number, to, other] = behind
  return (
    /^(?:have|has|i've|got|get|see)$/.test(before.word) &&
    room?.kind === 'room' &&
    number?.kind === 'number' &&
    to?.kind === 'word' &&
    /^(?:for|to|into|towards)$/.test(to.word) &&
    other?.kind === 'room'
  )
}

/** "Same as you" tells one's own. */
export const isLikening = (token: Token | undefined): boolean =>
  token?.kind === 'word' && ['as', 'like', 'than'].includes(token.word)

/** "You told me 5": the listener's still. */
export const isTelling = (token: Token | undefined): boolean =>
  token?.kind === 'word' && ['told', 'gave', 'said', 'sent', 'showed', 'give', 'tell', 'given'].includes(token.word)

/** "Your message says 7" */
export const isSaying = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^(?:says|said|shows|has|had|gives|tells|states|mentions|with)$/.test(token.word)

/** "I told you 5" tells one's own too. */
export const isTold = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  [
    'told',
    'tell',
    'gave',
    'give',
    'given',
    'sent',
    'showed',
    'thank',
    'help',
    'helps',
    'interest',
    'interests',
    'inform',
    'assure',
    'owe',
    'owed',
    'promised',
    'offer',
    'send',
    'show',
    'throw',
    'hand',
    'pass',
    'list',
    'report',
    'shoot',
    'drop',
  ].includes(token.word)

export const isThen = (token: Token | undefined): boolean => token?.kind === 'word' && token.word === 'then'

const LEADS_TO_LIST = new Set(['are', 'being', 'namely', 'follow', 'read'])

/** "The five from K: L 6, E 6, …", "my five are L 6, …": a number that says how many rooms and numbers stand behind. */
export function countsList(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!
  if (headsList(tokens, i)) return true
  const colon = tokens.findIndex(
    (other, at) =>
      at > i && (other.kind === 'mark' ? other.mark === ':' : other.kind === 'word' && LEADS_TO_LIST.has(other.word)),
  )
  if (colon < 0 || token.kind !== 'number') return false
  const count = (kind: Token['kind'], from: number, to?: number): number =>
    tokens.slice(from, to).filter((other) => other.kind === kind).length
  const rooms = count('room', colon)
  return (
    token.value > 1 &&
    count('number', 0, colon) === 1 &&
    count('number', colon) === token.value &&
    // Each hallway by the room it leads to, or by both of its rooms.
    (rooms === token.value || rooms === 2 * token.value)
  )
}

/** Where the number stands that only says how many follow: "I mixed up two: L-E is 5, …"; -1: nowhere. */
export function findAnnounced(tokens: readonly Token[]): number {
  const numbers = tokens.flatMap(({ kind }, i) => (kind === 'number' ? [i] : []))
  const introduces = numbers.filter((i) => {
    const next = tokens[i + 1]
    return isMark(next, ':')
  })
  const first = numbers[0]!
  const alone = introduces.length === 1 && introduces[0] === first && numbers.length > 1
  return alone && tokens.slice(0, first).every(({ kind }) => kind === 'word' || kind === 'mark') ? first : -1
}

/** "Hallways of at least 8 on my map: E-B (9), C-A (8)", "my 9s: E-B 9": says which are listed, and counts none of them. */
function headsList(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (token?.kind !== 'number') return false
  const isPlural = (at: number): boolean => wordAt(tokens, at) === 's'
  const stop = tokens.findIndex((other, at) => at > i && (other.kind === 'room' || isMark(other, ':')))
  if (!isMark(tokens[stop], ':') || tokens.slice(0, i).some(({ kind }) => kind === 'room')) return false
  const counted = tokens.some(({ kind }, at) => at > stop && kind === 'number' && !isPlural(at + 1))
  return Number.isNaN(token.value) || (isPlural(i + 1) && counted)
}

const wordAt = (tokens: readonly Token[], i: number): string => {
  const token = tokens[i]
  return token?.kind === 'word' ? token.word : ''
}
