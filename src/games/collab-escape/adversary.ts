/** How the killer chooses its way. */
import { distancesFrom } from '../../solvers/distances.ts'
import type { Room } from './maps.ts'
import { seats, waysFrom, type Situation, type World } from './situation.ts'

/**
 * The rooms among which the killer chooses at the start of a turn, all equally likely.
 *
 * - `code`: as in the paper's program: it goes where the survivor that it follows is now; following nobody, it wanders to
 *   any neighbouring room (or stays, if it may).
 * - `greedy`: it knows where everybody is, and takes a shortest way to the nearer survivor's room (Alice's, if both are
 *   equally near; the way listed first, if several are equally short).
 */
export function killerChoices(world: World, situation: Situation): readonly Room[] {
  const { killer, target } = situation
  const ways = waysFrom(world, killer)
  if (world.adversary === 'greedy') return [approach(world, situation, ways)]
  if (target) return [situation[target]!]
  return world.killerMayStay ? [killer, ...ways] : ways
}

function approach(world: World, situation: Situation, ways: readonly Room[]): Room {
  const toSurvivor = (from: Room): number[] => {
    const distances = distancesFrom(from, (room) => waysFrom(world, room))
    return seats.map((survivor) => {
      const place = situation[survivor]
      return place === null ? Infinity : (distances.get(place) ?? Infinity)
    })
  }
  const now = toSurvivor(situation.killer)
  const prey = now[1]! < now[0]! ? 1 : 0
  const after = ways.map((way) => toSurvivor(way)[prey]!)
  return ways[after.indexOf(Math.min(...after))]!
}
