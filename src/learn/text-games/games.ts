/** The four text games, with their configs of each fold. */
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import type { TextConfig } from '../../games/engines/text-world/config.ts'
import type { TextGame } from '../../games/engines/text-world/text-game.ts'

const NAMES = ['arithmetic', 'map-reader', 'sorting', 'twc'] as const
const FOLDS = ['train', 'dev', 'test'] as const

export interface LoadedGame {
  readonly game: TextGame
  readonly configs: Readonly<Record<(typeof FOLDS)[number], TextConfig>>
}

/** TWC as the paper played it in the published world: one room, one thing. */
const PAPERS_TWC = { numLocations: 1, numItemsToPutAway: 1 }

/** TWC stays at the first level: in a house of several rooms it is solved by memory, which the clone's view has not. */
export const loadGames = async ({
  level,
  tables,
}: {
  readonly level: number
  readonly tables?: string | undefined
}): Promise<readonly LoadedGame[]> =>
  Promise.all(
    NAMES.map(async (name): Promise<LoadedGame> => {
      const game = (await games[name]!()) as TextGame
      const published = { world: 'textworldexpress', tables, ...(name === 'twc' && PAPERS_TWC) }
      const world = tables === undefined ? { level: name === 'twc' ? 1 : level } : published
      const configs = FOLDS.map((fold) => [fold, validate(game.config, { ...world, fold }, 'config')] as const)
      return { game, configs: Object.fromEntries(configs) as LoadedGame['configs'] }
    }),
  )
