/** Coins of hallways, by the rooms that they join; and what an agent and the truth say of them. */
import type { Observation } from 'roundtable/games/traveling-adventurers'
import { bestTour, setWeight, unknownWeights } from 'roundtable/solvers'

export type Coins = ReadonlyMap<string, number>

const key = (a: string, b: string): string => (a < b ? a + b : b + a)

export const toCoins = (hallways: readonly (readonly [string, string, number])[]): Coins =>
  new Map(hallways.map(([a, b, coins]) => [key(a, b), coins]))

export const coinsBetween = (coins: Coins, a: string, b: string): number | undefined => coins.get(key(a, b))

/** What a path collects; hallways that are not known count nothing. */
export const collect = (coins: Coins, path: readonly string[]): number =>
  path.slice(1).reduce((sum, room, place) => sum + (coinsBetween(coins, path[place]!, room) ?? 0), 0)

/** The path that collects the most of both together. */
export function findBest(
  one: Observation,
  other: Observation,
): { readonly path: readonly string[]; readonly coins: number } {
  const letters = one.rooms.map(({ letter }) => letter)
  const [mine, theirs] = [toCoins(one.weights), toCoins(other.weights)]
  const both = unknownWeights(letters.length)
  letters.forEach((a, i) =>
    letters.forEach((b, j) => {
      if (i < j) setWeight(both, i, j, (coinsBetween(mine, a, b) ?? 0) + (coinsBetween(theirs, a, b) ?? 0))
    }),
  )
  const { tour, value } = bestTour(both)
  return { path: [...tour.map((room) => letters[room]!), letters[0]!], coins: value }
}

/** What an agent noted of its partner's coins, and the best path that it knew; empty where it noted nothing of the kind. */
export function readThoughts(notes: readonly { readonly kind: string; readonly data: unknown }[]): {
  readonly known: Coins
  readonly path: readonly string[] | undefined
} {
  const modules = notes
    .filter(({ kind }) => kind === 'acted')
    .map(({ data }) => data as { grounding?: { known?: unknown }; solver?: { path?: unknown } } | null)
  const known = modules.findLast((data) => Array.isArray(data?.grounding?.known))?.grounding?.known
  const path = modules.findLast((data) => Array.isArray(data?.solver?.path))?.solver?.path
  const triples = (known ?? []) as unknown[]
  return {
    known: toCoins(triples.filter(isHallway)),
    path: (path as unknown[] | undefined)?.every((room) => typeof room === 'string') ? (path as string[]) : undefined,
  }
}

const isHallway = (triple: unknown): triple is [string, string, number] =>
  Array.isArray(triple) &&
  typeof triple[0] === 'string' &&
  typeof triple[1] === 'string' &&
  typeof triple[2] === 'number'
