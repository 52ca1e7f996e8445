/** Which itinerary to propose. */
import { solveItinerary } from '../../solvers/itinerary.ts'
import { scoreItinerary, type Preference, type Site } from '../../games/planning/index.ts'
import { bestOfTried, chooseByHope, hopeBeyond, type Choice } from '../dialogue/hope.ts'
import type { Belief } from './belief.ts'
import { expectedProblem } from './expected-problem.ts'
import type { Report } from './report.ts'
import type { Visitor } from './visitors.ts'

/** The itinerary that is best for the visitor as expected. */
export const bestExpected = (visitors: readonly Visitor[], sites: readonly Site[], stops: number): number[] =>
  solveFor(visitors, sites, stops)

/** The sites of a town, and those of them that may be proposed. */
export interface Choosing {
  readonly sites: readonly Site[]
  readonly pool: readonly Site[]
}

/** The next to try, with what is hoped of it. */
export const chooseNext = (belief: Belief, choosing: Choosing, stops: number): Choice<number[]> =>
  chooseByHope(outlook(belief, choosing, stops))

/** The best of what was not proposed yet, among what is best for single visitors and what avoids a stop of the last proposals. */
export function bestUntried(belief: Belief, { sites, pool }: Choosing, stops: number): number[] {
  const { worlds, tried, score } = prospect(belief, sites)
  const refused = tried.at(-1) ?? []
  const pools = [
    pool,
    pool.filter(({ id }) => !refused.includes(id)),
    ...refused.map((id) => pool.filter((site) => site.id !== id)),
  ].filter((some) => some.length >= stops)
  const candidates = [
    ...pools.map((some) => bestExpected(belief.imagined, some, stops)),
    ...worlds.slice(0, 14).map((preferences) => solveFor([{ preferences, weight: 1 }], pool, stops)),
  ].filter((events) => !tried.some((old) => isSame(old, events)))
  const worth = candidates.map((events) => worlds.reduce((sum, world) => sum + score(world, events), 0))
  return candidates[worth.indexOf(Math.max(...worth))] ?? bestExpected(belief.imagined, pool, stops)
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** Points that a site asked for counts while that is nearly all that was said: who does not find it in a plan was not heard. */
const HEARD = 30
/** The last plan with other stops in place of those that were not liked, and nothing else changed; undefined: it is none. */
export function bestKeeping({ imagined, tried }: Belief, sites: readonly Site[], stops: number): number[] | undefined {
  const last = tried.at(-1)
  if (last === undefined || last.report !== undefined) return undefined
  const bad = new Set(
    last.opinions.flatMap((opinion) => (opinion.about === 'stop' && !opinion.good ? [last.events[opinion.place]] : [])),
  )
  if (bad.size === 0 || bad.size >= stops) return undefined
  const kept = sites.filter(({ id }) => last.events.includes(id) && !bad.has(id))
  const wanted = kept.map(({ name }): Preference => ({
    kind: 'WantToGo',
    text: '',
    weight: HEARD,
    names: [name],
    penalize: true,
  }))
  const visitors = imagined.map(({ preferences, weight }) => ({ preferences: [...preferences, ...wanted], weight }))
  const events = solveFor(
    visitors,
    sites.filter(({ id }) => !bad.has(id)),
    stops,
  )
  return tried.some((old) => isSame(old.events as number[], events)) ? undefined : events
}

/** What is hoped, in points, of anything else than this itinerary. */
export const hopeBeyondItinerary = (
  belief: Belief,
  choosing: Choosing,
  stops: number,
  events: readonly number[],
): number => hopeBeyond(outlook(belief, choosing, stops), [...events])

/** Of those proposed, with no site that must not be, the one that is best by what was told of it, else as expected. */
export function bestTried(believed: Belief, { sites, pool }: Choosing): number[] | undefined {
  const mayBe = believed.tried.filter(({ events }) => events.every((id) => pool.some((site) => site.id === id)))
  const belief = { ...believed, tried: mayBe }
  const worth = new Map(
    belief.tried.flatMap(({ events, report }) => {
      const told = report && toldTotal(report)
      return told === undefined ? [] : [[events.join(), told] as const]
    }),
  )
  const { score, ...rest } = prospect(belief, sites)
  return bestOfTried({
    ...rest,
    score: (preferences: readonly Preference[], events: number[]) =>
      worth.get(events.join()) ?? score(preferences, events),
  })
}

/** The sum that was told, or that all parts make where wishes about the whole were spoken of. */
function toldTotal({ total, stops, travel, distance, wishes }: Report): number | undefined {
  if (total !== undefined || wishes.size === 0) return total
  const sum = (numbers: readonly (number | undefined)[]): number =>
    numbers.reduce<number>((all, number) => all + number!, 0)
  if (stops.includes(undefined) || (distance === undefined && travel.includes(undefined))) return undefined
  return sum(stops) + (distance ?? sum(travel)) + sum([...wishes.values()])
}

const outlook = (belief: Belief, { sites, pool }: Choosing, stops: number) => ({
  ...prospect(belief, sites),
  expected: bestExpected(belief.imagined, pool, stops),
  solve: (preferences: readonly Preference[]) => solveFor([{ preferences, weight: 1 }], pool, stops),
  candidates: 14,
})

function prospect({ tried, visitors }: Belief, sites: readonly Site[]) {
  return {
    worlds: visitors,
    tried: tried.filter(({ events }) => events.every((id) => id !== null)).map(({ events }) => events as number[]),
    score: (preferences: readonly Preference[], events: number[]) =>
      scoreItinerary({ sites, preferences }, events).total,
  }
}

/** The itinerary that is best on average over these visitors. */
function solveFor(visitors: readonly Visitor[], sites: readonly Site[], stops: number): number[] {
  return solveItinerary(expectedProblem(visitors, sites, stops)).sites.map((i) => sites[i]!.id)
}
