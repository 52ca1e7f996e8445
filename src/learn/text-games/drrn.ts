/**
 * The deep reinforcement relevance network (He et al. 2016; Fang et al. 2024, table 4): learns by play what each valid
 * action is worth, with questions to the modules among the actions or without. One network for the four games. Reward is
 * the growth of the score; a question to a module earns nothing and delays what is earned. Targets are those of van Hasselt
 * et al. (2016).
 */
import { z } from 'zod'
import { Features, type Situation } from '../../agents/text-games/drrn/features.ts'
import { DrrnNetwork, drrnShapes, indexOfLargest } from '../../agents/text-games/drrn/network.ts'
import { pickByValue } from '../../agents/text-games/drrn/pick.ts'
import { Untried } from '../../agents/text-games/drrn/untried.ts'
import type { Json } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { Adam } from '../adam.ts'
import type { Method, Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric, type Data, type Numeric, type Operations, type Value, type Values } from '../numeric.ts'
import { drawParameters, splitParameters, type Shapes } from '../parameters.ts'
import { Experience } from './experience.ts'
import { replayEpisode, type EpisodeRecord } from './explore.ts'
import { commonOptions, worldIn } from './common-options.ts'
import { loadGames, type LoadedGame } from './games.ts'
import { measureFold, pointOf, type Measured } from './measure.ts'
import { readWords } from './read-words.ts'
import { Wanderer } from './wanderer.ts'

const options = z.strictObject({
  ...commonOptions,
  episodes: z.int().min(1).max(1e7).default(6000).describe('games to learn from, the four in turn'),
  rate: z.number().positive().max(1).default(0.001).describe('learning rate at first; it falls to a tenth'),
  discount: z.number().min(0).max(1).default(0.9).describe('what a reward is worth one action earlier'),
  hidden: z.int().min(16).max(1024).multipleOf(16).default(128).describe('hidden units'),
})
type Options = z.output<typeof options>

/** Episodes of one iteration; updates of one iteration; transitions of an update. */
const EPISODES = 40
const UPDATES = 120
const ROWS = 64
/** Updates after which the network that targets are taken from is renewed. */
const RENEW = 240
/** The share of actions drawn at random falls from the first to the second over the first half. */
const EXPLORE = [1, 0.1] as const
const MEASURE_EVERY = 10
const TRIAL = 10

export const drrn: Method<Options> = {
  name: 'text-games/drrn',
  about: 'A network learns by play what each valid action of the four text games is worth (DRRN).',
  options,
  examples: ['roundtable train text-games/drrn --modules', 'roundtable train text-games/drrn --episodes 2000 --seed 2'],
  label: ({ modules, tables }) => `${modules ? 'with' : 'without'}-modules${tables === undefined ? '' : '-published'}`,
  begin: async (given, { seed }) => {
    const games = await loadGames(given)
    return new Relevance(given, seed, games, await readWords(games), await openNumeric())
  },
}

class Relevance implements Training {
  readonly total: number
  steps = 0
  readonly #options: Options
  readonly #seed: number
  readonly #games: readonly LoadedGame[]
  readonly #words: readonly string[]
  readonly #features: Features
  readonly #shapes: Shapes
  readonly #parameters: Float32Array
  readonly #target: Float32Array
  readonly #adam: Adam
  readonly #loss: ReturnType<Numeric['compileLoss']>
  #experience = new Experience()

