/**
 * Reads a row of coins that nothing else could make sense of by what it holds: numbers and rooms that take turns, and one room more
 * that all lead from, wherever it is named: "I have the attic with six and the bathroom with eight, when I begin from the living
 * room", "kids 4, attic 4, bath 6 for the empty room", "bath 8, kitchen 8. That's me standing in the attic."
 */
import { wordSet } from '../../english/typing/word-set.ts'
import type { Coins } from './acts.ts'
import type { House } from './message.ts'
import { isMark, wordOf } from './token.ts'
import type { Sentence, Token } from './tokens.ts'

/** Whose number it is, or what it counts, is another question where one of these stands. */
const SAYS_ELSE = wordSet(
  "you your yours you're you've yourself we we're we'd us our ours together total sum sums both altogether combined if whether unless suppose imagine more less fewer than least most about around almost maybe perhaps either not never don't doesn't didn't isn't aren't won't can't cannot wasn't said told meant mean wrote thought typo mistake wrong instead same rest others other else remaining everything every all each any apart except besides excluding twice double half minus plus minute minutes second seconds times time rooms paths path route tour step steps percent again was were had then before after between",
)
/** Leads from a room, right before it. */
const FROM = wordSet('from leaving of in inside at standing')
/** The same where no number stands before it: "7 in the attic" leads there. */
const ALSO_TO = wordSet('in inside at of')
const ARTICLES = wordSet('the my our room')
/** In longer sentences more is said than a row. */
const LONGEST = 50

interface Named {
  readonly room: string
  readonly at: number
}

/** The words before a room, articles left out, nearest first. */
function before(tokens: readonly Token[], at: number): readonly Token[] {
  let i = at - 1
  while (ARTICLES.has(wordOf(tokens[i]))) i--
  return [tokens[i], tokens[i - 1]].flatMap((token) => (token ? [token] : []))
}

/** Whether what stands right before a room says that something leads from it. */
function isOrigin(tokens: readonly Token[], at: number): boolean {
  const [first, second] = before(tokens, at)
  if (first === undefined) return isMark(tokens[at + 1], ':')
  if (isMark(first, '(') && isMark(tokens[at + 1], ')')) return true
  if (!FROM.has(wordOf(first))) return false
  return !(ALSO_TO.has(wordOf(first)) && (second?.kind === 'number' || /^(?:coins?|one)$/.test(wordOf(second))))
}

/** `n` for each number and `r` for each room, one room left out. */
const turnsOf = (tokens: readonly Token[], head?: string): string =>
  tokens
    .map((token) => (token.kind === 'number' ? 'n' : token.kind === 'room' && token.room !== head ? 'r' : ''))
    .join('')

/** The row, or undefined where it is none or has more than one reading. */
export function looseRow(
  { tokens, question }: Pick<Sentence, 'tokens' | 'question'>,
  house: House,
): Coins[] | undefined {
  if (question || tokens.length > LONGEST || tokens.some((token) => SAYS_ELSE.has(wordOf(token)))) return undefined
  if (tokens.some(({ kind }) => kind === 'join')) return undefined
  const { min, max } = house.coins
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  if (numbers.length === 0 || numbers.some((value) => value < min || value > max)) return undefined
  const named = tokens.flatMap((token, at): Named[] => (token.kind === 'room' ? [{ room: token.room, at }] : []))
  const pair = numbers.length === 1 ? pairOf(tokens, named) : undefined
  if (pair) return [{ a: pair[0], b: pair[1], coins: numbers[0]! }]
  const heads = named.filter(({ at }) => isOrigin(tokens, at))
  const last = named.at(-1)
  const head =
    new Set(heads.map(({ room }) => room)).size === 1
      ? heads[0]
      : // "…, bath 6 for the empty room"
        heads.length === 0 && last && numbers.length > 1 && wordOf(before(tokens, last.at)[0]) === 'for'
        ? last
        : undefined
  if (!head || named.filter(({ room }) => room === head.room).length > 1) return undefined
  if (!/^(?:(?:nr)+|(?:rn)+)$/.test(turnsOf(tokens, head.room))) return undefined
  const rooms = named.flatMap(({ room }) => (room === head.room ? [] : [room]))
  if (new Set(rooms).size < rooms.length) return undefined
  return rooms.map((room, i) => ({ a: head.room, b: room, coins: numbers[i]! }))
}

/** "In the kitchen there are 7 when I come from L", "seven from me for the attic and the bathroom" */
function pairOf(tokens: readonly Token[], named: readonly Named[]): readonly [string, string] | undefined {
  const [one, other, ...more] = named
  if (!one || !other || more.length > 0 || one.room === other.room) return undefined
  const [first, second] = [one, other].map(({ at }) => wordOf(before(tokens, at)[0]))
  const comes = [first, second].some((word) => word === 'from' || word === 'leaving')
  const number = tokens.findIndex(({ kind }) => kind === 'number')
  const together = number < one.at && /^(?:for|on|to)$/.test(first!) && second === 'and'
  return comes || together ? [one.room, other.room] : undefined
}

/** Begins what says of a row where it leads from. */
const POINTS =
  /^(?:that's|thats|that|all|these|those|this|they|it's|everything|each|seen|counted|measured|from|standing|\(|boring|lol)$/
/** So many tokens may say so. */
const FEW = 10

/** Sentences in which a row has the room that the next one says it leads from: "bath 8, attic 3. That's from the kitchen." */
export function withRoomBehind(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (const sentence of sentences) {
    const row = joined.at(-1)
    const head = row && headBehind(row, sentence)
    if (row && head !== undefined) joined[joined.length - 1] = { ...row, tokens: [...head, ...row.tokens] }
    else joined.push(sentence)
  }
  return joined
}

/** "From the kitchen:" */
function headBehind(row: Sentence, { tokens, question }: Sentence): readonly Token[] | undefined {
  const rooms = tokens.flatMap((token, at) => (token.kind === 'room' ? [{ token, at }] : []))
  const [only] = rooms
  if (question || row.question || rooms.length !== 1 || tokens.length > FEW) return undefined
  if (tokens.some((token) => token.kind === 'number' || /^(?:you|your|yours|let's|we|go|next)$/.test(wordOf(token))))
    return undefined
  const [first] = tokens
  if (!POINTS.test(first?.kind === 'mark' ? first.mark : wordOf(first)) || !isOrigin(tokens, only!.at)) return undefined
  if (row.tokens.some((token) => token.kind === 'join' || SAYS_ELSE.has(wordOf(token)))) return undefined
  const names = row.tokens.some(
    (token) => token.kind === 'room' && token.room === (only!.token as { room: string }).room,
  )
  return /^(?:(?:nr){2,}|(?:rn){2,})$/.test(turnsOf(row.tokens)) && !names
    ? [{ kind: 'word', word: 'from' }, only!.token, { kind: 'mark', mark: ':' }]
    : undefined
}
