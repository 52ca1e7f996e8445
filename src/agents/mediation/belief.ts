/** What the assistant knows of the travellers: what they told, what scores of proposals allow, and else what is usual. */
import { Random } from '../../core/random.ts'
import type { DialogueObservation } from '../../games/engines/dialogue/observation.ts'
import {
  arrivalCost,
  conflicts,
  hoursApart,
  priceCost,
  type Flight,
  type KnownMeeting,
  type MediationKnows,
  type MediationShown,
} from '../../games/mediation/index.ts'
import { logistic, resample } from '../dialogue/likelihood.ts'
import { lastQuestion } from '../english/index.ts'
import { costsIn, englishFor, hear, type English, type Heard, type ToldCosts } from './english.ts'

type Users = NonNullable<MediationKnows['users']>

export type MediationObservation = DialogueObservation<MediationKnows, MediationShown>

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
}

export interface Belief {
  readonly guesses: readonly Guess[]
  readonly tried: readonly Tried[]
  /** Whether each user has spoken of private meetings. */
  readonly private: readonly boolean[]
  readonly meetings: readonly (readonly Meeting[])[]
}

/** Guesses drawn, and those kept: what explains better what users said and did is kept more often. */
const DRAWN = 240
const GUESSES = 80
const ANY = Array.from({ length: 10 }, (_, i) => i + 1)

export function believe(observation: MediationObservation): Belief {
  const users = observation.users!
  const tried = readTried(observation)
  const dates = datesOf(users)
  const english = englishFor(dates)
  const told = users.map(({ seat }) => readUser(observation, seat, dates, english))
  const random = new Random(tried.length, 'travellers', told.flatMap(({ shared, own }) => [...shared, ...own]).length)
  const meetings = users.map(({ sharedCalendar }, user) => [
    ...sharedCalendar.map((meeting, i) => ({ ...meeting, importances: told[user]!.shared[i] ?? ANY })),
    ...told[user]!.own,
  ])
  const arrivals = ANY.filter((pref) =>
    agreesOnArrival(
      pref,
      tried,
      users.map(({ flights }) => flights),
    ),
  )
  const prices = users.map(({ flights }, user) => pricePosterior(flights, tried, user))
  const hits = users.map(({ flights }, user) =>
    flights.map((flight) => meetings[user]!.flatMap((meeting, i) => (conflicts(flight, meeting) ? [i] : []))),
  )
  const sums = users.map((_, user) => sumsOf(hits[user]!, tried, user))
  const drawn = Array.from({ length: tried.length > 0 ? DRAWN : GUESSES }, (): Drawn => {
    const missed = users.map((_, user) => {
      const importances = drawImportances(meetings[user]!, sums[user]!, random)
      return hits[user]!.map((places) => places.reduce((sum, i) => sum + importances[i]!, 0))
    })
    const worth = users.map(({ flights }, user) => {
      const taste = drawWeighted(prices[user]!, random)
      return flights.map(
        (flight, id) => priceCost(taste, flight.price) - missed[user]![id]! + suits(flight, told[user]!.windows),
      )
    })
    return { missed, worth, arrivalPref: random.pick(arrivals.length > 0 ? arrivals : ANY) }
  })
  const logs = drawn.map((guess) => logFeeling(guess, tried, users))
  const most = Math.max(...logs)
  const guesses = resample(
    drawn.map((guess, i) => ({ item: guess, weight: Math.exp(logs[i]! - most) })),
    GUESSES,
  )
  return { guesses, tried, private: told.map(({ asked }) => asked), meetings }
}

interface Drawn extends Guess {
  /** Importances that each flight of each user misses, together. */
  readonly missed: readonly (readonly number[])[]
}

/** Points below which flights are refused, or from which they are accepted, and how blurred that is. */
const REFUSED = { middle: -4, blur: 9 }
const ACCEPTED = { middle: -16, blur: 7 }
/** Importances missed that are called too much. */
const MISSED = { middle: 7, blur: 3 }

/** How well a guess explains what users said and did about proposals without numbers. */
function logFeeling({ missed, worth, arrivalPref }: Drawn, tried: readonly Tried[], users: Users): number {
  let log = 0
  for (const { flights, accepted, told } of tried)
    for (const [user, id] of flights.entries()) {
      const felt = told[user]?.calendar
      if (felt === 'bad' || felt === 'fine')
        log += logistic(((felt === 'bad' ? 1 : -1) * (missed[user]![id]! - MISSED.middle)) / MISSED.blur)
      const answer = accepted[user]
      if (answer === undefined) continue
      const own = users[user]!.flights[id]!
      const apart = flights.reduce(
        (sum, other, i) =>
          i === user ? sum : sum + arrivalCost(arrivalPref, hoursApart(own, users[i]!.flights[other]!)),
        0,
      )
      const total = worth[user]![id]! + apart
      log += answer
        ? logistic((total - ACCEPTED.middle) / ACCEPTED.blur)
        : logistic((REFUSED.middle - total) / REFUSED.blur)
    }
  return log
}

