/** The symbolic user of Mediation: tells its private meetings, answers what it is asked, and says what a flight costs it. */
import type { Agent, Decision } from '../../core/agent.ts'
import { ASSISTANT, type KnownMeeting, type OwnMeeting } from '../../games/mediation/index.ts'
import { lastQuestion, Phrasebook, type Time } from '../english/index.ts'
import type { MediationAction } from './assistant.ts'
import type { MediationObservation } from './observation.ts'
import { englishFor } from './english.ts'
import { UserSpeaker } from './speak.ts'
import { replyToAssistant } from './user-reply.ts'

/** Private meetings that are told at first, the most important ones. */
const MOST_TOLD = 2

export function createUser(): Agent<MediationObservation, MediationAction> {
  return {
    act(observation, { mayPass, random }): Decision<MediationAction> {
      const { may, talk, seat, open, privateCalendar } = observation
      if (may.answer) return { action: { type: isGoodEnough(observation) ? 'accept' : 'reject' } }
      if (open || may.message.length === 0) return {}
      if (mayPass && talk.at(-1)?.by === seat && talk.at(-1)?.kind === 'message') return {}
      const mine = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
      const book = new Phrasebook(random, mine)
      const speaker = new UserSpeaker(book)
      const last = talk.findLast((line) => line.kind !== 'message' || line.by === seat || line.to === seat)
      const isSpokenTo = last?.kind === 'message' && last.by !== seat && !hearsFinal(observation)
      const reply = isSpokenTo ? replyToAssistant(last.text, observation, book) : undefined
      if (reply !== undefined) return say([reply, answerTo(observation, speaker, true)].filter(Boolean).join(' '))
      const answer = answerTo(observation, speaker)
      if (answer !== undefined) return say(answer)
      const costs = lastCosts(observation, speaker)
      if (costs !== undefined) return say(costs)
      if (mine.length === 0)
        return say(`${speaker.greet()} ${speaker.tellPrivate(mostImportant(privateCalendar!, MOST_TOLD))}`)
      const announced = hearsFinal(observation)
      const text = (announced ? speaker.goOn() : speaker.nothingMore()) ?? speaker.goOn() ?? speaker.nothingMore()
      return text === undefined && mayPass ? {} : say(text ?? 'Okay.')
    },
  }
}

const say = (text: string): Decision<MediationAction> => ({ action: { type: 'message', text } })

const mostImportant = (meetings: readonly OwnMeeting[], most: number): OwnMeeting[] =>
  [...meetings]
    .sort((a, b) => b.importance - a.importance)
    .slice(0, most)
    .sort((a, b) => (a.start < b.start ? -1 : 1))

/** The assistant's messages since this user last spoke, and whether they ask. */
function askedSince({ talk, seat }: MediationObservation): string[] {
  const from = talk.findLastIndex((line) => line.kind === 'message' && line.by === seat) + 1
  return talk.slice(from).flatMap((line) => (line.kind === 'message' && line.to === seat ? [line.text] : []))
}

function readerOf({ privateCalendar, sharedCalendar, flights }: MediationObservation) {
  const times = [...privateCalendar!, ...sharedCalendar!, ...flights!].flatMap(({ start, end }) => [start, end])
  return englishFor([...new Set(times.map((time) => time.slice(0, 10)))].sort())
}

/** Answers to questions about meetings; undefined: nothing was asked. `beside`: all else is answered. */
function answerTo(observation: MediationObservation, speaker: UserSpeaker, beside = false): string | undefined {
  const { privateCalendar, sharedCalendar } = observation
  const { reader, times } = readerOf(observation)
  const meetings = [...(sharedCalendar as readonly OwnMeeting[]), ...privateCalendar!]
  const parts: string[] = []
  for (const text of askedSince(observation)) {
    const followsUp = FOLLOWS_UP.test(text) && askedBefore(observation, meetings)
    for (const { asks, tokens } of reader.read(text)) {
      const words = tokens.map((token) => token.text).join(' ')
      if (!asks && !REQUESTS.test(words)) continue
      if ((!asks || beside) && OF_FLIGHTS.test(words)) continue
      const named = times.find(tokens).map(({ id }) => meetingsAt(times.get(id), meetings))
      const wanted = [...new Set(named.flat())]
      if (beside && wanted.length === 0) continue
      if (wanted.length > 4) parts.push(speaker.list(mostImportant(wanted, 4)))
      // Whoever names several times learns of which the answer is.
      else if (wanted.length > 0)
        parts.push(
          followsUp || !asks || wanted.length < named.length
            ? speaker.tellEach(wanted)
            : speaker.tellImportance(wanted),
        )
      else if (followsUp && followsUp.length > 0) parts.push(speaker.tellEach(followsUp))
      else if (!asks) continue
      else if (/\b(?:private|personal|else|busy)\b/.test(words)) parts.push(speaker.tellPrivate(privateCalendar!))
      else if (PRICE.test(words) && !/\bwrong\b/.test(words)) parts.push(speaker.onPrice(lastPrice(observation)))
      else if (
        /\b(?:meetings?|calendar|schedule|important|miss|skip|priorit\w*|when|time|times|day|free|available|prefer\w*)\b/.test(
          words,
        )
      )
        parts.push(speaker.list(mostImportant(sharedCalendar as readonly OwnMeeting[], 4)))
      else if (isAboutFlight(words, observation)) return undefined
      else if (!/\b(?:help|how are you)\b/.test(words)) parts.push(speaker.vague() ?? '')
    }
  }
  const said = [...new Set(parts)].filter(Boolean).join(' ')
  return said === '' ? undefined : said
}

