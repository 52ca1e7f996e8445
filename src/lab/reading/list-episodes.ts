/** All episodes in a folder, of a run or of none (forks, played games), whatever games they are of. */
import { messageOf } from '../../core/boundary.ts'
import type { Event, EventOf } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import { LogFailure } from '../../core/errors.ts'
import { endOf, startOf } from '../../core/replay.ts'
import { findGame } from '../own-code/find-game.ts'
import { describeLineup, describePlayer } from '../seating/lineup-names.ts'
import { Finished } from '../logs/finished.ts'
import { lookAtLog, seedOf } from '../logs/look-at-log.ts'
import { measure, type Row } from '../logs/measure.ts'
import { headlinesOf } from '../tables/metric-names.ts'
import { moduleBeside } from './own-games.ts'
import { keyOf } from '../running/read-run.ts'
import { RunFolder } from '../logs/store.ts'
import type { Cell, ReportTable } from '../tables/table.ts'

export interface ListedEpisode {
  readonly id: string
  readonly path: string
  /** Absent where the log cannot be read. */
  readonly start?: EventOf<'started'>
  /** Absent where it has not ended. */
  readonly row?: Row
  /** Its game, where that can be found. */
  readonly game?: Game
  /** Why its log cannot be read. */
  readonly damaged?: string
}

/** Reads them one after the other: of each only what stands in a row is kept. */
export async function readEpisodes(path: string): Promise<ListedEpisode[]> {
  const folder = new RunFolder(path)
  // What lies in a run has to belong to it.
  const record = folder.has() ? folder.readPlan() : undefined
  const belongs = record && { folder, record, ...keyOf(record), finished: new Finished(path).refresh() }
  const games = new Map<string, Promise<Game | undefined>>()
  const listed: ListedEpisode[] = []
  for (const id of folder.episodes()) {
    const log = folder.episodePath(id)
    try {
      const events: readonly Event[] = folder.read(id)
      if (events.length === 0) continue
      const start = startOf(events)
      // A copy under another name is not a second episode.
      if (belongs && start.episode !== id) throw new LogFailure(`it is the log of ${start.episode}, seed ${start.seed}`)
      const looked = belongs ? lookAtLog(belongs, seedOf(id) ?? Number.NaN) : undefined
      if (looked?.type === 'damaged') throw new LogFailure(looked.why)
      const name = moduleBeside(log, start.game) ?? start.game
      if (!games.has(name))
        games.set(
          name,
          findGame(name).catch(() => undefined),
        )
      const game = await games.get(name)
      listed.push({ id, path: log, start, ...(endOf(events) && { row: measure(events) }), ...(game && { game }) })
    } catch (error) {
      // Whatever stands in a log, the others are listed.
      listed.push({ id, path: log, damaged: messageOf(error) })
    }
  }
  return listed
}

/** What is to be known of the folder as a whole: that the plan is gone of the run that was played there. */
export const faultInFolder = (path: string): string | undefined =>
  new RunFolder(path).lacksPlan()
    ? `${path} has lost its plan.json: what was planned beyond these logs is not known; the command that played the run mends it`
    : undefined

/** One line an episode. */
export function episodesTable(path: string, episodes: readonly ListedEpisode[]): ReportTable {
  return {
    title: `${episodes.length} ${episodes.length === 1 ? 'episode' : 'episodes'} in ${path}`,
    columns: ['episode', 'game', 'who', 'status', 'headline', 'why'],
    rows: episodes.map(({ id, start, row, game, damaged }): Cell[] => {
      if (!start) return [id, null, null, 'damaged', null, damaged ?? null]
      const seats = Object.entries(start.seats).map(([seat, one]) => [seat, describePlayer(one)])
      return [
        id,
        start.game,
        describeLineup(Object.fromEntries(seats)).join(', '),
        row?.status ?? 'not ended',
        row && game ? headline(row, game) : null,
        row?.reason ?? null,
      ]
    }),
    notes: [],
  }
}

function headline({ outcome }: Row, game: Game): string {
  const [name] = headlinesOf(game)
  const value = outcome?.metrics[name!] ?? null
  return `${game.metrics[name!]?.label ?? name}: ${value === null ? '–' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : Number(value.toPrecision(4))}`
}
