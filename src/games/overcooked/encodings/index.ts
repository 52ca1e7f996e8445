/** What a cook sees as numbers, in the ways that learners choose from. */
import type { Encoding } from '../../../core/learning.ts'
import { kitchenSpec, type Config } from '../config.ts'
import type { Kitchen } from '../engine/index.ts'
import { compile, SEATS, type Action, type Observation } from '../rules.ts'
import { FeatureEncoder } from './features.ts'
import { LosslessEncoder, type LosslessOptions } from './lossless.ts'

/** Writes what both cooks see, from the words of a state. */
export interface KitchenEncoder {
  readonly shape: readonly number[]
  readonly size: number
  write(states: Int16Array, offset: number, player: number, out: Float32Array, at?: number): void
  /** Both cooks' views, one after the other, where that is quicker than two. */
  writeBoth?(states: Int16Array, offset: number, out: Float32Array, at?: number): void
}

export interface KitchenEncoding extends Encoding<Config, Observation, Action> {
  /** The encoder of a kitchen with a horizon; made once. */
  encoder(kitchen: Kitchen, horizon: number): KitchenEncoder
}

/** An encoding from how its encoder is made. */
function encoding(about: string, make: (kitchen: Kitchen, horizon: number) => KitchenEncoder): KitchenEncoding {
  const known = new WeakMap<Kitchen, Map<number, KitchenEncoder>>()
  const encoder = (kitchen: Kitchen, horizon: number): KitchenEncoder => {
    const byHorizon = known.get(kitchen) ?? new Map<number, KitchenEncoder>()
    known.set(kitchen, byHorizon)
    const present = byHorizon.get(horizon) ?? make(kitchen, horizon)
    byHorizon.set(horizon, present)
    return present
  }
  return {
    about,
    encoder,
    shape: (config) => encoder(compile(kitchenSpec(config)), config.horizon).shape,
    encode: ({ kitchen, horizon, cells, seat }, out) =>
      encoder(compile(kitchen), horizon).write(Int16Array.from(cells), 0, SEATS.indexOf(seat), out),
  }
}

const maps = (about: string, options: (kitchen: Kitchen) => LosslessOptions): KitchenEncoding =>
  encoding(about, (kitchen, horizon) => new LosslessEncoder(kitchen, { ...options(kitchen), horizon }))

const features = (kitchen: Kitchen): KitchenEncoder => {
  const encoder = new FeatureEncoder(kitchen)
  return {
    shape: [encoder.size],
    size: encoder.size,
    write: (...where) => encoder.write(...where),
    writeBoth: (...where) => encoder.writeBoth(...where),
  }
}

export const encodings = {
  lossless: maps(
    'Maps of the kitchen, x first: [width][height][channels]. 26 channels (see CHANNELS.modern), 29 where there are gates.',
    ({ gates }) => ({ channels: gates.length > 0 ? 'modernGates' : 'modern' }),
  ),
  classic: maps('The maps of 2019: [width][height][20], without tomatoes and gates.', () => ({ channels: 'classic' })),
  gates: maps('The maps of 2019 with gates: [width][height][23].', () => ({ channels: 'gates' })),
  features: encoding(
    '96 numbers made by hand: ways to the nearest things, pots, walls, for oneself and for the partner.',
    features,
  ),
} satisfies Record<string, KitchenEncoding>
