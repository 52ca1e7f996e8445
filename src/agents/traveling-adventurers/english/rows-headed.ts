/**
 * Says of a row in full which room it leads from: "my living room ones are 4 to E, 6 to B", "the bathroom has 4 for K and 1 for
 * C", "the attic is poor apart from L: E 1, K 2".
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { isMark, wordOf } from './token.ts'
import type { Token } from './tokens.ts'

const markOf = (token: Token | undefined): string => (token?.kind === 'mark' ? token.mark : '')

/** May stand before the room that a row is headed by. */
const OPENS = wordSet('then and so the my mine well now next also for from me as here ok okay finally out of')
const NOUNS = wordSet('ones numbers coins values hallways corridors row connections')
const ARE = wordSet('are is were go read look')
const HAS = wordSet('has holds offers shows carries gives pays brings yields')
/** May stand between such a verb and the first number. */
const ME = wordSet('me us just only a mere')
/** Leads to the room that a number in front belongs to. */
const LEADS = wordSet('for to towards toward into with')

/** Lead to a room that the row leaves out, as it was told before. */
export const BUT_FOR =
  /^(?:(?:apart|aside) from|except(?: (?:for|with|to|from))?|excepting|besides|but for|other than|excluding|without|not counting)$/
/** So many tokens may stand between the room and what it leaves out. */
const LONGEST = 12

/** "The attic is rubbish apart from L: E 1, K 2": the row of the attic, and L's number in it if there is one. */
function withoutExcepted(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const room = tokens[at]!
  const colon = tokens.findIndex((token, i) => i > at && markOf(token) === ':')
  if (colon < 0 || colon > at + LONGEST || tokens[colon + 1]?.kind !== 'room') return undefined
  const other = tokens.findIndex(({ kind }, i) => i > at && i < colon && kind === 'room')
  if (other < 0 || tokens.slice(at + 1, other).some(({ kind }) => kind === 'number')) return undefined
  const to = wordOf(tokens[other - 1]) === 'the' ? other - 1 : other
  const isExcepted = [1, 2].some((length) =>
    BUT_FOR.test(
      tokens
        .slice(Math.max(at + 1, to - length), to)
        .map(wordOf)
        .join(' '),
    ),
  )
  if (!isExcepted || tokens.slice(other + 1, colon).some(({ kind }) => kind === 'room')) return undefined
  const number = tokens.slice(other + 1, colon).find(({ kind }) => kind === 'number')
  const counted: Token[] = number ? [tokens[other]!, number, { kind: 'mark', mark: ',' }] : []
  return [...tokens.slice(0, at), room, tokens[colon]!, ...counted, ...tokens.slice(colon + 1)]
}

/** "The attic is nothing special except for L, A-K 2": L, of which no number follows, is no part of what does. */
function withoutUncounted(tokens: readonly Token[]): readonly Token[] {
  const but = tokens.findIndex(
    (token, i) => BUT_FOR.test(wordOf(token)) || BUT_FOR.test(`${wordOf(token)} ${wordOf(tokens[i + 1])}`),
  )
  const front = tokens.slice(0, Math.max(0, but))
  if (!front.some(({ kind }) => kind === 'room') || front.some(({ kind }) => kind === 'number')) return tokens
  let at = but + 1
  while (at < but + 4 && /^(?:for|from|to|with|at|on|the|my|way)$/.test(wordOf(tokens[at]))) at++
  const names = tokens[at + 1]?.kind === 'mark' && tokens[at + 2]?.kind === 'room' && tokens[at + 3]?.kind === 'join'
  return tokens[at]?.kind === 'room' && names ? [...front, ...tokens.slice(at + 1)] : tokens
}

/** "For K and A I got L-K 2 and L-A 5": the hallways, which are named in full. */
function withoutHallwaysOf(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex((token) => /^(?:have|got|get|see)$/.test(wordOf(token)))
  const head = tokens.slice(0, Math.max(0, verb))
  const rest = tokens.slice(verb + 1)
  const named = head.filter(({ kind }) => kind === 'room').length
  const isHead = named > 0 && head.some((token) => /^(?:for|on)$/.test(wordOf(token)))
  if (!isHead || head.some(({ kind }) => kind === 'number' || kind === 'join')) return tokens
  const kinds = rest.map(({ kind }) => (kind === 'word' || kind === 'mark' ? '' : kind[0])).join('')
  return /^(?:rjrn){2,}$/.test(kinds) ? rest : tokens
}

