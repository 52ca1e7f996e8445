/** Our own question set; `npm run generate:theory-of-mind` writes the scenarios, every answer proved by a solver. */
import { capture } from './ours/capture.ts'
import { escape } from './ours/escape.ts'
import { overcooked } from './ours/overcooked.ts'
import { questionsOf, type Question, type ScenarioSet } from './question.ts'

export const ourSets: readonly ScenarioSet[] = [capture, escape, overcooked]

let questions: readonly Question[] | undefined

export const ourQuestions = (): readonly Question[] => (questions ??= ourSets.flatMap(questionsOf))
