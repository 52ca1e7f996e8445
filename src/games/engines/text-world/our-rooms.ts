/** Rooms of our own world: furnished from a setting, laid out at random, things scattered about. */
import type { Random } from '../../../core/random.ts'
import type { WorldBuilder } from './builder.ts'
import type { JavaChance } from './java-random.ts'
import { JavaRandom } from './java-random.ts'
import { furnitureOf, type Setting } from './settings/setting.ts'
import { NONE, type Thing } from './world.ts'

/** Furnished rooms of the setting, in any order. */
export function addFurnishedRooms(builder: WorldBuilder, setting: Setting, count: number, random: Random): void {
  for (const name of random.shuffle(Object.keys(setting.rooms)).slice(0, count)) {
    const room = builder.addRoom(name)
    for (const thing of furnitureOf(setting.rooms[name]!)) builder.addToRoom(room, thing)
  }
}

/** East and west, north and south of a place on the plane. */
const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const

/**
 * Joins all rooms of the builder: each new one beside one that is placed already, on a plane, and neighbours on the plane
 * by a further passage with the probability `loops`. Half of the passages get a door where doors are named. A corridor
 * joins them in one straight line.
 */
export function joinRooms(
  builder: WorldBuilder,
  random: Random,
  { loops = 0.3, doors = [], corridor = false }: { loops?: number; doors?: readonly string[]; corridor?: boolean } = {},
): void {
  const at = new Map<string, number>([['0,0', 0]])
  const places: (readonly [number, number])[] = [[0, 0]]
  const connect = (from: number, to: number, direction: number): void => {
    builder.link(from, to, direction)
    if (doors.length > 0 && random.int(0, 1) === 1) builder.hangDoor(from, direction, random.pick(doors))
  }
  while (places.length < builder.rooms.length) {
    const from = corridor ? places.length - 1 : random.int(0, places.length - 1)
    const direction = corridor ? 2 : random.int(0, 3)
    const [x, y] = [places[from]![0] + STEPS[direction]![0], places[from]![1] + STEPS[direction]![1]]
    if (at.has(`${x},${y}`)) continue
    const room = places.push([x, y]) - 1
    at.set(`${x},${y}`, room)
    connect(from, room, direction)
  }
  places.forEach(([x, y], room) => {
    // North and east of each: every pair of neighbours comes up once.
    for (const direction of [0, 2]) {
      const beside = at.get(`${x + STEPS[direction]![0]},${y + STEPS[direction]![1]}`)
      if (beside === undefined || builder.rooms[room]!.exits[direction] !== NONE) continue
      if (random.float() < loops) connect(room, beside, direction)
    }
  })
}

/** All things of a kind, wherever they stand. */
export function findThings(builder: WorldBuilder, kinds: readonly Thing['kind'][]): number[] {
  const found: number[] = []
  for (let number = 0; number < builder.things.length; number++)
    if (kinds.includes(builder.things[number]!.kind)) found.push(number)
  return found
}

/** Puts each thing on some surface of the house. */
export function scatterAbout(builder: WorldBuilder, things: readonly Thing[], random: Random): number[] {
  const surfaces = findThings(builder, ['surface'])
  return things.map((thing) => {
    const number = builder.addThing(thing)
    builder.putInto(random.pick(surfaces), number)
    return number
  })
}

/** Chance that orders the valid actions of an episode in our world. */
export const orderOf = (random: Random): JavaChance => new JavaRandom(random.int(0, 0x7fffffff)).chance()
