/**
 * What the visitor's words demand of the next plan, where they tell no numbers: to cost less, a shorter way, a limit, nothing of
 * what was turned down; and what is said where that cannot be had.
 */
import type { Site } from '../../games/planning/index.ts'
import type { Belief } from './belief.ts'
import { withoutInquiries } from './inquiries.ts'
import type { Opinion } from './opinions.ts'
import { lengthOf } from './order.ts'
import { readWishes } from './wish.ts'
import type { Wish } from './wished.ts'

type Words = Pick<Belief, 'tried' | 'wishes' | 'missed'>

interface Complaints {
  readonly dear: boolean
  readonly far: boolean
}

export const complaintsOf = ({ tried }: Words): Complaints => {
  const latest = tried.at(-1)
  const of = (about: Opinion['about'], reason: string): boolean =>
    latest?.report === undefined &&
    latest?.opinions.some(
      (one) => !('good' in one && one.good) && (one.about === about || (one.about === 'stop' && one.reason === reason)),
    ) === true
  return { dear: of('price', 'price'), far: of('travel', 'far') }
}

export const limitOf = (wishes: readonly Wish[]): number | undefined => {
  const limit = wishes.find((wish) => wish.about === 'budget')
  return limit?.about === 'budget' ? limit.limit : undefined
}

export const priceOf = (events: readonly (number | null)[], sites: readonly Site[]): number =>
  sites.reduce((sum, { id, price }) => sum + (events.includes(id) ? price : 0), 0)

/** Wishes in the last words on the latest plan. */
export function toldNow({ tried }: Words, sites: readonly Site[]): Wish[] {
  const latest = tried.at(-1)
  if (latest === undefined || latest.report !== undefined) return []
  const names = sites.map(({ name }) => name)
  return latest.said.slice(-1).flatMap((text) => readWishes(withoutInquiries(text, names), names))
}

/** Whether a site has what was turned down, as far as words told and no numbers. */
export function isTurnedDown({ tried, wishes }: Words, { features }: Site): boolean {
  if (tried.some(({ report }) => report !== undefined)) return false
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
