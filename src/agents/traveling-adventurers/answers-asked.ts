/**
 * What a message answers in a few words at its head, or in numbers alone, to what it was asked right before: yes or no to
 * numbers that were read back, the number that holds of two, numbers in the order asked for; and what it puts right of what it
 * told. What is left goes to the reader, with the room that its rows lead from.
 */
import { longestMessage, roomName } from '../../games/traveling-adventurers/index.ts'
import type { Act, Coins, Pair } from './english/acts.ts'
import type { Place } from './english/coins.ts'
import { withoutComplaints } from './complaints.ts'
import { findListed, type Listing } from './listed-numbers.ts'
import { misheardIn, objects, withoutReversal } from './misheard.ts'
import { placeOfRows } from './rows-meant.ts'
import { withoutRoomsCounted } from './rules-asked.ts'
import { putRightIn, roomMeant } from './rows-put-right.ts'
import { type Summed, type Sums, sumsIn } from './sums-told.ts'
import { type Doubtful, settleTwo } from './two-numbers.ts'

/** What was asked, and what is known. */
export interface Asked extends Listing, Sums {
  /** What was read back, to be confirmed. */
  readonly confirming: readonly Coins[]
  /** Whether that was only said in passing, so that nobody has to answer it. */
  readonly inPassing: boolean
  /** Whether a yes is to numbers, and to nothing else that was said. */
  readonly ofNumbers: boolean
  /** What the partner had said right before it. */
  readonly before: string
  /** The hallways of which two numbers were told, with these. */
  readonly either: readonly Doubtful[]
  /** Whether all hallways were asked for, or all of a room. */
  readonly asksAll: boolean
  /** The room that the talk has come to. */
  readonly place: Place | undefined
  readonly read: (text: string, place: Place | undefined) => readonly Act[]
}

export interface Answered {
  /** Settled, whatever was told before. */
  readonly settled: readonly Coins[]
  /** Read by their order alone: to be read back. */
  readonly likely: readonly Coins[]
  /** Put right of what was told before. */
  readonly corrected: readonly Coins[]
  /** Whether what was read back is right, but for what is told otherwise. */
  readonly confirms: boolean
  /** What was said back and is not so, to be told anew. */
  readonly dropped: readonly Coins[]
  /** Whether it says yes to what was said back, and nothing else. */
  readonly onlyConfirms: boolean
  /** What was said of both together, of single hallways. */
  readonly summed: Summed | undefined
  /** The room that rows lead from where they name none. */
  readonly place: Place | undefined
  /** What the reader has to read. */
  readonly rest: string
}

const FILLER = String.raw`(?:(?:hm+|oh|ah|ok|okay|well|so|and|haha|lol|yes|yeah|sorry)[,. ]+)*`
/** "Yes.", "right, …", "that's all correct!" at the head of a message. */
const YES = new RegExp(
  String.raw`^\s*${FILLER}(?:(?:yes|yeah|yep|yup|ya|ye|right|correct|exactly|true|indeed|sure|absolutely|precisely|affirmative|perfect|(?:all|both|everything|every one|each)(?: of (?:them|those|these|it))?(?:,? (?:the|my|two|three|four|five|six|[2-9]|numbers?|values?|coins|ones))*(?: (?:is|are|was|were))?(?: (?:all|quite|perfectly|absolutely))* (?:right|correct|good|fine|true|accurate)|you got it|spot on|(?:quite |exactly |that's |perfectly )?right you are|you(?:'re| are) (?:quite |absolutely |exactly )?right|(?:yes,? )?you(?:'ve)? (?:got|have|heard|understood|read|took|noted) (?:it|that|them|me|everything|those) (?:all )?(?:right|correctly|well)|your (?:reading|numbers?|list|notes?|summary|version|understanding) (?:is|was|are|were) (?:all |quite |perfectly |absolutely )*(?:right|correct|fine|good|accurate))(?: (?:dear|mate|partner|sir|indeed))?(?: (?:that'?s|that is|they're|they are|those are|it's|it is|all) (?:all )?(?:right|correct|true|it|so|good))?|(?:that'?s|that is|they're|they are|those are|it's|it is|these are) (?:all |quite |exactly |perfectly )?(?:right|correct|true|so|it))\b\s*(?:[,.!;:\n]|-|–|$|\b(?=and\b|but\b|except\b|only\b|also\b|plus\b))[\s.!)]*`,
  'i',
)
/** "No, …", "not quite: …", "almost, …". */
const NO =
  /^\s*(?:(?:hm+|oh|ah|well|so|wait|sorry)[,. ]+)*(?:no|nope|nah|not (?:quite|really|all|exactly|entirely)|almost|nearly|wrong)\b[\s,.!:;]*(?!(?:idea|problem|thanks|worries|path|way|one)\b)/i

