/** What the symbolic user of Mediation answers where no meeting is asked for: which flight it would like, why it refused, asides. */
import { conflicts, sayClock, sayDay, type Costs, type Flight, type OwnMeeting } from '../../games/mediation/index.ts'
import { asideIn } from '../dialogue/asides.ts'
import { withoutChatter } from '../english/typing/chat.ts'
import { list, type Phrasebook } from '../english/index.ts'
import type { MediationObservation } from './observation.ts'
import { flightsSaid, hearingOf } from './flights-said.ts'

const ASKS_FLIGHT =
  /\b(?:which|what) (?:flights?|ones?)\b[^?]*\b(?:like|prefer\w*|best|want|suits?|choose|take|favou?rite|good)\b|\b(?:your|any) (?:favou?rite|preferred|preference)\b|\bwhere would you (?:like|want)\b|\bwhich (?:do|would) you (?:like|prefer|want|take)\b/i
const ASKS_OF_FLIGHT = /\b(?:how about|what about|is|are|would|could|can|do|does|will|okay|ok|fine|good)\b[^?]*\?/i
/** "I asked whether flight 1 would be okay." */
const ASKED_WHETHER =
  /\b(?:asked|asking|wonder\w*|(?:want|need|like) to know|tell me|let me know)\b[^?]*\b(?:whether|if|about|how)\b/i
const ASKS_BETTER =
  /\bwhat (?:would|could|should|can) (?:be|i) (?:better|change|improve|do)\b|\bwhat (?:do|would) you (?:want|need|like|change|prefer)\b|\bwhat(?: is|['’]s) (?:wrong|bad|the problem|the matter)\b|\bwhy\b/i

/** "And flight 19 on the 16th?": the sentence that names it ends with a question mark. */
const isAskedOf = (one: { readonly id: number; readonly to?: number }, text: string): boolean =>
  one.to !== undefined && /^[^.!?\n]*(?:\.\d[^.!?\n]*)*\?/.test(text.slice(one.to))

const ASKS_UNMARKED =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|please|well|then|hi|hello)[\s,.]+)*(?:what|how|which|would|could|is|are|does|do|can)\b[^?]*\bflights?\b[^?.!]*$/i
/** "And 13?", where flights were spoken of before. */
const ANOTHER = /^\W*(?:(?:and|or|ok(?:ay)?|then|what about|how about|what of)[\s,]+)*#?(\d{1,2})\s*\?/i

/** Nobody asks in more characters. */
const LONGEST = 600

/** The answer to the assistant's last words; undefined: they ask about meetings, or nothing. */
export function replyToAssistant(
  message: string,
  observation: MediationObservation,
  book: Phrasebook,
): string | undefined {
  if (message.length > LONGEST) return undefined
  const written = withoutChatter(message)
  // "What would flight 13 cost u" asks without a mark.
  const text = ASKS_UNMARKED.test(written) ? `${written}?` : written
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
  const said = flightsSaid(text, hearingOf(flights!, true))
  const another = ANOTHER.exec(text)?.[1]
  const isAnother = said.length === 0 && another !== undefined && flights![Number(another)] && namesFlights(observation)
  const named = isAnother
    ? [{ id: Number(another), to: text.indexOf('?') }]
    : [...new Map(said.map((one) => [one.id, one])).values()]
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
  if (one && ((asks && ASKS_OF_FLIGHT.test(text)) || isAskedOf(one, text) || ASKED_WHETHER.test(text)))
    return judge(one.id, observation, book)
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
  // The best of what is bad is no wish.
  if (missed.length > 0 && missed[0]!.importance >= 6) {
    const told = list(missed.slice(0, 3).map((meeting) => `${when(meeting)} (${meeting.importance})`))
    return book.fresh([
      `Rather the one at ${when(flight)} for $${flight.price}, though I would miss ${told}.`,
      `If I must, ${when(flight)} for $${flight.price}, but I would miss ${told}.`,
    ])
  }
  const why = missed.length === 0 ? 'I miss nothing then' : 'I miss nothing important then'
  return book.fresh([
    `The one at ${when(flight)} for $${flight.price} would suit me, ${why}.`,
    `I would like ${when(flight)}, $${flight.price}: ${why}.`,
  ])
}

const when = ({ start }: { readonly start: string }): string => `${sayClock(start, true)} on ${sayDay(start)}`

/** Whether flights were the last thing that the two spoke of by number. */
const namesFlights = ({ talk, seat }: MediationObservation): boolean => {
  const before = talk.findLast((line) => line.kind === 'message' && line.by === seat)
  return before?.kind === 'message' && /\bflight \d|\$\d/i.test(before.text)
}

/** Importances missed that are little, and from which on a flight is no good. */
const [LITTLE, MUCH] = [4, 9]

/** What one flight would cost: all that it makes miss, whether it would do, and its price. */
function judge(id: number, observation: MediationObservation, book: Phrasebook): string | undefined {
  const { flights } = observation
  const flight = flights![id]!
  const missed = missedBy(flight, observation)
  const mean = flights!.reduce((sum, { price }) => sum + price, 0) / flights!.length
  const isDear = flight.price > 1.5 * mean
  const price = `it is $${flight.price}`
  if (missed.length === 0)
    return book.fresh([
      `${isDear ? 'It is dear, but' : 'Yes,'} I miss nothing with flight ${id}, and ${price}.`,
      `Flight ${id} spares all my meetings, ${price}.`,
    ])
  const lost = missed.reduce((sum, { importance }) => sum + importance, 0)
  const verdict =
    lost >= MUCH || isDear ? 'Rather not, with' : lost <= LITTLE ? 'It would do, though with' : 'Maybe, but with'
  const told = list(missed.map((meeting) => `${when(meeting)} (${meeting.importance})`))
  return book.fresh([
    `${verdict} flight ${id} I would miss ${told}, and ${price}.`,
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
