/**
 * A hallway that is named behind its number, since it was not named before or was named wrongly: "8 there, K-A I mean, and 6 to
 * B", "C-K is 6, no sorry that's C-B, C-K is 3". The number stands behind it, as in "K-A 8".
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { isMark, wordOf } from './token.ts'
import type { Token } from './tokens.ts'

const THERE = wordSet('there here')
/** May stand between a number that leads nowhere and its hallway. */
const EXPLAINS = wordSet("that's that is it's on for from between the i mean meant meaning namely so at in hallway one")
/** May stand between a hallway with its number and the one that is meant. */
const PUTS_RIGHT = wordSet(
  "no nope sorry wait oops ups that's that is was it's i mean meant rather actually oh ah argh ugh should be hang on hold correction of course the my bad make",
)
/** One of these has to be among them: "K-A is 7, that's more than L-B" puts nothing right. */
const TAKES_BACK = wordSet('no nope sorry wait oops ups mean meant rather actually argh ugh correction')
const BEHIND = wordSet('i mean meant that is of course')
const LINKS = wordSet('to and the')
/** So many words may stand between. */
const LONGEST = 8

const isPause = (token: Token | undefined): boolean => isMark(token, ',:()–—-')
const ends = (token: Token | undefined): boolean => token === undefined || isPause(token)

interface Hallway {
  readonly from: number
  readonly to: number
  readonly rooms: readonly [Token, Token]
}

/** The hallway that begins there: "K-A", "K to A". */
function hallwayAt(tokens: readonly Token[], from: number): Hallway | undefined {
  const first = tokens[from]
  if (first?.kind !== 'room') return undefined
  let to = from + 1
  while (tokens[to]?.kind === 'join' || (to < from + 3 && LINKS.has(wordOf(tokens[to])))) to++
  const second = tokens[to]
  if (second?.kind !== 'room' || second.room === first.room) return undefined
  // "K-A-B" is a way.
  if (tokens[to + 1]?.kind === 'join') return undefined
  return { from, to: to + 1, rooms: [first, second] }
}

/** The hallway behind a number, over words of this kind only; it has no number of its own. */
function meantBehind(
  tokens: readonly Token[],
  from: number,
  between: ReadonlySet<string>,
): (Hallway & { readonly words: readonly string[] }) | undefined {
  let at = from
  while (at < from + LONGEST && (isPause(tokens[at]) || between.has(wordOf(tokens[at])))) at++
  const hallway = hallwayAt(tokens, at)
  if (!hallway) return undefined
  let to = hallway.to
  while (BEHIND.has(wordOf(tokens[to]))) to++
  if (!ends(tokens[to])) return undefined
  return { ...hallway, to, words: tokens.slice(from, to).map(wordOf) }
}

const spelled = ({ rooms: [a, b] }: Hallway, number: Token): readonly Token[] => [a, { kind: 'join' }, b, number]

/** `tokens` with the number behind the hallway that is meant. */
export function nameMeantHallway(tokens: readonly Token[]): readonly Token[] {
  for (const [at, number] of tokens.entries()) {
    if (number.kind !== 'number') continue
    const behind = /^coins?$/.test(wordOf(tokens[at + 1])) ? at + 2 : at + 1
    if (THERE.has(wordOf(tokens[behind]))) {
      const meant = meantBehind(tokens, behind + 1, EXPLAINS)
      // "8 there, K-A 5" tells another one.
      if (meant) return [...tokens.slice(0, at), ...spelled(meant, number), ...nameMeantHallway(tokens.slice(meant.to))]
      continue
    }
    const named = hallwayBefore(tokens, at)
    const meant = named && meantBehind(tokens, behind, PUTS_RIGHT)
    if (meant?.words.some((word) => TAKES_BACK.has(word)))
      return [...tokens.slice(0, named!.from), ...spelled(meant, number), ...nameMeantHallway(tokens.slice(meant.to))]
  }
  return tokens
}

/** The hallway whose number stands there: "C-K is 6", "C to K 6". */
function hallwayBefore(tokens: readonly Token[], at: number): Hallway | undefined {
  let end = at
  while (end > at - 3 && /^(?:is|has|just|only|are|was)$/.test(wordOf(tokens[end - 1]))) end--
  for (const from of [end - 2, end - 3, end - 4]) {
    const hallway = from < 0 ? undefined : hallwayAt(tokens, from)
    if (hallway?.to === end) return hallway
  }
  return undefined
}
