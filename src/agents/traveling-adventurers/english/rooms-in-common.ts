/**
 * Spells out what is told of several rooms at once, so that each has its own number: "4 to both E and A, 6 to B" is "4 to E, 4 to
 * A, 6 to B", and "B and C are both 5 from L" is "L-B 5, L-C 5".
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { wordOf, type Token } from './token.ts'

const LEADS = wordSet('to for towards')
/** May stand between a number and where it leads to. */
const BESIDE = wordSet('coin coins each apiece')
const BOTH = wordSet('both each all')
/** Before a number of these rooms' own, as in "5 to A and C is 3". */
const OWN = wordSet("is has are have gives holds at with it's to")
/** Between rooms and the number that they share. */
const ARE = wordSet("are is both each all have has give gives hold at with only just also worth it's there's were")
/** Where a statement of such rooms may begin behind other words. */
const OPENS = wordSet('and but so then well ok okay also now the')

const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.mark)

interface Rooms {
  readonly rooms: readonly (Token & { readonly kind: 'room' })[]
  readonly to: number
}

/** Rooms from there on that are linked by commas and "and", "to" among them; undefined where there are not several. */
function roomsAt(tokens: readonly Token[], from: number, isLed: boolean): Rooms | undefined {
  const rooms: (Token & { kind: 'room' })[] = []
  const ends: number[] = []
  let joined = false
  let at = from
  while (BOTH.has(wordOf(tokens[at]))) {
    joined = true
    at++
  }
  for (;;) {
    if (wordOf(tokens[at]) === 'the') at++
    const room = tokens[at]
    if (room?.kind !== 'room') break
    rooms.push(room)
    ends.push(++at)
    let next = at
    if (isMark(tokens[next], ',&')) next++
    if (wordOf(tokens[next]) === 'and') next++
    if (next === at) break
    joined ||= wordOf(tokens[next - 1]) === 'and' || isMark(tokens[next - 1], '&')
    if (isLed && LEADS.has(wordOf(tokens[next]))) next++
    at = next
  }
  // "5 to A and C is 3", "5 to A and C-K 2", "5 to A and C 3": the last has a number of its own.
  const end = ends.at(-1)
  const next = tokens[end ?? 0]
  if (isLed && (next?.kind === 'number' || next?.kind === 'join' || isMark(next, ':=') || OWN.has(wordOf(next)))) {
    rooms.pop()
    ends.pop()
  }
  return joined && rooms.length > 1 && new Set(rooms.map(({ room }) => room)).size === rooms.length
    ? { rooms, to: ends.at(-1)! }
    : undefined
}

/** "4 to both E and A" from a number on. */
function numberFirst(tokens: readonly Token[], at: number): readonly [Token[], number] | undefined {
  const number = tokens[at]!
  let lead = at + 1
  while (BESIDE.has(wordOf(tokens[lead]))) lead++
  // "5 from K to both A and C"
  const origin = fromAt(tokens, lead)
  const from = lead
  if (origin) lead = tokens.indexOf(origin, lead) + 1
  if (!LEADS.has(wordOf(tokens[lead]))) return undefined
  // "5 and 3 to A and C": one each.
  let before = at - 1
  while (wordOf(tokens[before]) === 'and' || isMark(tokens[before], ',&')) before--
  if (tokens[before]?.kind === 'number') return undefined
  // "5 to A and B from K" alone may be cut short: it is read as one that one is not sure of.
  const isSure =
    tokens.filter(({ kind }) => kind === 'number').length > 1 || tokens.some((one) => BOTH.has(wordOf(one)))
  const found = isSure ? roomsAt(tokens, lead + 1, true) : undefined
  if (!found || !goesOn(tokens, found.to)) return undefined
  const spelled = found.rooms.flatMap((room, i): Token[] => [
    ...(i > 0 ? [{ kind: 'mark', mark: ',' } as const] : []),
    number,
    ...(i === 0 ? tokens.slice(from, lead) : []),
    { kind: 'word', word: 'to' },
    room,
  ])
  return [spelled, found.to]
}

/** Whether what follows the rooms is no list in which numbers stand behind: "5 to A, B and C, 3". */
function goesOn(tokens: readonly Token[], to: number): boolean {
  let next = to
  while (wordOf(tokens[next]) === 'and' || isMark(tokens[next], ',&')) next++
  if (next === to || tokens[next]?.kind !== 'number') return true
  const behind = BESIDE.has(wordOf(tokens[next + 1])) ? next + 2 : next + 1
  return tokens[behind]?.kind === 'room' || LEADS.has(wordOf(tokens[behind])) || wordOf(tokens[behind]) === 'from'
}

/** The room behind "from". */
function fromAt(tokens: readonly Token[], at: number): (Token & { kind: 'room' }) | undefined {
  if (wordOf(tokens[at]) !== 'from') return undefined
  const room = tokens[wordOf(tokens[at + 1]) === 'the' ? at + 2 : at + 1]
  return room?.kind === 'room' ? room : undefined
}

/** "B and C are both 5 from L", "B and C from L are 5". */
function roomsFirst(tokens: readonly Token[], at: number): readonly [Token[], number] | undefined {
  const before = tokens[at - 1]
  if (before !== undefined && before.kind !== 'mark' && !OPENS.has(wordOf(before))) return undefined
  const found = roomsAt(tokens, at, false)
  if (!found) return undefined
  const skip = (from: number, words: ReadonlySet<string>): number => {
    let next = from
    while (words.has(wordOf(tokens[next]))) next++
    return next
  }
  let next = found.to
  const early = fromAt(tokens, next)
  if (early) next = tokens.indexOf(early, next) + 1
  next = skip(next, ARE)
  const number = tokens[next]
  if (number?.kind !== 'number') return undefined
  next = skip(next + 1, new Set([...BESIDE, ...BOTH]))
  const late = early ? undefined : fromAt(tokens, next)
  if (late) next = tokens.indexOf(late, next) + 1
  const origin = early ?? late
  if (!origin || found.rooms.some(({ room }) => room === origin.room)) return undefined
  const spelled = found.rooms.flatMap((room, i): Token[] => [
    ...(i > 0 ? [{ kind: 'mark', mark: ',' } as const] : []),
    origin,
    { kind: 'join' },
    room,
    number,
  ])
  return [spelled, next]
}

/** `tokens` with a number for each room. */
export function spellRoomsInCommon(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'number')) return tokens
  const spelled: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { kind } = tokens[at]!
    const found =
      kind === 'number'
        ? numberFirst(tokens, at)
        : kind === 'room' || BOTH.has(wordOf(tokens[at]))
          ? roomsFirst(tokens, at)
          : undefined
    if (found) {
      spelled.push(...found[0])
      at = found[1] - 1
    } else spelled.push(tokens[at]!)
  }
  return spelled
}
