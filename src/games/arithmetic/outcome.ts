/** Arithmetic: when the right bundle is in the box, and when a wrong thing is. */
import type { Situation, Verdict, World } from '../engines/text-world/world.ts'

export interface ArithmeticGoal {
  /** The name of the bundles that have the quantity asked for. */
  readonly answer: string
  readonly box: number
  /** What the problem is read from. */
  readonly sheet: number
  /** Points for reading the problem. Where there are none, the right bundle earns nothing either until it has been read. */
  readonly reading: 0 | 1
}

const LOST: Verdict = { raw: -2, score: -1, success: false, failure: true }
/** By points: the same few at every step. */
const KEPT = [0, 1, 2].map((raw): Verdict => ({ raw, score: raw / 2, success: raw >= 2, failure: false }))

/** A point for reading the problem, a point for the right bundle in the box; anything else in the box loses the game. */
export function judge({ goal, things }: World<ArithmeticGoal>, { inside, read }: Situation): Verdict {
  let raw = read ? 1 : 0
  const chosen = inside[goal.box]!
  for (let i = 0; i < chosen.length; i++) {
    if (things[chosen[i]!]!.name !== goal.answer) return LOST
    raw++
  }
  if (goal.reading === 0 && raw < 2) raw = 0
  return KEPT[raw] ?? { raw, score: raw / 2, success: true, failure: false }
}
