/**
 * Theory of mind: questions about situations in games of coordination, each a game of one turn.
 *
 * @module roundtable/games/theory-of-mind
 */
import { own } from '../../core/boundary.ts'
import { freeze } from '../../core/frozen.ts'
import type { Game } from '../../core/game.ts'
import { config, type Config } from './config.ts'
import { questionOf } from './instances.ts'
import { language } from './language.ts'
import { afterwards, metrics, outcomeOf } from './outcome.ts'
import { observation, type Seen } from './question.ts'
import { act, action, observe, resample, turn, type Answer, type State } from './rules.ts'

/** Theory of mind, one seat (`player`): one question about a situation, one answer. */
export const theoryOfMind: Game<Config, State, Seen, Answer> = {
  name: 'theory-of-mind',
  version: 1,
  title: 'Theory of mind',
  about:
    'One question about a situation in a game of coordination: what is the case, what does the partner intend or believe, what to do.',
  source: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023), section 5.1',
  config,
  action,
  observation,
  metrics,
  // Given questions come with their keys.
  shared: ({ questions: _, ...config }) => config,
  seats: () => ['player'],
  start: (config, seed) => ({ question: questionOf(config, seed), chosen: null }),
  turn,
  observe: (state) => freeze(observe(state)),
  act: (state, seat, action) => act(state, seat, own(action)),
  outcome: (state) => (state.chosen === null ? undefined : outcomeOf(state)),
  afterwards,
  cutOff: outcomeOf,
  sample: ({ options }, random) => ({ type: 'answer', option: random.pick(options).key }),
  resample,
  language,
}

export { ourQuestions, ourSets, questionsFor, secondEdition } from './instances.ts'
export {
  aspects,
  question,
  toldIn,
  type Aspect,
  type Question,
  type QuestionGroup,
  type QuestionSet,
  type Scenario,
  type ScenarioSet,
  type Seen,
} from './question.ts'
export type { Answer } from './rules.ts'
export { theoryOfMind as default }
