/**
 * Numbers that are told once for several hallways each: "my 6s: L-B, E-K and C-A", "L-B and E-K are worth six, L-K five", "LB is
 * my best, then KC, all 6s". Each hallway gets its own, so that such a list is no path and no number goes to its neighbour.
 */
import { wordSet } from '../../english/typing/word-set.ts'
import type { House } from './message.ts'
import { wordOf } from './token.ts'
import type { Sentence, Token } from './tokens.ts'

/** May stand among hallways and numbers, and changes nothing of them. */
const BESIDE = wordSet(
  "on for at in between each of both all are is was were have has have got get see i i've my mine me ones one the a an and also then s coin coins with worth to " +
    'best highest top biggest richest greatest lowest worst smallest poorest favourite favourites favorites favorite strongest weakest good bad high low them those these there ' +
    "it's that's they're only just plus well so here here's there's hallways hallway corridors corridor numbers values value number ones ones, make makes give gives bring brings hold holds carry show shows " +
    'while whereas most more valuable rich profitable lucrative precious second third next after those these that which followed by come comes next as follows namely like equally every apiece to too full maximum max minimum min',
)
/** Several of a number. */
const PLURALS: Readonly<Record<string, number>> = {
  ...{ ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6, sevens: 7, eights: 8, nines: 9, tens: 10 },
}
const LONGEST = 90
const FEW = 2

type Item =
  | { readonly kind: 'hallway'; readonly a: string; readonly b: string; readonly from: number; readonly to: number }
  | { readonly kind: 'number'; readonly value: number; readonly from: number; readonly to: number }

/** A sentence with a number for each hallway of a group that was told one for all. */
export function spreadNumbers(sentence: Sentence, { coins }: House): Sentence {
  const { tokens } = sentence
  if (tokens.length > LONGEST || tokens.length < FEW) return sentence
  const items = itemsOf(tokens)
  if (items === undefined) return sentence
  const [first, last] = [items[0]!, items.at(-1)!]
  const hasTail = tokens.slice(last.to).some(({ kind }) => kind === 'mark')
  if (sentence.question && !hasTail) return sentence
  const groups = groupsOf(items)
  if (groups === undefined || groups.some(({ value }) => value < coins.min || value > coins.max)) return sentence
  const [begin, end] = [edgeBefore(tokens, first.from), edgeBehind(tokens, last.to)]
  if (begin === undefined || end === undefined || !areBeside(tokens.slice(begin, end))) return sentence
  const told = groups.flatMap(({ value, hallways }) =>
    hallways.map(([a, b]): Token[] => [
      { kind: 'room', room: a },
      { kind: 'join' },
      { kind: 'room', room: b },
      { kind: 'number', value },
    ]),
  )
  const list = told.flatMap((hallway, i) => (i === 0 ? hallway : [{ kind: 'mark', mark: ',' } as const, ...hallway]))
  return { ...sentence, tokens: [...tokens.slice(0, begin), ...list, ...tokens.slice(end)] }
}

/** The hallways and numbers of a sentence in order; undefined where rooms stand alone. */
function itemsOf(tokens: readonly Token[]): readonly Item[] | undefined {
  const items: Item[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.kind === 'number') {
      const previous = items.at(-1)
      // "Three 6s"
      const counts = previous?.kind === 'number' && previous.to === i && wordOf(tokens[i + 1]) === 's'
      if (counts) items.pop()
      items.push({ kind: 'number', value: token.value, from: i, to: i + 1 })
    } else if (token.kind === 'word' && PLURALS[token.word] !== undefined && isPlural(tokens, i))
      items.push({ kind: 'number', value: PLURALS[token.word]!, from: i, to: i + 1 })
    else if (token.kind === 'room') {
      const at = secondOf(tokens, i)
      const other = at === undefined ? undefined : tokens[at]
      if (other?.kind !== 'room' || other.room === token.room || goesOn(tokens, i, at!)) return undefined
      items.push({ kind: 'hallway', a: token.room, b: other.room, from: i, to: at! + 1 })
      i = at!
    }
  }
  return items.some(({ kind }) => kind === 'number') ? items : undefined
}

/** "Fives: …", "my fives", and not "the good ones". */
const isPlural = (tokens: readonly Token[], i: number): boolean =>
  wordOf(tokens[i]) !== 'ones' || /^(?:and|have|got|my|all)$/.test(wordOf(tokens[i - 1])) || i === 0

/** Where the second room of the hallway stands whose first is at `i`. */
function secondOf(tokens: readonly Token[], i: number): number | undefined {
  const next = tokens[i + 1]
  if (next?.kind === 'room') return i + 1
  const isLink =
    next?.kind === 'join' ||
    wordOf(next) === 'to' ||
    (wordOf(next) === 'and' && (wordOf(tokens[i - 1]) === 'between' || wordOf(tokens[i - 2]) === 'between'))
  if (!isLink) return undefined
  const at = wordOf(tokens[i + 2]) === 'the' ? i + 3 : i + 2
  return tokens[at]?.kind === 'room' ? at : undefined
}

/** "L-B-E": a way, and no hallway; so are rooms that stand side by side alone, "L B E K". */
function goesOn(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to + 1]
  return next?.kind === 'join' || wordOf(next) === 'to' || (next?.kind === 'room' && to === from + 1)
}

interface Group {
  readonly value: number
  readonly hallways: readonly (readonly [string, string])[]
}

/** The hallways that belong to each number, all before it or all behind it; undefined where that is not plain, or each has its own. */
function groupsOf(items: readonly Item[]): readonly Group[] | undefined {
  const isBefore = items[0]!.kind === 'number'
  if (isBefore === (items.at(-1)!.kind === 'number')) return undefined
  const groups: { value: number; hallways: [string, string][] }[] = []
  for (const item of isBefore ? items : items.toReversed()) {
    if (item.kind === 'number') groups.push({ value: item.value, hallways: [] })
    else groups.at(-1)!.hallways.push([item.a, item.b])
  }
  const isShared = groups.some(({ hallways }) => hallways.length > 1)
  if (!isShared || groups.some(({ hallways }) => hallways.length === 0)) return undefined
  return isBefore
    ? groups
    : groups.toReversed().map(({ value, hallways }) => ({ value, hallways: hallways.toReversed() }))
}

const areBeside = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ kind, ...token }) => !('word' in token) || BESIDE.has(token.word) || PLURALS[token.word] !== undefined,
  )

/** Where the list begins: behind the last mark before it, if something else is said there; undefined: it cannot be parted. */
function edgeBefore(tokens: readonly Token[], from: number): number | undefined {
  if (areBeside(tokens.slice(0, from))) return 0
  const mark = tokens.slice(0, from).findLastIndex(({ kind }) => kind === 'mark')
  return mark < 0 ? undefined : areBeside(tokens.slice(mark + 1, from)) ? mark + 1 : undefined
}

/** Where it ends: before the first mark behind it, if something else is said there. */
function edgeBehind(tokens: readonly Token[], to: number): number | undefined {
  if (areBeside(tokens.slice(to))) return tokens.length
  const mark = tokens.slice(to).findIndex(({ kind }) => kind === 'mark')
  return mark < 0 ? undefined : areBeside(tokens.slice(to, to + mark)) ? to + mark : undefined
}
