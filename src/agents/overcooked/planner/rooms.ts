/** The rooms of a kitchen: the parts that walls and closed gates keep apart. A gate is a room of its own. */
import type { engine } from '../../../games/overcooked/index.ts'

type Kitchen = engine.Kitchen

const known = new WeakMap<Kitchen, Uint8Array>()

/** The number of the room, from 0, of each spot. */
export function roomsOf(kitchen: Kitchen): Uint8Array {
  const found = known.get(kitchen)
  if (found) return found
  const NONE = 255
  const rooms = new Uint8Array(kitchen.spots.length).fill(NONE)
  const isGate = (spot: number) => kitchen.gateWord[spot]! > 0
  let count = 0
  for (const first of kitchen.spots.keys()) {
    if (rooms[first] !== NONE) continue
    rooms[first] = count
    const queue = [first]
    for (const spot of queue) {
      for (let direction = 0; direction < 4; direction++) {
        const next = kitchen.next[4 * spot + direction]!
        if (rooms[next] !== NONE || isGate(next) || isGate(spot)) continue
        rooms[next] = count
        queue.push(next)
      }
    }
    count = Math.min(count + 1, NONE - 1)
  }
  known.set(kitchen, rooms)
  return rooms
}
