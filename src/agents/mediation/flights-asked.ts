/**
 * Flights that the assistant asks a traveller about by when they leave or land: "would you mind landing around three on the
 * 16th?", "the 15th after lunch or early on the 16th?"
 */
import { toMinutes } from '../../games/mediation/index.ts'
import type { Time } from '../english/index.ts'
import { plainly } from './english.ts'
import type { MediationObservation } from './observation.ts'
import { sayClocks } from './plain-clocks.ts'
import { sayDays } from './plain-days.ts'
import { sayPlainly } from './plainly.ts'
import { datesIn, readerOf } from './user-answers.ts'

const LANDS = /\b(?:land(?:s|ing|ed)?|arriv\w*|get(?:s|ting)? (?:in|there)|be(?:ing)? there)\b/
const FLIES =
  /\b(?:fl(?:y|ies|ying|ew|own|ights?)|leav(?:e|es|ing)|left|depart\w*|travel\w*|tak(?:e|ing) off|red ?-? ?eyes?|(?:mov|mak)(?:e|ed|ing) you|(?:put|book)(?:ted|ed|ting|ing)? you|(?:cheap|dear|good|nice|early|late)(?:er|est)? (?:one|option)s?)\b/
const OF_MEETINGS =
  /\b(?:meetings?|appointments?|events?|calls?|importan\w+|matters?|miss|skip|busy|private\w*|free|worth|hits?|hurts?|runs? into|cuts? into|overlaps?|clash\w*|conflicts?)\b/

/** "…, or does it cut into your meeting?" */
const OR_DOES = /,? ?\bor (?:does|would|will|do|is) (?:it|that|this)\b.*$/

/** How long before and after an hour a flight is still about then. */
const [BEFORE, AFTER] = [40, 60]
const DAY = 24 * 60

/** For each time that is asked about the flights then. */
export function flightsAsked(text: string, observation: MediationObservation): number[][] {
  const { reader, times } = readerOf(observation)
  let date: string | undefined
  /** Whether the sentence before spoke of flights: "two cheap ones, …; which is better?" */
  let spoken = false
  return reader.read(sayPlainly(sayDays(sayClocks(plainly(text), datesIn(observation))))).flatMap(({ tokens }) => {
    const words = tokens
      .map((token) => token.text)
      .join(' ')
      .replace(OR_DOES, '')
    const lands = LANDS.test(words)
    const isOfFlights: boolean = (lands || FLIES.test(words) || spoken) && !OF_MEETINGS.test(words)
    spoken = isOfFlights
    const named = times.find(tokens).flatMap(({ id }) => times.get(id) ?? [])
    return named.flatMap((time) => {
      date = time.date ?? date
      return isOfFlights && date !== undefined && time.place === undefined && !time.all
        ? [flightsAt({ ...time, date }, lands, observation)]
        : []
    })
  })
}

function flightsAt({ date, from, to }: Time, lands: boolean, { flights }: MediationObservation): number[] {
  const [begin, end] =
    from === undefined ? [0, DAY] : to === undefined ? [Math.max(0, from - BEFORE), from + AFTER] : [from, to]
  return flights!.flatMap((flight, id) => {
    const at = toMinutes(lands ? flight.end : flight.start) - toMinutes(`${date}T00:00`)
    return begin <= at && at < end ? [id] : []
  })
}
