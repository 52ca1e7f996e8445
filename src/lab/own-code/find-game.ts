/** Games by name or by path. */
import { InvalidInput } from '../../core/errors.ts'
import type { Game } from '../../core/game.ts'
import { games } from '../../games/index.ts'
import { isPath, loadGame } from './load-module.ts'
import { misnamed } from './misnamed.ts'

/** The game of that name, or the one that the module at that path exports. Throws {@link InvalidInput}. */
export async function findGame(name: string): Promise<Game> {
  if (!name) throw new InvalidInput('the plan names no game: add a line such as `game: traveling-adventurers`')
  if (isPath(name)) return loadGame(name)
  const load = Object.hasOwn(games, name) ? games[name] : undefined
  const meant = load ? undefined : misnamed(name)
  if (!load)
    throw new InvalidInput(
      meant
        ? `${name}: ${meant}`
        : `there is no game "${name}"; there are ${Object.keys(games).sort().join(', ')} (or give the path of a module, as in ./pebbles/index.mjs)`,
    )
  return load()
}
