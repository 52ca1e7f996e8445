/** MapReader as the published engine deals it: the same rooms, passages, things and map for every seed. */
import { distances } from '../engines/text-world/distances.ts'
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { JavaRandom } from '../engines/text-world/java-random.ts'
import { join, layOut, neighboursOf, type Grid } from '../engines/text-world/published-grid.ts'
import { doorNames, householdObjects, locationNames } from '../engines/text-world/tables.ts'
import type { Fold } from '../engines/text-world/tables.ts'
import { BOX, NONE, type Dealt } from '../engines/text-world/world.ts'
import { writePublishedMap } from './map-text.ts'
import type { MapReaderGoal } from './outcome.ts'

export interface MapReaderParameters {
  readonly numLocations: number
  readonly maxDistanceApart: number
  readonly maxDistractorItemsPerLocation: number
  readonly includeDoors: boolean
  readonly limitInventorySize: boolean
}

const GRID = 10
/** Rooms further than this count as unreachable while passages are repaired. */
const REACH = 9
const REPAIRS = 10
const SEARCHES = 25

export function dealPublished(
  parameters: MapReaderParameters,
  tables: string,
  fold: Fold,
  seed: number,
): Dealt<MapReaderGoal> {
  const random = new JavaRandom(seed)
  const builder = new WorldBuilder()
  addRooms(builder, parameters, tables, fold, random)
  const doors = parameters.includeDoors ? doorNames(tables) : undefined
  connect(builder, random, doors)
  const [start, end] = chooseEnds(builder, parameters.maxDistanceApart, random)
  const coin = builder.addToRoom(end, { name: 'coin', kind: 'item' })
  const box = builder.addToRoom(start, BOX)
  const map = builder.addThing({
    name: 'map',
    kind: 'item',
    reading: writePublishedMap(builder.rooms, (names) => random.shuffle(names)),
  })
  return builder.finish({
    task:
      'Your task is to take the coin that is located in the ' +
      builder.rooms[end]!.name +
      ', and put it into the box found in the ' +
      builder.rooms[start]!.name +
      '. A map is provided, that you may find helpful.',
    goal: { coin, box, map, carrying: 1 },
    start,
    carried: [map],
    ...(parameters.limitInventorySize ? { capacity: 2 } : {}),
    order: new JavaRandom(0).chance(),
  })
}

function addRooms(
  builder: WorldBuilder,
  { numLocations, maxDistractorItemsPerLocation }: MapReaderParameters,
  tables: string,
  fold: Fold,
  random: JavaRandom,
): void {
  const names = random.shuffle(locationNames(tables).slice())
  const objects = householdObjects(tables)[fold]
  for (let i = 0; i < numLocations; i++) {
    const room = builder.addRoom(names[i]!)
    if (maxDistractorItemsPerLocation === 0) continue
    for (let count = random.nextInt(maxDistractorItemsPerLocation); count > 0; count--) {
      builder.addToRoom(room, { name: objects[random.nextInt(objects.length)]!.name, kind: 'item' })
    }
  }
}

/** Opens passages between neighbours by chance, and again around rooms that cannot be reached. */
function connect(builder: WorldBuilder, random: JavaRandom, doors: ReadonlyMap<string, readonly string[]> | undefined) {
  const grid = layOut(builder.rooms.length, GRID, random)
  if (!grid) return
  openPassages(builder, grid, random, doors, () => true)
  for (let repair = 0; repair < REPAIRS; repair++) {
    const far = distances(builder.rooms, 0)
    if (far.every((moves) => moves !== NONE && moves <= REACH)) return
    openPassages(builder, grid, random, doors, (room) => far[room] === NONE || far[room]! > REACH)
  }
}

function openPassages(
  builder: WorldBuilder,
  grid: Grid,
  random: JavaRandom,
  doors: ReadonlyMap<string, readonly string[]> | undefined,
  concerns: (room: number) => boolean,
): void {
  for (const cell of grid.occupied) {
    const room = grid.cells[cell]!
    if (!concerns(room)) continue
    const around = neighboursOf(grid, cell)
    let count = 0
    for (const beside of around) if (beside !== NONE) count++
    for (let direction = 0; direction < 4; direction++) {
      const beside = around[direction]!
      if (beside !== NONE && (count === 1 || random.nextDouble() < 0.5))
        join(builder, room, beside, direction, doors, random)
    }
  }
}

/** The rooms of the box and of the coin, a drawn distance apart. */
function chooseEnds(builder: WorldBuilder, maxDistanceApart: number, random: JavaRandom): [start: number, end: number] {
  const { rooms } = builder
  const apart = random.nextInt(maxDistanceApart) + 1
  for (let search = 0; search < SEARCHES; search++) {
    const start = random.nextInt(rooms.length)
    const far = distances(rooms, start)
    const ends: number[] = []
    for (let room = 0; room < far.length; room++) if (far[room] === apart) ends.push(room)
    if (ends.length > 0) return [start, random.shuffle(ends)[0]!]
  }
  return furthestApart(builder, apart)
}

/** Where the engine fails for want of two rooms that far apart, the pair that comes closest to it from below. */
function furthestApart({ rooms }: WorldBuilder, apart: number): [start: number, end: number] {
  let best: [number, number] = [0, 0]
  let reached = -1
  for (let start = 0; start < rooms.length; start++) {
    distances(rooms, start).forEach((distance, end) => {
      if (distance <= apart && distance > reached) [best, reached] = [[start, end], distance]
    })
  }
  return best
}
