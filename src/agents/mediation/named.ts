/** Which of their flights users ask for or turn down by its number: points for each. */
import { limitIn } from './budget.ts'
import { flightsSaid, type Hearing } from './flights-said.ts'
import type { MediationObservation } from './observation.ts'

/** Points for a flight that is asked for once, and again, or turned down. */
const [ASKED, INSISTED, REFUSED] = [10, 20, -10]

export interface Named {
  readonly id: number
  readonly wanted: boolean
}

/** The flights that a message asks for or turns down by number. */
export const flightsNamed = (text: string, count: number, asked: boolean, days?: Hearing['days']): Named[] =>
  flightsSaid(text, { count, asked, days }).flatMap(({ id, wanted }) => (wanted === undefined ? [] : [{ id, wanted }]))

/** The days of the month that a user's flights leave or land on. */
export const daysOf = (flights: readonly { readonly start: string; readonly end: string }[]): Set<number> =>
  new Set(flights.flatMap(({ start, end }) => [Number(start.slice(8, 10)), Number(end.slice(8, 10))]))

/** "Ok, that one", "I'll take it": said of a flight that the assistant has just named. */
const TAKES_IT =
  /^\W*(?:(?:ok|okay|yes|yeah|sure|great|good|perfect|please|then|fine|alright|sounds good|well|hm+)[\s,.!]*){0,4}(?:(?:i['’]?(?:ll|d)|i (?:will|would|want to)|let['’]?s|can i|could i) )?(?:(?:take|have|like|book|do|go (?:with|for)|book me) )?(?:that|this|it|the first)(?: one| flight)?(?: (?:please|then|works?|is (?:good|fine|ok|okay|perfect)|sounds good|would be (?:good|great|fine)))*\W*$/i

/** The first flight that the assistant named to a user in its last message. */
export function offeredTo({ talk }: Pick<MediationObservation, 'talk'>, seat: string): number | undefined {
  const last = talk.findLast((line) => line.kind === 'proposal' || (line.kind === 'message' && line.to === seat))
  const id = last?.kind === 'message' ? /\bflight (\d{1,2})(?: at|,) \d/i.exec(last.text)?.[1] : undefined
  return id === undefined ? undefined : Number(id)
}

/** The flights that a message names; `offered`: the one that was named last, which "that one" is. */
export function flightsMeant(text: string, hearing: Hearing, offered: number | undefined): Named[] {
  return offered !== undefined && text.length < 100 && TAKES_IT.test(text)
    ? [{ id: offered, wanted: true }]
    : flightsNamed(text, hearing.count, hearing.asked, hearing.days)
}

/** Points for each flight of a user by what it asked for and would pay; the last word on each counts. */
export function pointsOfNamed({ talk, users }: MediationObservation, seat: string, count: number): number[] {
  const points = Array.from({ length: count }, () => 0)
  const user = users!.findIndex((one) => one.seat === seat)
  const { flights } = users![user]!
  const days = daysOf(flights)
  let asked = false
  let limit = Infinity
  /** The flight that was refused last, until another is proposed. */
  let [proposed, refused] = [undefined, undefined] as [number | undefined, number | undefined]
  for (const [at, line] of talk.entries()) {
    if (line.kind === 'proposal') {
      asked = false
      proposed = line.shown.flights?.[user] ?? undefined
      refused = undefined
    }
    if (line.kind === 'response' && line.by === seat && !line.accept) refused = proposed
    if (line.kind !== 'message') continue
    if (line.to === seat) asked = line.text.includes('?')
    if (line.by !== seat) continue
    limit = limitIn(line.text) ?? limit
    const hearing = { count, asked, days }
    const named = flightsMeant(line.text, hearing, offeredTo({ talk: talk.slice(0, at) }, seat))
    for (const { id, wanted } of named) points[id] = wanted ? (points[id]! > 0 ? INSISTED : ASKED) : REFUSED
    // Who refuses a flight and names others wants another.
    if (refused !== undefined && named.some(({ wanted }) => wanted) && named.every(({ id }) => id !== refused))
      points[refused] = Math.min(points[refused]!, REFUSED)
    asked = false
  }
  return points.map((one, id) => (flights[id]!.price > limit ? Math.min(one, 0) + REFUSED : one))
}

/** The flight that a user has asked for again and again, and that was not proposed since. */
export function insistedOn(observation: MediationObservation, user: number): number | undefined {
  const { seat, flights } = observation.users![user]!
  const points = pointsOfNamed(observation, seat, flights.length)
  const id = points.findLastIndex((one) => one >= INSISTED)
  const isShown = observation.talk.some((line) => line.kind === 'proposal' && line.shown.flights?.[user] === id)
  return id < 0 || isShown ? undefined : id
}
