import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveMatching } from './matching.ts'

const tables = fc.integer({ min: 1, max: 6 }).chain((size) =>
  fc.array(fc.array(fc.integer({ min: -50, max: 99 }), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
)

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

describe('matching', () => {
  it('is as good (or as bad) as the best (or worst) of all permutations', () => {
    fc.assert(
      fc.property(tables, (cells) => {
        const sums = permutations(cells.map((_, row) => row)).map((rows) =>
          rows.reduce((sum, row, column) => sum + cells[row]![column]!, 0),
        )
        for (const [goal, value] of [
          ['max', Math.max(...sums)],
          ['min', Math.min(...sums)],
        ] as const) {
          const found = solveMatching(cells, goal)
          expect(found.value).toBe(value)
          expect([...found.rowOfColumn].sort((a, b) => a - b)).toEqual(cells.map((_, row) => row))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('refuses tables that are not square', () => {
    expect(() => solveMatching([[1, 2]])).toThrow('row 0 has 2 cells of 1')
  })
})
