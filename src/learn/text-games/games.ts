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

/** TWC stays at the first level: in a house of several rooms it is solved by memory, which the clone's view has not. */
export const loadGames = async (level: number): Promise<readonly LoadedGame[]> =>
  Promise.all(
    NAMES.map(async (name): Promise<LoadedGame> => {
      const game = (await games[name]!()) as TextGame
      const configs = FOLDS.map(
        (fold) => [fold, validate(game.config, { level: name === 'twc' ? 1 : level, fold }, 'config')] as const,
      )
      return { game, configs: Object.fromEntries(configs) as LoadedGame['configs'] }
    }),
  )
