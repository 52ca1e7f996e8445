/**
 * Self-play with PPO: one network plays both cooks of many kitchens. Shaped reward and entropy fade, half of the kitchens
 * begin at random places, and of all parameters those with the best score so far are kept (Carroll et al. 2019, appendix).
 */
import { z } from 'zod'
import type { Json } from '../../core/json.ts'
import type { Method, Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric } from '../numeric.ts'
import { measureScore } from '../score.ts'
import { describePolicy, roundToHalf } from './describe-policy.ts'
import { layoutOption, nameLayout } from './layout-option.ts'
import { Learner } from './learner.ts'
import { playGames } from './play-games.ts'
import { Schedule } from './schedule.ts'
import type { RemoteShard } from './shards.ts'
import { openShards } from './shards.ts'

const options = z.strictObject({
  layout: layoutOption,
  steps: z.int().min(1).max(1e9).default(1_200_000).describe('steps of kitchens, over all of them'),
  kitchens: z.int().min(2).max(1024).default(32).describe('kitchens of a shard, side by side'),
  shards: z.int().min(1).max(64).default(2).describe('parts of the work; as many processors can be used'),
  rate: z.number().positive().max(1).default(0.001).describe('learning rate at the beginning; it falls to a tenth'),
  entropy: z.number().min(0).max(1).default(0.1).describe('weight of entropy at the beginning; it falls to a tenth'),
  rounds: z.int().min(1).max(20).default(3).describe('how often each step is learnt from'),
  scattered: z.number().min(0).max(0.9).default(0.5).describe('the share of kitchens that begin at random'),
})
type Options = z.output<typeof options>

/** Steps of each kitchen between two improvements. */
const STEPS = 100
const PARTS = 8
/** How fast the running score forgets: about so many iterations are in it. */
const MEMORY = 10
/** Games that the last and the best parameters play against each other's score, and games that the card tells of. */
const TRIAL = 100
const MEASURED = 100

export const ppoSelfPlay: Method<Options> = {
  name: 'overcooked/ppo-sp',
  about: 'One network learns by playing both cooks of a kitchen (PPO, self-play).',
  options,
  examples: [
    'roundtable train overcooked/ppo-sp --layout cramped-room',
    'roundtable train overcooked/ppo-sp --layout forced-coordination --steps 2000000 --seed 3',
  ],
  label: ({ layout }) => nameLayout(layout),
  begin: async (given, { seed, cores }) => {
    const shards = await openShards(
      Array.from({ length: given.shards }, (_, number) => ({
        layout: given.layout,
        seed,
        number,
        kitchens: given.kitchens,
        steps: STEPS,
        horizon: 400,
        scattered: given.scattered,
        rows: (2 * given.kitchens * STEPS) / PARTS,
        discount: 0.99,
        trace: 0.95,
      })),
      cores,
    )
    return new SelfPlay(given, seed, shards)
  },
}

class SelfPlay implements Training {
  readonly total: number
  steps = 0
  readonly #options: Options
  readonly #seed: number
  readonly #shards: readonly RemoteShard[]
  readonly #learner: Learner
  readonly #schedule: Schedule
  #running = 0
  #bestScore = 0
  readonly #best: Float32Array

  constructor(given: Options, seed: number, shards: readonly RemoteShard[]) {
    this.#options = given
    this.#seed = seed
    this.#shards = shards
    this.total = given.steps
    this.#learner = new Learner(seed)
    this.#schedule = new Schedule(given)
    this.#best = this.#learner.parameters.slice()
  }

  async advance(): Promise<Point> {
    const done = this.steps / this.total
    const { tuning, shaping } = this.#schedule.at(done)
    const played = this.#learner.parameters.slice()
    const { score, dead } = await this.#learner.improve(this.#shards, PARTS, tuning, { shaping })
    this.steps += this.#shards.length * this.#options.kitchens * STEPS
    this.#running += (score - this.#running) / MEMORY
    if (this.#running > this.#bestScore) {
      this.#bestScore = this.#running
      this.#best.set(played)
    }
    return { steps: this.steps, score, shaping, ...(dead > 0 && { dead }) }
  }

  async save(): Promise<Saved> {
    const shards = await Promise.all(this.#shards.map((shard) => shard.save()))
    const { parameters, adam } = this.#learner
    const state: Json = {
      steps: this.steps,
      adam: adam.steps,
      running: this.#running,
      bestScore: this.#bestScore,
      random: shards.map(({ random }) => [...random]),
    }
    const ofShards = shards.flatMap(({ seats, states }, i) => [
      [`seats${i}`, seats],
      [`states${i}`, states],
    ])
    return {
      state,
      arrays: { parameters, mean: adam.mean, square: adam.square, best: this.#best, ...Object.fromEntries(ofShards) },
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { steps, adam, running, bestScore, random } = state as any
    Object.assign(this, { steps })
    this.#running = running
    this.#bestScore = bestScore
    this.#learner.adam.steps = adam
    this.#learner.parameters.set(arrays['parameters']!)
    this.#learner.adam.mean.set(arrays['mean']!)
    this.#learner.adam.square.set(arrays['square']!)
    this.#best.set(arrays['best']!)
    await Promise.all(
      this.#shards.map((shard, i) =>
        shard.restore({
          random: random[i],
          seats: arrays[`seats${i}`] as Uint8Array,
          states: arrays[`states${i}`] as Int16Array,
        }),
      ),
    )
  }

  async finish(): Promise<Trained> {
    const numeric = await openNumeric()
    const { layout } = this.#options
    const play = (parameters: Float32Array, games: number, seed: number) =>
      measureScore(playGames(numeric, { layout, cooks: [parameters, parameters], games, seed }))
    const [best, last] = [roundToHalf(this.#best), roundToHalf(this.#learner.parameters)]
    // Chosen by some games, measured by others: the best of two would else look better than it is.
    const trial = this.#seed + 1_000_000
    const chosen = play(best, TRIAL, trial).mean > play(last, TRIAL, trial).mean ? best : last
    return { ...describePolicy(layout, chosen), score: play(chosen, MEASURED, trial + 1) }
  }

  async close(): Promise<void> {
    await Promise.all(this.#shards.map((shard) => shard.close()))
  }
}
