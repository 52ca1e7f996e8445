/**
 * Why a flight that a user would like is not proposed, in plain words: what it does to how close all land, to the others, or to
 * the user. Of the others only that a meeting is important or a flight dear is said, never which; what they told stays with them.
 */
import { conflicts, hoursApart, sayClock, sayDay, type Flight, type KnownMeeting } from '../../games/mediation/index.ts'
import type { Belief } from './belief.ts'
import { bestExpected, bestWith, expectedWorth } from './choose.ts'
import type { MediationObservation } from './observation.ts'

type Users = NonNullable<MediationObservation['users']>

/** Hours more between landings, importances, and dollars as a share of the usual price, that are worth naming. */
const [APART, IMPORTANT, DEARER] = [1.5, 5, 0.5]

const when = ({ start }: KnownMeeting): string => `${sayClock(start, true)} on ${sayDay(start)}`

/** The other travellers, as they are called. */
export const friendsOf = (users: Users): string => (users.length > 2 ? 'your friends' : 'your friend')

/** How many hours apart a user and the others land at most. */
export const hoursOf = (users: Users, flights: readonly number[], user: number): number => {
  const own = users[user]!.flights[flights[user]!]!
  return Math.max(...users.map((other, i) => (i === user ? 0 : hoursApart(own, other.flights[flights[i]!]!))))
}

export function sayHours(hours: number): string {
  const halves = Math.max(1, Math.round(hours * 2))
  if (halves === 1) return 'half an hour'
  if (halves === 2) return 'an hour'
  return hours >= 4 ? `${Math.round(hours)} hours` : `${halves / 2} hours`
}

/** What speaks most against one flight of a user beside those that are proposed instead. */
export function speaksAgainst(
  { users }: Pick<MediationObservation, 'users'>,
  belief: Belief,
  user: number,
  id: number,
  instead: readonly number[] = bestExpected(belief, users!),
): string {
  const plan = bestWith(belief, users!, user, id)
  const own = users![user]!.flights[id]!
  const before = users![user]!.flights[instead[user]!]!
  const hours = hoursOf(users!, plan, user)
  const closer = hours - hoursOf(users!, instead, user)
  const newly = missedBy(belief, user, own).filter(({ start }) =>
    missedBy(belief, user, before).every((one) => one.start !== start),
  )
  const [worst] = [...newly].sort((a, b) => b.importance - a.importance)
  const friends = friendsOf(users!)
  const hurt = users!.flatMap(({ flights }, i) =>
    i === user || plan[i] === instead[i] ? [] : [{ i, now: flights[plan[i]!]!, once: flights[instead[i]!]! }],
  )
  const misses = ({ i, now, once }: (typeof hurt)[number]): boolean =>
    missedBy(belief, i, now).reduce((sum, { importance }) => sum + importance, 0) -
      missedBy(belief, i, once).reduce((sum, { importance }) => sum + importance, 0) >=
    IMPORTANT
  if (closer >= 3) return `${friends} and you would land about ${sayHours(hours)} apart`
  if (worst && worst.importance > 6.5) return `you would miss ${when(worst)}`
  if (hurt.some(misses)) return `${friends} would miss more that is important`
  if (isDearer(users![user]!.flights, own, before)) return `at $${own.price} it is much dearer than what else there is`
  if (hurt.some(({ i, now, once }) => isDearer(users![i]!.flights, now, once)))
    return `${friends} would have to take a much dearer flight`
  if (closer >= APART) return `${friends} and you would land about ${sayHours(hours)} apart`
  if (worst && worst.importance >= IMPORTANT) return `you would miss ${when(worst)}`
  const points = Math.round(expectedWorth(belief, users!, instead) - expectedWorth(belief, users!, plan))
  return points >= 2
    ? `all in all it is about ${points} points worse for you all`
    : 'others look a little better for you all'
}

const isDearer = (flights: readonly Flight[], now: Flight, then: Flight): boolean =>
  now.price - then.price > (DEARER * flights.reduce((sum, { price }) => sum + price, 0)) / flights.length

/** Known meetings in a flight's way, with how important they are likely to be. */
const missedBy = ({ meetings }: Belief, user: number, flight: Flight): (KnownMeeting & { importance: number })[] =>
  meetings[user]!.flatMap((meeting) =>
    conflicts(flight, meeting)
      ? [
          {
            ...meeting,
            importance: meeting.importances.reduce((sum, one) => sum + one, 0) / meeting.importances.length,
          },
        ]
      : [],
  )
