/** Visitors as they may be: wishes told and untold, with weights that agree with what was reported and how it was felt. */
import { Random } from '../../core/random.ts'
import { miles, scoreItinerary, type Preference, type Site } from '../../games/planning/index.ts'
import type { Tried } from './tried.ts'
import { logFeeling } from './feeling.ts'
import type { Report } from './report.ts'
import { keyOf, mayBeInert } from './wish.ts'
import type { Wish } from './wished.ts'
import type { Unsaid } from './unsaid.ts'

export interface Visitor {
  readonly preferences: readonly Preference[]
  /** How likely beside the others. */
  readonly weight: number
}

export interface Imagined {
  readonly told: readonly Wish[]
  /** Undefined where nothing was left out. */
  readonly unsaid: Unsaid | undefined
  readonly tried: readonly Tried[]
  readonly sites: readonly Site[]
}

const DRAWN = 360
/** Where weights are solved for, which takes longer. */
const SOLVED = 60
const SOLVED_SUMS = 180
const TRIES = 3
/** What it counts that somebody wants a site kept, or left. */
const OPINION = [2, 3, 4]
const WEIGHTS = Array.from({ length: 10 }, (_, i) => i + 1)

export interface Imagination {
  readonly visitors: Visitor[]
  /** Whether weights were found that agree with what stops were said to score. */
  readonly explained: boolean
}

export function imagineVisitors(imagined: Imagined): Imagination {
  const { told, unsaid, tried, sites } = imagined
  const random = new Random(tried.length, 'visitors', told.length)
  const reported = tried.filter(({ report }) => report !== undefined)
  const summed = reported.filter(({ report }) => report!.total !== undefined || report!.distance !== undefined)
  const isSolved = reported.some(({ report }) => report!.stops.some((score) => score !== undefined))
  const count = summed.length > 0 ? SOLVED_SUMS : isSolved ? SOLVED : DRAWN
  const domains = new Map(told.map((wish) => [wish, domainOf(wish, tried, sites)]))
  // Every weight equally often, so that chance moves no mean.
  const even = new Map(
    [...domains].map(([wish, domain]) => [
      wish,
      random.shuffle(Array.from({ length: count }, (_, i) => domain[i % domain.length]!)),
    ]),
  )
  const draw = (i: number): Drawn => {
    const wishes = [...told, ...(unsaid?.draw(random) ?? [])]
    const ranges = wishes.map((wish) => domains.get(wish) ?? domainOf(wish, tried, sites))
    const equations = tried.flatMap(({ events, report }) => (report ? equationsOf(wishes, events, report, sites) : []))
    const solved = isSolved ? solve(ranges, equations, random) : undefined
    const weights = solved ?? wishes.map((wish, at) => even.get(wish)?.[i] ?? random.pick(ranges[at]!))
    return {
      fits: !isSolved || solved !== undefined,
      preferences: wishes.map((wish, at) => asPreference(wish, weights[at]!, random, penaltyOf(wish, tried))),
    }
  }
  const drawn = Array.from({ length: count }, (_, i) => {
    let one = draw(i)
    for (let more = 1; more < TRIES && !one.fits; more++) one = draw(i)
    return one
  })
  // Reports that nobody explains are set aside.
  const fitting = drawn.filter(({ fits }) => fits)
  const visitors = (fitting.length > 0 ? fitting : drawn).map(({ preferences }) => preferences)
  const explained = fitting.length > 0
  if (summed.length === 0) return { explained, visitors: weighed(visitors, tried, sites) }
  return { explained, visitors: agreeing(visitors, { tried, sites, isSolved }, random) }
}

interface Drawn {
  readonly preferences: Preference[]
  /** Whether the weights agree with what stops scored. */
  readonly fits: boolean
}

interface Told {
  readonly tried: readonly Tried[]
  readonly sites: readonly Site[]
  /** Whether scores of stops were told, which the weights were solved for. */
  readonly isSolved: boolean
}

/** Points that a visitor's sums may be off from what was told before it is less likely by a factor of e. */
const SLACK = 1.5
/** Changes of one weight that are tried on each visitor. */
const STEPS = 50