  constructor(given: Options, seed: number, games: readonly LoadedGame[], words: readonly string[], numeric: Numeric) {
    this.total = given.episodes
    this.#options = given
    this.#seed = seed
    this.#games = games
    this.#words = words
    this.#features = new Features(words)
    this.#shapes = drrnShapes(this.#features.length, given.hidden)
    const gains = { 'kernel-0': Math.sqrt(this.#features.length / 16), 'kernel-1': 0.1 }
    this.#parameters = drawParameters(this.#shapes, new Random(seed, 'weights'), gains)
    this.#target = this.#parameters.slice()
    this.#adam = new Adam(this.#parameters.length, { maxLength: 5 })
    this.#loss = numeric.compileLoss(this.#shapes, relevanceLoss)
  }

  async advance(): Promise<Point> {
    const random = new Random(this.#seed, 'play', this.steps)
    const episodes = Math.min(EPISODES, this.total - this.steps)
    const explored = Math.max(EXPLORE[1], EXPLORE[0] - (2 * this.steps * (EXPLORE[0] - EXPLORE[1])) / this.total)
    const network = this.#network()
    for (let i = 0; i < episodes; i++) {
      const game = (this.steps + i) % this.#games.length
      const choices: number[] = []
      const [wanderer, untried] = [new Wanderer(), new Untried()]
      const pick = pickByValue(network, this.#features, untried)
      const seed = random.int(0, 2 ** 31 - 1)
      const transitions = await replayEpisode(
        this.#games[game]!,
        seed,
        this.#options.modules,
        this.#features,
        (view, commands) => {
          wanderer.watch(view)
          const isFree = random.float() < explored
          const choice = isFree ? wanderer.draw(commands, random) : commands.indexOf(pick(view, commands))
          untried.add(view, commands[choice]!)
          choices.push(choice)
          return choice
        },
      )
      this.#experience.keep({ game, seed, choices }, transitions)
    }
    this.steps += episodes
    let loss = 0
    for (let i = 0; i < UPDATES; i++) loss += this.#update(random)
    const measured = (this.steps / EPISODES) % MEASURE_EVERY === 0 || this.steps >= this.total
    return {
      steps: this.steps,
      loss: loss / UPDATES,
      explored,
      ...(measured && pointOf(await this.#measure('dev', Math.min(TRIAL, this.#options.measured)))),
    }
  }

  #update(random: Random): number {
    if (this.#adam.steps % RENEW === 0) this.#target.set(this.#parameters)
    const [network, target] = [this.#network(), this.#network(this.#target)]
    // One network says what is best, the other what that is worth: the same one would believe its own errors.
    const valueOfBest = ({ view, actions }: Situation): number =>
      target.values({ view, actions: [actions[indexOfLargest(network.values({ view, actions }))]!] })[0]!
    const { length } = this.#features
    const inputs = new Float32Array(ROWS * length)
    const wanted = new Float32Array(ROWS)
    for (let row = 0; row < ROWS; row++) {
      const { view, action, reward, next } = this.#experience.draw(random)
      for (const { places, values } of [view, action])
        for (let i = 0; i < places.length; i++) inputs[row * length + places[i]!] = values[i]!
      const after = next ? valueOfBest(next) : 0
      wanted[row] = reward + this.#options.discount * after
    }
    const data: Data = { inputs: { shape: [ROWS, length], values: inputs }, wanted: { shape: [ROWS], values: wanted } }
    const { loss, gradient } = this.#loss(this.#parameters, data)
    this.#adam.step(this.#parameters, gradient, this.#options.rate * Math.max(0.1, 1 - this.steps / this.total))
    return loss
  }

  #network(parameters = this.#parameters): DrrnNetwork {
    const parts = Object.entries(splitParameters(this.#shapes, parameters))
    return new DrrnNetwork(Object.fromEntries(parts.map(([name, { values }]) => [name, values])))
  }

  #measure(fold: 'dev' | 'test', episodes: number): Promise<Measured> {
    const network = this.#network()
    const { modules } = this.#options
    return measureFold(this.#games, { fold, episodes, modules }, () => pickByValue(network, this.#features))
  }

  async save(): Promise<Saved> {
    return {
      state: { steps: this.steps, updates: this.#adam.steps, records: this.#experience.records() as unknown as Json },
      arrays: {
        parameters: this.#parameters.slice(),
        target: this.#target.slice(),
        mean: this.#adam.mean.slice(),
        square: this.#adam.square.slice(),
      },
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { steps, updates, records } = state as unknown as {
      readonly steps: number
      readonly updates: number
      readonly records: EpisodeRecord[]
    }
    this.steps = steps
    this.#adam.steps = updates
    this.#parameters.set(arrays.parameters as Float32Array)
    this.#target.set(arrays.target as Float32Array)
    this.#adam.mean.set(arrays.mean as Float32Array)
    this.#adam.square.set(arrays.square as Float32Array)
    this.#experience = new Experience()
    for (const record of records) {
      const { game, seed, choices } = record
      let at = 0
      const choose = (): number => choices[at++]!
      const transitions = await replayEpisode(this.#games[game]!, seed, this.#options.modules, this.#features, choose)
      this.#experience.keep(record, transitions)
    }
  }

  async finish(): Promise<Trained> {
    const { modules } = this.#options
    const { score, byGame } = await this.#measure('test', this.#options.measured)
    return {
      description: { kind: 'drrn', modules, words: [...this.#words] },
      tensors: splitParameters(this.#shapes, this.#parameters),
      score,
      data: {
        about: `its own play of games of the train fold, ${worldIn(this.#options)}; the score is the mean of games of the test fold`,
        test: byGame as unknown as Json,
      },
    }
  }

  async close(): Promise<void> {}
}

/** Half the mean squared difference between what actions are worth and what was found. */
function relevanceLoss({ numpy: np, nn }: Operations, parameters: Values, data: Values): Value {
  const hidden = nn.relu(np.matmul(data.inputs!, parameters['kernel-0']!).add(parameters['bias-0']!))
  const values = np.matmul(hidden, parameters['kernel-1']!).add(parameters['bias-1']!)
  return np.mean(np.square(values.reshape([ROWS]).sub(data.wanted!))).mul(0.5)
}
