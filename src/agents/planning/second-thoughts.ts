/**
 * The one step between reading and proposing: whether the plan to come goes against what was said of the places of the latest one. What
 * is certain is set right; of what is not, as little as possible changes, and where nothing else was asked for it is asked for first.
 */
import type { Site } from '../../games/planning/index.ts'
import type { Belief } from './belief.ts'
import { bestExpected } from './choose.ts'
import { wordsOn } from './heed.ts'
import { scored, toSee, within, wishing } from './limits.ts'
import { complaintsOf } from './demands.ts'
import type { Standing } from './standing.ts'
import { stancesOf, type Stance } from './stances.ts'

/** What counts more than any wish. */
const FIXED = 6000

/** What is wrong with a plan, if anything. */
export type Thought =
  | { readonly asks: 'stays' | 'comes'; readonly name: string }
  | { readonly asks: 'instead'; readonly name: string; readonly gone: string }
  | {
      readonly asks: undefined
      readonly events: readonly number[]
      readonly lead: string
      /** Stops that are left where they are, though it is not certain that they should be. */
      readonly left: readonly string[]
    }

interface Considering {
  readonly belief: Belief
  readonly standing: Standing
  readonly sites: readonly Site[]
  /** Whether something may be asked before the next plan. */
  readonly mayAsk: boolean
}

/** `text`: what would be said beside the plan. */
export function secondThoughts(
  events: readonly number[],
  text: string,
  { belief, standing, sites, mayAsk }: Considering,
): Thought | undefined {
  const latest = belief.tried.at(-1)
  if (
    latest === undefined ||
    latest.said.length === 0 ||
    latest.earlier !== undefined ||
    latest.proposed.includes(null)
  )
    return undefined
  if (scored(belief)) return undefined
  const proposed = latest.proposed as readonly string[]
  const stances = stancesOf(
    latest,
    belief.tried.slice(0, -1).map((one) => one.proposed),
    sites,
  )
  const view = viewOf(stances, proposed, belief, standing)
  const next = events.map((id) => sites.find((site) => site.id === id)!.name)
  const question = mayAsk ? unclear(view, next) : undefined
  if (question !== undefined) return question
  // That it is left out is no reason.
  const reasons = text.replace(/, without [^.]*/g, '')
  const isTold = (name: string): boolean => reasons.includes(name)
  const lost = [...view.torn, ...view.named].filter((name) => proposed.includes(name) && !next.includes(name))
  const isWrong =
    [...view.goes, ...view.aside].some((name) => next.includes(name)) ||
    [...view.stays, ...view.comes].some((name) => !next.includes(name) && !isTold(name)) ||
    (view.changes ? lost.length > 0 : false)
  if (!isWrong) return undefined
  return setRight(view, next, lost, { belief, standing, sites, mayAsk })
}

interface View {
  /** Turned down; to stay; to come. */
  readonly goes: readonly string[]
  readonly stays: readonly string[]
  readonly comes: readonly string[]
  /** Of which both was read, and of which nothing was; the latter are stops of the plan. */
  readonly torn: readonly string[]
  readonly named: readonly string[]
  /** Only mentioned, and no stop of the plan. */
  readonly aside: readonly string[]
  readonly proposed: readonly string[]
  /** Whether anything certain is to change. */
  readonly changes: boolean
  /** Whether the whole is complained of, so that any stop may go. */
  readonly complains: boolean
}

