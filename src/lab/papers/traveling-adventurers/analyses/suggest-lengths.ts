/** How many rooms a suggestion names (tables 2, 5 and 6): 2 is node by node, one more than there are rooms the full path. */
import type { ActTurn } from './turns.ts'

/** How often suggestions of each length came. */
export function countSuggestLengths(turns: readonly ActTurn[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { acts } of turns)
    for (const act of acts)
      if (act.type === 'suggest') counts.set(act.path.length, (counts.get(act.path.length) ?? 0) + 1)
  return counts
}
