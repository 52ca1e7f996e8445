/**
 * Behaviour cloning for the text games (Wang et al. 2022; Fang et al. 2024, table 4): a small decoder, trained from nothing
 * on games as they are solved, with or without questions to the modules. The paper fine-tunes T5 (220 million parameters)
 * on 100 games; this one has two hundred thousand, and reads names as slots, so that games of another fold, whose rooms and
 * things it has never heard of, read like those it knows.
 */
import { z } from 'zod'
import { CloneNetwork } from '../../agents/text-games/clone/network.ts'
import type { Json } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { decoderShapes, type DecoderSize } from '../../models/tiny/decoder.ts'
import { writeGguf } from '../../models/tiny/gguf.ts'
import type { TinyModel } from '../../models/tiny/model.ts'
import { learnVocabulary, type Vocabulary } from '../../models/tiny/vocabulary.ts'
import { Adam } from '../adam.ts'
import type { Method, Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric } from '../numeric.ts'
import { splitParameters, type Shapes } from '../parameters.ts'
import { compileDecoder } from './decoder-loss.ts'
import { batchExamples, drawDrill, writeExample, writeStep, type Example } from './examples.ts'
import { drawFirstWeights } from './first-weights.ts'
import { commonOptions } from './common-options.ts'
import { loadGames, type LoadedGame } from './games.ts'
import { playGold } from './gold.ts'
import { measureFold, pointOf, type Measured } from './measure.ts'
import { readGames, readWords } from './read-words.ts'

const options = z.strictObject({
  ...commonOptions,
  batches: z.int().min(1).max(1e6).default(4000).describe('batches of about 770 tokens each'),
  rate: z.number().positive().max(1).default(0.003).describe('learning rate at its highest; it rises for 100 batches'),
  width: z.int().min(16).max(512).multipleOf(16).default(64).describe('numbers for a token'),
  layers: z.int().min(1).max(12).default(3).describe('layers of the decoder'),
})
type Options = z.output<typeof options>

/** Games of one iteration, by game: those with few actions more often. */
const GAMES: Readonly<Record<string, number>> = { arithmetic: 16, 'map-reader': 5, sorting: 6, twc: 16 }
/** How often two tokens of the vocabulary are joined. */
const MERGES = 160
const HEADS = 4
const CONTEXT = 512
const WARM_UP = 100
/** Drills in looking up before the first game, and batches between two drills from then on. */
const DRILLS = 150
const DRILL_EVERY = 8
/** Iterations between two measurements, and games of each kind in one. */
const MEASURE_EVERY = 20
const TRIAL = 5

