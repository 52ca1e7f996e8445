/** The program that the paper prints (figure 8), read from where the paper lies, run in the box, and held against the truth. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { readTeam } from '../../../games/avalon/index.ts'
import {
  believe,
  evilChances,
  maskOf,
  reviewTeam,
  successChance,
  viewOf,
  type Role,
} from '../../../solvers/role-worlds/index.ts'
import { Interpreter } from '../../modules/interpreter/index.ts'
import { extractProgram } from './extract-program.ts'

const paper = new URL('../../../../../shared/papers/avalonplay-codeact.txt', import.meta.url)
const interpreter = new Interpreter({ milliseconds: 30_000 })
afterAll(() => interpreter.close())

const figure = existsSync(paper)
  ? readFileSync(paper, 'utf8')
      .split(/Thought\s+Output:/)
      .at(-1)!
  : ''

/** What the quests behind that program prove to somebody who was told nothing else. */
const deck: Role[] = ['merlin', 'percival', 'servant', 'servant', 'morgana', 'minion', 'assassin']
const quest = (team: number[], success: boolean, needed: number) => ({ team, success, needed, forced: true })
const belief = believe(viewOf(deck), [
  quest([1, 3], false, 1),
  quest([2, 4, 7], true, 1),
  quest([1, 2, 4], false, 1),
  quest([2, 3, 5, 7], true, 2),
])

describe.skipIf(!existsSync(paper))('the program that the paper prints', () => {
  it('runs, and prints five players', async () => {
    const program = extractProgram(figure)
    expect(program).toContain('players = [None] * 7')
    expect(await interpreter.run(program!)).toMatchObject({ status: 'ok', stdout: '[2, 3, 4, 6, 7]\n' })
  })

  it('is answered with a team that is read as 2, 3, 4 and 6, which is a provable blunder', () => {
    const [answer] = figure.match(/Final\s+Answer:.*/)!
    expect(readTeam(answer, { size: 4, players: 7, self: 2 })).toEqual([2, 3, 4, 6])
    expect(evilChances(belief)[5]).toBe(1)
    expect(successChance(belief, maskOf([2, 3, 4, 7]), 2)).toBe(1)
    expect(reviewTeam(belief, maskOf([2, 3, 4, 6]), 4, 2)).toMatchObject({
      blunder: true,
      certainEvil: maskOf([6]),
      best: 1,
    })
    expect(reviewTeam(belief, maskOf([2, 3, 4, 6]), 4, 2).chance).toBeCloseTo(0.5)
  })
})
