import { describe, expect, it } from 'vitest'
import { bootstrapMean, pairedDifference, wilson } from './statistics.ts'

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

describe('a paired difference', () => {
  it('of shares equals the worked intervals of Bonett and Price, and has a width where no pair differs', () => {
    // 4 pairs gained, 1 lost, of 20: (5 - 2) / 22 ± 1.96 √((7/22 - (3/22)²) / 22).
    const pairs = [...Array(4).fill([1, 0]), ...Array(1).fill([0, 1]), ...Array(15).fill([1, 1])]
    const { mean, low, high, n } = pairedDifference(pairs, 'share')
    expect([mean, n]).toEqual([0.15, 20])
    expect(low).toBeCloseTo(3 / 22 - 1.96 * Math.sqrt((7 / 22 - (3 / 22) ** 2) / 22), 3)
    expect(high).toBeCloseTo(3 / 22 + 1.96 * Math.sqrt((7 / 22 - (3 / 22) ** 2) / 22), 3)
    const same = pairedDifference(Array(10).fill([1, 1]), 'share')
    expect(same.high).toBeGreaterThan(0)
    expect(same.low).toBeCloseTo(-same.high)
  })

  it('of means is narrower than what unpaired samples would give', () => {
    const pairs = Array.from({ length: 50 }, (_, i): [number, number] => [i * 10 + (i % 3), i * 10])
    const { low, high } = pairedDifference(pairs, 'mean')
    expect(low).toBeGreaterThan(0.6)
    expect(high).toBeLessThan(1.3)
  })
})

describe('the normal interval of many values', () => {
  it('is that of the bootstrap, to the digits of a table', () => {
    const values = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 101)
    const drawn = bootstrapMean(values)
    const normal = bootstrapMean([...values, 50])
    expect(normal.low).toBeCloseTo(drawn.low, 0)
    expect(normal.high).toBeCloseTo(drawn.high, 0)
  })
})
