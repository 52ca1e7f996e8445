/** What a run is asked for, what it tells while it plays, and what it comes to. */
import type { Event } from '../../core/event.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { ModelFailure } from '../../core/errors.ts'
import type { Model } from '../../core/model.ts'
import type { Admission } from '../../models/account.ts'
import type { Player } from '../seating/lineup.ts'
import type { Row } from '../logs/measure.ts'
import type { RunFolder, RunRecord, SetAside } from '../logs/store.ts'

export type { SetAside } from '../logs/store.ts'

/** How a plan is played: none of it changes what is played. */
export interface RunOptions {
  /** Where runs are kept. Default: `runs` in the working directory. */
  readonly folder?: string
  /** The run's own folder, instead of one named after the plan. */
  readonly into?: string
  /** Plays anew into a folder beside the one that is there; that one is kept. */
  readonly fresh?: boolean
  /** Replays every finished log before it counts; else its digest is enough. */
  readonly replay?: boolean
  /** Episodes played at once. Default: 32; 2 a worker where nobody asks a model or another program. */
  readonly jobs?: number
  /** Child processes that play; the models are asked by this one. Default: none, this process plays. */
  readonly workers?: number
  /**
   * Plays a game or agent named by the path of a module in one worker, where `workers` are not given: one that never pauses
   * then ends its episode and not the run. Default: this process plays.
   */
  readonly apart?: boolean
  /** What games and agents print in workers, as it comes. Default: it goes to standard error. */
  readonly print?: (text: string) => void
  /** The address of a Redis server where workers of any machine take episodes from. Default: none. */
  readonly queue?: string
  /**
   * Opens a model of the run, once there is an episode to play: a finished run is read without any. `folder` is where the
   * run keeps what outlives this process, its spending among it.
   */
  readonly openModel?: (name: string, folder: RunFolder) => Promise<Model>
  /**
   * Lets episodes begin as there is room and money for them, and says when nothing more is to begin. `folder`: of a run
   * that asks models; one that asks none, and whose episodes have no limits, asks no leave. Default: all begin at once.
   */
  readonly admission?: (folder?: RunFolder) => Admission
  /** Stops at once: what is running is cancelled, and can be resumed. */
  readonly signal?: AbortSignal
  /** Stops gently: what is running is finished, nothing new begun. */
  readonly drain?: AbortSignal
  /** Told whenever an episode begins, ends or is asked something again. */
  readonly listen?: (progress: Progress) => void
}

/** How far a run is. */
export interface Progress {
  readonly folder: string
  readonly total: number
  /** How many of `rows` were there before this call. */
  readonly before: number
  readonly running: number
  /** Episodes that other processes are playing. */
  readonly elsewhere: number
  /** The finished episodes so far, by seed. */
  readonly rows: ReadonlyMap<number, Row>
  /** The event that gave rise to this; absent when an episode began or ended. */
  readonly event?: Event
}

/** The episodes of a result that were finished before it was asked for. */
export interface Earlier {
  readonly episodes: number
  /** When the first and the last of them ended, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
}

/** A run and what came of it. */
export interface RunResult {
  readonly folder: RunFolder
  readonly game: Game
  readonly config: unknown
  /** The run, with the seeds of this result; `plan.json` may hold more. */
  readonly record: RunRecord
  readonly players: Readonly<Record<Seat, Player>>
  /** One for each seed that has an end, whatever its status, in the order of the seeds. */
  readonly rows: readonly Row[]
  /** How many of `rows` were played since this call began, here or by other processes on the same run. */
  readonly now: number
  /** What was there before; absent where nothing was. */
  readonly earlier?: Earlier
  /** Runs of the same plan whose code was another, where this one has just begun: they are kept, and count for nothing here. */
  readonly before?: readonly { readonly path: string; readonly changed: readonly string[] }[]
  readonly setAside: readonly SetAside[]
  /** Why nothing more was begun: the budget is used up, or the provider will not answer. */
  readonly halted?: ModelFailure
  /** Seeds that have no finished episode, because the run was interrupted. */
  readonly missing: readonly number[]
}
