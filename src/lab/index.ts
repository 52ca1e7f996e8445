/**
 * Runs of many episodes, their statistics and their tables. What each folder here is for: CONTRIBUTING.md, Layout.
 *
 * @module roundtable/lab
 */
export { baselines, type Baseline } from './reports/baselines.ts'
export {
  crossPlay,
  crossPlayTables,
  type CrossPlay,
  type CrossPlayPlan,
  type Pairing,
} from './cross-play/cross-play.ts'
export { exportRun, openExport, type Export, type ExportedFile, type ExportOptions } from './export/export.ts'
export { transcribe, type TranscriptOptions } from './reports/transcript.ts'
export { forkEpisode, type ForkRequest } from './running/fork-episode.ts'
export { measure, type Row, type SeatMeasures } from './logs/measure.ts'
export { planSchema, seedsOf, type Plan, type PlanInput } from './plans/plan.ts'
export { reportRun } from './reports/report.ts'
export { rateAgents, ratingsTable, type Rating } from './cross-play/ratings.ts'
export { readRun, type ReadRun } from './running/read-run.ts'
export { findGame } from './own-code/find-game.ts'
export { run } from './running/run.ts'
export type { Earlier, Progress, RunOptions, RunResult, SetAside } from './running/run-result.ts'
export { bootstrapMean, wilson, type Estimate } from './tables/statistics.ts'
export { RunFolder, type RunRecord } from './logs/store.ts'
export { countStatuses, estimate, estimateAll, type StatusCounts } from './tables/summary.ts'
export { verifyLog, verifyRun, type Verified } from './reading/verify.ts'
export { cellText, type Cell, type ReportTable } from './tables/table.ts'
