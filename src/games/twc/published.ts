/** TWC as the published engine deals it: the same rooms, things and places for every seed. */
import { WorldBuilder } from '../text-world/builder.ts'
import { JavaRandom } from '../text-world/java-random.ts'
import { join, layOut, neighboursOf } from '../text-world/published-grid.ts'
import { furnish } from '../text-world/published-rooms.ts'
import { doorNames, householdObjects, roomPlans } from '../text-world/tables.ts'
import type { Fold, HouseholdObject } from '../text-world/tables.ts'
import { NONE, type Dealt, type Thing } from '../text-world/world.ts'
import type { TwcGoal } from './rules.ts'

export interface TwcParameters {
  readonly numLocations: number
  readonly numItemsToPutAway: number
  readonly includeDoors: boolean
  readonly limitInventorySize: boolean
}

const TASK = 'Your task is to pick up objects, then place them in their usual locations in the environment.'
const ROOMS = ['kitchen', 'pantry', 'corridor', 'bedroom', 'living room', 'bathroom', 'laundry room']
const GRID = 7
const DRAWS = 100

/** The objects that belong into each container, in the order of the table. */
const objectsByPlace = new WeakMap<readonly HouseholdObject[], ReadonlyMap<string, readonly HouseholdObject[]>>()

function belongings(objects: readonly HouseholdObject[]): ReadonlyMap<string, readonly HouseholdObject[]> {
  const known = objectsByPlace.get(objects)
  if (known) return known
  const byPlace = new Map<string, HouseholdObject[]>()
  for (const object of objects) {
    for (const place of object.locations) {
      if (!byPlace.has(place)) byPlace.set(place, [])
      byPlace.get(place)!.push(object)
    }
  }
  objectsByPlace.set(objects, byPlace)
  return byPlace
}

export function dealPublished(parameters: TwcParameters, tables: string, fold: Fold, seed: number): Dealt<TwcGoal> {
  const random = new JavaRandom(seed)
  const house = buildHouse(parameters, tables, random)
  const chosen = chooseRooms(house, parameters.numLocations, random)
  const builder = new WorldBuilder()
  for (const room of chosen) {
    const added = builder.addRoom(house.rooms[room]!.name)
    for (const number of house.floors[room]!) builder.addToRoom(added, house.things[number]!)
  }
  keepPassages(house, chosen, builder)
  const items = addItems(builder, parameters.numItemsToPutAway, belongings(householdObjects(tables)[fold]), random)
  return builder.finish({
    task: TASK,
    goal: { items, carrying: 1, strict: false },
    start: 0,
    ...(parameters.limitInventorySize ? { capacity: parameters.numItemsToPutAway + 1 } : {}),
    order: new JavaRandom(0).chance(),
  })
}

/** All seven rooms, furnished and joined as they prefer. */
function buildHouse({ includeDoors }: TwcParameters, tables: string, random: JavaRandom): WorldBuilder {
  const plans = roomPlans(tables)
  const house = new WorldBuilder()
  for (const name of ROOMS) {
    const room = house.addRoom(name)
    for (const thing of furnish(plans.get(name)!, random)) house.addToRoom(room, thing)
  }
  const prefers = (room: number, other: number) => plans.get(ROOMS[room]!)!.prefersConnectingTo.includes(ROOMS[other]!)
  const grid = layOut(ROOMS.length, GRID, random, prefers)
  if (!grid) return house
  const doors = includeDoors ? doorNames(tables) : undefined
  for (const cell of grid.occupied) {
    const room = grid.cells[cell]!
    neighboursOf(grid, cell).forEach((beside, direction) => {
      if (beside !== NONE && prefers(room, beside)) join(house, room, beside, direction, doors, random)
    })
  }
  return house
}

/** Some rooms that hang together, the player's first. */
function chooseRooms({ rooms }: WorldBuilder, count: number, random: JavaRandom): number[] {
  const chosen = [random.nextInt(rooms.length)]
  while (chosen.length < count) {
    const { exits } = rooms[random.pick(chosen)]!
    const beside = exits.filter((room) => room !== NONE && !chosen.includes(room))
    if (beside.length > 0) chosen.push(random.pick(beside))
  }
  return chosen
}

/** Copies the passages between the chosen rooms, with their doors, and no others. */
function keepPassages(house: WorldBuilder, chosen: readonly number[], builder: WorldBuilder): void {
  chosen.forEach((old, room) => {
    const { exits, doors } = house.rooms[old]!
    exits.forEach((beside, direction) => {
      const to = chosen.indexOf(beside)
      if (beside === NONE || to <= room) return
      builder.link(room, to, direction)
      if (doors[direction] !== NONE) builder.hangDoor(room, direction, house.doors[doors[direction]!]!)
    })
  })
}

/** Things that belong somewhere in these rooms, left lying about. */
function addItems(
  builder: WorldBuilder,
  count: number,
  belonging: ReadonlyMap<string, readonly HouseholdObject[]>,
  random: JavaRandom,
): TwcGoal['items'] {
  const candidates = builder.floors.map((floor) => floor.map((number) => builder.things[number]!))
  const objects: HouseholdObject[] = []
  for (let draw = 0; draw < DRAWS && objects.length < count; draw++) {
    const things = candidates[random.nextInt(candidates.length)]!
    if (things.length === 0) continue
    const place = things.slice().sort(byName)[random.nextInt(things.length)]!
    const belongs = belonging.get(place.name)
    if (!belongs) continue
    const object = random.pick(belongs)
    if (objects.some(({ name }) => name === object.name)) continue
    things.push({ name: object.name, kind: 'item' })
    objects.push(object)
  }
  return objects.map(({ name, locations }) => ({
    thing: builder.addToRoom(random.nextInt(candidates.length), { name, kind: 'item' }),
    places: locations,
  }))
}

const byName = (a: Thing, b: Thing): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
