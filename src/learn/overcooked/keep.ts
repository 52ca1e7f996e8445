/** Learners and shards as arrays, for checkpoints. */
import type { Json } from '../../core/json.ts'
import type { RngState } from '../../core/random.ts'
import type { Saved, SavedArray } from '../method.ts'
import type { Learner } from './learner.ts'
import type { RemoteShard } from './shards.ts'

interface Kept {
  readonly adam: readonly number[]
  readonly random: readonly RngState[]
}

export async function saveLearning(learners: readonly Learner[], shards: readonly RemoteShard[]): Promise<Saved> {
  const states = await Promise.all(shards.map((shard) => shard.save()))
  const arrays: Record<string, SavedArray> = {}
  for (const [i, { parameters, adam }] of learners.entries()) {
    arrays[`parameters${i}`] = parameters
    arrays[`mean${i}`] = adam.mean
    arrays[`square${i}`] = adam.square
  }
  for (const [i, { seats, states: kitchens }] of states.entries()) {
    arrays[`seats${i}`] = seats
    arrays[`states${i}`] = kitchens
  }
  const adam = learners.map((learner) => learner.adam.steps)
  return { state: { adam, random: states.map(({ random }) => random) } satisfies Kept as unknown as Json, arrays }
}

export async function restoreLearning(
  { state, arrays }: Saved,
  learners: readonly Learner[],
  shards: readonly RemoteShard[],
): Promise<void> {
  const { adam, random } = state as unknown as Kept
  for (const [i, learner] of learners.entries()) {
    learner.parameters.set(arrays[`parameters${i}`]!)
    learner.adam.mean.set(arrays[`mean${i}`]!)
    learner.adam.square.set(arrays[`square${i}`]!)
    learner.adam.steps = adam[i]!
  }
  await Promise.all(
    shards.map((shard, i) =>
      shard.restore({
        random: random[i]!,
        seats: arrays[`seats${i}`] as Uint8Array,
        states: arrays[`states${i}`] as Int16Array,
      }),
    ),
  )
}
