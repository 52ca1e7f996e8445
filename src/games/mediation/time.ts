/** Times of day as text, `2031-05-14T09:00`, which sort as they follow each other; and the minutes between them. */

/** Minutes since the first of March of year 0. */
export function toMinutes(time: string): number {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(time)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  // Years that begin in March put the leap day last.
  const years = month > 2 ? year : year - 1
  const months = (month + 9) % 12
  const days = 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return ((days + Math.floor((153 * months + 2) / 5) + day - 1) * 24 + hour) * 60 + minute
}

/** The inverse of {@link toMinutes}. */
export function fromMinutes(minutes: number): string {
  const days = Math.floor(minutes / 1440)
  let years = Math.floor(days / 365.2425) + 1
  const firstDay = (year: number): number =>
    365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  while (firstDay(years) > days) years--
  const dayOfYear = days - firstDay(years)
  const months = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * months + 2) / 5) + 1
  const month = ((months + 2) % 12) + 1
  const year = month <= 2 ? years + 1 : years
  const rest = minutes - days * 1440
  return `${year}-${pad(month)}-${pad(day)}T${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`
}

const pad = (number: number): string => String(number).padStart(2, '0')

/** `5/14` */
export const sayDay = (time: string): string => `${Number(time.slice(5, 7))}/${Number(time.slice(8, 10))}`

/** `2:30 PM`; a full hour as `2 PM` with `short`. */
export function sayClock(time: string, short = false): string {
  const hour = Number(time.slice(11, 13))
  const minute = time.slice(14, 16)
  return `${hour % 12 || 12}${short && minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'AM' : 'PM'}`
}