/** "A 5 for which one?", "and the other?": asks again about what was asked. */
const FOLLOWS_UP =
  /\b(?:which (?:one|meeting|is which|of (?:the|those|these|them|your)\b(?! meetings (?:are|do|is|matter)))|the other(?: one| meeting)?|the others|the rest|both of them|each of them|(?:an?|the) (?:10|[1-9]) (?:for|is) (?:which|what))\b/i
/** Asks without a question mark: "let me try again: 10 AM, please", "you didn't say about the 8:30 PM one". */
const REQUESTS =
  /\b(?:please|tell me|say|said|asked|ask|meant?|again|need to know|want to know|like to know|wonder\w*|let me know|rate|give me|answer\w*|forgot|missing)\b/
/** Of a flight, or of its clock: meetings begin on the half hour. */
const OF_FLIGHTS = /\bflights?\b|#|\bnumber \d|\d : (?!00|30)\d\d\b/
const PRICE = /\b(?:prices?|pay|paying|paid|costs?|expensive|cheap\w*|money|budget|afford|spend\w*)\b/

/** The meetings that the assistant asked about last, before its last message. */
function askedBefore(observation: MediationObservation, meetings: readonly OwnMeeting[]): OwnMeeting[] | undefined {
  const { talk, seat } = observation
  const { reader, times } = readerOf(observation)
  const before = talk
    .flatMap((line) => (line.kind === 'message' && line.to === seat && line.text.includes('?') ? [line.text] : []))
    .slice(0, -1)
  for (const text of before.reverse()) {
    const named = reader.mentions(text).flatMap(({ id }) => meetingsAt(times.get(id), meetings))
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

/** Own meetings at a time; a day alone stands for all of that day. */
function meetingsAt(time: Time | undefined, meetings: readonly OwnMeeting[]): OwnMeeting[] {
  if (!time || time.place !== undefined || time.all) return []
  const { date, from, to } = time
  const minutes = (text: string): number => Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
  return meetings.filter((meeting: KnownMeeting) => {
    if (date !== undefined && !meeting.start.startsWith(date)) return false
    if (from === undefined) return date !== undefined
    const start = minutes(meeting.start)
    const end = meeting.end.slice(0, 10) > meeting.start.slice(0, 10) ? 24 * 60 : minutes(meeting.end)
    return to === undefined ? start <= from && from < end : start < to && from < end
  })
}

/** What the last flight costs, where it was refused and not told yet. */
function lastCosts({ talk, seat }: MediationObservation, speaker: UserSpeaker): string | undefined {
  const at = talk.findLastIndex(({ kind }) => kind === 'proposal')
  const line = talk[at]
  if (line?.kind !== 'proposal' || !line.shown.costs) return undefined
  const told = talk.slice(at).some((later) => later.kind === 'message' && later.by === seat)
  return told
    ? undefined
    : speaker.report(line.shown.costs, {
        missed: line.shown.conflicts ?? [],
        accepted: talk.slice(at).some((later) => later.kind === 'response' && later.by === seat && later.accept),
      })
}

/** Whether the assistant announced the best there is, before the open proposal or since the last. */
function hearsFinal(observation: MediationObservation, open = false): boolean {
  const { talk, seat } = observation
  const { reader } = readerOf(observation)
  const end = open ? talk.findLastIndex(({ kind }) => kind === 'proposal') : talk.length
  const since = talk.slice(0, end).findLastIndex(({ kind }) => kind === 'proposal')
  return talk
    .slice(since + 1, end)
    .some(
      (line) =>
        line.kind === 'message' &&
        line.by === ASSISTANT &&
        line.to === seat &&
        reader
          .read(lastQuestion(line.text) === line.text ? '' : line.text)
          .some(({ acts }) => acts.some(({ type }) => type === 'final')),
    )
}

/** Costs that nobody minds much, and those that are too much to be taken because they come again. */
const [SMALL, GRAVE] = [-7, -25]

/**
 * Whether to accept: what costs little, what was announced as the best, what comes again, or the best of several. What is
 * best for all need not be best for oneself.
 */
function isGoodEnough(observation: MediationObservation): boolean {
  const { talk, open } = observation
  const { flight, costs } = open!.shown
  const before = talk.slice(0, -1).flatMap((line) => (line.kind === 'proposal' && line.full ? [line.shown] : []))
  if (costs!.total >= SMALL || hearsFinal(observation, true)) return true
  const same = before.filter((shown) => shown.flight === flight && shown.costs!.total === costs!.total)
  if (same.length > (costs!.total > GRAVE ? 0 : 2)) return true
  const best = Math.max(...before.map((shown) => shown.costs!.total))
  return before.length >= 5 || (before.length >= 2 && costs!.total >= best)
}
