/** What the assistant knows of the travellers: what they told, what scores of proposals allow, and else what is usual. */
import { Random } from '../../core/random.ts'
import {
  arrivalCost,
  conflicts,
  hoursApart,
  priceCost,
  type Flight,
  type KnownMeeting,
  type MediationKnows,
} from '../../games/mediation/index.ts'
import { logistic, resample } from '../dialogue/likelihood.ts'
import { lastQuestion, type Time } from '../english/index.ts'
import { costsIn, englishFor, hear, type Heard, type ToldCosts } from './english.ts'
import type { English } from './reading.ts'
import { drawHidden } from './hidden.ts'
import { missedIn, type Missed } from './missed.ts'
import { flightsSaid, hearingOf, withoutFlights, withoutOthers } from './flights-said.ts'
import { pointsOfNamed } from './named.ts'
import type { MediationObservation } from './observation.ts'
import { recalledIn, type Recalled } from './recall.ts'
import { settleClock, suits, type Window } from './windows.ts'

type Users = NonNullable<MediationKnows['users']>

/** One way things may be: what each flight is worth to each user apart from the others, and what waiting counts. */
export interface Guess {
  readonly worth: readonly (readonly number[])[]
  readonly arrivalPref: number
}

/** A meeting and the importances that it may have. */
interface Meeting extends KnownMeeting {
  readonly importances: readonly number[]
}

interface Tried {
  readonly flights: readonly number[]
  /** What each user told of it. */
  readonly told: readonly (ToldCosts | undefined)[]
  /** How each user answered it. */
  readonly accepted: readonly (boolean | undefined)[]
  /** What each user said later of which proposal it would rather have. */
  readonly recalled: readonly (readonly Recalled[])[]
  /** How much each user said the meetings count that it is in the way of. */
  readonly missed: readonly (Missed | undefined)[]
}

export interface Belief {
  readonly guesses: readonly Guess[]
  readonly tried: readonly Tried[]
  /** Whether each user has spoken of private meetings. */
  readonly private: readonly boolean[]
  readonly meetings: readonly (readonly Meeting[])[]
  /** When each user would fly, or would not. */
  readonly windows: readonly (readonly Window[])[]
}

/** Guesses drawn, and those kept: what explains better what users said and did is kept more often. */
const DRAWN = 300
const GUESSES = 100
/** Ways the untold meetings may lie. */
const CALENDARS = 100
const ANY = Array.from({ length: 10 }, (_, i) => i + 1)

export function believe(observation: MediationObservation): Belief {
  const users = observation.users!
  const tried = readTried(observation)
  const dates = datesOf(users)
  const english = englishFor(dates)
  const told = users.map(({ seat }) => readUser(observation, seat, dates, english))
  const named = users.map(({ seat, flights }) => pointsOfNamed(observation, seat, flights.length))
  const random = new Random(tried.length, 'travellers', told.flatMap(({ shared, own }) => [...shared, ...own]).length)
  const meetings = users.map(({ sharedCalendar }, user) => [
    ...sharedCalendar.map((meeting, i) => ({ ...meeting, importances: told[user]!.shared[i] ?? ANY })),
    ...told[user]!.own,
  ])
  const arrivals = arrivalsOf(
    tried,
    users.map(({ flights }) => flights),
  )
  const prices = users.map(({ flights }, user) => pricePosterior(flights, tried, user))
  const hits = users.map(({ flights }, user) =>
    flights.map((flight) => meetings[user]!.flatMap((meeting, i) => (conflicts(flight, meeting) ? [i] : []))),
  )
  const sums = users.map((_, user) => sumsOf(tried, user))
  const days = dates.filter((date) =>
    users.some(({ sharedCalendar }) => sharedCalendar.some(({ start }) => start.startsWith(date))),
  )
  const hidden = users.map(({ flights, sharedCalendar }, user) =>
    drawHidden({ flights, shared: sharedCalendar, told: told[user]!.own, dates: days }, CALENDARS, random),
  )
  const count = tried.length > 0 ? DRAWN : GUESSES
  const tastes = prices.map((all) =>
    random.shuffle(
      resample(
        all.map((item) => ({ item, weight: item.weight })),
        count,
      ),
    ),
  )
  const drawn = Array.from({ length: count }, (_, guess): Drawn => {
    const missed = users.map((_, user) =>
      drawMissed({ meetings: meetings[user]!, hits: hits[user]!, hidden: hidden[user]! }, sums[user]!, {
        random,
        guess,
      }),
    )
    const worth = users.map(({ flights }, user) => {
      const taste = tastes[user]![guess]!
      return flights.map(
        (flight, id) =>
          priceCost(taste, flight.price) - missed[user]![id]! + suits(flight, told[user]!.windows) + named[user]![id]!,
      )
    })
    return { missed, worth, arrivalPref: random.pick(arrivals) }
  })
  const logs = drawn.map((guess) => logFeeling(guess, tried, users))
  const most = Math.max(...logs)
  const guesses = resample(
    drawn.map((guess, i) => ({ item: guess, weight: Math.exp(logs[i]! - most) })),
    GUESSES,
  )
  return {
    guesses,
    tried,
    private: told.map(({ asked }) => asked),
    meetings,
    windows: told.map(({ windows }) => windows),
  }
}

