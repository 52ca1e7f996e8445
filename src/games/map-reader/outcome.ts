/** MapReader: fetch the coin, bring it to the box. */
import type { Situation, Verdict, World } from '../engines/text-world/world.ts'

export interface MapReaderGoal {
  readonly coin: number
  readonly box: number
  readonly map: number
  /** Points for carrying the coin; the box is worth 2. */
  readonly carrying: 0 | 1
}

export function judge({ goal }: World<MapReaderGoal>, { inside, carried }: Situation): Verdict {
  const raw = inside[goal.box]!.includes(goal.coin) ? 2 : carried.includes(goal.coin) ? goal.carrying : 0
  return { raw, score: raw / 2, success: raw === 2, failure: false }
}
