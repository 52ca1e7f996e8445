/** What was asked for by name and still holds: sites that must be in the next plan, sites that must not, stops left open. */
import type { Site } from '../../games/planning/index.ts'
import type { Opening } from './openings.ts'
import type { Request } from './requests.ts'
import type { Tried } from './tried.ts'

export interface Standing {
  /** To be there, those asked for last in front. */
  readonly wanted: readonly string[]
  /** Of each of these one. */
  readonly either: readonly (readonly string[])[]
  /** Not to be there. */
  readonly refused: ReadonlySet<string>
  /** Praised at some time, and not blamed since. */
  readonly praised: ReadonlySet<string>
  /** Blamed, though nobody asked to leave them out. */
  readonly blamed: ReadonlySet<string>
  /** What was said since the latest plan. */
  readonly now: {
    /** Whether it asks for anything; else it praises or blames at most. */
    readonly asks: boolean
    readonly wanted: readonly string[]
    readonly refused: readonly string[]
    readonly praised: readonly string[]
    readonly openings: readonly Opening[]
    /** Stops of the latest plan that nothing was said against, where only some are to change. */
    readonly rest: readonly string[]
  }
}

type Named = Extract<Request, { names: readonly string[] }>
const isNamed = (request: Request): request is Named => 'names' in request

export function standingOf(tried: readonly Tried[], sites: readonly Site[], stops: number): Standing {
  let wanted: string[] = []
  let either: (readonly string[])[] = []
  let now = nothing()
  const refused = new Set<string>()
  const blamed = new Set<string>()
  const praised = new Set<string>()
  const scored = tried.some(({ report }) => report !== undefined)
  for (const [at, { proposed, requests, opinions, report, rejected, said, earlier }] of tried.entries()) {
    now = nothing()
    const recalled = (earlier === undefined ? [] : tried[earlier]!.proposed).flatMap((name) => name ?? [])
    // Whoever goes back to a plan takes back what was said against its stops, and asks for no others.
    for (const name of recalled) {
      refused.delete(name)
      blamed.delete(name)
    }
    if (recalled.length > 0) [wanted, either] = [[], []]
    // Who refuses just what he asked for wants something else, unless he says it again.
    if (rejected && wanted.length >= stops && wanted.every((name) => proposed.includes(name))) wanted = []
    // Numbers say what a site is worth, whatever was asked before.
    if (report)
      wanted = wanted.filter((name) => report.stops[proposed.indexOf(name)] === undefined && report.total === undefined)
    for (const [i, own] of requests.entries()) {
      const heard = own
        .filter(isNamed)
        .filter(({ wants, firm }) => (report === undefined ? true : wants && firm))
        .map((one) => wholePlan(one, said[i]!, tried, at))
      const openings = own.flatMap((one) => ('opening' in one ? [one.opening] : []))
      const asked = heard.filter(({ wants, firm }) => wants && firm)
      const single = [...new Set(asked.flatMap(({ names, all }) => (all || names.length === 1 ? names : [])))]
      const groups = asked.flatMap(({ names, all }) => (all || names.length === 1 ? [] : [names]))
      for (const { wants, firm, names } of heard)
        for (const name of names) {
          if (wants) {
            blamed.delete(name)
            if (firm) refused.delete(name)
            else now.praised = [...without(now.praised, name), name]
            praised.add(name)
            continue
          }
          now.praised = without(now.praised, name)
          praised.delete(name)
          if (!firm) blamed.add(name)
          else refused.add(name)
          if (firm || !single.includes(name)) wanted = without(wanted, name)
          either = either.map((group) => without(group, name)).filter((group) => group.length > 0)
        }
      const still = single.filter((name) => !refused.has(name))
      // A whole day told takes the place of what was told before.
      const isWhole =
        still.length + groups.length + openings.length >= stops || (still.length > 1 && openings.length > 0)
      wanted = [...still, ...(isWhole ? [] : wanted.filter((name) => !still.includes(name)))]
      either = [...groups, ...(isWhole ? [] : either)].filter((group) => !group.some((name) => wanted.includes(name)))
      const turned = heard.flatMap(({ wants, names }) => (wants ? [] : names))
      const out = turned.filter((name) => refused.has(name))
      // A later message takes back what an earlier one said.
      now.wanted = [...new Set([...now.wanted.filter((name) => !out.includes(name)), ...still, ...groups.flat()])]
      now.refused = [...new Set([...now.refused.filter((name) => !still.includes(name)), ...out])]
      now.openings = [...now.openings, ...openings]
      now.turned ||= turned.length > 0
      now.lists ||= isWhole || still.length > 1
    }
    // Who complains of a place asks for it no more.
    for (const one of opinions)
      if (one.about === 'stop' && !one.good && !now.wanted.includes(proposed[one.place] ?? ''))
        wanted = without(wanted, proposed[one.place] ?? '')
    now.praised = [
      ...recalled.filter((name) => !now.refused.includes(name) && !now.praised.includes(name)),
      ...now.praised,
    ]
    now.proposed = recalled.length > 0 ? recalled : proposed
  }
  const latest = now.proposed.flatMap((name) => name ?? [])
  // What is open of any kind among nothing named is no matter of names.
  const openings = now.openings
    .map((opening) => ofDearest(opening, latest, now.wanted.length + now.refused.length > 0, sites))
    .filter(({ type }) => type !== undefined || now.wanted.length + now.refused.length > 0)
  const replaced = new Set(
    openings.flatMap(({ type, other, price, not }) => [
      ...not,
      ...(type !== undefined && (other || price !== undefined)
        ? latest.filter((name) => typeOf(name, sites) === type)
        : []),
    ]),
  )
  for (const { not } of openings) for (const name of not) refused.add(name)
  // "A in, B in, C out": who tells what goes leaves the others in.
  const exchanges = now.lists && now.refused.some((name) => latest.includes(name))
  const changes =
    (!now.lists || exchanges) &&
    (now.refused.length > 0 || now.turned || openings.some(({ type }) => type !== undefined))
  return {
    wanted: wanted.slice(0, Math.max(stops, 0)),
    either,
    refused,
    praised,
    blamed: scored ? new Set() : blamed,
    now: {
      asks: now.wanted.length + now.refused.length + openings.length > 0,
      wanted: now.wanted,
      refused: now.refused,
      praised: now.praised,
      openings,
      rest: changes ? latest.filter((name) => !replaced.has(name) && !refused.has(name) && !blamed.has(name)) : [],
    },
  }
}

