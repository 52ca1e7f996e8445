/** The next plan where sites were asked for or refused by name, and what is said of it: what was asked for comes first. */
import { miles, scoreItinerary, type Site } from '../../games/planning/index.ts'
import { list } from '../english/index.ts'
import type { Belief } from './belief.ts'
import { bestExpected } from './choose.ts'
import { toSee, within, wishing } from './limits.ts'
import type { Opening } from './openings.ts'
import { arranged, lengthOf, type Order } from './order.ts'
import type { Standing } from './standing.ts'

/** Points that weigh more than any wish; what was asked for counts more than what was left open, and that more than praise. */
const WEIGHTS = {
  opening: 600,
  praised: 150,
  rest: 40,
  /** The rest, where as much comes as goes. */
  counted: 2500,
  before: 25,
  must: 300,
}
/** Sites that count as near, and the part of a kind that counts as cheap. */
const NEAREST = 6
const NEAREST_OF_KIND = 2
const CHEAP_PART = 0.34
const CHEAP = 20

export interface Heeded {
  readonly events: readonly number[]
  readonly lead: string
  /** Whether it does what was asked for; else it keeps what was praised at most. */
  readonly asks: boolean
}

/** The plan for what was said since the latest, if that asks for anything by name or praises or blames what is in it. */
export function heedRequests(
  belief: Belief,
  sites: readonly Site[],
  stops: number,
  standing: Standing,
): Heeded | undefined {
  const { now, wanted, either } = standing
  const latest = belief.tried.at(-1)
  // The plan that is changed.
  const base = latest?.earlier === undefined ? latest : belief.tried[latest.earlier]
  if (latest === undefined || base === undefined) return undefined
  const orders = latest.requests.flat().flatMap((one) => ('order' in one ? [one.order] : []))
  const isOrder =
    orders.length > 0 && now.refused.length === 0 && now.wanted.every((name) => base.proposed.includes(name))
  if (isOrder && !base.events.includes(null)) return inOrder(base.events as readonly number[], orders, sites)
  if (!now.asks && now.praised.length + now.rest.length === 0) return undefined
  // "Keep the park, the rest is fine": all of it stays.
  const kept = new Set([...now.wanted, ...now.praised])
  if (
    now.asks &&
    now.refused.length + now.openings.length === 0 &&
    base.proposed.every((name) => name !== null && kept.has(name)) &&
    now.wanted.length < stops &&
    kept.size === stops
  )
    return {
      events: base.events as readonly number[],
      asks: true,
      lead: `Then it stays as it is: ${list(base.proposed as readonly string[])}.`,
    }
  const swapped = exchanged(base.proposed, standing, sites)
  if (swapped !== undefined && latest.report === undefined) {
    const events = arranged(swapped, orders, sites)
    return { events, asks: true, lead: wordsOn(events, { standing, open: [], sites, stops, proposed: base.proposed }) }
  }
  const { belief: limited, pool } = within(belief, standing, sites, stops)
  const open = now.openings.map((opening) => ({
    opening,
    fits: fitting(opening, pool, standing, base.proposed, sites),
  }))
  const musts = belief.wishes.flatMap((wish) =>
    wish.about === 'see' && wish.must ? [wish.names.filter((name) => !standing.refused.has(name))] : [],
  )
  const preferences = [
    ...musts.filter((names) => names.length > 0).map((names) => toSee(names, WEIGHTS.must)),
    ...open.flatMap(({ fits }) => (fits.length > 0 ? [toSee(fits, WEIGHTS.opening)] : [])),
    ...now.praised.map((name) => toSee([name], WEIGHTS.praised)),
    ...now.rest.map((name) => toSee([name], isCounted(base.proposed, standing) ? WEIGHTS.counted : WEIGHTS.rest)),
    ...[...standing.praised].map((name) => toSee([name], WEIGHTS.before)),
  ]
  const believed = wishing(limited, preferences)
  // What was refused just now comes again only where all of it is asked for now.
  const firm = [...(latest.rejected && now.refused.length > 0 ? now.wanted : wanted), ...either.flat()]
  const asked = [...firm, ...now.praised]
  // Of "A or B" the better one, and not both.
  const pools = (either.at(0) ?? []).map((name) =>
    pool.filter((site) => site.name === name || !either[0]!.includes(site.name) || wanted.includes(site.name)),
  )
  // Who asks back what was in an earlier plan may get that plan.
  const returns = now.wanted.some((name) => !latest.proposed.includes(name))
  const unlike = returns ? { ...believed, tried: belief.tried.slice(-1) } : believed
  const plans = (pools.length > 0 ? pools : [pool])
    .filter((some) => some.length >= stops)
    .map((some) => bestUnlike(unlike, some, stops, sites, asked, firm))
  const worth = plans.map((plan) => worthOf(believed, sites, plan))
  const best = plans[worth.indexOf(Math.max(...worth))]!
  const events = orders.length > 0 ? arranged(best, orders, sites) : best
  return { events, asks: now.asks, lead: wordsOn(events, { standing, open, sites, stops, proposed: base.proposed }) }
}

