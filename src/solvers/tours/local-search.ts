/** Good tours quickly, without a proof: a greedy walk improved by turning stretches round and moving short ones. */
import type { BestTour } from './held-karp.ts'
import { tourValue } from './weights.ts'
import type { Weights } from './weights.ts'

/** A tour that begins with `prefix` and that no reversal (2-opt) and no move of up to three places (Or-opt) improves. */
export function improveTour(weights: Weights, prefix: readonly number[], from?: readonly number[]): BestTour {
  let tour = [...(from ?? greedyFrom(weights, prefix))]
  const fixed = prefix.length
  for (let better = true; better;) {
    better = false
    for (const next of [reverseStretch(weights, tour, fixed), moveStretch(weights, tour, fixed)])
      if (next && tourValue(weights, next) > tourValue(weights, tour) + 1e-9) {
        tour = next
        better = true
        break
      }
  }
  return { tour, value: tourValue(weights, tour) }
}

function greedyFrom({ size, values }: Weights, prefix: readonly number[]): number[] {
  const tour = [...prefix]
  const open = new Set([...Array(size).keys()].filter((place) => !prefix.includes(place)))
  while (open.size > 0) {
    const last = tour[tour.length - 1]!
    const next = [...open].reduce((best, place) =>
      values[last * size + place]! > values[last * size + best]! ? place : best,
    )
    tour.push(next)
    open.delete(next)
  }
  return tour
}

/** The tour with the stretch reversed that gains most, if any gains. */
function reverseStretch({ size, values }: Weights, tour: readonly number[], fixed: number): number[] | undefined {
  const at = (a: number, b: number): number => values[tour[a % size]! * size + tour[b % size]!]!
  let most = 1e-9
  let found: number[] | undefined
  for (let i = fixed; i < size - 1; i++)
    for (let j = i + 1; j < size; j++) {
      const gain = at(i - 1, j) + at(i, j + 1) - at(i - 1, i) - at(j, j + 1)
      if (gain <= most) continue
      most = gain
      found = [...tour.slice(0, i), ...tour.slice(i, j + 1).reverse(), ...tour.slice(j + 1)]
    }
  return found
}

/** The tour with a stretch of one to three places moved elsewhere, either way round, that gains first, if any gains. */
function moveStretch(weights: Weights, tour: readonly number[], fixed: number): number[] | undefined {
  const value = tourValue(weights, tour)
  for (let length = 1; length <= 3; length++)
    for (let i = fixed; i + length <= tour.length; i++) {
      const stretch = tour.slice(i, i + length)
      const rest = [...tour.slice(0, i), ...tour.slice(i + length)]
      for (let to = fixed; to <= rest.length; to++)
        for (const piece of length === 1 ? [stretch] : [stretch, [...stretch].reverse()]) {
          const next = [...rest.slice(0, to), ...piece, ...rest.slice(to)]
          if (tourValue(weights, next) > value + 1e-9) return next
        }
    }
  return undefined
}
