/** TWC: how our own world deals things that lie where they do not belong. */
import { Random } from '../../core/random.ts'
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { addFurnishedRooms, findThings, joinRooms, orderOf } from '../engines/text-world/our-rooms.ts'
import { settings } from '../engines/text-world/settings/index.ts'
import { NONE, type Dealt } from '../engines/text-world/world.ts'
import type { TwcConfig } from './config.ts'
import { dealPublished } from './published.ts'
import type { TwcGoal } from './outcome.ts'
import { findHomes } from './rules.ts'

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
    .map(([name, { places, why }]) => ({ name, homes: findHomes(builder.things, places), why }))
    .filter(({ homes }) => homes.length > 0)
  const places = findThings(builder, config.hideItems ? ['surface', 'cupboard'] : ['surface'])
  const chosen = random.shuffle(belonging).slice(0, config.numItemsToPutAway)
  const items = chosen.map(({ name, homes, why }) => {
    const wrong = places.filter((place) => !homes.includes(place))
    // Half of the things lie on the floor, the others where they do not belong.
    if (wrong.length === 0 || random.int(0, 1) === 0) {
      const room = random.int(0, config.numLocations - 1)
      return { thing: builder.addToRoom(room, { name, kind: 'item' }), homes, found: NONE, why }
    }
    const thing = builder.addThing({ name, kind: 'item' })
    const found = random.pick(wrong)
    builder.putInto(found, thing)
    return { thing, homes, found, why }
  })
  return builder.finish({
    task: TASK,
    goal: { items, carrying: 0, strict: true },
    start: 0,
    ...(config.limitInventorySize ? { capacity: 3 } : {}),
    order: orderOf(random),
  })
}
