/** How the assistant of Mediation reads its users: times, how important meetings are, what a flight costs them. */
import {
  amountsIn,
  IMPORTANCE,
  Reader,
  Times,
  type Act,
  type Grade,
  type ReadSentence,
  type Time,
} from '../english/index.ts'
import { fromMinutes, toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'

export interface English {
  readonly reader: Reader
  readonly times: Times
}

const known = new Map<string, English>()

/** `dates`: the days that there are, as `2031-05-14`. */
export function englishFor(dates: readonly string[]): English {
  const key = dates.join()
  let english = known.get(key)
  if (!english) {
    if (known.size > 20) known.clear()
    const times = new Times(dates)
    english = { times, reader: new Reader({ names: times, axes: ['time'], scale: IMPORTANCE, numbers: true }) }
    known.set(key, english)
  }
  return english
}

/** Costs that a user told of a flight: numbers, or only how bad that part is. */
export interface ToldCosts {
  readonly calendar?: number | Felt
  readonly price?: number | Felt
  readonly arrival?: number | Felt
}

export type Felt = 'bad' | 'fine'

type Part = keyof ToldCosts

const PART_WORDS: readonly (readonly [Part | 'total', RegExp])[] = [
  ['price', /^(?:price\w*|fares?|expensive|cheap\w*|pricey|money|deal|budget|afford\w*|ticket\w*)$/],
  ['arrival', /^(?:arriv\w*|wait\w*|friends?|buddy|buddies|apart|together|landing)$/],
  ['calendar', /^(?:meetings?|calendar|conflicts?|schedule|appointments?|missed|missing|overlap\w*)$/],
  ['total', /^(?:total\w*|overall|altogether|score|sum|worth)$/],
]

const partOf = (word: string): Part | 'total' | undefined => PART_WORDS.find(([, pattern]) => pattern.test(word))?.[0]

const BAD: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    /\b(?:too|so|very|really|pretty|quite|a bit|awfully|way too|rather) (?:\w+ )?(?:expensive|pricey|costly|much money|high a price)\b|\b(?:price|fare|cost) (?:is |was |seems |looks )?(?:\w+ )?(?:bad|high|steep|terrible|awful|too much)\b|\b(?:expensive|pricey|steep|overpriced)\b|\b(?:cheaper|less expensive)\b/,
  ],
  [
    'arrival',
    /\b(?:too|so|very|really|pretty|way|quite) (?:far|late|early|long)\b|\bfar (?:from|apart)\b|\bapart\b|\bnot (?:\w+ ){0,3}(?:together|same time|near|close|closer)\b|\b(?:closer|nearer) to (?:my|the|his|her|their)\b|\bwait (?:is |would be )?(?:too )?(?:long|bad|terrible)\b|\bwait (?:for )?(?:hours|ages|forever)\b/,
  ],
  [
    'calendar',
    /\b(?:miss|skip|cuts? into|overlaps?|conflicts?|interferes?|runs? (?:through|into)|clash\w*) (?:\w+ ){0,4}(?:important|too many|a lot|many|several|most|critical|crucial|big)\b|\btoo many (?:\w+ )?(?:meetings|conflicts)\b|\bimportant meetings?\b/,
  ],
]
const FINE: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    /\b(?:price|fare|cost|deal) (?:is |was |looks |seems )?(?:\w+ )?(?:fine|good|great|okay|ok|perfect|excellent|reasonable|acceptable|alright|right|lovely|no problem)\b|\b(?:great|good|nice|amazing|excellent|fair|reasonable) (?:price|deal|fare)\b|\b(?:cheap|affordable|bargain)\b/,
  ],
  [
    'arrival',
    /\b(?:arrival|waiting|wait|timing) (?:is |was |looks |time is |time )?(?:\w+ )?(?:fine|good|great|okay|ok|perfect|short|acceptable)\b|\b(?:same time|close together) (?:as|is good)\b/,
  ],
  [
    'calendar',
    /\b(?:no|without any|not any|zero) (?:conflicts?|clash\w*|overlaps?)\b|\b(?:meetings|schedule|calendar) (?:are |is )?(?:fine|good|okay|ok|free|clear)\b|\bmiss nothing\b/,
  ],
]

