/** A run as one JSON object: machine-readable and stable. Shares are 0 to 1. */
import type { Baseline } from './baselines.ts'
import type { RunResult } from './run.ts'
import { countStatuses, estimateAll, outcomesOf, usage } from './summary.ts'

export function toJson(result: RunResult, floors: readonly Baseline[] = []) {
  const { game, config, folder, record, rows } = result
  return {
    run: folder.path,
    game: game.name,
    version: game.version,
    config,
    agents: Object.values(record.seats).map(({ agent }) => agent),
    seats: record.seats,
    seeds: record.seeds,
    episodes: countStatuses(rows),
    metrics: estimateAll(game, outcomesOf(rows)),
    usage: usage(rows),
    baselines: floors.map(({ name, kind, outcomes }) => ({ name, kind, metrics: estimateAll(game, outcomes) })),
  }
}