/** "Is there a cheaper one?" is asked of the dearest stop. */
function ofDearest(opening: Opening, latest: readonly string[], named: boolean, sites: readonly Site[]): Opening {
  if (opening.type !== undefined || opening.price !== 'cheaper' || opening.near || named) return opening
  const [dearest] = sites.filter(({ name }) => latest.includes(name)).sort((a, b) => b.price - a.price)
  return dearest === undefined || dearest.price === 0 ? opening : { ...opening, type: dearest.type }
}

const nothing = () => ({
  wanted: [] as string[],
  refused: [] as string[],
  praised: [] as string[],
  openings: [] as Opening[],
  proposed: [] as readonly (string | null)[],
  turned: false,
  lists: false,
})

const without = (names: readonly string[], name: string): string[] => names.filter((one) => one !== name)

const typeOf = (name: string, sites: readonly Site[]): string | undefined =>
  sites.find((site) => site.name === name)?.type

/** "The plan with the Mill": all that was in it. */
const OF_A_PLAN =
  /\b(?:plan|one|day|version|offer|proposal|itinerary|trip|tour)\b(?: \w+){0,3}? (?:with|that had|where|containing|including)\b/i

function wholePlan(one: Named, text: string, tried: readonly Tried[], at: number): Named & { all: boolean } {
  const plan =
    one.wants && one.firm && OF_A_PLAN.test(text)
      ? tried
          .slice(0, at)
          .findLast(({ proposed }) => one.names.every((name) => proposed.includes(name)) && !proposed.includes(null))
      : undefined
  return plan ? { ...one, names: plan.proposed as readonly string[], all: true } : { ...one, all: false }
}
