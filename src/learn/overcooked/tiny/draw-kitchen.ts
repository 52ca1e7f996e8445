/** Kitchens that nobody has drawn before, in which two cooks who share the work deliver something. */
import { InvalidInput } from '../../../core/errors.ts'
import type { Random } from '../../../core/random.ts'
import { validate } from '../../../core/schema.ts'
import { compile, kitchenSpec, overcooked, type engine } from '../../../games/overcooked/index.ts'
import { playOptions } from './play-options.ts'
import { Teacher } from './teacher.ts'

const AROUND = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const
/** Steps in which the cooks have to deliver something. */
const PROBATION = 150

/** One room, a ring around counters, or two rooms with counters between them. */
export function drawKitchen(random: Random): engine.Kitchen {
  for (;;) {
    const kitchen = compileGrid(drawGrid(random))
    if (!kitchen) continue
    const teacher = new Teacher(kitchen)
    const score = playOptions(kitchen, kitchen.start(), PROBATION, (manager, cells) => teacher.choose(manager, cells))
    if (score > 0) return kitchen
  }
}

/** Undefined where nothing could ever be delivered. */
function compileGrid(grid: readonly string[]): engine.Kitchen | undefined {
  try {
    return compile(kitchenSpec(validate(overcooked.config, { grid }, 'config')))
  } catch (error) {
    if (InvalidInput.isInstance(error)) return undefined
    throw error
  }
}

function drawGrid(random: Random): string[] {
  const [width, height] = [random.int(4, 9), random.int(4, 7)]
  const grid: string[][] = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (x === 0 || y === 0 || x === width - 1 || y === height - 1 ? 'X' : ' ')),
  )
  const shape = random.pick(['room', 'ring', 'rooms'] as const)
  const middle = width >> 1
  if (shape === 'ring' && width > 4 && height > 4)
    for (let y = 2; y < height - 2; y++) for (let x = 2; x < width - 2; x++) grid[y]![x] = 'X'
  if (shape === 'rooms' && width > 4) for (let y = 1; y < height - 1; y++) grid[y]![middle] = 'X'
  const isFloor = (x: number, y: number): boolean => grid[y]?.[x] === ' '
  const cells = grid.flatMap((row, y) => row.map((_, x) => [x, y] as const))
  const walls = random.shuffle(
    cells.filter(([x, y]) => grid[y]![x] === 'X' && AROUND.some(([dx, dy]) => isFloor(x + dx, y + dy))),
  )
  for (const tile of [...'OPDS', ...'OPDO'.slice(0, random.int(0, 4))]) {
    const [x, y] = walls.pop() ?? [0, 0]
    grid[y]![x] = tile
  }
  const floor = random.shuffle(cells.filter(([x, y]) => isFloor(x, y)))
  // The second cook begins in the other room where there are two.
  const [first] = floor
  const far = floor.filter(([x]) => x < middle !== first![0] < middle)
  const second = (shape === 'rooms' && far[0]) || floor[1]!
  grid[first![1]]![first![0]] = '1'
  grid[second[1]]![second[0]] = '2'
  return grid.map((row) => row.join(''))
}
