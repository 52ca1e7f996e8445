/** Coins of one seat as weights, and what paths are worth with them. */
import type { Hallway } from '../../games/traveling-adventurers/index.ts'
import { setWeight, unknownWeights, weightBetween } from '../../solvers/tours/index.ts'
import type { Weights } from '../../solvers/tours/index.ts'

export function ownWeights(rooms: readonly string[], hallways: readonly Hallway[]): Weights {
  const weights = unknownWeights(rooms.length)
  for (const [a, b, coins] of hallways) setWeight(weights, rooms.indexOf(a), rooms.indexOf(b), coins)
  for (const [i] of rooms.entries()) setWeight(weights, i, i, 0)
  return weights
}

/** The worth of a path for somebody with these coins; NaN where some are unknown. */
export function worth(weights: Weights, rooms: readonly string[], path: readonly string[]): number {
  let sum = 0
  for (let i = 1; i < path.length; i++)
    sum += weightBetween(weights, rooms.indexOf(path[i - 1]!), rooms.indexOf(path[i]!))
  return sum
}
