/** Days and what of them is meant, as people write them. */
import { clockAt, DAY, type Read, type Time } from './clocks.ts'
import { Recent } from './recent.ts'
import type { Finder, Mention } from './mentions.ts'
import type { Token } from './tokens.ts'
import { wordTable } from './typing/word-set.ts'

export type { Time } from './clocks.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** Parts of the day, in minutes. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = wordTable({
  morning: [5 * 60, 12 * 60],
  mornings: [5 * 60, 12 * 60],
  forenoon: [8 * 60, 12 * 60],
  midday: [11 * 60, 14 * 60],
  midmorning: [9 * 60, 11 * 60],
  midafternoon: [14 * 60, 16 * 60],
  lunchtime: [11 * 60, 14 * 60],
  afternoon: [12 * 60, 18 * 60],
  afternoons: [12 * 60, 18 * 60],
  evening: [17 * 60, 22 * 60],
  evenings: [17 * 60, 22 * 60],
  night: [19 * 60, DAY],
  tonight: [19 * 60, DAY],
})

const PLACES: Readonly<Record<string, number>> = wordTable({
  first: 0,
  former: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
  latter: -1,
  final: -1,
})

/** Finds times among tokens; `dates` are the days that there are. */
export class Times implements Finder {
  readonly #days = new Map<string, string>()
  /** The words that names of days begin with. */
  readonly #beginnings = new Set<string>()
  readonly #found = new Map<string, Time>()
  /** What was found among tokens before, which are looked at by several readers. */
  readonly #read = new Recent<readonly Token[], readonly Mention[]>()

  constructor(dates: readonly string[]) {
    for (const [i, date] of dates.entries()) {
      const [, month, day] = date.split('-').map(Number) as [number, number, number]
      const weekday = WEEKDAYS[weekdayOf(date)]!
      for (const name of [
        `${month} / ${day}`,
        `${day} th`,
        `${day} st`,
        `${day} nd`,
        `${day} rd`,
        weekday,
        `${weekday}s`,
        weekday.slice(0, 3),
        weekday.slice(0, 4),
        weekday.slice(0, 5),
        `${MONTHS[month - 1]} ${day}`,
        `${MONTHS[month - 1]!.slice(0, 3)} ${day}`,
        ...[MONTHS[month - 1]!, MONTHS[month - 1]!.slice(0, 3)].flatMap((name) => [
          `${day} ${name}`,
          `${day} of ${name}`,
          ...['th', 'st', 'nd', 'rd'].map((suffix) => `${day} ${suffix} ${name}`),
        ]),
        `day ${i + 1}`,
        `day ${['one', 'two', 'three', 'four', 'five'][i]}`,
        `${['first', 'second', 'third', 'fourth', 'fifth'][i]} day`,
        ...(i === dates.length - 1 ? ['last day', 'final day'] : []),
      ])
        if (!this.#days.has(name) && name !== 'sat') {
          this.#days.set(name, date)
          this.#beginnings.add(name.split(' ')[0]!)
        }
    }
  }

  /** What a mention's id stands for. */
  get(id: string | number): Time | undefined {
    return this.#found.get(String(id))
  }

  find(tokens: readonly Token[]): readonly Mention[] {
    const before = this.#read.get(tokens)
    if (before) return before
    const mentions = this.#findIn(tokens)
    this.#read.set(tokens, mentions)
    return mentions
  }

  #findIn(tokens: readonly Token[]): Mention[] {
    const raw: { time: Time; from: number; to: number }[] = []
    const dated = tokens.some((_, at) => this.#dayAt(tokens, at) !== undefined)
    for (let at = 0; at < tokens.length; at++) {
      const read = this.#dayAt(tokens, at) ?? clockAt(tokens, at, dated) ?? partAt(tokens, at) ?? placeAt(tokens, at)
      if (!read) continue
      raw.push({ ...read, from: at })
      at = read.to - 1
    }
    return settlePairs(settleDays(joinDays(raw, tokens), tokens), tokens).map(({ time, from, to }) => {
      const id = JSON.stringify(time)
      if (this.#found.size > 2000) {
        this.#found.clear()
        this.#read.clear()
      }
      this.#found.set(id, time)
      return { kind: 'time', id, from, to }
    })
  }

