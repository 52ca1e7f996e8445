/** Sorting: how much can be done at once. */
import type { Limits } from '../engines/text-world/learning.ts'
import { sortingProblems } from '../engines/text-world/tables.ts'
import type { SortingConfig } from './config.ts'

export function limits({ world, tables, fold, numItems, numDistractors }: SortingConfig): Limits {
  const items =
    world === 'ours'
      ? numItems + numDistractors
      : Math.max(...sortingProblems(tables!)[fold].map((problem) => problem.length))
  return { items, furnished: true }
}
