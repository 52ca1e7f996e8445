/**
 * Spells tables in which each part begins with the room that it is of, "L: E9 B1 / E: B3 K6", as the hallways that they tell,
 * "L-E 9, L-B 1, E-B 3, E-K 6": whatever parts them, a part begins where two rooms meet with no number between.
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { NOUN } from './labels.ts'
import { type Lexicon, NUMBERS, spellRoom } from './lexicon.ts'

interface Cell {
  /** A letter, or a number of coins. */
  readonly is: string | number
  readonly at: number
  readonly end: number
}

interface Part {
  readonly head: Cell
  readonly items: readonly { readonly room: string; readonly coins: number }[]
  readonly last: Cell
  /** What stands between its head and what follows it. */
  readonly behindHead: string
}

/** May stand between the rooms and the numbers of a table, and change nothing. */
const BESIDE = wordSet(
  "and then from for to the at in on of is are it's its has have i i've ive got get see there's with coin coins room rooms rm row line " +
    'hallways ones gives my also finally lastly next plus only just now',
)
const MARKS = /^[\s,;:.=()[\]/|\\•·*~_+&><→⇒–—…'’-]*$/
const PIECES = /\p{L}[\p{L}'’]*|\d+|[^\p{L}\d]+/gu
/** Whether what stands before or behind the head of a part shows that it heads it. */
const HEADS = /[:=)\]→>]|\.\.|\b(?:row|line|has|hallways|ones|gives)\b/i
const LEADS_FROM = /\b(?:from|for)\s+(?:the\s+)?[([]?$/i
/** Whether what stands between two parts shows that another begins. */
const PARTS = /[/|;\n\\•·*~_+&>–—…]|\.|\s-+\s/
/** Of what leads up to the first room. */
const BEFORE_FIRST = /(?:(?:from|for|at) +)?(?:the +)?[([*_]{0,3}$/i
const CLOSING = /^(?: *coins?\b)?[)\]]?/i
/** Where another sentence begins. */
const ENDS = /\n+|[;.] /
/** Whose numbers follow: in one sentence, all of them are. */
const OF_LISTENER = /\b(?:you|u|yours?|urs?)\b(?!.*\b(?:i|my|mine|me|i've)\b)[^.!?\n]*$/i
/** So far before a table it is looked whose it is. */
const LED_UP = 80
/** So many rooms in front may belong to something else: "k, L: …". */
const OPENING = 2

export const spellPartedTables = (text: string, lexicon: Lexicon): string =>
  partAtHeads(spellWhole(text, lexicon), lexicon)

function spellWhole(text: string, lexicon: Lexicon): string {
  let spelled = ''
  let from = 0
  for (const run of runsOf(text, lexicon)) {
    const parts = partsIn(run, text)
    if (!parts) continue
    const begin = parts[0]!.head.at
    const before = text.slice(from, begin).replace(BEFORE_FIRST, '')
    const end = parts.at(-1)!.last.end
    spelled += before
    for (const [i, { head, items, last }] of parts.entries()) {
      const next = parts[i + 1]?.head.at
      spelled += items.map(({ room, coins }) => `${head.is}-${room} ${coins}`).join(', ')
      const ends = OF_LISTENER.test(before.slice(-LED_UP)) ? null : ENDS.exec(text.slice(last.end, next))
      if (next !== undefined) spelled += ends?.[0] ?? ', '
    }
    from = end + CLOSING.exec(text.slice(end))![0].length
  }
  return spelled + text.slice(from)
}

/** Rooms and numbers with nothing between that says something else. */
function runsOf(text: string, lexicon: Lexicon): Cell[][] {
  const runs: Cell[][] = [[]]
  for (const { 0: piece, index: at } of text.matchAll(PIECES)) {
    const is = cellOf(piece, lexicon)
    if (is !== undefined) runs.at(-1)!.push({ is, at, end: at + piece.length })
    else if (!BESIDE.has(piece.toLowerCase()) && !MARKS.test(piece)) runs.push([])
  }
  return runs.filter(({ length }) => length > 4)
}

/** The room or the number that a piece is. */
function cellOf(piece: string, { letters, names, start }: Lexicon): string | number | undefined {
  const word = piece.toLowerCase().replace('’', "'")
  if (/^\d/.test(piece)) return Number(piece)
  if (letters.has(piece.toUpperCase())) return piece.toUpperCase()
  return names.get(spellRoom(word, names)) ?? (word === 'home' ? start : NUMBERS.get(word))
}

const isRoom = ({ is }: Cell): boolean => typeof is === 'string'

/** The parts of the table that a run is; undefined where it is none. */
function partsIn(run: readonly Cell[], text: string): Part[] | undefined {
  for (let skipped = 0; skipped <= OPENING; skipped++) {
    const [past, first] = [run[skipped - 1], run[skipped]]
    if (past && (!isRoom(past) || !first || !/[,.\n]/.test(text.slice(past.end, first.at)))) return undefined
    const parts = cutAtHeads(run.slice(skipped)).map((part) => partOf(part, text))
    if (parts.every((part) => part !== undefined) && isTable(parts, text)) return parts
  }
  return undefined
}

/** Each room is told before its number, or each behind it: which of two rooms that meet is the head. */
function cutAtHeads(run: readonly Cell[]): Cell[][] {
  const numbersLast = run.length > 0 && !isRoom(run.at(-1)!)
  const parts: Cell[][] = []
  for (const [i, cell] of run.entries()) {
    const other = numbersLast ? run[i + 1] : run[i - 1]
    if (i === 0 || (isRoom(cell) && other && isRoom(other))) parts.push([])
    parts.at(-1)!.push(cell)
  }
  return parts
}

function partOf([head, ...cells]: readonly Cell[], text: string): Part | undefined {
  if (!head || !isRoom(head) || cells.length < 2 || cells.length % 2 > 0) return undefined
  const items = []
  const froms = new Set<boolean>()
  for (let i = 0; i < cells.length; i += 2) {
    const [one, two] = [cells[i]!, cells[i + 1]!]
    if (isRoom(one) === isRoom(two)) return undefined
    const [room, coins] = isRoom(one) ? [one, two] : [two, one]
    // "L-A 1. From B I have 2 …" is no longer of L.
    const gap = text.slice(i === 0 ? head.end : cells[i - 1]!.end, one.at)
    if (i > 0 && (/\.\s/.test(gap) || /\bfrom\b/i.test(gap))) return undefined
    items.push({ room: `${room.is}`, coins: Number(coins.is) })
    froms.add(!isRoom(one) && /\bfrom\b/i.test(text.slice(one.end, two.at)))
  }
  const rooms = new Set(items.map(({ room }) => room))
  // "E 9, B 1 from L": the last room is what the others lead from.
  if (rooms.size < items.length || rooms.has(`${head.is}`) || froms.size > 1) return undefined
  return { head, items, last: cells.at(-1)!, behindHead: text.slice(head.end, cells[0]!.at) }
}

/** Two rows or more, each of a room of its own, where hallways one by one would be told otherwise. */
function isTable(parts: readonly Part[], text: string): boolean {
  if (parts.length < 2 || new Set(parts.map(({ head }) => head.is)).size < parts.length) return false
  const several = parts.filter(({ items }) => items.length > 1).length
  const headed = parts.every(
    ({ head, behindHead }) =>
      HEADS.test(behindHead) || LEADS_FROM.test(text.slice(Math.max(0, head.at - REACH), head.at)),
  )
  const parted = parts.slice(1).every(({ head }, i) => PARTS.test(text.slice(parts[i]!.last.end, head.at)))
  return several > 1 || (several > 0 && (headed || parted)) || parts.every(({ behindHead }) => /:/.test(behindHead))
}
const REACH = 16

/** "L: E and B 9, rest 2 / E: K 3, 4 to C": the parts in a line each, where their items are put in many ways. */
function partAtHeads(text: string, lexicon: Lexicon): string {
  const heads: number[] = []
  const rooms = new Set<string>()
  /** Whether anything was counted in the last part. */
  let counted = false
  let before: string | undefined
  for (const { 0: piece, index: at } of text.matchAll(PIECES)) {
    const is = cellOf(piece, lexicon)
    if (
      typeof is === 'string' &&
      before !== 'room' &&
      !OF_LABEL.test(text.slice(Math.max(0, at - REACH), at)) &&
      BEGINS_PART.test(text.slice(at + piece.length))
    ) {
      if ((heads.length > 0 && !counted) || rooms.has(is)) return text
      heads.push(at)
      rooms.add(is)
      counted = false
    }
    counted ||= typeof is === 'number'
    if (is !== undefined) before = typeof is === 'string' ? 'room' : 'number'
    else if (/\p{L}/u.test(piece) ? !LINKS.has(piece.toLowerCase()) : /[\n;.]/.test(piece)) before = undefined
  }
  if (heads.length < 2 || !counted || OF_LISTENER.test(text.slice(Math.max(0, heads[0]! - LED_UP), heads[0])))
    return text
  let parted = text.slice(0, heads[0])
  for (const [i, head] of heads.entries()) {
    const part = text.slice(head, heads[i + 1])
    parted += i + 1 < heads.length ? `${part.replace(BETWEEN, '')}\n` : part
  }
  return parted
}
/** Behind a head: a colon, and no number that is its own. */
const BEGINS_PART =
  /^(?: (?:room|row))?:\s*(?!\d+ ?(?:coins?)?(?:[^\w\s]|$))[^\s\d]|^(?: (?:room|row))?:\s*\d+ (?:coins? )?(?:to|for) /
/** "Option B: …" is no room. */
const OF_LABEL = new RegExp(String.raw`\b${NOUN} (?:#|no\.? ?|number )?$`, 'i')
/** Link a room to the one before. */
const LINKS = wordSet('to and the room')
/** Leads over to the next part. */
const BETWEEN = /[\s,/|\\•·*~_+&–—-]{0,12}(?:(?:and|then) ){0,2}(?:(?:from|for) (?:the )?)?$/
