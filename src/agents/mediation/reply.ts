/** What the symbolic assistant of Mediation answers to what users say beside their calendars. */
import { conflicts, hoursApart, sayClock, sayDay, toMinutes, type Flight } from '../../games/mediation/index.ts'
import { asideIn } from '../dialogue/asides.ts'
import type { Belief } from './belief.ts'
import { hearingOf } from './flights-said.ts'
import type { MediationObservation } from './observation.ts'
import { flightsMeant, offeredTo, type Named } from './named.ts'
import { answerOnFlights, daysNamed, flightsThen, worthTo } from './options.ts'
import { answerOnPlans } from './plans.ts'
import type { AssistantAsides } from './speak-asides.ts'

/** An answer, or that nothing more is to be asked of this user. */
export interface Reply {
  readonly text?: string | undefined
  readonly asksNoMore?: boolean
  /** Flights that it asked for by number, where it named any: a proposal answers that as well. */
  readonly wished?: readonly number[]
}

/** Whoever says more tells of the calendar. */
const LONGEST = 400

const FRIENDS =
  /\b(?:my |the )?(?:friends?|others?|other (?:user|person|traveller|one)s?|they|he|she|everyone else|them)\b[^.!]*\?|\bwhen['’]?s? (?:(?:is|does|do|will|would|are) )?(?:my |the )?(?:friends?|others?)\b|\b(?:stranded|alone|by myself|on my own)\b[^.!]*\?/i

/** "How late are they getting in?", "will I be stranded there alone?" */
const ASKS_LANDING =
  /\b(?:when|how (?:late|early|soon)|(?:at )?what time) (?:\w+ ){0,2}(?:they|he|she|(?:my |the )?(?:friends?|others?))\b[^.!]*\b(?:land\w*|arriv\w*|get(?:s|ting)? (?:in|there)|be there|there|com(?:e|es|ing))\b[^.!]*\?|\b(?:would|will|am|do|shall|must) i\b[^.!?]*\b(?:stranded|alone|by myself|on my own)\b[^.!?]*\?/i
/** Of when and how close they land; what else they told is theirs. */
const LANDING =
  /\b(?:land\w*|arriv\w*|get (?:in|there|home)|gets (?:in|there|home)|getting (?:in|there)|be there|stranded|alone|by myself|on my own|when|time|close|near|wait(?:s|ing)? for|(?:fly|flies|flying|leaves?|departs?)|which flight)\b/i
/** "Ask my friend whether they mind waiting", "check with the others". */
const RELAYS =
  /\b(?:ask|tell|check with|talk to|speak to|find out from|let)\b (?:(?:my|the|your) )?(?:friends?|buddy|mate|others?|other (?:user|person|traveller|one)s?|them|him|her)\b(?! (?:me|us)\b)/i
/** "Why do you want to know that?" */
const WHY_ASKED =
  /\bwhy (?:do|would|did|are) you (?:even |always |still )?(?:need|want|have|ask|asking|care|wanting)\b|\bwhat (?:do|would) you need (?:that|this|it) for\b|\bwhy (?:does|would|should) (?:that|it|this) matter\b|\bwhat for \?/i
/** "Please book me the cheapest flight possible." */
const BEST_OF_ALL =
  /\b(?:book|get|give|find|take|want|like|have|go for|show|tell)\b[^.!?]{0,30}\bthe (?:\w+ )?(?:cheapest|earliest|latest)\b/i

/** "Do you need to know the prices?", "shall I list my meetings?" */
const ASKS_WHAT_TO_TELL =
  /\b(?:do|would) you (?:need|want|like|have) (?:me )?(?:to (?:know|hear|see|tell|list|send|give|have)|all|any|the|my)\b[^?]*\?|\b(?:should|shall|must) i (?:also |now )?(?:tell|list|give|send|write|share)\b[^?]*\?/i
/** "What do you need to know from me?" */
const ASKS_WHAT_IS_NEEDED =
  /\bwhat(?: else| all| exactly)? (?:(?:do|would|did) you (?:still |first )?(?:need|want|like|have)(?: me)?(?: to (?:know|hear|tell you|tell|get|have|say))?(?: (?:from|of|about) (?:me|us))?|(?:should|shall|must|can|do) i (?:have to |need to )?(?:tell|send|give|write|say)(?: you)?)(?: (?:first|now|then))?\s*\?/i
const FLIGHTS = /\b(?:flights?|prices?|fares?|tickets?|costs?|airlines?|carriers?)\b/i

const WITHOUT_CONFLICTS =
  /\b(?:without|no|free of|not) (?:any )?(?:\w+ )?(?:conflict\w*|miss\w*|clash\w*|overlap\w*|interfer\w*)\b[^.!]*\?|\bconflict[- ]?free\b[^.!]*\?/i

/** The last words of a user that were not answered yet. */
export function unanswered({ talk }: MediationObservation, user: string): string | undefined {
  const last = talk.findLast((line) => line.kind === 'message' && (line.by === user || line.to === user))
  return last?.kind === 'message' && last.by === user ? last.text : undefined
}

/** `user`: its place among the users. */
export function replyTo(
  observation: MediationObservation,
  belief: Belief,
  user: number,
  asides: AssistantAsides,
): Reply | undefined {
  const { users, talk } = observation
  const { seat, flights } = users![user]!
  const text = unanswered(observation, seat)
  if (text === undefined || text.length > LONGEST) return undefined
  const before = talk.findLast((line) => line.kind === 'proposal' || (line.kind === 'message' && line.to === seat))
  const asked = before?.kind === 'message' && before.text.includes('?')
  const proposed = belief.tried.at(-1)?.flights
  if (ASKS_WHAT_IS_NEEDED.test(text)) return { text: asides.asks() }
  // When they land is asked for beside what is said of one's own flights.
  const asksLanding = text.split(/(?<=[.!?])\s+/).some((sentence) => ASKS_LANDING.test(sentence))
  if (proposed && asksLanding) return { text: whenOthersLand(observation, user, proposed, asides) }
  const facts =
    answerOnPlans({ observation, belief, user, text }) ?? answerOnFlights({ observation, belief, user, text })
  if (facts !== undefined) return { text: facts }
  if (WHY_ASKED.test(text)) return { text: asides.whyAsked() }
  if (RELAYS.test(text)) return { text: asides.relayed() }
  if (ASKS_WHAT_TO_TELL.test(text)) return { text: asides.needs(FLIGHTS.test(text)) }
  const named = namedIn(observation, user, asked)
  const wished = named.filter(({ wanted }) => wanted).map(({ id }) => id)
  if (wished.length > 0) return { text: asides.noted(wished, true), wished }
  if (named.length > 0) return { text: asides.noted([...new Set(named.map(({ id }) => id))], false), wished: [] }
  switch (asideIn(text)) {
    case 'bot':
      return { text: asides.bot() }
    case 'rules':
      return { text: asides.rules() }
    case 'numbers':
      return { text: asides.numbers() }
    case 'secret':
      return { text: asides.secret() }
    case 'leaving':
    case 'hurry':
      return { asksNoMore: true }
    case 'reason':
      return {
        text: proposed ? asides.whyProposed(reasonsFor(observation, belief, user, proposed)) : asides.whyAsked(),
      }
    case 'opinion':
      return proposed ? { text: asides.opinion() } : undefined
    default:
  }
  const worth = worthTo(belief, user)
  // "Which does not clash with anything on the 15th": the day is that of the meetings.
  const [conflict] = WITHOUT_CONFLICTS.exec(text) ?? []
  const [lead, behind] = conflict === undefined ? [text, ''] : text.split(conflict)
  const then = flightsThen({ observation, belief, user, text: lead! })
  const days = daysNamed({ observation, belief, user, text: `${conflict ?? ''} ${behind ?? ''}` })
  const spared = belief.meetings[user]!.filter(({ start }) => days.length === 0 || days.includes(start.slice(0, 10)))
  const clear =
    conflict === undefined ? then : then.filter((id) => spared.every((meeting) => !conflicts(flights[id]!, meeting)))
  if (clear.length === 0) return { text: 'Each of your flights is in the way of something that I know of.' }
  const superlative = extreme(text, flights, clear, worth)
  if (superlative !== undefined) return { text: superlative }
  if (!FRIENDS.test(text)) return undefined
  return { text: LANDING.test(text) ? whenOthersLand(observation, user, proposed, asides) : asides.confidential() }
}

function whenOthersLand(
  { users }: MediationObservation,
  user: number,
  proposed: readonly number[] | undefined,
  asides: AssistantAsides,
): string | undefined {
  const own = proposed && users![user]!.flights[proposed[user]!]!
  if (!own) return asides.friends(undefined)
  const landings = users!.flatMap((other, i) => (i === user ? [] : [other.flights[proposed[i]!]!]))
  const furthest = landings.reduce((one, other) => (hoursApart(own, other) > hoursApart(own, one) ? other : one))
  const at = `${sayClock(furthest.end, true)} on ${sayDay(furthest.end)}`
  return asides.friends(hoursApart(own, furthest), furthest.end > own.end, at)
}

/** Flights that a user's last words ask for or turn down, each once. */
function namedIn({ talk, users }: MediationObservation, user: number, asked: boolean): Named[] {
  const { seat, flights } = users![user]!
  const at = talk.findLastIndex((line) => line.by === seat && line.kind === 'message')
  const line = talk[at]
  if (line?.kind !== 'message') return []
  return flightsMeant(line.text, hearingOf(flights, asked), offeredTo({ talk: talk.slice(0, at) }, seat))
}

/** What speaks for a user's flight: its price, what it spares, when the others land. */
function reasonsFor(
  { users }: MediationObservation,
  { meetings }: Belief,
  user: number,
  proposed: readonly number[],
): string[] {
  const { flights } = users![user]!
  const own = flights[proposed[user]!]!
  const cheaper = flights.filter(({ price }) => price < own.price).length
  const missed = meetings[user]!.filter((meeting) => conflicts(own, meeting))
  const hours = Math.max(...users!.map((other, i) => (i === user ? 0 : hoursApart(own, other.flights[proposed[i]!]!))))
  return [
    ...(cheaper <= flights.length / 3 ? [`it costs you only $${own.price}`] : []),
    ...(missed.length === 0 ? ['you miss no meeting that I know of'] : []),
    ...(missed.length > 0 && missed.every(({ importances }) => Math.max(...importances) < 6)
      ? ['you miss nothing that you called important']
      : []),
    ...(hours <= 2 ? ['all of you land close together'] : []),
  ]
}

/** "Which one is the cheapest?", "what is the best flight for me?": an answer about the user's own flights. */
function extreme(
  text: string,
  flights: readonly Flight[],
  among: readonly number[],
  worth: readonly number[],
): string | undefined {
  if (
    !(/\?|^\W*(?:what|which)/i.test(text) || BEST_OF_ALL.test(text)) ||
    !/\b(?:which|what(?:['’]?s)?|is (?:it|that|this)|flight|one|option|ticket)\b/i.test(text)
  )
    return undefined
  const by = (value: (flight: Flight, id: number) => number | string): number =>
    among.reduce((one, id) => (value(flights[id]!, id) < value(flights[one]!, one) ? id : one), among[0]!)
  const say = (what: string, id: number): string => {
    const { start, price } = flights[id]!
    return `${what} is flight ${id}, ${sayClock(start, true)} on ${sayDay(start)} for $${price}.`
  }
  if (/\bcheapest\b/i.test(text))
    return say(
      'Your cheapest',
      by(({ price }) => price),
    )
  if (/\bearliest\b/i.test(text))
    return say(
      'Your earliest',
      by(({ start }) => start),
    )
  if (/\blatest\b/i.test(text))
    return say(
      'Your latest',
      by(({ start }) => -toMinutes(start)),
    )
  return /\b(?:best|nicest|suits? me)\b/i.test(text)
    ? say(
        'For you alone, as far as I know, the best',
        by((_, id) => -worth[id]!),
      )
    : undefined
}
