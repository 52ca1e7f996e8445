/** The words of the games' language: those that stand outside of the names of rooms and things, in two folds. */
import { namesIn } from '../../agents/text-games/read-action.ts'
import { writeView } from '../../agents/text-games/clone/view.ts'
import { splitNames, splitWords } from '../../models/tiny/words.ts'
import type { LoadedGame } from './games.ts'
import { playGold, type Step } from './gold.ts'

/** Games of each kind and fold that are read. */
const READ = 40

/** Solved games of one kind. */
type Kind = readonly (readonly Step[])[]

/** Solved games of a fold, kind by kind. */
export const readGames = (
  games: readonly LoadedGame[],
  fold: 'train' | 'dev',
  modules: boolean,
): Promise<readonly Kind[]> =>
  Promise.all(
    games.map(({ game, configs }) =>
      Promise.all(Array.from({ length: READ }, (_, seed) => playGold(game, configs[fold], seed, modules))),
    ),
  )

const namesOf = (steps: readonly Step[]): string[] => namesIn(steps.flatMap(({ commands }) => commands))

/** Words that stand outside of a game's names, and those of names that most games of a kind have: `box`, `north`. */
function wordsOf(kinds: readonly Kind[]): Set<string> {
  return new Set(
    kinds.flatMap((kind) => {
      const counts = new Map<string, number>()
      for (const name of kind.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
      const isUsual = (name: string): boolean => 2 * counts.get(name)! > kind.length
      return kind.flatMap((steps) => {
        const names = namesOf(steps)
          .filter((name) => !isUsual(name))
          .map(splitWords)
        return steps
          .flatMap(({ view, command }) => splitNames(splitWords(`${writeView(view)} ${command}`), names))
          .flatMap((piece) =>
            piece.length === 1 && !names.some(([word, next]) => !next && word === piece[0]) ? piece : [],
          )
      })
    }),
  )
}

/**
 * In alphabetical order, without numbers. In our world they are those of players with modules, who name the places of maps
 * too.
 */
export async function readWords(games: readonly LoadedGame[]): Promise<string[]> {
  const asks = games.every(({ configs }) => configs.train.world === 'ours')
  const [here, there] = await Promise.all(
    (['train', 'dev'] as const).map(async (fold) => wordsOf(await readGames(games, fold, asks))),
  )
  return [...here!].filter((word) => there!.has(word) && !/^\d/.test(word)).sort()
}
