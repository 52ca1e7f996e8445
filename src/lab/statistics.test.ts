import { describe, expect, it } from 'vitest'
import { bootstrapMean, wilson } from './statistics.ts'

describe('a Wilson interval', () => {
  it('equals the published ones of the paper’s self-play table', () => {
    for (const [hits, low, high] of [
      [28, 20.1, 37.5],
      [25, 17.5, 34.3],
      [17, 10.9, 25.5],
      [45, 35.6, 54.8],
    ] as const) {
      const estimate = wilson(hits, 100)
      expect(100 * estimate.low).toBeCloseTo(low, 1)
      expect(100 * estimate.high).toBeCloseTo(high, 1)
    }
  })

  it('reaches 0 and 1 exactly, and says nothing of nothing', () => {
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(10, 10).high).toBe(1)
    expect(wilson(0, 0).mean).toBeNaN()
  })
})

describe('a bootstrap interval', () => {
  it('covers the mean of a normal sample about 95 times in 100', () => {
    const { low, high, mean } = bootstrapMean(Array.from({ length: 400 }, (_, i) => i % 20))
    expect(mean).toBe(9.5)
    // The standard error is 5.77 / 20.
    expect(low).toBeCloseTo(9.5 - 1.96 * 0.288, 0)
    expect(high).toBeCloseTo(9.5 + 1.96 * 0.288, 0)
  })

  it('is the same whenever it is asked for', () => expect(bootstrapMean([1, 2, 5])).toEqual(bootstrapMean([1, 2, 5])))
  it('has no width where nothing varies', () => expect(bootstrapMean([3, 3, 3])).toMatchObject({ low: 3, high: 3 }))
})
