/** What a report is made of: the result of a run, played just now or read from its folder. */
import type { Game } from '../../core/game.ts'
import type { RunResult } from '../running/run-result.ts'

export type RunView = Pick<RunResult, 'config' | 'record' | 'rows' | 'now' | 'earlier' | 'setAside' | 'missing'> & {
  readonly folder: { readonly path: string }
  readonly game: Game
  /** Those who play, as far as they could be found again. */
  readonly players: Partial<RunResult['players']>
  /** Nothing was left to chance: every seed gives the same episode. */
  readonly deterministic?: boolean
  /** Seeds that were asked for and not played, since they would be copies of the first episode. */
  readonly identical?: readonly number[]
}
