/** Reads a run from its folder to report it: no model, no lease, no network, and nothing is written. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, Seat } from '../../core/game.ts'
import { InvalidInput } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import { isDeterministic } from '../running/distinct.ts'
import { findGame } from '../own-code/find-game.ts'
import { prepare, type AgentSpec, type Player } from '../seating/lineup.ts'
import { nameOnly } from '../plans/prepare-plan.ts'
import { readRun, type ReadRun } from '../running/read-run.ts'
import type { RunView } from '../reports/run-view.ts'
import { LOOSE, RunFolder, type RunRecord } from '../logs/store.ts'

/**
 * The run in that folder; `reading`: what its folder tells, where somebody reads that already. Throws {@link InvalidInput}
 * where there is none, or its game is not to be had.
 */
export async function openRun(path: string, reading: Promise<ReadRun> = readRun(path)): Promise<RunView> {
  const read = await reading
  const { record, rows } = read
  const game = await gameOf(record, path)
  const config = validate(game.config, record.config, `config of ${path}`)
  const players = await playersOf(game, record)
  const everybody = game.seats(config).every((seat) => players[seat])
  // A single episode may stand for all seeds, and may be one of many that were not played.
  const deterministic =
    rows.length === 1 &&
    everybody &&
    (await isDeterministic(game, config, players as Readonly<Record<Seat, Player>>, [rows[0]!.seed]))
  return { ...read, game, config, players, deterministic }
}

/** The game of a run: the built-in one, or the module that the run was begun with. */
async function gameOf({ game, module }: RunRecord, path: string): Promise<Game> {
  try {
    return await findGame(module ?? game)
  } catch (error) {
    throw new InvalidInput(`${path} cannot be shown without its game: ${(error as Error).message}`)
  }
}

/** Those who can be found again; a model is named only. */
async function playersOf(game: Game, { seats }: RunRecord): Promise<Partial<Record<Seat, Player>>> {
  const players: Partial<Record<Seat, Player>> = {}
  for (const [seat, { agent, options, model }] of Object.entries(seats)) {
    const spec = { agent, ...(options !== undefined && { options }), ...(model && { model }) } as AgentSpec
    const found = await prepare(game, spec, async (name) => nameOnly(name!)).catch(() => undefined)
    if (found) players[seat] = found
  }
  return players
}

const highest = (times: readonly number[]): number => times.reduce((a, b) => Math.max(a, b))

/** The folders of runs under `runs`, also of those whose plan is gone; those that were last worked on first. */
export function listRuns(runs: string): { readonly path: string; readonly name: string; readonly touched: number }[] {
  if (!existsSync(runs)) return []
  return readdirSync(runs, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isRun(new RunFolder(join(runs, entry.name))))
    .map(({ name }) => {
      const path = join(runs, name)
      const places = ['plan.json', 'episodes', 'finished.jsonl'].map((part) => join(path, part))
      const times = places.filter((place) => existsSync(place)).map((place) => statSync(place).mtimeMs)
      return { path, name, touched: highest(times) }
    })
    .sort((a, b) => b.touched - a.touched || a.name.localeCompare(b.name))
}

const isRun = (folder: RunFolder): boolean => folder.has() || folder.lacksPlan()

/** Folders of episodes that belong to no run: forks, and games that people played. */
export const listLoose = (runs: string): { readonly path: string; readonly episodes: number }[] =>
  LOOSE.map((name) => join(runs, name))
    .filter((path) => existsSync(join(path, 'episodes')))
    .map((path) => ({ path, episodes: new RunFolder(path).episodes().length }))
