/** What looking around says. */
import type { Phrasebook, WayOut } from './phrasebook.ts'
import { DIRECTIONS, NONE, type Situation, type World } from './world.ts'

export function describeRoom(world: World, situation: Situation, phrases: Phrasebook): string {
  const { here, floors, inside, open, openDoors } = situation
  const things = floors[here]!.map((number) => {
    const thing = world.things[number]!
    if (thing.kind === 'item') return phrases.item(thing)
    return phrases.fixture(thing, open[number]!, listItems(world, inside[number]!, phrases))
  })
  const room = world.rooms[here]!
  const ways: WayOut[] = []
  for (let direction = 0; direction < 4; direction++) {
    const beyond = room.exits[direction]!
    if (beyond === NONE) continue
    const door = room.doors[direction]!
    ways.push({
      direction: DIRECTIONS[direction]!,
      room: world.rooms[beyond]!.name,
      ...(door === NONE ? {} : { door: { name: world.doors[door]!, open: openDoors[door]! } }),
    })
  }
  return phrases.room(room.name, things, ways)
}

/** Things as they are told, with their articles. */
export function listItems(world: World, things: readonly number[], phrases: Phrasebook): readonly string[] {
  return things.length === 0 ? [] : things.map((thing) => phrases.item(world.things[thing]!))
}
