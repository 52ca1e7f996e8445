/** Where a tour stands among all tours: the counts from which any percentile rank follows. */
import { tourValue } from './weights.ts'
import type { Weights } from './weights.ts'

/** Up to this size all (n - 1)!/2 round trips are counted (20,160 at 9); above it a sample is drawn. */
const MAX_COUNTED = 9
/** How many random tours stand for all of them where there are more than 9 places. */
export const SAMPLED_TOURS = 20_000

/** Where a value stands among all round trips. */
export interface Rank {
  /** Round trips (either direction counts once) looked at, and how many of them are worth less or the same. */
  readonly tours: number
  readonly less: number
  readonly equal: number
  /** False where it is an estimate from a sample. */
  readonly exact: boolean
}

/** Draws a random order; `Random` of the core is one. */
export interface Shuffler {
  /** The same items in a random order; the given list is left as it is. */
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** Share of round trips worth no more than this one, 0 to 100: the optimum is always 100. */
export const percentile = ({ tours, less, equal }: Rank): number => (100 * (less + equal)) / tours

/** Share of round trips worth less, 0 to 100: never 100, and lower the more tours tie with this one. */
export const percentileStrict = ({ tours, less }: Rank): number => (100 * less) / tours

/** Ranks `value` among the round trips of these weights. `random` is used only above 9 places. */
export function rankTour(weights: Weights, value: number, random: Shuffler): Rank {
  let [tours, less, equal] = [0, 0, 0]
  const count = (other: number): void => {
    tours++
    if (Math.abs(other - value) < 1e-9) equal++
    else if (other < value) less++
  }
  const exact = weights.size <= MAX_COUNTED
  if (exact) everyTourValue(weights, count)
  else {
    const places = Array.from({ length: weights.size }, (_, place) => place)
    for (let i = 0; i < SAMPLED_TOURS; i++) count(tourValue(weights, random.shuffle(places)))
  }
  return { tours, less, equal, exact }
}

/** How many round trips have each value. Counts all of them: for up to 9 places. */
export function countTourValues(weights: Weights): Map<number, number> {
  const counts = new Map<number, number>()
  everyTourValue(weights, (value) => counts.set(value, (counts.get(value) ?? 0) + 1))
  return counts
}

/** Visits every round trip once: of two directions the one whose second place is smaller than its last. */
function everyTourValue({ size, values }: Weights, visit: (value: number) => void): void {
  if (size > MAX_COUNTED) throw new RangeError(`too many tours to count: ${size} places, at most ${MAX_COUNTED}`)
  if (size < 3) return visit(size === 2 ? 2 * values[1]! : 0)
  const extend = (second: number, last: number, visited: number, left: number, sum: number): void => {
    if (left === 0) {
      if (second < last) visit(sum + values[last * size]!)
      return
    }
    for (let place = 1; place < size; place++)
      if ((visited & (1 << place)) === 0)
        extend(second || place, place, visited | (1 << place), left - 1, sum + values[last * size + place]!)
  }
  extend(0, 0, 1, size - 1, 0)
}
