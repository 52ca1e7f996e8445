import { describe, expect, it } from 'vitest'
import { IllegalAction } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import { Random } from '../../core/random.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { haveGolden, tablesFolder } from '../engines/text-world/golden.ts'
import { arithmetic } from './index.ts'
import { foldOf, drawProblem, drawWrongAnswers, results } from './problems.ts'

const begin = (given: object, seed = 1) => arithmetic.start(validate(arithmetic.config, given, 'config'), seed)
const say = (state: any, command: string) => arithmetic.act(state, 'player', { command })
const look = (state: any) => arithmetic.observe(state, 'player')

/** The command that takes, reads or puts away what the game itself knows to be right. */
function solve(state: any): any {
  const { answer, sheet, box } = state.world.goal
  const name = state.world.things[sheet].name
  for (const command of [`take ${name}`, `read ${name}`]) state = say(state, command)
  if (!look(state).validActions.includes(`take ${answer}`)) return undefined
  return say(say(state, `take ${answer}`), `put ${answer} in ${state.world.things[box].name}`)
}

describe('Arithmetic', () => {
  it.each([{}, ...sized([], [{ level: 2 }, { level: 3, fold: 'dev' }]), { level: 5, fold: 'test' }])(
    'keeps the contract of a game with %j',
    (config) => conformSized(arithmetic, { configs: [config], episodes: sized(2, 4) }),
  )

  it.skipIf(!haveGolden)('keeps the contract in the published world', () => {
    conformSized(arithmetic, {
      configs: [{ world: 'textworldexpress', tables: tablesFolder, fold: 'test' }],
      episodes: sized(2, 5),
    })
  })

  it('is won by the right bundle, after reading', () => {
    const state = solve(begin({ level: 2 }))
    expect(arithmetic.outcome(state)).toMatchObject({ scores: { player: 1 }, metrics: { success: true, steps: 4 } })
  })

  it('is lost by anything else in the box', () => {
    let state = begin({})
    const wrong = look(state).validActions.find((command) => command.startsWith('take ') && !command.includes('sheet'))!
    state = say(state, wrong)
    state = say(state, `put ${wrong.slice(5)} in box`)
    const { answer } = state.world.goal
    expect(look(state).failure).toBe(wrong.slice(5) !== answer)
  })

  it('answers what cannot be done in its own words and stays as it was', () => {
    const state = begin({})
    expect(() => say(state, 'take the moon')).toThrow(IllegalAction)
    expect(() => say(state, 'take the moon')).toThrow(/You cannot do "take the moon"/)
    expect(look(say(state, ' inventory ')).text).toBe(look(state).inventory)
  })

  it('deals problems that have one right bundle, in folds that share none', () => {
    for (const fold of ['train', 'dev', 'test'] as const) {
      for (let seed = 0; seed < 60; seed++) {
        const random = new Random(seed, fold)
        const problem = drawProblem(
          { numSteps: 1 + (seed % 5), maxOperand: 200, fractions: seed % 2 === 0 },
          fold,
          random,
        )
        expect(foldOf(problem)).toBe(fold)
        const answer = Number(results(problem).at(-1)!.top)
        const wrong = drawWrongAnswers(problem, 12, random)
        expect(new Set([answer, ...wrong]).size).toBe(13)
        expect(Math.min(...wrong)).toBeGreaterThan(0)
      }
    }
  })

  it('says what is wrong with a config', () => {
    const read = (given: object) => () => validate(arithmetic.config, given, 'config')
    expect(read({ world: 'textworldexpress' })).toThrow(/needs `tables`/)
    expect(read({ world: 'textworldexpress', tables: '/nowhere' })).toThrow(/lacks something/)
    expect(read({ numSteps: 0 })).toThrow(/numSteps/)
    expect(read({ color: 'red' })).toThrow(/color/)
  })
})