/** Points for flying when the user would like to. */
const suits = (flight: Flight, windows: Heard['windows']): number =>
  windows.reduce((sum, { start, end, points }) => {
    const inside = flight.start < end && start < flight.end
    return sum + (inside ? points : 0)
  }, 0)

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
  const calendar = users!.find((user) => user.seat === seat)!.sharedCalendar
  const heard: Heard = { shared: calendar.map(() => undefined), own: [], windows: [], asked: false }
  let question = ''
  for (const line of talk) {
    if (line.kind !== 'message') continue
    if (line.to === seat) question = lastQuestion(line.text) || question
    if (line.by === seat) hear(english, heard, { text: line.text, question }, calendar, dates)
  }
  return heard
}

/** Full proposals in order, each with what the users told of it before the next. */
function readTried({ talk, users }: MediationObservation): Tried[] {
  const { reader, times } = englishFor(datesOf(users!))
  const tried: { flights: number[]; told: (ToldCosts | undefined)[]; accepted: (boolean | undefined)[] }[] = []
  for (const line of talk) {
    if (line.kind === 'proposal' && line.full)
      tried.push({
        flights: [...(line.shown.flights as number[])],
        told: users!.map(() => undefined),
        accepted: users!.map(() => undefined),
      })
    const user = users!.findIndex(({ seat }) => seat === line.by)
    if (line.kind === 'response' && tried.length > 0 && user >= 0) tried.at(-1)!.accepted[user] = line.accept
    if (line.kind !== 'message' || tried.length === 0) continue
    if (user < 0) continue
    for (const sentence of reader.read(line.text)) {
      const told = costsIn(sentence, times)
      if (told) tried.at(-1)!.told[user] = { ...tried.at(-1)!.told[user], ...told }
    }
  }
  return tried
}

function agreesOnArrival(pref: number, tried: readonly Tried[], flights: readonly (readonly Flight[])[]): boolean {
  return tried.every(({ flights: ids, told }) =>
    told.every((costs, user) => {
      if (costs?.arrival === undefined) return true
      const own = flights[user]![ids[user]!]!
      const cost = ids.reduce(
        (sum, id, other) => (other === user ? sum : sum + arrivalCost(pref, hoursApart(own, flights[other]![id]!))),
        0,
      )
      // "Too far apart" is said of hours that cost something; "fine" of few.
      return costs.arrival === 'bad' ? cost <= -3 : costs.arrival === 'fine' ? cost >= -6 : cost === costs.arrival
    }),
  )
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

function drawWeighted(tastes: readonly Taste[], random: Random): Taste {
  let rest = random.float() * tastes.reduce((sum, { weight }) => sum + weight, 0)
  return tastes.find(({ weight }) => (rest -= weight) <= 0) ?? tastes.at(-1)!
}

/** What was told of the meetings that a flight misses: their places, and what they cost together. */
interface Sum {
  readonly missed: readonly number[]
  readonly sum: number
}

/** `hits`: for each flight the places of the meetings in its way. */
const sumsOf = (hits: readonly (readonly number[])[], tried: readonly Tried[], user: number): Sum[] =>
  tried.flatMap(({ flights, told }) => {
    const calendar = told[user]?.calendar
    return typeof calendar === 'number' ? [{ missed: hits[flights[user]!]!, sum: -calendar }] : []
  })

/** Importances from what they may be; a few tries to agree with the sums that were told. */
function drawImportances(meetings: readonly Meeting[], sums: readonly Sum[], random: Random): number[] {
  let drawn: number[] = []
  let error = Infinity
  for (let attempt = 0; attempt < (sums.length > 0 ? 200 : 1) && error > 0; attempt++) {
    const next = meetings.map(({ importances }) => random.pick(importances))
    const off = sums.reduce(
      (total, { missed, sum }) => total + Math.abs(sum - missed.reduce((all, i) => all + next[i]!, 0)),
      0,
    )
    if (off < error) [drawn, error] = [next, off]
  }
  return drawn
}
