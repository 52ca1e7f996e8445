/** The rules of Sorting: what the engine of text worlds has to know of it besides what is dealt. */
import type { Rules } from '../engines/text-world/world.ts'
import { judge, type SortingGoal } from './outcome.ts'

export const rules: Rules<SortingGoal> = { asksTask: false, opensCupboards: false, judge }