  /** Days that only say when others are: "on June 1 I am busy from 10 to 11". */
  besides(tokens: readonly Token[]): { from: number; to: number }[] {
    const days: { from: number; to: number }[] = []
    for (let at = 0; at < tokens.length; at++) {
      const day = this.#dayAt(tokens, at)
      if (!day) continue
      days.push({ from: at, to: day.to })
      at = day.to - 1
    }
    return days
  }

  #dayAt(tokens: readonly Token[], at: number): Read | undefined {
    const saturday = tokens[at]!.text === 'sat' ? this.#days.get('saturday') : undefined
    // "Sat 10 am"; "I sat" names no day.
    if (
      saturday &&
      BEFORE_TIME.test(tokens[at + 1]?.text ?? ',') &&
      !/^(?:i|we|he|she|they|who|you)$/.test(tokens[at - 1]?.text ?? '')
    )
      return { time: { date: saturday }, to: at + 1 }
    if (!this.#beginnings.has(tokens[at]!.text.replace(/^0(?=\d)/, ''))) return undefined
    for (const length of [3, 2, 1]) {
      if (at + length > tokens.length) continue
      const name = tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ')
      const date = this.#days.get(name.replace(/^0(?=\d)/, '').replace('/ 0', '/ '))
      // "1st half" is no day.
      const counts = /^(?:\d+ (?:st|nd|rd|th)|(?:first|second|third|fourth|fifth|last|final) day)$/.test(name)
      if (date && !(counts && ['half', 'meeting', 'one', 'time'].includes(tokens[at + length]?.text ?? '')))
        return { time: { date }, to: at + length }
    }
    return undefined
  }
}

function partAt(tokens: readonly Token[], at: number): Read | undefined {
  const { text } = tokens[at]!
  const next = tokens[at + 1]?.text ?? ''
  // "Mid day", "mid morning".
  if (text === 'mid' && ['day', 'morning', 'afternoon'].includes(next)) {
    const [from, to] = PARTS[`mid${next}`]!
    return { time: { from, to }, to: at + 2 }
  }
  if (text === 'middle' && ['of', 'the', 'day'].every((word, i) => tokens[at + 1 + i]?.text === word))
    return { time: { from: 11 * 60, to: 15 * 60 }, to: at + 4 }
  const part = PARTS[text]
  if (!part) return undefined
  // "Late afternoon", "late Friday afternoon".
  const beside = tokens[at - 1]?.text ?? ''
  const before = WEEKDAYS.some((day) => beside.length > 2 && day.startsWith(beside)) ? tokens[at - 2]?.text : beside
  const [from, to] = part
  if (before === 'early') return { time: { from, to: (from + to) / 2 }, to: at + 1 }
  if (before === 'late') return { time: { from: (from + to) / 2, to }, to: at + 1 }
  return { time: { from, to }, to: at + 1 }
}

/** "The first", "my last meeting", "the latter", "both". */
function placeAt(tokens: readonly Token[], at: number): Read | undefined {
  const { text } = tokens[at]!
  const edge = { end: -1, beginning: 0, start: 0 }[text]
  if (edge !== undefined && [1, 2, 3].every((i) => tokens[at + i]?.text === ['of', 'the', 'day'][i - 1]))
    return { time: { place: edge }, to: at + 4 }
  const place = PLACES[text]
  const next = tokens[at + 1]?.text ?? ''
  if (
    place !== undefined &&
    ![
      'time',
      'thing',
      'of',
      'choice',
      'option',
      'day',
      'flight',
      'proposal',
      'offer',
      'week',
      'minute',
      'two',
      'all',
    ].includes(next)
  )
    return { time: { place }, to: at + (next === 'one' || next === 'meeting' ? 2 : 1) }
  if ((text === 'both' || text === 'all') && !['at', 'of'].includes(tokens[at - 1]?.text ?? ''))
    return { time: { all: true }, to: at + (['of', 'my'].includes(next) ? 2 : 1) }
  return undefined
}

