/** The shape of a reproduction: a table or figure of a paper, ours beside it. */
import type { Model } from '../../core/model.ts'
import type { PlanInput } from '../plans/plan.ts'
import type { RunResult } from '../running/run.ts'
import type { ReportTable } from '../tables/table.ts'

/** What a reproduction is given. */
export interface Bench {
  /** The model for its language agents, if the user named one. Without it only the rows that need none are filled. */
  readonly model?: string
  /** How many episodes a cell has, instead of the paper's number. */
  readonly episodes?: number
  /** Where the user keeps data that is not ours to bring (published games, recorded networks). */
  readonly data?: string
  /** More line-ups to play: one agent for all seats, one each, or one for those who ask and one for the assistant. */
  readonly lineups?: readonly (readonly string[])[]
  /** Folders with logs of games that people played, to stand in rows of their own. */
  readonly logs?: readonly string[]
  /** A folder with prompts as published, for the rows that stand for the paper's own condition. */
  readonly prompts?: string
  /** Opens a model for an analysis that asks it outside of episodes. */
  openModel?(name: string): Promise<Model>
  /** Plays a plan into a run folder, resumes it, shows progress. */
  run(plan: PlanInput): Promise<RunResult>
  /** Says what is being done, on the progress line. */
  say(what: string): void
}

export interface Reproduction {
  /** `<paper>/<table>`, as on the command line. */
  readonly name: string
  readonly paper: string
  /** One sentence on what it shows. */
  readonly about: string
  make(bench: Bench): Promise<Report>
}

export interface Report {
  readonly tables: readonly ReportTable[]
  /** Pictures as SVG, by file name. */
  readonly figures?: Readonly<Record<string, string>>
}
