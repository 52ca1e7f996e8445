/** The words of the games' language: those that two folds share, which have no name of a room or thing in common. */
import { writeView } from '../../agents/text-games/clone/view.ts'
import { splitWords } from '../../models/tiny/words.ts'
import type { LoadedGame } from './games.ts'
import { playGold } from './gold.ts'

/** Games of each kind and fold that are read. */
const READ = 30

/** Views and actions of solved games of a fold. */
export async function readTexts(
  games: readonly LoadedGame[],
  fold: 'train' | 'dev',
  modules: boolean,
): Promise<string[]> {
  const texts: string[] = []
  for (const { game, configs } of games) {
    for (let seed = 0; seed < READ; seed++) {
      const steps = await playGold(game, configs[fold], seed, modules)
      texts.push(...steps.map(({ view, command }) => `${writeView(view)} ${command}`))
    }
  }
  return texts
}

/** In alphabetical order. */
export async function readWords(games: readonly LoadedGame[], modules: boolean): Promise<string[]> {
  const others = new Set((await readTexts(games, 'dev', modules)).flatMap(splitWords))
  const words = new Set((await readTexts(games, 'train', modules)).flatMap(splitWords))
  return [...words].filter((word) => others.has(word)).sort()
}
