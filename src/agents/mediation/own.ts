/** Private meetings as users tell them: when they begin and end at most, in whose calendar no meeting overlaps another. */
import { toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'
import type { Time } from '../english/index.ts'
import { EARLIEST, laterOf, spanOf } from './meetings.ts'
import { isPartOfDay } from './parts.ts'

/** A private meeting with the importances that it may have. */
export type OwnTold = KnownMeeting & { readonly importances: readonly number[] }

const DAY = 24 * 60

/** "From half past two", and no end. */
export const isOpenEnded = ({ date, from, to }: Time): boolean => date !== undefined && to === DAY && from! > 0

interface Telling {
  readonly importances: readonly number[]
  /** The words that tell it, between single spaces. */
  readonly words: string
  /** The shared meetings, none of which it overlaps. */
  readonly calendar: readonly KnownMeeting[]
}

/** Adds a private meeting to those told, or sets right what was told of it. */
export function addOwn(own: OwnTold[], told: Time, { importances, words, calendar }: Telling): void {
  const { to: _, ...begin } = told
  const time = inTheDay(isOpenEnded(told) && !isPartOfDay(told) && !MIDNIGHT.test(words) ? begin : told, words)
  // No meeting begins before nine: "in the morning" is from then on.
  const from = time.to !== undefined && time.to > EARLIEST ? Math.max(EARLIEST, time.from!) : time.from!
  const span = spanOf({ ...time, from: startsWithFlight(time) ? from + 1 : from })
  const end = time.to === undefined ? beforeNext(span, calendar) : span.end
  const same = own.findIndex(({ start }) => start === span.start)
  if (same >= 0) own[same] = { ...span, importances, end: time.to === undefined ? own[same]!.end : end }
  else own.push({ ...span, end, importances })
}

/** "From 8 to midnight" has an end, which "from 8 on" has not. */
const MIDNIGHT = /\b(?:midnight|12 (?:: 00 )?(?:am|a \.? ?m)|(?:24|00?) : 00)\b/

/** "8 to 9" is in the evening, where nobody says that it is in the morning. */
function inTheDay(time: Time, words: string): Time {
  const isEarly = time.from! < EARLIEST && (time.to === undefined || time.to - time.from! <= 240)
  return isEarly && !/\b(?:am|a m|mornings?|early)\b/.test(words) ? (laterOf(time) ?? time) : time
}

/** A meeting whose end was not told is over when the next one begins. */
const beforeNext = ({ start, end }: KnownMeeting, calendar: readonly KnownMeeting[]): string =>
  calendar.reduce((soonest, next) => (next.start > start && next.start < soonest ? next.start : soonest), end)

/** "I have a meeting at that time", said of a flight at 12:18: meetings begin on the half hour, and this one is in its way. */
const startsWithFlight = ({ from, to }: Time): boolean => from !== undefined && to === undefined && from % 30 !== 0

/** Whether a time, as far as it is told, is just that of a meeting that is shared. */
export const isShared = ({ date, from, to }: Time, calendar: readonly KnownMeeting[]): boolean =>
  to !== undefined &&
  calendar.some(
    ({ start, end }) =>
      start.startsWith(date!) && toMinutes(start) % DAY === from && toMinutes(end) - toMinutes(start) === to - from,
  )
