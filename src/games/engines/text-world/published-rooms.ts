/** Rooms of the published engine: furnished as its tables say, and laid out on a grid, draw for draw. */
import type { WorldBuilder } from './builder.ts'
import type { JavaRandom } from './java-random.ts'
import type { RoomPlan } from './tables.ts'
import type { Thing } from './world.ts'

/** The rooms in which Arithmetic and Sorting are played, in the order of the draw. */
const SINGLE_ROOMS = [
  'kitchen',
  'pantry',
  'corridor',
  'bedroom',
  'backyard',
  'living room',
  'bathroom',
  'laundry room',
  'driveway',
  'street',
  'supermarket',
]

/** One place of the kitchen holds either of these, by a draw. */
const KITCHEN_CHOICE = 'kitchen cupboard'
const DINING_TABLE: Thing = { name: 'dining table', kind: 'surface' }

const diningKitchens = new WeakMap<RoomPlan, readonly Thing[]>()

/** What a room is furnished with. Only a kitchen draws. */
export function furnish(plan: RoomPlan, random: JavaRandom): readonly Thing[] {
  if (plan.name !== 'kitchen' || random.nextInt(2) === 1) return plan.fixtures
  let fixtures = diningKitchens.get(plan)
  if (!fixtures) {
    fixtures = plan.fixtures.map((thing) => (thing.name === KITCHEN_CHOICE ? DINING_TABLE : thing))
    diningKitchens.set(plan, fixtures)
  }
  return fixtures
}

/** Adds one of the eleven furnished rooms. */
export function addSingleRoom(builder: WorldBuilder, plans: ReadonlyMap<string, RoomPlan>, random: JavaRandom): number {
  const plan = plans.get(SINGLE_ROOMS[random.nextInt(SINGLE_ROOMS.length)]!)!
  const room = builder.addRoom(plan.name)
  for (const thing of furnish(plan, random)) builder.addToRoom(room, thing)
  return room
}

/** Puts each thing on some surface of the room (never into the box), or on the floor where there is none. */
export function scatter(builder: WorldBuilder, room: number, things: readonly Thing[], random: JavaRandom): void {
  const surfaces = builder.floors[room]!.filter((number) => builder.things[number]!.kind === 'surface')
  for (const thing of things) {
    if (surfaces.length === 0) builder.addToRoom(room, thing)
    else {
      const surface = surfaces[random.nextInt(surfaces.length)]!
      builder.putInto(surface, builder.addThing(thing))
    }
  }
}
