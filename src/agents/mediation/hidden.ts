/** Private meetings that nobody told of, as they may be: how many there are shows in the shared ones, where they lie in the flights. */
import type { Random } from '../../core/random.ts'
import { toMinutes, type Flight, type KnownMeeting } from '../../games/mediation/index.ts'

/** How much of a calendar is shared (appendix A). */
const SHARED = 0.75
/** Meetings begin on the half hour, from nine to half past eight. */
const [FIRST, LAST] = [9 * 60, 20.5 * 60]
const DURATIONS = [30, 60, 120, 240]

interface Span {
  readonly start: number
  readonly end: number
}

export interface Calendar {
  readonly flights: readonly Flight[]
  readonly shared: readonly KnownMeeting[]
  /** Private meetings that were told. */
  readonly told: readonly KnownMeeting[]
  /** Days that there are, as `2031-05-14`. */
  readonly dates: readonly string[]
}

/** Importances of untold meetings, at most: who tells some tells those that matter. */
const [MOST, MOST_BESIDES_TOLD] = [10, 7]

/**
 * Ways the untold meetings may lie: what each costs every flight. Only flights that are in the way of something are offered
 * (as in the release), so that those which look free are not.
 */
export function drawHidden({ flights, shared, told, dates }: Calendar, count: number, random: Random): number[][] {
  const known = [...shared, ...told].map(inMinutes)
  const spans = flights.map(inMinutes)
  const free = slotsOf(dates).flatMap((start) =>
    DURATIONS.map((length) => ({ start, end: start + length })).filter((span) => !overlapsAny(span, known)),
  )
  const clear = spans.filter((flight) => !known.some((meeting) => conflict(flight, meeting)))
  const most = told.length > 0 ? MOST_BESIDES_TOLD : MOST
  return Array.from({ length: count }, () => {
    const hidden = placeHidden(free, clear, howMany(shared.length, random) - told.length, random)
    const importances = hidden.map(() => random.int(1, most))
    return spans.map((flight) =>
      hidden.reduce((sum, meeting, i) => sum + (conflict(flight, meeting) ? importances[i]! : 0), 0),
    )
  })
}

/** Private meetings beside so many shared ones. */
function howMany(shared: number, random: Random): number {
  const least = Math.ceil(shared / SHARED)
  const most = Math.ceil((shared + 1) / SHARED) - 1
  return random.int(least, Math.max(least, most)) - shared
}

/** Meetings that are in the way of all flights that look free; others fill the number up. */
function placeHidden(free: readonly Span[], clear: readonly Span[], count: number, random: Random): Span[] {
  const placed: Span[] = []
  const place = (fits: (span: Span) => boolean): boolean => {
    const left = free.filter((span) => fits(span) && !overlapsAny(span, placed))
    if (left.length > 0) placed.push(random.pick(left))
    return left.length > 0
  }
  let open = clear
  while (open.length > 0) {
    const flight = random.pick(open)
    if (!place((span) => conflict(flight, span))) open = open.filter((other) => other !== flight)
    open = open.filter((other) => !placed.some((meeting) => conflict(other, meeting)))
  }
  while (placed.length < count && place(() => true));
  return placed
}

const slotsOf = (dates: readonly string[]): number[] =>
  dates.flatMap((date) => {
    const midnight = toMinutes(`${date}T00:00`)
    return Array.from({ length: (LAST - FIRST) / 30 + 1 }, (_, slot) => midnight + FIRST + 30 * slot)
  })

const inMinutes = ({ start, end }: KnownMeeting): Span => ({ start: toMinutes(start), end: toMinutes(end) })

const overlapsAny = (span: Span, others: readonly Span[]): boolean =>
  others.some(({ start, end }) => span.start < end && start < span.end)

/** As the game counts conflicts: two that start in the same minute have none. */
const conflict = (flight: Span, meeting: Span): boolean =>
  flight.start < meeting.start ? meeting.start < flight.end : meeting.start < flight.start && flight.start < meeting.end
