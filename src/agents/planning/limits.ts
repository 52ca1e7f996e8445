/**
 * What stands after all that was said, as limits that the next plan keeps as far as the town allows: places asked for or refused by
 * name, what there is to spend, what was turned down, kinds of places, and what the last words demand. Where scores were told they
 * decide, beside what is asked for by name.
 */
import type { Preference, Site } from '../../games/planning/index.ts'
import type { Belief } from './belief.ts'
import { complaintsOf, isTurnedDown, limitOf, priceOf, toldNow } from './demands.ts'
import type { Standing } from './standing.ts'
import type { Wish } from './wished.ts'

/** Points that weigh more than any wish, in the order in which one gives way to another. */
const WEIGHTS = {
  /** Asked for by name in the last words, and before; one of several. */
  wanted: 4000,
  either: 3600,
  before: 700,
  /** Asked for before, where the whole is found too dear or too far since. */
  yielding: 15,
  /** In the last words, on the plan that they are about. */
  kind: 800,
  cheaper: 500,
  clearly: 8,
  mile: 10,
  /** What nothing was said against, where the whole is found too dear, or too far. */
  keptFromDear: 25,
  keptFromFar: 4,
  /** Wishes for a place or a kind of place. */
  heard: 30,
  kindBefore: 60,
  /** Fewer stars than were asked for, where they are not few enough to be turned down. */
  stars: 6,
}

/** What it costs to spend so many times what there is: where it has to be, little is better. */
const OVER: readonly (readonly [times: number, points: number])[] = [
  // More than a kind that is asked for and a stop left open for it.
  [1, 1700],
  [1.25, 100],
  [1.5, 100],
  [2, 100],
  [3, 100],
  [5, 100],
]

/** The part of a price that is clearly less. */
const CLEARLY = 0.75

/** Plans refused without a word that tell more than the limit does. */
const IN_VAIN = 3

/** With fewer wishes each of them is looked for in the first plan. */
const FEW = 6

export interface Within {
  /** The belief, in which what stands outweighs all else. */
  readonly belief: Belief
  /** The sites that may be proposed. */
  readonly pool: readonly Site[]
}

export function within(belief: Belief, standing: Standing, sites: readonly Site[], stops: number): Within {
  return {
    belief: wishing(belief, [
      ...wishesIn(belief),
      ...spendingIn(belief, standing, sites),
      ...demandsIn(belief, standing, sites),
      ...namedIn(belief, standing),
    ]),
    pool: allowed(sites, standing, stops, belief),
  }
}

/** Whether numbers were told, which decide then. */
export const scored = ({ tried }: Pick<Belief, 'tried'>): boolean => tried.some(({ report }) => report !== undefined)

/** Whether wishes weigh against each other, since they were told at once and nothing is turned down yet. */
const areWeighed = ({ wishes, tried, listed }: Belief): boolean => tried.length === 0 && listed && wishes.length >= FEW

/** The sites that may still be proposed. */
function allowed(
  sites: readonly Site[],
  { refused, blamed, wanted, either }: Standing,
  stops: number,
  belief: Belief,
): readonly Site[] {
  if (areWeighed(belief)) return sites
  const named = new Set([
    ...wanted,
    ...either.flat(),
    ...belief.wishes.flatMap((wish) => (wish.about === 'see' ? wish.names : [])),
  ])
  const liked = sites.filter(({ name }) => !refused.has(name) && !blamed.has(name))
  const fitting = liked.filter((site) => named.has(site.name) || !isTurnedDown(belief, site))
  if (fitting.length > stops) return fitting
  if (liked.length > stops) return liked
  const left = sites.filter(({ name }) => !refused.has(name))
  return left.length >= stops ? left : sites
}

export const toSee = (names: readonly string[], weight: number): Preference => ({
  kind: 'WantToGo',
  text: '',
  weight,
  names: [...names],
  penalize: true,
})

const ofKind = (type: (Wish & { about: 'type' })['type'], weight: number): Preference => ({
  kind: 'AtLeastOneEventType',
  text: '',
  weight,
  type,
  penalize: true,
})

const spending = (budget: number, points: number): Preference => ({
  kind: 'PriceBudgetPreference',
  text: '',
  weight: -points,
  budget,
})

export const wishing = (belief: Belief, more: readonly Preference[]): Belief =>
  more.length === 0
    ? belief
    : {
        ...belief,
        imagined: belief.imagined.map(({ preferences, weight }) => ({
          preferences: [...preferences, ...more],
          weight,
        })),
        visitors: belief.visitors.map((preferences) => [...preferences, ...more]),
      }

