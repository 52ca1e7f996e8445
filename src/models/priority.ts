/**
 * Who may spend next where money is short: episodes that have begun are finished before others begin, so that a run that
 * ends with its budget has spent it on results.
 */
import type { Amount, EpisodeSpending, Spending } from './spending.ts'

/** `never`: waiting will not help. */
export type Verdict = 'go' | 'wait' | 'never'

/**
 * All episodes under way but the oldest may together have spent this share of the budget, or this share of what has gone
 * into finished episodes, if that is more: many at once where money is plenty, one after another where it is not.
 */
const OF_BUDGET = 0.1
const OF_FINISHED = 0.6

/**
 * Whether a request that can take `amount` may be sent. `episode` is absent for what belongs to none; an episode that the
 * spending does not know is about to begin.
 */
export function decide(
  spending: Spending,
  limit: Partial<Amount>,
  amount: Amount,
  episode?: Pick<EpisodeSpending, 'id'>,
): Verdict {
  if (!spending.fits(amount, limit)) return spending.reserved.calls > 0 ? 'wait' : 'never'
  if (!episode) return 'go'
  let verdict: Verdict = 'go'
  for (const unit of ['usd', 'tokens'] as const) {
    const most = limit[unit]
    if (most === undefined) continue
    const next = rank(spending, unit, most, amount[unit], episode.id)
    if (next === 'never') return 'never'
    if (next === 'wait') verdict = 'wait'
  }
  return verdict
}

function rank(spending: Spending, unit: keyof Amount, most: number, amount: number, id: string): Verdict {
  const { finished } = spending
  const running = [...spending.episodes.values()].filter((one) => one.by !== undefined || one.id === id)
  const at = running.findIndex((one) => one.id === id)
  const own = running[at]
  const older = at < 0 ? running : running.slice(0, at)

  if (older.length > 0) {
    const underWay = running
      .slice(1)
      .reduce((sum, { spent, reserved }) => sum + Math.max(spent[unit] + reserved[unit], amount), 0)
    const more = own && own.spent.calls + own.reserved.calls === 0 ? 0 : amount
    if (underWay + more > Math.max(OF_BUDGET * most, OF_FINISHED * finished.sum[unit])) return 'wait'
  }
  if (finished.count === 0) return 'go'

  const typical = guess(finished, running, unit)
  const needed = older.reduce((sum, { spent, reserved }) => sum + Math.max(typical - spent[unit], reserved[unit]), 0)
  const younger = running.slice(older.length + 1).reduce((sum, { reserved }) => sum + reserved[unit], 0)
  const ownNeed = own ? Math.max(typical - own.spent[unit], own.reserved[unit] + amount) : Math.max(typical, amount)
  if (spending.spent[unit] + needed + ownNeed + younger <= most) return 'go'
  if (older.length > 0) return 'wait'
  // It will hardly be finished: tried only as long as more has gone into results than into the rest.
  const unfinished = spending.spent[unit] + spending.reserved[unit] - finished.sum[unit]
  if (unfinished + amount <= finished.sum[unit]) return 'go'
  return spending.reserved.calls > 0 ? 'wait' : 'never'
}

/** What an episode takes, rather too high: those that take longer than the finished ones did are evidence too. */
function guess(
  { count, sum, squares }: Spending['finished'],
  running: readonly EpisodeSpending[],
  unit: keyof Amount,
): number {
  const mean = sum[unit] / count
  const deviation = count > 1 ? Math.sqrt(Math.max(0, squares[unit] / count - mean ** 2)) : mean / 4
  return running.reduce((most, { spent }) => Math.max(most, 1.25 * spent[unit]), mean + deviation)
}