/** What of a plan goes, and what comes by name. */
function goesAndComes(
  proposed: readonly (string | null)[],
  { now, either, refused }: Standing,
): { gone: readonly string[]; comes: readonly string[] } | undefined {
  if (either.length > 0 || proposed.includes(null)) return undefined
  const gone = (proposed as readonly string[]).filter((name) => now.refused.includes(name))
  const asked = now.wanted.filter((name) => !proposed.includes(name) && !refused.has(name))
  // "The Mill is a nice find, let the Tower go."
  const praised = now.praised.filter((name) => !proposed.includes(name) && !asked.includes(name) && !refused.has(name))
  const comes = asked.length < gone.length && now.openings.length === 0 ? [...asked, ...praised] : asked
  return gone.length === 0 || gone.some((name) => now.wanted.includes(name)) ? undefined : { gone, comes }
}

/** "A for B": just these stops change, whatever else speaks for other ones; undefined: it is not told which come for which. */
function exchanged(
  proposed: readonly (string | null)[],
  standing: Standing,
  sites: readonly Site[],
): readonly number[] | undefined {
  const found = goesAndComes(proposed, standing)
  if (found === undefined || standing.now.openings.length > 0 || found.comes.length !== found.gone.length)
    return undefined
  const names = [...proposed.filter((name) => !found.gone.includes(name!)), ...found.comes]
  return names.map((name) => sites.find((site) => site.name === name)!.id)
}

/** Whether as many stops come, by name or left open, as go. */
function isCounted(proposed: readonly (string | null)[], standing: Standing): boolean {
  const found = goesAndComes(proposed, standing)
  return found !== undefined && found.comes.length + standing.now.openings.length === found.gone.length
}

/** The same stops in the order that is asked for, with what that makes of the way. */
function inOrder(before: readonly number[], orders: readonly Order[], sites: readonly Site[]): Heeded {
  const events = arranged(before, orders, sites)
  const [now, was] = [lengthOf(events, sites), lengthOf(before, sites)]
  const way =
    now !== was
      ? `${now} miles instead of ${was}`
      : orders.some(({ way }) => way === 'other')
        ? `none is shorter than ${now} miles`
        : `still ${now} miles`
  const same = events.join() === before.join()
  return {
    events,
    asks: true,
    lead: same ? `They are in that order already: ${now} miles.` : `The same stops in another order: ${way}.`,
  }
}

const worthOf = ({ visitors }: Belief, sites: readonly Site[], events: readonly number[]): number =>
  visitors.reduce((sum, preferences) => sum + scoreItinerary({ sites, preferences }, [...events]).total, 0)

/** The best plan that was not offered yet; one that is all asked for may come again. */
function bestUnlike(
  belief: Belief,
  pool: readonly Site[],
  stops: number,
  sites: readonly Site[],
  asked: readonly string[],
  firm: readonly string[],
): readonly number[] {
  const isTried = (events: readonly number[]): boolean =>
    belief.tried.some((one) => events.every((id) => one.events.includes(id)))
  const best = bestExpected(belief.imagined, pool, stops)
  if (!isTried(best)) return best
  const unlike = (kept: readonly string[]): readonly number[] | undefined => {
    const free = (id: number): boolean => !kept.includes(sites.find((site) => site.id === id)!.name)
    const offered = new Set(belief.tried.flatMap(({ events }) => events))
    return [
      ...best.filter(free).map((id) => pool.filter((site) => site.id !== id)),
      pool.filter(({ id }) => !free(id) || !offered.has(id)),
    ]
      .filter((some) => some.length >= stops)
      .map((some) => bestExpected(belief.imagined, some, stops))
      .filter((events) => !isTried(events))
      .map((events) => ({ events, worth: worthOf(belief, sites, events) }))
      .sort((a, b) => b.worth - a.worth)[0]?.events
  }
  // What is praised may be left out before the same comes again.
  return unlike(asked) ?? unlike(firm) ?? best
}

