/**
 * Runs of many episodes, their statistics and their tables.
 *
 * @module roundtable/lab
 */
export { baselines, type Baseline } from './baselines.ts'
export { crossPlay, crossPlayTables, type CrossPlay, type CrossPlayPlan, type Pairing } from './cross-play.ts'
export { exportRun, openExport, type Export, type ExportedFile, type ExportOptions } from './export.ts'
export { transcribe, type TranscriptOptions } from './transcript.ts'
export { forkEpisode, type ForkRequest } from './fork-episode.ts'
export { measure, type Row, type SeatMeasures } from './measure.ts'
export { planSchema, seedsOf, type Plan, type PlanInput } from './plan.ts'
export { reportRun } from './report.ts'
export { rateAgents, ratingsTable, type Rating } from './ratings.ts'
export { readRun, type ReadRun } from './read-run.ts'
export { findGame, run } from './run.ts'
export type { Earlier, Progress, RunOptions, RunResult, SetAside } from './run-result.ts'
export { bootstrapMean, wilson, type Estimate } from './statistics.ts'
export { RunFolder, type RunRecord } from './store.ts'
export { countStatuses, estimate, estimateAll, type StatusCounts } from './summary.ts'
export { verifyLog, verifyRun, type Verified } from './verify.ts'
export { cellText, type Cell, type Table } from './table.ts'