function viewOf(
  stances: ReadonlyMap<string, Stance>,
  proposed: readonly string[],
  belief: Belief,
  { now, wanted, either }: Standing,
): View {
  const of = (stance: Stance, isIn: boolean): string[] =>
    [...stances].flatMap(([name, one]) => (one === stance && proposed.includes(name) === isIn ? [name] : []))
  const goes = [...of('goes', true), ...of('goes', false)]
  const firm = of('stays', false).filter((name) => now.wanted.includes(name) && !either.flat().includes(name))
  const free = of('goes', true).length - firm.length - now.openings.length
  // What is liked fills the place of what goes.
  const liked = of('stays', false).filter((name) => !now.wanted.includes(name))
  const comes = free >= liked.length ? [...firm, ...liked] : firm
  const asked = new Set([
    ...wanted,
    ...either.flat(),
    ...belief.wishes.flatMap((wish) => (wish.about === 'see' ? wish.names : [])),
  ])
  const { dear, far } = complaintsOf(belief)
  return {
    goes,
    comes,
    stays: of('stays', true),
    torn: [...of('torn', true), ...of('torn', false)],
    named: of('named', true),
    aside: of('named', false).filter((name) => !asked.has(name)),
    proposed,
    changes: of('goes', true).length + comes.length + now.openings.length > 0,
    complains:
      dear || far || belief.tried.at(-1)!.opinions.some((one) => one.about !== 'stop' && 'good' in one && !one.good),
  }
}

/** What should be asked before this plan comes. */
function unclear(
  { torn, named, changes, complains, goes, comes, proposed }: View,
  next: readonly string[],
): Thought | undefined {
  const isIn = (name: string): boolean => proposed.includes(name)
  const stop = torn.find(isIn)
  const free = goes.filter(isIn).length - comes.length
  // What comes for something comes for that of which it is not certain whether it goes.
  const other = torn.find((name) => !isIn(name) && next.includes(name)) ?? (free < 0 ? comes.at(-1) : undefined)
  if (stop !== undefined && other !== undefined) return { asks: 'instead', name: other, gone: stop }
  // Where something is certain to change, that is done, and the rest is left.
  if (stop !== undefined && !changes) return { asks: 'stays', name: stop }
  if (other !== undefined && free > 0) return { asks: 'comes', name: other }
  const lost = named.find((name) => !next.includes(name))
  return lost === undefined || changes || complains ? undefined : { asks: 'stays', name: lost }
}

/** The plan that has what is certain, and else changes as little as possible. */
function setRight(
  { goes, stays, comes, torn, named, aside, proposed, changes }: View,
  next: readonly string[],
  lost: readonly string[],
  { belief, standing, sites }: Considering,
): Thought {
  const stops = proposed.length
  const unsure = [...torn, ...named].filter((name) => proposed.includes(name))
  const fresh = next.filter((name) => !proposed.includes(name) && !goes.includes(name) && !aside.includes(name))
  const open = standing.now.openings.length > 0 ? fresh : []
  const rest = changes ? proposed.filter((name) => !goes.includes(name)) : []
  const fixed = [...new Set([...comes, ...stays, ...open, ...unsure, ...rest])].slice(0, stops)
  const { belief: limited, pool } = within(belief, standing, sites, stops)
  const mayBe = sites.filter(
    (site) => fixed.includes(site.name) || (pool.includes(site) && ![...goes, ...aside].includes(site.name)),
  )
  const wished = wishing(
    limited,
    fixed.map((name) => toSee([name], FIXED)),
  )
  const best = (some: readonly Site[]): number[] => bestExpected(wished.imagined, some, stops)
  const events = unlike(best(mayBe), mayBe, { belief, fixed, stops, best })
  const names = events.map((id) => sites.find((site) => site.id === id)!.name)
  const told = {
    ...standing,
    wanted: comes,
    now: { ...standing.now, wanted: comes, refused: goes.filter((name) => !names.includes(name)) },
  }
  return {
    asks: undefined,
    events,
    lead: wordsOn(events, { standing: told, open: [], sites, stops, proposed }),
    left: lost.filter((name) => torn.includes(name) && names.includes(name)),
  }
}

/** Another choice of what is free where just that was offered before. */
function unlike(
  events: readonly number[],
  pool: readonly Site[],
  {
    belief,
    fixed,
    stops,
    best,
  }: { belief: Belief; fixed: readonly string[]; stops: number; best: (some: readonly Site[]) => number[] },
): readonly number[] {
  const isTried = belief.tried.some((one) => events.every((id) => one.events.includes(id)))
  if (!isTried || fixed.length >= stops) return events
  const others = pool.filter(({ id, name }) => fixed.includes(name) || !events.includes(id))
  return others.length < stops ? events : best(others)
}
