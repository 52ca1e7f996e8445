/** TWC: its parameters, and how our own world deals things that lie where they do not belong. */
import * as z from 'zod'
import { Random } from '../../core/random.ts'
import { WorldBuilder } from '../text-world/builder.ts'
import { PUBLISHED_STEP_LIMIT, flag, textConfig, type TextConfig } from '../text-world/config.ts'
import { addFurnishedRooms, findThings, joinRooms, orderOf } from '../text-world/our-rooms.ts'
import { settings } from '../text-world/settings/index.ts'
import { doorNames, householdObjects, roomPlans } from '../text-world/tables.ts'
import { NONE, type Dealt } from '../text-world/world.ts'
import { dealPublished, type TwcParameters } from './published.ts'
import type { TwcGoal } from './outcome.ts'
import { findHomes } from './rules.ts'

interface Parameters extends TwcParameters {
  /** Our world: things may lie in closed cupboards too. */
  readonly hideItems: boolean
}

export type TwcConfig = TextConfig & Parameters

export const config = textConfig<z.ZodRawShape, Parameters>({
  fields: {
    numLocations: z.int().min(1).max(8).optional().describe('rooms: up to 8 in our world, 3 in the published one'),
    numItemsToPutAway: z
      .int()
      .min(1)
      .max(20)
      .optional()
      .describe('things: up to 4 a room in our world, 4 in the published one'),
    includeDoors: flag.optional().describe('some passages have closed doors'),
    limitInventorySize: flag.optional().describe('what can be carried is limited'),
    hideItems: flag.optional().describe('our world: things may lie in closed cupboards'),
  },
  published: {
    numLocations: 3,
    numItemsToPutAway: 4,
    includeDoors: false,
    limitInventorySize: false,
    hideItems: false,
    envStepLimit: PUBLISHED_STEP_LIMIT,
  },
  levels: [
    { numLocations: 1, numItemsToPutAway: 3, envStepLimit: 50 },
    { numLocations: 2, numItemsToPutAway: 4, envStepLimit: 50 },
    { numLocations: 3, numItemsToPutAway: 5, envStepLimit: 80 },
    { numLocations: 4, numItemsToPutAway: 6, envStepLimit: 100 },
    { numLocations: 6, numItemsToPutAway: 9, envStepLimit: 150 },
  ].map((level, i) => ({ ...level, includeDoors: i >= 2, hideItems: i >= 3, limitInventorySize: i >= 4 })),
  tables: [roomPlans, householdObjects, doorNames],
  oursOnly: ['hideItems'],
  check({ world, numLocations, numItemsToPutAway }) {
    if (world === 'ours') {
      const most = 4 * numLocations
      return numItemsToPutAway <= most
        ? undefined
        : `numItemsToPutAway: ${numLocations} rooms have places for ${most} things, not ${numItemsToPutAway}`
    }
    if (numLocations > 3) return `numLocations: the published engine takes 1 to 3, not ${numLocations}`
    if (numItemsToPutAway > 4) return `numItemsToPutAway: the published engine takes 1 to 4, not ${numItemsToPutAway}`
    return undefined
  },
})

export function deal(config: TwcConfig, seed: number): Dealt<TwcGoal> {
  return config.world === 'ours' ? dealOurs(config, seed) : dealPublished(config, config.tables!, config.fold, seed)
}

const TASK =
  'Things lie about where they do not belong. Put each of them where one would look for it. A thing that is put into a wrong ' +
  'place loses the game.'

function dealOurs(config: TwcConfig, seed: number): Dealt<TwcGoal> {
  const random = new Random(seed, 'twc', config.fold)
  const setting = settings[config.fold]
  const builder = new WorldBuilder()
  addFurnishedRooms(builder, setting, config.numLocations, random)
  joinRooms(builder, random, { doors: config.includeDoors ? setting.doors : [] })
  const belonging = Object.entries(setting.belongings)
    .map(([name, places]) => ({ name, homes: findHomes(builder.things, places) }))
    .filter(({ homes }) => homes.length > 0)
  const places = findThings(builder, config.hideItems ? ['surface', 'cupboard'] : ['surface'])
  const chosen = random.shuffle(belonging).slice(0, config.numItemsToPutAway)
  const items = chosen.map(({ name, homes }) => {
    const wrong = places.filter((place) => !homes.includes(place))
    // Half of the things lie on the floor, the others where they do not belong.
    if (wrong.length === 0 || random.int(0, 1) === 0) {
      const room = random.int(0, config.numLocations - 1)
      return { thing: builder.addToRoom(room, { name, kind: 'item' }), homes, found: NONE }
    }
    const thing = builder.addThing({ name, kind: 'item' })
    const found = random.pick(wrong)
    builder.putInto(found, thing)
    return { thing, homes, found }
  })
  return builder.finish({
    task: TASK,
    goal: { items, carrying: 0, strict: true },
    start: 0,
    ...(config.limitInventorySize ? { capacity: 3 } : {}),
    order: orderOf(random),
  })
}
