/**
 * The hallways that a message tells so plainly that nobody can take them otherwise: both rooms beside the number ("L-E 2", "4
 * from B to K"), or a row with its own head ("K: C 5, A 3"). It knows nothing of how the reader comes to its numbers, so that
 * whatever the reader takes beyond these is said back.
 */
import type { Coins } from './english/acts.ts'
import { inDigits } from './rows-put-right.ts'
import { sentencesIn } from './rows-meant.ts'
import { inLetters, roomCutShort } from './wishes.ts'

/** A room or a number, and the words between it and what stands before. */
interface Part {
  readonly room?: string
  readonly coins?: number
  readonly before: string
}

/** Words that make something else of the numbers beside them, or say that the hallway is named elsewhere. */
const TURNS =
  /\b(?:you|your|yours|u|ur|not|no|never|none|except|apart|but|besides|beside|other|others|both|each|every|everything|all|rest|remaining|same|too|likewise|there|then|twice|half|double|more|less|fewer|than|if|or|instead|without|skip|missing|lose|lost|because|since|cause|as|together|total|sum|us|our|we|both|was|were|should|would|could|might|may|maybe|perhaps|said|told|mean|meant|that|this|those|these|which|what|like|least|most|about|around|over|under|above|below|up)\b|n['’]t\b/i
/** "E to me is bathroom 4" names whose it is and nothing else. */
const OPENS = /^(?:.{0,80}\b(?:from|leaving|of|for|in|out of|that|this|asked|said)\b.{0,20}|.{0,60})$/i
const FROM = /\b(?:from|leaving|out of|starting (?:at|in)|at|off|of)$/i
const LINK = /^(?:[-–—>→/\\]+|to|and|with|is|towards|into|by|, to|(?:to|for|with) me(?: it)?(?:['’]s| is)?)?$/i
const TO = /(?:^|\b)(?:to|into|towards|for)$/i
const BETWEEN_ROOMS = /(?:^|\b)(?:from|between|on|in|for|of|at|is|coins?|the|leads|link)$/i
/** A number stands beside its rooms with so few words between. */
const MOST_WORDS = 4
/** "…, and you?", "what about yours?" asks, and leaves the numbers as they are. */
const HANDS_BACK =
  /,?\s{0,3}(?:\b(?:and|what about|how about|what(?:['’]s| is)|but)\s{1,3}){1,3}(?:you|u|your?s|your side|for you)\s{0,3}\?\s{0,3}$/i
/** "3, and L-K 1": a number that answers stands before. */
const ANSWERS = /^\W*\d+(?:\s*,\s*\d+){0,6}\s*,\s*(?:and\s+)?(?=[A-Z]\b)/
/** "As promised, in pairs: ", "the ones you asked for: " */
const LEAD = /^[^A-Z\d:]{0,60}:\s*(?=\S)/

const HEAD_ALONE = /^[\s*#•>-]*(?:(?:from|leaving|row|room|out of) )?(?:the )?([A-Z])\s*[:*]{0,3}\s*$/i
const WRITTEN = /\b[A-Z]{1,2}\b|\d+|[^\sA-Za-z\d,;.!?"'’()]+|[A-Za-z'’]+|[,()]/g

/** As `a b coins`, whichever way the hallway is walked. */
export const hallwayTold = ({ a, b, coins }: Coins): string => `${[a, b].sort().join(' ')} ${coins}`

export function plainlyTold(text: string, rooms: readonly string[]): ReadonlySet<string> {
  const short = inLetters(text.slice(0, LONGEST), rooms).replaceAll(
    CUT_SHORT,
    (word) => roomCutShort(word, rooms) ?? word,
  )
  const plain = inDigits(short).replace(HANDS_BACK, '. ')
  const found = new Set<string>()
  let head: string | undefined
  for (const sentence of sentencesIn(plain)) {
    const alone = HEAD_ALONE.exec(sentence.trim())?.[1]?.toUpperCase()
    if (alone !== undefined && rooms.includes(alone)) {
      head = alone
      continue
    }
    const parts = partsOf(
      bigRooms(sentence, rooms)
        .replace(/[.!;\n]+\s*$/, '')
        .replace(LEAD, '')
        .replace(ANSWERS, ''),
      rooms,
    )
    for (const coins of (parts && unitsOf(parts, head)) ?? []) found.add(hallwayTold(coins))
    if (!sentence.endsWith('\n')) head = undefined
  }
  return found
}
const LONGEST = 2000
const CUT_SHORT = /\b(?:bath|kids?['’]?s?|children(?:['’]s)?|living|empty)(?![\w'’]| ?room)/gi

/** Undefined: something is said in between that a plain statement does not say. */
function partsOf(sentence: string, rooms: readonly string[]): readonly Part[] | undefined {
  const parts: Part[] = []
  let words: string[] = []
  if (sentence.includes('?')) return undefined
  for (const [word] of sentence.matchAll(WRITTEN)) {
    const named = /^[A-Z]{1,2}$/.test(word) && word !== 'I' && [...word].every((one) => rooms.includes(one))
    const coins = /^\d+$/.test(word) ? Number(word) : /^one$/i.test(word) ? 1 : undefined
    if (!named && coins === undefined) {
      words.push(word)
      continue
    }
    const before = words.join(' ')
    words = []
    if (parts.length > 0 && (TURNS.test(before) || (before.match(/[A-Za-z]+/g) ?? []).length > MOST_WORDS))
      return undefined
    if (named) for (const [i, room] of [...word].entries()) parts.push({ room, before: i === 0 ? before : '' })
    else parts.push({ coins: coins!, before })
  }
  const [first] = parts
  return first &&
    OPENS.test(first.before) &&
    !OF_LISTENER.test(first.before) &&
    !TURNS.test(words.join(' ').split(',')[0]!)
    ? parts
    : undefined
}
const OF_LISTENER = /\b(?:you|u|your|yours|not|except|apart|there|sum|total|together|both|if)\b/i

/** "l-b 4": rooms in small letters where a stroke links them. */
const bigRooms = (text: string, rooms: readonly string[]): string =>
  text.replaceAll(/\b([A-Za-z])(\s?[-–—/]\s?)([A-Za-z])\b/g, (all, a: string, link: string, b: string) =>
    rooms.includes(a.toUpperCase()) && rooms.includes(b.toUpperCase())
      ? `${a.toUpperCase()}${link}${b.toUpperCase()}`
      : all,
  )

/** The hallways, one behind the other; undefined where anything is left that belongs to none. */
function unitsOf(parts: readonly Part[], above: string | undefined): readonly Coins[] | undefined {
  const found: Coins[] = []
  let head = above
  for (let i = 0; i < parts.length;) {
    const [one, two, three] = parts.slice(i, i + 3)
    const [room, coins] = [one!.room, one!.coins]
    if (room !== undefined && two?.room !== undefined && three?.coins !== undefined && links(two, one!)) {
      // "L-E 2", "K: C 5"
      head = room
      found.push({ a: room, b: two.room, coins: three.coins })
      i += 3
    } else if (
      room !== undefined &&
      two?.coins !== undefined &&
      three?.room !== undefined &&
      isHead(one!, two, three)
    ) {
      // "From K I have 5 to A, 3 to B"
      head = room
      i++
    } else if (coins !== undefined && two?.room !== undefined && three?.room !== undefined && isPair(two, three)) {
      // "4 from B to K"
      head = two.room
      found.push({ a: two.room, b: three.room, coins })
      i += 3
    } else if (head !== undefined && room !== undefined && two?.coins !== undefined && room !== head) {
      found.push({ a: head, b: room, coins: two.coins })
      i += 2
    } else if (head !== undefined && coins !== undefined && two?.room !== undefined && two.room !== head) {
      found.push({ a: head, b: two.room, coins })
      i += 2
    } else return undefined
  }
  return found
}

const links = ({ before, room }: Part, one: Part): boolean =>
  room !== one.room && (LINK.test(before) || before.startsWith(':') || FROM.test(one.before))

const isHead = (one: Part, two: Part, three: Part): boolean =>
  !TO.test(one.before) &&
  (FROM.test(one.before) || two.before.startsWith(':') || (TO.test(three.before) && /[A-Za-z]/.test(two.before)))

const isPair = (two: Part, three: Part): boolean =>
  two.room !== three.room && BETWEEN_ROOMS.test(two.before) && LINK.test(three.before)
