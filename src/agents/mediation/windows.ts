/** When a user says that it could fly, or could not: clauses that speak of flights and of no meeting. */
import type { ReadSentence, Time, Times, Token } from '../english/index.ts'
import { fromMinutes, toMinutes, type Flight, type KnownMeeting } from '../../games/mediation/index.ts'
import { spanOf, USUAL_LENGTH } from './meetings.ts'

/** When flying suits, or does not. */
export interface Window extends KnownMeeting {
  readonly points: number
  /** Of the landing, not of the departure. */
  readonly lands?: true
  /** A flight was named by its clock: "the one that leaves at 2:44". */
  readonly clock?: true
  /** Of the departure alone: who would not leave at night may well be in the air then. */
  readonly leaves?: true
}

/** Points for flying when somebody would like to. */
export const WINDOW = 5

/** Speaks of when to fly. */
const FLYING = new RegExp(
  [
    'the (?:\\w+ )?one (?:that|which|at|from|leaving|around)',
    'fl(?:y|ight|ights|ying)|leave|leaving|depart\\w*|land|landing|redeye|red eye|travel|gets? in|getting in',
    '(?:get|getting|head|heading|be|set|go|going) (?:out|away|off|home)',
    'best|ideal|free|open|works?|suits?|suitable|convenient|prefer\\w*|good|great|fine|promising|clear(?:er|est)?|possible',
    '(?:can|could)(?: \\w+)? do|(?:can|could)(?: not)? (?:(?:make|do|on|in) )?#|# (?:, )?(?:i|we) (?:really )?can(?: not)?',
    'would do|will do|okay|ok|alright|acceptable|doable|manageable|feasible|perfect|lovely|nice|happy with|fits?|top choice',
    '(?:something|sometime|anytime)(?: \\w+){0,4} #|(?:love|like) #|(?:i mean|i meant|make (?:it|that)|sorry|rather)(?: ,)? (?:\\w+ )?#',
    '(?:check|explore|consider)(?: \\w+){0,3} #',
    '# (?:, )?(?:please|pls)|(?:please|pls) #',
    '(?:stay|keep|steer|stick) (?:away|clear|to|with)|avoid (?:#|that day)',
    'bad for|available|gap|options?|anything|any (?:day|time)',
    '(?:i|we) (?:would|will|could|can) (?:rather |gladly |then )?take|look at|let us (?:look|try|see|go|say)|try|how about|what about|thinking|i want|would like|gimme|give me|get me',
    'be (?:there|home|back|in) (?:\\w+ )?(?:by|before|until)|get (?:there|home|back)',
    'not want (?:\\w+ ){0,3}#|would rather(?! than)|like(?: \\w+){0,2} (?:early|late|earlier|later)',
    '(?:find|got|need|(?:is|are) there|have you|do you have) (?:me )?(?:something|some|an?)',
    '(?:early|earlier|late|later|sooner|only|preferably|ideally)(?: please)?(?: ,)? (?:\\w+ ){0,2}#',
    '(?:nothing|not) (?:before|after|in|on|at|until|later than|earlier than) (?:the )?#',
  ]
    .map((words) => `(?<![\\w#])(?:${words})(?![\\w#])`)
    .join('|'),
)
/** Speaks of meetings, or of how much something counts. */
export const MEETING =
  /\b(?:not free|not available|not open|unavailable|meetings?|appointments?|importan\w*|calendar|conflicts?|events?|busy|miss\w*|skip\w*|cancel\w*|dropp\w+|postpon\w*|reschedul\w*|overlap\w*|clash\w*|interfer\w*|collid\w*|priorit\w*|packed|jammed|crammed|swamped|slammed|hectic|booked|full|critical|crucial|matters?|deal|essential|vital|attend\w*|be there(?! (?:\w+ )?(?:by|before|until))|engaged|obligation|commitment|avoid touching|not touch|conference|session|personal|private\w*|do without|go without|live without|without (?:me|us)|ignore (?:it|that)|worth keeping|over it|over that|keep (?:it|that|(?:the |my )?# (?:\w+ )?(?:free|clear|open|blocked))|drop (?:it|that)|move (?:it|that)|rate|rank|score|out of (?:10|ten|a|the|hundred)|i (?:(?:only|also|just|already|still|then|do|really|actually) )?have (?!an? (?:gap|free|open))|i got|(?:is|are|as|it) (?:an? )?\d+)\b|\/ 10\b/
const AVOID =
  /\b(?:(?:is|are) out|not|bad|avoid|no|none|nothing|never|can not|except|but|clear (?:of|from)|away from|without|hat(?:e|es|ing)|dislike\w*|dread\w*|loathe|terrible|awful|horrible|unpleasant|nightmare|worst|impossible|no way|at my age|can not stand)\b/

/** Windows for flying that a clause names, where it speaks of nothing else; hours without a day are of every day. */
export function windowsOf(
  { words, named, undated, asksForTime, asksForMeetings }: Clause,
  dates: readonly string[],
): Window[] {
  const alone = asksForTime && FRAGMENT.test(words) && named.every(isLong)
  if ((!FLYING.test(words) || MEETING.test(words)) && !alone && !MINOR_WINDOW.test(words)) return []
  if (OTHERWISE.test(words) || LIES.test(words) || (TELLS_OF.test(words) && !PLEASES.test(words))) return []
  // "I would arrive in the middle of the night" says what follows; behind a "but" it is no good.
  const follows = FOLLOWS.test(words)
  if (follows && !words.startsWith('but ')) return []
  const isAvoided =
    follows ||
    AVOID.test(
      withoutNo(words)
        .replace(INSTEAD, '#')
        .replace(BUT, '#')
        .replace(/^but |\bnot mind\b/g, ''),
    )
  const points = isAvoided && !ONLY.test(words) ? -WINDOW : WINDOW
  const lands = LANDS.test(words)
  // "Friday afternoon or evening" is one stretch.
  const times = OR.test(words) ? joined(named) : named
  return times.flatMap((time, i) => {
    if (i > 0 && INSTEAD.test(words)) return []
    const own = i > 0 && BUT.test(words) ? -WINDOW : points
    if (time.place !== undefined || time.all) return []
    const clock = time.from !== undefined && time.to === undefined && (time.from % 5 !== 0 || FLIGHT_AT.test(words))
    const isOpen = time.date === undefined || undated.has(time)
    // "9 am is fine" answers what was asked about a meeting then.
    if (isOpen && (time.from === undefined || !(clock || isLong(time)) || (asksForMeetings && !FLIES.test(words))))
      return []
    // Who would be there by noon is not thinking of midnight.
    const isUntil = own > 0 && time.from === 0 && (time.to ?? 0) > DAYBREAK
    const days = isOpen ? dates.map((date) => ({ ...time, ...(isUntil && { from: DAYBREAK }), date })) : [time]
    return days.map((day) => ({
      ...spanOf(isOpen && own < 0 && day.from === MORNING && day.to === 12 * 60 ? { ...day, from: SMALL_HOURS } : day),
      points: own,
      ...(lands && { lands }),
      ...(clock && { clock }),
      ...(isOpen && !lands && { leaves: true as const }),
    }))
  })
}

/** "No, I'd like the one at #" turns down what was offered before, not what it wishes for; "no flights on #" does. */
const withoutNo = (words: string): string => {
  const [no, said] = OPENING_NO.exec(words) ?? []
  return no !== undefined && WISHES.test(words.slice(no.length)) ? said! + words.slice(no.length) : words
}
const OPENING_NO =
  /^((?:(?:oh|well|ah|hm+|and|but|sorry|,) )*)(?:(?:no+|nope|nah|not that(?: one)?) )+(?:(?:[,!.-] )+|(?=(?:the|that|this|i|we|my|can|could|please|sorry|wait|it|rather|let|give|get|book|make|take)\b))/
/** What only who wishes for something says. */
const WISHES =
  /\b(?:i (?:would|said|want|need|prefer|meant?|wish|asked|like|will|can|could|thought)|(?:give|get|book|find|send|offer|show) me|(?:can|could|may|might|should) (?:i|we|you)|let us|please|pls|rather|better|instead|the (?:\w+ )?(?:one|flight)|that (?:\w+ )?(?:one|flight)|something|how about|what about|make (?:it|that)|take|book)\b|^# *(?:then|,|please|instead|$)/

/** "I have low-importance windows from 11 to 3 on Thursday": they may be flown in. */
export const MINOR_WINDOW =
  /\b(?:low|lower|lowest|least|minor|unimportant|less important)(?: -)? ?(?:importance|priority|important)? (?:windows?|slots?|blocks?|times?|gaps?|periods?|stretch(?:es)?)\b/
/** "Unless there is something on Friday" wishes for nothing, nor does "my friend wants to leave on Friday". */
export const OTHERWISE =
  /^(?:\w+ )?unless\b|^(?:(?:and|but|so|since|because) )?(?:my|the) (?:friend|buddy|bud|pal|mate|companion)s? (?:is|are|has|can|could|will|would|wants?|likes?|prefers?|needs?|leaves?|flies|arrives?|lands?)\b/

/** "The concert is in the evening" tells when something else is. */
const LIES =
  /^(?:(?:and|but|so|since|because|no|sorry|to be clear|i mean|i meant|,) )*(?:the|my|our|his|her|their)(?: (?!flights?|planes?|departures?|one|gaps?|free|slots?|windows?|times?|days?|best|better|only|ideal|good|prefer\w+|choices?|options?|favou?rite|plans?|wish|idea|trip|journey|earliest|latest|first|last|evenings?|mornings?|afternoons?|nights?)[a-z'’]+){1,3} (?:is|are|was|will be|starts|begins|goes|runs|lasts|takes place|happens|ends) (?:(?:only|just|really|still) )?(?:in|on|at|from|between|until|till|not) /

/** "Those land in the night too" tells of what was offered. */
const TELLS_OF =
  /^(?:(?:no|but|and|oh|well|ok|,) )*(?:(?:those|these|they|that|this|it)(?: one| flights?)?|the (?:first|second|last)(?: one)?) (?:all |both |also |only |would |will )?(?:lands?|leaves?|arrives?|departs?|gets? (?:in|there))\b/
const PLEASES =
  /\b(?:great|good|fine|perfect|works?|suits?|okay|ok|nice|like|love|live with|ideal|better|best|not|too (?:early|late)|please)\b/

/** Stretches that overlap as one. */
const joined = (times: readonly Time[]): readonly Time[] =>
  times.reduce<Time[]>((all, time) => {
    const last = all.at(-1)
    const [from, to] = [last?.from, last?.to]
    if (from === undefined || to === undefined || time.from === undefined || time.to === undefined)
      return [...all, time]
    if (last!.date !== time.date || time.from > to || from > time.to) return [...all, time]
    return [...all.slice(0, -1), { ...last, from: Math.min(from, time.from), to: Math.max(to, time.to) }]
  }, [])
const OR = /# (?:, )?(?:or|and) (?:in |on |the |maybe )*#/

/** "Friday, not Thursday", "Friday instead of Thursday". */
const INSTEAD = /# (?:, )?(?:and )?(?:not|instead of|rather than) (?:on )?#/

/** "Any time on Friday except the morning". */
const BUT = /# (?:, )?(?:but|except|besides|other than|apart from)(?: for)? (?:not )?(?:in |on |the )*#/

const FOLLOWS =
  /\bi (?:would|will) (?:then |only |not )?(?:arrive|land|leave|depart|get (?:there|in|home)|be (?:there|home|back))\b/
const DAYBREAK = 5 * 60
/** When mornings begin, and from when on who would not fly in one has to get up for it. */
const [MORNING, SMALL_HOURS] = [5 * 60, 2 * 60]
/** "Nothing but Thursday", "only on Friday". */
const ONLY = /\b(?:nothing|no \w+) (?:but|except|other than)\b/
const FLIES =
  /\b(?:fl(?:y|ight|ights|ying)|leave|leaving|depart\w*|arriv\w*|land|landing|travel|anything|something|prefer\w*|rather)\b/

/** "Arriving before #", "the one that gets in at #"; who would land in the morning speaks of the day as much. */
const LANDS =
  /\b(?:arriv\w*|land|lands|landing|gets? in|get in|getting in|gets? there|get (?:there|home|back)|be (?:there|home|back|in)) (?:\w+ ){0,3}?(?:at|by|before|after|between|until) (?:\w+ )?#/
const FLIGHT_AT = /\b(?:flight|one|plane|redeye|departure|that|which) (?:\w+ ){0,4}(?:at|from) #/

/** "Something on Wednesday morning perhaps": times as `#`. */
const FRAGMENT =
  /^(?:(?:#|something|anything|sometime|anytime|sorry|oops|no|not|wait|i|meant?|mean|actually|make|that|it|maybe|perhaps|or|and|,|on|in|the|for|around|possibly|please|then|of|as|like|said|again|already) ?)+$/

const isLong = ({ from, to }: Time): boolean => from === undefined || (to !== undefined && to - from >= 150)

/** A part of a sentence that is for or against something by itself: "Friday is packed, but the evening is fine". */
export interface Clause {
  /** Its words, times as `#`. */
  readonly words: string
  readonly tokens: readonly Token[]
  /** Where it begins in its sentence. */
  readonly from: number
  readonly named: readonly Time[]
  /** Those of them whose day no word of the message says. */
  readonly undated: ReadonlySet<Time>
  /** Whether a time alone says when to fly: no meeting was asked about. */
  readonly asksForTime: boolean
  /** Whether meetings were asked about by when they are. */
  readonly asksForMeetings: boolean
}

const TURNS = new Set(['but', 'although', 'though', 'however', 'except', ';'])

/** "Any day but Thursday", "nothing except Friday evening". */
const isExcepting = (tokens: readonly Token[], at: number): boolean =>
  ['but', 'except'].includes(tokens[at]!.text) &&
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:any\w*|every\w*|all|nothing|none)$/.test(text))

const JOINS = new Set([',', 'so', 'and', 'since', 'because', 'as', 'where', 'while', 'with', '-'])

/**
 * "I have important meetings, Friday night would be better": behind the mark it speaks of flying, where before it did not; or
 * the other way round, "Friday night is best since the meetings then are minor".
 */
function turnsToFlying(tokens: readonly Token[], at: number, times: Times): boolean {
  if (!JOINS.has(tokens[at]!.text)) return false
  const say = (some: readonly Token[]): string => some.map(({ text }) => text).join(' ')
  const end = tokens.findIndex(({ text }, i) => i > at && TURNS.has(text))
  const begin = tokens.findLastIndex(({ text }, i) => i < at && TURNS.has(text)) + 1
  const [before, behind] = [tokens.slice(begin, at), tokens.slice(at + 1, end < 0 ? tokens.length : end)]
  const [first, words] = [say(before), say(behind)]
  if (MEETING.test(first))
    return (
      (tokens[at]!.text === ',' || tokens[at]!.text === 'so' || tokens[at]!.text === 'and') &&
      FLYING.test(withTimes(behind, times)) &&
      !MEETING.test(words) &&
      (times.find(behind).length > 0 || THAT_DAY.test(words))
    )
  return (
    MEETING.test(words) &&
    !NUMBERS.test(words) &&
    FLYING.test(withTimes(before, times)) &&
    times.find(before).length > 0
  )
}

/** How much it counts, which is said of what stands before. */
const NUMBERS = /\bout of\b|\/ 10\b|\b(?:10|[1-9])\b(?! (?:meetings?|appointments?|calls?|of))/
/** The day that was named before. */
const THAT_DAY = /\b(?:on|from|of|for|avoid|that is|then|not|clear) (?:that|the same) day\b/

/** The words, times as `#`. */
function withTimes(tokens: readonly Token[], times: Times): string {
  const mentions = times.find(tokens)
  const words = tokens.flatMap(({ text }, at) => {
    const mention = mentions.find(({ from, to }) => from <= at && at < to)
    return mention ? (mention.from === at ? ['#'] : []) : [text]
  })
  return words.join(' ')
}

interface Telling extends Pick<Clause, 'asksForTime' | 'asksForMeetings'> {
  readonly times: Times
  /** What times without a day are of. */
  readonly day: string | undefined
  /** Whether the message itself has named that day. */
  readonly isSaid: boolean
}

export function clausesOf(
  { tokens }: ReadSentence,
  { times, day, isSaid, asksForTime, asksForMeetings }: Telling,
): Clause[] {
  const all = withTimes(tokens, times)
  const mayTurn = MEETING.test(all) && FLYING.test(all)
  const starts = [
    0,
    ...tokens.flatMap(({ text }, at) =>
      at > 0 && ((TURNS.has(text) && !isExcepting(tokens, at)) || (mayTurn && turnsToFlying(tokens, at, times)))
        ? [at]
        : [],
    ),
    tokens.length,
  ]
  let [date, said] = [day, isSaid]
  return starts.slice(1).map((end, i) => {
    const own = tokens.slice(starts[i], end)
    const mentions = times.find(own)
    const undated = new Set<Time>()
    const isThatDay = /\b(?:that|the same) day\b/.test(own.map(({ text }) => text).join(' '))
    const named = mentions.map(({ id }) => {
      const time = times.get(id)!
      said ||= time.date !== undefined || (date !== undefined && isThatDay)
      date = time.date ?? date
      const whole = time.date === undefined && time.from !== undefined && date !== undefined ? { ...time, date } : time
      if (!said) undated.add(whole)
      return whole
    })
    const words = withTimes(own, times)
    // "Friday is packed, so let's avoid that day."
    const again = named.length === 0 && date !== undefined && THAT_DAY.test(words)
    return {
      words,
      tokens: own,
      from: starts[i]!,
      named: again ? [{ date }] : named,
      undated,
      asksForTime,
      asksForMeetings,
    }
  })
}

/** "Thursday afternoon, I could leave after 2": what one message wishes for holds together where it overlaps. */
export function narrowed(windows: readonly Window[]): Window[] {
  const kept: Window[] = []
  for (const window of windows) {
    const at = kept.findIndex(
      ({ start, end, points, lands, clock }) =>
        points > 0 &&
        window.points > 0 &&
        !clock &&
        !window.clock &&
        lands === window.lands &&
        start < window.end &&
        window.start < end,
    )
    const other = kept[at]
    if (other === undefined) kept.push(window)
    else
      kept[at] = {
        ...other,
        start: other.start > window.start ? other.start : window.start,
        end: other.end < window.end ? other.end : window.end,
      }
  }
  return kept
}

/** Points for flying when the user would like to: for leaving then, and nothing more for a second reason. */
export function suits(flight: Flight, windows: readonly Window[]): number {
  const points = windows.map(({ start, end, points, lands, leaves, clock }) => {
    if (clock) return (lands ? flight.end : flight.start) === start ? points : 0
    const at = lands ? flight.end : flight.start
    return (start <= at && at < end) || (points < 0 && !lands && !leaves && flight.start < end && start < flight.end)
      ? points
      : 0
  })
  return Math.max(0, ...points) + Math.min(0, ...points)
}

/** A clock names the flight that leaves then, else the one that lands then; where there is none it is only about when. */
export function settleClock({ clock, ...window }: Window, flights: readonly Flight[]): Window {
  if (!clock) return widened(window, flights)
  const is = (field: 'start' | 'end'): boolean => flights.some((flight) => flight[field] === window.start)
  const lands = window.lands ? !is('start') || is('end') : !is('start') && is('end')
  return is(lands ? 'end' : 'start')
    ? { start: window.start, end: window.end, points: window.points, clock: true, ...(lands && { lands }) }
    : window
}

/** How much sooner than a clock is still about then, in minutes. */
const ABOUT = 40

/** Where no flight leaves at the hours that somebody would like, the day is still something. */
function widened(window: Window, flights: readonly Flight[]): Window {
  const { start, end, points, lands } = window
  const isIn = ({ start: leaves, end: arrives }: Flight): boolean =>
    start <= (lands ? arrives : leaves) && (lands ? arrives : leaves) < end
  if (points <= 0 || flights.some(isIn)) return window
  // "Around half past two" is of the one at 2:20 as well.
  const about = { ...window, start: fromMinutes(toMinutes(start) - ABOUT) }
  const isAbout = flights.some(
    (flight) => about.start <= (lands ? flight.end : flight.start) && (lands ? flight.end : flight.start) < end,
  )
  if (isAbout && toMinutes(end) - toMinutes(start) <= USUAL_LENGTH) return about
  return { ...window, start: `${start.slice(0, 10)}T00:00`, end: `${start.slice(0, 10)}T24:00`, points: points / 2 }
}
