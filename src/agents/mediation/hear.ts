/** What the assistant makes of a person's words about meetings: which day and time, how important. */
import { type KnownMeeting } from '../../games/mediation/index.ts'
import { clauses } from '../dialogue/text.ts'
import { clockToTime } from './tell.ts'

export interface Heard {
  /** For each shared meeting the importances that it may have; undefined: nothing was said of it. */
  readonly shared: readonly (readonly number[] | undefined)[]
  /** Private meetings that were told. */
  readonly own: readonly (KnownMeeting & { readonly importances: readonly number[] })[]
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** What was heard before, with this message; `question` is what it answers. */
export function hearMeetings(
  text: string,
  question: string,
  before: Heard,
  calendar: readonly KnownMeeting[],
  dates: readonly string[],
): Heard {
  const shared = [...before.shared]
  const own = [...before.own]
  const days = dates.map((date) => [date, dayPattern(date)] as const)
  let day = findDay(question, days)
  const asked = findTime(question)
  for (const clause of clauses(text)) {
    day = findDay(clause, days) ?? day
    const importances = importancesIn(clause)
    const time = findTime(clause) ?? asked
    if (!importances || !day || !time) continue
    const at = `${day}T${time}`
    const index = calendar.findIndex(({ start, end }) => start <= at && at < end)
    if (index >= 0) shared[index] = importances
    else if (/meeting|event|appointment|busy|private|personal|have/.test(clause.toLowerCase()))
      own.push({ start: at, end: `${day}T${later(time)}`, importances })
  }
  return { shared, own }
}

/** The first day that a text names. */
function findDay(text: string, days: readonly (readonly [date: string, pattern: RegExp])[]): string | undefined {
  const plain = text.toLowerCase()
  return days.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** A day as people name it: `5/31`, `the 31st`, `Wednesday`, `first day`. */
function dayPattern(date: string): RegExp {
  const [, month, day] = date.split('-').map(Number) as [number, number, number]
  const weekday = WEEKDAYS[weekdayOf(date)]!
  return new RegExp(
    `\\b0?${month}/0?${day}\\b|\\b${day}(?:st|nd|rd|th)\\b|\\b${weekday}|\\b${weekday.slice(0, 3)}\\b|\\b${weekday.slice(0, 4)}s?\\b`,
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

function findTime(text: string): string | undefined {
  const match = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b/i.exec(text)
  return match
    ? clockToTime(`${match[1]}:${match[2] ?? '00'}${match[3]}`)
    : /\bnoon\b/i.test(text)
      ? '12:00'
      : undefined
}

/** An hour and a half later: how long a meeting takes when only its start is known. */
const later = (time: string): string => {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const minutes = Math.min(23 * 60 + 59, hour * 60 + minute + 90)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function importancesIn(clause: string): readonly number[] | undefined {
  const text = clause.toLowerCase()
  const number = /importance(?: of| is|:)? (\d+)|\b(\d+) (?:out of|\/) ?10|\((\d+)\)/.exec(text)
  if (number) return [Number(number[1] ?? number[2] ?? number[3])]
  if (
    /\b(?:not (?:that |very |so |too |really )?important|low|unimportant|skip|miss(?:able)?|least important|less important|minor|can move|flexible)\b/.test(
      text,
    )
  )
    return [1, 2, 3]
  if (/\bmedium|moderate|somewhat|kind of important\b/.test(text)) return [4, 5, 6]
  if (/\b(?:important|high|critical|can'?t miss|cannot miss|must attend|major|very|really)\b/.test(text))
    return [7, 8, 9, 10]
  return undefined
}