interface Drawn extends Guess {
  /** Importances that each flight of each user misses, together. */
  readonly missed: readonly (readonly number[])[]
}

/** Points from which flights are accepted, and how blurred that is. */
const ACCEPTED = { middle: -3, blur: 7 }
/** How blurred it is which of two proposals is liked better. */
const PREFERRED_BLUR = 4
/** Importances missed that are called too much. */
const MISSED = { middle: 7, blur: 3 }

/** How well a guess explains what users said and did about proposals without numbers. */
function logFeeling({ missed, worth, arrivalPref }: Drawn, tried: readonly Tried[], users: Users): number {
  let log = 0
  /** What flights are worth to one of the users, with the wait for the others. */
  const worthTo = (user: number, flights: readonly number[]): number => {
    const own = users[user]!.flights[flights[user]!]!
    return flights.reduce(
      (sum, other, i) =>
        i === user ? sum : sum + arrivalCost(arrivalPref, hoursApart(own, users[i]!.flights[other]!)),
      worth[user]![flights[user]!]!,
    )
  }
  for (const { flights, accepted, told, recalled, missed: counted } of tried)
    for (const [user, id] of flights.entries()) {
      const felt = counted[user] ? undefined : told[user]?.calendar
      const said = counted[user]
      if (said) log -= 0.5 * ((missed[user]![id]! - said.sum) / said.spread) ** 2
      if (felt === 'bad' || felt === 'fine')
        log += logistic(((felt === 'bad' ? 1 : -1) * (missed[user]![id]! - MISSED.middle)) / MISSED.blur)
      const answer = accepted[user]
      if (answer !== undefined)
        log += logistic(((answer ? 1 : -1) * (worthTo(user, flights) - ACCEPTED.middle)) / ACCEPTED.blur)
      for (const { better, worse } of recalled[user]!) {
        const wanted = worthTo(user, tried[better]!.flights)
        log += logistic((wanted - ACCEPTED.middle) / ACCEPTED.blur)
        if (worse !== undefined) log += logistic((wanted - worthTo(user, tried[worse]!.flights)) / PREFERRED_BLUR)
      }
    }
  return log
}

/** The days of the shared calendars and flights. */
export function datesOf(users: NonNullable<MediationKnows['users']>): string[] {
  const times = users
    .flatMap(({ flights, sharedCalendar }) => [...flights, ...sharedCalendar])
    .flatMap(({ start, end }) => [start, end])
  return [...new Set(times.map((time) => time.slice(0, 10)))].sort()
}

function readUser(
  { talk, users }: MediationObservation,
  seat: string,
  dates: readonly string[],
  english: English,
): Heard {
  const { sharedCalendar: calendar, flights } = users!.find((user) => user.seat === seat)!
  const heard: Heard = { shared: calendar.map(() => undefined), own: [], windows: [], asked: false }
  const user = users!.findIndex((one) => one.seat === seat)
  let [question, about] = ['', '']
  let proposed: Flight | undefined
  let isAsked = false
  for (const line of talk) {
    const flight = line.kind === 'proposal' ? line.shown.flights?.[user] : undefined
    if (line.kind === 'proposal') [question, isAsked] = ['', false]
    if (typeof flight === 'number') proposed = users![user]!.flights[flight]!
    if (line.kind !== 'message') continue
    if (line.to === seat) {
      isAsked = line.text.includes('?')
      question = lastQuestion(line.text) || question
      if (/\d/.test(question)) about = question
    }
    if (line.by === seat) {
      // "No wait, 7 and 5" sets right what was answered before.
      const asked = CORRECTS.test(line.text) && /\d/.test(line.text) ? about : question
      const said = flightsSaid(line.text, hearingOf(flights, isAsked))
      const text = withoutFlights(line.text, said)
      const spokenOf = said[0] && flights[said[0].id]
      hear(
        english,
        heard,
        { text, question: asked, ...(proposed && { proposed }), ...(spokenOf && { spokenOf }) },
        calendar,
        dates,
      )
      const [only] = new Set(said.map(({ id }) => id))
      if (only !== undefined && said.every(({ id, wanted }) => id === only && wanted))
        noteMissedBy(text, flights[only]!, calendar, heard.shared)
      isAsked = false
    }
  }
  return { ...heard, windows: heard.windows.map((window) => settleClock(window, flights)) }
}

