import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Random } from '../core/random.ts'
import { improveTour } from '../solvers/tours/local-search.ts'
import { bestTour, setWeight, tourValue, unknownWeights } from '../solvers/tours/index.ts'
import type { Weights } from '../solvers/tours/index.ts'
import { sized } from '../testing/sized.fixture.ts'
import { proveTour } from './prove-tour.ts'

function draw(size: number, seed: number): Weights {
  const random = new Random(seed, 'prove', size)
  const weights = unknownWeights(size)
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) setWeight(weights, a, b, random.int(1, 10))
  return weights
}

describe('a proved tour', () => {
  it('is as good as the table finds, with a prefix and without, in a worker', async () => {
    for (const [size, prefix] of [
      [sized(17, 19), [0]],
      [19, [0, 5, 2]],
    ] as const) {
      const weights = draw(size, 7)
      const proved = await proveTour(weights, { prefix, seconds: 60 })
      const { value } = bestTour(weights, prefix)
      expect(proved).toMatchObject({ value, bound: value, proved: true })
      expect(tourValue(weights, proved.tour)).toBe(value)
      expect(proved.tour.slice(0, prefix.length)).toEqual(prefix)
      expect([...proved.tour].sort((a, b) => a - b)).toEqual([...Array(size).keys()])
    }
  })

  it('comes from the table where there are few places', async () => {
    const weights = draw(8, 1)
    expect(await proveTour(weights)).toMatchObject({ ...bestTour(weights), proved: true })
  })

  it('is a tour with an honest bound when time is up', async () => {
    const weights = draw(45, 3)
    const found = await proveTour(weights, { seconds: 0.001 })
    expect(found.bound).toBeGreaterThanOrEqual(found.value)
    expect(tourValue(weights, found.tour)).toBe(found.value)
    const later = await proveTour(weights, { seconds: 60 })
    expect(later.proved).toBe(true)
    expect(later.value).toBeLessThanOrEqual(found.bound)
    expect(later.value).toBeGreaterThanOrEqual(found.value)
  })

  it('is refused where a weight is unknown, and given up on request', async () => {
    const weights = draw(20, 1)
    setWeight(weights, 3, 4, NaN)
    await expect(proveTour(weights)).rejects.toThrow('unknown')
    await expect(proveTour(draw(20, 1), { prefix: [0, 0] })).rejects.toThrow('twice')
    await expect(proveTour(draw(40, 1), { signal: AbortSignal.timeout(20) })).rejects.toThrow()
  })
})

describe('a tour improved by turning and moving stretches', () => {
  it('keeps its prefix, names each place once, and is never better than the best', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 9 }), fc.nat(), fc.integer({ min: 1, max: 3 }), (size, seed, length) => {
        const weights = draw(size, seed)
        const prefix = [0, 2, 1].slice(0, length)
        const { tour, value } = improveTour(weights, prefix)
        expect(tour.slice(0, length)).toEqual(prefix)
        expect([...tour].sort((a, b) => a - b)).toEqual([...Array(size).keys()])
        expect(value).toBe(tourValue(weights, tour))
        expect(value).toBeLessThanOrEqual(bestTour(weights, prefix).value)
      }),
    )
  })
})
