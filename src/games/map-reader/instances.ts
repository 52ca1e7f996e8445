/** MapReader: how our own world deals places, passages, things and a map. */
import { Random } from '../../core/random.ts'
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { distances } from '../engines/text-world/distances.ts'
import { joinRooms, orderOf } from '../engines/text-world/our-rooms.ts'
import { settings } from '../engines/text-world/settings/index.ts'
import { BOX, type Dealt } from '../engines/text-world/world.ts'
import type { MapReaderConfig } from './config.ts'
import { writeOurMap } from './map-text.ts'
import { dealPublished } from './published.ts'
import type { MapReaderGoal } from './outcome.ts'

export function deal(config: MapReaderConfig, seed: number): Dealt<MapReaderGoal> {
  return config.world === 'ours' ? dealOurs(config, seed) : dealPublished(config, config.tables!, config.fold, seed)
}

/** How often neighbours on the plane are joined beyond what it takes to reach them. */
const LOOPS = 0.35
/** Layouts tried until two places are far enough apart; after those as many without loops, and then a corridor. */
const LAYOUTS = 40

function dealOurs(config: MapReaderConfig, seed: number): Dealt<MapReaderGoal> {
  const random = new Random(seed, 'map-reader', config.fold)
  const [builder, start, end] = layOutPlaces(config, random)
  const things = Object.keys(settings[config.fold].belongings)
  for (let room = 0; room < config.numLocations; room++) {
    const count = random.int(0, config.maxDistractorItemsPerLocation)
    for (const name of random.shuffle(things).slice(0, count)) builder.addToRoom(room, { name, kind: 'item' })
  }
  const coin = builder.addToRoom(end, { name: 'coin', kind: 'item' })
  const box = builder.addToRoom(start, BOX)
  const reading = writeOurMap(builder.rooms, (names) => names.splice(0, names.length, ...random.shuffle(names)))
  const map = builder.addThing({ name: 'map', kind: 'item', reading })
  const [from, to] = [builder.rooms[start]!.name, builder.rooms[end]!.name]
  return builder.finish({
    task: `A coin lies in the ${to}. Fetch it and put it into the box in the ${from}. You carry a map that you may read.`,
    goal: { coin, box, map, carrying: 0 },
    start,
    carried: [map],
    ...(config.limitInventorySize ? { capacity: 2 } : {}),
    order: orderOf(random),
  })
}

/** Places joined such that two of them are as far apart as wanted, and those two. */
function layOutPlaces(config: MapReaderConfig, random: Random): [WorldBuilder, start: number, end: number] {
  const setting = settings[config.fold]
  for (let attempt = 0; ; attempt++) {
    const builder = new WorldBuilder()
    for (const name of random.shuffle(setting.places).slice(0, config.numLocations)) builder.addRoom(name)
    joinRooms(builder, random, {
      loops: attempt < LAYOUTS ? LOOPS : 0,
      doors: config.includeDoors ? setting.doors : [],
      corridor: attempt >= 2 * LAYOUTS,
    })
    const pairs = findPairs(builder.rooms, config)
    if (pairs.length > 0) return [builder, ...random.pick(pairs)]
  }
}

/** Every two places that are as far apart as wanted. */
function findPairs(
  rooms: WorldBuilder['rooms'],
  { minDistanceApart, maxDistanceApart }: MapReaderConfig,
): (readonly [start: number, end: number])[] {
  const pairs: (readonly [number, number])[] = []
  for (let start = 0; start < rooms.length; start++) {
    const far = distances(rooms, start)
    for (let end = 0; end < far.length; end++)
      if (far[end]! >= minDistanceApart && far[end]! <= maxDistanceApart) pairs.push([start, end])
  }
  return pairs
}