/** "Flight 17 only misses a 3": so much counts the one shared meeting in its way, where nothing else was told of it. */
function noteMissedBy(
  text: string,
  flight: Flight,
  calendar: readonly KnownMeeting[],
  shared: (readonly number[] | undefined)[],
): void {
  const number = ONLY_MISSES.exec(text)?.[1]
  const hit = calendar.flatMap((meeting, i) => (conflicts(flight, meeting) ? [i] : []))
  if (number !== undefined && hit.length === 1) shared[hit[0]!] ??= [Number(number)]
}
const ONLY_MISSES =
  /\b(?:only|just) (?:miss(?:es)?|makes? me miss|costs? me|clash(?:es)? with|overlaps? with|conflicts? with|hits?) an? (10|[1-9])\b(?![:.]\d| ?(?:[ap]\.?m\b|hours?\b|minutes?\b|meetings?\b))/i

/** Full proposals in order, each with what the users told of it before the next. */
function readTried({ talk, users }: MediationObservation): Tried[] {
  const { reader, times } = englishFor(datesOf(users!))
  const tried: {
    flights: number[]
    told: (ToldCosts | undefined)[]
    accepted: (boolean | undefined)[]
    recalled: Recalled[][]
    missed: (Missed | undefined)[]
  }[] = []
  /** What each user was asked last, until it answers: a proposal may come between. */
  const questions = users!.map(() => '')
  for (const line of talk) {
    if (line.kind === 'proposal' && line.full)
      tried.push({
        flights: [...(line.shown.flights as number[])],
        told: users!.map(() => undefined),
        accepted: users!.map(() => undefined),
        recalled: users!.map(() => []),
        missed: users!.map(() => undefined),
      })
    const user = users!.findIndex(({ seat }) => seat === line.by)
    if (line.kind === 'response' && tried.length > 0 && user >= 0) tried.at(-1)!.accepted[user] = line.accept
    if (line.kind !== 'message') continue
    const asked = users!.findIndex(({ seat }) => seat === line.to)
    if (asked >= 0) questions[asked] = line.text.includes('?') ? line.text : ''
    if (user < 0) continue
    const question = questions[user]!
    const { flights } = users![user]!
    const said = flightsSaid(line.text, hearingOf(flights, question !== ''))
    const text = withoutOthers(line.text, said, tried.at(-1)?.flights[user])
    questions[user] = ''
    if (tried.length === 0) continue
    let isTimed = false
    for (const sentence of reader.read(text)) {
      const told = costsIn(sentence, times)
      if (told) tried.at(-1)!.told[user] = { ...tried.at(-1)!.told[user], ...told }
      const words = sentence.tokens.map((token) => token.text).join(' ')
      const namesTime = times.find(sentence.tokens).some(({ id }) => isClock(times.get(id)))
      const missed = missedIn(sentence.tokens, { namesTime, isTimed, asks: sentence.asks, question })
      isTimed ||= namesTime
      if (missed) tried.at(-1)!.missed[user] = missed
      const recalled = recalledIn(words, tried.length, namesTime)
      if (recalled) tried.at(-1)!.recalled[user]!.push(recalled)
    }
  }
  return tried
}

const CORRECTS =
  /^\W*(?:oh|ah|hm+|well|ok|okay|sorry|oops|no)*\W*(?:no,? )?(?:wait|sorry|oops|i mean(?:t)?|actually|correction|scratch that|my (?:mistake|bad)|the other way (?:a)?round)\b/i

/** Whether a time says when: "the first one" is read as a place in a row, and says nothing of the day. */
const isClock = (time: Time | undefined): boolean =>
  time !== undefined && (time.date !== undefined || time.from !== undefined)

