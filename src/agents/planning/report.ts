/** What a visitor says that a proposal is worth, part by part or altogether, in anybody's words. */
import { amountsIn, type ReadSentence } from '../english/index.ts'
import { readerFor } from './english.ts'
import { asMeant } from './as-meant.ts'
import { isTooMuch, pricesIn } from './sums.ts'
import { bareTotal, movedTo, openingTotal, OTHER_NUMBERS, reachedTotal } from './totals.ts'
import { keyOf, readWishes } from './wish.ts'

export interface Report {
  /** Of each stop, in order; undefined where it was not told. */
  readonly stops: readonly (number | undefined)[]
  /** Of each leg. */
  readonly travel: readonly (number | undefined)[]
  /** Of all legs together. */
  readonly distance?: number
  /** Of each wish about the whole, by {@link keyOf}. */
  readonly wishes: ReadonlyMap<string, number>
  readonly total?: number
}

type Topic = `stop ${number}` | 'travel' | `wish ${string}` | 'total'

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
  final: -1,
}
const TRAVEL =
  /^(?:travel\w*|distances?|legs?|walk\w*|way|ways|trips?|route|driv\w+|journey|transit|getting|going|rides?|commute|miles)$/
const TOTAL = /^(?:total\w*|overall|altogether|score\w*|sum|sums|worth|points?|comes?|adds|rating|all|gives?|makes)$/
const SUM = /^(?:total\w*|overall|altogether|sum|sums)$/
const BUDGET = /^(?:budget|price\w*|money|cost|expensive|spending|bill)$/
const SCORES =
  /\b(?:points?|scor\w*|worth|total\w*|overall|altogether|sum|adds|(?:rating|value|mark|grade|result) (?:of|for) (?:your|the|this|that) (?:\w+ )?(?:plan|day|trip|itinerary|offer|proposal|tour|route|one)|(?:we|you|i|this|that|it) (?:am|are|is|stand|stands|sits?|lands?|get|gets?) (?:now |still |only |just )?at)\b/
const MONEY = /^(?:dollars?|bucks?|usd)$/
const TYPES = /^(restaurant|bar|cafe|museum|landmark|park|shop)s?$/

/**
 * The report in a message on a proposal of these sites; undefined: it is none. `names` are the sites of the town, `prices` what
 * those proposed cost, where that is known, `limit` what the visitor said before that he would spend.
 */
