/** Draws by weight. */
import type { Random } from '../../core/random.ts'

/** An index with a probability proportional to its weight. Weights are not negative, and not all 0. */
export function drawIndex(weights: readonly number[], random: Random): number {
  let left = random.float() * weights.reduce((sum, weight) => sum + weight, 0)
  const drawn = weights.findIndex((weight) => (left -= weight) < 0)
  return drawn < 0 ? weights.indexOf(Math.max(...weights)) : drawn
}
