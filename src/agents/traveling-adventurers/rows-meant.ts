/**
 * From which room a partner tells whatever it names none for: "kitchen 4, attic 2". It answers a row that was asked for, goes
 * on with the one that it told last, or stands where everybody began.
 */
import type { Act, Coins, Pair } from './english/acts.ts'
import type { Place } from './english/coins.ts'
import { inLetters } from './wishes.ts'

/** The talk as far as rows are concerned. */
export interface Rows {
  readonly rooms: readonly string[]
  readonly bounds: { readonly min: number; readonly max: number }
  /** The hallways that were asked for, in order. */
  readonly asking: readonly Pair[]
  /** The coins of the last message that told any. */
  readonly lastTold: readonly Coins[]
  /** Whether anything was told, or a step agreed on, so that somebody may mean another room than the start. */
  readonly begun: boolean
  /** What was told of a hallway; NaN: nothing. */
  readonly known: (a: string, b: string) => number
  readonly read: (text: string, place: Place | undefined) => readonly Act[]
}

export const isSameHallway = (one: Coins, { a, b }: Coins): boolean =>
  (one.a === a && one.b === b) || (one.a === b && one.b === a)

/** Sentences, each with what parts it from the next. */
export const sentencesIn = (text: string): string[] => text.match(/[^.!?;\n]+[.!?;\n]*\s*|[.!?;\n]+\s*/g) ?? []

/** More sentences than anybody tells rows in are not looked at. */
const MOST = 12

const toldIn = (acts: readonly Act[]): Coins[] => acts.flatMap((act) => (act.kind === 'tell' ? [...act.coins] : []))

/** Whether a sentence tells hallways and says from where itself. */
export function namesItsRow(text: string, { read }: Rows): boolean {
  const acts = read(text, undefined)
  return acts.some((act) => act.kind === 'tell' && act.unsure !== true) && acts.every(({ kind }) => kind !== 'unclear')
}

/** What a sentence tells if it is told from a room; undefined: it is not told from there alone. */
export function readFrom(text: string, room: string, { read }: Rows): readonly Coins[] | undefined {
  const acts = read(text, { room, sure: true })
  const coins = toldIn(acts)
  const isRow = coins.length > 0 && coins.every(({ a, b }) => a === room || b === room)
  return isRow && acts.every(({ kind }) => kind !== 'unclear') ? coins : undefined
}

/** The rooms that hallways were told from last, the latest first. */
export const roomsToldFrom = ({ lastTold }: Pick<Rows, 'lastTold'>): string[] => [
  ...new Set(lastTold.map(({ a }) => a).reverse()),
]

const COUNTS = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i
/** "No, I mean from L." */
const FROM_ALONE = /\b(?:from|leaving|of) ([A-Z])\W*$/

/** Where the rows of a message lead from; undefined: nothing says so. */
export function placeOfRows(text: string, talk: Rows): Place | undefined {
  const sentences = sentencesIn(text)
  if (sentences.length > MOST) return undefined
  for (const [i, row] of sentences.entries()) {
    if (!COUNTS.test(row) || namesItsRow(row, talk)) continue
    const others = sentences.filter((_, at) => at !== i).join('')
    const said = FROM_ALONE.exec(inLetters(sentences[i - 1] ?? '', talk.rooms))?.[1]
    const place = placeOfRow(row, others, said, talk)
    if (place) return place
  }
  return undefined
}

function placeOfRow(row: string, others: string, said: string | undefined, talk: Rows): Place | undefined {
  const { rooms, asking, begun, known } = talk
  const from = (room: string): readonly Coins[] | undefined => readFrom(row, room, talk)
  if (said !== undefined && from(said)) return { room: said, sure: true }
  // What the message tells of a row by its name is not told of it once more.
  const named = COUNTS.test(others) ? toldIn(talk.read(others, undefined)) : []
  const isNamed = (coins: Coins): boolean => named.some((one) => isSameHallway(one, coins))
  const isAsked = ({ a, b }: Coins, room: string): boolean =>
    asking.some(([start, end]) => start === room && end === (a === room ? b : a))
  const asked = [...new Set(asking.map(([start]) => start))].filter((room) =>
    from(room)?.every((coins) => isAsked(coins, room) && !isNamed(coins)),
  )
  if (asked.length > 0) {
    // One number may belong to any of the rows that were asked for, a whole row only to that.
    const isWhole = (room: string): boolean =>
      from(room)!.length > 1 && from(room)!.length === asking.filter(([start]) => start === room).length
    const room = asked.length === 1 ? asked[0] : asked.find(isWhole)
    return room === undefined ? undefined : { room, sure: true }
  }
  const goesOn = roomsToldFrom(talk).find((room) =>
    from(room)?.every(({ a, b, coins }) => Number.isNaN(known(a, b)) || known(a, b) === coins),
  )
  if (goesOn !== undefined) return { room: goesOn, sure: true }
  const [start] = rooms
  return begun || from(start!) === undefined ? undefined : { room: start!, sure: true }
}