export function readReport(
  typed: string,
  proposed: readonly (string | null)[],
  names: readonly string[],
  prices: readonly (number | undefined)[] = [],
  limit?: number,
): Report | undefined {
  const text = asMeant(typed, names)
  const cost = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  const reader = readerFor(names)
  const stops: (number | undefined)[] = proposed.map(() => undefined)
  const travel: (number | undefined)[] = proposed.slice(1).map(() => undefined)
  const wishes = new Map<string, number>()
  let [distance, total, lone] = [undefined, undefined, undefined] as (number | undefined)[]
  // What is said behind a number at the start is no list.
  // Whether a sum was told before, or a price complained of.
  let [priced, ofMoney] = [false, false]
  let sentences = 0
  for (const sentence of reader.read(text.replace(/^(\s*(?:\w{1,4},? )?-?\d{1,3})[.)] (?=\S)/, '$1! '))) {
    const { taken, siteAt, otherAt } = sitesIn(sentence, proposed, names)
    // What something costs, and what there is to spend, is no score.
    const money = pricesIn(
      sentences++ < MOST_SENTENCES ? sentence.tokens : [],
      names,
      (name) => prices[proposed.indexOf(name)],
      { priced, ofMoney },
    )
    const words = sentence.tokens.length < MOST_WORDS ? wordsOf(sentence) : ''
    ofMoney ||= isTooMuch(words)
    // "I said 60": the limit again; "that's 105, over budget": more than that, or what all costs.
    const scored = OF_POINTS.test(words) || sentence.tokens.length < 3
    const ofBudget = ofMoney || OF_BUDGET.test(words)
    const isMoney = (at: number): boolean => {
      const value = sentence.tokens[at]!.value ?? 0
      const isBeyond = ofBudget && value > FEWEST && (value > (limit ?? Infinity) || value === cost)
      const isSum = isBeyond || (value === limit && (ofBudget || !/\btotal\b/.test(words)))
      return money.sums.some(({ token }) => token === at) || (!scored && isSum)
    }
    // "Nothing for 160! 60 in total!"
    if (priced && AT_MOST.test(money.text) && !/\b(?:points?|scor\w+)\b/.test(money.text)) continue
    priced ||= money.sums.length > 0
    // "Hmm, 23?" tells too.
    if (sentence.asks && sentence.tokens.length > 3) continue
    const topicOf = (word: string, at: number): Topic | undefined => {
      const site = siteAt.get(at)
      if (site !== undefined) return `stop ${site}`
      // A site that is not among them was wished for.
      if (otherAt.has(at)) return 'wish see'
      if (taken.has(at)) return undefined
      const place = ORDINALS[word]
      if (
        place !== undefined &&
        !/^(?:leg|trip|walk|way|score|total|result|verdict|sum|number|points?|tally|grade|mark|value|rating)$/.test(
          sentence.tokens[at + 1]?.text ?? '',
        )
      )
        return `stop ${place < 0 ? proposed.length - 1 : place}`
      if (TRAVEL.test(word)) return 'travel'
      if (BUDGET.test(word)) return 'wish budget'
      if (word === 'sight') return 'wish see'
      const type = TYPES.exec(word)?.[1]
      if (type) return `wish a ${type}`
      // "The Tower comes to 5" tells of the Tower.
      return (siteAt.size > 0 ? SUM : TOTAL).test(word) ? 'total' : undefined
    }
    const legs = legsIn(sentence, siteAt, taken)
    for (const { leg, value } of legs) travel[leg] = -Math.abs(value) || 0
    const isLeg = (at: number): boolean => legs.some(({ from, to }) => from <= at && at < to)
    const amounts = amountsIn(sentence.tokens, topicOf, {
      isTaken: (at) =>
        isLeg(at) ||
        isMoney(at) ||
        MONEY.test(sentence.tokens[at + 1]?.text ?? '') ||
        sentence.tokens[at - 1]?.text === '$' ||
        (taken.has(at) && !siteAt.has(at) && !otherAt.has(at)),
      weak: 'total',
    })
    // "The first has 3 stars" is no score.
    const scores = SCORES.test(words)
    const isList =
      siteAt.size + otherAt.size > 0 &&
      (sentence.tokens.length - taken.size <= 3 || (amounts.length === 1 && !OTHER_NUMBERS.test(words)))
    const ofPart = sentence.tokens.some(
      (token, at) => topicOf(token.text, at)?.startsWith('wish ') && sharesClause(sentence.tokens, at),
    )
    const numbers = [...sentence.tokens.keys()].filter((at) => sentence.tokens[at]!.kind === 'number')
    const isPriced = numbers.length > 0 && numbers.every(isMoney)
    if (isPriced) continue
    const bare =
      (siteAt.size === 0 && taken.size === 0 && !ofPart ? (bareTotal(sentence) ?? movedTo(words)) : undefined) ??
      (amounts.length < 3 && !isForOne(sentence, siteAt, taken)
        ? (openingTotal(sentence) ?? reachedTotal(words))
        : undefined)
    if (bare !== undefined) {
      total = bare
      continue
    }
    if (numbers.length === 1 && siteAt.size + otherAt.size === 0 && legs.length === 0 && !OTHER_NUMBERS.test(words))
      lone = signed(sentence.tokens, numbers[0]!)
    if (!scores && !isList && amounts.length < 2 && !amounts.some(({ signed }) => signed)) continue
    for (const { topic, value } of amounts) {
      if (!Number.isInteger(value) || Math.abs(value) > 150) continue
      if (topic === 'total') total = value
      else if (topic === 'travel') {
        const free = travel.indexOf(undefined)
        // Travel only costs.
        if (free >= 0) travel[free] = -Math.abs(value) || 0
      } else if (topic.startsWith('wish '))
        wishes.set(topic.slice(5), topic === 'wish budget' ? -Math.abs(value) || 0 : value)
      else {
        const stop = Number(topic.slice(5))
        // Named again with another number: that it is seen at all, which was wished for.
        if (stops[stop] !== undefined && !CORRECTS.test(words)) wishes.set('see', value)
        else stops[stop] = value
      }
    }
    const travelNumbers = legs.length > 0 ? [] : travelList(sentence)
    if (travelNumbers.length === travel.length) travelNumbers.forEach((value, i) => (travel[i] = -Math.abs(value) || 0))
  }
  // Who has counted every stop sums up, however small the number is.
  if (!stops.includes(undefined)) total ??= lone
  // One number for all legs.
  if (travel.length > 1 && travel[0] !== undefined && travel.slice(1).every((value) => value === undefined)) {
    distance = travel[0]
    travel[0] = undefined
  }
  const known =
    stops.some((value) => value !== undefined) || travel.some((value) => value !== undefined) || wishes.size > 0
  if (!known && total === undefined && distance === undefined) return undefined
  return {
    stops,
    travel,
    wishes,
    ...(distance !== undefined && { distance }),
    ...(total !== undefined && { total }),
  }
}

const wordsOf = ({ tokens }: ReadSentence): string => tokens.map(({ text }) => text).join(' ')

/** Sentences of one message, at most, that are searched for sums of money. */
const MOST_SENTENCES = 100

/** What is longer is searched for no complaint. */
const MOST_WORDS = 60
/** Numbers up to this may count anything. */
const FEWEST = 20
const OF_POINTS = /\b(?:points?|pts|scor\w+|worth)\b/
const OF_BUDGET = /\b(?:budget|limit|money|cost\w*|afford|spend|pay|price\w*|pricey|expensive|dear)\b/

/** A limit, behind a price. */
const AT_MOST = /\b\d+ (?:in total|in all|altogether|together|max\w*|at most|tops|total|for everything)\b/
const CORRECTS = /\b(?:actually|sorry|mean|meant|correction)\b/

