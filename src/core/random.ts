/** A seeded random number generator (rng) whose whole state is four integers, so that it can live inside a game's state. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** The state of a generator as plain data. */
export type RngState = readonly number[]

/**
 * A stream of random draws. Drawing changes this object only; `state()` saves the generator, `new Random(state)` resumes it.
 *
 * @example
 * ```ts
 * import { Random } from 'roundtable'
 *
 * const random = new Random(7, 'dice')
 * const saved = random.state()
 * const first = random.int(1, 6)
 * console.log(first === new Random(saved).int(1, 6)) // true
 * ```
 */
export class Random {
  readonly #generator

  /** From a seed (with labels that tell streams of one seed apart), or from a saved state. */
  constructor(from: number | RngState, ...labels: readonly (string | number)[]) {
    this.#generator = typeof from === 'number' ? xoroshiro128plus(mix(from, labels)) : xoroshiro128plusFromState(from)
  }

  /** What it will go on from: save it in the game's state, and give it to `new Random` to resume. */
  state(): RngState {
    return this.#generator.getState()
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return uniformInt(this.#generator, low, high)
  }

  /** From 0 (included) to 1 (excluded), 53 bits. */
  float(): number {
    return uniformFloat64(this.#generator)
  }

  /** One of the items, each as likely. Throws `RangeError` where there is none. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('pick: nothing to pick from')
    return items[this.int(0, items.length - 1)]!
  }

  /** A shuffled copy (Fisher–Yates). */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const result = [...items]
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.int(0, i)
      ;[result[i], result[j]] = [result[j]!, result[i]!]
    }
    return result
  }
}

/** Folds labels into a seed (FNV-1a and a final avalanche), so that neighbouring seeds start far apart. */
function mix(seed: number, labels: readonly (string | number)[]): number {
  let value = 0x811c9dc5
  for (const char of `${seed}|${labels.join('|')}`) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  value = Math.imul(value, 0xc2b2ae35)
  return (value ^ (value >>> 16)) | 0
}
