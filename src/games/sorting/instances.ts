/** Sorting: how our own world deals things of many sizes. */
import { Random } from '../../core/random.ts'
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { addFurnishedRooms, joinRooms, orderOf, scatterAbout } from '../engines/text-world/our-rooms.ts'
import { settings, type Setting } from '../engines/text-world/settings/index.ts'
import { BOX, NONE, type Dealt, type Thing } from '../engines/text-world/world.ts'
import type { SortingConfig } from './config.ts'
import { dealPublished } from './published.ts'
import type { SortingGoal } from './outcome.ts'

export function deal(config: SortingConfig, seed: number): Dealt<SortingGoal> {
  return config.world === 'ours' ? dealOurs(config, seed) : dealPublished(config.tables!, config.fold, seed)
}

/** Units of one kind, each with its size in tenths of the smallest. */
const DIMENSIONS: readonly (readonly (readonly [unit: string, size: number])[])[] = [
  [
    ['mm', 10],
    ['cm', 100],
    ['m', 10_000],
    ['km', 10_000_000],
  ],
  [
    ['mg', 10],
    ['g', 10_000],
    ['kg', 10_000_000],
  ],
  [
    ['ml', 10],
    ['cl', 100],
    ['l', 10_000],
  ],
]

const TASK =
  'Put everything that has a quantity into the box, from the smallest quantity to the largest, one after the other. At every ' +
  'moment the box may hold only the smallest of them, and nothing else.'

interface Sized {
  readonly name: string
  /** In tenths of the smallest unit. */
  readonly amount: number
}

function dealOurs(config: SortingConfig, seed: number): Dealt<SortingGoal> {
  const random = new Random(seed, 'sorting', config.fold)
  const setting = settings[config.fold]
  const builder = new WorldBuilder()
  addFurnishedRooms(builder, setting, config.numLocations, random)
  joinRooms(builder, random)
  const box = builder.addToRoom(0, BOX)
  const sizes = drawSizes(config, setting, random)
  const others = random.shuffle(Object.keys(setting.belongings)).slice(0, config.numDistractors)
  const things = [
    ...sizes.map(({ name }): Thing => ({ name, kind: 'item', bare: true })),
    ...others.map((name): Thing => ({ name, kind: 'item' })),
  ]
  scatterAbout(builder, random.shuffle(things), random)
  const order = sizes.toSorted((a, b) => a.amount - b.amount).map(({ name }) => name)
  const rank = builder.things.map(({ name }) => {
    const place = order.indexOf(name)
    return place === -1 ? NONE : place
  })
  return builder.finish({ task: TASK, goal: { box, size: sizes.length, rank }, start: 0, order: orderOf(random) })
}

/** Different quantities of one kind: counted in one unit, or measured in several. */
function drawSizes({ numItems, mixedUnits, decimals }: SortingConfig, setting: Setting, random: Random): Sized[] {
  const dimension = random.pick(DIMENSIONS)
  const units = mixedUnits ? dimension : [random.pick(dimension)]
  const counted = !mixedUnits && random.int(0, 1) === 1
  const sized: Sized[] = []
  while (sized.length < numItems) {
    const tenths = decimals && random.int(0, 2) === 0 ? random.int(11, 499) : random.int(1, 49) * 10
    const [unit, size] = counted ? ['', 10] : random.pick(units)
    const whole = String(tenths / 10)
    const name = counted
      ? `${whole} ${random.pick(setting.counted)[whole === '1' ? 0 : 1]}`
      : `${whole}${unit} of ${random.pick(setting.materials)}`
    const amount = counted ? tenths : (tenths * size) / 10
    if (counted && tenths % 10 !== 0) continue
    if (!sized.some((other) => other.name === name || other.amount === amount)) sized.push({ name, amount })
  }
  return sized
}
