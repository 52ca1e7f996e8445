/**
 * Behaviour cloning for the text games (Wang et al. 2022; Fang et al. 2024, table 4): a small decoder, trained from nothing
 * on games as they are solved, with or without questions to the modules. The paper fine-tunes T5 (220 million parameters)
 * on 100 games; this one has two hundred thousand, and reads names as slots, so that games of another fold, whose rooms and
 * things it has never heard of, read like those it knows.
 */
import { z } from 'zod'
import { CloneNetwork } from '../../agents/text-games/clone/network.ts'
import type { Json } from '../../core/json.ts'
import type { Random } from '../../core/random.ts'
import type { TinyModel } from '../../models/tiny/model.ts'
import { learnVocabulary, type Vocabulary } from '../../models/tiny/vocabulary.ts'
import type { Example } from '../decoder/examples.ts'
import { decoderOptions, openDecoderTraining } from '../decoder/training.ts'
import type { Method } from '../method.ts'
import { commonOptions, worldIn } from './common-options.ts'
import { loadGames, type LoadedGame } from './games.ts'
import { playGold } from './gold.ts'
import { measureFold, pointOf, type Measured } from './measure.ts'
import { readGames, readWords } from './read-words.ts'
import { writeExample, writeStep } from './write-step.ts'

const options = z.strictObject({ ...commonOptions, ...decoderOptions })
type Options = z.output<typeof options>

/** Games of one iteration, by game: those with few actions more often. */
const GAMES: Readonly<Record<string, number>> = { arithmetic: 16, 'map-reader': 5, sorting: 6, twc: 16 }
/** How often two tokens of the vocabulary are joined. */
const MERGES = 160
/** Games of each kind in one measurement. */
const TRIAL = 5

export const clone: Method<Options> = {
  name: 'text-games/clone',
  about: 'A small transformer learns the four text games from games as they are solved (behaviour cloning).',
  options,
  examples: [
    'roundtable train text-games/clone --modules',
    'roundtable train text-games/clone --batches 1000 --width 32 --seed 2',
  ],
  label: ({ modules, tables }) => `${modules ? 'with' : 'without'}-modules${tables === undefined ? '' : '-published'}`,
  begin: async (given, { seed }) => {
    const { modules, measured } = given
    const games = await loadGames(given)
    const vocabulary = await readVocabulary(games, modules)
    const measure = (model: TinyModel, fold: 'dev' | 'test', episodes: number): Promise<Measured> => {
      const network = new CloneNetwork(model)
      return measureFold(games, { fold, episodes, modules }, () => (view, commands) => network.choose(view, commands))
    }
    return openDecoderTraining({
      name: clone.name,
      seed,
      options: given,
      vocabulary,
      play: (random) => playGames(games, modules, vocabulary, random),
      measure: async (model) => pointOf(await measure(model, 'dev', Math.min(TRIAL, measured))),
      async finish(model) {
        const { score, byGame } = await measure(model, 'test', measured)
        const about = `games of the train fold as they are solved, ${worldIn(given)}; the score is the mean of games of the test fold`
        return { description: { kind: 'clone', modules }, score, data: { about, test: byGame as unknown as Json } }
      },
    })
  },
}

/** Words that are language, and what often stands together. Without a calculator, digits are words too. */
async function readVocabulary(games: readonly LoadedGame[], modules: boolean): Promise<Vocabulary> {
  const words = [...(await readWords(games)), ...(modules ? [] : '0123456789')]
  const solved = (await readGames(games, 'train', modules)).flat(2)
  return learnVocabulary(
    solved.map((step) => writeStep(step, new Set(words)).join('')),
    words,
    MERGES,
  )
}

/** Games of the train fold, each new, as examples. */
async function playGames(
  games: readonly LoadedGame[],
  modules: boolean,
  vocabulary: Vocabulary,
  random: Random,
): Promise<Example[]> {
  const examples: Example[] = []
  for (const { game, configs } of games) {
    for (let i = 0; i < GAMES[game.name]!; i++) {
      const steps = await playGold(game, configs.train, random.int(0, 2 ** 31 - 1), modules)
      examples.push(...steps.map((step) => writeExample(step, vocabulary, random)))
    }
  }
  return examples
}
