/** Days, times of day and ranges of them, as people write them. */
import { Recent } from './recent.ts'
import type { Finder, Mention } from './mentions.ts'
import type { Token } from './tokens.ts'

/** A stretch of time, in minutes of its day; a point in time has no end. */
export interface Time {
  /** As `2031-05-14`; absent where no day was named. */
  readonly date?: string
  readonly from?: number
  readonly to?: number
  /** The third meeting of the day, the last (-1); or of those asked about, where no day is named. */
  readonly place?: number
  /** All of those asked about, or of the day. */
  readonly all?: true
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const DAY = 24 * 60

/** Parts of the day, in minutes. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
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
}

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
  latter: -1,
  final: -1,
}

const AFTER = new Set(['after', 'from', 'since', 'past', 'following', 'later'])
const BEFORE = new Set(['before', 'until', 'till', 'by', 'til', 'earlier'])
const RANGE = new Set(['to', '-', 'until', 'till', 'through', 'and', 'til'])

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
    for (let at = 0; at < tokens.length; at++) {
      const read = this.#dayAt(tokens, at) ?? clockAt(tokens, at) ?? partAt(tokens, at) ?? placeAt(tokens, at)
      if (!read) continue
      raw.push({ ...read, from: at })
      at = read.to - 1
    }
    return settleDays(joinDays(raw, tokens), tokens).map(({ time, from, to }) => {
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
    if (!this.#beginnings.has(tokens[at]!.text.replace(/^0(?=\d)/, ''))) return undefined
    for (const length of [3, 2, 1]) {
      if (at + length > tokens.length) continue
      const name = tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ')
      const date = this.#days.get(name.replace(/^0(?=\d)/, '').replace('/ 0', '/ '))
      // "1st half" is no day.
      if (date && !['half', 'meeting', 'one', 'time'].includes(tokens[at + length]?.text ?? ''))
        return { time: { date }, to: at + length }
    }
    return undefined
  }
}

interface Read {
  readonly time: Time
  readonly to: number
}

/** `2 pm`, `2:30 pm`, `14:00`, `noon`; `2 pm to 3 pm`, `2-3 pm`, `from 9 to 11`, `after 5 pm`. */
function clockAt(tokens: readonly Token[], at: number): Read | undefined {
  const before = tokens[at - 1]?.text ?? ''
  const first = timeAt(tokens, at)
  if (!first) return undefined
  // "From 9 up to 11".
  const up = tokens[first.to]?.text === 'up' ? 1 : 0
  const joint = tokens[first.to + up]?.text ?? ''
  const second =
    RANGE.has(joint) && (joint !== 'and' || before === 'between')
      ? timeAt(tokens, first.to + up + 1)
      : besideAt(tokens, first)
  if (
    second &&
    (second.half !== undefined ||
      first.half !== undefined ||
      before === 'from' ||
      before === 'between' ||
      joint === '-' ||
      first.colon)
  ) {
    const to = minutesOf(second, second.half ?? (second.hour < 8 || second.hour === 12 ? 'p' : 'a'))
    const half =
      first.half ??
      (second.half && minutesOf(first, second.half) < to
        ? second.half
        : first.hour < 8 || first.hour === 12
          ? 'p'
          : 'a')
    const from = minutesOf(first, half)
    return {
      time: { from, to: to > from ? to : to + (to + DAY / 2 > from && second.half === undefined ? DAY / 2 : DAY) },
      to: second.to,
    }
  }
  if (
    first.half === undefined &&
    !first.colon &&
    !(['at', 'after', 'before', 'until', 'around', 'from', 'by'].includes(before) && !first.scaled)
  )
    return undefined
  // "Whose importance I would put at 7".
  if (before === 'at' && first.half === undefined && !first.colon && isRating(tokens, at)) return undefined
  const minutes = minutesOf(first, first.half ?? (first.hour < 8 || first.hour === 12 ? 'p' : 'a'))
  if (AFTER.has(before)) return { time: { from: minutes, to: DAY }, to: first.to }
  if (BEFORE.has(before)) return { time: { from: 0, to: minutes }, to: first.to }
  return { time: { from: minutes }, to: first.to }
}

const RATES =
  /^(?:put|puts|rat\w+|rank\w*|valu\w+|set|plac\w+|scor\w+|estimat\w+|grad\w+|weigh\w*|importance|priority)$/

const isRating = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => RATES.test(text))

/** "From 8 pm 10 pm": the joint is left out. */
function besideAt(tokens: readonly Token[], first: Clock): Clock | undefined {
  const second =
    tokens[first.to]?.value !== undefined && first.half !== undefined ? timeAt(tokens, first.to) : undefined
  return second?.half === undefined ? undefined : second
}

