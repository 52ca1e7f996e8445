/**
 * What the visitor's last words demand of the next plan, where they tell no numbers: to cost less, a shorter way, a limit, a kind
 * of place, nothing of what was turned down; and what is said where it cannot be had.
 */
import type { Preference, Site } from '../../games/planning/index.ts'
import type { Belief } from './belief.ts'
import { withoutInquiries } from './inquiries.ts'
import type { Opinion } from './opinions.ts'
import { lengthOf } from './order.ts'
import { readWishes } from './wish.ts'
import type { Wish } from './wished.ts'

/** Points: more than any wish, less than what is asked for by name. */
const WEIGHTS = { limit: 1500, now: 900, kind: 60, cheaper: 500, clearly: 8, mile: 10, keepsLimit: 60, kept: 4 }

/** The part of a price that is clearly less. */
const CLEARLY = 0.75

type Words = Pick<Belief, 'tried' | 'wishes' | 'missed'>

interface Complaints {
  readonly dear: boolean
  readonly far: boolean
}

const complaintsOf = ({ tried }: Words): Complaints => {
  const latest = tried.at(-1)
  const of = (about: Opinion['about'], reason: string): boolean =>
    latest?.report === undefined &&
    latest?.opinions.some(
      (one) => !('good' in one && one.good) && (one.about === about || (one.about === 'stop' && one.reason === reason)),
    ) === true
  return { dear: of('price', 'price'), far: of('travel', 'far') }
}

const limitOf = (wishes: readonly Wish[]): number | undefined => {
  const limit = wishes.find((wish) => wish.about === 'budget')
  return limit?.about === 'budget' ? limit.limit : undefined
}

const priceOf = (events: readonly (number | null)[], sites: readonly Site[]): number =>
  sites.reduce((sum, { id, price }) => sum + (events.includes(id) ? price : 0), 0)

/** Wishes in the last words on the latest plan. */
function toldNow({ tried }: Words, sites: readonly Site[]): Wish[] {
  const latest = tried.at(-1)
  if (latest === undefined || latest.report !== undefined) return []
  const names = sites.map(({ name }) => name)
  return latest.said.slice(-1).flatMap((text) => readWishes(withoutInquiries(text, names), names))
}

/** What weighs for it. `isWhole`: the whole plan was named. */
export function demandsOf(words: Words, sites: readonly Site[], isWhole: boolean): Preference[] {
  const { tried, wishes, missed } = words
  const latest = tried.at(-1)
  if (latest === undefined || latest.report !== undefined || isWhole) return []
  const { dear, far } = complaintsOf(words)
  const now = toldNow(words, sites)
  const limit = limitOf(wishes)
  const told = limitOf(now) !== undefined
  const before = priceOf(latest.events, sites)
  const isNow = (type: string): boolean =>
    dear || far || now.some((wish) => wish.about === 'type' && wish.type === type) || missed.some((one) => one === type)
  const budget = (at: number, weight: number): Preference => ({
    kind: 'PriceBudgetPreference',
    text: '',
    weight: -weight,
    budget: at,
  })
  return [
    ...(limit !== undefined && (told || (dear && before > limit)) ? [budget(limit, WEIGHTS.limit)] : []),
    ...(dear && before > 0
      ? [budget(before - 1, WEIGHTS.cheaper), budget(Math.floor(before * CLEARLY), WEIGHTS.clearly)]
      : []),
    ...(far ? [{ kind: 'DistancePreference', text: '', weight: -WEIGHTS.mile } as const] : []),
    // A shorter way is no reason to spend more than there is.
    ...(far && limit !== undefined ? [budget(limit, WEIGHTS.keepsLimit)] : []),
    ...wishes.flatMap((wish): Preference[] =>
      wish.about === 'type'
        ? [
            {
              kind: 'AtLeastOneEventType',
              text: '',
              weight: isNow(wish.type) ? WEIGHTS.now : WEIGHTS.kind,
              type: wish.type,
              penalize: true,
            },
          ]
        : [],
    ),
    // Who finds the whole too dear or too far said nothing against the single stops.
    ...(dear || far
      ? latest.proposed.flatMap((name, place): Preference[] =>
          name === null || latest.opinions.some((one) => one.about === 'stop' && one.place === place && !one.good)
            ? []
            : [{ kind: 'WantToGo', text: '', weight: WEIGHTS.kept, names: [name], penalize: false }],
        )
      : []),
  ]
}

/** Whether a site has what was turned down, as far as words told and no numbers. */
export function isTurnedDown({ tried, wishes }: Words, { features }: Site): boolean {
  if (tried.length === 0 || tried.some(({ report }) => report !== undefined)) return false
  return wishes.some(
    (wish) => wish.about === 'feature' && wish.bad.some((value) => value !== false && value === features[wish.feature]),
  )
}

/** What is said of a plan that costs no less, or is no shorter, though that was asked for. */
export function unmet(words: Words, events: readonly number[], sites: readonly Site[]): string | undefined {
  const latest = words.tried.at(-1)
  if (latest === undefined || latest.report !== undefined || latest.events.includes(null)) return undefined
  const before = latest.events as readonly number[]
  const { dear, far } = complaintsOf(words)
  const [cost, was] = [priceOf(events, sites), priceOf(before, sites)]
  if (dear && cost >= was)
    return was === 0 ? 'That is free already.' : `I find nothing cheaper than $${was} with all that you asked for.`
  const [way, walked] = [lengthOf(events, sites), lengthOf(before, sites)]
  return far && way >= walked ? `I find no shorter way than ${walked} miles with all that you asked for.` : undefined
}