const BEFORE_TIME = /^(?:\d+|[,:(-]|from|at|between|noon|morning|afternoon|evening|night|may|june?|early|late)$/

type Placed = { time: Time; from: number; to: number }

/** A day beside a time of day is one with it: "Thursday at 2 pm", "2 pm on 5/14", "Friday morning". */
function joinDays(raw: readonly Placed[], tokens: readonly Token[]): Placed[] {
  const joined: Placed[] = []
  for (const one of raw) {
    const last = joined.at(-1)
    const end = last && endOf(last, one, tokens)
    if (last && end !== undefined) {
      joined[joined.length - 1] = { time: { ...last.time, to: end }, from: last.from, to: one.to }
      continue
    }
    if (
      last &&
      isOnlyDay(last.time) !== isOnlyDay(one.time) &&
      (last.time.date === undefined || one.time.date === undefined) &&
      (adjacent(tokens, last.to, one.from) || (isOnlyDay(last.time) && headed(tokens, last.to, one.from)))
    ) {
      joined[joined.length - 1] = { time: { ...last.time, ...one.time }, from: last.from, to: one.to }
      continue
    }
    joined.push(one)
  }
  return joined
}

/** "5/14: from 9 to 11". */
const headed = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.text === ':' && adjacent(tokens, from + 1, to)

const END = new Set([
  'until',
  'till',
  'til',
  'ends',
  'ending',
  'end',
  'finish',
  'finishes',
  'finishing',
  'concluding',
  'concludes',
  'conclude',
  'closing',
  'closes',
  'over',
])
const BEFORE_END = new Set('( , and it goes going on runs running lasts lasting that which is at by for'.split(' '))

/** When something ends whose beginning was said: "at 3:30 pm on Friday (until 4:30 pm)", "starts at 9 and goes on until 11". */
function endOf(last: Placed, one: Placed, tokens: readonly Token[]): number | undefined {
  const { from, to } = last.time
  if (from === undefined || to !== undefined || one.time.date !== undefined || one.time.from === undefined)
    return undefined
  const between = tokens.slice(last.to, one.from).map(({ text }) => text)
  if (!between.some((word) => END.has(word)) || !between.every((word) => END.has(word) || BEFORE_END.has(word)))
    return undefined
  const end = one.time.to !== undefined && one.time.from === 0 ? one.time.to : one.time.from
  return end > from ? end : end + DAY / 2 > from ? end + DAY / 2 : undefined
}

const isOnlyDay = ({ date, from, place, all }: Time): boolean =>
  date !== undefined && from === undefined && place === undefined && !all

const BETWEEN = new Set([
  'on',
  'at',
  'the',
  'from',
  'in',
  'of',
  'for',
  'my',
  'meeting',
  'meetings',
  'around',
  'about',
  'after',
  'before',
  'until',
  'between',
  'event',
  'appointment',
  'by',
  'one',
  "'s",
  'early',
  'late',
  'a',
  'block',
  'till',
  'slot',
  'that',
  'which',
  'starts',
  'commencing',
  'commences',
  'start',
  'starting',
  'begins',
  'beginning',
  'scheduled',
  'namely',
  'specifically',
  'running',
  'runs',
  ',',
])

const adjacent = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (!BETWEEN.has(tokens[at]!.text)) return false
  return true
}

