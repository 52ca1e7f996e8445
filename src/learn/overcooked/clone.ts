/** A network that imitates examples: behaviour cloning. */
import { Random, type RngState } from '../../core/random.ts'
import { Adam } from '../adam.ts'
import type { Numeric } from '../numeric.ts'
import { countParameters, drawParameters } from '../parameters.ts'
import type { Examples } from './examples.ts'
import { cloneLoss, gains, shapes } from './network.ts'

const RATE = 0.001

export class Clone {
  readonly parameters: Float32Array
  readonly adam: Adam
  readonly #examples: Examples
  readonly #find
  random: Random

  constructor(numeric: Numeric, examples: Examples, seed: number) {
    this.random = new Random(seed, 'clone')
    this.parameters = drawParameters(shapes, this.random, gains)
    this.adam = new Adam(countParameters(shapes))
    this.#examples = examples
    this.#find = numeric.compileLoss(shapes, cloneLoss)
  }

  /** Goes once over all examples; returns their mean cross entropy. */
  pass(): number {
    let sum = 0
    let batches = 0
    for (const batch of this.#examples.batches(this.random)) {
      const { loss, gradient } = this.#find(this.parameters, batch)
      this.adam.step(this.parameters, gradient, RATE)
      sum += loss
      batches++
    }
    return sum / batches
  }

  restoreRandom(state: RngState): void {
    this.random = new Random(state)
  }
}