/** "In the kitchen side I am getting 7": from there. */
function fromSide(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'room')
  if (at < 1 || wordOf(tokens[at + 1]) !== 'side') return tokens
  const begin = /^(?:the|my)$/.test(wordOf(tokens[at - 1])) ? at - 2 : at - 1
  if (!/^(?:in|on|at|for|from)$/.test(wordOf(tokens[begin]))) return tokens
  return [...tokens.slice(0, begin), { kind: 'word', word: 'from' }, tokens[at]!, ...tokens.slice(at + 2)]
}

/** May stand between the room of a row and its first number. */
const HEADS = wordSet(
  "i have i've got get see find count there are is it's me gives has shows with just only room side : ,",
)

/** "From the bath I get 2 for E and 3 for C", "kids: 2 for A, 4 for K": to these. */
function toEach(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ kind }) => kind === 'room')
  const number = tokens.findIndex(({ kind }) => kind === 'number')
  const isHead =
    first >= 0 &&
    number > first + 1 &&
    tokens.slice(0, first).every((token) => OPENS.has(wordOf(token)) || wordOf(token) === '') &&
    tokens.slice(first + 1, number).every((token) => HEADS.has(wordOf(token) || markOf(token)))
  if (!isHead) return tokens
  const leads = new Set<number>()
  for (const [i, { kind }] of tokens.entries()) {
    if (i < number || kind !== 'room') continue
    let at = i - 1
    if (wordOf(tokens[at]) === 'the') at--
    const before = /^coins?$/.test(wordOf(tokens[at - 1])) ? at - 2 : at - 1
    // "5 for K-A"
    if (tokens[before]?.kind !== 'number' || tokens[i + 1]?.kind === 'join' || !LEADS.has(wordOf(tokens[at])))
      return tokens
    leads.add(at)
  }
  return tokens.map((token, i) => (leads.has(i) ? { kind: 'word', word: 'to' } : token))
}

/** `tokens` with "from … I have" for such a heading. "(L-E 1, C-E 1,) and the bath gives me 2 for E": of each row. */
export function headRows(written: readonly Token[]): readonly Token[] {
  const next = written.findIndex(
    (token, i) =>
      isPause(token) &&
      written.slice(Math.max(0, i - BESIDE), i).some(({ kind }) => kind === 'number') &&
      isGiver(written, i + 1),
  )
  if (next < 0) return toEach(headed(withoutUncounted(fromSide(written))))
  return [...headRows(written.slice(0, next)), written[next]!, ...headRows(written.slice(next + 1))]
}

const isPause = (token: Token | undefined): boolean => isMark(token, ',;:')

/** So many tokens may stand between a number and the end of its clause: "5 coins for the attic". */
const BESIDE = 5

/** "And the bath gives …" */
function isGiver(tokens: readonly Token[], from: number): boolean {
  let at = from
  while (/^(?:and|but|the)$/.test(wordOf(tokens[at]))) at++
  return tokens[at]?.kind === 'room' && HAS.has(wordOf(tokens[at + 1]))
}

function headed(written: readonly Token[]): readonly Token[] {
  const tokens = withoutHallwaysOf(written)
  let at = 0
  while (OPENS.has(wordOf(tokens[at])) || (at > 0 && tokens[at]?.kind === 'mark' && wordOf(tokens[at - 1]) !== '')) at++
  const room = tokens[at]
  if (room?.kind !== 'room') return tokens
  const left = withoutExcepted(tokens, at)
  if (left) return left
  const [next, verb] = [wordOf(tokens[at + 1]), wordOf(tokens[at + 2])]
  const isNamed = NOUNS.has(next) && ARE.has(verb)
  const listed = NOUNS.has(next) && /^[,:]$/.test(markOf(tokens[at + 2])) ? tokens.slice(at + 3) : []
  // "Then the kitchen ones, K-L 3, K-A 5": each hallway is named in full.
  if (
    listed[0]?.kind === 'room' &&
    listed[1]?.kind === 'join' &&
    listed[2]?.kind === 'room' &&
    listed[3]?.kind === 'number'
  )
    return listed
  let from = isNamed ? at + 3 : HAS.has(next) ? at + 2 : -1
  while (from > 0 && ME.has(wordOf(tokens[from]))) from++
  if (from < 0 || tokens[from]?.kind !== 'number') return tokens
  const behind = /^coins?$/.test(wordOf(tokens[from + 1])) ? from + 2 : from + 1
  if (!LEADS.has(wordOf(tokens[behind]))) return tokens
  const isRoom = tokens[behind + 1]?.kind === 'room' || tokens[behind + 2]?.kind === 'room'
  if (!isRoom) return tokens
  return [
    { kind: 'word', word: 'from' },
    room,
    { kind: 'word', word: 'i' },
    { kind: 'word', word: 'have' },
    ...tokens.slice(from),
  ]
}
