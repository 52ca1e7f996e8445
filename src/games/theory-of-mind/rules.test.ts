import { describe, expect, it } from 'vitest'
import { IllegalAction, Unreadable } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { dinner } from './dinner.fixture.ts'
import { ourQuestions, ourSets, questionsFor, theoryOfMind as game, type Question } from './index.ts'

const config = (given: unknown = {}) => validate(game.config, given, 'config')
const given: Question = {
  ...dinner,
  id: 'mine-1',
  scenario: 'mine',
  options: [
    { key: 'A', text: 'Take out the forks.' },
    { key: 'B', text: 'Take out the forks and knives.' },
    { key: 'C', text: 'Wait.' },
  ],
  answers: ['B'],
  published: ['A'],
}
const ask = (question: Question = given) => game.start(config({ questions: [question] }), 1)
const answer = (option: string) => ({ type: 'answer', option }) as const

describe('theory-of-mind', () => {
  it('keeps the contract of a game', () => {
    conformSized(game, {
      configs: [{}, { aspect: 'intention', count: 5 }, { questions: [given] }],
      episodes: sized(3, 10),
    })
  })

  it('brings at least 500 scenarios, each with a question of every aspect', () => {
    const scenarios = ourSets.flatMap((set) => set.scenarios)
    expect(scenarios.length).toBeGreaterThanOrEqual(500)
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
    for (const { questions } of scenarios)
      expect(questions.map(({ aspect }) => aspect)).toEqual(['environment', 'intention', 'action'])
  })

  it('asks nothing twice in the same words', () => {
    const asked = ourQuestions().map(({ description, situation, question }) =>
      [description, situation, question].join(),
    )
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('has different options, and never only right ones', () => {
    for (const { options, answers } of ourQuestions()) {
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
      expect(answers.length * 2).toBeLessThanOrEqual(options.length)
    }
  })

  it('asks n different questions in n episodes', () => {
    const all = questionsFor(config({ aspect: 'action', about: 'collab-escape' }))
    const asked = all.map((_, i) => game.start(config({ aspect: 'action', about: 'collab-escape' }), i + 1).question.id)
    expect(new Set(asked).size).toBe(all.length)
    expect(all.every(({ aspect, game }) => aspect === 'action' && game === 'collab-escape')).toBe(true)
    expect(() => questionsFor(config({ about: 'chess' }))).toThrow('there are questions about collab-capture')
  })

  it('counts an answer by aspect, by the corrected key and by the published one', () => {
    expect(game.outcome(game.act(ask(), 'player', answer('B')))).toEqual({
      scores: { player: 1 },
      metrics: {
        correct: true,
        environment: null,
        intention: true,
        action: null,
        belief: null,
        chanceLevel: 1 / 3,
        asPublished: false,
      },
      reason: 'B is right',
    })
    expect(game.outcome(game.act(ask(), 'player', answer('A')))!.metrics).toMatchObject({
      correct: false,
      asPublished: true,
    })
    expect(game.outcome(ask())).toBeUndefined()
  })

  it('takes one answer, from the list', () => {
    expect(() => game.act(ask(), 'player', answer('D'))).toThrow(IllegalAction)
    expect(() => game.act(ask(), 'player', answer('D'))).toThrow('there are A, B, C')
    expect(() => game.act(game.act(ask(), 'player', answer('A')), 'player', answer('B'))).toThrow('has been answered')
  })

  it('shows the question without its key', () => {
    const shown = JSON.stringify(game.observe(ask(), 'player'))
    expect(shown).not.toMatch(/answers|published|why/)
    expect(game.language.describe(game.observe(ask(), 'player'))).toContain('C. Wait.')
  })

  it.each([
    ['Explanation: A is tempting.\nAnswer: B', 'B'],
    ['Analysis: he waits.\nAction: C. Wait.', 'C'],
    ['B. Take out the forks and knives.', 'B'],
    ['Answer: (A)', 'A'],
    ['take out the forks', 'A'],
    ['Action: wait', 'C'],
  ])('reads %j', (reply, option) => {
    expect(game.language.parse(reply, game.observe(ask(), 'player'))).toEqual(answer(option))
  })

  it.each(['Answer: D', 'Answer:', 'I take out the forks and knives or wait', 'A friend would help.'])(
    'cannot read %j',
    (reply) => {
      expect(() => game.language.parse(reply, game.observe(ask(), 'player'))).toThrow(Unreadable)
    },
  )

  it('refuses a list in which an answer is no option', () => {
    expect(() => config({ questions: [{ ...given, answers: ['E'] }] })).toThrow('the answer E is not among the options')
  })
})
