/** The published boards and what is known of them, against ours. Read from ../shared where it is present. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  assume,
  bestTour,
  bestTours,
  countTourValues,
  greedyTours,
  percentile,
  percentileStrict,
  rankTour,
  setWeight,
  unknownWeights,
} from '../../solvers/tours/index.ts'
import type { Weights } from '../../solvers/tours/index.ts'
import { Random } from '../../core/random.ts'
import { jointWeights, presetHouse, SEATS } from './index.ts'
import { toHallways } from './observe.ts'

const file = new URL('../../../../shared/data/traveling-adventurers/boards_6.json', import.meta.url)
const known = existsSync(file)
const golden = known ? (JSON.parse(readFileSync(file, 'utf8')).boards as Record<string, GoldenBoard>) : {}

interface GoldenBoard {
  readonly edges: Record<'USER' | 'BOT', [string, string, number][]>
  readonly optimalValue: number
  readonly optimalTours: string[][]
  readonly stats: {
    readonly distinctUndirectedTours: number
    readonly meanTour: number
    readonly greedyJointValues: number[]
    readonly greedyJointTours: string[][]
    readonly soloOptimum: Record<'USER' | 'BOT', number>
    readonly histogram: Record<string, number>
  }
}

const rooms = presetHouse(1).rooms
const letters = (tour: readonly number[]): string => tour.map((place) => rooms[place]).join('') + rooms[tour[0]!]!
const asWeights = (values: readonly number[]): Weights => ({ size: 6, values: Float64Array.from(values) })
const sorted = (list: Iterable<string>): string[] => [...list].sort()
const boards = [1, 2, 3, 4, 5, 6]

describe.skipIf(!known)('the preset boards (skipped where ../shared/data is absent)', () => {
  it.each(boards)('board %i is the published one', (board) => {
    for (const seat of SEATS) {
      const key = ([a, b, coins]: readonly [string, string, number]): string => [a, b].sort().join('') + coins
      const ours = toHallways(rooms, presetHouse(board).weights[seat]).map(key)
      expect(sorted(ours)).toEqual(sorted(golden[board]!.edges[seat].map(key)))
    }
  })

  it.each(boards)('board %i has the known optimum, ties, greedy walks, solo optima and distribution', (board) => {
    const house = presetHouse(board)
    const joint = jointWeights(house)
    const { optimalValue, optimalTours, stats } = golden[board]!
    const best = bestTours(joint)
    expect(best.value).toBe(optimalValue)
    expect(sorted(best.tours.map(letters))).toEqual(sorted(optimalTours.map((tour) => tour.join(''))))
    const greedy = greedyTours(joint)
    expect([...new Set(greedy.map(({ value }) => value))].sort((a, b) => a - b)).toEqual(stats.greedyJointValues)
    expect(sorted(greedy.map(({ tour }) => letters(tour)))).toEqual(
      sorted(stats.greedyJointTours.map((tour) => tour.join(''))),
    )
    for (const seat of SEATS) expect(bestTour(asWeights(house.weights[seat])).value).toBe(stats.soloOptimum[seat])
    const counts = countTourValues(joint)
    const expected = new Map(Object.entries(stats.histogram).map(([value, count]) => [Number(value), count]))
    expect([...counts].sort(([a], [b]) => a - b)).toEqual([...expected].sort(([a], [b]) => a - b))
    const sum = [...counts].reduce((total, [value, count]) => total + value * count, 0)
    expect(sum / stats.distinctUndirectedTours).toBeCloseTo(stats.meanTour, 1)
  })
})

describe('what is known of the preset boards', () => {
  it('optima are 52, 52, 56, 56, 53, 53', () => {
    expect(boards.map((board) => bestTour(jointWeights(presetHouse(board))).value)).toEqual([52, 52, 56, 56, 53, 53])
  })

  it('a joint greedy walk is optimal with a chance of 2.75 in 6', () => {
    const chances = boards.map((board) => {
      const joint = jointWeights(presetHouse(board))
      const { value: optimum } = bestTour(joint)
      return greedyTours(joint).reduce((sum, { value, chance }) => sum + (value === optimum ? chance : 0), 0)
    })
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(2.75)
  })

  it('percentile ranks are those of the reference', () => {
    const table: [number, Record<number, number>][] = [
      [1, { 52: 100, 51: 96.7, 50: 95, 49: 93.3, 48: 86.7 }],
      [3, { 56: 100, 52: 98.3, 51: 93.3, 50: 90, 49: 86.7 }],
      [5, { 53: 100, 52: 96.7, 51: 93.3, 49: 88.3 }],
    ]
    for (const [board, ranks] of table)
      for (const [value, rank] of Object.entries(ranks))
        for (const swapped of [board, board + 1]) {
          const joint = jointWeights(presetHouse(swapped))
          expect(percentile(rankTour(joint, Number(value), new Random(1)))).toBeCloseTo(rank, 1)
        }
    expect(percentileStrict(rankTour(jointWeights(presetHouse(1)), 52, new Random(1)))).toBeCloseTo(96.7, 1)
  })

  const one = presetHouse(1)

  it('BOT of board 1 alone could do 28, on six directed tours', () => {
    const { value, tours } = bestTours(asWeights(one.weights.BOT))
    expect(value).toBe(28)
    expect(sorted(tours.map(letters))).toEqual(
      sorted(['LEAKCBL', 'LEACKBL', 'LBKCEAL', 'LBKCAEL', 'LBCKAEL', 'LAECKBL']),
    )
  })

  it('USER of board 1 alone could do 32, on one tour and its reverse', () => {
    const { value, tours } = bestTours(asWeights(one.weights.USER))
    expect(value).toBe(32)
    expect(tours.map(letters)).toEqual(['LEKABCL', 'LCBAKEL'])
  })

  /** USER's coins of board 1 and what BOT told of its own, unknown ones taken as 0. */
  const heard = (told: readonly string[]): Weights => {
    const partner = unknownWeights(6)
    for (const [a, b, coins] of told) setWeight(partner, rooms.indexOf(a!), rooms.indexOf(b!), Number(coins))
    const { values } = assume(partner, 0)
    return asWeights(one.weights.USER.map((own, i) => own + values[i]!))
  }

  it('the best tour so far follows what has been heard and agreed', () => {
    const first = bestTours(heard(['LE6', 'LA5', 'LB4']))
    expect(first.value).toBe(38)
    expect(sorted(first.tours.map(letters))).toEqual(sorted(['LEKCBAL', 'LEKABCL', 'LCBAKEL', 'LABCKEL']))
    const second = bestTours(heard(['LE6', 'LA5', 'LB4', 'EA6', 'EB3', 'EC2']), [0, 1])
    expect(second).toEqual({ value: 39, tours: [[...'LEAKCB'].map((letter) => rooms.indexOf(letter))] })
  })
})
