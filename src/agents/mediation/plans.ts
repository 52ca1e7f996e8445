/** What users ask of plans and of what was heard: when the others land if they take a flight, whether something was noted. */
import { list } from '../english/index.ts'
import { sayClock, sayDay } from '../../games/mediation/index.ts'
import { bestWith } from './choose.ts'
import { flightsSaid, hearingOf } from './flights-said.ts'
import { sayFlight, worthTo, type Asking } from './options.ts'
import { friendsOf, hoursOf, sayHours } from './reasons.ts'

const OTHERS = /\b(?:friends?|others?|other (?:user|person|traveller|one)s?|they|he|she)\b/i
/** "Which flight would bring me there about when they come?" */
const ASKS_WITH_OTHERS =
  /\b(?:which|what)(?: of (?:my|the))?(?: \w+)? (?:flights?|one|option)\b[^.!?]*\b(?:with|when|as|like|near|close(?:r|st)? to|same time|together)\b[^.!?]*\b(?:friends?|others?|they|them|each other|together)\b[^.!]*\?/i
const ASKS_NOTED =
  /\b(?:did|have|do) you (?:note|noted|get|got|hear|heard|see|seen|write|written|catch|register\w*|remember|have)(?: down)? (?:my|the|that|what|about)\b(?! (?:flights?|prices?|friends?))[^.!]*\?/i

/** An answer; undefined: nothing of the kind is asked. */
export function answerOnPlans({ observation, belief, user, text }: Asking): string | undefined {
  const users = observation.users!
  const { flights, sharedCalendar } = users[user]!
  if (text.includes('?') && OTHERS.test(text)) {
    const spoken = flightsSaid(text, hearingOf(flights, false))
    const [one] = spoken.filter(({ wanted }) => wanted === undefined)
    if (one) {
      const hours = hoursOf(users, bestWith(belief, users, user, one.id), user)
      const apart = hours < 0.25 ? 'about when you do' : `within ${sayHours(hours)} of you`
      return `With flight ${one.id} for you, ${friendsOf(users)} would land ${apart} as far as I see.`
    }
  }
  const last = belief.tried.at(-1)?.flights
  if (last && ASKS_WITH_OTHERS.test(text)) {
    const hours = flights.map((_, id) => hoursOf(users, last.with(user, id), user))
    const worth = worthTo(belief, user)
    // Of those that land as close the best for who asks.
    const closest = hours.flatMap((apart, id) => (apart <= Math.min(...hours) + 0.25 ? [id] : []))
    const id = closest.reduce((one, other) => (worth[other]! > worth[one]! ? other : one))
    const apart = hours[id]! < 0.25 ? 'just when they do' : `within ${sayHours(hours[id]!)} of them`
    return id === last[user]
      ? `None of yours lands closer to ${friendsOf(users)} by that plan.`
      : `By that plan ${sayFlight(flights, id)} lands ${apart}.`
  }
  if (!ASKS_NOTED.test(text)) return undefined
  if (!/\bprivate/i.test(text)) return undefined
  const own = belief.meetings[user]!.slice(sharedCalendar.length)
  return own.length > 0
    ? `Yes, ${own.length > 1 ? 'private are' : 'private is'} ${list(own.map(({ start }) => `${sayClock(start, true)} on ${sayDay(start)}`))}.`
    : 'No, I have nothing private of yours yet. When is it, and how much does it matter from 1 to 10?'
}
