/** How the assistant of Mediation reads its users: times, how important meetings are, what a flight costs them. */
import {
  attitudesIn,
  importanceGrade,
  IMPORTANCE,
  Reader,
  Times,
  type Act,
  type Grade,
  type Time,
} from '../english/index.ts'
import { toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'
import { withoutChatter } from '../english/typing/chat.ts'
import { Slips } from '../english/typing/slips.ts'
import { noteOrder } from './compared.ts'
import { ANY, importancesOf } from './importances.ts'
import { numbersInOrder, wordsInOrder } from './in-order.ts'
import { EARLIEST, findMeetings, spanOf } from './meetings.ts'
import { addOwn, isOpenEnded, isShared, type OwnTold } from './own.ts'
import { sayOwn } from './own-meant.ts'
import { missedIn } from './missed.ts'
import { noteOthers, othersIn } from './others.ts'
import { isPartOfDay } from './parts.ts'
import { sayClocks } from './plain-clocks.ts'
import { sayDays } from './plain-days.ts'
import { sayPlainly } from './plainly.ts'
import { goesOn, isExactly, PRIVATE, privacyOf, startsThen, type Privacy } from './privacy.ts'
import type { English } from './reading.ts'
import { noteScoped, scopedIn } from './scope.ts'
import { sayAskedHours, sayStatements } from './telling.ts'
import { sayWhichOther } from './the-other.ts'
import { soonerIn } from './sooner.ts'
import {
  clausesOf,
  MEETING,
  MINOR_WINDOW,
  narrowed,
  OTHERWISE,
  windowsOf,
  type Clause,
  type Window,
} from './windows.ts'

export { costsIn, type ToldCosts } from './costs.ts'
export type { Window } from './windows.ts'

const SLIPS = new Slips()
/** The text without what only accompanies it, its slips put right. */
export const plainly = (text: string): string => SLIPS.text(withoutChatter(text))

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

/** What a user said of its meetings and of when it could fly. */
export interface Heard {
  /** For each shared meeting the importances that it may have; undefined: nothing was said of it. */
  readonly shared: (readonly number[] | undefined)[]
  /** Private meetings that were told. */
  readonly own: OwnTold[]
  /** When flying suits (points above 0) or does not. */
  readonly windows: Window[]
  /** Whether the user said that nothing is private, or told what is. */
  asked: boolean
  /** The day that was named last, which "the meeting at the end of the day" is of. */
  day?: string
}

const FREE =
  /\b(?:free|available|open|works?(?! (?:event|meeting|call|thing|appointment|stuff|trip|dinner|lunch|session))|suits?|best|fine|ideal|prefer\w*|good|great|could do|can do|like to|want to|rather|flexible|gap|nothing)\b/
const BUSY =
  /\b(?:busy|not free|not available|packed|full|booked|unavailable|tight|tied up|swamped|occupied|slammed|jammed|crammed|hectic)\b/
const HAS =
  /\b(?:private\w*|personal|have|has|had|appointment|doctor|dentist|dinner|lunch|party|event|class|busy|booked|meeting|meetings|also|call)\b/
const FLIGHT =
  /\b(?:fl(?:y|ight|ights|ying)|leave|leaving|depart\w*|arriv\w*|land\w*|book|redeye|get(?:ting)? (?:out of here|out of town|away|home))\b/

/** What a message is said in answer to. */
export interface Said {
  readonly text: string
  readonly question: string
  /** The flight that was proposed last, whose day is "that morning". */
  readonly proposed?: KnownMeeting
  /** The flight that the message names, whose day it is before. */
  readonly spokenOf?: KnownMeeting
}

/** Adds what a message says. */
export function hear(
  english: English,
  heard: Heard,
  { text: written, question, proposed, spokenOf }: Said,
  calendar: readonly KnownMeeting[],
  dates: readonly string[],
): void {
  const { reader, times } = english
  /** The day that was named last, which times without a day are of. */
  let day = (proposed ?? spokenOf)?.start.slice(0, 10)
  let isSaid = false
  const asked = reader.mentions(question).flatMap(({ id }) => findMeetings(times.get(id), calendar, dates, []))
  const scoped = scopedIn(sayClocks(sayAskedHours(sayStatements(plainly(written)), asked, calendar), dates))
  const before = [...heard.shared]
  const text = sayWhichOther(
    sayOwn(sayPlainly(sayDays(scoped.text)), {
      own: heard.own,
      asked: asked.map((i) => calendar[i]!),
      calendar,
      english,
    }),
    asked,
    english,
    calendar,
    dates,
    (i) => heard.shared[i] !== undefined,
  )
  const asksForTime = !MEETING.test(question.toLowerCase())
  const windows = heard.windows.length
  const rated: Scene['rated'] = []
  const lately: Time[] = []
  const sentences = reader.read(text, question)
  let privacy: Privacy
  const weights = wordsInOrder(sentences, asked.length, times)
  weights.forEach((value, i) => (heard.shared[asked[i]!] = importancesOf({ value, spread: 0.12 })))
  for (const sentence of weights.length > 0 ? [] : sentences) {
    const words = sentence.tokens.map((token) => token.text).join(' ')
    if (spokenOf && !isSaid && OF_FLIGHT.test(words)) day = spokenOf.start.slice(0, 10)
    const clauses = clausesOf(sentence, { times, day, isSaid, asksForTime, asksForMeetings: asked.length > 0 })
    day = clauses.flatMap(({ named }) => named.flatMap(({ date }) => date ?? [])).at(-1) ?? day
    isSaid ||= clauses.some(({ named, undated }) => named.some((time) => time.date !== undefined && !undated.has(time)))
    if (!(spokenOf && OF_FLIGHT.test(words)))
      heard.windows.push(
        ...soonerIn(
          words,
          clauses.some(({ named }) => named.length > 0),
          { proposed, dates },
        ),
      )
    lately.push(
      ...clauses.flatMap(({ named }) => named.filter(({ date, from }) => date !== undefined && from !== undefined)),
    )
    privacy = privacyOf(words, question) ?? (goesOn(words) ? privacy : undefined)
    const scene: Scene = {
      ...{ words, sentence: words, heard, calendar, dates, asked, times, day, rated, lately, privacy },
      both: /\bboth\b/.test(words),
      each: EACH.test(words),
      placed: PLACED.test(words),
    }
    const told = sentence.acts.filter((act) => act.type === 'inform')
    // "I'm the best man" weighs the meeting at that time, and wishes for no flight; so does "I'd rather not fly (7)".
    const weighs = (clause: Clause): boolean => {
      const weighed = told.filter((act) => clause.named.some((time) => isNamed(act, time, times)))
      const isNumber =
        weighed.some(({ grade }) => grade.raw) && windowsOf(clause, dates).every(({ points }) => points < 0)
      // "Nothing before 9": hours without an end are no meeting's.
      const isOpen = clause.named.every(({ from, to }) => from === 0 || to === DAY) && !MEETING.test(clause.words)
      // "I'm thinking of Friday evening, but I can be flexible": what is weighed stands elsewhere.
      if (MINOR_WINDOW.test(clause.words)) return false
      if (clauses.length > 1 && !isNumber && importanceGrade(clause.tokens) === undefined) return false
      return weighed.length > 0 && (isNumber || (!isOpen && !FLIGHT.test(clause.words)))
    }
    const isOfFlight = (clause: Clause): boolean =>
      (spokenOf !== undefined && ITS_TIME.test(clause.words)) || (sentence.asks && ASKS_OF_FLIGHT.test(words))
    const flights = new Map(
      clauses.map((clause) => [clause, weighs(clause) || isOfFlight(clause) ? [] : windowsOf(clause, dates)] as const),
    )
    const flown = clauses.filter((clause) => flights.get(clause)!.length > 0)
    // "Thursday? No way", "5/14" over a list: who names a day before saying something of it wishes for nothing.
    const isTopic = sentences.length > 1 && (sentence.asks || question === '') && clauses.every(isBare)
    if (!isTopic) heard.windows.push(...flown.flatMap((clause) => flights.get(clause)!))
    for (const { words: own, named } of flown)
      for (const time of MINOR_WINDOW.test(own) ? named : [])
        if (findMeetings(time, calendar, dates, []).length > 0)
          noteImportance({ value: 0.2, spread: 0.12 }, time, scene)
    if (flown.length === clauses.length) continue
    // "Thursday? I'm busy all day."
    if (
      day !== undefined &&
      isSaid &&
      BUSY.test(words) &&
      ALL_DAY.test(words) &&
      times.find(sentence.tokens).length === 0
    )
      noteTime(false, { date: day }, scene)
    if (sentence.asks && !FREE.test(words)) continue
    // "Money is not an issue" is said of no meeting.
    if (MONEY.test(words) && clauses.every(({ named }) => named.length === 0)) continue
    if (WAITING.test(words) && !MEETING.test(words)) continue
    if (!sentence.asks && PRIVATE.test(words)) heard.asked = true
    if (/\b(?:nothing|no|not any(?:thing)?) (?:\w+ )?(?:private|personal)\b/.test(words)) heard.asked = true
    const inOrder = numbersInOrder(sentence, times)
    if (asked.length > 1 && inOrder.length === asked.length) {
      asked.forEach((index, i) => (heard.shared[index] = [inOrder[i]!]))
      continue
    }
    // "Their importances are 7 and 3": of the times that were named before, in their order.
    if (asked.length === 0 && inOrder.length > 1 && lately.length === inOrder.length && rated.length === 0) {
      lately.forEach((time, i) => noteImportance({ value: inOrder[i]!, spread: 0, raw: true }, time, scene))
      continue
    }
    const namesTime = times.find(sentence.tokens).some(({ id }) => !times.get(id)?.all)
    const others = sentence.asks ? undefined : othersIn(sentence.tokens, namesTime)
    if (others !== undefined) noteOthers(others, heard.shared)
    // What a flight is in the way of is none of the meetings that were asked about.
    if (asksForTime && missedIn(sentence.tokens, { namesTime })) continue
    for (const said of sentence.acts) {
      // "All are important except the one on Friday."
      const isExcepted = said.type === 'propose' && !said.yes && told.length > 0 && EXCEPT.test(words)
      const isOnly = said.type === 'inform' && ALL_BUT.test(words) && clauses.flatMap(({ named }) => named).length === 1
      const act = isExcepted
        ? { ...told[0]!, about: said.about, grade: turned(told[0]!.grade) }
        : isOnly
          ? { ...said, grade: turned(said.grade) }
          : said
      const naming = clauses.filter(({ named }) => named.some((time) => isNamed(act, time, times)))
      // Of several the one where it stands.
      const at = 'about' in act ? act.about[0]?.from : undefined
      const clause =
        naming.find(({ from, tokens }) => at !== undefined && from <= at && at < from + tokens.length) ?? naming[0]
      // "Friday is best since the meetings are minor": what follows weighs those of the day, where it agrees.
      const reason = clause && act.type === 'inform' ? clauses[clauses.indexOf(clause) + 1] : undefined
      const weight =
        reason?.named.length === 0 && REASON.test(reason.words) && MEETING.test(reason.words)
          ? importanceGrade(reason.tokens)
          : undefined
      const agrees =
        weight !== undefined && flights.get(clause!)!.some(({ points }) => (points > 0 ? weight < 0.4 : weight > 0.7))
      if (clause && (isOfFlight(clause) || (flown.includes(clause) && !agrees))) continue
      note(act, clause ? { ...scene, words: clause.words, ...(agrees && { rated: [] }) } : scene)
    }
  }
  noteScoped(scoped, { english, heard, before, day: isSaid ? day : undefined, calendar, dates })
  if (isSaid && day !== undefined) heard.day = day
  // "I can't fly on June 1 from 9 to 11, importance 7": what is in the way is a meeting, which says it all.
  const isRated = ({ start, end }: KnownMeeting): boolean =>
    rated.some((meeting) => meeting.start === start && meeting.end === end)
  /** "After 2 PM on Thursday" is no meeting, though those in it may be minor. */
  const isLong = ({ start, end }: KnownMeeting): boolean => toMinutes(end) - toMinutes(start) > 240
  const wished = heard.windows
    .splice(windows)
    .filter((window) => (window.points > 0 && isLong(window)) || !isRated(window))
  heard.windows.push(
    ...narrowed(wished).map((window) => (proposed ? { ...window, points: INSISTED * window.points } : window)),
  )
}

/** By how much more counts when to fly for who says so on seeing a flight. */
const INSISTED = 2

/** What was said of a flight by its number, and a time that is only its own: "flight 9 on the evening of the 14th". */
const OF_FLIGHT = /\bthat flight\b/
const ITS_TIME = /\bthat flight(?: (?:at|on|in|for|from|of|the|with|leaving|departing|\$|\d+|,))* #/
/** "Does it land before my lunch?" wishes for no time. */
const ASKS_OF_FLIGHT =
  /^(?:(?:and|but|so|ok|okay|well|,) )*(?:do|does|did|will|would|is|when (?:do|does|will|would|is)) (?:that flight|it|this|that|this one|that one|the (?:flight|other one))\b(?! (?:be )?(?:possible|ok|okay|fine))/

const EACH =
  /\b(?:mornings|afternoons|evenings|nights|(?:every|each|any|all) (?:\w+ )?(?:morning|afternoon|evening|night))\b/

const MONEY =
  /^(?:(?:and|but|so|,|well|also) )*(?:the |my )?(?:money|prices?|costs?|fares?|budget|tickets?)\b|\b(?:cheap\w*|expensive|pricey|costly)\b/

/** "I could wait for three hours": of the time between two flights. */
const WAITING = /\b(?:i|we)(?: \w+){0,3} wait\b|\bwaiting\b/

/** Not a turn, "but I can be flexible". */
const REASON = /^(?:,|and|since|because|as|where|while|with|-) /

const ALL_DAY = /\b(?:whole|entire|full|all) ?-? ?(?:the )?day\b/
/** When meetings end at the latest that fill a day, in minutes. */
const LATEST = 21 * 60
const EXCEPT = /\b(?:except|apart from|other than|besides|save for|excluding)\b/

/** "Everything but # can be skipped" is said of all others. */
const ALL_BUT =
  /\b(?:everything|all|anything|every \w+|any \w+) (?:\w+ ){0,2}(?:but|except|besides|other than|apart from)\b/
/** "I'd rather miss the one on Friday than the one on Thursday." */
const RATHER_MISSES = /\b(?:miss|skip|drop|cancel|lose|sacrifice|give up|move|reschedule)\b.*\b(?:than|before)\b/

const turned = ({ value }: Grade): Grade => ({ value: value > 0.5 ? 0.2 : 0.8, spread: 0.12 })

const isNamed = (act: Act, { from, to, place }: Time, times: Times): boolean => {
  const own = 'about' in act && act.about[0] ? times.get(act.about[0].id) : undefined
  return own !== undefined && own.from === from && own.to === to && own.place === place
}

/** Names a time, and says nothing of it. */
const isBare = ({ words }: Clause): boolean => /^(?:on |the )*#\W*$/.test(words)

interface Scene {
  /** Words of the clause, times as `#`. */
  readonly words: string
  readonly sentence: string
  readonly heard: Heard
  /** Whether it tells of what is private. */
  readonly privacy: Privacy
  readonly calendar: readonly KnownMeeting[]
  readonly dates: readonly string[]
  readonly asked: readonly number[]
  readonly times: Times
  readonly day: string | undefined
  /** Stretches of time of which was told how much they count. */
  readonly rated: (KnownMeeting & { readonly exact: boolean })[]
  /** Times of the day that the message has named so far. */
  readonly lately: readonly Time[]
  /** Whether the sentence speaks of both. */
  readonly both: boolean
  /** Whether it speaks of every morning, afternoon or evening. */
  readonly each: boolean
  /** Whether it speaks of a meeting by its place in the day. */
  readonly placed: boolean
}

const DAY = 24 * 60
/** "My last meeting", "the meeting at the end of the day", and not the last flight. */
const PLACED =
  /\b(?:first|second|third|last|final) (?:meeting|appointment|call|event)\b|\b(?:meeting|appointment|call|event|one) (?:at|in|by) the (?:end|start|beginning) of (?:the|that|my) day\b/

function note(act: Act, scene: Scene): void {
  const { words, times, day, lately, both, asked, placed, heard, privacy, calendar, dates } = scene
  if (act.type === 'compare')
    return noteOrder(RATHER_MISSES.test(words) ? { ...act, better: act.worse, worse: act.better } : act, scene)
  if (act.type !== 'inform' && act.type !== 'propose') return
  const named = act.about[0] && times.get(act.about[0].id)
  if (!named) return
  const isPart = named.from !== undefined && (named.to !== undefined || privacy !== undefined)
  const isPlace = named.place !== undefined && asked.length === 0 && placed
  const date = day ?? (isPlace || asked.length === 0 ? heard.day : undefined)
  const isThatDay = (): boolean =>
    named.from !== undefined &&
    findMeetings(named, calendar, dates, asked).length === 0 &&
    findMeetings({ ...named, date: date! }, calendar, dates, asked).length === 1
  // "It only misses the one at 3": of the day that is spoken of, where nothing else says of which.
  const dated = named.date === undefined && date !== undefined && (isPart || isPlace || isThatDay())
  // "The one at 9 and the one at 3: both are vital."
  const isBoth = named.all && both && lately.length > 1
  const meant = isBoth ? lately.slice(-2) : [dated ? { ...named, date } : named]
  for (const time of meant)
    if (act.type === 'inform') noteImportance(act.grade, time, scene)
    else noteTime(act.yes, time, scene)
}

function noteImportance(grade: Grade, time: Time, scene: Scene): void {
  const { words, heard, calendar, dates, asked, rated, each, privacy, lately } = scene
  // "The one from half past two": that begins then.
  if (isOpenEnded(time) && startsThen(time, calendar))
    return noteImportance(grade, { date: time.date!, from: time.from! }, scene)
  // "In the evening, from 7 to 8": the hours say when.
  const isAround =
    (privacy && time.from === 0) ||
    (isPartOfDay(time) &&
      lately.some(
        (one) =>
          one.date === time.date &&
          !isPartOfDay(one) &&
          one.from! > 0 &&
          time.from! <= one.from! &&
          one.from! < time.to!,
      ))
  if (isAround) return
  // "Mornings can be skipped" is said of all of them.
  const isEach = each && time.date === undefined && time.to !== undefined
  const meetings = isEach
    ? dates.flatMap((date) => findMeetings({ ...time, date }, calendar, dates, asked))
    : onlyAsked(findMeetings(time, calendar, dates, asked), time, scene)
  const importances = importancesOf(grade, meetings.length > 1)
  if (!importances) return
  const isPlaced = time.date !== undefined && time.from !== undefined
  const isExact = importances.length === 1
  const span = isPlaced && time.to !== undefined ? spanOf(time) : undefined
  // "It's a 9, so don't touch it": the number says it.
  if (span && !isExact && rated.some((told) => told.exact && told.start === span.start && told.end === span.end)) return
  if (span) rated.push({ ...span, exact: isExact })
  // "A personal meeting at 7 pm" is none of those that are shared.
  const isOwn =
    (privacy === 'said' && !(isPlaced && isShared(time, calendar))) ||
    (privacy === 'asked' && isPlaced && !isExactly(time, meetings, calendar))
  if (isOwn || meetings.length === 0) {
    if (isPlaced) noteOwn(time, importances, scene)
    // "On Thursday I have an all-day workshop (private, 9)."
    else if (time.date !== undefined && ALL_DAY.test(words))
      noteOwn({ ...time, from: EARLIEST, to: LATEST }, importances, scene)
    return
  }
  for (const index of meetings) {
    // "Nothing on Sunday matters but the one at 9": a whole day leaves alone what was told of its parts.
    const { start, end } = calendar[index]!
    if (time.from === undefined && rated.some((told) => told.start === start && told.end === end)) continue
    heard.shared[index] = importances
  }
}

/** "The one on Friday" is that which was asked about. */
function onlyAsked(meetings: readonly number[], { from }: Time, { words, asked }: Scene): readonly number[] {
  if (from !== undefined || !/\b(?:one|meeting|appointment) (?:on|of)\b/.test(words)) return meetings
  const among = meetings.filter((index) => asked.includes(index))
  return among.length === 1 ? among : meetings
}

/** "Please keep Friday from 2 to 4 free" is no time to fly. */
const KEEPS = /\bkeep\b.*\b(?:free|clear|open|blocked)\b/

/** A time of which nothing is weighed: when flying suits, or something that is in its way. */
function noteTime(yes: boolean, time: Time, scene: Scene): void {
  const { words, heard, calendar, dates, asked, privacy } = scene
  if (time.date === undefined || OTHERWISE.test(words) || KEEPS.test(words)) return
  if (privacy && time.from === 0) return
  const span = spanOf(time)
  if (FLIGHT.test(words) || (FREE.test(words) && !BUSY.test(words) && yes)) {
    heard.windows.push({ ...span, points: yes ? 3 : -3 })
    return
  }
  heard.asked ||= BUSY.test(words)
  if (BUSY.test(words) && (time.from === undefined || time.to === undefined || time.to - time.from > 240))
    heard.windows.push({ ...span, points: -4 })
  else if (
    time.from !== undefined &&
    (HAS.test(words) || BUSY.test(words) || privacy) &&
    (privacy
      ? !isExactly(time, findMeetings(time, calendar, dates, asked), calendar)
      : findMeetings(time, calendar, dates, asked).length === 0)
  )
    noteOwn(time, ANY, scene)
}

function noteOwn(time: Time, importances: readonly number[], { heard, calendar, sentence }: Scene): void {
  heard.asked = true
  addOwn(heard.own, time, { importances, words: sentence, calendar })
}
