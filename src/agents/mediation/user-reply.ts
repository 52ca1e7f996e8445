/** What the symbolic user of Mediation answers where no meeting is asked for: which flight it would like, why it refused, asides. */
import { conflicts, sayClock, sayDay, type Costs, type Flight, type OwnMeeting } from '../../games/mediation/index.ts'
import { asideIn } from '../dialogue/asides.ts'
import { list, type Phrasebook } from '../english/index.ts'
import type { MediationObservation } from './observation.ts'
import { flightsSaid } from './flights-said.ts'

const ASKS_FLIGHT =
  /\b(?:which|what) (?:flights?|ones?)\b[^?]*\b(?:like|prefer\w*|best|want|suits?|choose|take|favou?rite|good)\b|\b(?:your|any) (?:favou?rite|preferred|preference)\b|\bwhere would you (?:like|want)\b|\bwhich (?:do|would) you (?:like|prefer|want|take)\b/i
const ASKS_OF_FLIGHT = /\b(?:how about|what about|is|are|would|could|can|do|does|will|okay|ok|fine|good)\b[^?]*\?/i
const ASKS_BETTER =
  /\bwhat (?:would|could|should|can) (?:be|i) (?:better|change|improve|do)\b|\bwhat (?:do|would) you (?:want|need|like|change|prefer)\b|\bwhat(?: is|['’]s) (?:wrong|bad|the problem|the matter)\b|\bwhy\b/i

/** Nobody asks in more characters. */
const LONGEST = 600

/** The answer to the assistant's last words; undefined: they ask about meetings, or nothing. */
export function replyToAssistant(
  text: string,
  observation: MediationObservation,
  book: Phrasebook,
): string | undefined {
  if (text.length > LONGEST) return undefined
  const aside = asideIn(text)
  switch (aside) {
    case 'bot':
      return book.fresh(['I am a program that plays a traveller.', 'No person, I play one who has to catch a flight.'])
    case 'rules':
      return book.fresh([
        'You propose a flight for each of us, and I say whether it suits me. Ask me how important my meetings are.',
        'I know how much my meetings count, you find the flights.',
      ])
    case 'leaving':
      return book.fresh([
        'Bye! I hope there is a flight for me before you go.',
        'Then please send a last proposal first.',
      ])
    default:
  }
  const { flights } = observation
  const named = flightsSaid(text, { count: flights!.length, asked: true })
  const asks = text.includes('?')
  if (asks && named.length > 1)
    return prefer(
      named.map(({ id }) => id),
      observation,
      book,
    )
  if (ASKS_FLIGHT.test(text))
    return prefer(
      flights!.map((_, id) => id),
      observation,
      book,
    )
  const [one] = named
  if (asks && one && ASKS_OF_FLIGHT.test(text)) return judge(one.id, observation, book)
  const costs = lastCosts(observation)
  if (asks && costs && (aside === 'reason' || aside === 'counter' || aside === 'opinion' || ASKS_BETTER.test(text)))
    return sayBetter(costs.costs, costs.missed, book)
  if (asks && aside === 'reason')
    return book.fresh(['It is simply how much they count for me.', 'That is how I see it.'])
  if (asks) return undefined
  if (/\b(?:one moment|a moment|let me|still (?:search|look|think)\w*|wait|hold on)\b/i.test(text) && text.length < 60)
    return book.fresh(['Take your time.', 'No hurry.', 'Sure.'])
  if (/^\W*(?:many )?(?:thanks|thank you|thx)\W*$/i.test(text)) return book.fresh(['You are welcome.', 'Gladly.'])
  return undefined
}

function lastCosts({ talk }: MediationObservation): { costs: Costs; missed: readonly OwnMeeting[] } | undefined {
  const line = talk.findLast(({ kind }) => kind === 'proposal')
  return line?.kind === 'proposal' && line.shown.costs
    ? { costs: line.shown.costs, missed: line.shown.conflicts ?? [] }
    : undefined
}

const missedBy = (flight: Flight, { privateCalendar, sharedCalendar }: MediationObservation): OwnMeeting[] =>
  [...privateCalendar!, ...(sharedCalendar as readonly OwnMeeting[])]
    .filter((meeting) => conflicts(flight, meeting))
    .sort((a, b) => b.importance - a.importance)

/** A share of the mean price weighs as much as so much importance. */
const PRICE = 8

/** The one of some flights that costs least in meetings and money, with what speaks for it. */
function prefer(ids: readonly number[], observation: MediationObservation, book: Phrasebook): string | undefined {
  const flights = observation.flights!
  const mean = flights.reduce((sum, { price }) => sum + price, 0) / flights.length
  const loss = (id: number): number =>
    missedBy(flights[id]!, observation).reduce((sum, { importance }) => sum + importance, 0) +
    (PRICE * flights[id]!.price) / mean
  const best = ids.reduce((one, other) => (loss(other) < loss(one) ? other : one))
  const flight = flights[best]!
  const missed = missedBy(flight, observation)
  const why =
    missed.length === 0
      ? 'I miss nothing then'
      : missed[0]!.importance < 6
        ? 'I miss nothing important then'
        : 'the others are worse for me'
  return book.fresh([
    `The one at ${when(flight)} for $${flight.price} would suit me, ${why}.`,
    `I would like ${when(flight)}, $${flight.price}: ${why}.`,
  ])
}

const when = ({ start }: { readonly start: string }): string => `${sayClock(start, true)} on ${sayDay(start)}`

/** What one flight would cost. */
function judge(id: number, observation: MediationObservation, book: Phrasebook): string | undefined {
  const flight = observation.flights![id]!
  const missed = missedBy(flight, observation)
  const price = `it is $${flight.price}`
  if (missed.length === 0)
    return book.fresh([
      `I miss nothing with flight ${id}, and ${price}.`,
      `Flight ${id} spares all my meetings, ${price}.`,
    ])
  const told = list(missed.slice(0, 2).map((meeting) => `${when(meeting)} (${meeting.importance})`))
  return book.fresh([
    `With flight ${id} I would miss ${told}, and ${price}.`,
    `Flight ${id} makes me miss ${told}; ${price}.`,
  ])
}

/** What would be better than the last flight, by what costs most. */
function sayBetter(
  { calendar, price, arrival }: Costs,
  missed: readonly OwnMeeting[],
  book: Phrasebook,
): string | undefined {
  const parts = [
    { cost: price, text: `a cheaper one, the price costs me ${-price}` },
    { cost: arrival ?? 0, text: `landing closer to the others, the wait costs me ${-(arrival ?? 0)}` },
    ...(missed.length === 0
      ? []
      : [
          {
            cost: calendar,
            text: `one that spares ${when([...missed].sort((a, b) => b.importance - a.importance)[0]!)}, a ${Math.max(...missed.map(({ importance }) => importance))}`.replace(
              'a 8',
              'an 8',
            ),
          },
        ]),
  ].sort((a, b) => a.cost - b.cost)
  const [worst] = parts
  if (worst!.cost >= -1) return book.fresh(['There is little wrong with it.', 'Nothing much, it would do.'])
  return book.fresh([
    `Above all ${worst!.text}.`,
    `I would need ${worst!.text}.`,
    `Better would be ${worst!.text}.`,
    `What I miss is ${worst!.text}.`,
  ])
}
