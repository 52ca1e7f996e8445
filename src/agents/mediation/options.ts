/** What users ask about their own flights: which there are then, what the proposed one costs, why not another. */
import { conflicts, sayClock, sayDay, type Flight } from '../../games/mediation/index.ts'
import { list } from '../english/index.ts'
import { limitIn } from './budget.ts'
import { datesOf, type Belief } from './belief.ts'
import { bestExpected, bestWith, expectedWorth } from './choose.ts'
import { englishFor, hear, type Heard } from './english.ts'
import { flightsSaid, hearingOf, withoutFlights } from './flights-said.ts'
import type { MediationObservation } from './observation.ts'
import { speaksAgainst } from './reasons.ts'
import { settleClock, suits, type Window } from './windows.ts'

/** Flights that are named to who asks what there is, at most. */
const MOST = 3

const ASKS_FOR_ALL =
  /\b(?:what|which|how many)(?: \w+){0,2} (?:flights|options|choices|alternatives)\b|\bwhat (?:flight|else) (?:is|are|do|could|can)\b(?! (?:it|that)\b)|\bwhat (?:else )?(?:is|are) (?:there|available|possible)\b|\bwhat (?:do|have) (?:you|i) (?:have|got)\b|\bwhat (?:can|could|do) (?:you|we|i) (?:get|offer|find|show|give|book|take|fly)(?: me| us)?\b|\b(?:list|show)(?: me)? (?:all |me )?(?:the |my |your )?(?:flights|options)\b/i
/** With a time: "is there anything on Friday?" */
const ASKS_WHETHER =
  /\b(?:is|are) there (?:an?y?|some)?(?:thing| flights?| options?)?\b[^.!]*\?|\bany (?:flights?|options?)\b[^.!]*\?/i
const ASKS_FOR_MORE = /\b(?:is|are) there (?:an?y? )?|\b(?:any|anything|something|nothing)\b/i
const COMPARES = /\b(?:cheaper|earlier|later|sooner|less expensive)\b/i
const ASKS_PRICE =
  /\bhow (?:much|expensive)\b(?! (?:do|does|would) (?:it|that|this|they) (?:matter|count))[^?]*\?|\bwhat (?:does|would|will|is) (?:it|that|this|the) (?:\w+ )?(?:cost|price)\b|\b(?:what|the) price\b[^?]*\?/i
const ASKS_WHEN =
  /\bwhen (?:do|does|would|will|is|am|are|should) (?:i|it|that|this|the flight|my flight|we)\b(?! (?:\w+ )?(?:see|get|hear|know|expect|have|receive)\b)|\bwhen i (?:would |will )?(?:land|arrive|leave|fly|depart)|\bwhat (?:time|day|date)\b[^?]*\?|\bwhich (?:flight|one|day) is (?:it|that|the flight)\b/i
const ASKS_MISSED =
  /\b(?:which|what)(?: \w+){0,2} (?:would|do|will|does) (?:i|it|that|this|the flight)(?: \w+)? (?:miss|conflict|overlap|hit|clash)\w*\b|\b(?:do|would|will|does) (?:i|it|that|this|the flight) (?:miss|conflict|overlap|hit|clash)\b[^?]*\?|\bwhat (?:is|are)(?: \w+)? in the way\b|\bany (?:conflicts?|clash\w*|overlaps?)\b[^?]*\?|\b(?:does|would|will|is) (?:it|that|this)(?: one)? (?:work|fit|go|ok|okay|fine|clash\w*) with (?:my|the|that)\b[^?]*\?/i
const WHY_NOT =
  /\bwhy (?:not|can i not|can['’]?t|could(?: i)? not|did(?:n['’]?t| not)|won['’]?t)\b|\bwhat(?: is|['’]?s| was)? (?:so )?(?:wrong|bad|the (?:problem|matter|trouble|issue)) (?:with|about)(?! (?:it|that|this|them)\b)|\bwhat speaks against\b|\b(?:any|is there an?y?|what is the) reason (?:not to|why (?:not|you|i|we)|against)\b|\bwhat (?:do|would) you have against\b/i

export interface Asking {
  readonly observation: MediationObservation
  readonly belief: Belief
  /** The place of who asks among the users. */
  readonly user: number
  readonly text: string
}

