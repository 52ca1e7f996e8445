/** Where the games of somebody's own lie that the logs of a folder are of: a log names its game, not its module. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import type { Event } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import { startOf } from '../../core/replay.ts'
import { games } from '../../games/index.ts'
import { findGame } from '../own-code/find-game.ts'
import { isPath } from '../own-code/load-module.ts'
import type { RunRecord } from '../logs/store.ts'

/** Beside `episodes/` in folders of no run (forks, played games): modules by the names of their games. */
const NAME = 'games.json'

/**
 * The game of a log: the module `named`, else the one that its folder knows, else a built-in one. Throws `InvalidInput`
 * where there is none.
 */
export async function gameOfLog(path: string, events: readonly Event[], named?: string): Promise<Game> {
  const { game } = startOf(events)
  const module = named ?? moduleBeside(path, game)
  if (module === undefined && !Object.hasOwn(games, game))
    throw new InvalidInput(`${path} is an episode of ${game}, which is not built in: name its module with --game`)
  return findGame(module ?? game)
}

/** The module of a log's game; undefined where that is built in, or nobody wrote down where it lies. */
export function moduleBeside(log: string, game: string): string | undefined {
  const folder = dirname(dirname(log))
  return readJson<Partial<RunRecord>>(join(folder, 'plan.json'))?.module ?? modulesIn(folder)[game]
}

/** Writes down where a game lies whose episodes go into `folder`; of a built-in game there is nothing to write. */
export function rememberModule(folder: string, game: string, module: string | undefined): void {
  const known = modulesIn(folder)
  if (module === undefined || !isPath(module) || known[game] === module) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, NAME), `${JSON.stringify({ ...known, [game]: module }, null, 2)}\n`)
}

/** The games of somebody's own that were played into a folder, by name; those that cannot be loaded any more are left out. */
export async function rememberedGames(folder: string): Promise<Record<string, Game>> {
  const games: Record<string, Game> = {}
  for (const [name, module] of Object.entries(modulesIn(folder))) {
    const game = await findGame(module).catch(() => undefined)
    if (game?.name === name) games[name] = game
  }
  return games
}

const modulesIn = (folder: string): Readonly<Record<string, string>> => readJson(join(folder, NAME)) ?? {}

function readJson<Value>(path: string): Value | undefined {
  try {
    // Reading a named pipe would wait for ever for somebody who writes.
    if (!statSync(path).isFile()) return undefined
    return JSON.parse(readFileSync(path, 'utf8')) as Value
  } catch {
    return undefined
  }
}
