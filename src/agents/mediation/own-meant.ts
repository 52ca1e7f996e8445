/**
 * Private meetings that were told before and are spoken of again: "the one on the 14th is a 4", "my private one matters most",
 * "it lasts until midnight, not 9:30". They are said by when they are, so that they are taken for no others.
 */
import { fromMinutes, sayClock, sayDay, toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'
import type { OwnTold } from './own.ts'
import type { English } from './reading.ts'

const DAY = String.raw`(?:the )?(?:\d{1,2}(?:th|st|nd|rd)|\d{1,2}\/\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:may|june?|july?) \d{1,2}(?:th|st|nd|rd)?)`
const PART = '(?:morning|afternoon|evening|night)'
const ONE = '(?:one|thing|meeting|appointment|event|engagement|commitment|date|call|stuff)'
const MEANT = new RegExp(
  String.raw`(,\s*(?:and |but |while )?)?\b(?:the|my|that|this)(?: other)? (?:(${PART}) )?(?:(private|personal|own|secret|hidden) )?(?:(${PART}) )?${ONE}\b(?: (?:on|of|in) (${DAY}))?(?! (?:at|from|between|on|of|in|with|\d|#))`,
  'gi',
)
const CLOCK = String.raw`(?:midnight|noon|\d{1,2}(?::[0-5]\d)?(?: ?[ap]\.?m\b\.?)?)`
const ENDS = new RegExp(
  String.raw`\b(?:the|my|that|this) (?:private|personal|own|${PART})? ?(?:${ONE} )?(?:on (${DAY}) )?(?:actually |really |only )?(?:(?:lasts|goes(?: on)?|runs|continues|takes) (?:until|till|to)|(?:ends|finishes|is over|is done)(?: only)? (?:at|by)) (${CLOCK})(?:,? (?:and )?(?:not|instead of|rather than) (?:(?:until|till|at|to) )?(${CLOCK}))?`,
  'gi',
)

const AT = new RegExp(
  String.raw`\b(?:the|my|that) (\d{1,2}(?::[0-5]\d)?(?: ?[ap]\.?m\b)|\d{1,2}(?::[0-5]\d)?) ${ONE}\b(?! (?:on|of|at|from))`,
  'gi',
)

const HOURS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 24],
}

interface Scene {
  readonly own: OwnTold[]
  readonly asked: readonly KnownMeeting[]
  /** The shared meetings. */
  readonly calendar: readonly KnownMeeting[]
  readonly english: English
}

/** What is longer tells of more than one can mean. */
const LONGEST = 1500

/** The message with such meetings by when they are; what it says of when they end is noted. */
export function sayOwn(text: string, { own, asked, calendar, english }: Scene): string {
  if (own.length === 0 || text.length > LONGEST) return text
  const dateOf = (day: string | undefined): string | undefined =>
    day === undefined
      ? undefined
      : english.reader.mentions(day).flatMap(({ id }) => english.times.get(id)?.date ?? [])[0]
  const told = text.replace(ENDS, (all: string, day: string | undefined, end: string, not: string | undefined) => {
    const date = dateOf(day)
    const among = own.flatMap((one, i) =>
      (date === undefined || one.start.startsWith(date)) && (not === undefined || endsAt(one, not)) ? [i] : [],
    )
    if (among.length !== 1) return all
    own[among[0]!] = { ...own[among[0]!]!, end: endOf(own[among[0]!]!, end) }
    return ''
  })
  const timed = told.replace(AT, (all: string, clock: string) => {
    const starts = ({ start }: KnownMeeting): boolean => minutesOf(clock).includes(toMinutes(start) % 1440)
    const meant = own.filter(starts)
    return meant.length === 1 && !calendar.some(starts) ? sayMeeting(meant[0]!) : all
  })
  return timed.replace(
    MEANT,
    (
      all: string,
      comma: string | undefined,
      before: string | undefined,
      mine: string | undefined,
      behind: string | undefined,
      day?: string,
    ) => {
      const part = (before ?? behind)?.toLowerCase()
      const date = dateOf(day)
      if ((day !== undefined && date === undefined) || (mine ?? part ?? date) === undefined) return all
      const isThen = (meeting: KnownMeeting): boolean =>
        (date === undefined || meeting.start.startsWith(date)) && (part === undefined || isIn(meeting, part))
      // A question about a meeting then is answered first.
      if (mine === undefined && asked.some(isThen)) return all
      const among = own.filter(isThen)
      const unrated = among.filter(({ importances }) => importances.length === 10)
      const meant = unrated.length > 0 ? unrated : mine === undefined ? [] : among
      if (meant.length !== 1) return all
      return `${comma === undefined ? '' : '. '}${sayMeeting(meant[0]!)}`
    },
  )
}

const sayMeeting = ({ start, end }: KnownMeeting): string =>
  `my private meeting on ${sayDay(start)} from ${sayClock(start)} to ${sayClock(end)}`

const isIn = ({ start }: KnownMeeting, part: string): boolean => {
  const hour = (toMinutes(start) % 1440) / 60
  return HOURS[part]![0] <= hour && hour < HOURS[part]![1]
}

/** The minutes of a day that a clock may stand for; without a half of the day two. */
function minutesOf(clock: string): readonly number[] {
  if (/^mid/i.test(clock)) return [1440]
  if (/^noon/i.test(clock)) return [720]
  const [, hour, minute, half] = /^(\d{1,2})(?::(\d\d))?(?: ?([ap]))?/i.exec(clock)!
  const early = (Number(hour) % 12) * 60 + Number(minute ?? 0)
  if (half === undefined) return [early, early + 720]
  return half.toLowerCase() === 'p' ? [early + 720] : [early === 0 ? 1440 : early]
}

const endsAt = ({ end }: KnownMeeting, clock: string): boolean =>
  minutesOf(clock).some((minutes) => minutes % 1440 === toMinutes(end) % 1440)

/** The first such clock behind when a meeting begins. */
function endOf({ start }: KnownMeeting, clock: string): string {
  const from = toMinutes(start)
  const midnight = from - (from % 1440)
  const ends = minutesOf(clock).map((minutes) => midnight + minutes)
  return fromMinutes(ends.find((end) => end > from) ?? ends[0]! + 1440)
}
