/** Which condition somebody gets, and who plays with whom. Pure: chance comes from the study's seed. */
import type { Seat } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import type { Participant, StudyState } from './state.ts'
import { PERSON, type GameStep, type Seating } from './study-file.ts'

/** Where a tutorial, alike in all conditions, has its seating. */
export const ALIKE = ''

/**
 * Who counts for the balance of a condition: those for whom all has gone well so far, so that whoever leaves, or plays with
 * an agent in a partner's stead, makes room for somebody else.
 */
export function countsFor({ groups }: StudyState, { left, outcome, id }: Participant): boolean {
  if (left !== undefined || outcome !== 'completed') return false
  return !Object.values(groups).some(({ filled, people }) => filled && Object.values(people).includes(id))
}

/** The condition that has the fewest for its weight; of several, one where somebody waits, else by lot. */
export function drawCondition(state: StudyState): string {
  const { study, seed, n } = state
  const all = Object.values(state.participants)
  const counted = all.filter((one) => one.condition !== undefined && countsFor(state, one))
  const open = study.conditions.filter(({ weight }) => weight > 0)
  const fill = open.map(({ name, weight }) => counted.filter(({ condition }) => condition === name).length / weight)
  const least = Math.min(...fill)
  const equal = open.filter((_, i) => fill[i]! <= least)
  const awaited = equal.filter(({ name }) =>
    all.some(
      ({ condition, waitingSince, awaySince }) => condition === name && waitingSince !== undefined && !awaySince,
    ),
  )
  return new Random(seed, 'condition', n).pick(awaited.length > 0 ? awaited : equal).name
}

/** The seats of a game as somebody in this condition plays it. */
export const seatingFor = (
  { seatings }: StudyState,
  { name, tutorial }: GameStep,
  condition: string | undefined,
): Seating => seatings[name]?.[tutorial ? ALIKE : (condition ?? ALIKE)] ?? {}

/** The seats of people. */
export const placesOf = (seating: Seating): Seat[] =>
  Object.entries(seating).flatMap(([seat, who]) => (who === PERSON ? [seat] : []))

/** Those who wait for the same game in the same condition and are there, longest first. */
export function waitersWith(state: StudyState, step: GameStep, condition: string | undefined): Participant[] {
  const index = state.study.steps.indexOf(step)
  return Object.values(state.participants)
    .filter(
      (one) =>
        one.step === index &&
        one.waitingSince !== undefined &&
        one.awaySince === undefined &&
        (step.tutorial || one.condition === condition),
    )
    .sort((a, b) => a.waitingSince! - b.waitingSince! || a.arrived - b.arrived)
}

/** Seats these people by lot; an agent sits in for those who are not there. */
export function drawSeats(
  { seed }: StudyState,
  group: string,
  seating: Seating,
  participants: readonly Participant[],
  standIn?: string,
): { readonly people: Record<Seat, string>; readonly agents: Record<Seat, string>; readonly filled: boolean } {
  const places = new Random(seed, 'seats', group).shuffle(placesOf(seating))
  const people: Record<Seat, string> = {}
  const agents: Record<Seat, string> = {}
  places.forEach((seat, i) => {
    const one = participants[i]
    if (one) people[seat] = one.id
    else agents[seat] = standIn!
  })
  for (const [seat, who] of Object.entries(seating)) if (who !== PERSON) agents[seat] = who
  return { people, agents, filled: participants.length < places.length }
}