const hallway = ({ a, b }: { readonly a: string; readonly b: string }): string => [a, b].sort().join(' ')
const toldIn = (acts: readonly Act[]): Coins[] => acts.flatMap((act) => (act.kind === 'tell' ? [...act.coins] : []))

export function answersTo(asked: Asked, given: string): Answered {
  const text = given.slice(0, longestMessage)
  const settled: Coins[] = []
  const likely: Coins[] = []
  const passed = asked.inPassing ? answersPassed(asked, text) : undefined
  // What needs no answer and gets none was not asked.
  const confirming = asked.inPassing ? [] : asked.confirming
  const read = (part: string): readonly Act[] => asked.read(part, asked.place)
  // The no before a number that was read back is to that.
  let right = confirming.length === 0 && !passed ? putRightIn(text, asked) : undefined
  let rest = right?.rest ?? text
  let confirms = false
  if (passed) {
    settled.push(...passed.settled)
    ;({ rest, confirms } = passed)
    right = undefined
  }
  if (confirming.length > 0) {
    const [yes] = YES.exec(rest) ?? saysAgain(rest, confirming) ?? []
    const [no] = yes === undefined ? (NO.exec(rest) ?? []) : []
    const head = yes ?? no ?? ''
    const elliptic = correctionIn(rest.slice(head.length), asked)
    const spared = rest.slice(head.length).trim()
    const meant = roomMeant(rest, confirming, asked.rooms)
    // "No, it is 4.", of the one that was read back.
    const other = yes === undefined && confirming.length === 1 ? leadIn(rest) : undefined
    const [number, ...more] = other?.numbers ?? []
    if (
      other &&
      number !== undefined &&
      more.length === 0 &&
      number >= asked.bounds.min &&
      number <= asked.bounds.max
    ) {
      settled.push({ ...confirming[0]!, coins: number })
      ;({ rest } = other)
      confirms = true
    } else if (meant) {
      settled.push(meant)
      rest = ''
    } else if (elliptic) {
      settled.push(...elliptic.coins)
      rest = elliptic.rest
      confirms = true
    } else if (yes !== undefined) {
      confirms = true
      // A yes alone may be to a proposal too.
      if (spared !== '' || asked.ofNumbers) rest = spared
    } else {
      const among = new Map(confirming.map((one) => [hallway(one), one.coins]))
      const put = toldIn(read(rest)).filter((one) => among.has(hallway(one)))
      confirms = put.some((one) => among.get(hallway(one)) !== one.coins)
      if (confirms) {
        settled.push(...put)
        if (no !== undefined && /[A-Za-z\d]/.test(spared)) rest = spared
      }
    }
  }
  const two = settleTwo(rest, asked.either, asked.rooms)
  if (two) {
    settled.push(...two.coins)
    ;({ rest } = two)
  }
  const known = confirms ? [...asked.confirming, ...settled] : settled
  const lead = leadIn(rest)
  if (lead) {
    const found = placeNumbers(asked, lead.numbers, lead.rest, known)
    if (found) {
      settled.push(...found.settled)
      likely.push(...found.likely)
      ;({ rest } = lead)
    }
  }
  const listed = findListed(asked, rest, known, read)
  if (listed) {
    likely.push(...listed.coins)
    ;({ rest } = listed)
  }
  if (confirming.length > 0) {
    right = putRightIn(rest, asked)
    rest = right?.rest ?? rest
  }
  const summed = sumsIn(rest, asked)
  rest = withoutRoomsCounted(withoutComplaints(summed?.rest ?? rest))
  const lastTold = confirms ? [...asked.lastTold, ...known] : asked.lastTold
  const place = (rest !== '' && placeOfRows(rest, { ...asked, lastTold })) || asked.place
  const { dropped = [] } = passed ?? {}
  const onlyConfirms = passed?.onlyConfirms ?? (asked.ofNumbers && isYes(text))
  if (onlyConfirms) rest = ''
  return { settled, likely, corrected: right?.coins ?? [], confirms, dropped, onlyConfirms, summed, place, rest }
}

type Passed = Pick<Answered, 'settled' | 'confirms' | 'dropped' | 'onlyConfirms' | 'rest'>

