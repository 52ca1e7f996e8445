/** What the file holds, so that its text is not type-checked. */
import type { ScenarioSet } from '../../src/games/theory-of-mind/question.ts'

declare const set: ScenarioSet
export = set
