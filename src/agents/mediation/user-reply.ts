/** What the symbolic user of Mediation answers where no meeting is asked for: which flight it would like, why it refused, asides. */
import { conflicts, sayClock, sayDay, type Costs, type Flight, type OwnMeeting } from '../../games/mediation/index.ts'
import { asideIn } from '../dialogue/asides.ts'
import { withoutChatter } from '../english/typing/chat.ts'
import { list, type Phrasebook } from '../english/index.ts'
import type { MediationObservation } from './observation.ts'
import { flightsSaid, hearingOf } from './flights-said.ts'
import { flightsAsked } from './flights-asked.ts'

const ASKS_FLIGHT =
  /\b(?:which|what) (?:flights?|ones?)\b[^?]*\b(?:like|prefer\w*|best|want|suits?|choose|take|favou?rite|good)\b|\b(?:your|any) (?:favou?rite|preferred|preference)\b|\bwhere would you (?:like|want)\b|\bwhich (?:do|would) you (?:like|prefer|want|take)\b/i
/** "I asked whether flight 1 would be okay." */
const ASKED_WHETHER =
  /\b(?:asked|asking|wonder\w*|(?:want|need|like) to know|tell me|let me know)\b[^?]*\b(?:whether|if|about|how)\b/i
const ASKS_BETTER =
  /\b(?:bother(?:s|ing|ed)?|bug(?:s|ging|ged)?|annoy(?:s|ing|ed)?|troubl(?:es?|ing)|worr(?:ies|ying)|disturb(?:s|ing)?)\b[^?]*\b(?:you|it|that|this)\b|\b(?:anything|something|still|what is|what['’]s) (?:\w+ )?(?:wrong|bothering|bugging|annoying|missing|amiss|the matter|in the way)\b|\b(?:hold(?:s|ing)?|keep(?:s|ing)?|stop(?:s|ping)?) you (?:back|from)\b|\bwhat (?:would|could|should|can) (?:be|i) (?:better|change|improve|do)\b|\bwhat (?:do|would) you (?:want|need|like|change|prefer)\b|\bwhat(?: is|['’]s) (?:wrong|bad|the problem|the matter)\b|\bwhy\b/i

const ASKS_UNMARKED =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|please|well|then|hi|hello)[\s,.]+)*(?:what|how|which|would|could|is|are|does|do|can)\b[^?]*\bflights?\b[^?.!]*$/i
/** "And 13?", where flights were spoken of before. */
const ANOTHER = /^\W*(?:(?:and|or|ok(?:ay)?|then|what about|how about|what of)[\s,]+)*#?(\d{1,2})\s*\?/i