/** "Is it cheaper?", "does that land before noon?", "what would I pay?" */
const ASKS_OF_IT =
  /\b(?:does|would|will|do|did) (?:it|that|this|i|we|that one|this one|the \w+|(?:flight|number|#) ?\d{1,2})(?: one| flight)? (?:\w+ )?(?:land|arrive|leave|depart|get (?:in|there|home|me)|take off|touch down)\b|\bwhether (?:i|it|that) (?:am|['’]?m|will be|would be|is|lands?|arrives?|leaves?|gets?)\b|\b(?:am|will|would|can) i (?:be )?(?:there|back|home|land|arrive|make it)(?: \w+){0,2} (?:before|by|after|in time)\b/i

/** An answer with facts; undefined: nothing of the kind is asked. */
export function answerOnFlights(asking: Asking): string | undefined {
  const { text, observation, user } = asking
  const { flights } = observation.users![user]!
  const about = flightAsked(asking)
  const proposed = about?.isProposed ? flights[about.id] : proposedTo(asking)
  if (WHY_NOT.test(text)) return whyNot(asking)
  const asksWhen = ASKS_WHEN.test(text) || (ASKS_OF_IT.test(text) && !OTHERS_LAND.test(text))
  if (about && !about.isProposed && !OTHERS_LAND.test(text)) {
    const [price, missed] = [ASKS_PRICE.test(text), ASKS_MISSED.test(text)]
    if ((price || missed || asksWhen) && !COMPARES.test(text)) return sayFacts(asking, about.id)
  }
  if (!proposed && (asksWhen || ASKS_MISSED.test(text))) return 'I have no flight for you yet.'
  if (proposed && ASKS_MISSED.test(text)) return sayMissed(asking, proposed)
  if (proposed && ASKS_PRICE.test(text) && !COMPARES.test(text))
    return `It costs you $${proposed.price}, and you land at ${when(proposed.end)}.`
  if (proposed && asksWhen) return `You leave at ${when(proposed.start)} and land at ${when(proposed.end)}.`
  if (!proposed && /\bcheap\w*\b/i.test(text) && COMPARES.test(text) && text.includes('?')) return cheapest(asking)
  const compares = COMPARES.test(text) && /\?/.test(text) && (ASKS_FOR_MORE.test(text) || /\bwould\b/i.test(text))
  const narrows = ASKS_WHETHER.test(text) && windowsIn(asking).some(({ points }) => points > 0)
  if (!ASKS_FOR_ALL.test(text) && !(compares && proposed) && !narrows) return undefined
  return sayOptions(asking, proposed)
}

const OTHERS_LAND = /\b(?:friends?|others?|other (?:user|person|traveller|one)s?|they|he|she|them)\b/i

/** The flight that a question is about: that which it names, else that which was last spoken of. */
export function flightAsked({ observation, user, text }: Asking): { id: number; isProposed: boolean } | undefined {
  const { seat, flights } = observation.users![user]!
  const hearing = hearingOf(flights, false)
  const named = flightsSaid(text, hearing)
  const [one] = named.filter(({ wanted }) => wanted !== false)
  if (one) return { id: one.id, isProposed: false }
  if (named.length > 0) return undefined
  const at = observation.talk.findLastIndex((line) => line.kind === 'message' && line.by === seat)
  for (const line of observation.talk.slice(0, at).reverse()) {
    if (line.kind === 'proposal') {
      const id = line.shown.flights?.[user]
      return typeof id === 'number' ? { id, isProposed: true } : undefined
    }
    if (line.kind !== 'message' || (line.by !== seat && line.to !== seat)) continue
    const last = flightsSaid(line.text, hearing).findLast(({ wanted }) => wanted !== false)
    if (last) return { id: last.id, isProposed: false }
  }
  return undefined
}

/** What a flight costs, when it is, and what it is in the way of. */
function sayFacts({ observation, belief, user }: Asking, id: number): string {
  const flight = observation.users![user]!.flights[id]!
  const missed = belief.meetings[user]!.filter((meeting) => conflicts(flight, meeting))
  const loses =
    missed.length === 0
      ? 'you would miss nothing that I know of'
      : `you would miss ${list(missed.map(({ start }) => when(start)))}`
  return `Flight ${id} leaves at ${when(flight.start)}, lands at ${when(flight.end)} and costs $${flight.price}; ${loses}.`
}

function sayMissed({ belief, user }: Asking, proposed: Flight): string {
  const missed = belief.meetings[user]!.filter((meeting) => conflicts(proposed, meeting))
  return missed.length === 0
    ? 'You would miss nothing that I know of.'
    : `You would miss ${list(missed.map(({ start }) => when(start)))}.`
}

function cheapest({ observation, user }: Asking): string {
  const { flights } = observation.users![user]!
  const prices = flights.map(({ price }) => price)
  return `Your cheapest is ${sayFlight(flights, prices.indexOf(Math.min(...prices)))}.`
}

const proposedTo = ({ observation, belief, user }: Asking): Flight | undefined => {
  const id = belief.tried.at(-1)?.flights[user]
  return id === undefined ? undefined : observation.users![user]!.flights[id]
}

const when = (time: string): string => `${sayClock(time, true)} on ${sayDay(time)}`

export const sayFlight = (flights: readonly Flight[], id: number): string =>
  `flight ${id} at ${when(flights[id]!.start)} for $${flights[id]!.price}`

/** The flights that a question is about, best first; undefined where it narrows nothing down. */
function sayOptions(asking: Asking, proposed: Flight | undefined): string {
  const { observation, user, text, belief } = asking
  const { flights } = observation.users![user]!
  const told = windowsIn(asking)
  const question =
    text.split(/[.!?,;\n]/).findLast((part) => ASKS_FOR_ALL.test(part) || ASKS_FOR_MORE.test(part)) ?? text
  const windows = told.length > 0 ? told : windowsIn({ ...asking, text: `how about ${question}` })
  const limit = limitIn(text) ?? Infinity
  const isCheaper = limit === Infinity && /\b(?:cheap\w*|less expensive)\b/i.test(text)
  const found = flights.flatMap((flight, id) =>
    flight !== proposed &&
    flight.price <= limit &&
    (windows.length === 0 || suits(flight, windows) > 0) &&
    !(isCheaper && proposed && flight.price >= proposed.price)
      ? [id]
      : [],
  )
  if (found.length === 0)
    return isCheaper && proposed ? `No, at $${proposed.price} yours is the cheapest.` : 'You have no such flight.'
  const worth = worthTo(belief, user)
  const best = found.sort((a, b) => worth[b]! - worth[a]!).slice(0, MOST)
  const others = found.length > best.length ? `, and ${found.length - best.length} more` : ''
  return `You could take ${list(
    best.map((id) => sayFlight(flights, id)),
    'or',
  )}${others}.`
}

/** The flights at the times that a message names, all where it names none that has some. */
export function flightsThen(asking: Asking): number[] {
  const { flights } = asking.observation.users![asking.user]!
  const windows = windowsIn({ ...asking, text: `how about ${asking.text}` })
  const all = flights.map((_, id) => id)
  const then = all.filter((id) => suits(flights[id]!, windows) > 0)
  return then.length > 0 ? then : all
}

/** The days that a message names. */
export function daysNamed({ observation, text }: Asking): string[] {
  const { reader, times } = englishFor(datesOf(observation.users!))
  return reader.mentions(text).flatMap(({ id }) => times.get(id)?.date ?? [])
}

/** When a message would fly, by what it says alone. */
function windowsIn(asking: Asking): Window[] {
  const { observation, user, text } = asking
  const users = observation.users!
  const { sharedCalendar, flights } = users[user]!
  const dates = datesOf(users)
  const heard: Heard = { shared: sharedCalendar.map(() => undefined), own: [], windows: [], asked: false }
  const proposed = proposedTo(asking)
  const said = flightsSaid(text, hearingOf(flights, false))
  const spokenOf = said[0] && flights[said[0].id]
  hear(
    englishFor(dates),
    heard,
    { text: withoutFlights(text, said), question: '', ...(proposed && { proposed }), ...(spokenOf && { spokenOf }) },
    sharedCalendar,
    dates,
  )
  return heard.windows.map((window) => settleClock(window, flights))
}

/** What each flight is worth to a user by itself, as far as is known. */
export const worthTo = ({ guesses }: Belief, user: number): number[] =>
  guesses[0]!.worth[user]!.map(
    (_, id) => guesses.reduce((sum, { worth }) => sum + worth[user]![id]!, 0) / guesses.length,
  )

/** "Why not Friday morning?", "why not flight 3?": what speaks against the best of these. */
function whyNot(asking: Asking): string | undefined {
  const { observation, belief, user, text } = asking
  const { flights } = observation.users![user]!
  const named = flightsSaid(text, hearingOf(flights, false))[0]?.id
  const windows = windowsIn({ ...asking, text: text.replace(WHY_NOT, 'how about') })
  const id = named !== undefined ? named : windows.length > 0 ? bestWithin(belief, user, flights, windows) : undefined
  if (id === undefined) return windows.length > 0 ? 'None of your flights leaves then.' : undefined
  // Where little speaks against it, it is proposed instead.
  const instead = bestExpected(belief, observation.users!)
  const isShown = belief.tried.some((one) => one.flights[user] === id)
  if (!isShown && named !== undefined && isAsGood(asking, id, instead)) return undefined
  return `${capitalised(sayFlight(flights, id))}: ${speaksAgainst(observation, belief, user, id)}.`
}

/** Whether the best plan with a flight is hardly worse than another. */
function isAsGood({ observation, belief, user }: Asking, id: number, instead: readonly number[]): boolean {
  const users = observation.users!
  const plan = bestWith(belief, users, user, id)
  return expectedWorth(belief, users, instead) - expectedWorth(belief, users, plan) < 2
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function bestWithin(
  belief: Belief,
  user: number,
  flights: readonly Flight[],
  windows: readonly Window[],
): number | undefined {
  const worth = worthTo(belief, user)
  return flights
    .flatMap((flight, id) => (suits(flight, windows) > 0 ? [id] : []))
    .sort((a, b) => worth[b]! - worth[a]!)[0]
}

/** The flight that would suit who asked to fly at some time, and what is in the way; undefined: it does, or asked nothing. */
export function unmetWindow(
  asking: Asking,
  instead: readonly number[],
): { readonly id: number; readonly flight: string; readonly why: string } | undefined {
  const { observation, belief, user } = asking
  const { flights } = observation.users![user]!
  const said = windowsIn(asking)
  const windows = said.some(({ points }) => points > 0) ? said : belief.windows[user]!
  const wished = windows.filter(({ points }) => points > 0)
  if (wished.length === 0 || suits(flights[instead[user]!]!, wished) > 0) return undefined
  const id = bestWithin(belief, user, flights, windows)
  return id === undefined
    ? undefined
    : { id, flight: sayFlight(flights, id), why: speaksAgainst(observation, belief, user, id, instead) }
}
