/** Plays plans one after another for a command: models opened once, progress shown, interrupts heeded. */
import { availableParallelism } from 'node:os'
import type { Model } from '../core/model.ts'
import type { PlanInput } from '../lab/plans/plan.ts'
import type { DistinctResult } from '../lab/running/run-distinct.ts'
import type { RunOptions } from '../lab/running/run-result.ts'
import { Interrupted, watchInterrupts } from './interrupt.ts'
import { ModelRack, type ModelFlags } from './models.ts'
import { toCount } from './options.ts'
import { ProgressLine } from './progress.ts'

export interface RunnerFlags extends ModelFlags {
  readonly jobs?: string
  readonly workers?: string
  readonly runs: string
  readonly prompts?: string
}

/** Most episodes at once that a process can hold open. */
const MAX_JOBS = 10_000

/** Most child processes: beyond a few for each core they only take memory from each other. */
const MAX_WORKERS = Math.max(16, 4 * availableParallelism())

export interface Runner {
  /** Plays a plan into its run folder. Throws when the user interrupts: the same command goes on. */
  run(plan: PlanInput): Promise<DistinctResult>
  /** The same, with what there is when the user interrupts. */
  play(plan: PlanInput, options?: RunOptions): Promise<DistinctResult>
  /** Opens a model for what asks it outside of episodes; it counts against the same budget. */
  openModel(name: string): Promise<Model>
  /** Says what is being done, on the progress line. */
  say(what: string): void
  /** How many episodes there are in all, where several plans are played: for the bar and the time left. */
  expect(episodes: number): void
  /** Whether the user has interrupted. */
  readonly interrupted: boolean
  /** Aborted when everything is to stop at once. */
  readonly signal: AbortSignal
  /** All that was played so far. */
  readonly results: readonly DistinctResult[]
}

/** Lends a runner to `work`, and lets go of everything when that is done. */
export async function withRunner<Result>(
  flags: RunnerFlags,
  work: (runner: Runner) => Promise<Result>,
  options: Pick<RunOptions, 'replay' | 'fresh' | 'queue'> = {},
): Promise<Result> {
  const { runDistinct } = await import('../lab/running/run-distinct.ts')
  const { findGame } = await import('../lab/own-code/find-game.ts')
  const jobs = flags.jobs === undefined ? undefined : toCount(flags.jobs, '--jobs', MAX_JOBS)
  const workers = flags.workers === undefined ? undefined : toCount(flags.workers, '--workers', MAX_WORKERS)
  const models = new ModelRack(flags)
  const interrupt = watchInterrupts()
  const line = new ProgressLine(() => models.snapshots())
  const results: DistinctResult[] = []
  const play: Runner['play'] = async (plan, more) => {
    const game = await findGame(plan.game)
    const result = await runDistinct(
      { ...plan, ...(flags.model && { model: flags.model }), ...(flags.prompts && { prompts: flags.prompts }) },
      {
        ...options,
        folder: flags.runs,
        openModel: models.open,
        admission: models.admission,
        signal: interrupt.now,
        drain: interrupt.soon,
        ...(jobs !== undefined && { jobs }),
        apart: true,
        print: (text) => line.print(text),
        ...(workers !== undefined && { workers }),
        listen: (progress) => line.show(game, progress),
        ...more,
      },
    )
    line.finish(result.rows.length + result.identical.length)
    results.push(result)
    return result
  }
  try {
    return await work({
      play,
      async run(plan) {
        const result = await play(plan)
        if (result.halted) throw result.halted
        if (interrupt.seen) throw new Interrupted()
        return result
      },
      openModel: models.open,
      say: (what) => line.label(what),
      expect: (episodes) => line.expect(episodes),
      get interrupted() {
        return interrupt.seen
      },
      signal: interrupt.now,
      results,
    })
  } finally {
    line.clear()
    interrupt.stop()
    await models.close()
  }
}
