/** What a tour solver is told: a symmetric matrix of weights, some of them perhaps unknown. */

/** Weights between `size` places, row by row: from `i` to `j` at `i * size + j`. `NaN` where the weight is unknown. */
export interface Weights {
  readonly size: number
  readonly values: Float64Array
}

/** What to assume of unknown weights: a number, or the mean or the largest of those that are known (0 if none is). */
export type Assumption = number | 'mean' | 'max'

/** A matrix with nothing known. */
export const unknownWeights = (size: number): Weights => ({ size, values: new Float64Array(size * size).fill(NaN) })

/** Writes one weight, in both directions. */
export function setWeight(weights: Weights, a: number, b: number, value: number): void {
  weights.values[a * weights.size + b] = value
  weights.values[b * weights.size + a] = value
}

/** The weight of the way between two places, by number from 0. */
export const weightBetween = (weights: Weights, a: number, b: number): number => weights.values[a * weights.size + b]!

/** Sum of two matrices: unknown where either is. */
export function addWeights(one: Weights, other: Weights): Weights {
  const values = new Float64Array(one.values.length)
  for (let i = 0; i < values.length; i++) values[i] = one.values[i]! + other.values[i]!
  return { size: one.size, values }
}

/** A copy in which unknown weights stand at what is assumed of them. */
export function assume(weights: Weights, assumption: Assumption): Weights {
  const fill = typeof assumption === 'number' ? assumption : summarise(weights, assumption)
  const values = Float64Array.from(weights.values)
  for (let i = 0; i < values.length; i++) if (Number.isNaN(values[i])) values[i] = fill
  return { size: weights.size, values }
}

/** Sum of the weights along a tour, the way back to its first place included. `tour` names each place once. */
export function tourValue(weights: Weights, tour: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < tour.length; i++) sum += weightBetween(weights, tour[i]!, tour[(i + 1) % tour.length]!)
  return sum
}

/** The pairs along a tour, the way back included, smaller place first. */
export function tourEdges(tour: readonly number[]): [number, number][] {
  return tour.map((a, i) => {
    const b = tour[(i + 1) % tour.length]!
    return a < b ? [a, b] : [b, a]
  })
}

function summarise(weights: Weights, kind: 'mean' | 'max'): number {
  let sum = 0
  let count = 0
  let most = 0
  for (let a = 0; a < weights.size; a++)
    for (let b = a + 1; b < weights.size; b++) {
      const value = weightBetween(weights, a, b)
      if (Number.isNaN(value)) continue
      sum += value
      count++
      most = Math.max(most, value)
    }
  if (kind === 'max') return most
  return count === 0 ? 0 : sum / count
}
