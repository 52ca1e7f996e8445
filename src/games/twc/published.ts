/** TWC as the published engine deals it: the same rooms, things and places for every seed. */
import { getOrAdd } from '../../core/get-or-add.ts'
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { JavaRandom } from '../engines/text-world/java-random.ts'
import { join, layOut, neighboursOf } from '../engines/text-world/published-grid.ts'
import { furnish } from '../engines/text-world/published-rooms.ts'
import { doorNames, householdObjects, roomPlans } from '../engines/text-world/tables.ts'
import type { Fold, HouseholdObject, RoomPlan } from '../engines/text-world/tables.ts'
import { NONE, type Dealt, type Thing } from '../engines/text-world/world.ts'
import type { TwcGoal } from './outcome.ts'
import { findHomes } from './rules.ts'

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
  return getOrAdd(objectsByPlace, objects, () => sortByPlace(objects))
}

function sortByPlace(objects: readonly HouseholdObject[]): ReadonlyMap<string, readonly HouseholdObject[]> {
  const byPlace = new Map<string, HouseholdObject[]>()
  for (const object of objects) {
    for (const place of object.locations) {
      getOrAdd(byPlace, place, () => []).push(object)
    }
  }
  return byPlace
}

export function dealPublished(parameters: TwcParameters, tables: string, fold: Fold, seed: number): Dealt<TwcGoal> {
  const random = new JavaRandom(seed)
  const plans = ROOMS.map((name) => roomPlans(tables).get(name)!)
  const furniture = plans.map((plan) => furnish(plan, random))
  const house = joinRooms(plans, parameters.includeDoors ? doorNames(tables) : undefined, random)
  const chosen = chooseRooms(house, parameters.numLocations, random)
  const builder = new WorldBuilder()
  for (const room of chosen) {
    const added = builder.addRoom(ROOMS[room]!)
    for (const thing of furniture[room]!) builder.addToRoom(added, thing)
  }
  keepPassages(house, chosen, builder)
  const objects = chooseObjects(
    chosen.map((room) => furniture[room]!),
    parameters.numItemsToPutAway,
    belongings(householdObjects(tables)[fold]),
    random,
  )
  const items = objects.map(({ name, locations }) => ({
    homes: findHomes(builder.things, locations),
    found: NONE,
    thing: builder.addToRoom(random.nextInt(chosen.length), { name, kind: 'item' }),
  }))
  return builder.finish({
    task: TASK,
    goal: { items, carrying: 1, strict: false },
    start: 0,
    ...(parameters.limitInventorySize ? { capacity: parameters.numItemsToPutAway + 1 } : {}),
    order: new JavaRandom(0).chance(),
  })
}

/** Which of the seven rooms a room prefers to be joined to. */
const preferences = new WeakMap<RoomPlan, readonly boolean[]>()

function prefers(plan: RoomPlan, other: number): boolean {
  let present = preferences.get(plan)
  if (!present) {
    present = ROOMS.map((name) => plan.prefersConnectingTo.includes(name))
    preferences.set(plan, present)
  }
  return present[other]!
}

/** All seven rooms, empty, joined as they prefer. */
function joinRooms(
  plans: readonly RoomPlan[],
  doors: ReadonlyMap<string, readonly string[]> | undefined,
  random: JavaRandom,
): WorldBuilder {
  const house = new WorldBuilder()
  for (const name of ROOMS) house.addRoom(name)
  const grid = layOut(ROOMS.length, GRID, random, (room, other) => prefers(plans[room]!, other))
  if (!grid) return house
  for (const cell of grid.occupied) {
    const room = grid.cells[cell]!
    const around = neighboursOf(grid, cell)
    for (let direction = 0; direction < 4; direction++) {
      const beside = around[direction]!
      if (beside !== NONE && prefers(plans[room]!, beside)) join(house, room, beside, direction, doors, random)
    }
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

/** Different objects that belong somewhere in these rooms. */
function chooseObjects(
  furniture: readonly (readonly Thing[])[],
  count: number,
  belonging: ReadonlyMap<string, readonly HouseholdObject[]>,
  random: JavaRandom,
): HouseholdObject[] {
  // The engine draws a place from everything in the room by name, objects chosen before included.
  const names = furniture.map(sortedNames)
  const objects: HouseholdObject[] = []
  for (let draw = 0; draw < DRAWS && objects.length < count; draw++) {
    const room = random.nextInt(names.length)
    if (names[room]!.length === 0) continue
    const belongs = belonging.get(random.pick(names[room]!))
    if (!belongs) continue
    const object = random.pick(belongs)
    if (objects.includes(object)) continue
    names[room] = insertSorted(names[room]!, object.name)
    objects.push(object)
  }
  return objects
}

/** A sorted list with one name more. */
function insertSorted(names: readonly string[], name: string): string[] {
  const longer = names.slice()
  let at = names.length
  for (; at > 0 && longer[at - 1]! > name; at--) longer[at] = longer[at - 1]!
  longer[at] = name
  return longer
}

const namesOfFurniture = new WeakMap<readonly Thing[], readonly string[]>()

function sortedNames(furniture: readonly Thing[]): readonly string[] {
  let names = namesOfFurniture.get(furniture)
  if (!names) {
    names = furniture.map(({ name }) => name).sort()
    namesOfFurniture.set(furniture, names)
  }
  return names
}
