/** The network of the DRRN: how much is to be had by an action at a view. */
import type { Situation, Sparse } from './features.ts'

/** Names and shapes of its weights, for so many features and hidden units. */
export const drrnShapes = (features: number, hidden: number): Record<string, readonly number[]> => ({
  'kernel-0': [features, hidden],
  'bias-0': [hidden],
  'kernel-1': [hidden, 1],
  'bias-1': [1],
})

export class DrrnNetwork {
  readonly #weights: Readonly<Record<string, Float32Array>>
  readonly #hidden: number

  /** `weights`: the values of {@link drrnShapes}, row by row; they are read anew each time. */
  constructor(weights: Readonly<Record<string, Float32Array>>) {
    this.#weights = weights
    this.#hidden = weights['bias-0']!.length
  }

  /** What each of the actions is worth. */
  values({ view, actions }: Situation): number[] {
    const before = this.#add(this.#weights['bias-0']!, view)
    return actions.map((action) => this.#value(this.#add(before, action)))
  }

  #add(to: Float32Array, { places, values }: Sparse): Float32Array {
    const hidden = Float32Array.from(to)
    const kernel = this.#weights['kernel-0']!
    const width = this.#hidden
    for (let i = 0; i < places.length; i++) {
      const row = places[i]! * width
      const value = values[i]!
      for (let j = 0; j < width; j++) hidden[j]! += value * kernel[row + j]!
    }
    return hidden
  }

  #value(hidden: Float32Array): number {
    const last = this.#weights['kernel-1']!
    let sum = this.#weights['bias-1']![0]!
    for (let j = 0; j < hidden.length; j++) sum += Math.max(0, hidden[j]!) * last[j]!
    return sum
  }
}

/** The place of the largest number, the first of several. */
export const indexOfLargest = (values: readonly number[]): number =>
  values.reduce((best, value, i) => (value > values[best]! ? i : best), 0)
