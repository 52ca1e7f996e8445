/** Which plan that was offered before may come again: that which the visitor goes back to, and what is the best after all. */
import { scoreItinerary, type Site } from '../../games/planning/index.ts'
import type { Belief } from './belief.ts'
import type { Standing } from './standing.ts'
import type { Tried } from './tried.ts'

const isSame = (one: readonly (number | null)[], other: readonly (number | null)[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

export const timesOffered = ({ tried }: Belief, plan: readonly number[]): number =>
  tried.filter(({ events }) => isSame(events, plan)).length

/** An earlier plan that is worth more than what would come next, for all that was said against it, and its stops that were blamed. */
export function bestOffered(
  { tried, visitors, wishes }: Belief,
  next: readonly number[],
  sites: readonly Site[],
  refused: ReadonlySet<string>,
): { events: readonly number[]; blamed: readonly string[] } | undefined {
  const worth = (events: readonly number[]): number =>
    visitors.reduce((sum, preferences) => sum + scoreItinerary({ sites, preferences }, [...events]).total, 0)
  const plans = tried.map(({ events }) => events as readonly number[])
  const isOnce = (plan: readonly number[]): boolean => plans.filter((other) => isSame(other, plan)).length === 1
  // Once is enough.
  if (!plans.every(isOnce)) return undefined
  const stopsOf = (plan: readonly number[]): Site[] => sites.filter(({ id }) => plan.includes(id))
  const old = plans
    .slice(0, -1)
    .filter((plan) => stopsOf(plan).length === plan.length && holds({ wishes }, plan, sites))
    .filter((plan) => !stopsOf(plan).some(({ name }) => refused.has(name)))
    .sort((one, other) => worth(other) - worth(one))[0]
  if (old === undefined || worth(old) <= worth(next)) return undefined
  const names = stopsOf(old).map(({ name }) => name)
  const blamed = names.filter((name) =>
    wishes.some((wish) => wish.about === 'site' && wish.name === name && !wish.liked),
  )
  return { events: old, blamed }
}

/** Whether a plan that was refused may be offered once more: not the latest, and nothing that still holds was said against it. */
export const mayComeAgain = (belief: Belief, plan: readonly number[], sites: readonly Site[]): boolean =>
  timesOffered(belief, plan) === 1 &&
  !isSame(belief.tried.at(-1)!.events, plan) &&
  holds(belief, plan, sites) &&
  belief.tried.every(
    ({ events, opinions }) => !isSame(events, plan) || opinions.every((one) => !('good' in one) || one.good),
  )

/** Whether a plan has all places and kinds of places that were asked for, and costs no more than there is. */
export function holds({ wishes }: Pick<Belief, 'wishes'>, events: readonly number[], sites: readonly Site[]): boolean {
  const stops = sites.filter(({ id }) => events.includes(id))
  return wishes.every((wish) => {
    if (wish.about === 'budget') return stops.reduce((sum, { price }) => sum + price, 0) <= wish.limit
    if (wish.about === 'see') return stops.some(({ name }) => wish.names.includes(name))
    return wish.about !== 'type' || stops.some(({ type }) => type === wish.type)
  })
}

/** The plan that the visitor goes back to and would have nothing of changed. */
export function recalled({ tried }: Belief, { now }: Standing): Tried | undefined {
  const earlier = tried.at(-1)?.earlier
  if (earlier === undefined) return undefined
  const plan = tried[earlier]!
  const isSame =
    now.openings.length === 0 &&
    now.wanted.every((name) => plan.proposed.includes(name)) &&
    !now.refused.some((name) => plan.proposed.includes(name))
  return isSame && !plan.proposed.includes(null) ? plan : undefined
}

/** A stop by which a plan is told from the latest. */
export function tellingOf({ events }: Tried, { tried }: Belief, sites: readonly Site[]): string {
  const own = events.find((id) => !tried.at(-1)!.events.includes(id)) ?? events[0]
  return sites.find(({ id }) => id === own)!.name
}

/** Whether nothing but refusals was said of an itinerary, or it came again and was refused again. */
export function isRefusedFor({ tried }: Belief, events: readonly number[]): boolean {
  const same = tried.filter((one) => one.events.join() === events.join())
  // Of what numbers were told it is known to be the best, whatever the answer.
  const most = same.some(({ report }) => report !== undefined) ? 6 : 1
  return (
    same.filter(({ rejected }) => rejected).length > most ||
    (same.some(({ rejected }) => rejected) &&
      tried.length > 1 &&
      tried.every(({ report, opinions }) => report === undefined && opinions.length === 0))
  )
}
