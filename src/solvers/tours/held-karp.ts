/** Exact best tours by dynamic programming over sets of places (Held and Karp 1962): O(n² 2ⁿ) time, O(n 2ⁿ) numbers. */
import type { Weights } from './weights.ts'

/** Most places that may still be open after the prefix: 2²⁰ sets of 20 take 170 MB. */
const MAX_OPEN_PLACES = 20

/** A tour of greatest value. */
export interface BestTour {
  /** Each place once, the first one of the prefix first; the way back is not written. */
  readonly tour: readonly number[]
  /** Sum of weights along the tour and back. */
  readonly value: number
}

/** Every tour of greatest value, each as {@link BestTour} writes it. */
export interface BestTours {
  readonly tours: readonly (readonly number[])[]
  readonly value: number
}

/**
 * The tour with the largest sum among those that begin with `prefix`. Among equals the one that comes first when
 * compared place by place: so always the same, and of the two directions of a round trip the one whose second place has
 * the smaller number. Throws RangeError where a weight is unknown, the prefix is no beginning of a tour, or too many
 * places are open.
 *
 * @example
 * ```ts
 * import { bestTour, setWeight, unknownWeights } from 'roundtable/solvers'
 *
 * const weights = unknownWeights(4)
 * for (const [a, b, value] of [[0, 1, 5], [0, 2, 1], [0, 3, 4], [1, 2, 6], [1, 3, 2], [2, 3, 3]] as const)
 *   setWeight(weights, a, b, value)
 * console.log(bestTour(weights)) // { tour: [ 0, 1, 2, 3 ], value: 18 }
 * ```
 */
export function bestTour(weights: Weights, prefix: readonly number[] = [0]): BestTour {
  const search = prepare(weights, prefix)
  const tour = [...prefix]
  let set = search.all
  let from = -1
  while (set !== 0) {
    const best = bestFrom(search, from, set)
    for (let k = 0; k < search.open.length; k++) {
      if ((set & (1 << k)) === 0 || through(search, from, k, set) !== best) continue
      tour.push(search.open[k]!)
      set &= ~(1 << k)
      from = k
      break
    }
  }
  return { tour, value: search.begun + bestFrom(search, -1, search.all) }
}

/** All tours with the largest sum that begin with `prefix`, in order, both directions; at most `most` of them. */
export function bestTours(weights: Weights, prefix: readonly number[] = [0], most = 100_000): BestTours {
  const search = prepare(weights, prefix)
  const tours: number[][] = []
  const extend = (tour: number[], from: number, set: number): void => {
    if (tours.length >= most) return
    if (set === 0) {
      tours.push(tour)
      return
    }
    const best = bestFrom(search, from, set)
    for (let k = 0; k < search.open.length; k++)
      if ((set & (1 << k)) !== 0 && through(search, from, k, set) === best)
        extend([...tour, search.open[k]!], k, set & ~(1 << k))
  }
  extend([...prefix], -1, search.all)
  return { tours, value: search.begun + bestFrom(search, -1, search.all) }
}

/** The tables of one search. Places still open are numbered 0 to m - 1 in it; -1 is the last place of the prefix. */
interface Search {
  readonly open: readonly number[]
  /** The set of all open places, as bits. */
  readonly all: number
  /** Between open places, m by m. */
  readonly between: Float64Array
  /** From the last place of the prefix. */
  readonly first: Float64Array
  /** Back to the first place of the prefix. */
  readonly home: Float64Array
  /** Best sum from open place j through all of set s and home, at s * m + j. */
  readonly rest: Float64Array
  /** Sum along the prefix. */
  readonly begun: number
}

function prepare(weights: Weights, prefix: readonly number[]): Search {
  const { size, values } = weights
  checkPrefix(size, prefix)
  const open: number[] = []
  for (let place = 0; place < size; place++) if (!prefix.includes(place)) open.push(place)
  const m = open.length
  if (m > MAX_OPEN_PLACES)
    throw new RangeError(
      `bestTour: ${m} open places are too many (at most ${MAX_OPEN_PLACES}); use proveTour of roundtable/node`,
    )
  const start = prefix[0]!
  const last = prefix[prefix.length - 1]!
  let begun = 0
  for (let i = 1; i < prefix.length; i++) begun += values[prefix[i - 1]! * size + prefix[i]!]!
  const between = new Float64Array(m * m)
  const first = new Float64Array(m)
  const home = new Float64Array(m)
  let check = begun
  for (let j = 0; j < m; j++) {
    first[j] = values[last * size + open[j]!]!
    home[j] = values[open[j]! * size + start]!
    check += first[j]! + home[j]!
    for (let k = 0; k < m; k++) if (k !== j) check += between[j * m + k] = values[open[j]! * size + open[k]!]!
  }
  if (m === 0 && size > 1) check += begun += values[last * size + start]!
  if (Number.isNaN(check)) throw new RangeError('bestTour: a weight is unknown; assume something of it first')
  return { open, all: 2 ** m - 1, between, first, home, rest: fillTable(m, between, home), begun }
}

function fillTable(m: number, between: Float64Array, home: Float64Array): Float64Array {
  const sets = m === 0 ? 1 : 2 ** m
  const rest = new Float64Array(sets * m)
  rest.set(home)
  for (let set = 1; set < sets; set++) {
    const row = set * m
    for (let j = 0; j < m; j++) {
      if ((set & (1 << j)) !== 0) continue
      let best = -Infinity
      for (let left = set; left !== 0; left &= left - 1) {
        const k = 31 - Math.clz32(left & -left)
        const value = between[j * m + k]! + rest[(set ^ (1 << k)) * m + k]!
        if (value > best) best = value
      }
      rest[row + j] = best
    }
  }
  return rest
}

/** Best sum when going on from `from` to `k` and then through the rest of `set`. */
function through({ open, between, first, rest }: Search, from: number, k: number, set: number): number {
  const m = open.length
  return (from < 0 ? first[k]! : between[from * m + k]!) + rest[(set & ~(1 << k)) * m + k]!
}

function bestFrom(search: Search, from: number, set: number): number {
  if (set === 0) return 0
  let best = -Infinity
  for (let k = 0; k < search.open.length; k++)
    if ((set & (1 << k)) !== 0) best = Math.max(best, through(search, from, k, set))
  return best
}

/** Throws RangeError unless `prefix` is the beginning of a tour through `size` places. */
export function checkPrefix(size: number, prefix: readonly number[]): void {
  if (prefix.length === 0) throw new RangeError('a tour must begin somewhere: the prefix is empty')
  for (const place of prefix)
    if (!Number.isInteger(place) || place < 0 || place >= size)
      throw new RangeError(`place ${place} of the prefix is not one of 0 to ${size - 1}`)
  if (new Set(prefix).size !== prefix.length) throw new RangeError('the prefix visits a place twice')
}
