/** Where rooms, hallways and their coins are drawn: in hundredths of the width and of the height of the plan. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Six rooms as on a plan of a house; no three of them in a line, so that every hallway is seen. */
const SIX: readonly Point[] = [
  { x: 25, y: 84 },
  { x: 50, y: 10 },
  { x: 87, y: 30 },
  { x: 73, y: 90 },
  { x: 12, y: 33 },
  { x: 40, y: 50 },
]

/** A place for each room, the start first. */
export function placeRooms(count: number): readonly Point[] {
  if (count === SIX.length) return SIX
  // A ring, each second room a little inwards: three rooms in a line would hide a hallway.
  return Array.from({ length: count }, (_, room) => {
    const angle = Math.PI / 2 + (2 * Math.PI * room) / count + (count % 2 === 0 ? 0.06 * (room % 3) : 0)
    const radius = count > 6 && room % 2 === 1 ? 0.86 : 1
    return { x: 50 + 41 * radius * Math.cos(angle), y: 50 + 42 * radius * Math.sin(angle) }
  })
}

/** Along a hallway, where its coins may be written. */
const SPOTS = [0.5, 0.43, 0.57, 0.37, 0.63, 0.31, 0.69, 0.26, 0.74]

/** How much wider than high the plan is. */
const ASPECT = 1.5

const apart = (a: Point, b: Point): number => Math.hypot((a.x - b.x) * ASPECT, a.y - b.y)

/** A place for the coins of each hallway, in the same order, as far from rooms and from other coins as can be had. */
export function placeCoins(hallways: readonly (readonly [Point, Point])[], rooms: readonly Point[]): readonly Point[] {
  const placed: Point[] = []
  for (const [from, to] of hallways) {
    const spots = SPOTS.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
    const room = (spot: Point): number =>
      Math.min(...placed.map((other) => apart(spot, other)), ...rooms.map((other) => apart(spot, other) - 5), 14)
    placed.push(spots.reduce((best, spot) => (room(spot) > room(best) + 0.5 ? spot : best)))
  }
  return placed
}
