/** What a run came to: the status of its episodes, and each metric with its interval. */
import type { Status } from '../../core/event.ts'
import type { Game, Metric, Outcome } from '../../core/game.ts'
import type { Row } from '../logs/measure.ts'
import { bootstrapMean, sum, wilson, type Estimate } from './statistics.ts'
import type { Cell } from './table.ts'

/** How many episodes ended in each way. */
export type StatusCounts = Record<Status, number>

/** How many episodes ended in which way. */
export function countStatuses(rows: readonly Row[]): StatusCounts {
  const counts: StatusCounts = { completed: 0, stopped: 0, failed: 0, cancelled: 0, abandoned: 0 }
  for (const row of rows) counts[row.status]++
  return counts
}

/** Whether an episode that ended so was play, and counts. */
export const isPlay = (status: Status): boolean => status === 'completed' || status === 'stopped'

/** The outcomes that count: of completed and stopped episodes; the others were not play. */
export const outcomesOf = (rows: readonly Row[]): Outcome[] =>
  rows.flatMap(({ status, outcome }) => (isPlay(status) && outcome ? [outcome] : []))

/** A metric over outcomes; episodes in which it is not defined do not count. */
export function estimate(outcomes: readonly Outcome[], name: string, { kind }: Metric): Estimate {
  const values = outcomes.flatMap(({ metrics }) => {
    const value = metrics[name]
    return value === null || value === undefined ? [] : [Number(value)]
  })
  return kind === 'share' ? wilson(sum(values), values.length) : bootstrapMean(values)
}

/** All the game's metrics over outcomes. */
export const estimateAll = (game: Game, outcomes: readonly Outcome[]): Record<string, Estimate> =>
  Object.fromEntries(Object.entries(game.metrics).map(([name, metric]) => [name, estimate(outcomes, name, metric)]))

/** A metric as a table's cell. */
export const metricCell = (game: Game, outcomes: readonly Outcome[], name: string): Cell => ({
  kind: game.metrics[name]!.kind,
  estimate: estimate(outcomes, name, game.metrics[name]!),
})

/** What the seats did, in all episodes together; means are over all rows, whatever their status. */
export function usage(rows: readonly Row[]): Record<string, number> {
  const seats = rows.flatMap((row) => Object.values(row.seats))
  const total = (name: keyof (typeof seats)[number]): number => sum(seats.map((seat) => seat[name]))
  return {
    actions: total('actions'),
    words: total('words'),
    unreadable: total('unreadable'),
    illegal: total('illegal'),
    calls: total('calls'),
    retries: total('retries'),
    inputTokens: total('inputTokens'),
    outputTokens: total('outputTokens'),
    cost: total('cost'),
    tools: total('tools'),
  }
}
