/** How far rooms are apart. */
import { NONE } from './world.ts'

/** Moves from one room to every other, doors taken as open; `NONE` where no way leads. */
export function distances(rooms: readonly { readonly exits: readonly number[] }[], from: number): number[] {
  const far = new Array<number>(rooms.length).fill(NONE)
  far[from] = 0
  const queue = [from]
  for (let i = 0; i < queue.length; i++) {
    const room = queue[i]!
    for (const beside of rooms[room]!.exits) {
      if (beside === NONE || far[beside] !== NONE) continue
      far[beside] = far[room]! + 1
      queue.push(beside)
    }
  }
  return far
}