/** What waiting may count by what was told of it; what cannot be by any is left out. */
function arrivalsOf(tried: readonly Tried[], flights: readonly (readonly Flight[])[]): readonly number[] {
  const allowed = tried.flatMap(({ flights: ids, told }) =>
    told.flatMap((costs, user) => {
      const said = costs?.arrival
      if (said === undefined) return []
      const own = flights[user]![ids[user]!]!
      const costOf = (pref: number): number =>
        ids.reduce(
          (sum, id, other) => (other === user ? sum : sum + arrivalCost(pref, hoursApart(own, flights[other]![id]!))),
          0,
        )
      // "Too far apart" is said of hours that cost something; "fine" of few.
      const agrees = (cost: number): boolean =>
        said === 'bad' ? cost <= -3 : said === 'fine' ? cost >= -6 : cost === said
      const left = ANY.filter((pref) => agrees(costOf(pref)))
      return left.length > 0 ? [left] : []
    }),
  )
  const left = ANY.filter((pref) => allowed.every((some) => some.includes(pref)))
  return left.length > 0 ? left : ANY
}

interface Taste {
  readonly meanPrice: number
  readonly pricePref: number
  readonly weight: number
}

/** Mean prices and price preferences as likely as the prices make them, less those that contradict what was told. */
function pricePosterior(flights: readonly Flight[], tried: readonly Tried[], user: number): Taste[] {
  const told = tried.flatMap(({ flights: ids, told }) => {
    const cost = told[user]?.price
    return cost === undefined ? [] : [{ price: flights[ids[user]!]!.price, cost }]
  })
  const means = Array.from({ length: 96 }, (_, i) => 50 + 10 * i)
  const logs = means.map((mean) => flights.reduce((sum, { price }) => sum + logLikelihood(price, mean), 0))
  const most = Math.max(...logs)
  const all = means.flatMap((meanPrice, i) =>
    Array.from({ length: 20 }, (_, pref) => ({ meanPrice, pricePref: pref + 1, weight: Math.exp(logs[i]! - most) })),
  )
  // Means are looked at in steps of ten dollars, so that a cost may be off by one.
  for (const slack of [0, 1, Infinity]) {
    const left = all.filter((taste) =>
      told.every(({ price, cost }) => agreesOnPrice(priceCost(taste, price), cost, slack)),
    )
    if (left.some(({ weight }) => weight > 1e-9)) return left
  }
  return all
}

/** "Too expensive" is said of costs, "fine" of few or none. A price without a sign may be meant either way. */
const agreesOnPrice = (actual: number, told: number | 'bad' | 'fine', slack: number): boolean =>
  told === 'bad' ? actual <= -2 : told === 'fine' ? actual >= -3 : Math.abs(actual - told) <= slack

/** Prices are normal with equal mean and deviation, but never under fifty dollars. */
function logLikelihood(price: number, mean: number): number {
  const z = (price - mean) / mean
  if (price > 50) return -0.5 * z * z - Math.log(mean)
  return Math.log(Math.max(1e-12, cumulative((50.5 - mean) / mean)))
}

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17). */
function cumulative(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z < 0 ? tail : 1 - tail
}

/** What the meetings that a flight misses were said to cost together. */
interface Sum {
  readonly flight: number
  readonly sum: number
}

const sumsOf = (tried: readonly Tried[], user: number): Sum[] =>
  tried.flatMap(({ flights, told }) => {
    const calendar = told[user]?.calendar
    return typeof calendar === 'number' ? [{ flight: flights[user]!, sum: -calendar }] : []
  })

/** What may be in the way of a user's flights. */
interface InTheWay {
  readonly meetings: readonly Meeting[]
  /** For each flight the places of the meetings in its way. */
  readonly hits: readonly (readonly number[])[]
  /** Ways the untold meetings may lie, as what each flight misses of them. */
  readonly hidden: readonly (readonly number[])[]
}

/**
 * Importances that each flight misses, from what they may be; a few tries to agree with the sums that were told. Guesses take
 * the ways that untold meetings may lie in turn, so that no chance favours one.
 */
function drawMissed(
  { meetings, hits, hidden }: InTheWay,
  sums: readonly Sum[],
  { random, guess }: { random: Random; guess: number },
): number[] {
  let drawn: number[] = []
  let error = Infinity
  for (let attempt = 0; attempt < (sums.length > 0 ? 200 : 1) && error > 0; attempt++) {
    const importances = meetings.map(({ importances }) => random.pick(importances))
    const untold = hidden[(guess + attempt) % hidden.length]!
    const missedBy = (flight: number): number =>
      hits[flight]!.reduce((sum, i) => sum + importances[i]!, untold[flight]!)
    const off = sums.reduce((total, { flight, sum }) => total + Math.abs(sum - missedBy(flight)), 0)
    if (off < error) [drawn, error] = [hits.map((_, flight) => missedBy(flight)), off]
  }
  return drawn
}
