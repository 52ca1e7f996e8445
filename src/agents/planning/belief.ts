/** What the assistant knows of the visitor's wishes and their weights: those told, and what scores of proposals allow. */
import { Random } from '../../core/random.ts'
import type { DialogueObservation } from '../../games/engines/dialogue/observation.ts'
import {
  miles,
  scoreItinerary,
  type PlanningKnows,
  type PlanningShown,
  type Preference,
  type Site,
} from '../../games/planning/index.ts'
import { readerFor } from './english.ts'
import { readReport, type Report } from './report.ts'
import { narrowBy, stressOf, UNTOLD, usualWishes, type Stress } from './unsaid.ts'
import { keyOf, merge, readWishes, type Wish } from './wish.ts'

export type PlanningObservation = DialogueObservation<PlanningKnows, PlanningShown>

/** A proposal, with its scores where they were reported. */
export interface Tried {
  readonly events: readonly (number | null)[]
  readonly report?: Report
  /** The messages that told it. */
  readonly words: readonly string[]
}

export interface Belief {
  readonly wishes: readonly Wish[]
  readonly tried: readonly Tried[]
  /** Whether the visitor left the choice to the assistant, or said to have told everything, in its last words. */
  readonly delegated: boolean
  /** Weights that agree with all reports, as preferences for the solver; each equally likely. */
  readonly visitors: readonly (readonly Preference[])[]
}

/** Wishes that somebody tells who leaves nothing out, at least. */
const COMPLETE = 9

const SAMPLES = 60
/** What it counts that somebody wants a site kept, or left. */
const OPINION = [2, 3, 4]
const WEIGHTS = Array.from({ length: 10 }, (_, i) => i + 1)

/** `inert`: parking and takeout are known not to count, as in the published games. */
export function believe(observation: PlanningObservation, inert = false): Belief {
  const sites = observation.sites!
  const names = sites.map(({ name }) => name)
  const said = observation.talk.flatMap((line) =>
    line.kind === 'message' && line.by !== observation.seat ? [line.text] : [],
  )
  const tried = readTried(observation, sites)
  const words = tried.flatMap(({ words }) => words)
  const told = merge(
    said.flatMap((text) =>
      readWishes(text, names).filter(
        (wish) => wish.about !== 'budget' || !words.includes(text) || /\$|dollar|buck/.test(text),
      ),
    ),
  ).filter((wish) => !(inert && mayBeInert(wish)))
  const complete = told.length >= COMPLETE
  const wishes = told.some(({ about }) => about === 'distance') ? told : [...told, { about: 'distance' } as const]
  const stress = complete ? new Map<string, Stress>() : stressOf(said, names, tried.length > 0)
  const untold = complete ? [] : usualWishes(wishes)
  const last = observation.talk.findLast((line) => line.kind === 'message')
  const delegated =
    last?.kind === 'message' &&
    last.by !== observation.seat &&
    readerFor(names)
      .read(last.text)
      .some(({ acts }) => acts.some(({ type }) => type === 'delegate' || type === 'done'))
  return { wishes, tried, delegated, visitors: imagineVisitors({ told: wishes, untold, stress }, tried, sites) }
}

/** Proposals in order, each with what was said of its worth before the next. */
function readTried({ talk, seat }: PlanningObservation, sites: readonly Site[]): Tried[] {
  const names = sites.map(({ name }) => name)
  const tried: (Tried & { words: string[] })[] = []
  for (const line of talk) {
    if (line.kind === 'proposal') tried.push({ events: line.shown.events, words: [] })
    if (line.kind !== 'message' || line.by === seat || tried.length === 0) continue
    const last = tried.at(-1)!
    const report = readReport(
      line.text,
      last.events.map((id) => sites.find((site) => site.id === id)?.name ?? null),
      names,
    )
    if (report)
      tried[tried.length - 1] = { ...last, words: [...last.words, line.text], report: joined(last.report, report) }
  }
  return tried
}

/** A later word adds to an earlier one on the same proposal. */
function joined(before: Report | undefined, report: Report): Report {
  if (!before) return report
  const over = (a: readonly (number | undefined)[], b: readonly (number | undefined)[]): (number | undefined)[] =>
    b.map((value, i) => value ?? a[i])
  return {
    ...before,
    ...report,
    stops: over(before.stops, report.stops),
    travel: over(before.travel, report.travel),
    wishes: new Map([...before.wishes, ...report.wishes]),
  }
}

/** A linear equation: the weights of these wishes, with signs, sum to `value`. */
interface Equation {
  readonly terms: readonly { readonly wish: number; readonly sign: number }[]
  readonly value: number
}