function namedIn(belief: Belief, { wanted, either, now }: Standing): Preference[] {
  const { dear, far } = complaintsOf(belief)
  const before = dear || far ? WEIGHTS.yielding : WEIGHTS.before
  return [
    ...wanted.map((name) => toSee([name], now.wanted.includes(name) ? WEIGHTS.wanted : before)),
    ...either.map((names) => toSee(names, WEIGHTS.either)),
  ]
}

/** Who told little looks for that little in every plan; who refused one, for what he must see. */
function wishesIn(belief: Belief): Preference[] {
  const few = belief.wishes.length < FEW
  if (scored(belief) || (!few && belief.tried.length === 0)) return []
  return [
    ...belief.wishes.flatMap((wish): Preference[] =>
      wish.about === 'see' && wish.must
        ? [toSee(wish.names, WEIGHTS.heard)]
        : wish.about === 'type' && few
          ? [ofKind(wish.type, WEIGHTS.heard)]
          : [],
    ),
    ...starsIn(belief),
  ]
}

/** Stars that are less than what was asked for, and no such few that they are turned down. */
function starsIn({ wishes, tried }: Belief): Preference[] {
  const wish = wishes.find((one) => one.about === 'feature' && one.feature === 'rating')
  if (wish?.about !== 'feature' || tried.length === 0) return []
  const least = Math.min(...wish.good.map(Number))
  const bad = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5].filter((stars) => stars < least)
  return [{ kind: 'FeaturePreference', text: '', weight: WEIGHTS.stars, feature: 'rating', good: [], bad }]
}

/**
 * What there is to spend is kept unless something dearer is asked for by name, it is one wish of a list, or plans that kept it
 * are refused without a word: then something else counts for more.
 */
function spendingIn(belief: Belief, { now }: Standing, sites: readonly Site[]): Preference[] {
  const limit = limitOf(belief.wishes)
  if (limit === undefined || scored(belief) || isWholePlan(belief, now)) return []
  if ((areWeighed(belief) || isKeptInVain(belief, limit, sites)) && !belief.strict) return []
  return OVER.map(([times, points]) => spending(times * limit, points))
}

/** Whether as many plans as that within the limit were refused by somebody who then said nothing of them. */
function isKeptInVain({ tried }: Belief, limit: number, sites: readonly Site[]): boolean {
  const sinceTold = tried.slice(tried.findLastIndex(({ said }) => said.length > 0) + 1)
  const within = sinceTold.filter(({ rejected, events }) => rejected && priceOf(events, sites) <= limit)
  return within.length >= IN_VAIN
}

/** Who names a whole plan beside the complaint gets that. */
const isWholePlan = ({ tried }: Belief, now: Standing['now']): boolean =>
  tried.length > 0 && now.wanted.length >= tried.at(-1)!.events.length

/** What the last words demand where they tell no numbers: to cost less, a shorter way, a kind of place. */
function demandsIn(belief: Belief, { now }: Standing, sites: readonly Site[]): Preference[] {
  const { tried, wishes, missed } = belief
  const latest = tried.at(-1)
  if (latest === undefined || latest.report !== undefined || isWholePlan(belief, now)) return []
  const { dear, far } = complaintsOf(belief)
  const told = toldNow(belief, sites)
  const before = priceOf(latest.events, sites)
  const goesOver = before > (limitOf(wishes) ?? Infinity)
  const isNow = (type: string): boolean =>
    dear ||
    far ||
    told.some((wish) => wish.about === 'type' && wish.type === type) ||
    missed.some((one) => one === type)
  return [
    ...(dear && before > 0
      ? [spending(before - 1, WEIGHTS.cheaper), spending(Math.floor(before * CLEARLY), WEIGHTS.clearly)]
      : []),
    ...(far ? [{ kind: 'DistancePreference', text: '', weight: -WEIGHTS.mile } as const] : []),
    ...wishes.flatMap((wish): Preference[] =>
      wish.about === 'type' ? [ofKind(wish.type, isNow(wish.type) ? WEIGHTS.kind : WEIGHTS.kindBefore)] : [],
    ),
    // Who finds the whole too dear or too far said nothing against the single stops.
    ...(dear || far || goesOver
      ? latest.proposed.flatMap((name, place): Preference[] =>
          name === null || latest.opinions.some((one) => one.about === 'stop' && one.place === place && !one.good)
            ? []
            : [{ ...toSee([name], far ? WEIGHTS.keptFromFar : WEIGHTS.keptFromDear), penalize: false } as Preference],
        )
      : []),
  ]
}
