/** Finds the speaker's own number where those of both are told of one hallway: "your 6 and my 4 make 10 on L-B". */
import type { Coins } from './acts.ts'
import { OWN_NUMBER, OWN_PART } from './cues.ts'
import { renderWords, type Token } from './tokens.ts'
import { isMark } from './token.ts'

const EACH =
  /\b(?:we (?:both|each)|both of us|each of us) (?:have|has|see|got|get|count) (?:(?:a|an|exactly|only|just) )?(\d+)\b/
/** In longer clauses no sums are looked for. */
const LONGEST = 120
const SUMMED = /\b(?:together|total|sum|altogether|combined)\b/

/** "With your 6 and my 4 we'd have 10 on L-B": one's own among the numbers of a hallway. */
export function ownOfBoth(tokens: readonly Token[]): Coins | undefined {
  const rooms = tokens.flatMap((token) => (token.kind === 'room' ? [token.room] : []))
  const numbers = tokens.filter(({ kind }) => kind === 'number').length
  if (rooms.length !== 2 || rooms[0] === rooms[1] || isEither(tokens)) return undefined
  const part = OWN_PART.exec(renderWords(tokens))?.slice(1).find(Boolean)
  const forMe =
    /\b(?:for|to|from) you\b/.test(renderWords(tokens)) &&
    /\b(\d+)(?: coins)? (?:for|to|from) me\b/.exec(renderWords(tokens))
  // "We both have 5 on K-A"
  const each = numbers === 1 && !SUMMED.test(renderWords(tokens)) && EACH.exec(renderWords(tokens))
  if (each) return { a: rooms[0]!, b: rooms[1]!, coins: Number(each[1]) }
  if (forMe) return { a: rooms[0]!, b: rooms[1]!, coins: Number(forMe[1]) }
  if (part !== undefined) return { a: rooms[0]!, b: rooms[1]!, coins: Number(part) }
  const mine = numbers === 1 && /\bmy (\d+)(?: coins?)?\b/.exec(renderWords(tokens))
  if (mine) return { a: rooms[0]!, b: rooms[1]!, coins: Number(mine[1]) }
  if (numbers === 1 && !/\b(?:we|us|both)\b.*\bmine(?: is|'s|:| being)? ?:? ?\d/.test(renderWords(tokens)))
    return undefined
  if (numbers < 1) return undefined
  const own = OWN_NUMBER.exec(renderWords(tokens))?.[1] ?? ownNumber(tokens)
  return own === undefined ? undefined : { a: rooms[0]!, b: rooms[1]!, coins: Number(own) }
}

/** "To K (8 for me, 5 for you) or to C (4 for me, 6 for you)": two rooms, and no hallway between them. */
export const isEither = (tokens: readonly Token[]): boolean => {
  const first = tokens.findIndex(({ kind }) => kind === 'room')
  const last = tokens.findLastIndex(({ kind }) => kind === 'room')
  return tokens.slice(first, last).some((token) => token.kind === 'word' && token.word === 'or')
}

/** "My 6 + your 9 = 15": without the sum. */
const withoutSums = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token, i) => {
    const numbers = tokens.slice(0, i).flatMap((other) => (other.kind === 'number' ? [other.value] : []))
    const [a, b] = numbers.slice(-2)
    const equals = tokens[i - 1]
    return !(token.kind === 'number' && isMark(equals, '=') && b !== undefined && token.value === a! + b)
  })

/** "10 (you) + 6 (me)", "yours 10, mine 6": the one number that is said to be one's own, where another is the listener's. */
function ownNumber(tokens: readonly Token[]): number | undefined {
  const owners = tokens.flatMap((token, i) =>
    token.kind === 'number' ? [{ coins: token.value, owner: ownerOf(tokens, i) }] : [],
  )
  const own = owners.filter(({ owner }) => owner === 'mine')
  // "5 (yours 9)", "9 against my 2"
  const rest = owners.filter(({ owner }) => owner !== 'yours')
  const text = renderWords(tokens)
  const faces = AGAINST.test(text) || OTHER_IN_BRACKETS.test(text)
  if (owners.length === 2 && rest.length === 1 && faces) return rest[0]!.coins
  if (owners.length === 2 && own.length === 1 && faces) return own[0]!.coins
  return own.length === 1 && owners.some(({ owner }) => owner === 'yours') ? own[0]!.coins : undefined
}

const AGAINST = /\d(?: coins)? (?:against|versus|vs|to|compared to|compared with) (?:my|your|mine|yours) \d/

const OTHER_IN_BRACKETS = /\d(?: coins)? ?\( ?(?:and |vs |to )?(?:your|yours|you|mine|my|me)[^)\d]*\d/

/** The speaker's own of each hallway, where every one has two numbers: "K-A 5 (yours 9), K-B 3 (yours 2)". */
export function ownOfEach(all: readonly Token[]): readonly Coins[] | undefined {
  const tokens = all.length > LONGEST ? all : withoutSums(all)
  const begins: number[] = []
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'room' || (begins.length > 0 && i < begins.at(-1)! + 2)) continue
    const link = tokens[i + 1]
    const links = link?.kind === 'join' || (link?.kind === 'word' && link.word === 'to')
    if (links && tokens.slice(i + 2, i + 4).some(({ kind }) => kind === 'room')) begins.push(i)
  }
  if (begins.length < 2 || tokens.slice(0, begins[0]).some(({ kind }) => kind === 'number')) return undefined
  const parts = begins.map((from, i) => tokens.slice(from, begins[i + 1]))
  if (parts.some((part) => part.filter(({ kind }) => kind === 'number').length !== 2)) return undefined
  const own = parts.map(ownOfBoth)
  return own.every((coins) => coins !== undefined) ? own : undefined
}

/** Whose a number is, by the words in brackets behind it or else by those before it. */
function ownerOf(tokens: readonly Token[], at: number): 'mine' | 'yours' | undefined {
  const owner = (token: Token | undefined): 'mine' | 'yours' | undefined =>
    token?.kind !== 'word'
      ? undefined
      : /^(?:you|your|yours|you've|you're)$/.test(token.word)
        ? 'yours'
        : /^(?:me|my|mine|i|i've|i'm)$/.test(token.word)
          ? 'mine'
          : undefined
  const opens = tokens[at + 1]
  if (isMark(opens, '([')) {
    // "5 (yours 9)": of another number.
    const behind = tokens.slice(at + 2, at + 5)
    const close = behind.findIndex((token) => isMark(token, ')]'))
    const inside = close < 0 ? behind : behind.slice(0, close)
    const owned = inside.some(({ kind }) => kind === 'number') ? undefined : inside.map(owner).find(Boolean)
    if (owned) return owned
  }
  // "4 on your side, 6 on mine"
  const behind = renderWords(tokens.slice(at + 1, at + 5)).split(/[,\d(]/)[0]!
  const owns =
    /^(?:coins? )?(?:(?:on|at|from|in|for|by|is|are) )?(?:(my|mine|me)|(?:your|yours|you))\b(?! (?:have|had|told|said))/.exec(
      behind,
    )
  if (owns) return owns[1] === undefined ? 'yours' : 'mine'
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const token = tokens[i]!
    if (token.kind === 'number' || (token.kind === 'mark' && token.mark !== ':')) break
    if (owner(token)) return owner(token)
  }
  return undefined
}
