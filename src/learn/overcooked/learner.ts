/** PPO over shards: parameters, their optimiser, and one iteration of collecting and improving. */
import { Random } from '../../core/random.ts'
import { Adam } from '../adam.ts'
import { countParameters, drawParameters } from '../parameters.ts'
import { gains, shapes } from './network.ts'
import type { Collected, CollectOptions } from './shard.ts'
import type { RemoteShard } from './shards.ts'

/** What may change from iteration to iteration, and from one member of a population to another. */
export interface Tuning {
  readonly rate: number
  readonly clip: number
  /** Weight of the surrogate: 0 learns values only. */
  readonly moveWeight: number
  readonly entropyWeight: number
  readonly valueWeight: number
  /** How often each row is gone over. */
  readonly rounds: number
}

/** The share of the gradient's length that stock PPO allows. */
const MAX_LENGTH = 0.5

export class Learner {
  readonly parameters: Float32Array
  readonly adam: Adam

  constructor(seed: number, label: string | number = 'learner') {
    this.parameters = drawParameters(shapes, new Random(seed, label), gains)
    this.adam = new Adam(countParameters(shapes), { maxLength: MAX_LENGTH })
  }

  /** Plays with all shards, then improves on what they saw; `parts`: into how many gradients their rows are divided. */
  async improve(
    shards: readonly RemoteShard[],
    parts: number,
    { rate, rounds, ...weights }: Tuning,
    how: Omit<CollectOptions, 'parameters'>,
  ): Promise<Collected> {
    const { parameters } = this
    const collected = await all(shards, (shard) => shard.collect({ ...how, parameters }))
    for (let round = 0; round < rounds; round++) {
      for (let part = 0; part < parts; part++) {
        const given = { ...weights, parameters, part, shuffle: round > 0 && part === 0 }
        const gradients = await all(shards, (shard) => shard.gradient(given))
        this.adam.step(parameters, mean(gradients), rate)
      }
    }
    const average = (pick: (one: Collected) => number): number =>
      collected.reduce((sum, one) => sum + pick(one), 0) / collected.length
    return {
      score: average(({ score }) => score),
      withPartner: average(({ withPartner }) => withPartner),
      dead: average(({ dead }) => dead) * collected.length,
    }
  }
}

/** Shards in workers are asked first, so that they work while this thread does its own. */
async function all<Result>(
  shards: readonly RemoteShard[],
  ask: (shard: RemoteShard) => Promise<Result>,
): Promise<Result[]> {
  const answers = new Array<Promise<Result>>(shards.length)
  for (let i = shards.length - 1; i >= 0; i--) answers[i] = ask(shards[i]!)
  for (const shard of shards) shard.await()
  return Promise.all(answers)
}

function mean(gradients: readonly Float32Array[]): Float32Array {
  const [first, ...rest] = gradients
  const sum = first!.slice()
  for (const gradient of rest) for (let i = 0; i < sum.length; i++) sum[i]! += gradient[i]!
  for (let i = 0; i < sum.length; i++) sum[i]! /= gradients.length
  return sum
}
