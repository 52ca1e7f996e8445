/** The problem whose values are what visitors get on average. */
import { asProblem, type Site } from '../../games/planning/index.ts'
import type { ItineraryProblem } from '../../solvers/itinerary.ts'
import type { Visitor } from './visitors.ts'

type Wished = ItineraryProblem['wishes'][number]

/** Wishes for one of several sites that a problem can hold: those that matter most are kept. */
const MOST_WISHES = 14

export function expectedProblem(visitors: readonly Visitor[], sites: readonly Site[], stops: number): ItineraryProblem {
  const total = visitors.reduce((sum, { weight }) => sum + weight, 0)
  const worth = sites.map(() => 0)
  const wishes = new Map<string, Wished>()
  const budgets = new Map<number, number>()
  const distances = new Map<number, number>()
  const price = sites.map((site) => site.price)
  for (const { preferences, weight } of visitors) {
    const share = weight / total
    const distance = preferences.find(({ kind }) => kind === 'DistancePreference')?.weight ?? 0
    distances.set(distance, (distances.get(distance) ?? 0) + share)
    // Legs are the same for all who mind distance as much: they are added below, once for each such weight.
    const problem = asProblem({
      sites,
      preferences: preferences.filter(({ kind }) => kind !== 'DistancePreference'),
      stops,
    })
    problem.worth.forEach((value, i) => (worth[i]! += share * value))
    for (const { limit, over } of problem.budgets) budgets.set(limit, (budgets.get(limit) ?? 0) + share * over)
    for (const { sites: fulfilling, met, unmet } of problem.wishes) {
      // A wish for one site is worth that much more at the site.
      if (fulfilling.length === 1) worth[fulfilling[0]!]! += share * (met - unmet)
      if (fulfilling.length < 2) continue
      const key = fulfilling.join()
      const before = wishes.get(key) ?? { sites: fulfilling, met: 0, unmet: 0 }
      wishes.set(key, { ...before, met: before.met + share * met, unmet: before.unmet + share * unmet })
    }
  }
  return {
    stops,
    worth,
    leg: meanLegs(distances, sites, stops),
    price,
    wishes: [...wishes.values()].sort((a, b) => b.met - b.unmet - (a.met - a.unmet)).slice(0, MOST_WISHES),
    budgets: [...budgets].map(([limit, over]) => ({ limit, over })),
  }
}

function meanLegs(shares: ReadonlyMap<number, number>, sites: readonly Site[], stops: number): number[][] {
  const legs = sites.map(() => sites.map(() => 0))
  for (const [weight, share] of shares) {
    const preferences = [{ kind: 'DistancePreference', text: '', weight } as const]
    asProblem({ sites, preferences, stops }).leg.forEach((row, a) =>
      row.forEach((value, b) => (legs[a]![b]! += share * value)),
    )
  }
  return legs
}
