/** Reads one number for all hallways of a room that are not told otherwise: "kitchen: 4 to A, 3 to B, the rest 1". */
import type { Coins } from './acts.ts'
import { wordOf } from './token.ts'
import type { Token } from './tokens.ts'

/**
 * "Rest", "the others", "everything else", "each of the others", "all other K hallways", "the rest of K", "the other three":
 * `@` is a room, `#` a number.
 */
const REST = new RegExp(
  String.raw`^(?:(?:and|but|to|for|on|in|at|with|all|each|every|of|the|just|any|my|i|have|get|it's|is|it) )*` +
    String.raw`(?:rest|others|else|elsewhere|otherwise|(?:(?:remaining|other)(?: #)?))` +
    String.raw`(?:(?: (?:hallways?|ones|rooms?|corridors?))?(?: (?:of|from|in|on|out of|for|to|at|leaving|around|with) (?:the )?@| @))?` +
    String.raw`(?: (?:ones|rooms?|hallways?|corridors?|numbers|three|two|four|of them|all|are|is|have|has|get|gets|being|just|only|at|worth|with|for|me|i|it's|a|an))*$`,
)
/** So many words may say so, the longest first. */
const LENGTHS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

export interface Rest {
  readonly coins: number
  /** Whose rest it is, where that is said. */
  readonly room?: string
  /** What else the words tell. */
  readonly others: readonly Token[]
}

/** The number for the rest, before or behind the words that say so. */
export function findRest(tokens: readonly Token[]): Rest | undefined {
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'number' || isCount(tokens, i)) continue
    const unit = /^coins?$/.test(wordOf(tokens[i + 1])) ? 1 : 0
    const from = i + 1 + unit
    // "K 4 and the rest has 2": the number behind it is the rest's.
    // "K-A is 5 but the rest is worse": and no other number.
    const isAnothers = LENGTHS.some(
      (length) =>
        phrase(tokens, from, from + length) &&
        ((tokens[from + length]?.kind === 'number' && !isCount(tokens, from + length)) ||
          POOR.test(wordOf(tokens[from + length]))),
    )
    for (const length of LENGTHS) {
      if (phrase(tokens, i - length, i))
        return restOf(token.value, tokens.slice(i - length, i), [
          ...tokens.slice(0, i - length),
          ...withoutUnit(tokens, i + 1),
        ])
      if (!isAnothers && phrase(tokens, from, from + length))
        return restOf(token.value, tokens.slice(from, from + length), [
          ...tokens.slice(0, i),
          ...tokens.slice(from + length),
        ])
    }
  }
  return undefined
}

const POOR =
  /^(?:worse|bad|poor|poorer|low|lower|less|fewer|smaller|small|weak|weaker|little|nothing|meh|rubbish|useless|better|higher|more|below|under|above)$/
/** "The other 3 are …" */
const isCount = (tokens: readonly Token[], i: number): boolean => /^(?:other|remaining)$/.test(wordOf(tokens[i - 1]))

function restOf(coins: number, said: readonly Token[], others: readonly Token[]): Rest {
  const room = said.find((token) => token.kind === 'room')
  return { coins, others, ...(room?.kind === 'room' && { room: room.room }) }
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
    words.every(({ kind }) => kind !== 'mark' && kind !== 'join') &&
    REST.test(
      words
        .map((token) => (token.kind === 'room' ? '@' : token.kind === 'number' ? '#' : wordOf(token)))
        .join(' ')
        .replace(/\b(?:everything|everywhere|anything|anywhere|every) else\b/, 'else'),
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
