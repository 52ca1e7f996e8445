/** How gates make cooks wait for each other: the measure of explicit assistance. */
import { NOTHING } from './items.ts'
import { GATE, PER_PLAYER, PLAYER, type Kitchen } from './kitchen.ts'

/**
 * 1 where the player stayed with full hands facing a gate that was and is closed, else 0. Whoever wants through walks into
 * the gate and so faces it; beside it one may stand for other reasons.
 */
export function countWaiting(
  kitchen: Kitchen,
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  player: number,
): 0 | 1 {
  if (kitchen.gates.length === 0) return 0
  const word = PLAYER + player * PER_PLAYER
  if (before[word] !== after[word] || after[word + 2] === NOTHING) return 0
  const pose = 4 * after[word]! + after[word + 1]!
  const gate = kitchen.facedWord[pose]!
  return kitchen.faced[pose] === GATE && before[gate] === 0 && after[gate] === 0 ? 1 : 0
}
