/** The rules of MapReader: what the engine of text worlds has to know of it besides what is dealt. */
import type { Rules } from '../engines/text-world/world.ts'
import { judge, type MapReaderGoal } from './outcome.ts'

export const rules: Rules<MapReaderGoal> = { asksTask: true, opensCupboards: false, judge }
