/** The stretch of a calendar, or the meetings in it, that a time in words stands for. */
import type { Time } from '../english/index.ts'
import { isPartOfDay } from './parts.ts'
import { fromMinutes, toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'

/** How long a meeting takes when only its start is told, in minutes: about the mean. */
export const USUAL_LENGTH = 90

/** When meetings begin at the earliest, in minutes (appendix A). */
export const EARLIEST = 9 * 60

export function spanOf({ date, from, to }: Time): KnownMeeting {
  const base = toMinutes(`${date}T00:00`)
  if (from === undefined) return { start: fromMinutes(base), end: fromMinutes(base + 1440) }
  return { start: fromMinutes(base + from), end: fromMinutes(base + (to ?? from + USUAL_LENGTH)) }
}

/** Twelve hours later, for hours that may be of the evening; undefined: they cannot. */
export const laterOf = (time: Time): Time | undefined => {
  const { from, to } = time
  if (from === undefined || from === 0 || from >= 720 || to === 1440 || isPartOfDay(time)) return undefined
  return { ...time, from: from + 720, ...(to !== undefined && { to: to + 720 }) }
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
  const later = laterOf(time)
  if (later) {
    const evening = findMeetings(later, calendar, dates, asked)
    const isJust = ({ from: begin, to: end }: Time, found: readonly number[]): boolean =>
      end !== undefined &&
      found.some((i) => {
        const { start, end: over } = calendar[i]!
        return toMinutes(start) % 1440 === begin && toMinutes(over) - toMinutes(start) === end - begin
      })
    // "8:30 to 12:30" is in the evening where that is when a meeting is, and in the morning none is.
    const isClear = from < EARLIEST && hits(days).length === 0
    if (evening.length > 0 && (isClear || (isJust(later, evening) && !isJust(time, hits(days))))) return evening
  }
  if (date !== undefined) return hits(days)
  const exact = hits(asked)
  if (exact.length > 0) return exact
  const anywhere = hits(days).filter((i) => to !== undefined || toMinutes(calendar[i]!.start) % 1440 === from)
  return anywhere.length === 1 ? anywhere : []
}
