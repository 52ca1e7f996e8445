/** The problem whose values are what visitors get on average. */
import { asProblem, type Preference, type Site } from '../../games/planning/index.ts'
import type { ItineraryProblem } from '../../solvers/itinerary.ts'
import type { Visitor } from './visitors.ts'

type Wished = ItineraryProblem['wishes'][number]

/** Wishes for one of several sites that a problem can hold: those that matter most are kept. */
const MOST_WISHES = 14

export function expectedProblem(visitors: readonly Visitor[], sites: readonly Site[], stops: number): ItineraryProblem {
  const total = visitors.reduce((sum, { weight }) => sum + weight, 0)
  const features = new Sums()
  const wishes = new Map<string, Wished>()
  const budgets = new Sums<number>()
  const distances = new Sums<number>()
  for (const { preferences, weight: likely } of visitors) {
    const share = likely / total
    for (const preference of preferences) {
      const { kind, weight } = preference
      if (kind === 'FeaturePreference') {
        for (const value of preference.good) features.add(`${preference.feature} ${String(value)}`, share * weight)
        for (const value of preference.bad) features.add(`${preference.feature} ${String(value)}`, -share * weight)
      } else if (kind === 'PriceBudgetPreference') budgets.add(preference.budget, share * weight)
      else if (kind === 'DistancePreference') distances.add(weight, share)
      else {
        const key = kind === 'WantToGo' ? preference.names.join() : preference.type
        const wish = wishes.get(key) ?? {
          sites: fulfilling(preference, sites),
          met: 0,
          unmet: 0,
        }
        const unmet = preference.penalize ? -weight : 0
        wishes.set(key, {
          ...wish,
          met: wish.met + share * weight,
          unmet: wish.unmet + share * unmet,
        })
      }
    }
  }
  const all = [...wishes.values()]
  // A wish for one site is worth that much more at the site.
  const single = new Sums<number>()
  for (const { sites: places, met, unmet } of all) if (places.length === 1) single.add(places[0]!, met - unmet)
  return {
    stops,
    worth: sites.map(
      (site, i) =>
        single.of(i) +
        Object.entries(site.features).reduce(
          (sum, [feature, value]) => sum + features.of(`${feature} ${String(value)}`),
          0,
        ),
    ),
    leg: meanLegs(distances, sites, stops),
    price: sites.map(({ price }) => price),
    wishes: all
      .filter((wish) => wish.sites.length > 1)
      .sort((a, b) => b.met - b.unmet - (a.met - a.unmet))
      .slice(0, MOST_WISHES),
    budgets: [...budgets.all].map(([limit, over]) => ({ limit, over })),
  }
}

class Sums<Key = string> {
  readonly all = new Map<Key, number>()

  add(key: Key, value: number): void {
    this.all.set(key, this.of(key) + value)
  }

  of = (key: Key): number => this.all.get(key) ?? 0
}

const fulfilling = (preference: Preference, sites: readonly Site[]): number[] =>
  sites.flatMap((site, i) => {
    const fits =
      preference.kind === 'WantToGo'
        ? preference.names.includes(site.name)
        : preference.kind === 'AtLeastOneEventType' && preference.type === site.type
    return fits ? [i] : []
  })

/** Legs are cut to whole points, so that those of an average visitor are not the average. */
function meanLegs({ all }: Sums<number>, sites: readonly Site[], stops: number): number[][] {
  const legs = sites.map(() => sites.map(() => 0))
  for (const [weight, share] of all) {
    const preferences = [{ kind: 'DistancePreference', text: '', weight } as const]
    asProblem({ sites, preferences, stops }).leg.forEach((row, a) =>
      row.forEach((value, b) => (legs[a]![b]! += share * value)),
    )
  }
  return legs
}
