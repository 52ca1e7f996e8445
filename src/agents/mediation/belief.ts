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
import { countTelling } from '../dialogue/final.ts'
import { hearMeetings, type Heard } from './hear.ts'
import { readCosts, readMeetings, type ToldCosts } from './tell.ts'

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
  /** Whether each user has told its meetings in full. */
  readonly complete: readonly boolean[]
  readonly meetings: readonly (readonly Meeting[])[]
}

const GUESSES = 60
const ANY = Array.from({ length: 10 }, (_, i) => i + 1)

export function believe(observation: MediationObservation): Belief {
  const users = observation.users!
  const tried = readTried(observation)
  const random = new Random(tried.length, 'travellers', countTelling(observation.talk))
  const dates = datesOf(users)
  const told = users.map(({ seat }) => readUser(observation, seat, dates))
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
  const liking = users.map((_, user) => likingOf(tried, user, told[user]!.complete))
  const guesses = Array.from({ length: GUESSES }, (): Guess => {
    const worth = users.map(({ flights }, user) => {
      const drawn = drawImportances(meetings[user]!, flights, tried, user, random)
      const taste = drawWeighted(prices[user]!, random)
      return flights.map((flight, id) => {
        const missed = meetings[user]!.reduce(
          (sum, meeting, i) => sum + (conflicts(flight, meeting) ? drawn[i]! : 0),
          0,
        )
        return priceCost(taste, flight.price) - missed + (liking[user]!.get(id) ?? 0)
      })
    })
    return { worth, arrivalPref: random.pick(arrivals.length > 0 ? arrivals : ANY) }
  })
  return { guesses, tried, complete: told.map(({ complete }) => complete), meetings }
}

/** The days of the shared calendars and flights. */
function datesOf(users: NonNullable<MediationKnows['users']>): string[] {
  const times = users
    .flatMap(({ flights, sharedCalendar }) => [...flights, ...sharedCalendar])
    .flatMap(({ start, end }) => [start, end])
  return [...new Set(times.map((time) => time.slice(0, 10)))].sort()
}

/** What a user said of its meetings: importances that shared ones may have, and private meetings. */
function readUser(
  { talk, users }: MediationObservation,
  seat: string,
  dates: readonly string[],
): Heard & { complete: boolean } {
  const shared = users!.find((user) => user.seat === seat)!.sharedCalendar
  let heard: Heard = { shared: shared.map(() => undefined), own: [] }
  let complete = false
  for (const [i, line] of talk.entries()) {
    if (line.kind !== 'message' || line.by !== seat) continue
    const full = readMeetings(line.text, dates)
    if (full) {
      complete = full.shared.length === shared.length
      heard = {
        shared: shared.map((_, i) => (full.shared[i] === undefined ? undefined : [full.shared[i]])),
        own: full.own.map(({ start, end, importance }) => ({ start, end, importances: [importance] })),
      }
    } else if (!complete) {
      const question = talk.slice(0, i).findLast((before) => before.kind === 'message' && before.to === seat)
      heard = hearMeetings(line.text, question?.kind === 'message' ? question.text : '', heard, shared, dates)
    }
  }
  return { ...heard, complete }
}

/** Full proposals in order, each with what the users told of it before the next. */
function readTried({ talk, users }: MediationObservation): Tried[] {
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
    const told = user < 0 ? undefined : readCosts(line.text)
    if (told) tried.at(-1)!.told[user] = told
  }
  return tried
}

/** Points that a user's flight gains where the user accepted it without telling more. A rejection may have any reason. */
const ACCEPTED = 6

/** What answers say of a user's own flights: points by id. */
function likingOf(tried: readonly Tried[], user: number, complete: boolean): Map<number, number> {
  const liking = new Map<number, number>()
  if (complete) return liking
  for (const { flights, accepted } of tried) {
    if (accepted[user]) liking.set(flights[user]!, ACCEPTED)
  }
  return liking
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
      return cost === costs.arrival
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
      told.every(({ price, cost }) => Math.abs(priceCost(taste, price) - cost) <= slack),
    )
    if (left.some(({ weight }) => weight > 1e-9)) return left
  }
  return all
}

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

/** Importances from what they may be; a few tries to agree with the sums that were told. */
function drawImportances(
  meetings: readonly Meeting[],
  flights: readonly Flight[],
  tried: readonly Tried[],
  user: number,
  random: Random,
): number[] {
  const sums = tried.flatMap(({ flights: ids, told }) => {
    const calendar = told[user]?.calendar
    return calendar === undefined ? [] : [{ flight: flights[ids[user]!]!, sum: -calendar }]
  })
  let drawn: number[] = []
  let error = Infinity
  for (let attempt = 0; attempt < (sums.length > 0 ? 200 : 1) && error > 0; attempt++) {
    const next = meetings.map(({ importances }) => random.pick(importances))
    const off = sums.reduce(
      (total, { flight, sum }) =>
        total +
        Math.abs(sum - meetings.reduce((all, meeting, i) => all + (conflicts(flight, meeting) ? next[i]! : 0), 0)),
      0,
    )
    if (off < error) [drawn, error] = [next, off]
  }
  return drawn
}
