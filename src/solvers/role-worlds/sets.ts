/** Sets of players as bit masks (player 1 is bit 0): up to ten players fit a small table. */

const counts = Uint8Array.from({ length: 1024 }, (_, mask) => {
  let bits = 0
  for (let rest = mask; rest; rest &= rest - 1) bits++
  return bits
})

/** How many players are in the set. */
export const sizeOf = (mask: number): number => counts[mask]!

/** The set of one player: player 1 is bit 0. */
export const bitOf = (player: number): number => 1 << (player - 1)

/** The set of these players (numbers from 1) as bits. */
export function maskOf(players: readonly number[]): number {
  let mask = 0
  for (const player of players) mask |= bitOf(player)
  return mask
}

/** The players of a set, in ascending order. */
export function playersIn(mask: number): number[] {
  const players: number[] = []
  for (let player = 1; mask >> (player - 1); player++) if (mask & bitOf(player)) players.push(player)
  return players
}

const known = new Map<number, Uint16Array>()

/** Every set of `size` among `players` players. */
export function setsOf(players: number, size: number): Uint16Array {
  const key = players * 16 + size
  let sets = known.get(key)
  if (!sets) {
    sets = Uint16Array.from([...Array(1 << players).keys()].filter((mask) => sizeOf(mask) === size))
    known.set(key, sets)
  }
  return sets
}
