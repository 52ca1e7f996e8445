/** Layouts of the published engine: rooms on a square grid, then passages between neighbours, draw for draw. */
import type { WorldBuilder } from './builder.ts'
import type { JavaRandom } from './java-random.ts'

const FREE = -1
const ATTEMPTS = 50
const DRAWS = 100

/** Rooms by number on a square of cells, row after row. */
export interface Grid {
  readonly size: number
  readonly cells: readonly number[]
  /** The cells that hold a room, from the first on. */
  readonly occupied: readonly number[]
}

/**
 * Places the rooms one after the other beside rooms that are placed already, the first at the centre. `mayJoin` says
 * whether a room may be placed beside another. The engine gives up after 50 attempts; so does this, with `undefined`.
 */
export function layOut(
  rooms: number,
  size: number,
  random: JavaRandom,
  mayJoin?: (room: number, neighbour: number) => boolean,
): Grid | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const left: number[] = []
    for (let room = 0; room < rooms; room++) left.push(room)
    random.shuffle(left)
    const cells = new Array<number>(size * size).fill(FREE)
    const centre = (size >> 1) * size + (size >> 1)
    cells[centre] = left.pop()!
    const placed = [centre]
    let draws = 0
    while (left.length > 0 && draws <= DRAWS) {
      draws++
      const beside = placed[random.nextInt(placed.length)]!
      const chosen = random.nextInt(left.length)
      const room = left[chosen]!
      if (mayJoin && !mayJoin(room, cells[beside]!)) continue
      const cell = freeNeighbour(cells, size, beside, random)
      if (cell === FREE) continue
      cells[cell] = room
      placed.push(cell)
      for (let i = chosen + 1; i < left.length; i++) left[i - 1] = left[i]!
      left.pop()
    }
    if (left.length === 0) return { size, cells, occupied: findOccupied(cells) }
  }
  return undefined
}

function findOccupied(cells: readonly number[]): number[] {
  const occupied: number[] = []
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== FREE) occupied.push(cell)
  return occupied
}

function freeNeighbour(cells: readonly number[], size: number, from: number, random: JavaRandom): number {
  const sides = random.shuffle([0, 1, 2, 3])
  for (const side of sides) {
    const cell = neighbour(size, from, side)
    if (cell !== FREE && cells[cell] === FREE) return cell
  }
  return FREE
}

/** The cell beside another: one row up, one row down, one column left, one column right. */
function neighbour(size: number, cell: number, side: number): number {
  const column = cell % size
  if (side === 0) return cell >= size ? cell - size : FREE
  if (side === 1) return cell + size < size * size ? cell + size : FREE
  if (side === 2) return column > 0 ? cell - 1 : FREE
  return column < size - 1 ? cell + 1 : FREE
}

/** The sides on which the engine finds north, south, east and west. */
const SIDE_OF_DIRECTION = [1, 0, 2, 3]

/** The rooms around a cell by direction, `FREE` where there is none. */
export function neighboursOf({ size, cells }: Grid, cell: number): number[] {
  const around = [FREE, FREE, FREE, FREE]
  for (let direction = 0; direction < 4; direction++) {
    const beside = neighbour(size, cell, SIDE_OF_DIRECTION[direction]!)
    if (beside !== FREE) around[direction] = cells[beside]!
  }
  return around
}

/** Joins a room with the one in a direction, by a closed door where doors are wanted and the tables know one. */
export function join(
  builder: WorldBuilder,
  from: number,
  to: number,
  direction: number,
  doors: ReadonlyMap<string, readonly string[]> | undefined,
  random: JavaRandom,
): void {
  builder.link(from, to, direction)
  const names = doors?.get(builder.rooms[from]!.name + '+' + builder.rooms[to]!.name)
  if (names) builder.hangDoor(from, direction, random.pick(names))
}
