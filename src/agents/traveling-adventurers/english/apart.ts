/** Reads coins whose hallways and numbers stand apart: "K-E and L-C: 10 and 5", "my L row: 4, 7, 1 for E, B, K". */
import type { Coins } from './acts.ts'
import type { Token } from './tokens.ts'

/** Before the two rooms of a hallway. */
export const BETWEEN = new Set([
  'between',
  'connecting',
  'linking',
  'joining',
  'connects',
  'links',
  'joins',
  'connect',
  'link',
  'join',
])
export const TO = new Set(['to', 'into', 'towards', 'toward'])
export const THERE = new Set(['there', 'here'])
export const YOURS = new Set(['you', 'your', 'yours', "you've", 'understood', 'understand', 'heard', 'noted'])
export const SHARED = new Set(['both', 'each', 'all'])
/** A number before one of these counts no coins. */
export const NOT_COINS = new Set([
  'rooms',
  'room',
  'turns',
  'turn',
  'steps',
  'step',
  'messages',
  'hallways',
  'times',
  'left',
  'paths',
  'best',
  'worst',
  'highest',
  'lowest',
  'biggest',
  'smallest',
  'richest',
  'poorest',
  'strongest',
  'weakest',
  'favourite',
  'favorite',
  'numbers',
  'values',
  'things',
  'mistakes',
  'errors',
  'ways',
  'connections',
  'ends',
  'sides',
  'players',
  'options',
  'corridors',
  'edges',
  'ones',
  'tours',
  'routes',
  'candidates',
  'orders',
  'alternatives',
  'plans',
  'proposals',
  'suggestions',
  'options',
  'players',
])

/** "You asked for K-A", "first your question": nothing of the listener's coins. */
export const isAsker = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  /^(?:asked|ask|asking|wanted|want|need|needed|wonder|wondered|requested|question|questions|request|turn|message|see|know|may|can|service|information|info|convenience|records|consideration|reference|benefit|attention|pleasure|curiosity)$/.test(
    token.word,
  )

/** "If you go from A to C there's 4": whoever goes there. */
export const isAnybody = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^(?:go|walk|take|move|head|leave|enter|travel|reach|cross|start)$/.test(token.word)

/**
 * Hallways and their numbers apart: "K-E and L-C: 10 and 5", "I have 10 and 5 on K-E and L-C", "K-E and L-C are both 5".
 * undefined where they are not.
 */
function findInOrder(tokens: readonly Token[]): Coins[] | undefined {
  const pairs: (readonly [string, string])[] = []
  const numbers: number[] = []
  const order: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const next = tokens[i + 1]
    // "E-A or C-A, I have 4 and 6 there": of both.
    const isThere = token.kind === 'word' && THERE.has(token.word) && (next !== undefined || numbers.length < 2)
    if ((token.kind === 'word' && YOURS.has(token.word) && !isAsker(next)) || isThere) return undefined
    if (token.kind === 'number') {
      if (next?.kind === 'word' && NOT_COINS.has(next.word)) return undefined
      numbers.push(token.value)
      order.push('number')
    } else if (token.kind === 'room') {
      const end = endOfPair(tokens, i)
      const other = tokens[end]
      if (other?.kind !== 'room' || other.room === token.room) return undefined
      pairs.push([token.room, other.room])
      order.push('pair')
      i = end
    }
  }
  const turns = order.filter((kind, i) => kind !== order[i - 1]).length
  if (pairs.length < 2 || turns !== 2 || (numbers.length !== pairs.length && numbers.length !== 1)) return undefined
  if (numbers.length === 1 && !tokens.some((token) => token.kind === 'word' && SHARED.has(token.word))) return undefined
  return pairs.map(([a, b], i) => ({ a, b, coins: numbers[i] ?? numbers[0]! }))
}

