/** Which itinerary to propose: the one from which most is still to be hoped, until nothing is. */
import { solveItinerary } from '../../solvers/itinerary.ts'
import { asProblem, scoreItinerary, type Preference, type Site } from '../../games/planning/index.ts'
import type { Belief } from './belief.ts'

export interface Choice {
  readonly events: readonly number[]
  /** What is hoped to be gained over the best itinerary so far, in points; undefined where none was proposed. */
  readonly hope?: number
}

/** How many imagined visitors' best itineraries are looked at. */
const CANDIDATES = 14

/** The itinerary that is best for the visitor as expected. */
export function bestExpected({ visitors }: Belief, sites: readonly Site[], stops: number): number[] {
  return solveFor(meanVisitor(visitors), sites, stops)
}

/** The next to try: of the best ones for each of some imagined visitors, that with the greatest expected improvement. */
export function chooseNext(belief: Belief, sites: readonly Site[], stops: number): Choice {
  const full = belief.tried
    .filter(({ events }) => events.every((id) => id !== null))
    .map(({ events }) => events as number[])
  if (full.length === 0) return { events: bestExpected(belief, sites, stops) }
  const candidates = [
    bestExpected(belief, sites, stops),
    ...belief.visitors.slice(0, CANDIDATES).map((visitor) => solveFor(visitor, sites, stops)),
  ]
  const scores = (events: readonly number[]): number[] =>
    belief.visitors.map((preferences) => scoreItinerary({ sites, preferences }, events).total)
  const before = full.map(scores)
  const best = belief.visitors.map((_, i) => Math.max(...before.map((each) => each[i]!)))
  let choice: Choice = { events: full.at(-1)!, hope: 0 }
  for (const events of candidates) {
    const hope = scores(events).reduce((sum, score, i) => sum + Math.max(0, score - best[i]!), 0) / best.length
    if (hope > choice.hope!) choice = { events, hope }
  }
  return choice
}

/** Of those proposed the one that is best as expected. */
export function bestTried({ tried, visitors }: Belief, sites: readonly Site[]): number[] | undefined {
  const preferences = meanVisitor(visitors)
  const full = tried.filter(({ events }) => events.every((id) => id !== null)).map(({ events }) => events as number[])
  const worth = (events: readonly number[]): number => scoreItinerary({ sites, preferences }, events).total
  return full.sort((a, b) => worth(b) - worth(a))[0]
}

function solveFor(preferences: readonly Preference[], sites: readonly Site[], stops: number): number[] {
  return solveItinerary(asProblem({ sites, preferences, stops })).sites.map((i) => sites[i]!.id)
}

/** Scores are sums of weights, so that the mean visitor's score is the mean of the visitors' scores (but for distances). */
function meanVisitor(visitors: readonly (readonly Preference[])[]): Preference[] {
  return visitors[0]!.flatMap((preference, i): Preference[] => {
    const weight = visitors.reduce((sum, visitor) => sum + visitor[i]!.weight, 0) / visitors.length
    if (preference.kind !== 'AtLeastOneEventType') return [{ ...preference, weight }]
    // A penalty in some of the cases is a smaller one in all: split into a wish with and a wish without.
    const missed = visitors.filter((visitor) => (visitor[i] as typeof preference).penalize).length / visitors.length
    return [
      { ...preference, weight: weight * missed, penalize: true },
      { ...preference, weight: weight * (1 - missed), penalize: false },
    ]
  })
}
