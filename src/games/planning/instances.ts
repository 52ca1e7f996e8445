/** How a town and a visitor are dealt, with the published distributions (appendix A and the release). */
import { Random } from '../../core/random.ts'
import { PLACES, SITES } from './city.ts'
import { FEATURES, FEATURES_EACH, PRICES, SITE_TYPES, type FeatureValue } from './site-tables.ts'
import * as phrasing from './phrasing.ts'
import { FEATURE_WISHES } from './wishes.ts'
import type { Preference, Site } from './world.ts'

export interface Deal {
  readonly stops: number
  readonly sites: number
  readonly preferences: number
  readonly inertPreferences: boolean
}

export function dealPlanning(deal: Deal, seed: number): { sites: Site[]; preferences: Preference[] } {
  const random = new Random(seed, 'planning')
  const sites = dealSites(deal.sites, random)
  return { sites, preferences: dealPreferences(deal, sites, random) }
}

/** So many sites of the town, in random order, each at a place of its own. */
function dealSites(count: number, random: Random): Site[] {
  const places = random.shuffle(PLACES)
  return random
    .shuffle(SITES.map((_, id) => id))
    .slice(0, count)
    .map((id, i) => dealSite(id, places[i]!, random))
}

function dealSite(id: number, loc: readonly [number, number], random: Random): Site {
  const [name, type] = SITES[id]!
  return { id, name, type, loc, price: random.pick(PRICES[type]), features: dealFeatures(type, random) }
}

export function dealFeatures(type: Site['type'], random: Random): Record<string, FeatureValue> {
  const possible = Object.keys(FEATURES).filter((name) => FEATURES[name]!.types?.includes(type) ?? true)
  const names = random.shuffle(possible).slice(0, FEATURES_EACH)
  return Object.fromEntries(names.map((name) => [name, random.pick(FEATURES[name]!.values)]))
}

/**
 * Each feature wish with chance 1/2, a budget, a site or kind of site to see; shuffled and cut off; then the distance. The
 * cut may drop the budget, as in the release.
 */
export function dealPreferences(
  { preferences, inertPreferences }: Pick<Deal, 'preferences' | 'inertPreferences'>,
  sites: readonly Site[],
  random: Random,
): Preference[] {
  const features = [...Object.keys(FEATURE_WISHES), 'cuisine', 'alcohol type', 'ambience']
  const candidates = [
    ...features.filter(() => random.float() < 0.5).map((feature) => dealFeatureWish(feature, inertPreferences, random)),
    dealBudget(random),
    dealWantToGo(sites, random),
    dealAtLeastOne(random),
  ]
  return [...random.shuffle(candidates).slice(0, preferences), dealDistance(random)]
}

const weigh = (random: Random): number => random.int(1, 10)

/** The release spells two features differently in its preferences than in its sites, so that they never count. */
const INERT: Readonly<Record<string, string>> = { 'has parking': 'has_parking', 'has takeout': 'has_takeout' }

function dealFeatureWish(feature: string, inert: boolean, random: Random): Preference {
  const { bad, good, text } = drawWish(feature, random)
  const named = inert ? (INERT[feature] ?? feature) : feature
  return { kind: 'FeaturePreference', text, weight: weigh(random), feature: named, bad, good }
}

function drawWish(feature: string, random: Random): { bad: FeatureValue[]; good: FeatureValue[]; text: string } {
  const fixed = FEATURE_WISHES[feature]
  if (fixed) {
    const { bad, good, texts } = random.pick(fixed)
    return { bad: [...bad], good: [...good], text: random.pick(texts) }
  }
  const { values } = FEATURES[feature]!
  if (feature === 'ambience') {
    const value = random.pick(values)
    const liked = random.float() < 0.5
    const text = phrasing.sayAmbience(String(value), liked, random)
    return { bad: liked ? [] : [value], good: liked ? [value] : [], text }
  }
  const some = random.shuffle(values).slice(0, random.int(1, values.length))
  const disliked = random.int(0, some.length - 1)
  const [bad, good] = [some.slice(0, disliked), some.slice(disliked)]
  return { bad, good, text: phrasing.sayTaste(bad, good, random) }
}

function dealBudget(random: Random): Preference {
  const budget = 10 * random.int(3, 9)
  return {
    kind: 'PriceBudgetPreference',
    text: phrasing.sayBudget(budget, random),
    weight: -weigh(random),
    budget,
  }
}

function dealWantToGo(sites: readonly Site[], random: Random): Preference {
  const anywhere = random.float() < 0.25
  const type = anywhere ? random.pick(sites).type : random.pick([...new Set(sites.map((site) => site.type))])
  const ofType = random.shuffle(sites.filter((site) => site.type === type))
  const names = ofType.slice(0, anywhere ? 1 : random.int(1, 2)).map(({ name }) => name)
  const penalize = random.float() < 0.5
  const text = phrasing.sayWantToGo(names, type, penalize, random)
  return { kind: 'WantToGo', text, weight: weigh(random), names, penalize }
}

function dealAtLeastOne(random: Random): Preference {
  const type = random.pick(SITE_TYPES)
  const text = phrasing.sayAtLeastOne(type, random)
  return { kind: 'AtLeastOneEventType', text, weight: weigh(random), type, penalize: random.float() < 0.5 }
}

const dealDistance = (random: Random): Preference => ({
  kind: 'DistancePreference',
  text: phrasing.sayDistance(random),
  weight: -weigh(random),
})
