import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import * as tours from './index.ts'
import {
  assume,
  bestThroughEach,
  bestTour,
  bestTours,
  boundsOf,
  certify,
  countTourValues,
  gapOf,
  greedyTour,
  greedyTours,
  openWeights,
  percentile,
  percentileStrict,
  rankTour,
  setWeight,
  tourEdges,
  tourValue,
  unknownOn,
  unknownWeights,
  weightBetween,
} from './index.ts'
import type { Weights } from './index.ts'

/** Complete weights of 3 to 7 places. */
const complete = fc
  .tuple(fc.integer({ min: 3, max: 7 }), fc.infiniteStream(fc.integer({ min: 1, max: 6 })))
  .map(([size, stream]) => fillFrom(size, () => stream.next().value as number))

function fillFrom(size: number, draw: () => number): Weights {
  const weights = unknownWeights(size)
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) setWeight(weights, a, b, draw())
  return weights
}

function permutations(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]]
  return places.flatMap((place) =>
    permutations(places.filter((other) => other !== place)).map((rest) => [place, ...rest]),
  )
}

/** Every tour that begins with the prefix, in order, by brute force. */
const everyTour = ({ size }: Weights, prefix: readonly number[]): number[][] =>
  permutations([...Array(size).keys()].filter((place) => !prefix.includes(place))).map((rest) => [...prefix, ...rest])

describe('the best tour', () => {
  it('is what trying every tour finds, with any prefix, and the first of its equals', () => {
    fc.assert(
      fc.property(complete, fc.infiniteStream(fc.nat()), (weights, stream) => {
        const order = new Random(stream.next().value as number).shuffle([...Array(weights.size).keys()])
        const prefix = order.slice(0, 1 + ((stream.next().value as number) % weights.size))
        const all = everyTour(weights, prefix)
        const most = Math.max(...all.map((tour) => tourValue(weights, tour)))
        const best = all.filter((tour) => tourValue(weights, tour) === most)
        expect(bestTour(weights, prefix)).toEqual({ tour: best[0], value: most })
        expect(bestTours(weights, prefix)).toEqual({ tours: best, value: most })
      }),
      { numRuns: 200 },
    )
  })

  it('runs in the one direction whose second place has the smaller number', () => {
    fc.assert(
      fc.property(complete, (weights) => {
        const { tour } = bestTour(weights)
        expect(tour[1]!).toBeLessThan(tour[tour.length - 1]!)
      }),
    )
  })

  it('is refused where a weight is unknown, a prefix impossible, or the places too many', () => {
    const weights = fillFrom(4, () => 1)
    setWeight(weights, 1, 2, NaN)
    expect(() => bestTour(weights)).toThrow('unknown')
    expect(() => bestTour(assume(weights, 0), [0, 1, 0])).toThrow('twice')
    expect(() => bestTour(assume(weights, 0), [])).toThrow('empty')
    expect(() => bestTour(assume(weights, 0), [7])).toThrow('place 7')
    expect(() => bestTour(fillFrom(22, () => 1))).toThrow('proveTour')
  })

  it('takes what is assumed of unknown weights', () => {
    const weights = unknownWeights(4)
    setWeight(weights, 0, 1, 2)
    setWeight(weights, 2, 3, 4)
    expect(weightBetween(assume(weights, 0), 0, 2)).toBe(0)
    expect(weightBetween(assume(weights, 'mean'), 0, 2)).toBe(3)
    expect(weightBetween(assume(weights, 'max'), 3, 1)).toBe(4)
    expect(bestTour(assume(weights, 0)).value).toBe(6)
  })
})

