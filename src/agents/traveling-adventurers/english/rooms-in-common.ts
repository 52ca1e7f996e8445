/**
 * Spells out what is told of several rooms at once, so that each has its own number: "4 to both E and A, 6 to B" is "4 to E, 4 to
 * A, 6 to B", "B and C are both 5 from L" is "L-B 5, L-C 5", and "from A and C I have 5 to K, 3 to B" is "A-K 5, C-K 5, A-B 3,
 * C-B 3".
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { wordOf, type Token, isMark } from './token.ts'

const LEADS = wordSet('to for towards')
const FROM = wordSet('from')
const EITHER_WAY = wordSet('from to for towards')
/** May stand between a number and where it leads to. */
const BESIDE = wordSet('coin coins each apiece')
const BOTH = wordSet('both each all either')
/** Before a number of these rooms' own, as in "5 to A and C is 3". */
const OWN = wordSet("is has are have gives holds at with it's to")
/** Between rooms and the number that they share. */
const ARE = wordSet("are is both each all have has give gives hold at with only just also worth it's there's were")
/** As those, behind "from A and C". */
const I_HAVE = new Set([...ARE, ...wordSet("i i've ive we it see get got can find count")])
/** Where a statement of such rooms may begin behind other words. */
const OPENS = wordSet('and but so then well ok okay also now the')

type Room = Token & { readonly kind: 'room' }

interface Rooms {
  readonly rooms: readonly Room[]
  /** Where each of them ends. */
  readonly ends: readonly number[]
  /** Whether they are linked as what belongs together, not only by commas. */
  readonly joined: boolean
}

/** Rooms from there on that are linked by commas and "and", `leads` among them; undefined where there is none. */
function roomsAt(tokens: readonly Token[], from: number, leads: ReadonlySet<string>): Rooms | undefined {
  const rooms: Room[] = []
  const ends: number[] = []
  let joined = false
  let at = from
  const isEither = wordOf(tokens[at]) === 'either'
  while (BOTH.has(wordOf(tokens[at]))) {
    joined = true
    at++
    if (wordOf(tokens[at]) === 'of') at++
  }
  for (;;) {
    if (wordOf(tokens[at]) === 'the') at++
    const room = tokens[at]
    if (room?.kind !== 'room') break
    rooms.push(room)
    ends.push(++at)
    let next = at
    if (isMark(tokens[next], ',&')) next++
    if (wordOf(tokens[next]) === 'and' || (isEither && wordOf(tokens[next]) === 'or')) next++
    if (next === at) break
    joined ||= wordOf(tokens[next - 1]) === 'and' || isMark(tokens[next - 1], '&')
    if (leads.has(wordOf(tokens[next]))) next++
    at = next
  }
  return rooms.length > 0 ? { rooms, ends, joined } : undefined
}

const endOf = ({ ends }: Rooms): number => ends.at(-1)!

const areSeveral = ({ rooms, joined }: Rooms): boolean =>
  joined && rooms.length > 1 && new Set(rooms.map(({ room }) => room)).size === rooms.length

/** Rooms behind a number. "5 to A and C is 3", "5 to A and C-K 2", "5 to A and C 3": the last has a number of its own. */
function roomsBehind(tokens: readonly Token[], from: number, leads: ReadonlySet<string>): Rooms | undefined {
  const found = roomsAt(tokens, from, leads)
  const next = found && tokens[endOf(found)]
  if (!found || !(next?.kind === 'number' || next?.kind === 'join' || isMark(next, ':=') || owns(wordOf(next), leads)))
    return found
  return found.rooms.length > 1
    ? { ...found, rooms: found.rooms.slice(0, -1), ends: found.ends.slice(0, -1) }
    : undefined
}

const owns = (word: string, leads: ReadonlySet<string>): boolean =>
  OWN.has(word) && !(leads === FROM && LEADS.has(word))

/** The hallways between each of `rooms` and `other`, with their number. */
const spellPairs = (rooms: readonly Room[], other: Token, number: Token): Token[] =>
  rooms.flatMap((room, i): Token[] => [
    ...(i > 0 ? [{ kind: 'mark', mark: ',' } as const] : []),
    room,
    { kind: 'join' },
    other,
    number,
  ])

type Spelled = readonly [tokens: Token[], to: number]