/** What a sentence says that a flight costs; undefined: nothing. */
export function costsIn({ tokens, asks }: ReadSentence, times: Times): ToldCosts | undefined {
  const taken = new Set(
    times.find(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  )
  const told: Record<string, number | Felt> = {}
  for (const { topic, value, signed } of amountsIn(tokens, partOf, { isTaken: (at) => taken.has(at), weak: 'total' })) {
    if (topic === 'total' || Math.abs(value) > 200 || !Number.isInteger(value)) continue
    // Meetings and arrivals only cost; what a price is without a sign is not clear where it is no small number.
    // "2 meetings" are counted.
    if (topic === 'calendar' && !signed) continue
    if (topic !== 'price') told[topic] = -Math.abs(value) || 0
    else if (signed || Math.abs(value) <= 40) told[topic] = value || 0
  }
  const text = tokens.map((token) => token.text).join(' ')
  if (told.arrival === undefined && /\bno wait(?:ing)?\b/.test(text)) told.arrival = 0
  if (!asks || /\b(?:cheaper|closer|nearer)\b/.test(text)) {
    const negated = /\bnot\b/.test(text)
    for (const [part, pattern] of FINE)
      if (told[part] === undefined && pattern.test(text) && !negated) told[part] = 'fine'
    for (const [part, pattern] of BAD)
      if (
        told[part] === undefined &&
        pattern.test(text) &&
        !(negated && !/\bnot (?:\w+ ){0,3}(?:together|same|near|close)/.test(text))
      )
        told[part] = 'bad'
  }
  return Object.keys(told).length > 0 ? told : undefined
}

const ANY = Array.from({ length: 10 }, (_, i) => i + 1)

/** Importances that agree with a grade. */
function importancesOf({ value, spread, raw }: Grade, vague = false): readonly number[] | undefined {
  if (raw) return Number.isInteger(value) && value >= 1 && value <= 10 ? [value] : undefined
  const middle = Math.min(10, Math.max(1, 10 * value))
  // "8 out of 10" is a number.
  if (spread <= 0.05 && Math.abs(middle - Math.round(middle)) < 1e-9 && !vague) return [Math.round(middle)]
  const width = Math.max(1.3, 10 * spread * 1.5) * (vague ? 1.5 : 1)
  return ANY.filter((importance) => Math.abs(importance - middle) <= width)
}

/** What a user said of its meetings and of when it could fly. */
export interface Heard {
  /** For each shared meeting the importances that it may have; undefined: nothing was said of it. */
  readonly shared: (readonly number[] | undefined)[]
  /** Private meetings that were told. */
  readonly own: (KnownMeeting & { readonly importances: readonly number[] })[]
  /** When flying suits (points above 0) or does not. */
  readonly windows: (KnownMeeting & { readonly points: number })[]
  /** Whether the user said that nothing is private, or told what is. */
  asked: boolean
}

const FREE =
  /\b(?:free|available|open|works?|suits?|best|fine|ideal|prefer\w*|good|great|could do|can do|like to|want to|rather|flexible|gap|nothing)\b/
const BUSY = /\b(?:busy|packed|full|booked|unavailable|tight|tied up|swamped|occupied|slammed)\b/
const HAS =
  /\b(?:private\w*|personal|have|has|had|appointment|doctor|dentist|dinner|lunch|party|event|class|busy|booked|meeting|meetings|also|call)\b/
const FLIGHT = /\b(?:fl(?:y|ight|ights|ying)|leave|leaving|depart\w*|arriv\w*|land\w*|book|redeye)\b/

/** Speaks of when to fly. */
const FLYING =
  /\b(?:fl(?:y|ight|ights|ying)|leave|leaving|depart\w*|land|landing|redeye|red eye|travel|best|ideal|free|open|works?|suits?|suitable|prefer\w*|good|great|promising|clear(?:er|est)?|could do|can do|available|gap|look at|let us (?:look|try|see|go)|try|how about|what about|thinking|i want|would like|gimme|give me|get me|options?|anything|possible)\b/
/** Speaks of meetings, or of how much something counts. */
const MEETING =
  /\b(?:meetings?|appointments?|importan\w*|calendar|conflicts?|events?|busy|miss\w*|skip\w*|overlap\w*|priorit\w*|packed|booked|full|critical|crucial|matters?|deal|essential|vital|personal|private\w*|rate|rank|score|out of|i have (?!an? (?:gap|free|open))|i got|(?:is|are|as|it) (?:an? )?\d+)\b|\/ 10\b/
const AVOID = /\b(?:not|avoid|no|never|can not|except|but|clear of|away from|without)\b/

/** Windows for flying that a sentence names, where it speaks of nothing else. */
function hearWindows({ tokens }: ReadSentence, words: string, times: Times, heard: Heard): boolean {
  if (!FLYING.test(words) || MEETING.test(words)) return false
  const points = AVOID.test(words) ? -WINDOW : WINDOW
  const named = times.find(tokens).flatMap(({ id }) => {
    const time = times.get(id)
    return time?.date === undefined || time.place !== undefined ? [] : [spanOf(time)]
  })
  for (const span of named) heard.windows.push({ ...span, points })
  return named.length > 0
}

/** Points for flying when somebody would like to. */
const WINDOW = 5

/** Adds what a message says; `question` is what it answers, `asked` the meetings that the question named. */
export function hear(
  { reader, times }: English,
  heard: Heard,
  { text, question }: { text: string; question: string },
  calendar: readonly KnownMeeting[],
  dates: readonly string[],
): void {
  /** The day that was named last, which times without a day are of. */
  let day: string | undefined
  const asked = reader.mentions(question).flatMap(({ id }) => findMeetings(times.get(id), calendar, dates, []))
  for (const sentence of reader.read(text, question)) {
    const words = sentence.tokens.map((token) => token.text).join(' ')
    const days = times.find(sentence.tokens).flatMap(({ id }) => times.get(id)?.date ?? [])
    day = days.at(-1) ?? day
    if (hearWindows(sentence, words, times, heard)) continue
    if (sentence.asks && !FREE.test(words)) continue
    if (/\b(?:nothing|no|not any(?:thing)?) (?:\w+ )?(?:private|personal)\b/.test(words)) heard.asked = true
    const inOrder = numbersInOrder(sentence, times)
    if (asked.length > 1 && inOrder.length === asked.length) {
      asked.forEach((index, i) => (heard.shared[index] = [inOrder[i]!]))
      continue
    }
    for (const act of sentence.acts) note(act, { words, heard, calendar, dates, asked, times, day })
  }
}

/** "9 and 2", where nothing else is named: an answer in the order asked. */
function numbersInOrder({ tokens }: ReadSentence, times: Times): number[] {
  if (times.find(tokens).length > 0) return []
  return tokens.flatMap(({ value }, at) =>
    value !== undefined &&
    value >= 1 &&
    value <= 10 &&
    Number.isInteger(value) &&
    !['of', '/'].includes(tokens[at - 1]?.text ?? '')
      ? [value]
      : [],
  )
}

interface Scene {
  readonly words: string
  readonly heard: Heard
  readonly calendar: readonly KnownMeeting[]
  readonly dates: readonly string[]
  readonly asked: readonly number[]
  readonly times: Times
  readonly day: string | undefined
}

function note(act: Act, { words, heard, calendar, dates, asked, times, day }: Scene): void {
  if (act.type !== 'inform' && act.type !== 'propose') return
  const named = act.about[0] && times.get(act.about[0].id)
  if (!named) return
  const dated = named.date === undefined && day !== undefined && named.from !== undefined && named.to !== undefined
  const time = dated ? { ...named, date: day } : named
  const meetings = findMeetings(time, calendar, dates, asked)
  if (act.type === 'inform') {
    const importances = importancesOf(act.grade, meetings.length > 1)
    if (!importances) return
    if (meetings.length > 0) for (const index of meetings) heard.shared[index] = importances
    else if (time.date !== undefined && time.from !== undefined) addOwn(heard, time, importances)
    return
  }
  if (time.date === undefined) return
  const span = spanOf(time)
  if (FLIGHT.test(words) || (FREE.test(words) && !BUSY.test(words) && act.yes)) {
    heard.windows.push({ ...span, points: act.yes ? 3 : -3 })
    return
  }
  if (BUSY.test(words) && (time.from === undefined || time.to === undefined || time.to - time.from > 240))
    heard.windows.push({ ...span, points: -4 })
  else if (time.from !== undefined && (HAS.test(words) || BUSY.test(words)) && meetings.length === 0)
    addOwn(heard, time, ANY)
}

/** How long a meeting takes when only its start is told, in minutes: about the mean. */
const USUAL_LENGTH = 90

function addOwn(heard: Heard, time: Time, importances: readonly number[]): void {
  heard.asked = true
  const span = spanOf(time)
  const same = heard.own.findIndex(({ start }) => start === span.start)
  const told = { ...span, importances }
  if (same >= 0) heard.own[same] = { ...told, end: time.to === undefined ? heard.own[same]!.end : told.end }
  else heard.own.push(told)
}

function spanOf({ date, from, to }: Time): KnownMeeting {
  const base = toMinutes(`${date}T00:00`)
  if (from === undefined) return { start: fromMinutes(base), end: fromMinutes(base + 1440) }
  return { start: fromMinutes(base + from), end: fromMinutes(base + (to ?? from + USUAL_LENGTH)) }
}

/** The shared meetings that a time stands for, by place in the calendar. */
function findMeetings(
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
        const overlap = Math.min(end, to) - Math.max(start, from)
        return overlap > 0 && overlap * 2 >= Math.min(end - start, to - from)
      }),
    )
  if (date !== undefined) return hits(days)
  const exact = hits(asked)
  if (exact.length > 0) return exact
  const anywhere = hits(days).filter((i) => to !== undefined || toMinutes(calendar[i]!.start) % 1440 === from)
  return anywhere.length === 1 ? anywhere : []
}
