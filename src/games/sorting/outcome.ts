/** Sorting: the box must at every moment hold the smallest things, however many they are. */
import { NONE } from '../engines/text-world/world.ts'
import type { Situation, Verdict, World } from '../engines/text-world/world.ts'

export interface SortingGoal {
  readonly box: number
  /** How many things are to be sorted. */
  readonly size: number
  /** The place of each thing in the sorted order, from 0; `NONE` for things that are not sorted. */
  readonly rank: readonly number[]
}

const LOST: Verdict = { raw: -1, score: -1, success: false, failure: true }

export function judge({ goal }: World<SortingGoal>, { inside }: Situation): Verdict {
  const sorted = inside[goal.box]!
  const raw = sorted.length
  for (let i = 0; i < raw; i++) {
    const rank = goal.rank[sorted[i]!]!
    if (rank === NONE || rank >= raw) return LOST
  }
  return { raw, score: raw / goal.size, success: raw === goal.size, failure: false }
}
