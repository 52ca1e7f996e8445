/** How gates make cooks wait for each other: the measure of explicit assistance. */
import { NOTHING } from './items.ts'
import { GATE, PER_PLAYER, PLAYER, type Kitchen } from './kitchen.ts'

/** 1 where the player stayed with full hands before a gate that was and is closed, else 0. */
export function countWaiting(kitchen: Kitchen, before: Int16Array, after: Int16Array, player: number): 0 | 1 {
  if (kitchen.gates.length === 0) return 0
  const word = PLAYER + player * PER_PLAYER
  const spot = after[word]!
  if (before[word] !== spot || after[word + 2] === NOTHING) return 0
  for (let direction = 0; direction < 4; direction++) {
    const index = 4 * spot + direction
    const gate = kitchen.facedWord[index]!
    if (kitchen.faced[index] === GATE && before[gate] === 0 && after[gate] === 0) return 1
  }
  return 0
}
