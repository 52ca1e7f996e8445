/** Houses of the worked examples: small, with rooms that no played house has in this combination. */
import type { Hallway } from '../../../../games/traveling-adventurers/index.ts'
import { roomName } from '../../../../games/traveling-adventurers/index.ts'

export interface ExampleHouse {
  readonly letters: readonly string[]
  /** Coins of the player whose turns the example shows, and of its partner. */
  readonly own: readonly Hallway[]
  readonly partner: readonly Hallway[]
}

/** A house from coins in the order first room with all others, second room with all after it, and so on. */
export function exampleHouse(letters: string, own: readonly number[], partner: readonly number[]): ExampleHouse {
  const rooms = [...letters]
  const pairs = rooms.flatMap((a, i) => rooms.slice(i + 1).map((b) => [a, b] as const))
  const hallways = (coins: readonly number[]): Hallway[] => pairs.map(([a, b], i) => [a, b, coins[i]!])
  return { letters: rooms, own: hallways(own), partner: hallways(partner) }
}

/** Coins in one hallway. */
export function coinsIn(hallways: readonly Hallway[], hallway: string): number {
  return hallways.find(([a, b]) => hallway === a + b || hallway === b + a)![2]
}

/** Coins of both along a path of letters. */
export const jointCoins = ({ own, partner }: ExampleHouse, path: string): number =>
  stepsOf(path).reduce((sum, step) => sum + coinsIn(own, step) + coinsIn(partner, step), 0)

/** `9 + 12 + 7` for the hallways of a path, both players together. */
export const jointSteps = (house: ExampleHouse, path: string): string =>
  stepsOf(path)
    .map((step) => jointCoins(house, step))
    .join(' + ')

export const stepsOf = (path: string): string[] => [...path].slice(1).map((room, i) => path[i]! + room)

/** `living room to garden 7, living room to play room 4` for these hallways. */
export const tellHallways = (hallways: readonly Hallway[], steps: readonly string[]): string =>
  steps.map((step) => `${roomName(step[0]!)} to ${roomName(step[1]!)} ${coinsIn(hallways, step)}`).join(', ')

/** `7 to the garden, 4 to the play room` from one room. */
export const tellFrom = (hallways: readonly Hallway[], room: string, others: string): string =>
  [...others].map((other) => `${coinsIn(hallways, room + other)} to the ${roomName(other)}`).join(', ')

/** `L, G, P` */
export const letterList = (path: string): string => [...path].join(', ')