interface Spoken {
  readonly told: readonly Wish[]
  readonly untold: readonly Wish[]
  /** By {@link keyOf}. */
  readonly stress: ReadonlyMap<string, Stress>
}

/** Visitors with these wishes whose weights agree with what was reported; where none do, reports are set aside. */
function imagineVisitors(
  { told, untold, stress }: Spoken,
  tried: readonly Tried[],
  sites: readonly Site[],
): Preference[][] {
  const random = new Random(tried.length, 'visitors', told.length)
  const wishes = [...told, ...untold]
  const domains = wishes.map((wish) => narrowBy(stress.get(keyOf(wish)), domainOf(wish, tried, sites)))
  const equations = tried.flatMap(({ events, report }) => (report ? equationsOf(wishes, events, report, sites) : []))
  const weights: number[][] = []
  const sums = tried.some(({ report }) => report && (report.total !== undefined || report.distance !== undefined))
  for (let i = 0; i < (sums ? SAMPLES * 3 : SAMPLES); i++) {
    const guessed = domains.map((domain, i) =>
      i < told.length || random.float() < (wishes[i]!.about === 'budget' ? UNTOLD.budget : UNTOLD.feature)
        ? domain
        : [0],
    )
    const sample = solve(guessed, equations, random) ?? solve(guessed, [], random)
    if (sample) weights.push(sample)
  }
  const visitors = weights.map((sample) =>
    sample.map((weight, i) => asPreference(wishes[i]!, weight, random, penaltyOf(wishes[i]!, tried))),
  )
  return agreeing(visitors, tried, sites)
}

/** Of the visitors those who agree best with sums and feelings that were told. */
function agreeing(visitors: Preference[][], tried: readonly Tried[], sites: readonly Site[]): Preference[][] {
  const summed = tried.filter(({ report }) => report && (report.total !== undefined || report.distance !== undefined))
  if (summed.length === 0) return visitors.slice(0, SAMPLES)
  const off = visitors.map((preferences) =>
    summed.reduce((error, { events, report }) => {
      const { total, bySlot } = scoreItinerary({ sites, preferences }, events)
      const travel = bySlot.reduce((sum, score, slot) => (slot % 2 ? sum + score : sum), 0)
      return (
        error +
        (report!.total === undefined ? 0 : Math.abs(total - report!.total)) +
        (report!.distance === undefined ? 0 : Math.abs(travel - report!.distance))
      )
    }, 0),
  )
  return visitors
    .map((visitor, i) => ({ visitor, off: off[i]! }))
    .sort((a, b) => a.off - b.off)
    .slice(0, SAMPLES)
    .map(({ visitor }) => visitor)
}

const mayBeInert = (wish: Wish): boolean =>
  wish.about === 'feature' && ['has parking', 'has takeout'].includes(wish.feature)

/** Weights that a wish may have. Parking and takeout may count for nothing, as in the published games. */
function domainOf(wish: Wish, tried: readonly Tried[], sites: readonly Site[]): readonly number[] {
  if (wish.about === 'feature') return mayBeInert(wish) ? [0, ...WEIGHTS] : WEIGHTS
  if (wish.about === 'site') return OPINION
  let domain = WEIGHTS
  for (const { events, report } of tried) {
    if (!report) continue
    if (wish.about === 'distance') {
      const stops = events.map((id) => sites.find((site) => site.id === id))
      report.travel.forEach((score, leg) => {
        const [from, to] = [stops[leg], stops[leg + 1]]
        if (from && to && score !== undefined)
          domain = narrow(domain, (weight) => Math.trunc(weight * miles(from, to)) === -score)
      })
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
  if (wish.about === 'see') return wish.must
  const scores = tried.flatMap(({ report }) => report?.wishes.get(keyOf(wish)) ?? [])
  return scores.some((score) => score < 0) ? true : scores.some((score) => score === 0) ? false : undefined
}

function asPreference(wish: Wish, weight: number, random: Random, penalty: boolean | undefined): Preference {
  const text = ''
  switch (wish.about) {
    case 'feature':
      return { kind: 'FeaturePreference', text, weight, feature: wish.feature, good: wish.good, bad: wish.bad }
    case 'budget':
      return { kind: 'PriceBudgetPreference', text, weight: -weight, budget: wish.limit }
    case 'site':
      return { kind: 'WantToGo', text, weight: wish.liked ? weight : -weight, names: [wish.name], penalize: false }
    case 'see':
      return { kind: 'WantToGo', text, weight, names: wish.names, penalize: penalty ?? wish.must }
    case 'type':
      return { kind: 'AtLeastOneEventType', text, weight, type: wish.type, penalize: penalty ?? random.float() < 0.5 }
    default:
      return { kind: 'DistancePreference', text, weight: -weight }
  }
}
