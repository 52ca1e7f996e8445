/** What users ask of plans and of what was heard: when the others land if they take a flight, whether something was noted. */
import { list } from '../english/index.ts'
import { sayClock, sayDay } from '../../games/mediation/index.ts'
import { bestExpected, bestWith, expectedFor, expectedWorth } from './choose.ts'
import { flightsSaid, hearingOf } from './flights-said.ts'
import { pointsOfNamed } from './named.ts'
import { flightAsked, sayFlight, worthTo, type Asking } from './options.ts'
import { friendsOf, hoursOf, sayHours, speaksAgainst } from './reasons.ts'

const OTHERS = /\b(?:friends?|others?|other (?:user|person|traveller|one)s?|they|he|she)\b/i
const THEM = '(?:(?:my |the )?(?:friends?|others?)|them|they|him|her|he|she)'
/** "How much dearer would it be for them?" */
const ASKS_DEARER =
  /\b(?:how much|by how much|how many dollars|what)\b[^.!?]*\b(?:more|dearer|extra|pricier|costlier|expensive|worse off)\b[^.!?]*\?|\bby how much\b[^.!?]*\?/i
/** "Is that the best for the whole group?" */
const ASKS_BEST =
  /\b(?:is|would|was)(?:n['’]?t| not)? (?:it|that|this|flight \d+|the \w+(?: one)?)\b[^.!?]*\b(?:best|good|better|right|fine)\b[^.!?]*\b(?:all(?! right)|everyone|everybody|group|us|both|together|the others)\b[^.!?]*\?/i
/** "Who has to move?", "what if my friend flew later instead?" */
const ASKS_WHO_MOVES =
  /\bwho (?:has to|have to|must|should|would have to|needs to|is to|will have to) (?:budge|move|change|give (?:in|way)|switch|wait|adapt|shift)\b/i
const OTHERS_MOVE = new RegExp(
  `\\b(?:(?:could|can|would|might|may)(?:n['’]?t| not)?|(?:what|and|but) if|how about) ${THEM} (?:not )?(?:\\w+ )?(?:mov(?:e|ed|ing)|chang\\w+|switch\\w*|tak(?:e|ing)|took|shift\\w*|adapt\\w*)\\b[^.!?]*\\?`,
  'i',
)
const ASKS_CHANGE =
  /\bwhat (?:did you|have you|has|is|was|'s|you) (?:\w+ )?(?:chang\w+|different|new)\b|\bwhat['’]s (?:changed|different|new)\b/i
/** "Provided that my friend is no worse off." */
const DEPENDS = new RegExp(
  `\\b(?:provided|as long as|so long as|only if|if|unless|assuming)\\b[^.!?]{0,30}\\b${THEM}\\b[^.!?]{0,40}\\b(?:worse|suffers?|suffering|loses?|losing|hurts?|unhappy|minds?|happy|fine|okay?|agrees?|badly)\\b`,
  'i',
)
/** Points from which on a flight is much the same for all, and below which a user minds its own. */
const [SAME, MINDED] = [2, -7]

/** What is asked of all travellers: of the others what they told stays with them, not what their flights cost. */
function answerOnGroup(asking: Asking): string | undefined {
  const { observation, belief, user, text } = asking
  const users = observation.users!
  const friends = friendsOf(users)
  const [before, last] = belief.tried.slice(-2).length > 1 ? belief.tried.slice(-2) : [undefined, belief.tried.at(-1)]
  if (before && last && ASKS_CHANGE.test(text)) {
    const [once, now] = [before.flights[user]!, last.flights[user]!]
    if (once !== now)
      return `You had ${sayFlight(users[user]!.flights, once)} before, now it is ${sayFlight(users[user]!.flights, now)}.`
    return before.flights.join() === last.flights.join()
      ? 'Nothing, it is the same for all of you.'
      : `Your flight is the same, ${friends} would take another.`
  }
  if (last && DEPENDS.test(text)) {
    const minds = users.some((_, i) => i !== user && expectedFor(belief, users, last.flights, i) < MINDED)
    return minds
      ? `It does cost ${friends} something, but for all of you together I know nothing better.`
      : `As far as I know it is all right for ${friends}.`
  }
  const said = lastTo(observation, users[user]!.seat)
  const isOfOthers = OTHERS.test(text) || /\bdearer\b/.test(said)
  const id = flightMeant(asking, said)
  if (id === undefined) return undefined
  const best = bestExpected(belief, users)
  const plan = bestWith(belief, users, user, id)
  if (isOfOthers && ASKS_DEARER.test(text) && !/\b(?:cost|pay) (?:me|i)\b/i.test(text)) {
    const more = users.reduce(
      (sum, { flights }, i) => (i === user ? sum : sum + flights[plan[i]!]!.price - flights[best[i]!]!.price),
      0,
    )
    return more > 0
      ? `With flight ${id} for you ${friends} would pay $${more} more than otherwise.`
      : `With flight ${id} for you it is no dearer for ${friends}.`
  }
  const isAsGood = expectedWorth(belief, users, best) - expectedWorth(belief, users, plan) < SAME
  if (ASKS_BEST.test(text))
    return isAsGood
      ? `For all of you together flight ${id} is the best that I know of.`
      : `For all of you together ${sayFlight(users[user]!.flights, best[user]!)} looks better: with flight ${id} ${speaksAgainst(observation, belief, user, id, best)}.`
  if (!ASKS_WHO_MOVES.test(text) && !OTHERS_MOVE.test(text)) return undefined
  if (isAsGood) return `With flight ${id} nobody has to, as far as I see.`
  return `Even where ${friends} would move, with flight ${id} ${speaksAgainst(observation, belief, user, id, best)}.`
}

/** The flight that a question about all is of: that which was called dear, which the user wants to have, or which was spoken of last. */
function flightMeant(asking: Asking, said: string): number | undefined {
  const { observation, user, text } = asking
  const { seat, flights } = observation.users![user]!
  if (ASKS_DEARER.test(text)) {
    const named = flightsSaid(text, hearingOf(flights, false)).findLast(({ wanted }) => wanted !== false)
    const dear = /\bflight (\d{1,2})\b[^.]{0,80}\bmuch dearer\b/i.exec(said)?.[1]
    if (named !== undefined || dear !== undefined) return named?.id ?? Number(dear)
  }
  const points = pointsOfNamed(observation, seat, flights.length)
  const most = Math.max(...points)
  const isOfMoving = ASKS_WHO_MOVES.test(text) || OTHERS_MOVE.test(text)
  return isOfMoving && most > 0 ? points.indexOf(most) : flightAsked(asking)?.id
}

/** The assistant's last words to a user. */
function lastTo({ talk }: Asking['observation'], seat: string): string {
  const line = talk.findLast((one) => one.kind === 'message' && one.to === seat)
  return line?.kind === 'message' ? line.text : ''
}

/** "Which flight would bring me there about when they come?" */
const ASKS_WITH_OTHERS =
  /\b(?:which|what)(?: of (?:my|the))?(?: \w+)? (?:flights?|one|option)\b[^.!?]*\b(?:with|when|as|like|near|close(?:r|st)? to|same time|together)\b[^.!?]*\b(?:friends?|others?|they|them|each other|together)\b[^.!]*\?/i
const ASKS_NOTED =
  /\b(?:did|have|do) you (?:note|noted|get|got|hear|heard|see|seen|write|written|catch|register\w*|remember|have)(?: down)? (?:my|the|that|what|about)\b(?! (?:flights?|prices?|friends?))[^.!]*\?/i

/** An answer; undefined: nothing of the kind is asked. */
export function answerOnPlans({ observation, belief, user, text }: Asking): string | undefined {
  const users = observation.users!
  const { flights, sharedCalendar } = users[user]!
  const group = answerOnGroup({ observation, belief, user, text })
  if (group !== undefined) return group
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
