/** What can still change: bounds on the best tour, and which unknown weights matter, while some weights are unknown. */
import { bestTour } from './held-karp.ts'
import { assume, setWeight, tourEdges, tourValue, weightBetween } from './weights.ts'
import type { Weights } from './weights.ts'

/** The least and the most that every weight can be. Where the two are equal the weight is known. */
export interface Bounds {
  readonly low: Weights
  readonly high: Weights
}

/** Bounds of a matrix whose unknown weights lie between two numbers, both included. */
export const boundsOf = (weights: Weights, low: number, high: number): Bounds => ({
  low: assume(weights, low),
  high: assume(weights, high),
})

/** What can be said of the best tour while some weights are known by their bounds only. */
export interface Certificate {
  /** The best tour to settle for: the one that is proved optimal, or else the one with the best guaranteed value. */
  readonly tour: readonly number[]
  /** What `tour` is worth at least. */
  readonly guaranteed: number
  /** The tour that could be worth most: every unknown weight at its highest. */
  readonly hopeful: readonly number[]
  /** No tour is worth more than this, whatever the unknown weights are. */
  readonly bound: number
  /** The most by which another tour can turn out better than `tour`. */
  readonly regret: number
  /** The tour that can turn out better by so much (`tour` itself where none can). */
  readonly rival: readonly number[]
  /** Whether `tour` is optimal whatever the unknown weights are: the regret is 0. */
  readonly proved: boolean
}

/**
 * Bounds the best tour. The hopeful tour is proved optimal as soon as it is known in full (ask lazily: solve with unknown
 * weights at their highest, ask for those on the tour, repeat); often earlier, since a weight that two tours share cannot
 * tell them apart.
 */
export function certify(bounds: Bounds, prefix: readonly number[] = [0]): Certificate {
  const hopeful = bestTour(bounds.high, prefix)
  const settle = (tour: readonly number[]): Certificate => {
    const { regret, rival } = regretOf(bounds, tour, prefix)
    const guaranteed = tourValue(bounds.low, tour)
    return { tour, guaranteed, hopeful: hopeful.tour, bound: hopeful.value, regret, rival, proved: regret === 0 }
  }
  const first = settle(hopeful.tour)
  return first.proved ? first : settle(bestTour(bounds.low, prefix).tour)
}

/** The most by which another tour can turn out better than this one, and which (this one, where none can). */
export function regretOf(
  bounds: Bounds,
  tour: readonly number[],
  prefix: readonly number[] = tour.slice(0, 1),
): { readonly regret: number; readonly rival: readonly number[] } {
  const worst = bestTour(hardest(bounds, tour), prefix)
  const regret = worst.value - tourValue(bounds.low, tour)
  return regret > 1e-9 ? { regret, rival: worst.tour } : { regret: 0, rival: tour }
}

/** The world least kind to a tour: unknown weights at their lowest on it, at their highest elsewhere. */
function hardest({ low, high }: Bounds, tour: readonly number[]): Weights {
  const world = { size: high.size, values: Float64Array.from(high.values) }
  for (const [a, b] of tourEdges(tour)) setWeight(world, a, b, weightBetween(low, a, b))
  return world
}

const isUnknown = ({ low, high }: Bounds, a: number, b: number): boolean =>
  weightBetween(low, a, b) !== weightBetween(high, a, b)

/** The pairs on a tour whose weight is unknown. */
export const unknownOn = (bounds: Bounds, tour: readonly number[]): [number, number][] =>
  tourEdges(tour).filter(([a, b]) => isUnknown(bounds, a, b))

/**
 * The unknown weights that can still change the answer: those off the tour to settle for that lie on a tour which could
 * beat it, and those on it. Once all of these are known the best tour is proved; empty exactly when it is proved already.
 * Pairs are given smaller place first, in order.
 */
export function openWeights(bounds: Bounds): [number, number][] {
  const { tour, guaranteed, proved } = certify(bounds)
  if (proved) return []
  const { size } = bounds.low
  const most = bestThroughEach(hardest(bounds, tour))
  const open = new Set(unknownOn(bounds, tour).map(([a, b]) => a * size + b))
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++)
      if (isUnknown(bounds, a, b) && most[a * size + b]! > guaranteed) open.add(a * size + b)
  return [...open].sort((one, other) => one - other).map((at) => [Math.floor(at / size), at % size])
}

/** By how much the best tour beats this one. */
export const gapOf = (weights: Weights, tour: readonly number[]): number =>
  bestTour(weights, tour.slice(0, 1)).value - tourValue(weights, tour)

/**
 * For every pair of places the largest sum of a round trip that goes directly from one to the other, row by row.
 * Halves meet: the best way from place 0 through a set to a, and through all others to b.
 */
export function bestThroughEach({ size, values }: Weights): Float64Array {
  if (size > 17) throw new RangeError(`bestThroughEach: ${size} places are too many (at most 17)`)
  const m = size - 1
  const sets = 2 ** m
  const between = (a: number, b: number): number => values[a * size + b]!
  /** Best way from place 0 through exactly the places of a set, ending at its member j (place j + 1). */
  const way = new Float64Array(sets * m).fill(-Infinity)
  for (let j = 0; j < m; j++) way[(1 << j) * m + j] = between(0, j + 1)
  for (let set = 1; set < sets; set++)
    for (let j = 0; j < m; j++) {
      const here = way[set * m + j]!
      if (here === -Infinity) continue
      for (let k = 0; k < m; k++) {
        if ((set & (1 << k)) !== 0) continue
        const at = (set | (1 << k)) * m + k
        way[at] = Math.max(way[at]!, here + between(j + 1, k + 1))
      }
    }
  const most = new Float64Array(size * size).fill(-Infinity)
  const raise = (a: number, b: number, value: number): void => {
    if (value <= most[a * size + b]!) return
    most[a * size + b] = value
    most[b * size + a] = value
  }
  const all = sets - 1
  for (let j = 0; j < m; j++) raise(0, j + 1, way[all * m + j]! + between(0, j + 1))
  for (let set = 1; set < all; set++)
    for (let j = 0; j < m; j++)
      for (let k = 0; k < m; k++)
        if ((set & (1 << j)) !== 0 && (set & (1 << k)) === 0)
          raise(j + 1, k + 1, way[set * m + j]! + between(j + 1, k + 1) + way[(all ^ set) * m + k]!)
  return most
}
