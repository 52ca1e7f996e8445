/** Plays a plan, and of episodes that could only be copies of each other the first alone. */
import { isDeterministic } from './distinct.ts'
import type { PlanInput } from '../plans/plan.ts'
import { nameOnly, preparePlan } from '../plans/prepare-plan.ts'
import type { RunOptions, RunResult } from './run-result.ts'
import { run } from './run.ts'

export type DistinctResult = RunResult & {
  /** Nothing was left to chance: every seed gives the episode that was played. */
  readonly deterministic: boolean
  /** Seeds that were asked for and not played, as their episodes would be copies. */
  readonly identical: readonly number[]
}

/** As `run`, but where nothing is left to chance one episode is played instead of as many copies. */
export async function runDistinct(input: PlanInput, options: RunOptions = {}): Promise<DistinctResult> {
  const { game, config, players, record } = await preparePlan(input, nameOnly)
  const deterministic = await isDeterministic(game, config, players, record.seeds, options.signal)
  const result = await run(deterministic ? { ...input, episodes: 1 } : input, options)
  return { ...result, deterministic, identical: deterministic ? record.seeds.slice(1) : [] }
}