interface Clock {
  readonly hour: number
  readonly minute: number
  readonly half?: 'a' | 'p'
  readonly colon: boolean
  /** Followed by what makes it a number of something else. */
  readonly scaled: boolean
  readonly to: number
}

function timeAt(tokens: readonly Token[], at: number): Clock | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === 'noon') return { hour: 12, minute: 0, half: 'p', colon: true, scaled: false, to: at + 1 }
  if (token.text === 'midnight') return { hour: 12, minute: 0, half: 'a', colon: true, scaled: false, to: at + 1 }
  const digits = digitsAt(tokens, at)
  if (digits) return digits
  const hour = token.value
  if (hour === undefined || hour < 0 || hour > 24 || !Number.isInteger(hour)) {
    // "2.30 pm"
    const [, whole, part] = /^(\d+)\.(\d\d)$/.exec(token.text) ?? []
    if (part === undefined || Number(part) > 59) return undefined
    const half = halfAt(tokens, at + 1)
    return (
      half && { hour: Number(whole), minute: Number(part), half: half.half, colon: true, scaled: false, to: half.to }
    )
  }
  const colon = tokens[at + 1]?.text === ':' && /^\d\d$/.test(tokens[at + 2]?.text ?? '')
  const minute = colon ? tokens[at + 2]!.value! : 0
  const end = at + (colon ? 3 : 1)
  const half = halfAt(tokens, end)
  const next = tokens[end]?.text ?? ''
  return {
    hour,
    minute,
    ...(half ? { half: half.half } : hour > 12 ? { half: 'p' as const } : {}),
    colon: colon || next === 'oclock',
    scaled:
      ['/', '%', 'out', 'of', '$', 'hours', 'hour', 'minutes', 'meetings', 'flights', 'points'].includes(next) ||
      tokens[at - 1]?.text === '$',
    to: half?.to ?? (next === 'oclock' ? end + 1 : end),
  }
}

/** "830 to 9", "1130 am": an hour and its minutes without a mark between. */
function digitsAt(tokens: readonly Token[], at: number): Clock | undefined {
  const { text, kind, value } = tokens[at]!
  if (kind !== 'number' || value === undefined || !/^\d{3,4}$/.test(text) || value % 5 !== 0) return undefined
  const [hour, minute] = [Math.floor(value / 100), value % 100]
  if (hour > 23 || minute > 55 || tokens[at - 1]?.text === '$') return undefined
  const half = halfAt(tokens, at + 1)
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
  const ranged =
    (RANGE.has(next) && isHour(tokens[at + 2])) ||
    (RANGE.has(before) && (isHour(tokens[at - 2]) || halfAt(tokens, at - 2)))
  if (!half && !ranged) return undefined
  return { hour, minute, ...(half && { half: half.half }), colon: true, scaled: false, to: half?.to ?? at + 1 }
}

const isHour = (token: Token | undefined): boolean =>
  token?.kind === 'number' &&
  (token.value! <= 24 || (/^\d{3,4}$/.test(token.text) && token.value! % 100 < 60 && token.value! < 2400))

function halfAt(tokens: readonly Token[], at: number): { half: 'a' | 'p'; to: number } | undefined {
  const text = tokens[at]?.text
  if (text === 'am' || text === 'pm') return { half: text[0] as 'a' | 'p', to: at + 1 }
  if ((text === 'a' || text === 'p') && (tokens[at + 1]?.text === 'm' || tokens[at + 1]?.text === '.')) {
    let to = at + 1
    while (to < at + 4 && ['.', 'm'].includes(tokens[to]?.text ?? '')) to++
    return { half: text, to }
  }
  return undefined
}

const minutesOf = ({ hour, minute }: Clock, half: 'a' | 'p'): number =>
  (hour > 12 ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute

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
  const before = tokens[at - 1]?.text
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
    !['time', 'of', 'choice', 'option', 'day', 'flight', 'proposal', 'offer', 'week', 'minute', 'two', 'all'].includes(
      next,
    )
  )
    return { time: { place }, to: at + (next === 'one' || next === 'meeting' ? 2 : 1) }
  if ((text === 'both' || text === 'all') && !['at', 'of'].includes(tokens[at - 1]?.text ?? ''))
    return { time: { all: true }, to: at + (['of', 'my'].includes(next) ? 2 : 1) }
  return undefined
}

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

const END = new Set(['until', 'till', 'til', 'ends', 'ending', 'end', 'finishes', 'finishing', 'over'])
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
      found === undefined || (one.time.place !== undefined && i > 0)
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
            other.time.from !== undefined &&
            other.time.date === time.date &&
            (trails || j > i),
        )
      ),
  )
}

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
