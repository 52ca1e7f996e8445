/** Arithmetic: how much can be done at once. */
import type { Limits } from '../engines/text-world/learning.ts'
import { arithmeticProblems } from '../engines/text-world/tables.ts'
import type { ArithmeticConfig } from './config.ts'

export function limits({ world, tables, fold, numDistractors }: ArithmeticConfig): Limits {
  const wrong =
    world === 'ours'
      ? numDistractors
      : Math.max(...arithmeticProblems(tables!)[fold].map(({ distractors }) => distractors.length))
  // The bundles, the right one among them, and the sheet.
  return { items: wrong + 2, readable: 1, furnished: true }
}
