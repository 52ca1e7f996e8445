import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveRendezvous } from './rendezvous.ts'

const worths = fc.array(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
})

const combinations = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (all, size) => all.flatMap((choice) => Array.from({ length: size }, (_, option) => [...choice, option])),
    [[]],
  )

describe('rendezvous', () => {
  it('is as good (or as bad) as the best (or worst) of all choices', () => {
    const together = (a: number, i: number, b: number, j: number): number =>
      -(((a + 1) * (i + 2) * (b + 3) * (j + 5)) % 17)
    const valueOf = (worth: readonly (readonly number[])[], options: readonly number[]): number =>
      options.reduce(
        (sum, option, person) =>
          sum +
          worth[person]![option]! +
          options.slice(0, person).reduce((rest, other, a) => rest + together(a, other, person, option), 0),
        0,
      )
    fc.assert(
      fc.property(worths, (worth) => {
        const values = combinations(worth.map((options) => options.length)).map((options) => valueOf(worth, options))
        const best = solveRendezvous(worth, together, 'max')
        expect(best.value).toBe(Math.max(...values))
        expect(valueOf(worth, best.options)).toBe(best.value)
        expect(solveRendezvous(worth, together, 'min').value).toBe(Math.min(...values))
      }),
      { numRuns: 150 },
    )
  })
})
