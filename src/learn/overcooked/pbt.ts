/**
 * Population-based training as in Carroll et al. 2019 (appendix): every member learns beside every member, itself among
 * them; then all pairs play, and the worst takes the weights of the best, with some of its settings moved up or down.
 */
import { z } from 'zod'
import { Random, type RngState } from '../../core/random.ts'
import type { Method, Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric, type Numeric } from '../numeric.ts'
import { commonOptions, divideWork, IMITATED, PARTS, scheduleOf, startsAtPlanner, STEPS } from './common-options.ts'
import { describePolicy, roundToHalf } from './describe-policy.ts'
import { imitate } from './imitate.ts'
import { restoreLearning, saveLearning } from './keep.ts'
import { nameLayout } from './layout-option.ts'
import { Learner, type Tuning } from './learner.ts'
import { chooseBest, measurePair } from './measure.ts'
import { Schedule } from './schedule.ts'
import { openShards, type RemoteShard } from './shards.ts'

const options = z.strictObject({
  steps: z.int().min(1).max(1e9).default(2_400_000).describe('steps of kitchens, over all members'),
  population: z.int().min(2).max(16).default(3).describe('members'),
  ...commonOptions,
})
type Options = z.output<typeof options>

/** What may be moved, and by how much; each with this chance (Carroll et al. 2019). */
const MOVED = ['rate', 'clip', 'entropyWeight', 'valueWeight'] as const
const CHANCE = 0.33
const FACTORS = [0.75, 1.25]
/** Games of each pair in a selection. */
const GAMES = 12

type Moved = Record<(typeof MOVED)[number], number>

export const populationTraining: Method<Options> = {
  name: 'overcooked/pbt',
  about: 'Several networks learn beside each other; the worst takes over from the best (population-based training).',
  options,
  examples: ['roundtable train overcooked/pbt --layout cramped-room'],
  label: ({ layout }) => nameLayout(layout),
  begin: async (given, { seed, cores }) =>
    new Population(given, seed, await openShards(divideWork(given, seed), cores), await openNumeric()),
}

class Population implements Training {
  readonly total: number
  steps = 0
  readonly #options: Options
  readonly #seed: number
  readonly #shards: readonly RemoteShard[]
  readonly #numeric: Numeric
  readonly #members: readonly Learner[]
  readonly #schedule: Schedule
  /** By member: what its settings are multiplied with. */
  #moved: Moved[]
  #random: Random

  constructor(given: Options, seed: number, shards: readonly RemoteShard[], numeric: Numeric) {
    this.#options = given
    this.#seed = seed
    this.#shards = shards
    this.#numeric = numeric
    this.total = given.steps
    this.#members = Array.from({ length: given.population }, (_, i) => new Learner(seed, `member ${i}`))
    this.#schedule = new Schedule(scheduleOf(given))
    this.#moved = this.#members.map(() => ({ rate: 1, clip: 1, entropyWeight: 1, valueWeight: 1 }))
    this.#random = new Random(seed, 'population')
  }

  async advance(): Promise<Point> {
    if (this.steps === 0 && startsAtPlanner(this.#options)) return this.#imitate()
    const { tuning, shaping } = this.#schedule.at(this.steps / this.total)
    let score = 0
    for (const [i, member] of this.#members.entries()) {
      for (const partner of this.#members) {
        const how = partner === member ? {} : { partners: { networks: [partner.parameters], share: 1 } }
        const collected = await member.improve(this.#shards, PARTS, this.#tune(tuning, i), { shaping, ...how })
        if (partner === member) score += collected.score / this.#members.length
        this.steps += this.#shards.length * this.#options.kitchens * STEPS
      }
    }
    const best = this.#select()
    return { steps: this.steps, score, shaping, best }
  }

  async #imitate(): Promise<Point> {
    const { layout } = this.#options
    for (const [i, member] of this.#members.entries()) {
      const { parameters, steps } = imitate(this.#numeric, { layout, seed: this.#seed + 1000 * i })
      member.parameters.set(parameters)
      this.steps += steps
    }
    const means = this.#playAll()
    return { steps: this.steps, score: Math.max(...means), shaping: 0 }
  }

  #tune(tuning: Tuning, member: number): Tuning {
    const moved = this.#moved[member]!
    return { ...tuning, ...Object.fromEntries(MOVED.map((key) => [key, tuning[key] * moved[key]])) }
  }

  /** The mean of each member with all, itself among them. */
  #playAll(): number[] {
    const members = this.#members.map(({ parameters }) => parameters)
    const games = members.map((): number[] => [])
    for (const [i, one] of members.entries())
      for (const [j, other] of members.entries()) {
        if (j < i) continue
        const seed = this.#random.int(0, 0x3fffffff)
        const { mean } = measurePair(this.#numeric, this.#options.layout, [one, other], GAMES, seed)
        games[i]!.push(mean)
        if (i !== j) games[j]!.push(mean)
      }
    return games.map((means) => means.reduce((sum, mean) => sum + mean, 0) / means.length)
  }

  /** The worst becomes the best with settings moved; returns the best's mean. */
  #select(): number {
    const means = this.#playAll()
    const [best, worst] = [means.indexOf(Math.max(...means)), means.lastIndexOf(Math.min(...means))]
    if (best !== worst) {
      const [from, to] = [this.#members[best]!, this.#members[worst]!]
      to.parameters.set(from.parameters)
      to.adam.mean.set(from.adam.mean)
      to.adam.square.set(from.adam.square)
      to.adam.steps = from.adam.steps
      const moved = { ...this.#moved[best]! }
      for (const key of MOVED) if (this.#random.float() < CHANCE) moved[key] *= this.#random.pick(FACTORS)
      this.#moved[worst] = moved
    }
    return means[best]!
  }

  async save(): Promise<Saved> {
    const { state, arrays } = await saveLearning(this.#members, this.#shards)
    return {
      state: { steps: this.steps, moved: this.#moved, random: this.#random.state(), learning: state },
      arrays,
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { steps, moved, random, learning } = state as any
    this.steps = steps
    this.#moved = moved as Moved[]
    this.#random = new Random(random as RngState)
    await restoreLearning({ state: learning, arrays }, this.#members, this.#shards)
  }

  async finish(): Promise<Trained> {
    const { layout, measured } = this.#options
    const candidates = this.#members.map(({ parameters }) => roundToHalf(parameters))
    const { chosen, score } = chooseBest(this.#numeric, layout, candidates, this.#seed, measured)
    const began = startsAtPlanner(this.#options) ? { data: { start: IMITATED } } : {}
    return { ...describePolicy(layout, chosen), score, ...began }
  }

  async close(): Promise<void> {
    await Promise.all(this.#shards.map((shard) => shard.close()))
  }
}