/** Times without a day are of the day named before, else of the next one: "9 am and 2 pm on Thursday". */
function settleDays(times: readonly Placed[], tokens: readonly Token[]): Placed[] {
  const settled: Placed[] = []
  let date: string | undefined
  // "9 to 11 am and 2 to 3 pm on June 1, noon to 1 pm on June 2": each day is named behind its times.
  const trails =
    times.length > 2 &&
    times[0]!.time.date === undefined &&
    times[0]!.time.from !== undefined &&
    isOnlyDay(times.at(-1)!.time)
  for (const [i, one] of times.entries()) {
    if (trails && one.time.date === undefined) {
      const day = times.slice(i + 1).find(({ time }) => time.date !== undefined)!.time.date!
      settled.push({ ...one, time: { ...one.time, date: day } })
      continue
    }
    const before = settled.at(-1)
    // "From 10 to 11 am on June 1 and June 2".
    if (
      before &&
      isOnlyDay(one.time) &&
      isMeeting(before.time) &&
      /^and(?: on| the)*$/.test(wordsBetween(tokens, before, one))
    ) {
      settled.push({ ...one, time: { ...before.time, date: one.time.date! } })
      date = one.time.date
      continue
    }
    if (one.time.date !== undefined) {
      date = one.time.date
      settled.push(one)
      continue
    }
    const near = times.slice(i + 1).find(({ time }) => time.date !== undefined)
    const found =
      date ??
      (near && !['is', 'are', 'but'].some((word) => tokens.slice(one.to, near.from).some(({ text }) => text === word))
        ? near.time.date
        : undefined)
    settled.push(
      found === undefined || (one.time.place !== undefined && i > 0 && !isPlaceInDay(one, settled, tokens))
        ? one
        : { ...one, time: { ...one.time, date: found } },
    )
  }
  // A day that only says when the others are stands for nothing itself.
  return settled.filter(
    ({ time }, i) =>
      !(
        isOnlyDay(time) &&
        settled.some(
          (other, j) =>
            j !== i &&
            Math.abs(j - i) === 1 &&
            (other.time.from !== undefined || isPlaceInDay(other, [], tokens)) &&
            other.time.date === time.date &&
            (trails || j > i || (times[j]!.time.date === undefined && isOfDay(tokens, other.to, settled[i]!.from))),
        )
      ),
  )
}

/** "The 6-7 dinner with my boss on the 15th": what stands between a time and its day only says what is then. */
const isOfDay = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= FARTHEST &&
  tokens.slice(from, to).every(({ text }) => /^[a-z'’-]+$/.test(text) && !PARTS_CLAUSE.test(text))
const FARTHEST = 8
/** Words that no phrase of a noun has: verbs that help, and what joins clauses. */
const PARTS_CLAUSE =
  /^(?:is|are|was|were|be|'s|can|could|may|might|must|will|would|shall|should|do|does|did|has|have|had|not|and|or|but|so|if|than|then|because|since|as|while|though|although|instead|rather|i|we|you|matters?|counts?)$/

/** "On Friday I can skip the meeting at the end of the day", "… the last meeting": of the day, where only days are named before. */
const isPlaceInDay = ({ time, to }: Placed, before: readonly Placed[], tokens: readonly Token[]): boolean =>
  time.place !== undefined &&
  ['meeting', 'day'].includes(tokens[to - 1]!.text) &&
  before.every((one) => isOnlyDay(one.time) || isPlaceInDay(one, [], tokens))

/** "9 to 10 am and 2 to 3 pm, the latter …": one of the two that the sentence has named. */
function settlePairs(times: readonly Placed[], tokens: readonly Token[]): readonly Placed[] {
  return times.map((one, i) => {
    if (!/^(?:former|latter)$/.test(tokens[one.from]!.text)) return one
    const named = times.slice(0, i).filter(({ time }) => time.from !== undefined)
    return named.length > 1 ? { ...one, time: named.at(tokens[one.from]!.text === 'former' ? -2 : -1)!.time } : one
  })
}

const wordsBetween = (tokens: readonly Token[], { to }: Placed, { from }: Placed): string =>
  tokens
    .slice(to, from)
    .map(({ text }) => text)
    .join(' ')

/** Of some hours on some day, as meetings are. */
const isMeeting = ({ date, from, to }: Time): boolean =>
  date !== undefined && from !== undefined && to !== undefined && from > 0 && to < DAY && to - from <= 240

/** 0 is Sunday (Sakamoto). */
function weekdayOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const years = month < 3 ? year - 1 : year
  return (
    (years +
      Math.floor(years / 4) -
      Math.floor(years / 100) +
      Math.floor(years / 400) +
      [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1]! +
      day) %
    7
  )
}