/** "4 to both E and A", "5 from A and C to K", "5 to K from A and C" from a number on. */
function numberFirst(tokens: readonly Token[], at: number): Spelled | undefined {
  const number = tokens[at]!
  let lead = at + 1
  while (BESIDE.has(wordOf(tokens[lead]))) lead++
  // "5 and 3 to A and C": one each.
  let before = at - 1
  while (wordOf(tokens[before]) === 'and' || isMark(tokens[before], ',&')) before--
  if (tokens[before]?.kind === 'number') return undefined
  const led = (place: number): Rooms | undefined => {
    const leads = FROM.has(wordOf(tokens[place])) ? FROM : LEADS
    return leads.has(wordOf(tokens[place])) ? roomsBehind(tokens, place + 1, leads) : undefined
  }
  const first = led(lead)
  if (!first) return undefined
  const isFrom = FROM.has(wordOf(tokens[lead]))
  const second = led(endOf(first))
  const isParted = second !== undefined && FROM.has(wordOf(tokens[endOf(first)])) !== isFrom
  // "5 to A and B from K" alone may be cut short: it is read as one that one is not sure of.
  const isSure =
    tokens.filter(({ kind }) => kind === 'number').length > 1 || tokens.some((one) => BOTH.has(wordOf(one)))
  const [origins, ends] = isFrom ? [first, isParted ? second : undefined] : [isParted ? second : undefined, first]
  if (origins && areSeveral(origins)) {
    if (!ends) return hasHead(tokens, at, origins) ? [eachWith(origins, number, 'from'), endOf(origins)] : undefined
    const to = Math.max(endOf(origins), endOf(ends))
    return ends.rooms.length === 1 && !isAmong(origins, ends.rooms[0]!) && goesOn(tokens, to)
      ? [spellPairs(origins.rooms, ends.rooms[0]!, number), to]
      : undefined
  }
  // "5 from K to both A and C"
  const several = isFrom ? ends : first
  if (!isSure || !several || !areSeveral(several) || !goesOn(tokens, endOf(several))) return undefined
  const [each, ...rest] = eachWith(several, number, 'to')
  return [[each!, ...(isFrom ? tokens.slice(lead, endOf(first)) : []), ...rest], endOf(several)]
}

/** "4 to E, 4 to A" */
const eachWith = ({ rooms }: Rooms, number: Token, lead: string): Token[] =>
  rooms.flatMap((room, i): Token[] => [
    ...(i > 0 ? [{ kind: 'mark', mark: ',' } as const] : []),
    number,
    { kind: 'word', word: lead },
    room,
  ])

/** Whether another room opens the statement: "K is 5 from A and C". */
function hasHead(tokens: readonly Token[], at: number, origins: Rooms): boolean {
  let before = at - 1
  while (ARE.has(wordOf(tokens[before]))) before--
  const head = tokens[before]
  return head?.kind === 'room' && !isAmong(origins, head) && mayOpen(tokens[before - 1])
}

const isAmong = ({ rooms }: Rooms, other: Token): boolean =>
  other.kind === 'room' && rooms.some(({ room }) => room === other.room)

/** Whether what follows the rooms is no list in which numbers stand behind: "5 to A, B and C, 3". */
function goesOn(tokens: readonly Token[], to: number): boolean {
  let next = to
  while (wordOf(tokens[next]) === 'and' || isMark(tokens[next], ',&')) next++
  if (next === to || tokens[next]?.kind !== 'number') return true
  const behind = BESIDE.has(wordOf(tokens[next + 1])) ? next + 2 : next + 1
  return tokens[behind]?.kind === 'room' || LEADS.has(wordOf(tokens[behind])) || wordOf(tokens[behind]) === 'from'
}

/** Whether a statement of rooms may begin there. */
const mayOpen = (before: Token | undefined): boolean =>
  before === undefined || before.kind === 'mark' || OPENS.has(wordOf(before))

/** "B and C are both 5 from L", "B and C from L are 5", "from A and C I have 5 to K, 3 to B". */
function roomsFirst(tokens: readonly Token[], at: number): Spelled | undefined {
  if (!mayOpen(tokens[at - 1])) return undefined
  const isFrom = FROM.has(wordOf(tokens[at]))
  const found = isFrom ? roomsAt(tokens, at + 1, FROM) : roomsAt(tokens, at, new Set())
  if (!found || !areSeveral(found)) return undefined
  const early = isFrom ? undefined : roomAt(tokens, endOf(found), FROM)
  const spelled: Token[] = []
  let to = early?.to ?? endOf(found)
  for (;;) {
    let next = to
    while (
      (spelled.length > 0 ? OPENS : isFrom ? I_HAVE : ARE).has(wordOf(tokens[next])) ||
      (spelled.length > 0 && isMark(tokens[next], ','))
    )
      next++
    const number = tokens[next]
    if (number?.kind !== 'number') break
    next++
    while (BESIDE.has(wordOf(tokens[next])) || BOTH.has(wordOf(tokens[next]))) next++
    const late = early ?? roomAt(tokens, next, isFrom ? LEADS : EITHER_WAY)
    if (!late || isAmong(found, late.room)) break
    spelled.push(...(spelled.length > 0 ? [{ kind: 'mark', mark: ',' } as const] : []))
    spelled.push(...spellPairs(found.rooms, late.room, number))
    to = early ? next : late.to
    if (early) break
  }
  return spelled.length > 0 ? [spelled, to] : undefined
}

/** The one room behind one of `leads`. */
function roomAt(
  tokens: readonly Token[],
  at: number,
  leads: ReadonlySet<string>,
): { readonly room: Room; readonly to: number } | undefined {
  if (!leads.has(wordOf(tokens[at]))) return undefined
  const place = wordOf(tokens[at + 1]) === 'the' ? at + 2 : at + 1
  const room = tokens[place]
  return room?.kind === 'room' ? { room, to: place + 1 } : undefined
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
        : kind === 'room' || BOTH.has(wordOf(tokens[at])) || FROM.has(wordOf(tokens[at]))
          ? roomsFirst(tokens, at)
          : undefined
    if (found) {
      spelled.push(...found[0])
      at = found[1] - 1
    } else spelled.push(tokens[at]!)
  }
  return spelled
}
