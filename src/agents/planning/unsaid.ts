/** What may be made of what somebody did not say, or said with emphasis. */
import type { FeatureValue } from '../../games/planning/index.ts'
import { keyOf, readWishes, type Wish } from './wish.ts'

/** Features that most who care about them want in the same way. */
const USUAL: readonly (readonly [feature: string, good: readonly FeatureValue[], bad: readonly FeatureValue[]])[] = [
  ['rating', [3, 3.5, 4, 4.5, 5], [1, 1.5, 2, 2.5]],
  ...[
    'good for kids',
    'accepts reservations',
    'good for groups',
    'outdoor seating',
    'vegetarian options',
    'vegan options',
    'has wifi',
    'viewpoint',
  ].map((feature) => [feature, [true], [false]] as const),
]

/** How likely a wish is that was not spoken of, where people tell only some of what they want. */
export const UNTOLD = { feature: 0.2, budget: 0.3 }
const USUAL_BUDGET = 60

/** What somebody may want who has not said so. */
export function usualWishes(told: readonly Wish[]): Wish[] {
  const missing = USUAL.filter(
    ([feature]) => !told.some((wish) => wish.about === 'feature' && wish.feature === feature),
  )
  return [
    ...missing.map(([feature, good, bad]) => ({ about: 'feature', feature, good, bad }) as const),
    ...(told.some(({ about }) => about === 'budget') ? [] : [{ about: 'budget', limit: USUAL_BUDGET } as const]),
  ]
}

/** How much somebody made of a wish: said it again, or with emphasis; or had reason to and did not. */
export type Stress = 'much' | 'little'

/** By {@link keyOf}. `proposed`: whether the visitor has seen scores of a proposal. */
export function stressOf(said: readonly string[], names: readonly string[], proposed: boolean): Map<string, Stress> {
  const times = new Map<string, number>()
  for (const text of said)
    for (const wish of readWishes(text, names)) times.set(keyOf(wish), (times.get(keyOf(wish)) ?? 0) + 1)
  const stress = new Map<string, Stress>()
  for (const [key, count] of times) if (count >= 2) stress.set(key, 'much')
  // Legs are in the score that the visitor sees: who does not mind them does not speak of them.
  if (proposed && !times.has('distance')) stress.set('distance', 'little')
  if (said.some((text) => /too (?:far|much travel)|minimi[sz]e/i.test(text) || complainsOfTravel(text)))
    stress.set('distance', 'much')
  return stress
}

/** Whether a line speaks of travel and then says something bad. */
const complainsOfTravel = (text: string): boolean =>
  text.split('\n').some((line) => {
    const travel = /travel (?:time|distance)/i.exec(line)
    return travel !== null && /too|lot|bad|kill|low/i.test(line.slice(travel.index + travel[0].length))
  })

/** The weights that are left of a domain. */
export function narrowBy(stress: Stress | undefined, domain: readonly number[]): readonly number[] {
  if (stress === undefined || domain.length < 10) return domain
  return domain.filter((weight) => (stress === 'much' ? weight >= 5 : weight <= 6))
}
