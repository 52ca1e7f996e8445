/** Our own question set; `npm run generate:theory-of-mind` writes the scenarios, every answer proved by a solver. */
import capture from '../../../data/theory-of-mind/capture.json' with { type: 'json' }
import escape from '../../../data/theory-of-mind/escape.json' with { type: 'json' }
import overcooked from '../../../data/theory-of-mind/overcooked.json' with { type: 'json' }
import { questionsOf, type Question, type ScenarioSet } from './question.ts'

export const ourSets: readonly ScenarioSet[] = [capture, escape, overcooked]

let questions: readonly Question[] | undefined

export const ourQuestions = (): readonly Question[] => (questions ??= ourSets.flatMap(questionsOf))
