/** The coins of one seat, as the game shows them to it. */
import type { Hallway } from '../../games/traveling-adventurers/index.ts'
import { setWeight, unknownWeights } from '../../solvers/tours/index.ts'
import type { Weights } from '../../solvers/tours/index.ts'

export function ownWeights(rooms: readonly string[], hallways: readonly Hallway[]): Weights {
  const weights = unknownWeights(rooms.length)
  for (const [a, b, coins] of hallways) setWeight(weights, rooms.indexOf(a), rooms.indexOf(b), coins)
  for (const [i] of rooms.entries()) setWeight(weights, i, i, 0)
  return weights
}
