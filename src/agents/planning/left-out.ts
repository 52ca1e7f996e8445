/** What a plan leaves out, or goes over, though it was plainly asked for: one short sentence on it, with the reason. */
import { miles, type Site } from '../../games/planning/index.ts'
import { list } from '../english/index.ts'
import type { Wish } from './wished.ts'

/** Miles from which on a site is left out for being far. */
const FAR = 0.8

/** The sentence; undefined: all is there. */
export function leftOut(
  wishes: readonly Wish[],
  events: readonly number[],
  sites: readonly Site[],
): string | undefined {
  const stops = sites.filter(({ id }) => events.includes(id))
  const refused = new Set(wishes.flatMap((wish) => (wish.about === 'site' && !wish.liked ? [wish.name] : [])))
  const budget = wishes.find((wish) => wish.about === 'budget')
  const limit = budget?.about === 'budget' ? budget.limit : Infinity
  for (const wish of wishes) {
    if (wish.about !== 'see' || stops.some(({ name }) => wish.names.includes(name))) continue
    const meant = sites.filter(({ name }) => wish.names.includes(name) && !refused.has(name))
    if (meant.length === 0) continue
    const dear = meant.filter(({ price }) => price > limit)
    if (dear.length === meant.length)
      return `${list(meant.map(({ name, price }) => `${name} costs $${price}`))}, more than your $${limit}.`
    const ways = meant.map((site) => ({ site, way: Math.min(...stops.map((stop) => miles(site, stop))) }))
    const [nearest] = ways.sort((a, b) => a.way - b.way)
    if (wish.must && nearest!.way >= FAR)
      return `I left out ${nearest!.site.name}, ${nearest!.way} miles from the rest.`
    if (wish.must) return `I left out ${nearest!.site.name}, since the rest suits you better.`
  }
  const price = stops.reduce((sum, site) => sum + site.price, 0)
  if (price > limit) return `That makes $${price}, more than your $${limit}.`
  const missing = wishes.find((wish) => wish.about === 'type' && !stops.some(({ type }) => type === wish.type))
  if (missing?.about !== 'type') return undefined
  const [first] = sites.filter(({ type }) => type === missing.type).sort((a, b) => a.price - b.price)
  return first !== undefined && first.price > limit
    ? `No ${missing.type} is in it: the cheapest costs $${first.price}, more than your $${limit}.`
    : `No ${missing.type} is in it, since the rest suits you better.`
}
