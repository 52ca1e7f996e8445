/** What the symbolic user of Mediation answers where it is asked about its meetings: which they are, and how important each is. */
import type { KnownMeeting, OwnMeeting } from '../../games/mediation/index.ts'
import type { Time } from '../english/index.ts'
import { englishFor, plainly } from './english.ts'
import { laterOf } from './meetings.ts'
import type { MediationObservation } from './observation.ts'
import { sayClocks } from './plain-clocks.ts'
import type { English } from './reading.ts'
import type { UserSpeaker } from './speak.ts'

export const mostImportant = (meetings: readonly OwnMeeting[], most: number): OwnMeeting[] =>
  [...meetings]
    .sort((a, b) => b.importance - a.importance)
    .slice(0, most)
    .sort((a, b) => (a.start < b.start ? -1 : 1))

/** The assistant's messages since this user last spoke, and whether they ask. */
function askedSince({ talk, seat }: MediationObservation): string[] {
  const from = talk.findLastIndex((line) => line.kind === 'message' && line.by === seat) + 1
  return talk.slice(from).flatMap((line) => (line.kind === 'message' && line.to === seat ? [line.text] : []))
}

export const datesIn = ({ privateCalendar, sharedCalendar, flights }: MediationObservation): string[] => {
  const times = [...privateCalendar!, ...sharedCalendar!, ...flights!].flatMap(({ start, end }) => [start, end])
  return [...new Set(times.map((time) => time.slice(0, 10)))].sort()
}

export const readerOf = (observation: MediationObservation): English => englishFor(datesIn(observation))

/** Meetings that one sentence asks for; `plainly`: each by its own clock, so that answers in their order say which they are of. */
interface Asked {
  readonly wanted: readonly OwnMeeting[]
  readonly plainly: boolean
}

/** Answers to questions about meetings; undefined: nothing was asked. `beside`: all else is answered. */
export function answerTo(observation: MediationObservation, speaker: UserSpeaker, beside = false): string | undefined {
  const { privateCalendar, sharedCalendar } = observation
  const { reader, times } = readerOf(observation)
  const meetings = [...(sharedCalendar as readonly OwnMeeting[]), ...privateCalendar!]
  const sets: Asked[] = []
  const parts: string[] = []
  let followed: readonly OwnMeeting[] | undefined
  /** Meetings that stand before a question in the same message: "the 9 AM and the 5 PM, which matters more?" */
  let before: readonly OwnMeeting[] = []
  for (const message of askedSince(observation)) {
    const plain = sayClocks(plainly(message), datesIn(observation))
    const text = sayBareHours(plain)
    const followsUp = FOLLOWS_UP.test(text) && askedBefore(observation, meetings)
    let day: string | undefined
    for (const { asks, tokens } of reader.read(text)) {
      const words = tokens.map((token) => token.text).join(' ')
      // "And 13?" is no hour.
      const mentions = times
        .find(tokens)
        .filter(({ from, to }) => to > from + 1 || !(tokens[from]!.value! > 12) || tokens[from - 1]?.text === 'at')
      const all = mentions.flatMap(({ id }) => times.get(id) ?? [])
      const clocks = all.filter(({ from }) => from !== undefined)
      // "And what about the 14th, 4 and 5 PM?": the day only says of which day the hours are.
      const isHead = clocks.length > 0 && clocks.every(({ date }) => date === undefined)
      if (isHead) day = all.find(({ date }) => date !== undefined)?.date ?? day
      const named = (isHead ? clocks : all).map((time) => meetingsAt(time, meetings, day))
      day = all.findLast(({ date }) => date !== undefined)?.date ?? day
      const isFragment = FRAGMENT.test(withTimes(words, mentions, tokens))
      if (asks && named.flat().length === 0 && before.length > 0 && COMPARES.test(words)) {
        sets.push({ wanted: before, plainly: false })
        continue
      }
      before = asks ? [] : [...new Set(named.flat())]
      if (!asks && !REQUESTS.test(words) && !isFragment) continue
      if ((!asks || beside) && OF_FLIGHTS.test(words)) continue
      const wanted = [...new Set(named.flat())]
      if (wanted.length > 0) {
        sets.push({
          wanted,
          plainly: asks && !followsUp && text === plain && wanted.length === named.length && !isHead,
        })
        continue
      }
      if (beside) continue
      if (followsUp && followsUp.length > 0) followed = followsUp
      else if (!asks) continue
      else if (/\b(?:private|personal|else|busy)\b/.test(words)) parts.push(speaker.tellPrivate(privateCalendar!))
      else if (PRICE.test(words) && !/\bwrong\b/.test(words)) parts.push(speaker.onPrice(lastPrice(observation)))
      else if (clocks.length > 0 && !OF_FLIGHTS.test(words)) parts.push(speaker.nothingThen() ?? '')
      else if (
        /\b(?:meetings?|calendar|schedule|important|miss|skip|priorit\w*|when|time|times|day|free|available|prefer\w*)\b/.test(
          words,
        )
      )
        parts.push(speaker.list(mostImportant(sharedCalendar as readonly OwnMeeting[], 4)))
      else if (isAboutFlight(words, observation)) return undefined
      // "It is a 5? Serious or not?" adds nothing.
      else if (!(sets.length > 0 && tokens.length <= ECHO) && !/\b(?:help|how are you)\b/.test(words))
        parts.push(speaker.vague() ?? '')
    }
  }
  const told = tellAll(sets, followed, privateCalendar!, speaker)
  const said = [...new Set([told, ...parts])].filter(Boolean).join(' ')
  return said === '' ? undefined : said
}

