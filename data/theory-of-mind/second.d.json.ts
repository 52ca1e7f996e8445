/** What the file holds, so that its text is not type-checked. */
import type { QuestionSet } from '../../src/games/theory-of-mind/question.ts'

declare const set: QuestionSet
export = set
