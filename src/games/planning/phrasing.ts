/** How the visitor is told what it cares about, in our own words; several ways for each kind of wish. */
import type { Random } from '../../core/random.ts'
import type { FeatureValue, SiteType } from './site-tables.ts'

/** A wish that takes or leaves some of a feature's values. */
export function sayTaste(disliked: readonly FeatureValue[], liked: readonly FeatureValue[], random: Random): string {
  const likes = random.pick(['love', 'glad of'])
  if (disliked.length === 0) return `${likes} ${liked.join(', ')}`
  return `no ${disliked.join(', ')}; ${likes} ${liked.join(', ')}`
}

export const sayAmbience = (value: string, liked: boolean, random: Random): string =>
  liked
    ? random.pick([`${value} places`, `an ambience that is ${value}`])
    : random.pick([`nothing ${value}`, `no ${value} places`])

export const sayBudget = (budget: number, random: Random): string =>
  random.pick([`spend at most $${budget}`, `$${budget} is all we have`])

export function sayWantToGo(names: readonly string[], type: SiteType, penalize: boolean, random: Random): string {
  if (names.length === 1)
    return penalize
      ? random.pick([`must see ${names[0]}`, `set on going to ${names[0]}`])
      : random.pick([`people praise ${names[0]}`, `curious about ${names[0]}`])
  return penalize
    ? `must see one of ${names.join(', ')}`
    : random.pick([`people praise these ${type}s: ${names.join(', ')}`, `curious about ${names.join(', ')}`])
}

export const sayAtLeastOne = (type: SiteType, random: Random): string =>
  random.pick([`one ${type} at least`, `a ${type} has to be among them`])

export const sayDistance = (random: Random): string => random.pick(['as little travel as possible', 'short distances'])
