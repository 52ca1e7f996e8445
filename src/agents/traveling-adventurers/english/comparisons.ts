/** Works out numbers that are told by comparison: "K-A is 5, K-B two more", "twice as many on L-C as on L-B". */
import type { Coins } from './acts.ts'
import type { Token } from './tokens.ts'
import { wordOf } from './token.ts'

const MORE = new Set(['more', 'higher', 'greater', 'above', 'extra', 'bigger'])
const LESS = new Set(['less', 'fewer', 'lower', 'below', 'smaller'])
const TIMES: Readonly<Record<string, number>> = { twice: 2, double: 2, thrice: 3, triple: 3, half: 0.5 }

const isComma = (token: Token | undefined): boolean => token?.kind === 'mark'

interface Reference {
  /** Undefined: it was not told. */
  readonly coins: number | undefined
  /** Where the words of the comparison end. */
  readonly end: number
  /** Whether the number of what is compared with is told behind it, so that its hallway has to stay. */
  readonly stays: boolean
}

/** Longer clauses are lists, in which nothing is compared. */
const LONGEST = 120

/** "Three on K-A, the same on K-B", "K-A is 3 and K-B as many": the number that is meant, where one was told before. */
export function spellSame(tokens: readonly Token[]): readonly Token[] {
  const spelled: Token[] = []
  let last: number | undefined
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.kind === 'number') last = token.value
    const end = last === undefined ? 0 : endOfSame(tokens, i)
    if (end > 0) {
      spelled.push({ kind: 'number', value: last! })
      i = end - 1
    } else spelled.push(token)
  }
  return spelled
}

/** Where "the same number of coins" ends; 0: it does not stand at `i`. */
function endOfSame(tokens: readonly Token[], i: number): number {
  const words = tokens.slice(i, i + 7).map((token) => wordOf(token))
  let at = 0
  while (/^(?:the|just|exactly|equally)$/.test(words[at]!)) at++
  if (words[at] === 'same' || (words[at] === 'many' && at > 0)) at++
  else if (words[at] === 'as' && /^(?:many|much)$/.test(words[at + 1] ?? '')) at += 2
  else return 0
  while (/^(?:number|amount|value|of|coins|count)$/.test(words[at] ?? '')) at++
  // "The same from K to A", "… and K-A has the same".
  const next = tokens[i + at]
  const goesOn = /^(?:from|to|on|for|between|in|towards|and|but)$/.test(wordOf(next))
  return next === undefined || isComma(next) || goesOn
    ? goesOn && wordOf(tokens[i + at + 1]) === 'you'
      ? 0
      : i + at
    : 0
}

/** The tokens with each compared number as a plain one; those compared with something unknown are left out. */
export function resolveCompared(tokens: readonly Token[], told: readonly Coins[]): readonly Token[] {
  if (tokens.length > LONGEST) return tokens
  for (const [i, token] of tokens.entries()) {
    const times = TIMES[wordOf(token)]
    if (token.kind !== 'number' && times === undefined) continue
    let at = i + 1
    if (/^coins?$/.test(wordOf(tokens[at]))) at++
    const word = wordOf(tokens[at])
    const sign = token.kind !== 'number' ? 0 : MORE.has(word) ? 1 : LESS.has(word) ? -1 : 0
    if (times === undefined && sign === 0) continue
    if (times === undefined) at++
    if (/^coins?$/.test(wordOf(tokens[at]))) at++
    const reference = findReference(tokens, i, at, told, times !== undefined)
    if (reference === undefined) {
      // "(Only 2 on L-C,) five less than with the kitchen": of nothing that was told.
      if (times !== undefined || wordOf(tokens[at]) !== 'than') continue
      const mark = tokens.findIndex((other, j) => j > at && isComma(other))
      return resolveCompared([...tokens.slice(0, i), ...(mark < 0 ? [] : tokens.slice(mark))], told)
    }
    const { coins, end, stays } = reference
    const value = coins === undefined ? undefined : times !== undefined ? coins * times : coins + sign * numberOf(token)
    const number: Token[] = value === undefined || value % 1 !== 0 ? [] : [{ kind: 'number', value }]
    const rest = stays ? [{ kind: 'mark' as const, mark: ',' }, ...withoutThan(tokens.slice(at, end))] : []
    return resolveCompared([...tokens.slice(0, i), ...number, ...rest, ...tokens.slice(end)], told)
  }
  return tokens
}

