/** The report of a whole plan: a table for each game and setting, and one over all of them. */
import { canonical } from '../../core/json.ts'
import { baselines, type Baseline } from './baselines.ts'
import { lineupOf } from './columns.ts'
import { describeMetric, headlinesOf } from '../tables/metric-names.ts'
import { reportRuns, settingsOf, type ReportOptions } from './report.ts'
import type { RunView } from './run-view.ts'
import type { DistinctResult } from '../running/run-distinct.ts'
import { metricCell, outcomesOf } from '../tables/summary.ts'
import type { Cell, ReportTable } from '../tables/table.ts'

/** Runs that play the same game by the same config, and stand in one table. */
export interface Group {
  readonly views: readonly RunView[]
  readonly baselines: readonly Baseline[]
}

export interface GroupOptions {
  /** Whether floors and ceilings are played. Default: they are. */
  readonly floors?: boolean
  readonly signal?: AbortSignal
}

/** Puts runs beside those that they can be compared with, and plays the floors and ceilings of each group. */
export async function groupRuns(
  views: readonly RunView[],
  { floors = true, signal }: GroupOptions = {},
): Promise<Group[]> {
  const groups = new Map<string, RunView[]>()
  for (const view of views) {
    const key = canonical([view.game.name, view.game.version, view.config])
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key)!.push(view)
  }
  const made: Group[] = []
  for (const group of groups.values()) made.push({ views: group, baselines: floors ? await beside(group, signal) : [] })
  return made
}

async function beside(views: readonly RunView[], signal: AbortSignal | undefined): Promise<Baseline[]> {
  const [{ game, config }] = views as [RunView]
  const lists = views.map(({ record, identical = [] }) => [...record.seeds, ...identical])
  const seeds = lists.reduce((most, list) => (list.length > most.length ? list : most))
  const places = game.seats(config)
  const [only] = views
  const players = only!.players
  const known = views.length === 1 && places.every((place) => players[place])
  const without = views.map((view) => lineupOf(view).join(', '))
  return baselines(
    { game, config, seeds, record: only!.record, ...(known && { players: players as DistinctResult['players'] }) },
    { without: known ? [] : without, ...(signal && { signal }) },
  )
}

/** The tables of all groups, and, where there are several, one over all. */
export function reportPlan(groups: readonly Group[], options: ReportOptions = {}): ReportTable[] {
  const tables = groups.flatMap(({ views, baselines }) => reportRuns(views, baselines, options))
  return groups.length > 1 ? [...tables, overview(groups)] : tables
}

/** Line-ups down, games across, the first headline metric of each. */
function overview(groups: readonly Group[]): ReportTable {
  const lineups = [...new Set(groups.flatMap(({ views }) => views.map((view) => lineupOf(view).join(', '))))]
  const heads = groups.map(({ views: [view] }) => {
    const { game, config } = view!
    const [headline] = headlinesOf(game)
    const settings = settingsOf(game, config)
    return [game.title, ...(settings ? [settings] : []), describeMetric(headline!, game.metrics[headline!]!)].join('\n')
  })
  return {
    title: 'All games',
    columns: ['', ...heads],
    rows: lineups.map((lineup): Cell[] => [
      lineup,
      ...groups.map(({ views }): Cell => {
        const view = views.find((one) => lineupOf(one).join(', ') === lineup)
        if (!view) return null
        const [headline] = headlinesOf(view.game)
        const cell = metricCell(view.game, outcomesOf(view.rows), headline!)
        return typeof cell === 'object' && cell && view.deterministic ? { ...cell, exact: true } : cell
      }),
    ]),
    notes: ['The first headline metric of each game, in its own unit: compare down a column, not across.'],
  }
}
