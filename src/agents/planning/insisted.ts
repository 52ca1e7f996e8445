/**
 * What somebody insists on in words and the wishes of the game do not know: kinds of places that are refused, low prices, and a
 * limit that was passed. Who tells no scores looks for these in every plan.
 */
import type { Preference, Site, SiteType } from '../../games/planning/index.ts'
import { asksLittle } from './cheapness.ts'
import type { PlanningObservation } from './observation.ts'
import { readRefused } from './refused.ts'
import { KINDS, kindsNamed } from './kinds.ts'
import type { Tried } from './tried.ts'
import { withoutNames } from './named.ts'
import { readWishes } from './wish.ts'
import type { Wish } from './wished.ts'

export interface Insisted {
  /** Of these kinds there is to be none. */
  readonly refused: readonly SiteType[]
  /** All should cost little. */
  readonly cheap: boolean
  /** Whether a price was complained of. */
  readonly dear: boolean
}

/** What is longer than any talk is not read to its end. */
const LONGEST = 2000

/** Points that a site of a refused kind costs. */
const REFUSED = 15
/** What is over these sums costs points, where all should be cheap. */
const LITTLE: readonly (readonly [limit: number, points: number])[] = [
  [30, 2],
  [60, 3],
  [100, 5],
]
/** What a limit counts that was passed. */
const PASSED = 15

/** "No bar!", said alone of a plan with a bar refuses it, and else misses it. */
const ALONE = new RegExp(
  `(?:^|[.,;!?\\n] ?)(?:(?:no|and|but|reject|what),? )*no (${KINDS})(?: in it)? ?(?=[.,;!\\n]|$)`,
  'g',
)

export function readInsisted(
  { talk, seat }: PlanningObservation,
  tried: readonly Tried[],
  sites: readonly Site[],
): Insisted {
  const kinds = new Map<SiteType, boolean>()
  const names = sites.map(({ name }) => name)
  let cheap = false
  let proposals = 0
  for (const line of talk) {
    if (line.kind === 'proposal') proposals++
    if (line.kind !== 'message' || line.by === seat) continue
    const text = line.text.slice(0, LONGEST)
    cheap ||= asksLittle(text)
    const plan = tried[proposals - 1]?.proposed ?? []
    const has = (type: SiteType): boolean => sites.some((site) => site.type === type && plan.includes(site.name))
    for (const part of text.split(/(?<=[.!?;\n])\s*|(?<!(?:any|every)(?:thing|where) )\bbut\b/)) {
      for (const wish of readWishes(part, names)) if (wish.about === 'type') kinds.set(wish.type, true)
      for (const type of readRefused(withoutNames(part, names).text)) kinds.set(type, false)
      for (const [, word] of withoutNames(part, names).text.matchAll(ALONE))
        for (const type of kindsNamed(word!)) kinds.set(type, plan.length > 0 && !has(type))
    }
  }
  return {
    refused: [...kinds].flatMap(([type, wanted]) => (wanted ? [] : [type])),
    cheap,
    dear: tried.some(({ opinions }) =>
      opinions.some((one) =>
        one.about === 'price' ? !one.good : one.about === 'stop' && one.reason === 'price' && !one.good,
      ),
    ),
  }
}

/** What counts for somebody who insists on it. */
export function insistences(
  { refused, cheap, dear }: Insisted,
  wishes: readonly Wish[],
  sites: readonly Site[],
): Preference[] {
  const limit = wishes.find((wish) => wish.about === 'budget')
  return [
    ...sites
      .filter(({ type }) => refused.includes(type))
      .map(({ name }): Preference => ({
        kind: 'WantToGo',
        text: '',
        weight: -REFUSED,
        names: [name],
        penalize: false,
      })),
    ...(cheap || (dear && !limit)
      ? LITTLE.map(([budget, points]): Preference => ({
          kind: 'PriceBudgetPreference',
          text: '',
          weight: -points,
          budget,
        }))
      : []),
    ...(limit && dear
      ? [{ kind: 'PriceBudgetPreference' as const, text: '', weight: -PASSED, budget: limit.limit }]
      : []),
  ]
}
