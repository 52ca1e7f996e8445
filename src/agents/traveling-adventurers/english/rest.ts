/** Reads one number for all hallways of a room that are not told otherwise: "kitchen: 4 to A, 3 to B, the rest 1". */
import type { Coins } from './acts.ts'
import type { Token } from './tokens.ts'

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.word : '')

/** "Rest", "the others", "everything else", "each of the others". */
const REST =
  /^(?:(?:and|but|to|for|on|in|at|with|all|each|every|of|the|just|any) )*(?:rest|others|else|elsewhere|remaining|other)(?: (?:ones|rooms?|hallways|three|two|four|of them|all|are|is|have|has|get|gets|being|just|only|at|worth|with))*$/
/** So many words say so at most. */
const LONGEST = 8

export interface Rest {
  readonly coins: number
  /** What else the words tell. */
  readonly others: readonly Token[]
}

/** The number for the rest, before or behind the words that say so. */
export function findRest(tokens: readonly Token[]): Rest | undefined {
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'number') continue
    for (let length = LONGEST; length > 0; length--) {
      const before = phrase(tokens, i - length, i)
      if (before) return { coins: token.value, others: [...tokens.slice(0, i - length), ...withoutUnit(tokens, i + 1)] }
      const unit = /^coins?$/.test(wordOf(tokens[i + 1])) ? 1 : 0
      const from = i + 1 + unit
      if (phrase(tokens, from, from + length))
        return { coins: token.value, others: [...tokens.slice(0, i), ...tokens.slice(from + length)] }
    }
  }
  return undefined
}

const withoutUnit = (tokens: readonly Token[], from: number): readonly Token[] =>
  tokens.slice(/^coins?$/.test(wordOf(tokens[from])) ? from + 1 : from)

/** Whether the words from one place to another name the rest, and nothing else. */
function phrase(tokens: readonly Token[], from: number, to: number): boolean {
  if (from < 0 || to > tokens.length) return false
  const part = tokens.slice(from, to)
  // "The others: 2"
  const words = part.filter(({ kind }, at) => !(kind === 'mark' && at === part.length - 1 && at > 0))
  return (
    words.every(({ kind }) => kind === 'word') &&
    REST.test(
      words
        .map(wordOf)
        .join(' ')
        .replace(/\b(?:everything|everywhere|anything) else\b/, 'else'),
    )
  )
}

/** The coins of the hallways of a room that were not told. */
export const coinsOfRest = (
  room: string,
  coins: number,
  rooms: readonly string[],
  told: readonly Coins[],
): readonly Coins[] =>
  rooms
    .filter(
      (other) => other !== room && !told.some(({ a, b }) => (a === room && b === other) || (a === other && b === room)),
    )
    .map((other) => ({ a: room, b: other, coins }))

/** The room that all of these hallways lead from, if there is one alone. */
export function roomInCommon(coins: readonly Coins[]): string | undefined {
  const [first] = coins
  const common = first && [first.a, first.b].filter((room) => coins.every(({ a, b }) => a === room || b === room))
  return common?.length === 1 ? common[0] : undefined
}
