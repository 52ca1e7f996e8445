/**
 * Numbers of both together that a partner names of single hallways: "K-C is 18 together", "with yours that makes 18 on K-C".
 * Where both sides are known they are a remark, which is right or wrong; where only the partner's is not, it follows from them.
 */
import type { Coins } from './english/acts.ts'
import { roomsToldFrom, type Rows } from './rows-meant.ts'
import { inLetters } from './wishes.ts'

export interface Sums extends Rows {
  readonly own: (a: string, b: string) => number
  /** Whether the partner knows one's own number. */
  readonly isShared: (a: string, b: string) => boolean
  /** Where both stand. */
  readonly here: string
}

/** A sum that was named of a hallway, and what it is. */
export interface Checked {
  readonly hallway: Coins
  readonly said: number
  readonly total: number
  readonly asked: boolean
}

export interface Summed {
  readonly checked: readonly Checked[]
  /** Whether a hallway was summed up of which the partner's part is not known. */
  readonly open: boolean
  /** The text with the partner's part in the place of each sum. */
  readonly rest: string
}

const SUMS_UP =
  /\b(?:together|in total|altogether|combined|in sum|for (?:both|the two) of us|(?:gives?|makes?|brings?|gets?) us|we(?:['’]?d|['’]?ll| would| will| both| could)?(?: both)? (?:get|have|make|earn|collect)|(?:with|and|plus) your(?:s| \d+)|our (?:sum|total))\b|\d ?\+ ?\d/i
const PARTS = /([.!?;\n]+\s*|,\s+|\s+[-–—]+\s+|(?<=\d[^,.;\d]{0,30})\s+(?=(?:and|but|so|because)\s))/
const HALLWAY = /\b([A-Z]) ?(?:-+|[–—/]|to|and|→|->) ?(?:the )?([A-Z])\b/
const ROOM = /\b([B-HJ-Z]|A(?! [a-z]))\b/
/** No message with more parts is looked at. */
const MOST = 40

export function sumsIn(text: string, sums: Sums): Summed | undefined {
  if (!SUMS_UP.test(text)) return undefined
  const parts = text.split(PARTS)
  if (parts.length > MOST * 2) return undefined
  const checked: Checked[] = []
  let open = false
  const read = parts.map((part, i) => {
    if (i % 2 === 1) return part
    const said = saidIn(part)
    // "E-K is 15 in total, B-K is 11": more than a hallway can have.
    const isSum = SUMS_UP.test(part) || (said !== undefined && said > sums.bounds.max)
    const hallway = isSum ? hallwayIn(part, sums) : undefined
    if (!hallway || said === undefined || said > 2 * sums.bounds.max) return part
    const [a, b] = hallway
    const [own, known] = [sums.own(a, b), sums.known(a, b)]
    const [yes = ''] = CONSENT.exec(part) ?? []
    if (!Number.isNaN(known)) {
      checked.push({ hallway: { a, b, coins: known }, said, total: own + known, asked: asks(parts, i) })
      return `${yes}${a}-${b} is ${known}`
    }
    const rest = said - own
    if (sums.isShared(a, b) && rest >= sums.bounds.min && rest <= sums.bounds.max)
      return `${yes}${a}-${b} is about ${rest}`
    open = true
    return part
  })
  return { checked, open, rest: read.join('') }
}

/** "Yes, K-C is 18 together" */
const CONSENT = /^\W*(?:yes|yeah|yep|ok|okay|sure|agreed|fine|no|nope)\b[, ]*/i
const TAG = /^(?:right|correct|no|or|yes|eh|ok|isn['’]t it|is it|is that (?:right|correct|so))$/i

/** "K-C is 18 together, right?" */
const asks = (parts: readonly string[], i: number): boolean =>
  (parts[i + 1] ?? '').includes('?') || (TAG.test((parts[i + 2] ?? '').trim()) && (parts[i + 3] ?? '').includes('?'))

function hallwayIn(part: string, sums: Sums): readonly [string, string] | undefined {
  const plain = inLetters(part, sums.rooms)
  const isRoom = (room: string | undefined): room is string => room !== undefined && sums.rooms.includes(room)
  // A path is no hallway.
  if ((plain.match(/\b[A-Z]\b/g) ?? []).filter(isRoom).length > 2) return undefined
  const [, a, b] = HALLWAY.exec(plain) ?? []
  if (isRoom(a) && isRoom(b)) return a === b ? undefined : [a, b]
  const [, room] = ROOM.exec(plain) ?? []
  const from = sums.here === sums.rooms[0] ? (roomsToldFrom(sums)[0] ?? sums.here) : sums.here
  return isRoom(room) && room !== from ? [from, room] : undefined
}

/** "10+8 = 18": the number that all comes to. */
function saidIn(part: string): number | undefined {
  const numbers = (part.match(/\d+/g) ?? []).map(Number)
  const [one, other, ...more] = numbers
  if (/\d ?\+ ?\d/.test(part) && other !== undefined && more.length === 0) return one! + other
  return numbers.at(-1)
}
