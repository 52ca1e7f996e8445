/**
 * What our own trained cooks see: the 96 hand-made features, brought near to 1, and behind them which cook it is, the
 * gates, and the counters over which things are passed. 128 numbers in every kitchen, since the numeric library is fastest
 * with multiples of 16; those that a kitchen has no use for are 0.
 */
import { engine, FeatureEncoder } from '../../../games/overcooked/index.ts'

const FEATURES = 96
const MAX_GATES = 3
const MAX_PASSES = 6
/** An open gate's timer is 1 to 11. */
const GATE_TIME = 11
const HALF = 46

export class LearnerFeatures {
  readonly size = 128
  readonly #kitchen: engine.Kitchen
  readonly #features: FeatureEncoder
  readonly #passes: readonly engine.Thing[]
  readonly #scale: Float32Array

  constructor(kitchen: engine.Kitchen) {
    this.#kitchen = kitchen
    this.#features = new FeatureEncoder(kitchen)
    this.#passes = findPasses(kitchen).slice(0, MAX_PASSES)
    this.#scale = scaleOf()
  }

  write(states: Int16Array, offset: number, player: number, out: Float32Array, at = 0): void {
    this.#features.write(states, offset, player, out, at)
    this.#finish(states, offset, player, out, at)
  }

  /** Both cooks' views, one after the other. */
  writeBoth(states: Int16Array, offset: number, out: Float32Array, at = 0): void {
    const { size } = this
    this.#features.writeBoth(states, offset, out, at)
    // They stand beside each other, and each view is longer than its features.
    out.copyWithin(at + size, at + FEATURES, at + 2 * FEATURES)
    this.#finish(states, offset, 0, out, at)
    this.#finish(states, offset, 1, out, at + size)
  }

  #finish(states: Int16Array, offset: number, player: number, out: Float32Array, at: number): void {
    const scale = this.#scale
    for (let i = 0; i < FEATURES; i++) out[at + i]! *= scale[i]!
    out.fill(0, at + FEATURES, at + this.size)
    let next = at + FEATURES
    out[next++] = player
    const { gates, spots } = this.#kitchen
    const here = spots[states[offset + engine.PLAYER + player * engine.PER_PLAYER]!]!
    for (let gate = 0; gate < Math.min(gates.length, MAX_GATES); gate++) {
      const { word, cell } = gates[gate]!
      const timer = states[offset + word]!
      out[next] = timer > 0 ? 1 : 0
      out[next + 1] = timer / GATE_TIME
      out[next + 2] = (this.#kitchen.x(cell) - this.#kitchen.x(here)) / 4
      out[next + 3] = (this.#kitchen.y(cell) - this.#kitchen.y(here)) / 4
      next += 4
    }
    next = at + FEATURES + 1 + 4 * MAX_GATES
    for (const { word } of this.#passes) {
      const item = states[offset + word]!
      if (item !== engine.NOTHING) out[next + (item > engine.SOUP ? 2 : item === engine.DISH ? 1 : 0)] = 1
      next += 3
    }
  }
}

/** Counters that can be used from two sides that do not touch: what is put there, another takes. */
function findPasses(kitchen: engine.Kitchen): engine.Thing[] {
  const users = (word: number): number[] =>
    [...kitchen.facedWord.keys()].filter(
      (pose) => kitchen.facedWord[pose] === word && kitchen.faced[pose] === engine.COUNTER,
    )
  return kitchen.counters.filter(({ word }) => {
    const directions = users(word).map((pose) => pose & 3)
    return (
      (directions.includes(engine.NORTH) && directions.includes(engine.SOUTH)) ||
      (directions.includes(engine.EAST) && directions.includes(engine.WEST))
    )
  })
}

function scaleOf(): Float32Array {
  const scale = new Float32Array(FEATURES).fill(1)
  for (const half of [0, HALF]) {
    // Ways to things, soups' contents, ways to serving and empty counters, then the pots.
    for (let i = 8; i < 42; i++) scale[half + i] = 0.25
    for (const pot of [22, 32]) {
      for (let i = 0; i < 5; i++) scale[half + pot + i] = 1
      scale[half + pot + 5] = scale[half + pot + 6] = 1 / 3
      scale[half + pot + 7] = 1 / 20
    }
  }
  for (let i = 2 * HALF; i < FEATURES; i++) scale[i] = 0.25
  return scale
}
