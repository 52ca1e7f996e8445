/**
 * One network that learns by playing kitchens with PPO: with itself, or more and more beside a partner who does not learn.
 * Shaped reward and entropy fade, and of all parameters those with the best score so far are kept.
 */
import type { Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric } from '../numeric.ts'
import {
  divideWork,
  IMITATED,
  PARTS,
  scheduleOf,
  startsAtPlanner,
  STEPS,
  type CommonOptions,
} from './common-options.ts'
import { describePolicy, roundToHalf } from './describe-policy.ts'
import { imitate } from './imitate.ts'
import { restoreLearning, saveLearning } from './keep.ts'
import { Learner } from './learner.ts'
import { chooseBest, measurePair } from './measure.ts'
import { Schedule } from './schedule.ts'
import { openShards, type RemoteShard } from './shards.ts'

/** How fast the running score forgets: about so many iterations are in it. */
const MEMORY = 10
/** When the partner sits opposite in every kitchen: at this share of the training. */
const PARTNERED_FROM = 0.3

export interface PlayOptions extends CommonOptions {
  readonly steps: number
}

/** Who is played with instead of oneself. */
export interface Opposite {
  readonly partners: readonly Float32Array[]
  /** Somebody of the same kind, kept apart from training, with whom the result is measured; absent: the partners. */
  readonly proxy?: Float32Array
}

/** A training by play whose network can be looked at while it learns. */
export interface PlayTraining extends Training {
  readonly parameters: Float32Array
  /** Those with the best running score so far. */
  readonly best: Float32Array
  /** Points of the last iterations: with the partners, or with itself where there are none. */
  readonly runningScore: number
}

export const openPlay = async (
  given: PlayOptions,
  { seed, cores }: { readonly seed: number; readonly cores: number },
  opposite?: Opposite,
): Promise<PlayTraining> => new PlayToLearn(given, seed, await openShards(divideWork(given, seed), cores), opposite)

class PlayToLearn implements PlayTraining {
  readonly total: number
  steps = 0
  readonly #options: PlayOptions
  readonly #seed: number
  readonly #shards: readonly RemoteShard[]
  readonly #learner: Learner
  readonly #schedule: Schedule
  runningScore = 0
  #bestScore = 0
  readonly best: Float32Array
  readonly #opposite: Opposite | undefined

  constructor(given: PlayOptions, seed: number, shards: readonly RemoteShard[], opposite: Opposite | undefined) {
    this.#options = given
    this.#seed = seed
    this.#shards = shards
    this.#opposite = opposite
    this.total = given.steps
    this.#learner = new Learner(seed)
    this.#schedule = new Schedule(scheduleOf(given))
    this.best = this.#learner.parameters.slice()
  }

  get parameters(): Float32Array {
    return this.#learner.parameters
  }

  async advance(): Promise<Point> {
    if (this.steps === 0 && startsAtPlanner(this.#options)) return this.#imitate()
    const { tuning, shaping } = this.#schedule.at(this.steps / this.total)
    const played = this.#learner.parameters.slice()
    const share = this.#opposite ? Math.min(1, this.steps / this.total / PARTNERED_FROM) : 0
    const partners = this.#opposite && share > 0 ? { networks: this.#opposite.partners, share } : undefined
    const found = await this.#learner.improve(this.#shards, PARTS, tuning, { shaping, ...(partners && { partners }) })
    const { dead } = found
    // A handful of kitchens with a partner tells little.
    const counts = !this.#opposite || share > 0.5
    const score = this.#opposite && counts ? found.withPartner : found.score
    this.steps += this.#shards.length * this.#options.kitchens * STEPS
    if (counts) this.#remember(score, played)
    return { steps: this.steps, score, shaping, ...(dead > 0 && { dead }) }
  }

  #remember(score: number, played: Float32Array): void {
    this.runningScore += (score - this.runningScore) / MEMORY
    if (this.runningScore <= this.#bestScore) return
    this.#bestScore = this.runningScore
    this.best.set(played)
  }

  async #imitate(): Promise<Point> {
    const { layout, measured } = this.#options
    const numeric = await openNumeric()
    const { parameters, steps } = imitate(numeric, { layout, seed: this.#seed })
    this.#learner.parameters.set(parameters)
    this.best.set(parameters)
    this.steps = steps
    const { mean } = measurePair(numeric, layout, [parameters, parameters], measured, this.#seed + 2_000_000)
    if (!this.#opposite) this.runningScore = this.#bestScore = mean
    return { steps, score: mean, shaping: 0 }
  }

  async save(): Promise<Saved> {
    const { state, arrays } = await saveLearning([this.#learner], this.#shards)
    const [running, bestScore] = [this.runningScore, this.#bestScore]
    return {
      state: { steps: this.steps, running, bestScore, learning: state },
      arrays: { ...arrays, best: this.best },
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { steps, running, bestScore, learning } = state as any
    this.steps = steps
    this.runningScore = running
    this.#bestScore = bestScore
    this.best.set(arrays['best']!)
    await restoreLearning({ state: learning, arrays }, [this.#learner], this.#shards)
  }

  async finish(): Promise<Trained> {
    const { layout, measured } = this.#options
    const candidates = [roundToHalf(this.best), roundToHalf(this.#learner.parameters)]
    const numeric = await openNumeric()
    const { chosen, score } = chooseBest(numeric, layout, candidates, this.#seed, measured, this.#opposite?.partners)
    const began = startsAtPlanner(this.#options) ? { start: IMITATED } : undefined
    if (!this.#opposite) return { ...describePolicy(layout, chosen), score, ...(began && { data: began }) }
    const seed = this.#seed + 3_000_000
    const { proxy } = this.#opposite
    const withProxy = proxy && measurePair(numeric, layout, [chosen, proxy], 2 * measured, seed)
    const selfPlay = measurePair(numeric, layout, [chosen, chosen], measured, seed)
    const data = { ...began, withPartner: { ...score }, withItself: { ...selfPlay } }
    return { ...describePolicy(layout, chosen), score: withProxy ?? score, data }
  }

  async close(): Promise<void> {
    await Promise.all(this.#shards.map((shard) => shard.close()))
  }
}
