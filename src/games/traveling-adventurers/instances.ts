/** How a house is dealt: the paper's six, the generator of its appendix B, or one that is given. */
import { Random } from '../../core/random.ts'
import { MIN_COINS, MAX_COINS, roomsOf, SEATS } from './config.ts'
import type { Config, GivenHouse, Player } from './config.ts'
import { ROOMS, roomsIn } from './rooms.ts'

/** A house as plain data. */
export interface House {
  /** Letters, the start first. */
  readonly rooms: readonly string[]
  /** Within what every hallway's coins lie; both seats know it. */
  readonly coins: { readonly min: number; readonly max: number }
  /** Coins for each seat, row by row: from room i to room j at `i * rooms.length + j`; 0 on the diagonal. */
  readonly weights: Readonly<Record<Player, readonly number[]>>
}

/**
 * Three houses of the paper's self-play (boards_6.json of its published code), for both seats: coins of L with E B K C A,
 * then E with B K C A, B with K C A, K with C A, C with A. Boards 2, 4, 6 are 1, 3, 5 with the seats swapped.
 */
const PRESETS: readonly Readonly<Record<Player, readonly number[]>>[] = [
  { BOT: [6, 4, 2, 1, 5, 3, 1, 2, 6, 5, 4, 3, 6, 2, 1], USER: [5, 3, 1, 6, 2, 4, 6, 1, 3, 2, 5, 6, 3, 4, 1] },
  { BOT: [4, 6, 1, 3, 5, 2, 3, 5, 6, 4, 1, 2, 6, 5, 3], USER: [1, 6, 5, 4, 3, 2, 6, 1, 5, 4, 2, 3, 1, 2, 6] },
  { BOT: [3, 5, 6, 4, 2, 1, 3, 5, 6, 2, 1, 4, 3, 6, 5], USER: [2, 5, 3, 6, 1, 4, 5, 2, 3, 6, 1, 4, 5, 3, 2] },
]

/** The house of an episode. */
export function deal(config: Config, seed: number): House {
  if (config.instance) return givenHouse(config.instance)
  if (config.boards === 'generated') return generateHouse(config.rooms ?? 6, seed, config)
  return presetHouse(config.board ?? ((((seed - 1) % 6) + 6) % 6) + 1)
}

/** One of the paper's six houses, by number from 1. */
export function presetHouse(board: number): House {
  const { USER, BOT } = PRESETS[Math.floor((board - 1) / 2)]!
  const rooms = ROOMS.slice(0, 6).map(([letter]) => letter)
  const [user, bot] = board % 2 === 1 ? [USER, BOT] : [BOT, USER]
  return { rooms, coins: { min: 1, max: 6 }, weights: { USER: toMatrix(user, 6), BOT: toMatrix(bot, 6) } }
}

/** A fresh house: each seat's coins drawn on their own by {@link drawCoins}. */
export function generateHouse(
  size: number,
  seed: number,
  { roomSet = 'self-play', coins = { min: MIN_COINS, max: MAX_COINS } }: Pick<Config, 'roomSet' | 'coins'> = {},
): House {
  const random = new Random(seed, 'traveling-adventurers', 'house', size)
  const draw = (): number[] => toMatrix(drawCoins((size * (size - 1)) / 2, random, coins.min, coins.max), size)
  return {
    rooms: roomsIn(roomSet).slice(0, size),
    coins,
    weights: { USER: draw(), BOT: draw() },
  }
}

/** What all hallways of one seat sum to (appendix B): half way between nothing but least and nothing but most. */
export const targetSum = (hallways: number, least = MIN_COINS, most = MAX_COINS): number =>
  Math.floor(((least + most) * hallways) / 2)

/**
 * Coins for so many hallways that sum to {@link targetSum}: each is drawn evenly around what is left per hallway, as far
 * as the bounds allow on both sides; the order is then shuffled, since the last hallways take what remains.
 */
export function drawCoins(hallways: number, random: Random, least = MIN_COINS, most = MAX_COINS): number[] {
  let remaining = targetSum(hallways, least, most)
  const coins: number[] = []
  for (let left = hallways - 1; left >= 0; left--) {
    const target = remaining / (left + 1)
    const deviation = Math.min(target - least, most - target)
    const low = Math.max(least, Math.ceil(target - deviation), remaining - most * left)
    const high = Math.min(most, Math.floor(target + deviation), remaining - least * left)
    const drawn = random.int(low, high)
    coins.push(drawn)
    remaining -= drawn
  }
  return random.shuffle(coins)
}

function givenHouse(given: GivenHouse): House {
  const rooms = roomsOf(given.USER)
  const weights = Object.fromEntries(
    SEATS.map((seat) => {
      const matrix = new Array<number>(rooms.length ** 2).fill(0)
      for (const [a, b, coins] of given[seat]) {
        const [i, j] = [rooms.indexOf(a), rooms.indexOf(b)]
        matrix[i * rooms.length + j] = matrix[j * rooms.length + i] = coins
      }
      return [seat, matrix]
    }),
  ) as unknown as House['weights']
  const all = SEATS.flatMap((seat) => given[seat].map(([, , coins]) => coins))
  return { rooms, coins: { min: Math.min(MIN_COINS, ...all), max: Math.max(MAX_COINS, ...all) }, weights }
}

/** A symmetric matrix, row by row, from the part above its diagonal. */
export function toMatrix(upper: readonly number[], size: number): number[] {
  const matrix = new Array<number>(size * size).fill(0)
  let at = 0
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) matrix[i * size + j] = matrix[j * size + i] = upper[at++]!
  return matrix
}