/**
 * Of the visitors those who agree best with the sums that were told, each then changed weight by weight so long as that
 * explains the sums and the feelings better (Metropolis sampling). Weights that were solved for stay.
 */
function agreeing(visitors: Preference[][], told: Told, random: Random): Visitor[] {
  const best = visitors
    .map((visitor) => ({ visitor, log: logSums(visitor, told) }))
    .sort((a, b) => b.log - a.log)
    .slice(0, SOLVED)
  if (told.isSolved)
    return weighed(
      best.map(({ visitor }) => visitor),
      told.tried,
      told.sites,
    )
  return best.map(({ visitor }) => ({ preferences: walk(visitor, told, random), weight: 1 }))
}

function walk(start: readonly Preference[], told: Told, random: Random): Preference[] {
  const logOf = (preferences: readonly Preference[]): number =>
    logSums(preferences, told) + logFeeling({ sites: told.sites, preferences }, told.tried)
  let now = [...start]
  let log = logOf(now)
  for (let step = 0; step < STEPS; step++) {
    const at = random.int(0, now.length - 1)
    const weight = Math.sign(now[at]!.weight) * random.pick(WEIGHTS)
    if (weight === 0 || weight === now[at]!.weight) continue
    const next = now.with(at, { ...now[at]!, weight })
    const then = logOf(next)
    if (Math.log(random.float()) < then - log) [now, log] = [next, then]
  }
  return now
}

/** How well a visitor agrees with the sums that were told: log likelihood. */
const logSums = (preferences: readonly Preference[], { tried, sites }: Told): number =>
  tried.reduce((log, { events, report }) => {
    if (report?.total === undefined && report?.distance === undefined) return log
    const { total, bySlot } = scoreItinerary({ sites, preferences }, events)
    const travel = bySlot.reduce((sum, score, slot) => (slot % 2 ? sum + score : sum), 0)
    const off =
      (report.total === undefined ? 0 : Math.abs(total - report.total)) +
      (report.distance === undefined ? 0 : Math.abs(travel - report.distance))
    return log - off / SLACK
  }, 0)

/** Visitors with how well each explains what was said and done about the proposals. */
function weighed(visitors: readonly Preference[][], tried: readonly Tried[], sites: readonly Site[]): Visitor[] {
  const logs = visitors.map((preferences) => logFeeling({ sites, preferences }, tried))
  const most = Math.max(...logs)
  return visitors.map((preferences, i) => ({
    preferences,
    weight: Math.exp(logs[i]! - most),
  }))
}

/** A linear equation: the weights of these wishes, with signs, sum to `value`. */
interface Equation {
  readonly terms: readonly { readonly wish: number; readonly sign: number }[]
  readonly value: number
}

/** Weights that a wish may have. Parking and takeout may count for nothing, as in the published games. */
function domainOf(wish: Wish, tried: readonly Tried[], sites: readonly Site[]): readonly number[] {
  if (wish.about === 'feature') return mayBeInert(wish) ? [0, ...WEIGHTS] : WEIGHTS
  if (wish.about === 'site') return OPINION
  let domain = WEIGHTS
  for (const { events, report } of tried) {
    if (!report) continue
    if (wish.about === 'distance') {
      const stops = events.map((id) => sites.find((site) => site.id === id))
      const legs = stops.slice(1).map((to, leg) => (to && stops[leg] ? miles(stops[leg], to) : 0))
      const cost = (weight: number, leg: number): number => Math.trunc(weight * legs[leg]!)
      report.travel.forEach((score, leg) => {
        if (score !== undefined) domain = narrow(domain, (weight) => cost(weight, leg) === -score)
      })
      if (report.distance !== undefined)
        domain = narrow(
          domain,
          (weight) => legs.reduce((sum, _, leg) => sum + cost(weight, leg), 0) === -report.distance!,
        )
    } else {
      const score = report.wishes.get(keyOf(wish))
      if (score !== undefined && score !== 0) domain = narrow(domain, (weight) => weight === Math.abs(score))
    }
  }
  return domain
}

