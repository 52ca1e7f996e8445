/**
 * Adam (Kingma and Ba 2015, algorithm 1) on flat arrays, with the gradient's length held below a limit. The numeric
 * library's own optimisers are a package that its registry does not have.
 */

export interface AdamOptions {
  /** Default 0.9. */
  readonly decay?: number
  /** Default 0.999. */
  readonly squareDecay?: number
  /** Default 1e-5, as in stock PPO. */
  readonly epsilon?: number
  /** Longer gradients are shortened to this length. Default: never. */
  readonly maxLength?: number
}

/** The optimiser of one flat array of parameters. */
export class Adam {
  readonly #options: Required<AdamOptions>
  /** Running means of the gradient and of its squares: save and restore them with the parameters. */
  readonly mean: Float32Array
  readonly square: Float32Array
  /** Steps made. */
  steps = 0

  constructor(size: number, options: AdamOptions = {}) {
    this.#options = { decay: 0.9, squareDecay: 0.999, epsilon: 1e-5, maxLength: Infinity, ...options }
    this.mean = new Float32Array(size)
    this.square = new Float32Array(size)
  }

  /** Moves the parameters one step against the gradient. */
  step(parameters: Float32Array, gradient: Float32Array, rate: number): void {
    const { decay, squareDecay, epsilon, maxLength } = this.#options
    const { mean, square } = this
    let length = 0
    for (let i = 0; i < gradient.length; i++) length += gradient[i]! * gradient[i]!
    length = Math.sqrt(length)
    const scale = length > maxLength ? maxLength / length : 1
    this.steps++
    const unbiased = rate / (1 - decay ** this.steps)
    const unbiasedSquare = 1 / (1 - squareDecay ** this.steps)
    for (let i = 0; i < gradient.length; i++) {
      const slope = scale * gradient[i]!
      mean[i] = decay * mean[i]! + (1 - decay) * slope
      square[i] = squareDecay * square[i]! + (1 - squareDecay) * slope * slope
      parameters[i]! -= (unbiased * mean[i]!) / (Math.sqrt(square[i]! * unbiasedSquare) + epsilon)
    }
  }
}
