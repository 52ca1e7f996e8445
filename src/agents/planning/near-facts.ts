/** What the assistant of Planning answers when somebody asks what is near, and how far two places are apart. */
import { miles, type Site } from '../../games/planning/index.ts'
import { list } from '../english/index.ts'

const FAR =
  /\b(?:how (?:far|long|many (?:miles|minutes))|what(?:'s| is) the (?:distance|way)|distance|far (?:is|are|away)|(?:is|are) .*\b(?:(?:far|close|near) (?:from|to)|near|next to)|walking distance)\b/
const NEAR =
  /\b(?:near(?:est|er|by)?|clos(?:e|er|est)(?= (?:to|by)\b)|closest|closer|next to|around|in the (?:area|neighbou?rhood) of|within reach|within (?:an? |\w+ )*(?:walk|miles?|minutes|stroll|distance) (?:of|from)|(?:short|easy) (?:walk|stroll) from)\b/
const ASKS =
  /\b(?:what|which|any|anything|something|somewhere|is there|are there|isn't there|do you (?:know|have)|where|nothing|suggest|recommend|find|another|how about|what about)\b/
/** "A place near it that isn't casual" */
const DENIES = /\b(?:not|no|without|never|less)\b|n't\b(?! there)/
/** Places that an answer names. */
const MOST = 3

export interface NearAsked {
  readonly sites: readonly Site[]
  /** The stops of the plan spoken of. */
  readonly stops: readonly Site[]
  /** Places that the question names. */
  readonly named: readonly Site[]
  /** What is looked for is to be nearer than this. */
  readonly nearer: Site | undefined
  /** Whether a place is what is looked for. */
  readonly fits: (site: Site) => boolean
  /** What is looked for: "cafe with wifi". */
  readonly what: string
  /** Whether that is any place at all. */
  readonly any: boolean
  /** Whether something that it should not have was understood. */
  readonly denies: boolean
}

/** The answer to what is asked of distances between places; undefined: nothing of the kind is. */
export function answerNear(words: string, asked: NearAsked): string | undefined {
  const { sites, stops, named, nearer, fits, what, any, denies } = asked
  const [first, second] = named
  if (/\bhow far\b/.test(words) && first && named.length > 2 && !ASKS.test(words))
    return `${first.name} is ${list(named.slice(1).map((other) => `${apart(first, other)} from ${other.name}`))}.`
  if (FAR.test(words) && first && second && !ASKS.test(words.replace(/\bwhat\b/g, '')))
    return `From ${first.name} to ${second.name} it is ${apart(first, second)}.`
  // "How far is it from the Mill to the next bar?"
  const toNext = FAR.test(words) && !any && /\b(?:next|nearest|closest|an|a|any) /.test(words)
  if (FAR.test(words) && /\bhow far\b/.test(words) && first && named.length === 1 && !toNext) {
    const others = stops.filter(({ id }) => id !== first.id)
    return others.length === 0
      ? undefined
      : `${first.name} is ${list(others.map((stop) => `${apart(first, stop)} from ${stop.name}`))}.`
  }
  if (!toNext && (!NEAR.test(words) || !ASKS.test(words) || (!any && !denies && DENIES.test(words)))) return undefined
  const centre = named.at(-1)
  if (centre === undefined) return any ? undefined : nearerOf(stops, sites, fits, what)
  const found = sites
    .filter((site) => !named.includes(site) && site !== nearer && fits(site))
    .sort((a, b) => miles(centre, a) - miles(centre, b))
  if (found.length === 0) return `I know of no ${what}.`
  if (
    nearer !== undefined &&
    /\b(?:closer|nearer)\b/.test(words) &&
    !(miles(centre, found[0]!) < miles(centre, nearer))
  )
    return `No ${what} is closer to ${centre.name} than ${nearer.name}, with ${apart(centre, nearer)}.`
  const places = found
    .slice(0, any ? MOST : 2)
    .map(
      (site) =>
        `${site.name} (${apart(centre, site)}, ${any ? `${site.type}, ` : ''}${site.price === 0 ? 'free' : `$${site.price}`})`,
    )
  return any
    ? `Nearest to ${centre.name} are ${list(places)}.`
    : `The nearest ${what} to ${centre.name} is ${places.join(', then ')}.`
}

/** "Is there another cafe closer by?": of the kind in the plan, by the way to its other stops. */
function nearerOf(
  stops: readonly Site[],
  sites: readonly Site[],
  fits: (site: Site) => boolean,
  what: string,
): string | undefined {
  const present = stops.find(fits)
  const others = stops.filter((stop) => stop !== present)
  if (others.length === 0) return undefined
  const way = (site: Site): number => others.reduce((sum, stop) => sum + miles(site, stop), 0)
  const [nearest] = sites.filter((site) => !others.includes(site) && fits(site)).sort((a, b) => way(a) - way(b))
  if (nearest === undefined) return `I know of no ${what}.`
  const far = list(others.map((stop) => `${apart(nearest, stop)} from ${stop.name}`))
  if (nearest === present) return `No, ${nearest.name} is the nearest ${what}: ${far}.`
  return `The nearest ${what} is ${nearest.name}: ${far}.`
}

const apart = (one: Site, other: Site): string => `${miles(one, other).toFixed(1)} miles`
