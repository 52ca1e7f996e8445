/** How the visitor is told what it cares about, in our own words; several ways for each kind of wish. */
import type { Random } from '../../core/random.ts'
import type { FeatureValue, SiteType } from './site-tables.ts'
import { WISH_TEXTS } from './wishes.ts'

/** One of the ways to say it, with what is wished in place of `_`. */
const fill = (kind: keyof typeof WISH_TEXTS, random: Random, wished: string | number = ''): string =>
  random.pick(WISH_TEXTS[kind]).replace('_', () => String(wished))

/** A wish that takes or leaves some of a feature's values. */
export function sayTaste(disliked: readonly FeatureValue[], liked: readonly FeatureValue[], random: Random): string {
  const likes = fill('liked', random, liked.join(', '))
  return disliked.length === 0 ? likes : `no ${disliked.join(', ')}; ${likes}`
}

export const sayAmbience = (value: string, liked: boolean, random: Random): string =>
  fill(liked ? 'mood' : 'no mood', random, value)

export const sayBudget = (budget: number, random: Random): string => fill('budget', random, budget)

export function sayWantToGo(names: readonly string[], type: SiteType, penalize: boolean, random: Random): string {
  const all = names.join(', ')
  if (names.length === 1) return fill(penalize ? 'must' : 'may', random, all)
  if (penalize) return `must see one of ${all}`
  return fill('some', random, all).replace('*', type)
}

export const sayAtLeastOne = (type: SiteType, random: Random): string => fill('one', random, type)

export const sayDistance = (random: Random): string => fill('distance', random)
