/** Times of day and ranges of them: `2 pm`, `9-11 am`, `from 830 to 9`. */
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

export const DAY = 24 * 60

const AFTER = new Set(['after', 'from', 'since', 'past', 'following', 'later'])
const BEFORE = new Set(['before', 'until', 'till', 'by', 'til', 'earlier'])
const RANGE = new Set(['to', '-', 'until', 'till', 'through', 'and', 'til'])

export interface Read {
  readonly time: Time
  readonly to: number
}

/** `2 pm`, `2:30 pm`, `14:00`, `noon`; `2 pm to 3 pm`, `2-3 pm`, `from 9 to 11`, `after 5 pm`. */
export function clockAt(tokens: readonly Token[], at: number, dated = false): Read | undefined {
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
    !second.scaled &&
    (second.half !== undefined ||
      first.half !== undefined ||
      before === 'from' ||
      before === 'between' ||
      joint === '-' ||
      first.colon ||
      ((dated || RUNS.test(before) || isModifier(tokens, at, second)) && isHours(tokens, at, first, second)))
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

/** Before two bare numbers these leave them hours. */
/** Before two numbers these say that they are no hours: "it is 7 to 8", "about 7 to 8", "I rate it 7 to 8". */
const NO_LEAD =
  /^(?:is|are|be|was|were|'s|about|around|roughly|approximately|say|maybe|perhaps|like|as|of|by|to|than|only|just|some|another|\$|\/|costs?|worth|give|gives|gave|rather|flights?|numbers?|options?|id|#|wait|waits|waiting|spend|least|most|more|it|them|counts?|matters?)$/
const NO_HOURS = new Set([
  'scale',
  'points',
  'point',
  'hours',
  'hour',
  'times',
  'meetings',
  'out',
  '%',
  'percent',
  'stars',
  'days',
  'minutes',
  'minute',
  'mins',
  'hrs',
  'dollars',
  'bucks',
  'people',
  'flights',
  'others',
  'weeks',
])

/** "May 31: 9 to 10 meh, 1 to 2 a must": two numbers beside a day are hours; "7 to 8" behind a full time is how much it counts. */
function isHours(tokens: readonly Token[], at: number, first: Clock, second: Clock): boolean {
  if (first.scaled || first.hour > 12 || second.hour > 12 || first.hour < 1 || first.hour === second.hour) return false
  if (first.hour === 1 && second.hour === 10) return false
  if (first.hour === 1 && tokens.some(({ text }) => /^(?:scale|rat(?:e|ed|ing)|rank|stars)$/.test(text))) return false
  if (NO_HOURS.has(tokens[second.to]?.text ?? '') || isRating(tokens, at)) return false
  const before = tokens[at - 1]
  const isFull = tokens
    .slice(0, at)
    .some(
      ({ text }, i) => halfAt(tokens, i) !== undefined || (text === ':' && /^\d\d$/.test(tokens[i + 1]?.text ?? '')),
    )
  if (isFull) return /^(?:the|my|from|a)$/.test(before?.text ?? '') || isRated(tokens, second.to)
  if (before === undefined || before.kind === 'number') return true
  // "It's a 7 to 8" ends there, "a 7 to 8 call" does not.
  const next = tokens[second.to]
  if (/^an?$/.test(before.text)) return next !== undefined && /^[a-z]/.test(next.text) && !ENDS.test(next.text)
  return !NO_LEAD.test(before.text) || isInverted(tokens, at - 1)
}

/** "How important are 10-12 and 12-2?", "are 9 to 10 and 1 to 2 important?": the verb stands before what it is said of. */
const isInverted = (tokens: readonly Token[], at: number): boolean =>
  /^(?:is|are|was|were)$/.test(tokens[at]!.text) &&
  (at === 0 || tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'how'))

/** "5 to 9 (7)", "5 to 9, a 7": how much it counts stands behind. */
function isRated(tokens: readonly Token[], from: number): boolean {
  const text = (at: number): string => tokens[at]?.text ?? ''
  const isNumber = (at: number): boolean => tokens[at]?.kind === 'number'
  if (text(from) === '(' || text(from) === ':') return isNumber(from + 1) || text(from + 1) === 'importance'
  let at = text(from) === ',' ? from + 1 : from
  while (/^(?:is|it|that|'s|with|of|gets|rates)$/.test(text(at))) at++
  return /^(?:an?|importance)$/.test(text(at)) && isNumber(at + 1)
}

/** "It runs 8 to 9": verbs of how long something goes on. */
const RUNS = /^(?:runs?|running|lasts?|lasting|goes|takes|spans|scheduled|booked|blocked|busy)$/

/** "Only the 6-7 handover": before a noun of which they tell when it is. */
const isModifier = (tokens: readonly Token[], at: number, { to }: Clock): boolean =>
  /^(?:the|my|that|our|this)$/.test(tokens[at - 1]?.text ?? '') &&
  /^[a-z]/.test(tokens[to]?.text ?? '') &&
  !ENDS.test(tokens[to]!.text)

const ENDS = /^(?:for|to|and|or|but|so|i|maybe|on|in|out)$/

const RATES =
  /^(?:put|puts|rat\w+|rank\w*|valu\w+|set|plac\w+|scor\w+|estimat\w+|grad\w+|weigh\w*|importance|priority)$/

const isRating = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => RATES.test(text)) ||
  // "I'd put the meeting on June 1 from 9 am to 11 am at 7".
  (tokens[at - 1]?.text === 'at' &&
    tokens.slice(0, at).some(({ text }) => /^(?:put|rate|rank|value|place)$/.test(text)))

/** "From 8 pm 10 pm": the joint is left out. */
function besideAt(tokens: readonly Token[], first: Clock): Clock | undefined {
  const next = tokens[first.to]
  const isTime = next?.value !== undefined || next?.text === 'noon' || next?.text === 'midnight'
  const second = isTime && first.half !== undefined ? timeAt(tokens, first.to) : undefined
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
