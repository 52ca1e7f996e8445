/** A run as one JSON object: machine-readable and stable. Shares are 0 to 1; what is not defined is null. */
import type { Game, Outcome } from '../../core/game.ts'
import type { Baseline } from './baselines.ts'
import { columnsOf, isBeaten, pairsOf } from './columns.ts'
import { countDistinct } from '../running/distinct.ts'
import { headlinesOf } from '../tables/metric-names.ts'
import type { RunView } from './run-view.ts'
import { usageBySeat } from './seat-table.ts'
import { pairedDifference, type Estimate } from '../tables/statistics.ts'
import { countStatuses, estimateAll, isPlay, outcomesOf, usage } from '../tables/summary.ts'

export function toJson(view: RunView, baselines: readonly Baseline[] = []) {
  const { game, config, folder, record, rows, now, earlier, setAside, missing, identical = [] } = view
  const columns = columnsOf([view], baselines)
  const run = columns.find(({ kind }) => kind === 'run')!
  return {
    run: folder.path,
    game: game.name,
    version: game.version,
    config,
    agents: Object.values(record.seats).map(({ agent }) => agent),
    seats: record.seats,
    seeds: record.seeds,
    episodes: countStatuses(rows),
    played: { now, earlier: earlier ?? null },
    distinct: {
      episodes: countDistinct(
        game,
        config,
        rows.filter(({ status }) => isPlay(status)),
      ),
      deterministic: view.deterministic ?? false,
      /** Seeds that were asked for and not played, since they give the episode that was. */
      identical,
    },
    missing,
    setAside,
    headline: headlinesOf(game),
    metrics: withoutWidth(game, outcomesOf(rows)),
    usage: usage(rows),
    usageBySeat: usageBySeat(rows),
    baselines: baselines.map((baseline) => {
      const { name, kind, lineup, outcomes, deterministic } = baseline
      return {
        name,
        kind: kind === 'ceiling' && isBeaten(game, run, baseline) ? 'reference' : kind,
        lineup,
        deterministic,
        metrics: withoutWidth(game, [...outcomes.values()]),
        /** The run less this, paired by seed. */
        difference: Object.fromEntries(
          Object.entries(game.metrics).map(([metric, { kind }]) => [
            metric,
            honest(pairedDifference(pairsOf(run, baseline, metric), kind)),
          ]),
        ),
      }
    }),
  }
}

const withoutWidth = (game: Game, outcomes: readonly Outcome[]): Record<string, Interval> =>
  Object.fromEntries(Object.entries(estimateAll(game, outcomes)).map(([name, estimate]) => [name, honest(estimate)]))

type Interval = Omit<Estimate, 'low' | 'high'> & { low: number | null; high: number | null }

/** Where nothing varied there is no interval: none of zero width is given as if it had been measured. */
export const honest = (estimate: Estimate): Interval =>
  estimate.low === estimate.high ? { ...estimate, low: null, high: null } : estimate
