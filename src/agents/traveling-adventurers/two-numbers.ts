/** Which of two numbers holds that were told of one hallway: "the first ones", "six for me, three for you", "the 3 is yours". */
import type { Pair, Coins } from './english/acts.ts'
import { inDigits } from './rows-put-right.ts'
import { sentencesIn } from './rows-meant.ts'
import { inLetters } from './wishes.ts'

/** A hallway of which several numbers were told. */
export type Doubtful = readonly [pair: Pair, values: readonly number[]]

interface Settled {
  readonly coins: readonly Coins[]
  /** What is left to read. */
  readonly rest: string
}

/** "The second numbers are the right ones, always", "the newer ones", "always the first". */
const WHICH_OF_TWO =
  /\b(?:the|my|always|take|use) (?:\w+ )?(first|second|later|latter|last|latest|new|newer|newest|old|older|original|former|earlier|previous)(?: (?:numbers?|ones?|values?|lists?|rows?|coins|set))?\b/i
const HOLDS = /\b(?:right|correct|true|holds?|stands?|stays?|always|take|use|keep|count|counts|valid|good)\b/i
/** "Forget that last list for L" */
const FORGETS =
  /\b(?:forget|ignore|disregard|scrap|scratch|strike|delete|drop|never mind|discard|throw away)(?: about)? (?:all )?(?:the|my|that|those|this|these) (?:\w+ )?(first|second|later|latter|last|latest|new|newer|newest|old|older|original|former|earlier|previous)(?: (?:numbers?|ones?|values?|lists?|rows?|message|coins|set|table))?\b/i
const EARLIER = /^(?:first|old|older|original|former|earlier|previous)$/i
const OF_ROOM = /\b(?:for|of|from|about|on|to) ([A-Z])\b(?! ?(?:-|–|to\b))/

/** Which of two numbers holds, by its place; undefined: nothing says so. */
function placeOf(sentence: string): 0 | 1 | undefined {
  if (/\d/.test(sentence)) return undefined
  const [, dropped] = FORGETS.exec(sentence) ?? []
  if (dropped !== undefined) return EARLIER.test(dropped) ? 1 : 0
  const [, which] = WHICH_OF_TWO.exec(sentence) ?? []
  if (which === undefined || !HOLDS.test(sentence)) return undefined
  return EARLIER.test(which) ? 0 : 1
}

const IS_YOURS = /\b(?:you|your|yours|u|ur|you['’]ve)\b/i
const IS_NONE =
  /\b(?:not|never|wrong|instead|rather than|isn['’]?t|wasn['’]?t|didn['’]?t|mistake|typo|forget|ignore)\b/i
const THEY_SAID =
  /\b(?:you|u)(?:['’]ve| have| had)? (?:just |already |only )?(?:told|said|gave|wrote|sent|named|mentioned|claimed|have|had|got|get|see)\b/i
const IS_MINE = /\b(?:i|me|my|mine|i['’]ve)\b/i
/** Of these a number counts something else. */
const OF_ELSE = /\b(?:path|route|tour|total|together|sum|turns?|rooms?|hallways?|times|altogether|both)\b/i
const LONGEST = 90

/** A number of a sentence without rooms, and whether it is said to be the speaker's own. */
interface Said {
  readonly coins: number
  readonly holds: boolean
}

function saidIn(sentence: string, rooms: readonly string[]): readonly Said[] | undefined {
  if (sentence.length > LONGEST || OF_ELSE.test(sentence) || /\?\s*$/.test(sentence)) return undefined
  const plain = inDigits(inLetters(sentence, rooms))
  if (rooms.some((room) => new RegExp(String.raw`\b${room}\b(?! \d)`).test(plain))) return undefined
  const clauses = plain.split(/[,;:–—]| - |\b(?:but|and|while|whereas)\b/)
  const said = clauses.flatMap((clause): Said[] => {
    const numbers = clause.match(/\d+/g)?.map(Number) ?? []
    // "6 not 3"
    const [first, ...denied] = numbers
    if (first === undefined) return []
    const before = clause.slice(0, clause.search(/\d/))
    const isOwn = IS_MINE.test(clause) && !THEY_SAID.test(clause) && !/\b(?:you|u)\b/i.test(before)
    const holds =
      !IS_NONE.test(before) && (isOwn || !IS_YOURS.test(clause)) && !/\d\D*\b(?:wrong|mistake|typo)\b/.test(clause)
    return [{ coins: first, holds }, ...denied.map((coins) => ({ coins, holds: false }))]
  })
  return said.length > 0 ? said : undefined
}

/** What holds of the doubtful hallways, and what of the text is left to read. */
export function settleTwo(text: string, either: readonly Doubtful[], rooms: readonly string[]): Settled | undefined {
  const sentences = sentencesIn(text)
  if (either.length === 0 || sentences.length > 8) return undefined
  const placed = sentences.map((sentence) => byPlace(sentence, either, rooms))
  const others = sentences.filter((_, i) => placed[i]!.length === 0)
  const counted = others.map((sentence) => saidIn(sentence, rooms))
  const one = byNumber(
    counted.flatMap((said) => said ?? []),
    either,
  )
  const coins = [...placed.flat(), ...one]
  if (coins.length === 0) return undefined
  return { coins, rest: others.filter((_, i) => one.length === 0 || !counted[i]).join('') }
}

function byPlace(sentence: string, either: readonly Doubtful[], rooms: readonly string[]): readonly Coins[] {
  const which = placeOf(sentence)
  if (which === undefined) return []
  const [, room] = OF_ROOM.exec(inLetters(sentence, rooms)) ?? []
  return either.flatMap(([[a, b], values]): Coins[] =>
    room === undefined || !rooms.includes(room) || a === room || b === room
      ? [{ a, b, coins: values.at(which === 0 ? 0 : -1)! }]
      : [],
  )
}

/** The one hallway that the one number of the speaker's settles, or the one of the listener's by what it leaves. */
function byNumber(said: readonly Said[], either: readonly Doubtful[]): readonly Coins[] {
  const numbers = (holds: boolean): Set<number> =>
    new Set(said.flatMap((one) => (one.holds === holds ? [one.coins] : [])))
  const [own, others] = [numbers(true), numbers(false)]
  if (own.size > 1 || others.size > 1) return []
  const fits = either.flatMap(([[a, b], values]): Coins[] => {
    const left = values.filter((value) => (own.size > 0 ? own.has(value) : !others.has(value)))
    return left.length === 1 && left.length < values.length ? [{ a, b, coins: left[0]! }] : []
  })
  return fits.length === 1 ? fits : []
}