/** Names of sites that may fill a stop left open. */
function fitting(
  { type, price, most, other, near, nearest, not, beside }: Opening,
  pool: readonly Site[],
  { wanted, refused }: Standing,
  proposed: readonly (string | null)[],
  sites: readonly Site[],
): string[] {
  const ofKind = pool.filter((site) => type === undefined || site.type === type)
  const before = sites.filter(
    ({ name, type: kind }) => (type === undefined || kind === type) && proposed.includes(name),
  )
  let fits = ofKind.filter(
    ({ name }) => !wanted.includes(name) && !not.includes(name) && !(other && proposed.includes(name)),
  )
  if (most !== undefined) fits = fits.filter((site) => site.price <= most)
  if (price === 'free') fits = fits.filter((site) => site.price === 0)
  if (price === 'cheaper') {
    const others = before.filter(({ name }) => !wanted.includes(name))
    // "The museum for something cheaper": than that.
    const gone = others.filter(({ name }) => refused.has(name))
    const named = gone.length > 0 ? gone : others
    const limit = Math.min(
      ...(named.length > 0 ? named : sites.filter((site) => refused.has(site.name) && site.type === type)).map(
        (site) => site.price,
      ),
    )
    fits = fits.filter((site) => site.price < limit)
  }
  if (price === 'cheap') {
    const prices = ofKind.map((site) => site.price).sort((a, b) => a - b)
    const limit = Math.max(type === undefined ? CHEAP : 0, prices[Math.floor(CHEAP_PART * (prices.length - 1))] ?? 0)
    fits = fits.filter((site) => site.price <= limit)
  }
  if (near) {
    const centres = sites.filter(({ name }) => (beside.length > 0 ? beside : wanted).includes(name))
    const way = (site: Site): number => centres.reduce((sum, centre) => sum + miles(site, centre), 0)
    fits = fits.sort((a, b) => way(a) - way(b)).slice(0, nearest ? 1 : type === undefined ? NEAREST : NEAREST_OF_KIND)
  }
  return fits.map(({ name }) => name)
}

interface Told {
  readonly standing: Standing
  readonly open: readonly { readonly opening: Opening; readonly fits: readonly string[] }[]
  readonly sites: readonly Site[]
  readonly stops: number
  readonly proposed: readonly (string | null)[]
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']

/** What was done with what was asked for, and why something could not be. */
export function wordsOn(events: readonly number[], { standing, open, sites, stops, proposed }: Told): string {
  const { now } = standing
  const names = events.map((id) => sites.find((site) => site.id === id)!.name)
  // What was asked for before and is there already is kept.
  const asked = names.filter(
    (name) => now.wanted.includes(name) || (standing.wanted.includes(name) && !proposed.includes(name)),
  )
  const kept = names.filter((name) => !asked.includes(name) && proposed.includes(name))
  const added = names.filter((name) => !asked.includes(name) && !kept.includes(name))
  const sentences: string[] = []
  const priced = new Set(
    open.flatMap(({ opening, fits }) => (opening.price !== undefined || opening.most !== undefined ? fits : [])),
  )
  const withPrice = (name: string): string => {
    const { price } = sites.find((site) => site.name === name)!
    return priced.has(name) ? `${name} (${price === 0 ? 'free' : `$${price}`})` : name
  }
  const fresh = added.map(withPrice)
  for (const { opening, fits } of open) if (fits.length === 0) sentences.push(`There is no ${kindOf(opening)}.`)
  const out = now.refused.filter((name) => proposed.includes(name) && !names.includes(name))
  const left = now.wanted.filter((name) => !names.includes(name) && standing.wanted.includes(name))
  const third = fresh.length === 1 ? ` for the ${ORDINALS[stops] ?? 'last'}` : ''
  const ending = out.length > 0 ? `, without ${list(out)}` : ''
  if (asked.length === names.length) sentences.push(`${list(asked)}, as you asked.`)
  else if (asked.length > 0 && kept.length > 0)
    sentences.push(
      `${list(asked)} as you asked, and I kept ${list(kept)}${fresh.length > 0 ? ` and put in ${list(fresh)}` : ''}${ending}.`,
    )
  else if (asked.length > 0)
    sentences.push(`${list(asked)} as you asked, ${third === '' ? 'with' : 'and'} ${list(fresh)}${third}${ending}.`)
  else if (kept.length > 0)
    sentences.push(`I kept ${list(kept)}${fresh.length > 0 ? ` and took ${list(fresh)}${third}` : ''}${ending}.`)
  else sentences.push(`${out.length > 0 ? `Without ${list(out)}: now` : 'Now'} ${list(fresh)}.`)
  const never = now.refused.filter((name) => !proposed.includes(name) && !names.includes(name))
  if (never.length > 0) sentences.push(`${list(never)} ${never.length > 1 ? 'stay' : 'stays'} out.`)
  if (left.length > 0) sentences.push(`${list(left)} did not fit in as well.`)
  return sentences.join(' ')
}

const kindOf = ({ type, price, most, other, near }: Opening): string =>
  `${price === 'free' ? 'free ' : (price ?? (other ? 'other' : '')) && `${price ?? 'other'} `}${type ?? 'place'}${near ? ' nearby' : ''}${most === undefined ? '' : ` for $${most} at most`}`
