/** Tours of somebody who always takes the largest weight next. */
import { tourValue } from './weights.ts'
import type { Weights } from './weights.ts'

/** A tour that always goes on to the place that adds most, where ties may be broken in several ways. */
export interface GreedyTour {
  readonly tour: readonly number[]
  readonly value: number
  /** Chance of this tour where ties are broken evenly. */
  readonly chance: number
}

/** Every tour that the greedy walk from `start` can give over all ways to break ties, in order of places. */
export function greedyTours(weights: Weights, start = 0): GreedyTour[] {
  const found: GreedyTour[] = []
  const extend = (tour: readonly number[], chance: number): void => {
    const next = largestNext(weights, tour)
    if (next.length === 0) found.push({ tour, value: tourValue(weights, tour), chance })
    for (const place of next) extend([...tour, place], chance / next.length)
  }
  extend([start], 1)
  return found
}

/** The greedy walk that breaks ties by the smaller number: one tour, however many ties there are. */
export function greedyTour(weights: Weights, start = 0): readonly number[] {
  const tour = [start]
  for (let next = largestNext(weights, tour); next.length > 0; next = largestNext(weights, tour)) tour.push(next[0]!)
  return tour
}

/** The places not yet visited that the largest weight leads to. */
function largestNext({ size, values }: Weights, tour: readonly number[]): number[] {
  const last = tour[tour.length - 1]!
  let most = -Infinity
  let best: number[] = []
  for (let place = 0; place < size; place++) {
    if (tour.includes(place)) continue
    const value = values[last * size + place]!
    if (value > most) [most, best] = [value, [place]]
    else if (value === most) best.push(place)
  }
  return best
}
