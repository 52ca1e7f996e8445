/** Which flights to propose, and which meetings to ask about before. */
import { arrivalCost, conflicts, hoursApart, solveFlights, type KnownMeeting } from '../../games/mediation/index.ts'
import { bestOfTried, chooseByHope, hopeBeyond, type Choice } from '../dialogue/hope.ts'
import type { Belief, Guess } from './belief.ts'
import type { MediationObservation } from './observation.ts'

type Users = NonNullable<MediationObservation['users']>

export const bestExpected = ({ guesses }: Belief, users: Users): number[] => solve(meanGuess(guesses), users)

export const chooseNext = (belief: Belief, users: Users): Choice<number[]> => chooseByHope(outlook(belief, users))

/** What is hoped, in points, of anything else than these flights. */
export const hopeBeyondFlights = (belief: Belief, users: Users, flights: readonly number[]): number =>
  hopeBeyond(outlook(belief, users), [...flights])

export const bestTried = (belief: Belief, users: Users): number[] | undefined => bestOfTried(prospect(belief, users))

/** The best flights that were not proposed yet, among what is best in single guesses. */
export function bestUntried(belief: Belief, users: Users): number[] {
  const { worlds, tried, score } = prospect(belief, users)
  const last = tried.at(-1) ?? []
  const expected = bestExpected(belief, users)
  const candidates = [
    ...worlds.map((guess) => solve(guess, users)),
    // And another flight for one of them, beside what was proposed last or is best.
    ...[last, expected].flatMap((flights) =>
      flights.flatMap((id, user) =>
        users[user]!.flights.flatMap((_, other) => (other === id ? [] : [flights.with(user, other)])),
      ),
    ),
  ].filter((flights) => !tried.some((old) => old.join() === flights.join()))
  const worth = candidates.map((flights) => worlds.reduce((sum, guess) => sum + score(guess, flights), 0))
  return candidates[worth.indexOf(Math.max(...worth))] ?? expected
}

/** The best flights of all where one user takes a certain one. */
export function bestWith(belief: Belief, users: Users, user: number, id: number): number[] {
  const mean = meanGuess(belief.guesses)
  const { score } = prospect(belief, users)
  let flights = bestExpected(belief, users).with(user, id)
  for (let round = 0; round < 3; round++)
    for (const [i, other] of users.entries()) {
      if (i === user) continue
      const worth = other.flights.map((_, one) => score(mean, flights.with(i, one)))
      flights = flights.with(i, worth.indexOf(Math.max(...worth)))
    }
  return flights
}

/** The plan with a flight that somebody insists on: one that the others took before, else the best there is. */
export function planAround(belief: Belief, users: Users, user: number, id: number): readonly number[] {
  const taken = belief.tried.findLast(
    ({ flights, accepted }) => flights[user] === id && accepted.every((yes, i) => i === user || yes === true),
  )
  return taken?.flights ?? bestWith(belief, users, user, id)
}

/** What flights are expected to be worth to one user. */
export function expectedFor({ guesses }: Belief, users: Users, flights: readonly number[], user: number): number {
  const own = users[user]!.flights[flights[user]!]!
  const hours = flights.flatMap((id, other) => (other === user ? [] : [hoursApart(own, users[other]!.flights[id]!)]))
  const sum = guesses.reduce(
    (total, { worth, arrivalPref }) =>
      total + worth[user]![flights[user]!]! + hours.reduce((rest, apart) => rest + arrivalCost(arrivalPref, apart), 0),
    0,
  )
  return sum / guesses.length
}

/** What flights are worth to all together, on average. */
export function expectedWorth(belief: Belief, users: Users, flights: readonly number[]): number {
  const { worlds, score } = prospect(belief, users)
  return worlds.reduce((sum, world) => sum + score(world, [...flights]), 0) / worlds.length
}

const outlook = (belief: Belief, users: Users) => ({
  ...prospect(belief, users),
  expected: bestExpected(belief, users),
  solve: (guess: Guess) => solve(guess, users),
  candidates: 20,
})

function prospect({ guesses, tried }: Belief, users: Users) {
  return {
    worlds: guesses,
    tried: tried.map(({ flights }) => [...flights]),
    score: ({ worth, arrivalPref }: Guess, flights: number[]) =>
      flights.reduce((sum, id, user) => {
        const apart = flights.slice(0, user).reduce((rest, other, i) => {
          const hours = hoursApart(users[user]!.flights[id]!, users[i]!.flights[other]!)
          return rest + 2 * arrivalCost(arrivalPref, hours)
        }, 0)
        return sum + worth[user]![id]! + apart
      }, 0),
  }
}

const solve = ({ worth, arrivalPref }: Guess, users: Users): number[] => [
  ...solveFlights(users, worth, arrivalPref).options,
]

function meanGuess(guesses: readonly Guess[]): Guess {
  const mean = (value: (guess: Guess) => number): number =>
    guesses.reduce((sum, guess) => sum + value(guess), 0) / guesses.length
  return {
    worth: guesses[0]!.worth.map((flights, user) => flights.map((_, id) => mean(({ worth }) => worth[user]![id]!))),
    arrivalPref: mean(({ arrivalPref }) => arrivalPref),
  }
}

/** Flights of a user that are best in some guess. */
const contendersOf = (guesses: readonly Guess[], users: Users, user: number) =>
  [...new Set(guesses.slice(0, 30).map((guess) => solve(guess, users)[user]!))].map((id) => users[user]!.flights[id]!)

/** Private meetings that a user told without how important they are, where that can change the choice. */
export function unratedOwn({ guesses, meetings }: Belief, users: Users, user: number): KnownMeeting[] {
  const own = meetings[user]!.slice(users[user]!.sharedCalendar.length).filter(
    ({ importances }) => importances.length === 10,
  )
  if (own.length === 0) return []
  const contenders = contendersOf(guesses, users, user)
  return own.filter((meeting) => contenders.some((flight) => conflicts(flight, meeting)))
}

/**
 * The shared meetings of a user whose importance can change the choice: they are in the way of flights that are best in
 * some guess, but not of all of these; those in the way of most contested flights first.
 */
export function worthAsking({ guesses, meetings }: Belief, users: Users, user: number, most: number): number[] {
  const contenders = contendersOf(guesses, users, user)
  return meetings[user]!.flatMap((meeting, i) => {
    if (i >= users[user]!.sharedCalendar.length || meeting.importances.length < 5) return []
    const hit = contenders.filter((flight) => conflicts(flight, meeting)).length
    return hit === 0 || hit === contenders.length ? [] : [{ i, weight: Math.min(hit, contenders.length - hit) }]
  })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ i }) => i)
}
