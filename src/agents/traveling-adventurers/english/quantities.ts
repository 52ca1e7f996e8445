/** Reads one number for many hallways: "all from C are 1", "everything from the attic has 2 except A-L". */
import type { Coins } from './acts.ts'
import { NOT_COINS } from './apart.ts'
import { wordOf } from './token.ts'
import { roomsIn, type Token } from './tokens.ts'

const ALL = new Set([
  'all',
  'everything',
  'every',
  'each',
  'rest',
  'others',
  'other',
  'remaining',
  'everywhere',
  'anywhere',
  'wherever',
  'always',
])
const BUT = new Set(['except', 'but', 'apart', 'besides', 'excluding', 'aside'])
const REST = new Set(['rest', 'others', 'other', 'remaining'])

export interface Spread {
  readonly coins: readonly Coins[]
  readonly room: string
  /** Whether only those are meant that were not told before. */
  readonly ofRest: boolean
  /** What follows "except". */
  readonly exceptions: readonly Token[]
}

/** The hallways that a sentence gives one number for; `told`: those told before, which "the others" leaves out. */
export function spread(
  written: readonly Token[],
  rooms: readonly string[],
  told: readonly Coins[],
): Spread | undefined {
  const tokens = exceptLast(written)
  const words = (some: readonly Token[]): string[] =>
    some.flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  const all = findAll(tokens, rooms.length - 1)
  if (all < 0) return undefined
  const number = tokens.findIndex(({ kind }) => kind === 'number')
  const but = tokens.findIndex(
    (token, i) =>
      i > all &&
      token.kind === 'word' &&
      (BUT.has(token.word) || (/^(?:only|just)$/.test(token.word) && number >= 0 && i > number)),
  )
  const main = but < 0 ? tokens : tokens.slice(0, but)
  const named = new Set(main.flatMap((token) => (token.kind === 'room' ? [token.room] : [])))
  // "All five hallways": as many as there are, or not meant for all.
  const isCount = (i: number): boolean => {
    const next = main[i + 1]
    return next?.kind === 'word' && NOT_COINS.has(next.word)
  }
  const counts = main.flatMap((token, i) => (token.kind === 'number' && isCount(i) ? [token.value] : []))
  if (counts.some((count) => count !== rooms.length - 1)) return undefined
  const numbers = main.flatMap((token, i) => (token.kind === 'number' && !isCount(i) ? [token.value] : []))
  // "E: 5, 5, 5, 5, 5, all the same"
  const once = numbers.length === rooms.length - 1 && numbers.every((number) => number === numbers[0])
  if (named.size !== 1 || !(numbers.length === 1 || once) || words(main).some((word) => OTHER_MATTERS.has(word)))
    return undefined
  const room = [...named][0]!
  const rest = words(main).some((word) => REST.has(word))
  const isTold = (other: string): boolean =>
    rest && told.some(({ a, b }) => (a === room && b === other) || (b === room && a === other))
  // "All but K-A are 2": that one has another number, not told.
  const excepted = but < 0 || tokens.slice(but).some(({ kind }) => kind === 'number') ? [] : roomsIn(tokens.slice(but))
  return {
    room,
    ofRest: rest,
    coins: rooms.flatMap((other) =>
      other === room || isTold(other) || excepted.includes(other) ? [] : [{ a: room, b: other, coins: numbers[0]! }],
    ),
    // "…, only A has 2": from the same room.
    exceptions: but < 0 ? [] : exceptionsIn(tokens.slice(but + 1), room),
  }
}

/** "We can always end with K": an "always" before what is done, not before a number. */
const DOES = /^(?!(?:only|just|the|a|an|about|worth|exactly|gives?|has|have|is)$)[a-z]/

/**
 * Where it says that all are meant: "all", "anything to K", "from C only 1, except …"; one number as often as there are
 * hallways says so by itself: "E: 5, 5, 5, 5, 5". -1: nowhere.
 */
function findAll(tokens: readonly Token[], hallways: number): number {
  const said = tokens.findIndex(
    (token, i) =>
      (ALL.has(wordOf(token)) && !(wordOf(token) === 'always' && DOES.test(wordOf(tokens[i + 1])))) ||
      (wordOf(token) === 'anything' && /^(?:to|from|into|out|leaving)$/.test(wordOf(tokens[i + 1]))),
  )
  if (said >= 0) return said
  const but = tokens.findIndex((token) => /^(?:except|excluding|apart)$/.test(wordOf(token)))
  const only = tokens.findIndex((token) => /^(?:only|just)$/.test(wordOf(token)))
  if (only >= 0 && only < but && tokens.slice(only, but).some(({ kind }) => kind === 'number')) return only
  const first = tokens.findIndex(({ kind }) => kind === 'number')
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  return numbers.length === hallways && new Set(numbers).size === 1 && hallways > 2 ? first : -1
}

/** "(All from K are 2, only) A has 5", "(all to A are 6, except) from E, that's 1": hallways of the same room. */
function exceptionsIn(tokens: readonly Token[], room: string): readonly Token[] {
  const goesBothWays = tokens.some((token) => wordOf(token) === 'to' || (token.kind === 'room' && token.room === room))
  return tokens.flatMap((token): Token[] => {
    if (/^(?:has|is|gives|have|that's|it's|where|which|i|get|see|got)$/.test(wordOf(token))) return []
    return [wordOf(token) === 'from' && !goesBothWays ? { kind: 'word', word: 'to' } : token]
  })
}

/** "Apart from K-A (9) all from K are 2", "all but K-A are 2": what is excepted put behind. "2 to all but A" stays. */
function exceptLast(tokens: readonly Token[]): readonly Token[] {
  const all = tokens.findIndex((token) => token.kind === 'word' && ALL.has(token.word))
  const but = tokens.findIndex((token) => token.kind === 'word' && BUT.has(token.word))
  const counted = tokens.slice(0, Math.max(0, all)).some(({ kind }) => kind === 'number')
  if (all >= 0 && but === all + 1 && !counted) {
    let end = but + 1
    while (tokens[end] && (tokens[end]!.kind !== 'word' || /^(?:to|the|for|from)$/.test(wordOf(tokens[end])))) {
      if (tokens[end]!.kind === 'number') break
      end++
    }
    return [...tokens.slice(0, but), ...tokens.slice(end), ...tokens.slice(but, end)]
  }
  const begins = but >= 0 && but < all && tokens.slice(0, but).every(({ kind }) => kind === 'word' || kind === 'mark')
  const named = tokens.slice(but + 1, all).some(({ kind }) => kind === 'room')
  if (!begins || !named) return tokens
  // "Apart from K-A, which is 10, the kitchen is all 2"
  const comma = tokens.findLastIndex(({ kind }, i) => kind === 'mark' && i > but && i < all)
  const main = tokens.slice(comma + 1, all).some(({ kind }) => kind === 'room') && comma > but ? comma + 1 : all
  return [...tokens.slice(main), ...tokens.slice(but, main)]
}

/** Of these a number counts no coins of single hallways. */
const OTHER_MATTERS = new Set([
  'total',
  'together',
  'sum',
  'you',
  'your',
  'yours',
  'turns',
  'below',
  'under',
  'above',
  'over',
  'than',
  'least',
  'most',
  'max',
  'min',
  'more',
  'less',
  'fewer',
  'path',
  'route',
  'tour',
  'plan',
])
