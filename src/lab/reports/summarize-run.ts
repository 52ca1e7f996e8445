/** A run in one line. */
import { isFinal } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import { findGame } from '../own-code/find-game.ts'
import { describeLineup, describePlayer } from '../seating/lineup-names.ts'
import { describeMetric, headlinesOf } from '../tables/metric-names.ts'
import { readRun } from '../running/read-run.ts'
import { moment } from './report.ts'
import { isPlay, metricCell, outcomesOf } from '../tables/summary.ts'
import type { Cell } from '../tables/table.ts'

export interface RunSummary {
  readonly name: string
  readonly path: string
  readonly game: string
  /** When it was last worked on, in the reader's time. */
  readonly when: string
  readonly who: string
  /** Episodes that were played, and those that were ever asked for. */
  readonly finished: number
  readonly planned: number
  readonly headline?: { readonly metric: string; readonly label: string; readonly cell: Cell }
  /** Why it cannot be read. */
  readonly problem?: string
}

/** `read`: reads what the folder of the run tells. */
export async function summarizeRun(
  { path, name, touched }: { readonly path: string; readonly name: string; readonly touched: number },
  read: typeof readRun = readRun,
): Promise<RunSummary> {
  const when = moment(touched)
  try {
    const { record, rows } = await read(path)
    const game: Game | undefined = await findGame(record.module ?? record.game).catch(() => undefined)
    const seats = Object.entries(record.seats).map(([seat, one]) => [seat, describePlayer(one)])
    const [metric] = game ? headlinesOf(game) : []
    const played = rows.filter(({ status }) => isPlay(status))
    const finished = rows.filter(({ status }) => isFinal(status)).length
    return {
      name,
      path,
      game: record.game,
      when,
      who: describeLineup(Object.fromEntries(seats)).join(', '),
      finished,
      planned: record.seeds.length,
      ...(game &&
        metric !== undefined &&
        played.length > 0 && {
          headline: {
            metric,
            label: describeMetric(metric, game.metrics[metric]!),
            cell: withoutIntervalOfOne(metricCell(game, outcomesOf(played), metric)),
          },
        }),
    }
  } catch (error) {
    const problem = (error as Error).message
    return { name, path, game: '', when, who: '', finished: 0, planned: 0, problem }
  }
}

/** One episode gives no interval. */
const withoutIntervalOfOne = (cell: Cell): Cell =>
  cell !== null && typeof cell === 'object' && cell.estimate.n === 1 ? { ...cell, exact: true } : cell
