/** How a symbolic user tells its meetings and what a flight is worth to it, and how the assistant reads it back. */
import {
  fromMinutes,
  sayClock,
  sayDay,
  toMinutes,
  type Costs,
  type KnownMeeting,
  type OwnMeeting,
} from '../../games/mediation/index.ts'

/** `Private 5/14: 9AM-1PM 4, 3:30PM-4PM 1; 5/15: 5PM-5:30PM 6. Shared 1, 7, 10.` Numbers are importances. */
export function tellMeetings(own: readonly OwnMeeting[], shared: readonly OwnMeeting[]): string {
  const days = [...new Set(own.map(({ start }) => sayDay(start)))]
  const told = days.map((day) => {
    const meetings = own.filter(({ start }) => sayDay(start) === day)
    return `${day}: ${meetings.map((meeting) => `${span(meeting)} ${meeting.importance}`).join(', ')}`
  })
  const parts = [
    ...(told.length > 0 ? [`Private ${told.join('; ')}.`] : ['Nothing private.']),
    ...(shared.length > 0 ? [`Shared ${shared.map(({ importance }) => importance).join(', ')}.`] : []),
  ]
  return parts.join(' ')
}

const span = ({ start, end }: KnownMeeting): string => `${clock(start)}-${clock(end)}`
const clock = (time: string): string => sayClock(time, true).replace(' ', '')

export interface ToldMeetings {
  readonly own: readonly OwnMeeting[]
  /** Importances in the order in which shared meetings are listed. */
  readonly shared: readonly number[]
}

/** Reads {@link tellMeetings} back. `dates` are the days that there are, as `2031-05-14`. */
export function readMeetings(text: string, dates: readonly string[]): ToldMeetings | undefined {
  const match = /^(?:Private (.+?)\.|Nothing private\.)(?: Shared ([\d, ]+)\.)?/.exec(text)
  if (!match) return undefined
  const own = (match[1]?.split('; ') ?? []).flatMap((part) => {
    const [day, list] = part.split(': ')
    const date = dates.find((candidate) => sayDay(candidate) === day)
    if (!date || !list) return []
    return list.split(', ').flatMap((item) => {
      const found = /^(\d+(?::\d\d)?[AP]M?)-(\d+(?::\d\d)?[AP]M?) (\d+)$/.exec(item)
      if (!found) return []
      const start = `${date}T${clockToTime(found[1]!)}`
      const end = clockToTime(found[2]!)
      return [{ start, end: `${end > start.slice(11) ? date : nextDay(date)}T${end}`, importance: Number(found[3]) }]
    })
  })
  return { own, shared: match[2]?.split(', ').map(Number) ?? [] }
}

const nextDay = (date: string): string => fromMinutes(toMinutes(`${date}T00:00`) + 1440).slice(0, 10)

/** `3:30PM` as `15:30`. */
export function clockToTime(text: string): string {
  const [, hour, minute = '00', half] = /^(\d+)(?::(\d\d))?\s*([AP])/i.exec(text)!
  const hours = (Number(hour) % 12) + (half!.toUpperCase() === 'P' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** What a proposal was worth: `Price 1, arrival -15.`, with the meetings where they were not told. */
export function tellCosts({ calendar, price, arrival }: Costs, withMeetings: boolean): string {
  const parts = [
    ...(withMeetings ? [`meetings ${calendar}`] : []),
    `price ${price}`,
    ...(arrival === null ? [] : [`arrival ${arrival}`]),
  ].join(', ')
  return `${parts[0]!.toUpperCase()}${parts.slice(1)}.`
}

export interface ToldCosts {
  readonly calendar?: number
  readonly price?: number
  readonly arrival?: number
}

/** Reads {@link tellCosts} back, also in other orders and words between. */
export function readCosts(text: string): ToldCosts | undefined {
  const number = (name: string): number | undefined => {
    const found = new RegExp(`\\b${name}:? (-?\\d+)\\b`, 'i').exec(text)
    return found ? Number(found[1]) : undefined
  }
  const told = { calendar: number('meetings'), price: number('price'), arrival: number('arrival') }
  return Object.values(told).some((value) => value !== undefined) ? told : undefined
}