/** A flight is put forward: "I mean flight 14", "then take the early Borealis". */
const OFFERS =
  /\b(?:(?:i|we)(?:['’]?d| would| could| can| will|['’]?ll|['’]?m| am)? (?:\w+ )?(?:mean|meant|suggest|propose|offer|recommend|take|book|put|move|send|have|found|see|thinking of|think of)|there(?: is|['’]s| would be)|(?:then|so|please|just|rather|or|would you|could you|let['’]?s|let us) (?:take|try|fly|do|have|go (?:with|for))|(?:put|move|book|fly)(?:ing)? you|consider|look at|imagine|picture|what if|say)\b/i
/** When others land is no flight of one's own. */
const OF_OTHERS =
  /\b(?:your|the) (?:friends?|mates?|buddy|others?|other travell?ers?)(?:['’]s)? (?:would |will |could |can |now )?(?:only |all )?(?:lands?|arrives?|leaves?|departs?|flies|fly|gets? (?:in|there)|is (?:there|in)|are (?:there|in)|comes? in)\b[^,.;!?]*(?:[.:]\d[^,.;!?]*)?/gi
/** Landing long before or after the others. */
const WAITS =
  /\b(?:wait(?:ing|s)?|alone|(?:hours?|far|long|days?|much) apart|by yourself|on your own|without (?:your|the) (?:friends?|others?|mates?)|(?:days?|hours?|long|ahead|before|after|earlier|later|sooner) (?:\w+ )?(?:than |of )?(?:your|the) (?:friends?|others?|mates?)|(?:the|a) (?:next day|day (?:before|after|later|earlier)))\b/i

/** Nobody asks in more characters. */
const LONGEST = 600

/** An answer, and whether meetings that are asked for beside it are still to be told. */
export interface UserReply {
  readonly text: string
  readonly isAll: boolean
}

/** The answer to the assistant's last words; undefined: they ask about meetings, or nothing. */
export function replyToAssistant(
  message: string,
  observation: MediationObservation,
  book: Phrasebook,
): UserReply | undefined {
  if (message.length > LONGEST) return undefined
  const written = withoutChatter(message).replace(OF_OTHERS, '')
  const sets = written.includes('?') ? flightsAsked(written, observation) : []
  const some = sets.filter((ids) => ids.length > 0)
  if (some.length > 1) {
    const better = prefer(some.flat(), observation, book)
    if (better !== undefined) return { text: better, isAll: true }
  }
  const text = replyOn(written, observation, book)
  if (text !== undefined) return { text, isAll: false }
  if (!written.includes('?')) return undefined
  const waiting = WAITS.test(withoutChatter(message)) ? onWaiting(observation, book) : undefined
  if (waiting !== undefined) return { text: waiting, isAll: !/\bor\b/i.test(written) }
  const told =
    some[0] !== undefined
      ? judge(bestOf(some[0], observation), observation, book)
      : sets.length > 0
        ? book.fresh(['I have no flight then.', 'None of my flights is at that time.'])
        : undefined
  return told === undefined ? undefined : { text: told, isAll: true }
}

function replyOn(written: string, observation: MediationObservation, book: Phrasebook): string | undefined {
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
  const named = isAnother ? [{ id: Number(another) }] : [...new Map(said.map((one) => [one.id, one])).values()]
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
  if (one && (asks || ASKED_WHETHER.test(text) || OFFERS.test(text))) return judge(one.id, observation, book)
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

/** The one of some flights that costs least in meetings and money. */
function bestOf(ids: readonly number[], observation: MediationObservation): number {
  const flights = observation.flights!
  const mean = flights.reduce((sum, { price }) => sum + price, 0) / flights.length
  const loss = (id: number): number =>
    missedBy(flights[id]!, observation).reduce((sum, { importance }) => sum + importance, 0) +
    (PRICE * flights[id]!.price) / mean
  return ids.reduce((one, other) => (loss(other) < loss(one) ? other : one))
}

/** The best of some flights, with what speaks for it. */
function prefer(ids: readonly number[], observation: MediationObservation, book: Phrasebook): string | undefined {
  const flight = observation.flights![bestOf(ids, observation)]!
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

/** What waiting for the others costs, which is seen only in what was proposed. */
function onWaiting(observation: MediationObservation, book: Phrasebook): string | undefined {
  const arrival = lastCosts(observation)?.costs.arrival
  if (typeof arrival === 'number' && arrival < 0)
    return book.fresh([
      `The last wait cost me ${-arrival}, so rather not that long.`,
      `I mind: what you proposed last cost me ${-arrival} for the wait.`,
    ])
  return book.fresh([
    'The closer to the others the better; how much a wait costs me I see once you propose a flight for each of us.',
    'I would not like it, but how much it counts I only see in a proposal for all of us.',
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
  const lost = missed.reduce((sum, { importance }) => sum + importance, 0)
  /** Asked once more, it is still the same. */
  const again = (wordings: readonly string[]): string | undefined =>
    book.fresh(wordings) ??
    book.fresh(
      missed.length === 0
        ? [`As before, flight ${id} would suit me.`]
        : [
            `It is still the same with flight ${id}: I would lose ${lost} points of meetings, ${price}.`,
            `If it helps the others, but flight ${id} costs me what I said.`,
          ],
    )
  if (missed.length === 0)
    return again([
      `${isDear ? 'It is dear, but' : 'Yes,'} I miss nothing with flight ${id}, and ${price}.`,
      `Flight ${id} spares all my meetings, ${price}.`,
    ])
  const verdict =
    lost >= MUCH || isDear ? 'Rather not, with' : lost <= LITTLE ? 'It would do, though with' : 'Maybe, but with'
  const told = list(missed.map((meeting) => `${when(meeting)} (${meeting.importance})`))
  return again([
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
