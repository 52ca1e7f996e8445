/**
 * Numbers of one room without the rooms that they lead to: "E: 4 6 1 3. B: 2 5 6", "4 6 1 3 5 from L in the same order". They
 * belong to the hallways asked for, to those still unknown, to all, or to those that no room before tells, wherever these say
 * the same; else nobody can know.
 */
import { roomName } from '../../games/traveling-adventurers/index.ts'
import type { Act, Coins, Pair } from './english/acts.ts'

export interface Listing {
  readonly rooms: readonly string[]
  readonly bounds: { readonly min: number; readonly max: number }
  /** The hallways that were asked for, in order. */
  readonly asking: readonly Pair[]
  readonly isKnown: (a: string, b: string) => boolean
  /** Whether anything was told before, or somebody stands elsewhere than at the start. */
  readonly begun: boolean
}

const LIST = String.raw`(\d+(?:(?: ?, ?(?:and )?| and | )\d+)+)`
const SAME_ORDER = String.raw`(?: ?,? ?(?:in )?(?:the |that )?(?:same |usual |given |your )?order(?: (?:as|like|of|that|in which|you|u|it) .{1,30}| shown| given)?| for (?:the|those|what|all) (?:ones |rooms |hallways )?(?:that |which )?(?:you |u )?(?:just )?(?:asked|wanted|named|listed|mentioned)(?: about| for)?)?`
const FROM = String.raw`(?:[A-Za-z]+ (?:says|said|reads|sees|tells me) (?:that )?)?(?:(?:and|so|ok|then|now|here are|these are) )*(?:(?:my|the|all|mine) )*(?:(?:numbers?|coins?|values?|row|ones) )?(?:from |for |of )?(?:the )?(@)(?: room)?(?: (?:is|are|looks?)(?: (?:rather|quite|very|pretty|not so))? (?:bad|poor|low|weak|good|nice|high|great|small)(?: for me)?)? ?,?(?: ?in (?:the |that |your |same )*order)?(?: as shown)? ?(?::|=|-|–|,|it's|has|i have|i've|i've got|are|is|they are|they're)? ?`
/** "4 2 4 2 2", "in order: 4, 2, 4, 2, 2": of the start, where nothing else was told. */
const ALONE = new RegExp(
  String.raw`^(?:(?:my|the|all|mine|ok|so|well|here are|these are) )*(?:(?:numbers?|coins?|values?) ?)?(?:in (?:the |that )?order ?)?(?:as shown )?(?:are|:|is)? ?${LIST}${SAME_ORDER}$`,
)
const HEADED = new RegExp(String.raw`^${FROM}${LIST}${SAME_ORDER}$`)
const FOLLOWED = new RegExp(
  String.raw`^(?:(?:and|so|ok|then|i have|i've|it's|they're) )*${LIST} (?:from|for) (?:the )?(@)${SAME_ORDER}$`,
)
/** No list is longer. */
const LONGEST = 80

export function findListed(
  listing: Listing,
  text: string,
  known: readonly Coins[],
  read: (text: string) => readonly Act[],
): { coins: Coins[]; rest: string } | undefined {
  if ((text.match(/\d+/g)?.length ?? 0) < 2) return undefined
  const pieces = text.split(
    /([.;\n!?]+\s*|,\s*(?=(?:and )?(?:the )?(?:[A-Za-z]|[a-z]{3,}(?: room)?)\s*(?::|[-–]\s*[A-Za-z])))/,
  )
  const lists = pieces.map((piece, i) => (i % 2 === 0 ? listIn(piece, listing) : undefined))
  if (!lists.some(Boolean)) return undefined
  const kept = pieces.filter((_, i) => !lists[i] && !(i % 2 === 1 && lists[i - 1])).join('')
  const told = new Set<string>()
  const tell = ({ a, b }: { a: string; b: string }): unknown => told.add([a, b].sort().join(' '))
  for (const one of known) tell(one)
  for (const act of read(kept)) if (act.kind === 'tell') for (const one of act.coins) tell(one)
  const coins: Coins[] = []
  const failed = new Set<number>()
  for (const [i, list] of lists.entries()) {
    if (!list) continue
    const row = rowOf(list.room, list.numbers.length, list.ordered, listing, told)
    const inside = list.numbers.every((number) => number >= listing.bounds.min && number <= listing.bounds.max)
    if (!row || !inside) {
      failed.add(i)
      continue
    }
    const found = row.map((b, at) => ({ a: list.room, b, coins: list.numbers[at]! }))
    for (const one of found) tell(one)
    coins.push(...found)
  }
  if (coins.length === 0) return undefined
  const isTaken = (i: number): boolean => lists[i] !== undefined && !failed.has(i)
  return { coins, rest: pieces.filter((_, i) => !isTaken(i) && !(i % 2 === 1 && isTaken(i - 1))).join('') }
}

/** The room and the numbers that a piece of text lists, and whether it says that they are in order. */
function listIn(
  piece: string,
  { rooms, begun }: Listing,
): { room: string; numbers: number[]; ordered: boolean } | undefined {
  if (piece.length > LONGEST) return undefined
  let plain = piece.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('’', "'")
  const found = rooms.find((room) => {
    const name = roomName(room)
      .replace(/ room$/, '(?: room)?')
      .replace("'", "'?")
    const pattern = new RegExp(String.raw`(?<![a-z@])(?:${name}|${room.toLowerCase()})(?![a-z])`)
    if (!pattern.test(plain)) return false
    plain = plain.replace(pattern, '@')
    return true
  })
  if (found === undefined) {
    const numbers = begun ? undefined : ALONE.exec(plain)?.[1]?.match(/\d+/g)?.map(Number)
    return numbers?.length === rooms.length - 1 ? { room: rooms[0]!, numbers, ordered: true } : undefined
  }
  const headed = HEADED.exec(plain)
  const followed = headed ? null : FOLLOWED.exec(plain)
  const list = headed?.[2] ?? followed?.[1]
  return list === undefined
    ? undefined
    : { room: found, numbers: list.match(/\d+/g)!.map(Number), ordered: plain.includes('order') }
}

/** The rooms that so many numbers of a room lead to; undefined: more than one order is possible, or none. */
function rowOf(
  room: string,
  length: number,
  ordered: boolean,
  { rooms, asking, isKnown }: Listing,
  told: ReadonlySet<string>,
): readonly string[] | undefined {
  const others = rooms.filter((other) => other !== room)
  const from = asking.flatMap(([a, b]) => (a === room ? [b] : []))
  const asked = asking.flatMap(([a, b]) => (a === room ? [b] : b === room ? [a] : []))
  const isOpen = (other: string): boolean => !isKnown(room, other) && !told.has([room, other].sort().join(' '))
  const open = others.filter(isOpen)
  const later = rooms.slice(rooms.indexOf(room) + 1)
  if (from.length === length && from.every(isOpen)) return from
  const ways = (ordered ? [others, later, open] : [asked.filter(isOpen), open, later, others]).filter(
    (way) => way.length === length,
  )
  const orders = new Set(ways.map((way) => way.join()))
  return orders.size === 1 || (ordered && orders.size > 0) ? ways[0] : undefined
}

/** "I asked for 4 hallways and read 3 numbers, …": what is wanting of bare numbers. */
export const whyNumbersPuzzle = (asked: number, read: number): string =>
  `${asked > 0 ? `I asked for ${count(asked, 'hallway')} and read ` : ''}${count(read, 'number')}, but no word of which hallway each belongs to`

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
