import { describe, expect, it } from 'vitest'
import { distancesFrom } from './distances.ts'
import { solveTeamProblem, type TeamProblem } from './team-values.ts'

/** Situations are numbers, 0 is won and -1 is lost; an option lists where it leads, all equally likely. */
function solve(ways: Readonly<Record<number, readonly (readonly number[])[]>>, against: 'chance' | 'adversary') {
  const problem: TeamProblem<number, readonly number[]> = {
    starts: Object.keys(ways).map(Number),
    key: (situation) => situation,
    ended: (situation) => (situation === 0 ? 'won' : situation === -1 ? 'lost' : undefined),
    options: (situation) => ways[situation]!,
    branches: (_situation, option) => option.map((to) => ({ chance: 1 / option.length, situation: to })),
    against,
  }
  return solveTeamProblem(problem)
}

describe('solveTeamProblem', () => {
  it('expects as many turns as a coin needs to fall right', () => {
    expect(solve({ 1: [[0, 1]] }, 'chance').value(1)).toMatchObject({ winChance: 1, turns: expect.closeTo(2, 9) })
  })

  it('prefers the sure way to the quick one, and of sure ways the quickest', () => {
    const solution = solve({ 1: [[0, -1], [2], [3]], 2: [[3]], 3: [[0]] }, 'chance')
    expect(solution.value(1)).toEqual({ winChance: 1, turns: 2 })
    expect(solution.rate(1).map(({ winChance, best }) => [winChance, best])).toEqual([
      [0.5, false],
      [1, false],
      [1, true],
    ])
  })

  it('does not dawdle where only luck can win', () => {
    const { winChance, turns } = solve({ 1: [[1], [0, -1, -1, -1]] }, 'chance').value(1)
    expect([winChance, turns]).toEqual([0.25, 1])
  })

  it('expects the worst of an adversary', () => {
    const solution = solve({ 1: [[0, 2], [3]], 2: [[0, 1]], 3: [[4]], 4: [[0]] }, 'adversary')
    expect(solution.value(2)).toEqual({ winChance: 1, turns: 4 })
    expect(solution.value(1)).toEqual({ winChance: 1, turns: 3 })
    expect(solution.rate(1).map(({ best }) => best)).toEqual([false, true])
  })

  it('knows what can never be won', () => {
    const solution = solve({ 1: [[1], [2]], 2: [[1, -1]] }, 'chance')
    expect(solution.value(1)).toEqual({ winChance: 0, turns: Infinity })
    expect(solution.rate(1).every(({ best }) => best)).toBe(true)
  })

  it('has no value for what cannot arise', () => {
    expect(() => solve({ 1: [[0]] }, 'chance').value(7)).toThrow('not solved: 7')
  })
})

describe('distancesFrom', () => {
  it('counts the fewest steps to everything that can be reached', () => {
    const ways: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['a'], e: ['a'] }
    expect([...distancesFrom('a', (node) => ways[node]!)]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
      ['d', 2],
    ])
  })
})
