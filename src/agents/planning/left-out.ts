/** What a plan leaves out, goes over, or has in it, against what was plainly said: one short sentence on it, with the reason. */
import { miles, type Site } from '../../games/planning/index.ts'
import { list } from '../english/index.ts'
import { limitOf } from './demands.ts'
import { inStars, nameOf } from './facts.ts'
import type { Wish } from './wished.ts'

/** Miles from which on a site is left out for being far. */
const FAR = 0.8

const inMiles = (way: number): string => (way === 1 ? '1 mile' : `${way} miles`)

const nearestTo = (stop: Site, stops: readonly Site[]): number =>
  Math.min(...stops.flatMap((other) => (other === stop ? [] : miles(stop, other))))

/** The sentence; undefined: all is there. */
export function leftOut(
  wishes: readonly Wish[],
  events: readonly number[],
  sites: readonly Site[],
): string | undefined {
  const stops = sites.filter(({ id }) => events.includes(id))
  const refused = new Set(wishes.flatMap((wish) => (wish.about === 'site' && !wish.liked ? [wish.name] : [])))
  const limit = limitOf(wishes) ?? Infinity
  for (const wish of wishes) {
    if (wish.about !== 'see' || stops.some(({ name }) => wish.names.includes(name))) continue
    const meant = sites.filter(({ name }) => wish.names.includes(name) && !refused.has(name))
    if (meant.length === 0) continue
    const dear = meant.filter(({ price }) => price > limit)
    if (dear.length === meant.length)
      return `${list(meant.map(({ name, price }) => `${name} costs $${price}`))}, more than your $${limit}.`
    const ways = meant.map((site) => ({ site, way: Math.min(...stops.map((stop) => miles(site, stop))) }))
    const [nearest] = ways.sort((a, b) => a.way - b.way)
    // What is as far from the rest as a stop of the plan is not left out for that.
    const isFar = nearest!.way >= FAR && stops.every((stop) => nearest!.way > nearestTo(stop, stops))
    if (wish.must && isFar) return `I left out ${nearest!.site.name}, ${inMiles(nearest!.way)} from the rest.`
    if (wish.must) return `I left out ${nearest!.site.name}, since the rest suits you better.`
  }
  // What goes over the limit is told by itself.
  if (costOf(stops) > limit) return undefined
  const missing = wishes.find((wish) => wish.about === 'type' && !stops.some(({ type }) => type === wish.type))
  if (missing?.about !== 'type') return undefined
  const [first] = sites.filter(({ type }) => type === missing.type).sort((a, b) => a.price - b.price)
  return first !== undefined && first.price > limit
    ? `No ${missing.type} is in it: the cheapest costs $${first.price}, more than your $${limit}.`
    : `No ${missing.type} is in it, since the rest suits you better.`
}

const costOf = (stops: readonly Site[]): number => stops.reduce((sum, site) => sum + site.price, 0)

/** By how much a plan goes over what there is, and what makes it so dear. */
export function overIn(wishes: readonly Wish[], stops: readonly Site[]): string | undefined {
  const limit = limitOf(wishes)
  const price = costOf(stops)
  if (limit === undefined || price <= limit) return undefined
  const first = stops.reduce((most, site) => (site.price > most.price ? site : most))
  const because = first.price > limit ? `: ${first.name} alone costs $${first.price}` : ''
  return `That makes $${price}, more than your $${limit}${because}.`
}

/** Stops that have what was not wanted. */
export function unwantedIn(wishes: readonly Wish[], stops: readonly Site[]): string | undefined {
  for (const wish of wishes) {
    if (wish.about !== 'feature') continue
    const having = stops.filter(({ features }) => {
      const value = features[wish.feature]
      return value !== undefined && value !== false && wish.bad.includes(value)
    })
    if (having.length === 0) continue
    const names = list(having.map(({ name }) => name))
    const [has, is] = having.length === 1 ? ['has', 'is'] : ['have', 'are']
    const values = wish.bad.filter((value) => having.some(({ features }) => features[wish.feature] === value))
    if (wish.feature === 'rating') return `${names} ${has} only ${list(values.map((stars) => inStars(Number(stars))))}.`
    if (wish.feature === 'touristy') return `${names} ${is} touristy, though.`
    return `${names} ${has} ${nameOf({ feature: wish.feature, values })}, though.`
  }
  return undefined
}
