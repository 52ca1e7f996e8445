/** What the assistant of Planning can tell of prices beside those that are asked for by name: the cheapest, what is cheaper, what is free. */
import type { Site } from '../../games/planning/index.ts'
import { list } from '../english/index.ts'
import type { Town } from './town.ts'

export interface Asked {
  readonly town: Town
  /** Sites that the question names. */
  readonly named: readonly Site[]
  /** Whether a site is of the kind that is asked for, and has what it should. */
  readonly fits: (site: Site) => boolean
  /** Whether a kind or something that it should have is asked for. */
  readonly special: boolean
  /** In words. */
  readonly what: string
}

const CHEAPEST =
  /\b(?:cheapest|least expensive|lowest price\w*|costs? (?:the )?least|most affordable|least (?:money|pricey))\b/
const DEAREST =
  /\b(?:most expensive|dearest|priciest|costliest|costs? (?:the )?most|highest price\w*|which (?:one |of (?:them|these|those|the \w+) |stop |place )?(?:is|was|makes it) (?:the |so |that |it )?(?:expensive|dear|pricey|costly))\b/
const CHEAPER = /\b(?:cheaper|less expensive|less pricey|more affordable|costs? less|for less)\b/
const FREE =
  /\b(?:free|for nothing|costs? nothing|cost nothing|without paying)\b(?! (?:time|wifi|parking|table|of|from))/
const AMONG = /\b(?:of (?:them|these|those|the (?:two|three|four))|them|these|those|ones?|it)\b/
const PLANS = /\b(?:plans?|days?|trip|itinerary|tour)\b/

/** The answer; undefined: none of it is asked. */
export function answerPrices(words: string, { town, named, fits, special, what }: Asked): string | undefined {
  // A plan that costs least is proposed.
  if (PLANS.test(words) && !special) return undefined
  const most = DEAREST.test(words)
  if (CHEAPEST.test(words) || most) {
    const among = placesOf(words, { town, named, fits, special, what })
    const sorted = [...among].sort((a, b) => (most ? b.price - a.price : a.price - b.price))
    const [first] = sorted
    if (first === undefined) return `I know of no ${what}.`
    const same = sorted.filter(({ price }) => price === first.price)
    const which = `${most ? 'most expensive' : 'cheapest'} ${special && !AMONG.test(words.replace(/\bones?\b/, '')) ? what : 'of them'}`
    if (same.length > 1 && same.length < 4)
      return `The ${which.replace(what, what.replace(/^\w+/, '$&s'))} are ${list(same.map(({ name }) => name))}: ${first.price === 0 ? 'they are free' : `$${first.price} each`}.`
    return `The ${which} is ${first.name}: ${first.price === 0 ? 'it is free' : `$${first.price}`}.`
  }
  if (special && CHEAPER.test(words)) {
    const all = town.sites.filter(fits).sort((a, b) => a.price - b.price)
    const meant = named.length > 0 ? named : town.stops.filter(fits)
    if (all.length === 0) return undefined
    if (meant.length === 0) return `The cheapest ${what} is ${listed(all.slice(0, 1))}.`
    const price = Math.min(...meant.map((site) => site.price))
    const cheaper = all.filter((site) => site.price < price)
    return cheaper.length === 0
      ? `No, ${list(
          all
            .filter((site) => site.price === price)
            .slice(0, 3)
            .map(({ name }) => name),
        )} at ${price === 0 ? 'no cost' : `$${price}`} is the cheapest ${what}.`
      : `There ${cheaper.length === 1 ? 'is' : 'are'} ${listed(cheaper)}.`
  }
  if (named.length === 0 && FREE.test(words) && ASKS.test(words)) {
    const free = town.sites.filter((site) => site.price === 0 && fits(site))
    return free.length === 0
      ? `No ${what} is free.`
      : `${
          free.length > 4
            ? `${free
                .slice(0, 4)
                .map(({ name }) => name)
                .join(', ')} and ${free.length - 4} more`
            : list(free.map(({ name }) => name))
        } ${free.length === 1 ? 'is' : 'are'} free.`
  }
  return undefined
}

const ASKS = /\b(?:what|which|are there|is there|any|anything|something|do you (?:have|know)|have you)\b/

const listed = (sites: readonly Site[]): string =>
  list(sites.slice(0, 3).map(({ name, price }) => `${name} ${price === 0 ? 'for free' : `at $${price}`}`))

/** Of which places it is asked: those named, of a kind, those listed last, those of the plan, or all of the town. */
function placesOf(words: string, { town, named, fits, special }: Asked): readonly Site[] {
  if (named.length > 1) return named
  if (special) return town.sites.filter(fits)
  const listed = town.listed ?? []
  if (listed.length > 1 && !/\b(?:town|city|all|place)\b/.test(words)) return listed
  return town.stops.length > 0 && !/\b(?:town|city|places?|anything|there)\b/.test(words) ? town.stops : town.sites
}
