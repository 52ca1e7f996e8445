/** How the assistant of Mediation reads its users: times, how important meetings are, what a flight costs them. */
import {
  amountsIn,
  attitudesIn,
  countsThings,
  IMPORTANCE,
  Reader,
  Times,
  type Act,
  type Grade,
  type ReadSentence,
  type Time,
  type Token,
} from '../english/index.ts'
import { rewrite } from '../english/rewriting.ts'
import { PLAINLY } from './plainly.ts'
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
    english = {
      times,
      reader: new Reader({
        names: times,
        axes: ['time'],
        scale: IMPORTANCE,
        numbers: true,
        extremes: false,
        compose: attitudesIn,
      }),
    }
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
    /\b(?:too|so|very|really|pretty|quite|a bit|awfully|way too|rather) (?:\w+ )?(?:expensive|pricey|costly|much money|high a price)\b|\b(?:price|fare|cost) (?:is |was |seems |looks )?(?:\w+ )?(?:bad|high|steep|terrible|awful|too much)\b|\b(?:expensive|pricey|steep|overpriced)\b|\b(?:cheaper|less expensive)\b|\bhigh(?:er)? (?:price|fare|cost)\b|\b(?:better|lower) (?:price|fare)\b|\bpricey\b/,
  ],
  [
    'arrival',
    /\b(?:too|so|very|really|pretty|way|quite) (?:far|late|early|long)\b|\bfar (?:from|apart)\b|\bapart\b|\bnot (?:\w+ ){0,3}(?:together|same time|near|close|closer)\b|\b(?:closer|nearer) to (?:my|the|his|her|their)\b|\bwait (?:is |would be )?(?:too )?(?:long|bad|terrible)\b|\bwait (?:for )?(?:hours|ages|forever)\b|\bdifferent (?:of a )?(?:times?|arrival)\b|\bcloser (?:to each other|together)\b/,
  ],
  [
    'calendar',
    /\b(?:miss|skip|cuts? into|overlaps?|conflicts?|interferes?|runs? (?:through|into)|clash\w*) (?:\w+ ){0,4}(?:important|too many|a lot|many|several|most|critical|crucial|big)\b|\b(?:too|that|so|this) many (?:\w+ ){0,3}(?:meetings|conflicts)\b|\bmissing (?:a couple|some|several|two|three|both)(?: of)? (?:\w+ )?meetings\b|\bimportant meetings?\b|\b(?:can not|could not|not able to) (?:do|make|take|fly at|travel at) (?:that|this) (?:time|day|slot|date|one|flight)\b|\b(?:overlaps?|conflicts?|interferes?|clash\w*) with (?:\w+ ){0,4}(?:meetings?|appointment|calendar|schedule)\b|\bnot work (?:with|for) my (?:schedule|calendar)\b|\b(?:schedule|calendar) (?:is|looks) (?:\w+ )?(?:blocked|full|booked|busy|packed)\b|\bmiddle of (?:\w+ ){0,4}meetings?\b/,
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
  const whole = tokens.map((token) => token.text).join(' ')
  // "That is pricey, maybe I could fly on Friday?" tells before it asks.
  const [, before] = (asks && /^((?:that|this|it|those|too|a bit|the) .*?)(?: ,| but| and) /.exec(whole)) || []
  const text = before ?? whole
  if (told.arrival === undefined && /\bno wait(?:ing)?\b/.test(text)) told.arrival = 0
  if (!asks || before !== undefined || /\b(?:cheaper|closer|nearer|better price|lower price|pricey)\b/.test(text)) {
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

/** When flying suits, or does not. */
export interface Window extends KnownMeeting {
  readonly points: number
  /** Of the landing, not of the departure. */
  readonly lands?: true
  /** A flight was named by its clock: "the one that leaves at 2:44". */
  readonly clock?: true
}

/** What a user said of its meetings and of when it could fly. */
export interface Heard {
  /** For each shared meeting the importances that it may have; undefined: nothing was said of it. */
  readonly shared: (readonly number[] | undefined)[]
  /** Private meetings that were told. */
  readonly own: (KnownMeeting & { readonly importances: readonly number[] })[]
  /** When flying suits (points above 0) or does not. */
  readonly windows: Window[]
  /** Whether the user said that nothing is private, or told what is. */
  asked: boolean
}

const FREE =
  /\b(?:free|available|open|works?(?! (?:event|meeting|call|thing|appointment|stuff|trip|dinner|lunch|session))|suits?|best|fine|ideal|prefer\w*|good|great|could do|can do|like to|want to|rather|flexible|gap|nothing)\b/
const BUSY = /\b(?:busy|not free|not available|packed|full|booked|unavailable|tight|tied up|swamped|occupied|slammed)\b/
const HAS =
  /\b(?:private\w*|personal|have|has|had|appointment|doctor|dentist|dinner|lunch|party|event|class|busy|booked|meeting|meetings|also|call)\b/
const FLIGHT = /\b(?:fl(?:y|ight|ights|ying)|leave|leaving|depart\w*|arriv\w*|land\w*|book|redeye)\b/

/** Speaks of when to fly. */
const FLYING =
  /\b(?:gets? in|getting in|the (?:\w+ )?one (?:that|which|at|from|leaving|around)|fl(?:y|ight|ights|ying)|leave|leaving|depart\w*|land|landing|redeye|red eye|travel|best|ideal|free|open|works?|suits?|suitable|convenient|prefer\w*|good|great|fine|promising|clear(?:er|est)?|(?:can|could)(?: \w+)? do|bad for|available|gap|look at|let us (?:look|try|see|go)|try|how about|what about|thinking|i want|would like|gimme|give me|get me|options?|anything|possible)\b/
/** Speaks of meetings, or of how much something counts. */
const MEETING =
  /\b(?:not free|not available|not open|unavailable|meetings?|appointments?|importan\w*|calendar|conflicts?|events?|busy|miss\w*|skip\w*|cancel\w*|dropp\w+|postpon\w*|reschedul\w*|overlap\w*|priorit\w*|packed|booked|full|critical|crucial|matters?|deal|essential|vital|attend\w*|be there|engaged|obligation|commitment|avoid touching|not touch|conference|session|personal|private\w*|do without|go without|live without|without (?:me|us)|ignore (?:it|that)|worth keeping|over it|over that|keep (?:it|that)|drop (?:it|that)|move (?:it|that)|rate|rank|score|out of|i have (?!an? (?:gap|free|open))|i got|(?:is|are|as|it) (?:an? )?\d+)\b|\/ 10\b/
const AVOID = /\b(?:(?:is|are) out|not|bad|avoid|no|never|can not|except|but|clear of|away from|without)\b/

/** Windows for flying that a clause names, where it speaks of nothing else; false where it names none. */
function hearWindows({ words, named, asksForTime }: Clause, heard: Heard): boolean {
  const alone = asksForTime && FRAGMENT.test(words) && named.every(isLong)
  if ((!FLYING.test(words) || MEETING.test(words)) && !alone) return false
  const points = AVOID.test(words) ? -WINDOW : WINDOW
  const dated = named.filter(({ date, place }) => date !== undefined && place === undefined)
  const lands = LANDS.test(words)
  for (const time of dated) {
    const clock = time.from !== undefined && time.to === undefined && (time.from % 5 !== 0 || FLIGHT_AT.test(words))
    heard.windows.push({ ...spanOf(time), points, ...(lands && { lands }), ...(clock && { clock }) })
  }
  return dated.length > 0
}

/** "Arriving before #", "the one that gets in at #"; who would land in the morning speaks of the day as much. */
const LANDS =
  /\b(?:arriv\w*|land|lands|landing|gets? in|get in|getting in|gets? there|get there) (?:\w+ ){0,3}?(?:at|by|before|after|between|until) (?:\w+ )?#/
const FLIGHT_AT = /\b(?:flight|one|plane|redeye|departure|that|which) (?:\w+ ){0,4}(?:at|from) #/

/** "Something on Wednesday morning perhaps": times as `#`. */
const FRAGMENT =
  /^(?:(?:#|something|anything|sometime|anytime|maybe|perhaps|or|and|,|on|in|the|for|around|possibly|please|then|of) ?)+$/

const isLong = ({ from, to }: Time): boolean => from === undefined || (to !== undefined && to - from > 150)

/** A part of a sentence that is for or against something by itself: "Friday is packed, but the evening is fine". */
interface Clause {
  /** Its words, times as `#`. */
  readonly words: string
  readonly named: readonly Time[]
  /** Whether a time alone says when to fly: no meeting was asked about. */
  readonly asksForTime: boolean
}

const TURNS = new Set(['but', 'although', 'though', 'however', 'except', ';'])

/** "I have important meetings, Friday night would be better": behind the mark it speaks of flying, where before it did not. */
function turnsToFlying(tokens: readonly Token[], at: number, times: Times): boolean {
  if (![',', 'so'].includes(tokens[at]!.text)) return false
  const say = (some: readonly Token[]): string => some.map(({ text }) => text).join(' ')
  const end = tokens.findIndex(({ text }, i) => i > at && TURNS.has(text))
  const behind = tokens.slice(at + 1, end < 0 ? tokens.length : end)
  const words = say(behind)
  return (
    MEETING.test(say(tokens.slice(0, at))) &&
    FLYING.test(words) &&
    !MEETING.test(words) &&
    times.find(behind).length > 0
  )
}

/** `day` is what times without a day are of. */
function clausesOf(
  { tokens }: ReadSentence,
  { times, day, asksForTime }: { times: Times; day: string | undefined; asksForTime: boolean },
): Clause[] {
  const all = tokens.map(({ text }) => text).join(' ')
  const mayTurn = MEETING.test(all) && FLYING.test(all)
  const starts = [
    0,
    ...tokens.flatMap(({ text }, at) =>
      at > 0 && (TURNS.has(text) || (mayTurn && turnsToFlying(tokens, at, times))) ? [at] : [],
    ),
    tokens.length,
  ]
  let date = day
  return starts.slice(1).map((end, i) => {
    const own = tokens.slice(starts[i], end)
    const mentions = times.find(own)
    const named = mentions.map(({ id }) => {
      const time = times.get(id)!
      date = time.date ?? date
      return time.date === undefined && time.from !== undefined && date !== undefined ? { ...time, date } : time
    })
    const words = own.flatMap(({ text }, at) => {
      const mention = mentions.find(({ from, to }) => from <= at && at < to)
      return mention ? (mention.from === at ? ['#'] : []) : [text]
    })
    return { words: words.join(' '), named, asksForTime }
  })
}

/** Points for flying when somebody would like to. */
const WINDOW = 5

/** What a message is said in answer to. */
export interface Said {
  readonly text: string
  readonly question: string
  /** The day of the flight that was proposed last: "I have a meeting that morning". */
  readonly day?: string
}

/** Adds what a message says. */
export function hear(
  { reader, times }: English,
  heard: Heard,
  { text: written, question, day: proposed }: Said,
  calendar: readonly KnownMeeting[],
  dates: readonly string[],
): void {
  const text = rewrite(written, PLAINLY)
  /** The day that was named last, which times without a day are of. */
  let day = proposed
  const asked = reader.mentions(question).flatMap(({ id }) => findMeetings(times.get(id), calendar, dates, []))
  const asksForTime = !MEETING.test(question.toLowerCase())
  for (const sentence of reader.read(text, question)) {
    const words = sentence.tokens.map((token) => token.text).join(' ')
    const clauses = clausesOf(sentence, { times, day, asksForTime })
    day = clauses.flatMap(({ named }) => named.flatMap(({ date }) => date ?? [])).at(-1) ?? day
    const flown = clauses.filter((clause) => hearWindows(clause, heard))
    if (flown.length === clauses.length) continue
    if (sentence.asks && !FREE.test(words)) continue
    if (/\b(?:nothing|no|not any(?:thing)?) (?:\w+ )?(?:private|personal)\b/.test(words)) heard.asked = true
    const inOrder = numbersInOrder(sentence, times)
    if (asked.length > 1 && inOrder.length === asked.length) {
      asked.forEach((index, i) => (heard.shared[index] = [inOrder[i]!]))
      continue
    }
    const [told] = sentence.acts.filter((act) => act.type === 'inform')
    for (const said of sentence.acts) {
      // "All are important except the one on Friday."
      const isExcepted = said.type === 'propose' && !said.yes && told && EXCEPT.test(words)
      const isOnly = said.type === 'inform' && ALL_BUT.test(words) && clauses.flatMap(({ named }) => named).length === 1
      const act = isExcepted
        ? { ...told, about: said.about, grade: turned(told.grade) }
        : isOnly
          ? { ...said, grade: turned(said.grade) }
          : said
      const clause = clauses.find(({ named }) => named.some((time) => isNamed(act, time, times)))
      if (clause && flown.includes(clause)) continue
      note(act, { words: clause?.words ?? words, heard, calendar, dates, asked, times, day })
    }
  }
}

const EXCEPT = /\b(?:except|apart from|other than|besides|save for|excluding)\b/

/** "Everything but # can be skipped" is said of all others. */
const ALL_BUT =
  /\b(?:everything|all|anything|every \w+|any \w+) (?:\w+ ){0,2}(?:but|except|besides|other than|apart from)\b/
/** "I'd rather miss the one on Friday than the one on Thursday." */
const RATHER_MISSES = /\b(?:miss|skip|drop|cancel|lose|sacrifice|give up|move|reschedule)\b.*\bthan\b/

const turned = ({ value }: Grade): Grade => ({ value: value > 0.5 ? 0.2 : 0.8, spread: 0.12 })

const isNamed = (act: Act, { from, to, place }: Time, times: Times): boolean => {
  const own = 'about' in act && act.about[0] ? times.get(act.about[0].id) : undefined
  return own !== undefined && own.from === from && own.to === to && own.place === place
}

/** "9 and 2", where nothing else is named: an answer in the order asked. */
function numbersInOrder({ tokens }: ReadSentence, times: Times): number[] {
  if (times.find(tokens).length > 0) return []
  return tokens.flatMap(({ value }, at) =>
    value !== undefined &&
    value >= 1 &&
    value <= 10 &&
    Number.isInteger(value) &&
    !['of', '/'].includes(tokens[at - 1]?.text ?? '') &&
    !countsThings(tokens, at)
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
  if (act.type === 'compare')
    return noteOrder(RATHER_MISSES.test(words) ? { ...act, better: act.worse, worse: act.better } : act, {
      heard,
      calendar,
      dates,
      asked,
      times,
      day,
    })
  if (act.type !== 'inform' && act.type !== 'propose') return
  const named = act.about[0] && times.get(act.about[0].id)
  if (!named) return
  const dated = named.date === undefined && day !== undefined && named.from !== undefined && named.to !== undefined
  const time = dated ? { ...named, date: day } : named
  const meetings = findMeetings(time, calendar, dates, asked)
  if (act.type === 'inform') {
    const importances = importancesOf(act.grade, meetings.length > 1)
    if (!importances) return
    // "A personal meeting at 7 pm" is none of those that are shared.
    const apart = PRIVATE.test(words) && act.about.length === 1
    if (apart && time.date !== undefined && time.from !== undefined) addOwn(heard, time, importances)
    else if (apart) return
    else if (meetings.length > 0) for (const index of meetings) heard.shared[index] = importances
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

/** "The one on Friday matters more than the one on Thursday": each bounds the other. */
function noteOrder(
  { better, worse, much }: Act & { type: 'compare' },
  { heard, calendar, dates, asked, times, day }: Omit<Scene, 'words'>,
): void {
  const meetingOf = (id: string | number | undefined): number | undefined => {
    const named = id === undefined ? undefined : times.get(id)
    if (!named) return undefined
    const found = findMeetings(
      named.date === undefined && day !== undefined ? { ...named, date: day } : named,
      calendar,
      dates,
      asked,
    )
    return found.length === 1 ? found[0] : undefined
  }
  const [high, low] = [meetingOf(better[0]?.id), meetingOf(worse[0]?.id)]
  if (high === undefined || low === undefined || high === low) return
  const [above, below] = [heard.shared[high] ?? ANY, heard.shared[low] ?? ANY]
  if (much < 0) {
    heard.shared[high] = heard.shared[high] ?? below
    heard.shared[low] = heard.shared[low] ?? above
    return
  }
  // Of two of which nothing else is known, the one is rather above the middle and the other below.
  const bound = (own: readonly number[], fits: (importance: number) => boolean): readonly number[] => {
    const left = own.filter(fits)
    return left.length > 0 ? left : own
  }
  const [top, bottom] = [Math.max(...above), Math.min(...below)]
  heard.shared[high] = bound(above, (one) => one > (below === ANY ? 4 : bottom))
  heard.shared[low] = bound(below, (one) => one < (above === ANY ? 7 : top))
}

const PRIVATE = /\b(?:personal|private)\b/

/** When meetings begin at the earliest, in minutes (appendix A). */
const EARLIEST = 9 * 60

/** How long a meeting takes when only its start is told, in minutes: about the mean. */
const USUAL_LENGTH = 90

function addOwn(heard: Heard, time: Time, importances: readonly number[]): void {
  heard.asked = true
  // No meeting begins before nine: "in the morning" is from then on.
  const from = time.to !== undefined && time.to > EARLIEST ? Math.max(EARLIEST, time.from!) : time.from!
  const span = spanOf({ ...time, from: startsWithFlight(time) ? from + 1 : from })
  const same = heard.own.findIndex(({ start }) => start === span.start)
  const told = { ...span, importances }
  if (same >= 0) heard.own[same] = { ...told, end: time.to === undefined ? heard.own[same]!.end : told.end }
  else heard.own.push(told)
}

/** "I have a meeting at that time", said of a flight at 12:18: meetings begin on the half hour, and this one is in its way. */
const startsWithFlight = ({ from, to }: Time): boolean => from !== undefined && to === undefined && from % 30 !== 0

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
