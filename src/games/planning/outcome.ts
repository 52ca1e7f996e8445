/** What an itinerary is worth to the visitor, slot by slot and wish by wish, and the best and worst there are. */
import { solveItinerary, type ItineraryProblem } from '../../solvers/itinerary.ts'
import type { PlanningWorld, Preference, Site } from './world.ts'

/** Miles between two sites, to one decimal. As published: degrees times 69, so that legs to the east come out too long. */
export function miles(a: Pick<Site, 'loc'>, b: Pick<Site, 'loc'>): number {
  return Math.round(10 * 69 * Math.hypot(a.loc[0] - b.loc[0], a.loc[1] - b.loc[1])) / 10
}

export interface Scored {
  readonly total: number
  /** Stop, leg, stop, leg, stop: what the preferences about sites and distance give; open slots 0. */
  readonly bySlot: readonly number[]
  /** One for each preference, in order. */
  readonly byPreference: readonly number[]
  /** Of each leg; null beside an open slot. */
  readonly miles: readonly (number | null)[]
  readonly price: number
}

/** What an itinerary is worth to the user: wishes met and unmet, and the way between sites. */
export function scoreItinerary(
  world: Pick<PlanningWorld, 'sites' | 'preferences'>,
  events: readonly (number | null)[],
): Scored {
  const stops = events.map((id) => (id === null ? undefined : siteOf(world, id)))
  const visited = stops.filter((site) => site !== undefined)
  const legs = stops.slice(1).map((site, i) => (site && stops[i] ? miles(stops[i], site) : null))
  const price = visited.reduce((sum, site) => sum + site.price, 0)
  const bySlot = Array.from({ length: 2 * stops.length - 1 }, () => 0)
  const byPreference = world.preferences.map((preference) => {
    if (preference.kind === 'FeaturePreference') {
      const each = stops.map((site) => (site ? siteScore(preference, site) : 0))
      each.forEach((score, i) => (bySlot[2 * i]! += score))
      return sum(each)
    }
    if (preference.kind === 'DistancePreference') {
      const each = legs.map((leg) => (leg === null ? 0 : legScore(preference.weight, leg)))
      each.forEach((score, i) => (bySlot[2 * i + 1]! += score))
      return sum(each)
    }
    return wholeScore(preference, visited, price)
  })
  return { total: sum(byPreference), bySlot, byPreference, miles: legs, price }
}

export const isWhole = (preference: Preference): boolean =>
  preference.kind !== 'FeaturePreference' && preference.kind !== 'DistancePreference'

export function siteOf({ sites }: Pick<PlanningWorld, 'sites'>, id: number): Site {
  const site = sites.find((site) => site.id === id)
  if (!site) throw new RangeError(`planning: there is no site ${id}`)
  return site
}

function siteScore({ feature, good, bad, weight }: Preference & { kind: 'FeaturePreference' }, site: Site): number {
  const value = site.features[feature]
  if (value === undefined) return 0
  return good.includes(value) ? weight : bad.includes(value) ? -weight : 0
}

const legScore = (weight: number, leg: number): number => Math.trunc(weight * leg) || 0

function wholeScore(preference: Preference, visited: readonly Site[], price: number): number {
  switch (preference.kind) {
    case 'PriceBudgetPreference':
      return price > preference.budget ? preference.weight : 0
    case 'WantToGo':
    case 'AtLeastOneEventType': {
      const met = visited.some((site) => fulfils(preference, site))
      return met ? preference.weight : preference.penalize ? -preference.weight : 0
    }
    default:
      return 0
  }
}

const fulfils = (preference: Preference & { kind: 'WantToGo' | 'AtLeastOneEventType' }, site: Site): boolean =>
  preference.kind === 'WantToGo' ? preference.names.includes(site.name) : site.type === preference.type

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The problem for the solver, sites by index. */
export function asProblem({
  sites,
  preferences,
  stops,
}: Pick<PlanningWorld, 'sites' | 'preferences' | 'stops'>): ItineraryProblem {
  const features = preferences.filter((preference) => preference.kind === 'FeaturePreference')
  const distances = preferences.filter((preference) => preference.kind === 'DistancePreference')
  return {
    stops,
    worth: sites.map((site) => sum(features.map((preference) => siteScore(preference, site)))),
    leg: sites.map((a) => sites.map((b) => sum(distances.map(({ weight }) => legScore(weight, miles(a, b)))))),
    price: sites.map(({ price }) => price),
    wishes: preferences.flatMap((preference) =>
      preference.kind === 'WantToGo' || preference.kind === 'AtLeastOneEventType'
        ? [
            {
              sites: sites.flatMap((site, i) => (fulfils(preference, site) ? [i] : [])),
              met: preference.weight,
              unmet: preference.penalize ? -preference.weight : 0,
            },
          ]
        : [],
    ),
    budgets: preferences.flatMap((preference) =>
      preference.kind === 'PriceBudgetPreference' ? [{ limit: preference.budget, over: preference.weight }] : [],
    ),
  }
}

/** The greatest and the least score that any itinerary has. Exact. */
export function itineraryBounds(world: Pick<PlanningWorld, 'sites' | 'preferences' | 'stops'>): {
  best: number
  worst: number
} {
  const problem = asProblem(world)
  return { best: solveItinerary(problem, 'max').value, worst: solveItinerary(problem, 'min').value }
}