const numberOf = (token: Token): number => (token.kind === 'number' ? token.value : 0)
const withoutThan = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token) => !/^(?:than|as|on|for|the|many|much)$/.test(wordOf(token)))

/** What is compared with, for the words from `at` on; undefined: nothing is. */
function findReference(
  tokens: readonly Token[],
  from: number,
  at: number,
  told: readonly Coins[],
  isMultiple: boolean,
): Reference | undefined {
  const before = tokens.slice(0, from).findLast(({ kind }) => kind === 'number')
  const last = before?.kind === 'number' ? before.value : told.at(-1)?.coins
  let i = at
  let compares = isMultiple
  while (
    /^(?:than|as|many|much|the|that|number|amount|of|on|for|in|coins|it|this|there|from|hallway)$/.test(
      wordOf(tokens[i]),
    )
  ) {
    compares ||= wordOf(tokens[i]) === 'than'
    if (
      isMultiple &&
      /^(?:on|for|in|from)$/.test(wordOf(tokens[i])) &&
      !tokens.slice(at, i).some((token) => wordOf(token) === 'as' || wordOf(token) === 'than')
    )
      break
    if (/^(?:on|for|in|from)$/.test(wordOf(tokens[i])) && !compares) break
    i++
  }
  // "Two more than yours": nobody but the listener knows.
  if (compares && /^(?:you|yours|your|me|mine|i)$/.test(wordOf(tokens[i])))
    return { coins: undefined, end: i + 1, stays: false }
  const pair = compares ? hallwayAt(tokens, i) : undefined
  if (pair && !(isMultiple && i === at && last !== undefined)) {
    const { a, b, end } = pair
    const known = told.findLast((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))
    const own = toldWithin(tokens, a, b, at)
    if (own !== undefined) return { coins: own, end, stays: false }
    const next = numberBehind(tokens, end, a, b)
    if (next !== undefined) return { coins: next.coins, end, stays: !next.again }
    return { coins: known?.coins, end, stays: false }
  }
  const ends =
    tokens[i] === undefined ||
    isComma(tokens[i]) ||
    /^(?:and|but|on|for|in|there|here|from|to|towards)$/.test(wordOf(tokens[i]))
  const rooms = tokens.filter(({ kind }) => kind === 'room').length
  if (!ends || last === undefined || rooms < 1) return undefined
  return { coins: last, end: i, stays: false }
}

/** A hallway whose first room is at `i`: "K-A", "the K to the A". */
function hallwayAt(tokens: readonly Token[], i: number): { a: string; b: string; end: number } | undefined {
  const a = tokens[i]
  if (a?.kind !== 'room') return undefined
  let at = i + 1
  while (tokens[at]?.kind === 'join' || /^(?:to|and|the)$/.test(wordOf(tokens[at]))) at++
  const b = tokens[at]
  return b?.kind === 'room' && b.room !== a.room ? { a: a.room, b: b.room, end: at + 1 } : undefined
}

/** The number that stands right behind a hallway that was named before `until`. */
function toldWithin(tokens: readonly Token[], a: string, b: string, until: number): number | undefined {
  for (let i = 0; i < until; i++) {
    const pair = hallwayAt(tokens, i)
    if (pair && [pair.a, pair.b].sort().join() === [a, b].sort().join() && pair.end < until) {
      const next = tokens.slice(pair.end, pair.end + 3).find(({ kind }) => kind === 'number')
      if (next?.kind === 'number') return next.value
    }
  }
  return undefined
}

/** "…, which is 5", "(5)", "and K-A is 5": the number of the hallway that ends at `end`. */
function numberBehind(
  tokens: readonly Token[],
  end: number,
  a: string,
  b: string,
): { readonly coins: number; readonly again: boolean } | undefined {
  let again = false
  for (let i = end; i < Math.min(tokens.length, end + 14); i++) {
    const token = tokens[i]!
    if (token.kind === 'number') return { coins: token.value, again }
    const pair = hallwayAt(tokens, i)
    if (pair) {
      if ([pair.a, pair.b].sort().join() !== [a, b].sort().join()) return undefined
      again = true
      i = pair.end - 1
    } else if (token.kind === 'room') return undefined
  }
  return undefined
}
