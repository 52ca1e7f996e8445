/**
 * What a language model makes of a message: MiniLM (Wang et al. 2020), which learnt English from much more text than there is
 * of ours, trained further with the second reader. A transformer (post-norm, Vaswani et al. 2017) over the pieces of all words.
 */
import { attend, gelu, norm, plus } from './arithmetic.ts'
import type { Layer, Layers } from './linear.ts'

export interface LanguageModelSize {
  /** How many pieces of words it knows. */
  readonly pieces: number
  readonly width: number
  readonly layers: number
  readonly heads: number
  /** Most pieces of a message. */
  readonly context: number
}

/** A piece, as the model sees it. */
export interface SeenPiece {
  readonly piece: number
  /** Of the token to which it belongs. */
  readonly slot: number
  readonly kind: number
}

/** Inner numbers of a layer, for each of its width. */
const INNER = 4
const NORM_EPSILON = 1e-12

/** Names and shapes of its weights: matrices `[outputs, inputs]`. `slots` and `kinds`: how many there are. */
export function languageModelShapes(
  { pieces, width, layers, context }: LanguageModelSize,
  slots: number,
  kinds: number,
): Record<string, readonly number[]> {
  const norms = (name: string): [string, readonly number[]][] => [
    [`${name}.weight`, [width]],
    [`${name}.bias`, [width]],
  ]
  const linear = (name: string, outputs: number, inputs: number): [string, readonly number[]][] => [
    [`${name}.weight`, [outputs, inputs]],
    [`${name}.bias`, [outputs]],
  ]
  return Object.fromEntries<readonly number[]>([
    ['lm.piece.weight', [pieces, width]],
    ['lm.pos.weight', [context, width]],
    ['lm.slot.weight', [slots, width]],
    ['lm.kind.weight', [kinds, width]],
    ...norms('lm.n0'),
    ...Array.from({ length: layers }, (_, i) => [
      ...linear(`lm.layers.${i}.qkv`, 3 * width, width),
      ...linear(`lm.layers.${i}.o`, width, width),
      ...norms(`lm.layers.${i}.n1`),
      ...linear(`lm.layers.${i}.f1`, INNER * width, width),
      ...linear(`lm.layers.${i}.f2`, width, INNER * width),
      ...norms(`lm.layers.${i}.n2`),
    ]).flat(),
  ])
}

export class LanguageModel {
  readonly #size: LanguageModelSize
  readonly #weights: Readonly<Record<string, Float32Array>>
  readonly #layers: Layers
  readonly #linear = new Map<string, Layer>()

  /** `weights`: the values of {@link languageModelShapes}, row by row. */
  constructor(size: LanguageModelSize, weights: Readonly<Record<string, Float32Array>>, layers: Layers) {
    this.#size = size
    this.#weights = weights
    this.#layers = layers
    for (let i = 0; i < size.layers; i++)
      for (const part of ['qkv', 'o', 'f1', 'f2']) {
        const name = `lm.layers.${i}.${part}`
        this.#linear.set(name, layers.add(weights[`${name}.weight`]!, weights[`${name}.bias`]!))
      }
  }

  /** A row of its width for each piece. */
  read(seen: readonly SeenPiece[]): Float32Array {
    const { width, layers, heads } = this.#size
    let states: Float32Array = new Float32Array(seen.length * width)
    for (const [row, { piece, slot, kind }] of seen.entries())
      for (const [table, index] of [
        ['piece', piece],
        ['pos', row],
        ['slot', slot],
        ['kind', kind],
      ] as const) {
        const values = this.#weights[`lm.${table}.weight`]!
        for (let i = 0; i < width; i++) states[row * width + i]! += values[index * width + i]!
      }
    states = this.#norm('lm.n0', states)
    for (let i = 0; i < layers; i++) {
      const name = `lm.layers.${i}`
      const attended = attend(this.#run(`${name}.qkv`, states), width, heads)
      states = this.#norm(`${name}.n1`, plus(this.#run(`${name}.o`, attended), states))
      const inner = gelu(this.#run(`${name}.f1`, states))
      states = this.#norm(`${name}.n2`, plus(this.#run(`${name}.f2`, inner), states))
    }
    return states
  }

  #run(name: string, input: Float32Array): Float32Array {
    return this.#layers.run(this.#linear.get(name)!, input)
  }

  #norm(name: string, input: Float32Array): Float32Array {
    return norm(input, this.#weights[`${name}.weight`]!, this.#weights[`${name}.bias`]!, NORM_EPSILON)
  }
}
