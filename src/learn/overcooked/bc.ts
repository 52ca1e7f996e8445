/**
 * Behaviour cloning: a network learns to do what somebody did, people whose games are at hand or, where there are none, a
 * drawn cook that stands in for them and is named as such.
 */
import { z } from 'zod'
import type { RngState } from '../../core/random.ts'
import type { Method, Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric, type Numeric } from '../numeric.ts'
import { Clone } from './clone.ts'
import { describePolicy, roundToHalf } from './describe-policy.ts'
import type { Examples } from './examples.ts'
import { gatherDrawn } from './gather-drawn.ts'
import { commonOptions } from './common-options.ts'
import { layoutOption, nameLayout } from './layout-option.ts'
import { chooseBest } from './measure.ts'
import { readTrials } from './read-trials.ts'

const options = z.strictObject({
  layout: layoutOption,
  from: z
    .string()
    .default('drawn')
    .describe('whose games: a file or folder of trials, a run, or "drawn" for a drawn cook that is nobody'),
  half: z.enum(['all', 'first', 'second']).default('all').describe('which half of each game is learnt from'),
  games: z.int().min(1).max(1000).default(40).describe('games of the drawn cook'),
  measured: commonOptions.measured,
  passes: z.int().min(1).max(10_000).default(60).describe('how often all examples are gone over'),
})
type Options = z.output<typeof options>

/** Of so many examples one is held back, to see how well others are foretold. */
const HELD_BACK = 7

export const behaviourCloning: Method<Options> = {
  name: 'overcooked/bc',
  about: 'A network imitates games: people’s that you bring, or those of a drawn cook that stands in for them.',
  options,
  examples: [
    'roundtable train overcooked/bc --layout cramped-room',
    'roundtable train overcooked/bc --layout cramped-room --from runs/my-study --half first',
  ],
  label: ({ layout }) => nameLayout(layout),
  begin: async (given, { seed }) => {
    const { layout, from, half } = given
    const numeric = await openNumeric()
    const { examples, games } =
      from === 'drawn'
        ? { examples: gatherDrawn(layout, given.games, seed), games: given.games }
        : readTrials(from, { layout, half })
    return new Cloning(given, seed, numeric, examples, games)
  },
}

class Cloning implements Training {
  readonly total: number
  steps = 0
  readonly #options: Options
  readonly #seed: number
  readonly #numeric: Numeric
  readonly #clone: Clone
  readonly #heldBack: Examples
  readonly #games: number
  readonly #length: number

  constructor(given: Options, seed: number, numeric: Numeric, examples: Examples, games: number) {
    this.#options = given
    this.#seed = seed
    this.#numeric = numeric
    this.#games = games
    this.#length = examples.length
    this.total = given.passes
    const { kept, heldBack } = examples.divide(HELD_BACK)
    this.#clone = new Clone(numeric, kept, seed)
    this.#heldBack = heldBack
  }

  advance(): Promise<Point> {
    const loss = this.#clone.pass()
    this.steps++
    const accuracy = this.#heldBack.measureAccuracy(this.#numeric, this.#clone.parameters)
    return Promise.resolve({ steps: this.steps, score: accuracy, loss })
  }

  save(): Promise<Saved> {
    const { parameters, adam, random } = this.#clone
    return Promise.resolve({
      state: { steps: this.steps, adam: adam.steps, random: random.state() },
      arrays: { parameters, mean: adam.mean, square: adam.square },
    })
  }

  restore({ state, arrays }: Saved): Promise<void> {
    const { steps, adam, random } = state as any
    this.steps = steps
    this.#clone.adam.steps = adam
    this.#clone.parameters.set(arrays['parameters']!)
    this.#clone.adam.mean.set(arrays['mean']!)
    this.#clone.adam.square.set(arrays['square']!)
    this.#clone.restoreRandom(random as RngState)
    return Promise.resolve()
  }

  finish(): Promise<Trained> {
    const { layout, from, half, measured } = this.#options
    const { chosen, score } = chooseBest(
      this.#numeric,
      layout,
      [roundToHalf(this.#clone.parameters)],
      this.#seed,
      measured,
    )
    const drawn = from === 'drawn'
    return Promise.resolve({
      ...describePolicy(layout, chosen),
      score,
      data: {
        from: drawn ? 'a drawn planning cook that dawdles and errs: nobody’s play' : from,
        ...(!drawn && { half }),
        games: this.#games,
        moves: this.#length,
        accuracy: this.#heldBack.measureAccuracy(this.#numeric, chosen),
      },
    })
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
