/** Runs and episodes as they lie in a folder: what the pages list, report and replay. Nothing here writes. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import type { Event } from '../../core/event.ts'
import { wordsForPeople, type Game } from '../../core/game.ts'
import { advance, startOf } from '../../core/replay.ts'
import { validate } from '../../core/schema.ts'
import { findGame } from '../../lab/own-code/find-game.ts'
import { readEpisodes } from '../../lab/reading/list-episodes.ts'
import { gameOfLog } from '../../lab/reading/own-games.ts'
import { lookFirst } from '../../lab/reports/look-first.ts'
import type { Row } from '../../lab/logs/measure.ts'
import { describeMetric, headlinesOf } from '../../lab/tables/metric-names.ts'
import { listLoose, listRuns, openRun } from '../../lab/reading/open-run.ts'
import { readRun, type ReadRun } from '../../lab/running/read-run.ts'
import { groupRuns, reportPlan } from '../../lab/reports/report-plan.ts'
import { LOOSE, RunFolder } from '../../lab/logs/store.ts'
import { summarizeRun, type RunSummary } from '../../lab/reports/summarize-run.ts'
import { cellText, type Cell } from '../../lab/tables/table.ts'
import { isCutShort, readLog } from '../../node/log.ts'
import { excerpt, isName, NotThere } from './names.ts'
import { listTrainings, readTrainingPage } from './trainings.ts'
import type { ListedRow, ListedTraining, RunPage, SeatViews, ToldTable, TrainingPage } from './wire.ts'

/** The runs of one folder, for whoever may read them. */
export class Runs {
  readonly #folder: string
  /** Reading a run of thousands takes a while: it is kept until anything in its folder has changed. */
  readonly #pages = new Map<string, { readonly touched: number; readonly page: Promise<RunPage> }>()
  readonly #summaries = new Map<string, { readonly touched: number; readonly summary: Promise<RunSummary> }>()
  readonly #reports = new Map<string, Promise<readonly ToldTable[]>>()
  /** Runs that are being read: a page asks for the episodes and the report of a run at once, and both are in its rows. */
  readonly #readings = new Map<string, Promise<ReadRun>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Trainings among them. */
  trainings(): readonly ListedTraining[] {
    return listTrainings(this.#folder)
  }

  /** A training with its curve as far as it goes. Throws `NotThere` where there is none of this name. */
  training(name: string): TrainingPage {
    return readTrainingPage(this.#folder, name)
  }

  /** What is there, last worked on first. */
  async list(): Promise<{ runs: RunSummary[]; loose: { name: string; episodes: number }[] }> {
    const runs: RunSummary[] = []
    for (const run of listRuns(this.#folder)) {
      const known = this.#summaries.get(run.name)
      const summary = known?.touched === run.touched ? known.summary : summarizeRun(run, (path) => this.#read(path))
      this.#summaries.set(run.name, { touched: run.touched, summary })
      const { path: _, ...told } = await summary
      runs.push({ ...told, path: run.name })
    }
    const loose = listLoose(this.#folder).map(({ path, episodes }) => ({ name: basename(path), episodes }))
    return { runs, loose }
  }

  /** The episodes of a run, and which to read first. Throws {@link InvalidInput} where there is no such run. */
  async page(name: string): Promise<RunPage> {
    const path = this.#pathOf(name)
    const touched = touchedAt(path)
    const known = this.#pages.get(name)
    if (known && known.touched === touched) return known.page
    const page = LOOSE.includes(name) ? looseEpisodes(path, name) : this.#read(path).then((read) => episodesOfRun(read, name))
    this.#pages.set(name, { touched, page })
    page.catch(() => this.#pages.delete(name))
    return page
  }

  /** The report of one run, or of several beside each other; with floors these are played. */
  report(names: readonly string[], floors: boolean): Promise<readonly ToldTable[]> {
    const paths = names.map((name) => this.#pathOf(name))
    const key = JSON.stringify([paths.map((path) => [path, touchedAt(path)]), floors])
    const known = this.#reports.get(key)
    if (known) return known
    const made = this.#reportOf(paths, floors)
    if (this.#reports.size > 50) this.#reports.clear()
    this.#reports.set(key, made)
    made.catch(() => this.#reports.delete(key))
    return made
  }

  /** The log of an episode, as it lies there. Throws {@link InvalidInput}. */
  log(name: string, episode: string): string {
    return readFileSync(this.#logPath(name, episode), 'utf8')
  }

  /** The events of an episode. Throws {@link InvalidInput}, or `LogFailure` where its log cannot be read. */
  events(name: string, episode: string): Event[] {
    return readLog(this.#logPath(name, episode))
  }

  /**
   * What every seat saw after event `at`, in data and in words: for games that the pages cannot play again themselves, being
   * modules of somebody's own. Throws {@link InvalidInput} where the game is not there any more, or plays otherwise by now.
   */
  async views(name: string, episode: string, at: number): Promise<SeatViews> {
    const path = this.#logPath(name, episode)
    const events = readLog(path)
    const start = startOf(events)
    const game = await gameOfLog(path, events)
    let state: unknown
    for (const event of events.slice(0, Math.max(1, at))) state = advance(game, state, event)
    const words = wordsForPeople(game.language)
    const seats = game.seats(validate(game.config, start.config, 'the config in the log'))
    return {
      title: game.title,
      seats: Object.fromEntries(
        seats.map((seat) => {
          const observation: unknown = game.observe(state, seat)
          return [seat, { observation, text: words.describe(observation) }]
        }),
      ),
    }
  }

  async #reportOf(paths: readonly string[], floors: boolean): Promise<readonly ToldTable[]> {
    const views = []
    for (const path of paths) views.push(await openRun(path, this.#read(path)))
    const tables = await reportPlan(await groupRuns(views, { floors }))
    return tables.map((table) => ({ ...table, rows: table.rows.map((row) => row.map(tellCell)) }))
  }

  #read(path: string): Promise<ReadRun> {
    const key = JSON.stringify([path, touchedAt(path)])
    const reading = this.#readings.get(key) ?? readRun(path).finally(() => this.#readings.delete(key))
    this.#readings.set(key, reading)
    return reading
  }

  #logPath(name: string, episode: string): string {
    const folder = new RunFolder(this.#pathOf(name))
    if (!isName(episode) || !folder.has(episode)) throw new NotThere(`there is no episode ${excerpt(episode)} in ${name}`)
    return folder.episodePath(episode)
  }

  #pathOf(name: string): string {
    const path = join(this.#folder, name)
    if (!isName(name)) throw new NotThere(`there is no run ${excerpt(name)}`)
    const isRun = existsSync(join(path, 'plan.json')) || new RunFolder(path).lacksPlan()
    if (!isRun && !(LOOSE.includes(name) && existsSync(path))) throw new NotThere(`there is no run ${excerpt(name)}`)
    return path
  }
}

function touchedAt(path: string): number {
  const times = ['plan.json', 'episodes', 'finished.jsonl'].map(
    (part) => statSync(join(path, part), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return Math.max(...times)
}

async function episodesOfRun({ folder, record, rows, setAside }: ReadRun, name: string): Promise<RunPage> {
  const game = await findGame(record.module ?? record.game).catch(() => undefined)
  const metrics = game ? headlinesOf(game) : []
  const known = new Set(rows.map(({ episode }) => episode))
  const open = folder.episodes().filter((id) => !known.has(id))
  return {
    name,
    game: record.game,
    metrics: metrics.map((metric) => describeMetric(metric, game!.metrics[metric]!)),
    episodes: [...rows.map((row) => listed(row.episode, row, metrics)), ...open.map((id) => unfinished(folder.path, id))],
    lookFirst: lookFirst(rows, game),
    damaged: setAside.map(({ episode, why }) => ({ id: episode, why })),
  }
}

async function looseEpisodes(path: string, name: string): Promise<RunPage> {
  const episodes = await readEpisodes(path)
  const damaged = episodes.flatMap(({ id, damaged }) => (damaged === undefined ? [] : [{ id, why: damaged }]))
  const told = episodes
    .filter((one) => one.damaged === undefined)
    .map(({ id, row, game, start }) => ({
      ...(row ? listed(id, row, headlines(game).slice(0, 1)) : unfinished(path, id)),
      game: start!.game,
    }))
  return { name, metrics: ['headline'], episodes: told.reverse(), lookFirst: [], damaged }
}

const headlines = (game: Game | undefined): string[] => (game ? headlinesOf(game) : [])

function listed(id: string, row: Row, metrics: readonly string[]): ListedRow {
  const seats = Object.values(row.seats)
  const sum = (part: (seat: (typeof seats)[number]) => number): number => seats.reduce((all, seat) => all + part(seat), 0)
  return {
    id,
    status: row.status,
    reason: row.reason,
    values: metrics.map((metric) => row.outcome?.metrics[metric] ?? null),
    actions: sum(({ actions }) => actions),
    words: sum(({ words }) => words),
    refusals: sum(({ unreadable, illegal }) => unreadable + illegal),
    cost: sum(({ cost }) => cost),
  }
}

const unfinished = (path: string, id: string): ListedRow => ({
  ...{ id, status: 'not ended', reason: wasCut(path, id) ? CUT_SHORT : '', values: [] },
  ...{ actions: 0, words: 0, refusals: 0, cost: 0 },
})

const CUT_SHORT = 'its last line was cut short by a crash; it can be resumed from the line before'

function wasCut(path: string, id: string): boolean {
  try {
    return isCutShort(new RunFolder(path).episodePath(id))
  } catch {
    return false
  }
}

function tellCell(cell: Cell): ToldTable['rows'][number][number] {
  const text = cellText(cell)
  if (cell === null || typeof cell !== 'object') return { text }
  const { mean, low, high, n } = cell.estimate
  return n === 0 || Number.isNaN(mean) ? { text } : { text, mean, low, high, kind: cell.kind }
}

/** Where the log of an episode lies, as the pages name it: the folder of runs, the run, the episode. */
export function addressOf(path: string): { folder: string; run: string; episode: string } {
  const episodes = dirname(path)
  const run = dirname(episodes)
  if (basename(episodes) !== 'episodes' || !path.endsWith('.jsonl'))
    throw new InvalidInput(`${path} does not lie in the folder \`episodes\` of a run`)
  return { folder: dirname(run), run: basename(run), episode: basename(path, '.jsonl') }
}
