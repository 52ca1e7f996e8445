/** What a proposal is worth to each user, with the published scoring, and the best and worst there are. */
import { solveRendezvous } from '../../solvers/rendezvous.ts'
import { toMinutes } from './time.ts'
import type { Flight, MediationWorld, Meeting, Traveller } from './world.ts'

/** What a proposal is worth to one user; all parts are usually less than 0. */
export interface Costs {
  readonly calendar: number
  readonly price: number
  /** The same for both of a pair; null in a partial proposal. */
  readonly arrival: number | null
  readonly total: number
}

/** Whether a flight and a meeting overlap. As published: two that start in the same minute do not. */
export const conflicts = (flight: Pick<Flight, 'start' | 'end'>, meeting: Pick<Meeting, 'start' | 'end'>): boolean =>
  (flight.start < meeting.start && meeting.start < flight.end) ||
  (meeting.start < flight.start && flight.start < meeting.end)

export const conflictsOf = ({ calendar }: Traveller, flight: Flight): number[] =>
  calendar.flatMap((meeting, i) => (conflicts(flight, meeting) ? [i] : []))

const calendarCost = (user: Traveller, flight: Flight): number =>
  -conflictsOf(user, flight).reduce((sum, i) => sum + user.calendar[i]!.importance, 0) || 0

/** What a price in dollars is worth to a traveller, who minds it by `pricePref`: less than 0 above the mean, more below. */
export const priceCost = (
  { pricePref, meanPrice }: Pick<Traveller, 'pricePref' | 'meanPrice'>,
  price: number,
): number => Math.trunc(-pricePref * ((price - meanPrice) / meanPrice)) || 0

/** Whole hours between two arrivals. */
export const hoursApart = (a: Pick<Flight, 'end'>, b: Pick<Flight, 'end'>): number =>
  Math.floor(Math.abs(toMinutes(a.end) - toMinutes(b.end)) / 60)

/** What so many hours between two arrivals cost: 0 or less. `arrivalPref` is what three hours count, from 1 to 10. */
export const arrivalCost = (arrivalPref: number, hours: number): number => Math.trunc(-((arrivalPref * hours) / 3)) || 0

/** What a proposal costs each user. The cost of arriving apart counts for both of a pair, as in the release. */
export function costsOf({ users, arrivalPref }: MediationWorld, flights: readonly (number | null)[]): (Costs | null)[] {
  const chosen = flights.map((id, user) => (id === null ? undefined : users[user]!.flights[id]))
  const full = chosen.every((flight) => flight !== undefined)
  return chosen.map((flight, i) => {
    if (!flight) return null
    const calendar = calendarCost(users[i]!, flight)
    const price = priceCost(users[i]!, flight.price)
    const arrival = full
      ? chosen.reduce((sum, other, j) => (j === i ? sum : sum + arrivalCost(arrivalPref, hoursApart(flight, other))), 0)
      : null
    return { calendar, price, arrival, total: calendar + price + (arrival ?? 0) }
  })
}

/** What a choice of flights is worth to all users together. Who has no flight yet (null) counts nothing. */
export const scoreFlights = (world: MediationWorld, flights: readonly (number | null)[]): number =>
  costsOf(world, flights).reduce((sum, costs) => sum + (costs?.total ?? 0), 0)

/** The best and worst choice of a flight for everybody, for given worths of each flight. */
export function solveFlights(
  users: readonly Pick<Traveller, 'flights'>[],
  worth: readonly (readonly number[])[],
  arrivalPref: number,
  goal: 'max' | 'min' = 'max',
): { options: readonly number[]; value: number } {
  const ends = users.map(({ flights }) => flights.map(({ end }) => toMinutes(end)))
  return solveRendezvous(
    worth,
    (a, i, b, j) => 2 * arrivalCost(arrivalPref, Math.floor(Math.abs(ends[a]![i]! - ends[b]![j]!) / 60)),
    goal,
  )
}

/** The greatest and the least score that any choice of flights has. Exact. */
export function flightBounds({ users, arrivalPref }: MediationWorld): { best: number; worst: number } {
  const worth = users.map((user) =>
    user.flights.map((flight) => calendarCost(user, flight) + priceCost(user, flight.price)),
  )
  return {
    best: solveFlights(users, worth, arrivalPref, 'max').value,
    worst: solveFlights(users, worth, arrivalPref, 'min').value,
  }
}
