/** When a user would rather fly earlier or later, than what was proposed or at all: "too early", "the sooner the better". */
import { fromMinutes, toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'
import { MEETING, WINDOW, type Window } from './windows.ts'

const VERY = '(?:too|so|that|very|quite|rather|pretty|terribly|awfully|really)'
const [SOONER, LATER] = (
  [
    ['(?:earlier|sooner|more early)', 'early', 'late'],
    ['(?:later|more late)', 'late', 'early'],
  ] as const
).map(([more, much, little]) => ({
  than: new RegExp(`\\b${more}\\b(?! than)`),
  /** Said of what was proposed, "that is too late", or wished: "not so late". */
  less: new RegExp(`\\b${VERY} ${little}\\b`),
  most: new RegExp(
    `\\bthe ${more} the better\\b|\\bas (?:${much}|soon) as (?:possible|you can)\\b|\\b${much}(?:est)? possible\\b`,
  ),
  /** "Something early", "early flights", "I like early". */
  some: new RegExp(
    `\\b(?:something|anything|an?|prefer(?:ably)?|like|love|want|take|fly|leave|depart) (?:rather |very |quite |really )?${much}\\b|\\b${much} (?:flights?|departures?)\\b`,
  ),
})) as [Directed, Directed]

interface Directed {
  readonly than: RegExp
  readonly less: RegExp
  readonly most: RegExp
  readonly some: RegExp
}

/** Of what was said or proposed before, or of no flight. */
const OTHERWISE =
  /\bthe (?:earlier|later) (?:\w+ )?(?:one|flight|proposal|option|offer|plan)\b(?! please)|\b(?:said|told|mentioned|proposed|suggested|wrote|was|were|asked|offered) (?:\w+ )?earlier\b|\bearlier (?:you|we|i)\b|\b(?:see|talk to|tell|until|till|sooner or|decide|speak) (?:\w+ )?later\b|\btoo late to (?:change|switch|ask|say|go back)\b|\b(?:friends?|others?|them|he|she|apart|wait\w*)\b|\bcheaper\b/
const DENIED = /\bnot\b(?! mind\b)/
const TURNED = /\b(?:not|never|no) (?:\w+ ){0,2}?(?:earlier|later|sooner)\b/

const PURPOSE =
  / (?:to (?:try to |try and )?(?:avoid|miss|keep|make|attend|be|not)|(?:so|in order) (?:that )?(?:i|to)|because|since|as i|due to|for my)\b.*$/

/** Of the day of what was proposed. */
const DAY_BEFORE = /\b(?:the|one|a) day (?:before|earlier)\b|\b(?:previous|preceding) day\b/
const DAY_AFTER = /\b(?:the|one|a) day (?:after|later)\b|\b(?:next|following) day\b/

/** A flight before this hour is early, one from that hour on late. */
const [EARLY, LATE] = [10 * 60, 18 * 60]
const DAY = 24 * 60

interface Scene {
  /** The flight proposed last to who speaks. */
  readonly proposed: KnownMeeting | undefined
  readonly dates: readonly string[]
}

/** What a sentence, its words between single spaces, wishes so; `namesTime`: it says when. */
export function soonerIn(sentence: string, namesTime: boolean, { proposed, dates }: Scene): Window[] {
  // "Let's try earlier to avoid my meeting": what it is for says nothing of when.
  const words = sentence.replace(PURPOSE, '')
  if (MEETING.test(words) || /\b(?:earlier or later|later or earlier)\b/.test(words)) return []
  const days = proposed === undefined ? 0 : DAY_BEFORE.test(words) ? -1 : DAY_AFTER.test(words) ? 1 : 0
  if (days !== 0)
    return [{ ...between(toMinutes(`${proposed!.start.slice(0, 10)}T00:00`) + days * DAY, 0, DAY), points: WINDOW }]
  if (OTHERWISE.test(words)) return []
  for (const [direction, { than, less, most, some }] of [
    [-1, SOONER],
    [1, LATER],
  ] as const) {
    if (most.test(words)) return proposed ? beside(proposed, dates, direction) : towards(dates, direction)
    if (namesTime) continue
    if (proposed && than.test(words)) return beside(proposed, dates, TURNED.test(words) ? -direction : direction)
    if (proposed && less.test(words)) return within(proposed, dates, direction) ?? beside(proposed, dates, direction)
    if (some.test(words))
      return daily(dates, direction < 0 ? [5 * 60, 11 * 60] : [LATE, DAY], DENIED.test(words) ? -WINDOW : WINDOW)
  }
  return []
}

/** The same hours of every day. */
const daily = (dates: readonly string[], [from, to]: readonly [number, number], points: number): Window[] =>
  dates.map((date) => ({ ...between(toMinutes(`${date}T00:00`), from, to), points, leaves: true as const }))

const between = (base: number, from: number, to: number): KnownMeeting => ({
  start: fromMinutes(base + from),
  end: fromMinutes(base + to),
})

/** The first days rather than the last, or the other way round. */
const towards = (dates: readonly string[], direction: number): Window[] =>
  dates.map((date, i) => {
    const place = direction < 0 ? dates.length - 1 - i : i
    return {
      ...between(toMinutes(`${date}T00:00`), 0, DAY),
      points: (WINDOW * place) / Math.max(1, dates.length - 1),
      leaves: true,
    }
  })

/** Other hours than those of a flight that leaves too early or too late in the day; undefined: it leaves in the middle of it. */
function within({ start }: KnownMeeting, dates: readonly string[], direction: number): Window[] | undefined {
  const clock = toMinutes(start) % DAY
  if (direction > 0 && clock < EARLY) return daily(dates, [0, Math.max(7 * 60, clock + 61)], -WINDOW)
  if (direction < 0 && clock >= LATE)
    return [...daily(dates, [clock - 30, DAY], -WINDOW), ...daily(dates, [0, 5 * 60], -WINDOW)]
  return undefined
}

/** Before a flight rather than behind it, or the other way round. */
function beside({ start }: KnownMeeting, dates: readonly string[], direction: number): Window[] {
  const turn = fromMinutes(toMinutes(start) + (direction > 0 ? 1 : 0))
  const [first, last] = [`${dates[0]}T00:00`, fromMinutes(toMinutes(`${dates.at(-1)}T00:00`) + DAY)]
  return [
    { start: first, end: turn, points: -direction * WINDOW, leaves: true },
    { start: turn, end: last, points: direction * WINDOW, leaves: true },
  ]
}