const narrow = (domain: readonly number[], keeps: (weight: number) => boolean): number[] => {
  const left = domain.filter(keeps)
  return left.length > 0 ? left : [...domain]
}

function equationsOf(
  wishes: readonly Wish[],
  events: readonly (number | null)[],
  report: Report,
  sites: readonly Site[],
): Equation[] {
  const stops = events.flatMap((id) => sites.find((site) => site.id === id) ?? [])
  return stops.flatMap((site, i) => {
    const value = report.stops[i]
    const terms = wishes.flatMap((wish, index) => {
      const sign = signOf(wish, site)
      return sign === 0 ? [] : [{ wish: index, sign }]
    })
    return value === undefined || terms.length === 0 ? [] : [{ terms, value }]
  })
}

function signOf(wish: Wish, { features }: Site): number {
  if (wish.about !== 'feature') return 0
  const value = features[wish.feature]
  return value === undefined ? 0 : wish.good.includes(value) ? 1 : wish.bad.includes(value) ? -1 : 0
}

/** Random weights from the domains that fulfil the equations, by search with bounds; undefined where none are found. */
function solve(
  domains: readonly (readonly number[])[],
  equations: readonly Equation[],
  random: Random,
): number[] | undefined {
  const weights: (number | undefined)[] = domains.map(() => undefined)
  const order = random.shuffle(domains.map((_, i) => i)).sort((a, b) => uses(equations, b) - uses(equations, a))
  let budget = 2000
  const fits = (wish: number): boolean =>
    equations.every(({ terms, value }) => {
      if (!terms.some((term) => term.wish === wish)) return true
      let [low, high] = [0, 0]
      for (const { wish: index, sign } of terms) {
        const weight = weights[index]
        const domain = domains[index]!
        const ends = weight === undefined ? [sign * domain[0]!, sign * domain.at(-1)!] : [sign * weight, sign * weight]
        low += Math.min(...ends)
        high += Math.max(...ends)
      }
      return low <= value && value <= high
    })
  const assign = (place: number): boolean => {
    if (place === order.length) return true
    const wish = order[place]!
    for (const weight of random.shuffle(domains[wish]!)) {
      if (budget-- < 0) return false
      weights[wish] = weight
      if (fits(wish) && assign(place + 1)) return true
    }
    weights[wish] = undefined
    return false
  }
  return assign(0) ? (weights as number[]) : undefined
}

const uses = (equations: readonly Equation[], wish: number): number =>
  equations.filter(({ terms }) => terms.some((term) => term.wish === wish)).length

/** Whether a kind of site that is left out is missed: known once a proposal without it was scored. */
function penaltyOf(wish: Wish, tried: readonly Tried[]): boolean | undefined {
  const scores = tried.flatMap(({ report }) => report?.wishes.get(keyOf(wish)) ?? [])
  if (scores.some((score) => score < 0)) return true
  if (scores.some((score) => score === 0)) return false
  return wish.about === 'see' ? wish.must : undefined
}

function asPreference(wish: Wish, weight: number, random: Random, penalty: boolean | undefined): Preference {
  const text = ''
  switch (wish.about) {
    case 'feature':
      return {
        kind: 'FeaturePreference',
        text,
        weight,
        feature: wish.feature,
        good: wish.good,
        bad: wish.bad,
      }
    case 'budget':
      return {
        kind: 'PriceBudgetPreference',
        text,
        weight: -weight,
        budget: wish.limit,
      }
    case 'site':
      return {
        kind: 'WantToGo',
        text,
        weight: wish.liked ? weight : -weight,
        names: [wish.name],
        penalize: false,
      }
    case 'see':
      return {
        kind: 'WantToGo',
        text,
        weight,
        names: wish.names,
        penalize: penalty ?? wish.must,
      }
    case 'type':
      return {
        kind: 'AtLeastOneEventType',
        text,
        weight,
        type: wish.type,
        penalize: penalty ?? random.float() < 0.5,
      }
    default:
      return { kind: 'DistancePreference', text, weight: -weight }
  }
}
