/** How seldom the next plan of the assistant goes against feedback put together at random. */
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { breath, feedback, judge, type Feedback } from './feedback.fixture.ts'

const shareAgainst = async (cases: readonly Feedback[]): Promise<number> => {
  let against = 0
  for (const one of cases) if ((await judge(one)).against.length > 0) against++
  return against / cases.length
}

describe('plans of the assistant of Planning', () => {
  it('go against single sayings hardly ever', { timeout: 600_000 }, async () => {
    expect(await shareAgainst(fc.sample(feedback, { numRuns: 200, seed: 7 }))).toBeLessThanOrEqual(0.03)
  })

  it(
    'go seldom against what is said in one breath, in words that were never tried too',
    { timeout: 600_000 },
    async () => {
      expect(await shareAgainst(fc.sample(breath('seen'), { numRuns: 100, seed: 3 }))).toBeLessThanOrEqual(0.16)
      expect(await shareAgainst(fc.sample(breath('unseen'), { numRuns: 100, seed: 3 }))).toBeLessThanOrEqual(0.32)
    },
  )
})
