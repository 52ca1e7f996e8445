/** The numbers that training changes: one flat array, and the named parts of it that a network is made of. */
import type { Random } from '../core/random.ts'
import type { Tensor } from '../node/tensors.ts'

/** Names and shapes of a network's parts, in the order in which they lie in the flat array. */
export type Shapes = Readonly<Record<string, readonly number[]>>

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1)

/** How long the flat array is. */
export const countParameters = (shapes: Shapes): number =>
  Object.values(shapes).reduce((sum, shape) => sum + sizeOf(shape), 0)

/** The parts, each a view of the flat array: what is written into one is written into it. */
export function splitParameters(shapes: Shapes, flat: Float32Array): Record<string, Tensor> {
  let at = 0
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const values = flat.subarray(at, (at += sizeOf(shape)))
      return [name, { shape, values }]
    }),
  )
}

/**
 * First values: matrices `[inputs, outputs]` normal with variance `gain² / inputs`, `[outputs]` (biases) zero. `gains` says
 * where the gain is not 1.
 */
export function drawParameters(
  shapes: Shapes,
  random: Random,
  gains: Readonly<Record<string, number>> = {},
): Float32Array {
  const flat = new Float32Array(countParameters(shapes))
  for (const [name, { shape, values }] of Object.entries(splitParameters(shapes, flat))) {
    if (shape.length < 2) continue
    const deviation = (gains[name] ?? 1) / Math.sqrt(shape.at(-2)!)
    for (let i = 0; i < values.length; i++) values[i] = deviation * drawNormal(random)
  }
  return flat
}

/** A draw from the normal distribution with mean 0 and deviation 1 (Box and Muller). */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.float())) * Math.cos(2 * Math.PI * random.float())
