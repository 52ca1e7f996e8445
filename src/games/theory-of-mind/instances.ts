/**
 * Which question an episode asks. Our own set lies in `data/theory-of-mind`: `npm run generate:theory-of-mind` writes the
 * scenarios, every answer proved by a solver.
 */
import capture from '../../../data/theory-of-mind/capture.json' with { type: 'json' }
import escape from '../../../data/theory-of-mind/escape.json' with { type: 'json' }
import overcooked from '../../../data/theory-of-mind/overcooked.json' with { type: 'json' }
import second from '../../../data/theory-of-mind/second.json' with { type: 'json' }
import { InvalidInput } from '../../core/errors.ts'
import { getOrAdd } from '../../core/get-or-add.ts'
import { Random } from '../../core/random.ts'
import type { Config } from './config.ts'
import { questionsOf, questionsOfGroups, type Question, type QuestionSet, type ScenarioSet } from './question.ts'

/** The situations of the first edition, a set for each game. */
export const ourSets: readonly ScenarioSet[] = [capture, escape, overcooked]

/** The second edition, in groups of questions in which every option is right once. */
export const secondEdition: QuestionSet = second

const editions = new Map<1 | 2, readonly Question[]>()

/** All of our questions, in the order in which they are asked. */
export const ourQuestions = (edition: 1 | 2 = 1): readonly Question[] =>
  getOrAdd(editions, edition, () => (edition === 1 ? ourSets.flatMap(questionsOf) : questionsOfGroups(secondEdition)))

/** The questions that a config stands for, in the order in which seeds 1, 2, 3, … ask them. */
export function questionsFor({ questions, edition, aspect, about, count }: Config): readonly Question[] {
  const all = questions === 'ours' ? ourQuestions(edition) : questions
  const wanted = all.filter(
    (one) => (aspect === 'all' || one.aspect === aspect) && (about === 'all' || one.game === about),
  )
  if (wanted.length === 0)
    throw new InvalidInput(
      `no question of aspect "${aspect}" about "${about}"; there are questions about ${[...new Set(all.map(({ game }) => game))].join(', ')}`,
    )
  // Mixed, so that any number of seeds asks about all games; the same for all, so that n seeds ask n different ones.
  return new Random(0, 'order of questions').shuffle(wanted).slice(0, count)
}

/** The question of an episode. */
export function questionOf(config: Config, seed: number): Question {
  const questions = questionsFor(config)
  const { length } = questions
  return questions[(((seed - 1) % length) + length) % length]!
}