export const clone: Method<Options> = {
  name: 'text-games/clone',
  about: 'A small transformer learns the four text games from games as they are solved (behaviour cloning).',
  options,
  examples: [
    'roundtable train text-games/clone --modules',
    'roundtable train text-games/clone --batches 1000 --width 32 --seed 2',
  ],
  label: ({ modules }) => (modules ? 'with-modules' : 'without-modules'),
  begin: async (given, { seed }) => {
    const games = await loadGames(given.level)
    const vocabulary = await readVocabulary(games, given.modules)
    return new Cloning(given, seed, games, vocabulary, await openNumeric())
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

class Cloning implements Training {
  readonly total: number
  steps = 0
  readonly #options: Options
  readonly #seed: number
  readonly #games: readonly LoadedGame[]
  readonly #vocabulary: Vocabulary
  readonly #size: DecoderSize
  readonly #shapes: Shapes
  readonly #parameters: Float32Array
  readonly #adam: Adam
  readonly #learn: ReturnType<typeof compileDecoder>
  #iterations = 0
  #left: readonly Example[] = []

  constructor(
    given: Options,
    seed: number,
    games: readonly LoadedGame[],
    vocabulary: Vocabulary,
    numeric: Parameters<typeof compileDecoder>[0],
  ) {
    const { width, layers } = given
    this.total = given.batches
    this.#options = given
    this.#seed = seed
    this.#games = games
    this.#vocabulary = vocabulary
    this.#size = {
      // Sums of products are fastest where sides are multiples of 16.
      vocabulary: 16 * Math.ceil(vocabulary.tokens.length / 16),
      width,
      layers,
      heads: HEADS,
      hidden: 3 * width,
      context: CONTEXT,
    }
    this.#shapes = decoderShapes(this.#size)
    this.#parameters = drawFirstWeights(this.#size, new Random(seed, 'weights'))
    this.#adam = new Adam(this.#parameters.length, { maxLength: 1, squareDecay: 0.99, epsilon: 1e-8 })
    this.#learn = compileDecoder(numeric, this.#size)
  }

  async advance(): Promise<Point> {
    const random = new Random(this.#seed, 'examples', this.#iterations++)
    const examples = [...this.#left, ...(await this.#play(random))]
    const { batches, left } = batchExamples(examples, random)
    this.#left = left
    if (this.steps === 0) for (let i = 0; i < DRILLS; i++) this.#drill(random)
    let loss = 0
    const due = batches.slice(0, this.total - this.steps)
    for (const [i, batch] of due.entries()) {
      if (i % DRILL_EVERY === 0) this.#drill(random)
      const found = this.#learn(this.#parameters, batch)
      loss += found.loss
      this.#adam.step(this.#parameters, found.gradient, this.#rateAt(this.steps++))
    }
    const measured = this.#iterations % MEASURE_EVERY === 0 || this.steps >= this.total
    return {
      steps: this.steps,
      loss: loss / due.length,
      ...(measured && pointOf(await this.#measure('dev', Math.min(TRIAL, this.#options.measured)))),
    }
  }

  #drill(random: Random): void {
    const { gradient } = this.#learn(this.#parameters, drawDrill(this.#vocabulary.tokens.length, random))
    this.#adam.step(this.#parameters, gradient, this.#rateAt(Math.max(this.steps, WARM_UP)))
  }

  #measure(fold: 'dev' | 'test', episodes: number): Promise<Measured> {
    const network = this.#network()
    const { modules } = this.#options
    return measureFold(
      this.#games,
      { fold, episodes, modules },
      () => (view, commands) => network.choose(view, commands),
    )
  }

  /** Games of the train fold, each new, as examples. */
  async #play(random: Random): Promise<Example[]> {
    const examples: Example[] = []
    for (const { game, configs } of this.#games) {
      for (let i = 0; i < GAMES[game.name]!; i++) {
        const steps = await playGold(game, configs.train, random.int(0, 2 ** 31 - 1), this.#options.modules)
        examples.push(...steps.map((step) => writeExample(step, this.#vocabulary, random)))
      }
    }
    return examples
  }

  /** It rises, and then falls with a cosine to a fiftieth. */
  #rateAt(step: number): number {
    const falling = 0.5 + 0.5 * Math.cos((Math.PI * step) / this.total)
    return this.#options.rate * Math.min(1, (step + 1) / WARM_UP) * Math.max(0.02, falling)
  }

  #network(): CloneNetwork {
    return new CloneNetwork(this.#model())
  }

  #model(): TinyModel {
    const parts = Object.entries(splitParameters(this.#shapes, this.#parameters))
    const weights = Object.fromEntries(parts.map(([name, { values }]) => [name, values]))
    return { name: clone.name, size: this.#size, vocabulary: this.#vocabulary, weights }
  }

  async save(): Promise<Saved> {
    const left = this.#left.map(({ tokens, from }) => ({ tokens: [...tokens], from }))
    return {
      state: { steps: this.steps, iterations: this.#iterations, updates: this.#adam.steps, left },
      arrays: {
        parameters: this.#parameters.slice(),
        mean: this.#adam.mean.slice(),
        square: this.#adam.square.slice(),
      },
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { steps, iterations, updates, left } = state as unknown as {
      readonly steps: number
      readonly iterations: number
      readonly updates: number
      readonly left: readonly Example[]
    }
    this.steps = steps
    this.#iterations = iterations
    this.#left = left
    this.#adam.steps = updates
    this.#parameters.set(arrays.parameters as Float32Array)
    this.#adam.mean.set(arrays.mean as Float32Array)
    this.#adam.square.set(arrays.square as Float32Array)
  }

  async finish(): Promise<Trained> {
    const { modules, level } = this.#options
    const { score, byGame } = await this.#measure('test', this.#options.measured)
    return {
      description: {
        kind: 'clone',
        modules,
        size: this.#size as unknown as Json,
        phrases: [...this.#vocabulary.phrases],
      },
      tensors: splitParameters(this.#shapes, this.#parameters),
      files: { gguf: writeGguf(this.#model()) },
      score,
      data: {
        about: `games of our generator as they are solved, train fold, level ${level}; the score is the mean of games of the test fold`,
        test: byGame as unknown as Json,
      },
    }
  }

  async close(): Promise<void> {}
}