/** What is said to numbers that were said back in passing; undefined: nothing. */
function answersPassed(asked: Asked, text: string): Passed | undefined {
  const { confirming, bounds, rooms } = asked
  const none = { settled: [], confirms: false, dropped: [], onlyConfirms: false }
  const misheard = misheardIn(text, confirming, rooms, asked.before)
  if (misheard)
    return { ...none, settled: misheard.coins, confirms: true, dropped: misheard.dropped, rest: misheard.rest }
  if (objects(text)) {
    const said = withoutReversal(text.replace(NO, ' '))
    const elliptic = correctionIn(said, asked)
    if (elliptic) return { ...none, settled: elliptic.coins, confirms: true, rest: elliptic.rest }
    const lead = leadIn(text)
    const inside = lead?.numbers.every((number) => number >= bounds.min && number <= bounds.max)
    if (lead && inside && lead.numbers.length === confirming.length)
      return {
        ...none,
        settled: confirming.map((one, i) => ({ ...one, coins: lead.numbers[i]! })),
        confirms: true,
        rest: lead.rest,
      }
    const meant = roomMeant(text, confirming, rooms)
    if (meant) return { ...none, settled: [meant], dropped: confirming, confirms: true, rest: '' }
    // "No no. K-A is two, …": those that are told otherwise.
    const among = new Map(confirming.map((one) => [hallway(one), one.coins]))
    const put = toldIn(asked.read(text, asked.place)).filter((one) => among.has(hallway(one)))
    const rest = text.replace(NO, '')
    return put.some((one) => among.get(hallway(one)) !== one.coins)
      ? { ...none, settled: put, confirms: true, rest: /[A-Za-z\d]/.test(rest) ? rest : text }
      : undefined
  }
  const rest = asked.ofNumbers ? behindYes(text) : undefined
  return rest === undefined ? undefined : { ...none, confirms: true, onlyConfirms: isYes(text), rest }
}

/** What stands behind a yes; undefined: there is none. */
function behindYes(text: string): string | undefined {
  const [yes] = YES.exec(text) ?? []
  if (yes === undefined) return undefined
  const rest = text.slice(yes.length)
  const [again = ''] = YES.exec(rest) ?? []
  return rest.slice(again.length).trim()
}

/** Whether it says yes and nothing else. */
function isYes(text: string): boolean {
  const rest = behindYes(text)
  return rest !== undefined && !/[A-Za-z\d]/.test(rest)
}

