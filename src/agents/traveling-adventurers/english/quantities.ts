/** Reads one number for many hallways: "all from C are 1", "everything from the attic has 2 except A-L". */
import type { Coins } from './acts.ts'
import type { Token } from './tokens.ts'

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
  'always',
])
const BUT = new Set(['except', 'but', 'apart', 'besides', 'excluding', 'aside'])
const REST = new Set(['rest', 'others', 'other', 'remaining'])

export interface Spread {
  readonly coins: readonly Coins[]
  readonly room: string
  /** What follows "except". */
  readonly exceptions: readonly Token[]
}

/** The hallways that a sentence gives one number for; `told`: those told before, which "the others" leaves out. */
export function spread(tokens: readonly Token[], rooms: readonly string[], told: readonly Coins[]): Spread | undefined {
  const words = (some: readonly Token[]): string[] =>
    some.flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  const all = tokens.findIndex((token) => token.kind === 'word' && ALL.has(token.word))
  if (all < 0) return undefined
  const but = tokens.findIndex((token, i) => i > all && token.kind === 'word' && BUT.has(token.word))
  const main = but < 0 ? tokens : tokens.slice(0, but)
  const named = new Set(main.flatMap((token) => (token.kind === 'room' ? [token.room] : [])))
  const numbers = main.flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  if (named.size !== 1 || numbers.length !== 1 || words(main).some((word) => OTHER_MATTERS.has(word))) return undefined
  const room = [...named][0]!
  const rest = words(main).some((word) => REST.has(word))
  const isTold = (other: string): boolean =>
    rest && told.some(({ a, b }) => (a === room && b === other) || (b === room && a === other))
  return {
    room,
    coins: rooms.flatMap((other) =>
      other === room || isTold(other) ? [] : [{ a: room, b: other, coins: numbers[0]! }],
    ),
    exceptions: but < 0 ? [] : tokens.slice(but + 1),
  }
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
])