/** The meetings of all that was asked: what a later sentence narrows down is told once, and by name where it is not clear of which. */
function tellAll(
  sets: readonly Asked[],
  followed: readonly OwnMeeting[] | undefined,
  hidden: readonly OwnMeeting[],
  speaker: UserSpeaker,
): string | undefined {
  const kept = sets.filter(
    ({ wanted }, i) =>
      !sets.some(
        (other, j) =>
          j !== i &&
          other.wanted.every((one) => wanted.includes(one)) &&
          (other.wanted.length < wanted.length || j < i),
      ),
  )
  const wanted = [...new Set(kept.flatMap((one) => one.wanted))]
  if (wanted.length === 0) return followed && speaker.tellEach(followed, hidden)
  if (kept.length === 1 && kept[0]!.plainly && wanted.length <= 4) return speaker.tellImportance(wanted)
  return speaker.tellEach(wanted, hidden)
}

/** "A 5 for which one?", "and the other?": asks again about what was asked. */
const FOLLOWS_UP =
  /\b(?:which (?:one|meeting|is which|of (?:the|those|these|them|your)\b(?! meetings (?:are|do|is|matter)))|the other(?: one| meeting)?|the others|the rest|both of them|each of them|(?:an?|the) (?:10|[1-9]) (?:for|is) (?:which|what))\b/i
/** Of meetings that were named just before. */
const COMPARES =
  /\b(?:which|either|both|them|those|these|they|more|most|less|least|worse|worst|rather|better|that one|harder|the other)\b/
/** Words of a question that only stresses another. */
const ECHO = 7
/** Asks without a question mark: "let me try again: 10 AM, please", "you didn't say about the 8:30 PM one". */
const REQUESTS =
  /^(?:(?:and|so|but|,) )*(?:what|whats|which|how)\b|\b(?:please|tell me|say|said|asked|ask|meant?|again|need to know|want to know|like to know|wonder\w*|let me know|rate|give me|numbers? for|answer\w*|forgot|missing|need|importances?|how important|one by one)\b/
