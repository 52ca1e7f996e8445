/**
 * Self-play with PPO: one network plays both cooks of many kitchens. Shaped reward and entropy fade, half of the kitchens
 * begin at random places, and of all parameters those with the best score so far are kept (Carroll et al. 2019, appendix).
 */
import { z } from 'zod'
import type { Method, Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric } from '../numeric.ts'
import { commonOptions, divideWork, PARTS, scheduleOf, startsAtPlanner, STEPS } from './common-options.ts'
import { describePolicy, roundToHalf } from './describe-policy.ts'
import { imitate } from './imitate.ts'
import { restoreLearning, saveLearning } from './keep.ts'
import { nameLayout } from './layout-option.ts'
import { Learner } from './learner.ts'
import { chooseBest, measurePair, TRIAL } from './measure.ts'
import { Schedule } from './schedule.ts'
import { openShards, type RemoteShard } from './shards.ts'

const options = z.strictObject({
  steps: z.int().min(1).max(1e9).default(1_200_000).describe('steps of kitchens, over all of them'),
  ...commonOptions,
})
type Options = z.output<typeof options>

/** How fast the running score forgets: about so many iterations are in it. */
const MEMORY = 10

export const ppoSelfPlay: Method<Options> = {
  name: 'overcooked/ppo-sp',
  about: 'One network learns by playing both cooks of a kitchen (PPO, self-play).',
  options,
  examples: [
    'roundtable train overcooked/ppo-sp --layout cramped-room',
    'roundtable train overcooked/ppo-sp --layout forced-coordination --steps 2000000 --seed 3',
  ],
  label: ({ layout }) => nameLayout(layout),
  begin: async (given, { seed, cores }) => new SelfPlay(given, seed, await openShards(divideWork(given, seed), cores)),
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
    this.#schedule = new Schedule(scheduleOf(given))
    this.#best = this.#learner.parameters.slice()
  }

  async advance(): Promise<Point> {
    if (this.steps === 0 && startsAtPlanner(this.#options)) return this.#imitate()
    const { tuning, shaping } = this.#schedule.at(this.steps / this.total)
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

  async #imitate(): Promise<Point> {
    const { layout } = this.#options
    const numeric = await openNumeric()
    const { parameters, steps } = imitate(numeric, { layout, seed: this.#seed })
    this.#learner.parameters.set(parameters)
    this.#best.set(parameters)
    this.steps = steps
    const { mean } = measurePair(numeric, layout, [parameters, parameters], TRIAL, this.#seed + 2_000_000)
    this.#running = this.#bestScore = mean
    return { steps, score: mean, shaping: 0 }
  }

  async save(): Promise<Saved> {
    const { state, arrays } = await saveLearning([this.#learner], this.#shards)
    const [running, bestScore] = [this.#running, this.#bestScore]
    return {
      state: { steps: this.steps, running, bestScore, learning: state },
      arrays: { ...arrays, best: this.#best },
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { steps, running, bestScore, learning } = state as any
    this.steps = steps
    this.#running = running
    this.#bestScore = bestScore
    this.#best.set(arrays['best']!)
    await restoreLearning({ state: learning, arrays }, [this.#learner], this.#shards)
  }

  async finish(): Promise<Trained> {
    const { layout } = this.#options
    const candidates = [roundToHalf(this.#best), roundToHalf(this.#learner.parameters)]
    const { chosen, score } = chooseBest(await openNumeric(), layout, candidates, this.#seed)
    return { ...describePolicy(layout, chosen), score }
  }

  async close(): Promise<void> {
    await Promise.all(this.#shards.map((shard) => shard.close()))
  }
}
