/**
 * The wishes in all that the visitor said, in the order in which he said it, so that a later word takes back or changes an earlier
 * one. What is said of stops that were just proposed is an opinion, and no wish; what is asked for or refused by name is liked or not.
 */
import type { Site } from '../../games/planning/index.ts'
import { inFull } from './answers.ts'
import { withCorrections } from './corrected.ts'
import type { PlanningObservation } from './observation.ts'
import { readFaults, withLess } from './faults.ts'
import { withoutInquiries } from './inquiries.ts'
import { costsOf, withoutQuoted } from './quoted.ts'
import type { Request } from './requests.ts'
import type { Tried } from './tried.ts'
import { keyOf, merge, readWishes } from './wish.ts'
import { readWithdrawn } from './withdrawn.ts'
import type { Wish } from './wished.ts'

export function readTold(
  { talk, seat, closing }: PlanningObservation,
  tried: readonly Tried[],
  sites: readonly Site[],
): Wish[] {
  const names = sites.map(({ name }) => name)
  let told: Wish[] = []
  const hear = (text: string, asked: string | undefined, fits: (wish: Wish) => boolean = () => true): void => {
    // Once the last plan is due the game counts what it gave to be wished, whatever was given up for the sake of something else.
    const meant = closing ? text : withLess(withoutInquiries(text, names).replace(NOT_FAR, 'is near'))
    const withdrawn = closing ? undefined : readWithdrawn(meant, sites)
    const left = withdrawn === undefined ? told : told.flatMap((wish) => withdrawn.without(wish) ?? [])
    // "Skip the tourist traps" takes back what was asked for before; of what was not, it is a wish.
    const takesBack = withdrawn !== undefined && (left.length < told.length || left.some((wish, i) => wish !== told[i]))
    const rest = takesBack ? withdrawn.rest : meant
    told = left
    // "Which bars have live music?" takes back nothing that was said of it before.
    const asks = WHICH.test(rest)
    const wishes = readWishes(asked === undefined ? rest : inFull(rest, asked, names), names).filter(
      (wish) => fits(wish) && !(asks && told.some((one) => keyOf(one) === keyOf(wish))),
    )
    // What ratings are good enough is told anew, and not besides.
    if (wishes.some(isRating)) told = told.filter((wish) => !isRating(wish))
    told.push(...wishes)
  }
  const first = talk.findIndex(({ kind }) => kind === 'proposal')
  for (const [i, line] of talk.slice(0, first < 0 ? talk.length : first).entries()) {
    if (line.kind !== 'message' || line.by === seat) continue
    const asked = talk.slice(0, i).findLast((other) => other.kind === 'message')
    hear(withCorrections(line.text, limitIn(told)), asked?.kind === 'message' && asked.by === seat ? asked.text : '')
  }
  for (const { said, requests, opinions, proposed, report, earlier } of tried) {
    const known = (name: string): boolean => proposed.includes(name)
    const stops = proposed.map((name) => sites.find((site) => site.name === name))
    const costs = costsOf(stops)
    for (const [i, text] of said.entries()) {
      const limit = limitIn(told)
      const stances = stancesIn(requests[i] ?? [])
      const { rest } = closing ? { rest: text } : readFaults(text, stops, names)
      hear(withoutQuoted(rest, costs, limit), undefined, (wish) => {
        // "The Tower is great, 12 points": numbers say what a stop is worth, and that nobody set his heart on it.
        if (wish.about === 'see') return (wish.must && report === undefined) || !wish.names.every(known)
        // "A place with live music, good grief!" complains of the plan that has one.
        if (wish.about === 'feature' && turns(wish, told) && !ASKS_FOR.test(text))
          return !stops.some((stop) => stop && wish.good.includes(stop.features[wish.feature]!))
        if (wish.about === 'budget') return report === undefined || /\$|dollar|buck/.test(text)
        // "Heron Meadow scores 4": of what is counted, no stars are asked for.
        if (isRating(wish) && report !== undefined && !STARS.test(text)) return false
        // Who complains of stars asks for no fewer than he did before.
        if (isRating(wish))
          return LOWERS.test(text) || !told.some((one) => isRating(one) && leastOf(one) > leastOf(wish))
        return wish.about !== 'site' || (report === undefined && !known(wish.name) && !stances.has(wish.name))
      })
      for (const [name, { wants, firm }] of stances) {
        if (!wants && firm && !closing) told = told.flatMap((wish) => withoutSite(wish, name) ?? [])
        if (report === undefined && !known(name)) told.push({ about: 'site', name, liked: wants })
      }
    }
    // Numbers are explained by what the sites are like.
    if (report === undefined)
      for (const opinion of opinions) {
        const name = opinion.about === 'stop' ? proposed[opinion.place] : undefined
        if (opinion.about === 'stop' && name) told.push({ about: 'site', name, liked: opinion.good })
      }
    // Whoever goes back to a plan would have its stops after all.
    for (const name of earlier === undefined ? [] : tried[earlier]!.proposed)
      if (name !== null) told.push({ about: 'site', name, liked: true })
  }
  // What no list has nobody can be shown.
  return merge(told.filter((wish) => wish.about !== 'see' || wish.names.some((name) => names.includes(name))))
}

/** Whether a wish is against one that was told before. */
const turns = (wish: Wish & { about: 'feature' }, told: readonly Wish[]): boolean =>
  told.some(
    (one) =>
      one.about === 'feature' && one.feature === wish.feature && one.bad.some((value) => wish.good.includes(value)),
  )

/** Says that something is wanted. */
const ASKS_FOR =
  /\b(?:want\w*|like|likes|love|loves|need\w*|prefer\w*|wish\w*|would|could|should|must|please|fine|okay|ok|after all|mind|fancy|enjoy\w*|good|great|nice|have|instead|let|rather)\b|'d\b/i

const WHICH = /^\W*(?:\w+ )?(?:which|what|(?:is|are) there) [^.!?]*\?\W*$/i

/** "If it isn't too far from the Mill." */
const NOT_FAR = /\b(?:(?:is|are) not|isn'?t|aren'?t|not) (?:(?:too|so|that|very|really) )*far (?:away )?from\b/gi

const STARS = /\b(?:stars?|rated|ratings?|reviews?)\b/i

/** Fewer stars will do. */
const LOWERS =
  /\b(?:at least|min\w*|or (?:more|better|above|higher|up)|and (?:up|above)|fine|ok|okay|enough|suffice\w*|do|good|acceptable|accept|even|from|lower|down|settle|also|now|already)\b/i

const limitIn = (told: readonly Wish[]): number | undefined =>
  told.flatMap((wish) => (wish.about === 'budget' ? [wish.limit] : [])).at(-1)

const leastOf = (wish: Wish): number =>
  wish.about === 'feature' ? Math.min(...wish.good.map(Number)) : Number.POSITIVE_INFINITY

const isRating = (wish: Wish): boolean => wish.about === 'feature' && wish.feature === 'rating'

/** Sites that are asked for or refused, praised or blamed by name, the last word on each. */
const stancesIn = (requests: readonly Request[]): Map<string, { wants: boolean; firm: boolean }> =>
  new Map(requests.flatMap((one) => ('names' in one ? one.names.map((name) => [name, one] as const) : [])))

/** What is left of a wish to see sites once one of them is refused. */
function withoutSite(wish: Wish, name: string): Wish | undefined {
  if (wish.about !== 'see' || !wish.names.includes(name)) return wish
  const names = wish.names.filter((other) => other !== name)
  return names.length === 0 ? undefined : { ...wish, names }
}
