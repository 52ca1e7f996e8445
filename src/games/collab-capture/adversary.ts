/** How the thief chooses its way. */
import { distancesFrom } from '../../solvers/distances.ts'
import type { Thief } from './config.ts'
import type { CaptureMap, Room } from './maps.ts'
import { roomAfter, seats, waysFrom, type JointAction, type Situation } from './situation.ts'

/**
 * The rooms among which the thief chooses, knowing what both players do in this turn. One room, except for `minimax`,
 * which takes whichever of all its ways serves it best.
 *
 * - `code`: as in the paper's program: of the ways out it takes the one whose number is farthest from the number of the
 *   nearer player's next room (first in the map's order among equals); it stays only where there is no way out.
 *   On a map without numbers the places in the list of rooms count as numbers.
 * - `greedy`: as far as can be, in steps, from where the nearer player is now; it may stay. Among equals the farther from
 *   both together, then the first in the list of rooms.
 * - `restless`: `greedy`, but it stays only where there is no way out.
 */
export function thiefChoices(
  map: CaptureMap,
  thief: Thief,
  situation: Situation,
  actions: JointAction,
): readonly Room[] {
  const ways = waysFrom(map, situation.open, situation.thief)
  if (ways.length === 0) return [situation.thief]
  switch (thief) {
    case 'code':
      return [flee(map, ways, actions, situation)]
    case 'greedy':
      return [keepAway(map, [situation.thief, ...ways], situation)]
    case 'restless':
      return [keepAway(map, ways, situation)]
    case 'minimax':
      return [situation.thief, ...ways]
  }
}

function flee(map: CaptureMap, ways: readonly Room[], actions: JointAction, situation: Situation): Room {
  const number = (room: Room): number =>
    typeof room === 'number' ? room : map.rooms.findIndex((other) => other.room === room) + 1
  const gaps = ways.map((way) =>
    Math.min(...seats.map((player) => Math.abs(number(way) - number(roomAfter(situation, player, actions[player]))))),
  )
  return ways[gaps.indexOf(Math.max(...gaps))]!
}

function keepAway(map: CaptureMap, ways: readonly Room[], situation: Situation): Room {
  const order = map.rooms.map(({ room }) => room)
  const [alice, bob] = seats.map((player) =>
    distancesFrom(situation[player], (room) => waysFrom(map, situation.open, room)),
  )
  // Rooms that nobody can reach are farther than any other.
  const steps = (way: Room): number[] => [alice!, bob!].map((distances) => distances.get(way) ?? order.length)
  const better = (a: Room, b: Room): number => {
    const [nearA, nearB] = [steps(a), steps(b)]
    return (
      Math.min(...nearB) - Math.min(...nearA) ||
      nearB[0]! + nearB[1]! - nearA[0]! - nearA[1]! ||
      order.indexOf(a) - order.indexOf(b)
    )
  }
  return [...ways].sort(better)[0]!
}