/** Nothing but times: "also the 5/15 ones", "5/14 3 PM, 4:30, and 6". */
const FRAGMENT =
  /^(?=.*#)(?:(?:#|and|also|or|the|your|my|all|please|ones?|meetings?|appointments?|on|at|in|of|by|for|to|especially|esp|same|then|now|next|what|about|how|as|well|too|both|ok|okay|but|just|only|,|:|;|-|&|\(|\)) ?)+$/

/** The words with times as `#`. */
function withTimes(
  words: string,
  mentions: readonly { readonly from: number; readonly to: number }[],
  tokens: readonly { readonly text: string }[],
): string {
  if (mentions.length === 0) return words
  return tokens
    .flatMap(({ text }, at) => {
      const mention = mentions.find(({ from, to }) => from <= at && at < to)
      return mention === undefined ? [text] : mention.from === at ? ['#'] : []
    })
    .join(' ')
}

const CLOCK = String.raw`(?:\d{1,2}:[0-5]\d(?: ?[ap]\.?m\b)?|\d{1,2} ?[ap]\.?m\b|noon|midnight)`
const JOINT = String.raw`(?: ?, ?(?:and |or )?| and | or | ?& ?)`
const BARE = String.raw`(?<![\d:/.$#]|\b(?:flights?|options?|numbers?|id|an?|is) )(?:1[0-2]|[1-9])(?![\d:/%.]\d|\d| ?(?:[ap]\.?m\b|th\b|st\b|nd\b|rd\b|[-–]|meetings|flights|users?|people|out of))`
const BEFORE_CLOCK = new RegExp(`(${BARE})(?=${JOINT}${CLOCK})`, 'gi')
const BEHIND_CLOCK = new RegExp(
  `(${CLOCK}${JOINT}(?:at )?)(${BARE})(?=\\s*(?:[,.;?!)&]|$|and\\b|or\\b|on\\b|please\\b))`,
  'gi',
)

/** "What about 11-3?", which is no scale. */
const BARE_RANGE =
  /(?<![\d:/.$#-]|\b(?:from|between|scale(?: of)?|on|to|of) )\b((?!0?[01] ?[-–] ?10\b)(?:1[0-2]|[1-9])(?::[0-5]\d)? ?[-–] ?(?:1[0-2]|[1-9])(?::[0-5]\d)?)(?![\d:/-])/g

/** "4:30, 6 and 6:30 PM": hours in a row with clocks are clocks. */
const sayBareHours = (text: string): string =>
  text.length > 600
    ? text
    : text
        .replace(BARE_RANGE, 'from $1')
        .replace(BEHIND_CLOCK, '$1$2:00')
        .replace(BEFORE_CLOCK, '$1:00')
        .replace(BEHIND_CLOCK, '$1$2:00')
        .replace(BEFORE_CLOCK, '$1:00')

/** Of a flight, or of its clock: meetings begin on the half hour. */
const OF_FLIGHTS = /\bflights?\b|#|\bnumber \d|(?<!\/ )\b\d{1,2} : (?!00|30)\d\d\b/
const PRICE = /\b(?:prices?|pay|paying|paid|costs?|expensive|cheap\w*|money|budget|afford|spend\w*)\b/

/** The meetings that the assistant asked about last, before its last message. */
function askedBefore(observation: MediationObservation, meetings: readonly OwnMeeting[]): OwnMeeting[] | undefined {
  const { talk, seat } = observation
  const { reader, times } = readerOf(observation)
  const before = talk
    .flatMap((line) => (line.kind === 'message' && line.to === seat && line.text.includes('?') ? [line.text] : []))
    .slice(0, -1)
  for (const text of before.reverse()) {
    const named = reader.mentions(text).flatMap(({ id }) => meetingsAt(times.get(id)!, meetings, undefined))
    if (named.length > 0) return [...new Set(named)].slice(0, 4)
  }
  return undefined
}

/** What the price of the last flight counted. */
function lastPrice({ talk, flights }: MediationObservation): { price: number; cost: number } | undefined {
  const line = talk.findLast((one) => one.kind === 'proposal' && one.shown.costs !== undefined)
  return line?.kind === 'proposal'
    ? { price: flights![line.shown.flight!]!.price, cost: line.shown.costs!.price }
    : undefined
}

/** Whether a proposal is asked about: then what it costs is the answer. */
const isAboutFlight = (words: string, { talk }: MediationObservation): boolean =>
  talk.some(({ kind }) => kind === 'proposal') &&
  /\b(?:wrong|it|that|this|proposal|offer|flight|better|worth|score|bad|one)\b/.test(words)

/** Own meetings at a time; a day alone stands for all of that day. `day`: the one that was named before. */
function meetingsAt(time: Time, meetings: readonly OwnMeeting[], day: string | undefined): OwnMeeting[] {
  if (time.place !== undefined || time.all) return []
  if (time.date === undefined && day !== undefined) {
    const then = meetingsAt({ ...time, date: day }, meetings, undefined)
    if (then.length > 0) return then
  }
  const { date, from, to } = time
  const minutes = (text: string): number => Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
  const found = meetings.filter((meeting: KnownMeeting) => {
    if (date !== undefined && !meeting.start.startsWith(date)) return false
    if (from === undefined) return date !== undefined
    const start = minutes(meeting.start)
    const end = meeting.end.slice(0, 10) > meeting.start.slice(0, 10) ? 24 * 60 : minutes(meeting.end)
    return to === undefined ? start <= from && from < end : start < to && from < end
  })
  const later = laterOf(time)
  return found.length === 0 && later !== undefined ? meetingsAt(later, meetings, day) : found
}
