/** What looking around says. */
import type { Phrasebook, WayOut } from './phrasebook.ts'
import { DIRECTIONS, NONE, type Situation, type World } from './world.ts'

/** How many ways there are to tell of one thing, see {@link Phrasebook.sight}. */
export const TELLINGS = 4

/** `told`: what is known already of how single things are told, at `TELLINGS * thing`; what is told anew is noted there. */
export function describeRoom(
  world: World,
  situation: Situation,
  phrases: Phrasebook,
  told: (string | undefined)[] = [],
): string {
  const { here, floors } = situation
  const floor = floors[here]!
  const things: string[] = new Array(floor.length)
  for (let i = 0; i < floor.length; i++) {
    const thing = floor[i]!
    const place = phrases.sight ? i % TELLINGS : 0
    things[i] = told[TELLINGS * thing + place] ??= describeThing(world, situation, phrases, thing, place)
  }
  return phrases.room(world.rooms[here]!.name, things, listWays(world, situation))
}

function describeThing(
  world: World,
  { inside, open }: Situation,
  phrases: Phrasebook,
  number: number,
  place: number,
): string {
  const thing = world.things[number]!
  const told =
    thing.kind === 'item'
      ? phrases.item(thing)
      : phrases.fixture(thing, open[number]!, listItems(world, inside[number]!, phrases))
  return phrases.sight ? phrases.sight(told, place) : told
}

function listWays({ rooms, doors }: World, { here, openDoors }: Situation): WayOut[] {
  const room = rooms[here]!
  const ways: WayOut[] = []
  for (let direction = 0; direction < 4; direction++) {
    const beyond = room.exits[direction]!
    if (beyond === NONE) continue
    const door = room.doors[direction]!
    const way = { direction: DIRECTIONS[direction]!, room: rooms[beyond]!.name }
    ways.push(door === NONE ? way : { ...way, door: { name: doors[door]!, open: openDoors[door]! } })
  }
  return ways
}

/** Things as they are told, with their articles. */
export function listItems(world: World, things: readonly number[], phrases: Phrasebook): readonly string[] {
  return things.length === 0 ? [] : things.map((thing) => phrases.item(world.things[thing]!))
}

/** What the player carries, in words. */
export const describeInventory = (world: World, { carried }: Situation, phrases: Phrasebook): string =>
  phrases.inventory(listItems(world, carried, phrases), world.capacity)
