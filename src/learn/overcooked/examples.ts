/** Moves that somebody made and what was seen then: what is imitated. */
import type { Random } from '../../core/random.ts'
import type { Data, Numeric } from '../numeric.ts'
import { INPUTS, openForward } from './network.ts'
import { MOVES, OUTPUTS } from './worlds.ts'

/** Rows of one gradient. */
const ROWS = 1600

export class Examples {
  #features = new Float32Array(ROWS * INPUTS)
  #masks = new Float32Array(ROWS * OUTPUTS)
  #moves = new Uint8Array(ROWS)
  length = 0

  /** Row `row` of features and masks, and the move that was made. */
  add(features: Float32Array, masks: Float32Array, row: number, move: number): void {
    if (this.length === this.#moves.length) {
      this.#features = grow(this.#features)
      this.#masks = grow(this.#masks)
      this.#moves = grow(this.#moves)
    }
    this.#features.set(features.subarray(row * INPUTS, (row + 1) * INPUTS), this.length * INPUTS)
    this.#masks.set(masks.subarray(row * OUTPUTS, (row + 1) * OUTPUTS), this.length * OUTPUTS)
    this.#moves[this.length++] = move
  }

  /** One in `every` is held back. */
  divide(every: number): { readonly kept: Examples; readonly heldBack: Examples } {
    const [kept, heldBack] = [new Examples(), new Examples()]
    for (let row = 0; row < this.length; row++)
      (row % every === every - 1 ? heldBack : kept).add(this.#features, this.#masks, row, this.#moves[row]!)
    return { kept, heldBack }
  }

  /** The share of moves that the network finds likeliest. */
  measureAccuracy(numeric: Numeric, parameters: Float32Array): number {
    const out = openForward(numeric)(parameters, this.#features.subarray(0, this.length * INPUTS))
    let right = 0
    for (let row = 0; row < this.length; row++) {
      const logits = out.subarray(row * OUTPUTS, row * OUTPUTS + MOVES)
      if (logits.indexOf(Math.max(...logits)) === this.#moves[row]) right++
    }
    return right / this.length
  }

  /** All of them in a new order, as data of {@link cloneLoss}; the last batch is filled up with rows that do not count. */
  *batches(random: Random): Generator<Data> {
    const order = Int32Array.from({ length: this.length }, (_, i) => i)
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random.float() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (let begin = 0; begin < order.length; begin += ROWS) {
      const features = new Float32Array(ROWS * INPUTS)
      const masks = new Float32Array(ROWS * OUTPUTS)
      const chosen = new Float32Array(ROWS * OUTPUTS)
      const counts = new Float32Array(ROWS)
      const total = Math.min(ROWS, order.length - begin)
      for (let i = 0; i < total; i++) {
        const row = order[begin + i]!
        features.set(this.#features.subarray(row * INPUTS, (row + 1) * INPUTS), i * INPUTS)
        masks.set(this.#masks.subarray(row * OUTPUTS, (row + 1) * OUTPUTS), i * OUTPUTS)
        chosen[i * OUTPUTS + this.#moves[row]!] = 1
        counts[i] = 1
      }
      yield {
        features: { shape: [ROWS, INPUTS], values: features },
        masks: { shape: [ROWS, OUTPUTS], values: masks },
        chosen: { shape: [ROWS, OUTPUTS], values: chosen },
        counts: { shape: [ROWS], values: counts },
        total: { shape: [1], values: Float32Array.of(total) },
      }
    }
  }
}

function grow<Numbers extends Float32Array | Uint8Array>(numbers: Numbers): Numbers {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(2 * numbers.length)
  longer.set(numbers)
  return longer
}
