/** From what a seat sees to what the solvers take, and back. */
import type { Hallway, Observation } from '../../../games/traveling-adventurers/index.ts'
import { setWeight, unknownWeights, type Weights } from '../../../solvers/tours/index.ts'

export const lettersOf = ({ rooms }: Pick<Observation, 'rooms'>): string[] => rooms.map(({ letter }) => letter)

/** Coins as a matrix over the rooms in this order; hallways that are not named are unknown. */
export function toWeights(letters: readonly string[], hallways: readonly Hallway[]): Weights {
  const weights = unknownWeights(letters.length)
  for (let i = 0; i < letters.length; i++) setWeight(weights, i, i, 0)
  for (const [a, b, coins] of hallways) setWeight(weights, letters.indexOf(a), letters.indexOf(b), coins)
  return weights
}

/** A path of letters as the solvers' tour: places, the way back not written. Undefined if it is no full round trip. */
export function toTour(letters: readonly string[], path: readonly string[]): number[] | undefined {
  const places = path.map((room) => letters.indexOf(room))
  const closed = places.length === letters.length + 1 && places[0] === 0 && places.at(-1) === 0
  const tour = places.slice(0, -1)
  return closed && new Set(tour).size === letters.length && !tour.includes(-1) ? tour : undefined
}

/** A tour as a path of letters, the way back written. */
export const toPath = (letters: readonly string[], tour: readonly number[]): string[] =>
  [...tour, tour[0]!].map((place) => letters[place]!)

/** One name for a hallway, whichever room is said first: the rooms in the order of the house. */
export function hallwayKey(letters: readonly string[], a: string, b: string): string {
  return letters.indexOf(a) < letters.indexOf(b) ? `${a}-${b}` : `${b}-${a}`
}
