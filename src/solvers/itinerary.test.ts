import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveItinerary, type ItineraryProblem } from './itinerary.ts'

const whole = fc.integer({ min: -10, max: 10 })

const problems: fc.Arbitrary<ItineraryProblem> = fc
  .record({ count: fc.integer({ min: 3, max: 7 }), stops: fc.integer({ min: 1, max: 3 }) })
  .chain(({ count, stops }) => {
    const row = fc.array(whole, { minLength: count, maxLength: count })
    return fc.record({
      stops: fc.constant(stops),
      worth: row,
      leg: fc.array(row, { minLength: count, maxLength: count }),
      price: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: count, maxLength: count }),
      wishes: fc.array(
        fc.record({
          sites: fc.subarray(Array.from({ length: count }, (_, i) => i)),
          met: whole,
          unmet: whole,
        }),
        { maxLength: 3 },
      ),
      budgets: fc.array(fc.record({ limit: fc.integer({ min: 0, max: 100 }), over: whole }), { maxLength: 2 }),
    })
  })

function valueOf(problem: ItineraryProblem, sites: readonly number[]): number {
  const price = sites.reduce((sum, site) => sum + problem.price[site]!, 0)
  return (
    sites.reduce((sum, site, i) => sum + problem.worth[site]! + (i ? problem.leg[sites[i - 1]!]![site]! : 0), 0) +
    problem.wishes.reduce(
      (sum, wish) => sum + (sites.some((site) => wish.sites.includes(site)) ? wish.met : wish.unmet),
      0,
    ) +
    problem.budgets.reduce((sum, { limit, over }) => sum + (price > limit ? over : 0), 0)
  )
}

function itineraries(count: number, stops: number): number[][] {
  if (stops === 0) return [[]]
  return itineraries(count, stops - 1).flatMap((path) =>
    Array.from({ length: count }, (_, site) => site)
      .filter((site) => !path.includes(site))
      .map((site) => [...path, site]),
  )
}

describe('itinerary', () => {
  it('is as good (or as bad) as the best (or worst) of all itineraries', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const values = itineraries(problem.worth.length, problem.stops).map((sites) => valueOf(problem, sites))
        const best = solveItinerary(problem, 'max')
        const worst = solveItinerary(problem, 'min')
        expect(best.value).toBe(Math.max(...values))
        expect(worst.value).toBe(Math.min(...values))
        expect(valueOf(problem, best.sites)).toBe(best.value)
        expect(valueOf(problem, worst.sites)).toBe(worst.value)
      }),
      { numRuns: 150 },
    )
  })
})