/** "Yes 4.": yes, and the one number that was read back. */
function saysAgain(text: string, [first, ...others]: readonly Coins[]): RegExpExecArray | undefined {
  const found = YES_AGAIN.exec(text)
  return found && first && others.length === 0 && Number(found[1]) === first.coins ? found : undefined
}
const YES_AGAIN =
  /^\W*(?:(?:oh|ah|ok|well)\W+)*(?:yes|yeah|yep|yup|right|correct|exactly)[\s,]{1,2}(?:it['’]?s |it is |that['’]?s |that is |is |a )?(\d+)(?: coins?)?(?:(?: is|'s)? (?:right|correct|it))?(?=\s*(?:[.,;!\n]|$| and\b))[\s.,;!]*(?:and\b\s*)?/i

/** Words beside numbers that answer. */
const BESIDE =
  'a and are coin coins exactly for have i got get its it in is just me mine my of on only oh okay ok side so sure the then there these they those um uh well yes yep yeah yup ' +
  "it's i've i'd they're that's that told you already said as like meant mean before gave the last ones one first right correct wait sorry no hm hmm make was were both each now again still here btw fyi by way"
const BESIDE_WORDS = new Set(BESIDE.split(' '))
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')

interface Lead {
  readonly numbers: readonly number[]
  readonly rest: string
}

/** The numbers that a message begins with, where they belong to nothing behind them. */
function leadIn(text: string): Lead | undefined {
  const numbers: number[] = []
  let [end, isParted, isLast] = [0, false, true]
  for (const piece of text.matchAll(/([A-Za-z'’]+|\d+)([^A-Za-z\d]*)/g)) {
    const [all, written, behind] = piece as unknown as [string, string, string]
    const word = written.toLowerCase().replace('’', "'")
    const value = numberOf(word) ?? -1
    // A one that may be a word counts only between numbers.
    const counts = value >= 0 && !(word === 'one' && /^\s*$/.test(behind) && numbers.length === 0)
    isLast = false
    if (!counts && !BESIDE_WORDS.has(word)) break
    isLast = true
    // "It's 2 btw."
    if (!counts && numbers.length > 0 && /[.!?;\n]/.test(behind))
      return { numbers, rest: text.slice(piece.index + all.length).trim() }
    if (!counts) continue
    if (/^\s*[-–—]\S/.test(behind)) return undefined
    numbers.push(value)
    end = piece.index + all.length
    isParted = /[,.!?;:\n]/.test(behind) || /^\s*(?:and|but|so|then|i)\b/i.test(text.slice(end))
    // A sentence with numbers is all of the lead.
    if (/[.!?;\n]/.test(behind)) return { numbers, rest: text.slice(end).trim() }
  }
  if (numbers.length === 0) return undefined
  if (isLast) return { numbers, rest: '' }
  const rest = text.slice(end).trim()
  const goesOn =
    /^(?:to|for|from|in|on|at|between|into|with|turns?|rooms?|hallways?|more|less|fewer|together|in total)\b/i.test(
      rest,
    )
  return isParted && !goesOn ? { numbers, rest } : undefined
}

/** Which hallways the numbers at the head of a message belong to; undefined: that is not clear. */
function placeNumbers(
  asked: Asked,
  numbers: readonly number[],
  rest: string,
  known: readonly Coins[],
): { settled: Coins[]; likely: Coins[] } | undefined {
  const { either, asking, asksAll, bounds } = asked
  if (!numbers.every((number) => number >= bounds.min && number <= bounds.max)) return undefined
  const told = new Set([...toldIn(rest === '' ? [] : asked.read(rest, asked.place)), ...known].map(hallway))
  const open = asksAll ? [] : asking.filter(([a, b]) => !told.has(hallway({ a, b })))
  const doubtful = either.filter(([[a, b]]) => !told.has(hallway({ a, b })))
  const chosen = numbers.slice(0, doubtful.length)
  const chooses =
    doubtful.length > 0 &&
    chosen.length === doubtful.length &&
    chosen.every((number, i) => doubtful[i]![1].includes(number))
  const others = chooses ? numbers.slice(doubtful.length) : numbers
  const settled = chooses ? doubtful.map(([[a, b]], i) => ({ a, b, coins: chosen[i]! })) : []
  if (others.length === 0) return { settled, likely: [] }
  const inOrder = (pairs: readonly Pair[]): Coins[] => pairs.map(([a, b], i) => ({ a, b, coins: others[i]! }))
  if (others.length === open.length && (chooses || doubtful.length === 0 || open.length > 1))
    return { settled: [...settled, ...inOrder(open)], likely: [] }
  // Of the first room that was asked for, where no other is as long.
  const [first] = open
  const row = first ? open.filter(([a]) => a === first[0]) : []
  if (row.length === others.length && row.length < open.length && others.length > 1 && rest !== '')
    return { settled, likely: inOrder(row) }
  return undefined
}

/** "(No,) garden is 4 too": a room of one of the hallways that were read back, and its number. */
function correctionIn(text: string, { confirming, rooms }: Asked): { coins: Coins[]; rest: string } | undefined {
  const [sentence = ''] = /^[^.!?;\n]*[.!?;\n]*\s*/.exec(text) ?? []
  let plain = ` ${sentence.trim()} `
  for (const room of rooms) {
    const name = roomName(room)
      .replace("'", "['’]?")
      .replace(/ room$/, '(?: room)?')
    plain = plain.replaceAll(new RegExp(String.raw`\b(?:the )?${name}\b`, 'gi'), room)
  }
  const item = String.raw`(?:the )?([A-Z])(?: room)?(?: (?:is|has|=|gets|was|should be|must be))?(?: (?:only|just|also|actually))*[ :=]*(\d+)(?: coins)?(?: (?:too|as well|also|actually|not \d+|for me))*`
  const all = new RegExp(
    String.raw`^\s*(?:(?:but|and|except|only|that|the|it's|actually)[, ]+)*${item}(?:(?:,| and|, and) ${item})?\s*[.!?;,]*\s*$`,
  )
  const found = all.exec(plain.replaceAll(/\s+/g, ' ').replace(/, not \d+/, ''))
  if (!found) return undefined
  const coins: Coins[] = []
  for (const [room, number] of [found.slice(1, 3), found.slice(3, 5)]) {
    if (room === undefined) continue
    const ofRoom = confirming.filter(({ a, b }) => a === room || b === room)
    if (ofRoom.length !== 1) return undefined
    coins.push({ ...ofRoom[0]!, coins: Number(number) })
  }
  return { coins, rest: text.slice(sentence.length) }
}

/** The numbers of a message that says nothing else. */
export function bareNumbersIn(text: string, { min, max }: Asked['bounds']): readonly number[] | undefined {
  const words = text.toLowerCase().match(/[a-z']+|\d+/g) ?? []
  const numbers = words.flatMap((word) => numberOf(word) ?? [])
  const bare = words.every((word) => numberOf(word) !== undefined || BESIDE_WORDS.has(word))
  const inside = numbers.every((coins) => coins >= min && coins <= max)
  return bare && inside && numbers.length > 0 ? numbers : undefined
}

function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word)
  const value = NUMBERS.indexOf(word)
  return value < 0 ? undefined : value
}
