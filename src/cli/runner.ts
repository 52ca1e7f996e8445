/** Plays plans one after another for a command: models opened once, progress shown, interrupts heeded. */
import type { Model } from '../core/model.ts'
import { InvalidInput } from '../core/errors.ts'
import type { PlanInput } from '../lab/plan.ts'
import type { RunOptions, RunResult } from '../lab/run.ts'
import { watchInterrupts } from './interrupt.ts'
import { ModelRack, type ModelFlags } from './models.ts'
import { toCount } from './options.ts'
import { ProgressLine } from './progress.ts'

export interface RunnerFlags extends ModelFlags {
  readonly jobs?: string
  readonly workers?: string
  readonly runs: string
}

export interface Runner {
  /** Plays a plan into its run folder. Throws when the user interrupts: the same command goes on. */
  run(plan: PlanInput): Promise<RunResult>
  /** Opens a model for what asks it outside of episodes; it counts against the same budget. */
  openModel(name: string): Promise<Model>
  /** Says what is being done, on the progress line. */
  say(what: string): void
  /** Episodes that failed so far. */
  failed(): number
}

/** Lends a runner to `work`, and lets go of everything when that is done. */
export async function withRunner<Result>(
  flags: RunnerFlags,
  work: (runner: Runner) => Promise<Result>,
  options: Pick<RunOptions, 'replay'> = {},
): Promise<Result> {
  const { run, findGame } = await import('../lab/run.ts')
  const models = new ModelRack(flags)
  const interrupt = watchInterrupts()
  const line = new ProgressLine(() => models.snapshots())
  let failed = 0
  try {
    return await work({
      openModel: models.open,
      say: (what) => line.label(what),
      failed: () => failed,
      async run(plan) {
        const game = await findGame(plan.game)
        const result = await run(
          { ...plan, ...(flags.model && { model: flags.model }) },
          {
            ...options,
            folder: flags.runs,
            openModel: models.open,
            admission: models.admission,
            signal: interrupt.now,
            drain: interrupt.soon,
            ...(flags.jobs && { jobs: toCount(flags.jobs, '--jobs') }),
            ...(flags.workers && { workers: toCount(flags.workers, '--workers') }),
            listen: (progress) => line.show(game, progress),
          },
        )
        failed += result.rows.filter(({ status }) => status === 'failed').length
        if (result.halted) throw result.halted
        if (interrupt.seen) throw new InvalidInput('interrupted; the same command goes on where it stopped')
        return result
      },
    })
  } finally {
    line.clear()
    interrupt.stop()
    await models.close()
  }
}
