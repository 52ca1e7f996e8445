/** Theory of mind: questions about situations in games of coordination, each a game of one turn. */
import * as z from 'zod'
import { type Game, type Outcome } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { IllegalAction, InvalidInput } from '../../core/errors.ts'
import { language } from './language.ts'
import { ourQuestions } from './ours.ts'
import { aspects, observation, question, type Question, type Seen } from './question.ts'

export {
  aspects,
  question,
  type Aspect,
  type Question,
  type Scenario,
  type ScenarioSet,
  type Seen,
} from './question.ts'
export { ourQuestions, ourSets } from './ours.ts'

const config = z.strictObject({
  questions: z
    .union([z.enum(['ours']), z.array(question).min(1)])
    .default('ours')
    .describe('our own set, or a list of questions (see `roundtable import theory-of-mind`)'),
  aspect: z
    .enum(['all', ...aspects])
    .default('all')
    .describe('only questions of this aspect'),
  about: z.string().default('all').describe('only questions about this game'),
  count: z.int().min(1).optional().describe('only so many of them, always the same ones'),
})
type Config = z.output<typeof config>

const action = z.strictObject({ type: z.literal('answer'), option: z.string().describe('the letter of an option') })
export type Answer = z.output<typeof action>

interface State {
  readonly question: Question
  readonly chosen: string | null
}

export const theoryOfMind: Game<Config, State, Seen, Answer> = {
  name: 'theory-of-mind',
  version: 1,
  title: 'Theory of mind',
  about:
    'One question about a situation in a game of coordination: what is the case, what will the partner do, what to do.',
  source: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023), section 5.1',
  config,
  action,
  observation,
  metrics: {
    correct: { kind: 'share', about: 'the answer is right' },
    environment: { kind: 'share', about: 'right, of questions about the situation itself' },
    intention: { kind: 'share', about: 'right, of questions about what the partner intends' },
    action: { kind: 'share', about: 'right, of questions about what to do oneself' },
    chance: { kind: 'mean', about: 'the share of answers that are right: what guessing comes to' },
    asPublished: {
      kind: 'share',
      about: 'right by the key of the source, of questions whose key was corrected or kept',
    },
  },
  // Given questions come with their keys.
  shared: ({ questions: _, ...config }) => config,
  seats: () => ['player'],
  start: (config, seed) => ({ question: questionOf(config, seed), chosen: null }),
  turn: ({ chosen }) => ({ must: chosen === null ? ['player'] : [], may: [] }),
  observe: ({ question: { id: _, answers: __, published: ___, why: ____, ...rest }, chosen }) => ({ ...rest, chosen }),
  act: (state, seat, { option }) => {
    if (seat !== 'player') throw new IllegalAction(`nobody called ${seat} is asked`)
    if (state.chosen !== null) throw new IllegalAction('the question has been answered')
    const keys = state.question.options.map(({ key }) => key)
    if (!keys.includes(option)) throw new IllegalAction(`there is no answer ${option}; there are ${keys.join(', ')}`)
    return { ...state, chosen: option }
  },
  outcome: (state) => (state.chosen === null ? undefined : outcomeOf(state)),
  cutOff: outcomeOf,
  sample: ({ options }, random) => ({ type: 'answer', option: random.pick(options).key }),
  resample: (state, _seat, seed) => {
    const { key } = new Random(seed, 'theory-of-mind').pick(state.question.options)
    return { ...state, question: { ...state.question, answers: [key], published: undefined, why: undefined } }
  },
  language,
}

/** The questions that a config stands for, in the order in which seeds 1, 2, 3, … ask them. */
export function questionsFor({ questions, aspect, about, count }: Config): readonly Question[] {
  const all = questions === 'ours' ? ourQuestions() : questions
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

function questionOf(config: Config, seed: number): Question {
  const questions = questionsFor(config)
  const { length } = questions
  return questions[(((seed - 1) % length) + length) % length]!
}

function outcomeOf({ question: { aspect, answers, published, options }, chosen }: State): Outcome {
  const correct = chosen !== null && answers.includes(chosen)
  const of = (name: string): boolean | null => (aspect === name ? correct : null)
  return {
    scores: { player: correct ? 1 : 0 },
    metrics: {
      correct,
      environment: of('environment'),
      intention: of('intention'),
      action: of('action'),
      chance: answers.length / options.length,
      asPublished: published ? chosen !== null && published.includes(chosen) : null,
    },
    reason: chosen === null ? 'not answered' : correct ? `${chosen} is right` : `${chosen} is wrong`,
  }
}

export default theoryOfMind