/** "My L row: 4, 7 and 1 for E, B and K", "from L to E, B and K I have 4, 7 and 1". */
function findInOrderFrom(tokens: readonly Token[], place?: string): Coins[] | undefined {
  const rooms: string[] = []
  const numbers: number[] = []
  const order: Token['kind'][] = []
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'word' && (YOURS.has(token.word) || THERE.has(token.word))) return undefined
    const next = tokens[i + 1]
    if (token.kind === 'number' && next?.kind === 'word' && NOT_COINS.has(next.word)) return undefined
    if (token.kind === 'room') rooms.push(token.room)
    if (token.kind === 'number') numbers.push(token.value)
    if (token.kind === 'room' || token.kind === 'number') order.push(token.kind)
  }
  const isLinked = tokens.some((token, i) => token.kind === 'room' && endOfPair(tokens, i) > i + 1)
  const led = place !== undefined && rooms.length === numbers.length && !isLinked
  const [from, ...others] = led ? [place, ...rooms] : rooms
  const blocks = order.filter((kind, i) => kind !== order[i - 1]).join(' ')
  // "E, B, K from L: 9, 2, 5"
  const last = tokens.findLastIndex(({ kind }) => kind === 'room')
  const before = tokens[last - 1]
  if (
    !led &&
    blocks === 'room number' &&
    (numbers.length > 2 || joinsTwo(tokens)) &&
    numbers.length === rooms.length - 1
  ) {
    const room = rooms.at(-1)!
    if (before?.kind === 'word' && before.word === 'from' && !rooms.slice(0, -1).includes(room))
      return rooms.slice(0, -1).map((other, i) => ({ a: room, b: other, coins: numbers[i]! }))
  }
  if (others.length < 2 || others.length !== numbers.length || others.includes(from!)) return undefined
  if (!led && order[0] !== 'room') return undefined
  const separate = led
    ? blocks === 'room number' || blocks === 'number room'
    : blocks === 'room number'
      ? isHead(tokens)
      : blocks === 'room number room' && order[1] === 'number'
  return separate ? others.map((room, i) => ({ a: from!, b: room, coins: numbers[i]! })) : undefined
}

/** "(The values for) C and A (from E)": the first two rooms. */
function joinsTwo(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ kind }) => kind === 'room')
  const [and, the] = [tokens[first + 1], tokens[first + 2]]
  const next = the?.kind === 'word' && the.word === 'the' ? tokens[first + 3] : the
  return and?.kind === 'word' && and.word === 'and' && next?.kind === 'room'
}

/**
 * The hallways of a chain of three rooms or more, with a number for each: "K-A-B: 9 and 4"; none where one number is told for
 * all; undefined where there is no such chain.
 */
export function chainOf(tokens: readonly Token[]): Coins[] | undefined {
  const first = tokens.findIndex(({ kind }) => kind === 'room')
  let last = first
  while (tokens[last + 1]?.kind === 'join' && tokens[last + 2]?.kind === 'room') last += 2
  const rooms = tokens.slice(first, last + 1).flatMap((token) => (token.kind === 'room' ? [token.room] : []))
  if (first < 0 || rooms.length < 3 || tokens.slice(last + 1).some(({ kind }) => kind === 'room')) return undefined
  if (tokens.some((token) => token.kind === 'word' && YOURS.has(token.word))) return undefined
  const numbers = tokens.flatMap((token, i) => {
    const next = tokens[i + 1]
    return token.kind === 'number' && !(next?.kind === 'word' && NOT_COINS.has(next.word)) ? [token.value] : []
  })
  if (numbers.length === 1) return []
  if (numbers.length !== rooms.length - 1) return undefined
  return numbers.map((coins, i) => ({ a: rooms[i]!, b: rooms[i + 1]!, coins }))
}

/** Whether the first room is what the rest leads from: "from L to E, B …", "L to E, B …", "my L row: …". */
function isHead(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ kind }) => kind === 'room')
  const next = tokens[first + 1]
  const before = tokens.slice(Math.max(0, first - 2), first)
  if (before.some((token) => token.kind === 'word' && token.word === 'from')) return true
  const ordered = tokens.slice(first, first + 6).some((token) => token.kind === 'word' && token.word === 'order')
  return next?.kind === 'word' || (next?.kind === 'mark' && (next.mark === ':' || ordered))
}

/** Whether the tokens begin with a hallway: "and K-A …", "from K to A …". */
export function beginsWithHallway(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ kind }) => kind !== 'word')
  return first >= 0 && first < 4 && tokens[first]!.kind === 'room' && endOfPair(tokens, first) > 0
}

/** Where the second room of a hallway stands whose first is at `i`: "K-E", "K to the E", "between K and E"; -1: nowhere. */
function endOfPair(tokens: readonly Token[], i: number): number {
  let at = i + 1
  const link = tokens[at]
  const isBetween = tokens
    .slice(Math.max(0, i - 2), i)
    .some((token) => token.kind === 'word' && BETWEEN.has(token.word))
  const links =
    link?.kind === 'join' || (link?.kind === 'word' && (TO.has(link.word) || (isBetween && link.word === 'and')))
  if (links) at++
  const article = tokens[at]
  if (article?.kind === 'word' && article.word === 'the') at++
  return tokens[at]?.kind === 'room' ? at : -1
}

/** Coins whose hallways and numbers stand apart. `place`: where hallways were last said to lead from. */
export const findApart = (tokens: readonly Token[], place?: string): Coins[] | undefined =>
  findInOrder(tokens) ?? findInOrderFrom(tokens) ?? (place === undefined ? undefined : findInOrderFrom(tokens, place))