/** "A cafe gives 2 points", "over budget, which costs 6": whether a word stands in one clause with a number. */
function sharesClause(tokens: ReadSentence['tokens'], at: number): boolean {
  const parts = (i: number): boolean => /^[,;]$/.test(tokens[i]!.text) && tokens[i + 1]?.text !== 'which'
  let [from, to] = [at, at]
  while (from > 0 && !parts(from - 1)) from--
  while (to + 1 < tokens.length && !parts(to + 1)) to++
  return tokens.slice(from, to + 1).some(({ kind }) => kind === 'number')
}

const signed = (tokens: ReadSentence['tokens'], at: number): number =>
  /^(?:-|minus|negative)$/.test(tokens[at - 1]?.text ?? '') ? -tokens[at]!.value! : tokens[at]!.value!

/** "For Kite Hill I count 23", which is no sum. */
function isForOne({ tokens }: ReadSentence, siteAt: ReadonlyMap<number, number>, taken: ReadonlySet<number>): boolean {
  if (siteAt.size !== 1) return false
  let from = [...siteAt.keys()][0]!
  while (taken.has(from - 1)) from--
  const before = tokens[from - 1]?.text === 'the' ? from - 2 : from - 1
  return /^(?:for|to|at|on|give|gives|gave)$/.test(tokens[before]?.text ?? '')
}

/** What single legs cost, and where that is said: "going from Kite Hill to the Old Bar costs 3", "the trip to Kite Hill -4". */
function legsIn(
  { tokens }: ReadSentence,
  siteAt: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
): { leg: number; value: number; from: number; to: number }[] {
  const ends = [...tokens.keys()].filter(
    (at) => /^(?:,|;|and|but|then|while)$/.test(tokens[at]!.text) && !taken.has(at),
  )
  // The Walk of "Tidepool Walk" is none.
  const travels = tokens.some(({ text }, at) => TRAVEL.test(text) && !taken.has(at))
  return [...ends, tokens.length].flatMap((to, i) => {
    const from = i === 0 ? 0 : ends[i - 1]! + 1
    const numbers = tokens
      .slice(from, to)
      .filter(
        ({ kind, value }, i) =>
          kind === 'number' && value !== undefined && !/^(?:miles?|mi|km)$/.test(tokens[from + i + 1]?.text ?? ''),
      )
    const places = [...siteAt].flatMap(([at, place]) => (at >= from && at < to ? [place] : []))
    const joins = tokens
      .slice(from, to)
      .some(
        ({ text }, i) =>
          /^(?:from|to|between|reach|reaching)$/.test(text) && !/^(?:me|us)$/.test(tokens[from + i + 1]?.text ?? ''),
      )
    if (!travels || numbers.length !== 1 || places.length === 0 || places.length > 2) return []
    // "Travel Kite Hill → Old Bar: -5".
    if (!joins && places.length < 2) return []
    const [one, other] = places
    // "The trip to Kite Hill": the leg before it; "from Kite Hill": the one behind.
    const starts = tokens.slice(from, to).some(({ text }) => text === 'from')
    const leg =
      other === undefined ? (starts ? one! : one! - 1) : Math.abs(one! - other) === 1 ? Math.min(one!, other) : -1
    return leg < 0 ? [] : [{ leg, value: numbers[0]!.value!, from, to }]
  })
}

/** Places of names in a sentence, and which of the proposed sites stands there. */
function sitesIn({ tokens }: ReadSentence, proposed: readonly (string | null)[], names: readonly string[]) {
  const taken = new Set<number>()
  const siteAt = new Map<number, number>()
  const otherAt = new Set<number>()
  const text = tokens.map((token) => token.text).join(' ')
  for (const { kind, id, from, to } of readerFor(names).mentions(text)) {
    if (kind !== 'site') continue
    for (let at = from; at < to; at++) taken.add(at)
    const place = proposed.indexOf(String(id))
    if (place >= 0) siteAt.set(to - 1, place)
    else otherAt.add(to - 1)
  }
  return { taken, siteAt, otherAt }
}

/** "Travel -17 and -9": numbers in a row behind the word. */
function travelList({ tokens }: ReadSentence): number[] {
  const start = tokens.findIndex(({ text }) => TRAVEL.test(text))
  if (start < 0) return []
  const numbers: number[] = []
  let joined = false
  for (const { text, value, kind } of tokens.slice(start + 1, start + 16)) {
    if (kind === 'number' && value !== undefined) {
      if (numbers.length > 0 && !joined) break
      numbers.push(value)
      joined = false
    } else if (text === 'and' || text === ',') joined = numbers.length > 0
    else if (numbers.length > 0 && !['minus', 'costs', 'cost', 'me', 'plus'].includes(text)) break
  }
  return numbers
}

/** The wish that a text of the visitor's list stands for, by {@link keyOf}. */
export const keyOfText = (text: string): string | undefined => {
  const [wish] = readWishes(text)
  return wish && keyOf(wish)
}
