/** Days side by side, meetings as blocks (the deeper, the more important), and a flight drawn over them. */
// From its own file: the index would bring the whole game along.
import { fromMinutes, sayClock, sayDay, toMinutes } from '../../../../src/games/mediation/time.ts'
import type { Flight, Meeting } from './types.ts'

export interface CalendarProps {
  readonly label: string
  readonly meetings: readonly Meeting[]
  readonly flight?: Flight | undefined
  /** All flights, so that the days are the same whichever is drawn. */
  readonly flights: readonly Flight[]
}

const DAY = 24 * 60

interface Span {
  readonly start: string
  readonly end: string
}

export function Calendar({ label, meetings, flight, flights }: CalendarProps) {
  const spans: readonly Span[] = [...meetings, ...flights]
  const first = Math.floor(Math.min(...spans.map(({ start }) => toMinutes(start))) / DAY)
  const last = Math.floor(Math.max(...spans.map(({ end }) => toMinutes(end) - 1)) / DAY)
  const days = Array.from({ length: Math.max(1, Math.min(8, last - first + 1)) }, (_, place) => (first + place) * DAY)
  const hours = hoursOf(spans)
  const place = (span: Span, day: number) => {
    const from = Math.max(toMinutes(span.start), day + hours.from * 60)
    const to = Math.min(toMinutes(span.end), day + hours.to * 60)
    if (to <= from) return undefined
    const whole = (hours.to - hours.from) * 60
    return { top: `${(100 * (from - day - hours.from * 60)) / whole}%`, height: `${(100 * (to - from)) / whole}%` }
  }
  const lines = Array.from({ length: Math.ceil((hours.to - hours.from) / 3) }, (_, line) => hours.from + 3 * line)
  return (
    <div className="mediation-calendar" role="group" aria-label={label}>
      <div className="mediation-hours" aria-hidden="true">
        {lines.map((hour) => (
          <span key={hour} style={{ top: `${(100 * (hour - hours.from)) / (hours.to - hours.from)}%` }}>
            {hour}:00
          </span>
        ))}
      </div>
      {days.map((day) => (
        <div key={day} className="mediation-day">
          <span className="mediation-date">{sayDay(fromMinutes(day))}</span>
          <div className="mediation-column">
            {meetings.map((meeting, number) => {
              const where = place(meeting, day)
              const { importance, isPrivate } = meeting
              return (
                where && (
                  <span
                    key={number}
                    className={`mediation-meeting${isPrivate ? ' mediation-private' : ''}`}
                    style={
                      { ...where, '--depth': `${importance === undefined ? 12 : 5 * importance}%` } as Record<
                        string,
                        string
                      >
                    }
                    role="img"
                    aria-label={`Meeting ${sayTimes(meeting)}${importance === undefined ? '' : `, importance ${importance}`}${isPrivate ? ', private' : ''}`}
                    title={sayTimes(meeting)}
                  >
                    {importance}
                  </span>
                )
              )
            })}
            {flight && place(flight, day) && (
              <span
                className="mediation-flight"
                style={place(flight, day)}
                role="img"
                aria-label={`Flight ${sayTimes(flight)}`}
              >
                ✈
              </span>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

/** `5/14 2:30 PM – 4 PM`. */
export const sayTimes = ({ start, end }: Span): string =>
  `${sayDay(start)} ${sayClock(start, true)} – ${end.slice(0, 10) === start.slice(0, 10) ? '' : `${sayDay(end)} `}${sayClock(end, true)}`

/** Whole hours of the day that hold everything. */
function hoursOf(spans: readonly Span[]): { readonly from: number; readonly to: number } {
  const isOvernight = spans.some(({ start, end }) => start.slice(0, 10) !== end.slice(0, 10))
  if (isOvernight || spans.length === 0) return { from: 0, to: 24 }
  const hour = (time: string): number => (toMinutes(time) % DAY) / 60
  return {
    from: Math.floor(Math.min(...spans.map(({ start }) => hour(start)))),
    to: Math.ceil(Math.max(...spans.map(({ end }) => hour(end)))),
  }
}

/** The meetings that a flight overlaps. */
export const missedBy = <Kind extends Span>(flight: Span, meetings: readonly Kind[]): readonly Kind[] =>
  meetings.filter(({ start, end }) => start < flight.end && flight.start < end)
