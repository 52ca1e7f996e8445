/**
 * Flights that a message speaks of by what they are like instead of by number: "the 6:08 one on the 16th", "the last one for
 * $50", "the Alcyon in the evening", "ten past five on the 16th". What is told together has to leave just one of them.
 */
import { toMinutes, type Flight } from '../../games/mediation/index.ts'
import { HOUR, HOUR_WORDS, hourOf } from './plain-clocks.ts'

interface Described {
  readonly id: number
  /** Where its description stands in the text. */
  readonly from: number
  readonly to: number
}

/** What one word, or a few, tell of a flight. */
type Kind =
  | 'spoken'
  | 'clock'
  | 'hour'
  | 'day'
  | 'date'
  | 'weekday'
  | 'part'
  | 'price'
  | 'edge'
  | 'head'
  | 'lands'
  | 'filler'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Minutes past an hour, or before it. */
const MINUTES = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20, 'twenty-five': 25 } as const
const SPOKEN = new RegExp(`^(?:an? )?(${Object.keys(MINUTES).join('|')}) (past|after|to) (${HOUR})$`)

const KINDS: readonly (readonly [Kind, string])[] = [
  ['spoken', String.raw`(?:an? )?(?:half|quarter|twenty-five|twenty|ten|five) (?:past|after|to) ${HOUR}\b(?![:/.]\d)`],
  [
    'price',
    String.raw`\$ ?\d[\d,]*\d|\d[\d,]*\d ?(?:dollars?\b|bucks\b|\$)|\d{2,4}(?= (?:one|flight|ticket)\b)|(?<=\bfor )\d{2,4}\b(?![:/]| ?[ap]\.?m\b)`,
  ],
  ['clock', String.raw`\d{1,2}[:.][0-5]\d(?!\d)(?: ?[ap](?:m\b|\.m\b\.?))?`],
  ['date', String.raw`\d{1,2}\/\d{1,2}(?![\d/])`],
  ['day', String.raw`\d{1,2}(?:st|nd|rd|th)\b`],
  [
    'hour',
    String.raw`\d{1,2} ?[ap]\.?m\b|(?<=\bat )\d{1,2}\b(?![:/.%]\d)|(?<=\b(?:at|around|about) )(?:${HOUR_WORDS.join('|')})\b(?! (?:of|point|past|to|time)\b)`,
  ],
  ['weekday', String.raw`(?:${WEEKDAYS.join('|')})\b`],
  ['part', String.raw`(?:morning|afternoon|evening|night)\b`],
  ['edge', String.raw`(?:last|latest|first|earliest|cheapest)\b`],
  ['head', String.raw`(?:one|flight|plane|ticket|departure)\b`],
  ['lands', String.raw`(?:lands?|landing|arriv(?:es?|ing))\b`],
  [
    'filler',
    String.raw`(?:the|that|this|my|an?|at|on|for|of|from|in|by|early|late|which|leav(?:es?|ing)|depart(?:s|ing)?|go(?:es|ing)|with|to|until|around|about|costs?|costing|other|instead|please|it|is)\b`,
  ],
]