describe('a certificate', () => {
  /** Weights with some unknown, and what they truly are. */
  const partly = fc.tuple(complete, fc.infiniteStream(fc.boolean())).map(([truth, stream]) => {
    const known = fillFrom(truth.size, () => 0)
    for (let a = 0; a < truth.size; a++)
      for (let b = a + 1; b < truth.size; b++)
        setWeight(known, a, b, stream.next().value ? weightBetween(truth, a, b) : NaN)
    return { truth, known }
  })

  it('bounds the best tour in every world that may be true, and proves only what is optimal there', () => {
    fc.assert(
      fc.property(partly, ({ truth, known }) => {
        const { tour, guaranteed, bound, regret, proved } = certify(boundsOf(known, 1, 6))
        const { value } = bestTour(truth)
        expect(tourValue(truth, tour)).toBeGreaterThanOrEqual(guaranteed)
        expect(value).toBeLessThanOrEqual(bound)
        expect(gapOf(truth, tour)).toBeLessThanOrEqual(regret)
        if (proved) expect(tourValue(truth, tour)).toBe(value)
      }),
      { numRuns: 300 },
    )
  })

  it('names the weights that can still change the answer: with them it is proved, and none are left when it is', () => {
    fc.assert(
      fc.property(partly, ({ truth, known }) => {
        const bounds = boundsOf(known, 1, 6)
        const open = openWeights(bounds)
        expect(open.length === 0).toBe(certify(bounds).proved)
        for (const [a, b] of open) {
          expect(Number.isNaN(weightBetween(known, a, b))).toBe(true)
          setWeight(known, a, b, weightBetween(truth, a, b))
        }
        const after = certify(boundsOf(known, 1, 6))
        expect(tourValue(truth, after.tour)).toBe(bestTour(truth).value)
        expect(after.proved).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is reached by asking for the hopeful tour until nothing on it is unknown', () => {
    fc.assert(
      fc.property(complete, (truth) => {
        const known = unknownWeights(truth.size)
        for (;;) {
          const { hopeful, proved, tour } = certify(boundsOf(known, 1, 6))
          const ask = unknownOn(boundsOf(known, 1, 6), hopeful)
          if (proved) {
            expect(gapOf(truth, tour)).toBe(0)
            return
          }
          expect(ask).not.toEqual([])
          for (const [a, b] of ask) setWeight(known, a, b, weightBetween(truth, a, b))
        }
      }),
    )
  })

  it('knows the best tour through each pair of neighbours', () => {
    fc.assert(
      fc.property(complete, (weights) => {
        const most = bestThroughEach(weights)
        const all = everyTour(weights, [0])
        for (let a = 0; a < weights.size; a++)
          for (let b = a + 1; b < weights.size; b++) {
            const through = all.filter((tour) => tourEdges(tour).some(([c, d]) => a === c && b === d))
            expect(most[a * weights.size + b]).toBe(Math.max(...through.map((tour) => tourValue(weights, tour))))
          }
      }),
      { numRuns: 30 },
    )
  })
})

describe('greedy walks', () => {
  it('take the largest weight next, and their chances over ties sum to one', () => {
    fc.assert(
      fc.property(complete, (weights) => {
        const walks = greedyTours(weights)
        expect(walks.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
        expect(walks[0]!.tour).toEqual(greedyTour(weights))
        for (const { tour, value } of walks) {
          expect(value).toBe(tourValue(weights, tour))
          for (let i = 1; i < tour.length; i++)
            for (const later of tour.slice(i))
              expect(weightBetween(weights, tour[i - 1]!, tour[i]!)).toBeGreaterThanOrEqual(
                weightBetween(weights, tour[i - 1]!, later),
              )
        }
      }),
    )
  })
})

describe('the rank of a tour', () => {
  it('counts every round trip once, whatever its direction', () => {
    fc.assert(
      fc.property(complete, (weights) => {
        const values = everyTour(weights, [0]).map((tour) => tourValue(weights, tour))
        const counts = countTourValues(weights)
        for (const [value, count] of counts) expect(values.filter((other) => other === value)).toHaveLength(2 * count)
        const { value } = bestTour(weights)
        const rank = rankTour(weights, value, new Random(1))
        expect(2 * rank.tours).toBe(values.length)
        expect(percentile(rank)).toBe(100)
        expect(percentileStrict(rank)).toBeLessThan(100)
      }),
      { numRuns: 50 },
    )
  })

  it('is estimated from a seeded sample where there are too many', () => {
    const random = new Random(3)
    const weights = fillFrom(12, () => random.int(1, 10))
    const middling = tourValue(weights, [...Array(12).keys()])
    const rank = rankTour(weights, middling, new Random(1))
    expect(rank).toEqual(rankTour(weights, middling, new Random(1)))
    expect(rank).toMatchObject({ tours: tours.SAMPLED_TOURS, exact: false })
    const other = rankTour(weights, middling, new Random(2))
    expect(Math.abs(percentile(rank) - percentile(other))).toBeLessThan(2)
    expect(percentile(rankTour(weights, bestTour(weights).value, new Random(1)))).toBe(100)
  })
})
