/**
 * Reads a row of one room whose items are put now this way, now that: "K: 7 to B and G both, P only 5", "E: 1 from L, 2 to B,
 * 6 A", "for B it's 1 both to K and C, and 6 to A". Each item has one number, and it holds for every room of the item.
 */
import { wordSet } from '../../english/typing/word-set.ts'
import type { Coins } from './acts.ts'
import type { Place } from './coins.ts'
import { isMark, wordOf } from './token.ts'
import { roomsIn, type Token } from './tokens.ts'

export interface Row {
  readonly room: string
  readonly coins: readonly Coins[]
  readonly unsure: boolean
}

/** May stand before the room that the row leads from. */
const BEFORE_HEAD = wordSet("and for from at so ok okay then the my is sure yes well it's room leaving")
/** Say that numbers follow. */
const OPENS = wordSet("it it's its is i i've have get got see has there's there is are gives with for me to")
/** May stand in an item, and change nothing of it. */
const BESIDE = wordSet(
  "from to with the only just both it it's its is has room coins coin and for also too at each as well i i've have get got me on into a mere whole towards are there's then lastly finally last plus",
)
/** Wherever one of these stands, items may be put either way. */
const EITHER_WAY = wordSet('from with both each')

/** The row that all of a statement is, where it is put in a way that a list seldom is. `place`: where it leads from, else. */
export function findRow(tokens: readonly Token[], place: Place | undefined): Row | undefined {
  if (tokens.some(({ kind }) => kind === 'join')) return undefined
  let at = 0
  while (BEFORE_HEAD.has(wordOf(tokens[at]))) at++
  const head = headAt(tokens, at)
  const room = head?.room ?? place?.room
  if (room === undefined) return undefined
  // Without a room of its own whatever leads from somewhere is no item of it.
  if (!head && tokens.some((token) => /^(?:from|between|at|leaving)$/.test(wordOf(token)))) return undefined
  const items = itemsOf(tokens.slice(head?.end ?? 0))
  if (items.length < 2 || !items.every(isItem) || !isEitherWay(items)) return undefined
  // "A: 8 from K" leads to A from each, "from K 8 to A, 3 to B" does not.
  const coins = items.flatMap((item) => {
    const number = item.find((token) => token.kind === 'number')!
    return roomsIn(item).map((other) => ({ a: room, b: other, coins: number.value }))
  })
  const reached = coins.map(({ b }) => b)
  if (reached.includes(room) || new Set(reached).size < reached.length) return undefined
  return { room, coins, unsure: head === undefined && !place!.sure }
}

/** The room of a row, and where its items begin: "K:", "for K it's", "K has". */
function headAt(tokens: readonly Token[], at: number): { room: string; end: number } | undefined {
  const room = tokens[at]
  if (room?.kind !== 'room') return undefined
  if (isMark(tokens[at + 1], ':=')) return { room: room.room, end: at + 2 }
  let end = at + 1
  if (isMark(tokens[end], ',')) end++
  while (OPENS.has(wordOf(tokens[end]))) end++
  const named = /^(?:for|from|at|leaving|the)$/.test(wordOf(tokens[at - 1])) || wordOf(tokens[at + 1]) === 'has'
  const begins = tokens[end]?.kind === 'number' || (wordOf(tokens[end - 1]) === 'to' && tokens[end]?.kind === 'room')
  return named && end > at + 1 && begins ? { room: room.room, end } : undefined
}

/** Parts at commas, and at an "and" before a number or behind an item that is whole. */
function itemsOf(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = []
  let item: Token[] = []
  const close = (): void => {
    if (item.some(({ kind }) => kind !== 'word')) items.push(item)
    item = []
  }
  for (const [i, token] of tokens.entries()) {
    const next = tokens.slice(i + 1, i + 4).find(({ kind }) => kind !== 'word')
    const isWhole = item.some(({ kind }) => kind === 'number') && item.some(({ kind }) => kind === 'room')
    if (isMark(token, ',;&') || (wordOf(token) === 'and' && isWhole && next?.kind === 'number')) close()
    else item.push(token)
  }
  close()
  return items
}

const isItem = (item: readonly Token[]): boolean =>
  item.filter(({ kind }) => kind === 'number').length === 1 &&
  roomsIn(item).length > 0 &&
  item.every(({ kind, ...token }) => kind !== 'mark' && (!('word' in token) || BESIDE.has(token.word))) &&
  !namesBoth(item)

/** "The kitchen to the bathroom is 4": a hallway by both of its rooms, which leads from no room that was named before. */
const namesBoth = (item: readonly Token[]): boolean =>
  item.some((token, i) => {
    if (token.kind !== 'room') return false
    const next = item.findIndex(({ kind }, at) => at > i && kind === 'room')
    const between = item.slice(i + 1, Math.max(i + 1, next))
    return (
      between.length > 0 &&
      between.every(({ kind }) => kind === 'word') &&
      between.some((word) => LEADS.has(wordOf(word))) &&
      !between.some((word) => LISTS.has(wordOf(word)))
    )
  })
const LEADS = wordSet('to into towards from')
const LISTS = wordSet('and also plus')

/** Whether some items begin with their number and others with their room, or a word says that both ways are the same. */
function isEitherWay(items: readonly (readonly Token[])[]): boolean {
  const begins = items.map((item) => item.find(({ kind }) => kind !== 'word')!.kind)
  const some = items.some((item) => item.some((token) => EITHER_WAY.has(wordOf(token))))
  const several = items.some((item) => begins[0] === 'number' && roomsIn(item).length > 1)
  return some || several || new Set(begins).size > 1
}
