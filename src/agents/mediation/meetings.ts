/** The stretch of a calendar, or the meetings in it, that a time in words stands for. */
import type { Time } from '../english/index.ts'
import { isPartOfDay } from './parts.ts'
import { fromMinutes, toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'

/** How long a meeting takes when only its start is told, in minutes: about the mean. */
const USUAL_LENGTH = 90

/** When meetings begin at the earliest, in minutes (appendix A). */
export const EARLIEST = 9 * 60

export function spanOf({ date, from, to }: Time): KnownMeeting {
  const base = toMinutes(`${date}T00:00`)
  if (from === undefined) return { start: fromMinutes(base), end: fromMinutes(base + 1440) }
  return { start: fromMinutes(base + from), end: fromMinutes(base + (to ?? from + USUAL_LENGTH)) }
}

/** The shared meetings that a time stands for, by place in the calendar. */
export function findMeetings(
  time: Time | undefined,
  calendar: readonly KnownMeeting[],
  dates: readonly string[],
  asked: readonly number[],
): number[] {
  if (!time) return []
  const { date, from, to, place, all } = time
  const inOrder = (indices: readonly number[]): number[] =>
    [...indices].sort((a, b) => (calendar[a]!.start < calendar[b]!.start ? -1 : 1))
  const days = calendar.map((_, i) => i)
  if (place !== undefined || all) {
    const among = date === undefined ? asked : inOrder(days.filter((i) => calendar[i]!.start.startsWith(date)))
    if (all) return [...among]
    const found = among.at(place!)
    return found === undefined ? [] : [found]
  }
  if (from === undefined) return days.filter((i) => calendar[i]!.start.startsWith(date!))
  // A time of day alone is of one of the meetings asked about, else of the only one at that time.
  const candidates = date !== undefined ? [date] : dates
  const hits = (among: readonly number[]): number[] =>
    among.filter((i) =>
      candidates.some((day) => {
        const base = toMinutes(`${day}T00:00`)
        const [start, end] = [toMinutes(calendar[i]!.start) - base, toMinutes(calendar[i]!.end) - base]
        if (to === undefined) return start <= from && from < end
        // Half past eleven is in the morning yet, half past five rather in the evening.
        if (isPartOfDay(time)) return from <= start && start <= to - (to > 720 ? 60 : 30)
        const overlap = Math.min(end, to) - Math.max(start, from)
        return overlap > 0 && overlap * 2 >= Math.min(end - start, to - from)
      }),
    )
  // "8:30" alone is in the evening: no meeting begins before nine.
  const isEarly = to === undefined && from < EARLIEST
  const later = isEarly ? findMeetings({ ...time, from: from + 720 }, calendar, dates, asked) : []
  if (later.length > 0 && hits(days).length === 0) return later
  if (date !== undefined) return hits(days)
  const exact = hits(asked)
  if (exact.length > 0) return exact
  const anywhere = hits(days).filter((i) => to !== undefined || toMinutes(calendar[i]!.start) % 1440 === from)
  return anywhere.length === 1 ? anywhere : []
}
