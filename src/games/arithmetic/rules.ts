/** The rules of Arithmetic: what the engine of text worlds has to know of it besides what is dealt. */
import type { Rules } from '../engines/text-world/world.ts'
import { judge, type ArithmeticGoal } from './outcome.ts'

export const rules: Rules<ArithmeticGoal> = { asksTask: false, opensCupboards: false, judge }
