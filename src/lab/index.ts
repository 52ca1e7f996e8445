/**
 * Runs of many episodes, their statistics and their tables.
 *
 * @module roundtable/lab
 */
export { baselines, type Baseline } from './baselines.ts'
export { crossPlay, crossPlayTables, type CrossPlay, type CrossPlayPlan, type Pairing } from './cross-play.ts'
export { exportRun, transcribe, type ExportedFile } from './export.ts'
export { forkEpisode, type ForkRequest } from './fork-episode.ts'
export { measure, type Row, type SeatMeasures } from './measure.ts'
export { planSchema, seedsOf, type Plan, type PlanInput } from './plan.ts'
export { reportRun } from './report.ts'
export { findGame, run, type Progress, type RunOptions, type RunResult } from './run.ts'
export { bootstrapMean, wilson, type Estimate } from './statistics.ts'
export { RunFolder, type RunRecord } from './store.ts'
export { countStatuses, estimate, estimateAll, type StatusCounts } from './summary.ts'
export { cellText, type Cell, type Table } from './table.ts'