interface Piece {
  readonly kind: Kind | 'carrier'
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What is longer describes no flight. */
const LONGEST = 1000

export function flightsDescribed(text: string, flights: readonly Flight[]): Described[] {
  if (text.length > LONGEST) return []
  return runsOf(text, flights).flatMap((run) => {
    const id = meant(run, flights, text)
    return id === undefined ? [] : [{ id, from: run[0]!.from, to: run.at(-1)!.to }]
  })
}

/** Words that stand side by side and tell of one flight, without those at their ends that tell nothing. */
function runsOf(text: string, flights: readonly Flight[]): Piece[][] {
  const carriers = [...new Set(flights.flatMap(({ carrier }) => [carrier, carrier.split(' ')[0]!]))]
  const patterns = [['carrier', `(?:${carriers.join('|')})\\b`] as const, ...KINDS]
  const piece = new RegExp(`(?<![\\w$:/.])(?:${patterns.map(([, one]) => `(${one})`).join('|')})`, 'gi')
  const runs: Piece[][] = []
  let end = -1
  for (const match of text.matchAll(piece)) {
    const kind = patterns[match.slice(1).findIndex((group) => group !== undefined)]![0]
    const one = { kind, text: match[0].toLowerCase(), from: match.index, to: match.index + match[0].length }
    const isNext = end >= 0 && /^ ?(?:[,–-] ?)?$/.test(text.slice(end, one.from))
    if (isNext) runs.at(-1)!.push(one)
    else runs.push([one])
    end = one.to
  }
  return runs.flatMap((run) => {
    const first = run.findIndex(({ kind, text: word }) => kind !== 'filler' || /^(?:the|that|my|an?)$/.test(word))
    const last = run.findLastIndex(({ kind }) => kind !== 'filler' && kind !== 'lands')
    return first < 0 || last < first ? [] : [run.slice(first, last + 1)]
  })
}

/** The one flight that a run of words describes; undefined: none, several, or a meeting as well. */
function meant(run: readonly Piece[], flights: readonly Flight[], text: string): number | undefined {
  const all = (kind: Piece['kind']): Piece[] => run.filter((one) => one.kind === kind)
  const [prices, carriers] = [all('price'), all('carrier')]
  const isHeaded = all('head').length > 0
  const times = run.filter(({ kind }) => kind === 'clock' || kind === 'spoken' || kind === 'hour')
  if (times.length > 2 || prices.length > 1 || carriers.length > 1) return undefined
  // Meetings begin on the half hour.
  const odd = times.filter(({ kind, text: clock }) => kind !== 'hour' && !/[:.][03]0|^(?:an? )?half/.test(clock))
  const isBare = !isHeaded && prices.length === 0 && carriers.length === 0
  if (isBare && (odd.length === 0 || MEETING.test(sentenceAt(text, run[0]!.from).replace(YOURS, '')))) return undefined
  if (carriers.length === 0 && odd.length === 0 && prices.length === 0) return undefined
  // "For $500" tells of a flight what else says that it is one.
  if (odd.length === 0 && carriers.length === 0 && !isHeaded && times.length === 0) return undefined
  // "When does the 6:08 one land?" asks for what is not told.
  const isLanding = all('lands').length > 0
  const fits = (flight: Flight, lands: boolean): boolean => {
    const at = lands ? flight.end : flight.start
    return (
      times.every((time, i) => isAt(i === 0 ? at : flight.end, time)) &&
      run.every(({ kind, text: said }) => {
        switch (kind) {
          case 'day':
            return Number(at.slice(8, 10)) === Number.parseInt(said)
          case 'date':
            return (
              Number(at.slice(5, 7)) === Number.parseInt(said) && Number(at.slice(8, 10)) === Number(said.split('/')[1])
            )
          case 'weekday':
            return WEEKDAYS[weekdayOf(at)] === said
          case 'part':
            return isIn(at, said)
          case 'price':
            return flight.price === Number(said.replace(/\D/g, ''))
          case 'carrier':
            return flight.carrier.toLowerCase().startsWith(said)
          default:
            return true
        }
      })
    )
  }
  const matching = (lands: boolean): number[] => flights.flatMap((flight, id) => (fits(flight, lands) ? [id] : []))
  const departing = isLanding ? [] : matching(false)
  const found = departing.length > 0 || !(isLanding || isHeaded) ? departing : matching(true)
  if (found.length < 2) return found[0]
  switch (all('edge')[0]?.text) {
    case 'last':
    case 'latest':
      return found.at(-1)
    case 'first':
    case 'earliest':
      return found[0]
    case 'cheapest':
      return found.reduce((one, other) => (flights[other]!.price < flights[one]!.price ? other : one))
    default:
      return undefined
  }
}

const MEETING =
  /\b(?:meetings?|appointments?|busy|private\w*|importan\w*|(?<!\b(?:can|could|may|shall) )i have|i['’]ve got)\b/i

/** What the assistant says of meetings of whom it speaks to, "right after your private thing". */
const YOURS = /\byour (?:\w+ ){0,2}\w+/gi

const sentenceAt = (text: string, at: number): string =>
  /[^.!?\n]*$/.exec(text.slice(Math.max(0, at - 200), at))![0] + text.slice(at, at + 200).replace(/[.!?](?!\d).*$/s, '')

const DAY = 24 * 60
/** How long before and after a rounded hour a flight is still "the one at 1", and beside another clock that is said in words. */
const [BEFORE, AFTER, NEAR] = [10, 40, 7]

/** Whether a flight is at a clock, or about at an hour. */
function isAt(time: string, { kind, text }: Piece): boolean {
  const { said, half } = clockOf(text)
  const clock = toMinutes(time) % DAY
  const candidates =
    half === undefined
      ? said >= 13 * 60
        ? [said]
        : [said % 720, (said % 720) + 720]
      : [(said % 720) + (half === 'p' ? 720 : 0)]
  const [before, after] = said % 30 === 0 ? [BEFORE, AFTER] : kind === 'spoken' ? [NEAR, NEAR] : [0, 0]
  return candidates.some((one) => one - before <= clock && clock <= one + after)
}

/** The minutes of a day that a clock says, and whether it is of the morning or the afternoon. */
function clockOf(text: string): { readonly said: number; readonly half: string | undefined } {
  const [, minutes, way, word] = SPOKEN.exec(text) ?? []
  if (minutes !== undefined) {
    const past = MINUTES[minutes as keyof typeof MINUTES]
    return { said: hourOf(word!) * 60 + (way === 'to' ? -past : past), half: undefined }
  }
  if (HOUR_WORDS.includes(text)) return { said: hourOf(text) * 60, half: undefined }
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d\d))? ?([ap])?/.exec(text)!
  return { said: Number(hour) * 60 + Number(minute ?? 0), half }
}

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [3 * 60, 12 * 60],
  afternoon: [12 * 60, 18 * 60],
  evening: [17 * 60, 23 * 60],
  night: [19 * 60, DAY],
}

/** Until when it is still night. */
const SMALL_HOURS = 5 * 60

const isIn = (time: string, part: string): boolean => {
  const clock = toMinutes(time) % DAY
  const [from, to] = PARTS[part]!
  return (from <= clock && clock < to) || (part === 'night' && clock < SMALL_HOURS)
}

const weekdayOf = (time: string): number => new Date(`${time.slice(0, 10)}T00:00Z`).getUTCDay()
