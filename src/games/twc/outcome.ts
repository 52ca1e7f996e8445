/** TWC: everything to the place where it belongs. */
import { NONE, type Situation, type Verdict, type World } from '../engines/text-world/world.ts'

export interface TwcItem {
  readonly thing: number
  /** The containers of this world in which it belongs. */
  readonly homes: readonly number[]
  /** Where it lay at first, if that was in or on something: putting it back there does no harm. */
  readonly found: number
}

export interface TwcGoal {
  readonly items: readonly TwcItem[]
  /** Points for carrying an item; its place is worth 2. */
  readonly carrying: 0 | 1
  /** Whether an item in a wrong place loses the game. */
  readonly strict: boolean
}

const LOST: Verdict = { raw: -1, score: -1, success: false, failure: true }

export function judge({ goal }: World<TwcGoal>, { inside, carried }: Situation): Verdict {
  const { items } = goal
  let raw = 0
  for (let i = 0; i < items.length; i++) {
    const { thing, homes } = items[i]!
    if (carried.includes(thing)) raw += goal.carrying
    else for (let j = 0; j < homes.length; j++) if (inside[homes[j]!]!.includes(thing)) raw += 2
  }
  if (goal.strict && misplaced(items, inside)) return LOST
  const most = 2 * items.length
  return { raw, score: raw / most, success: raw === most, failure: false }
}

function misplaced(items: readonly TwcItem[], inside: Situation['inside']): boolean {
  return items.some(({ thing, homes, found }) => {
    const place = inside.findIndex((things) => things.includes(thing))
    return place !== NONE && place !== found && !homes.includes(place)
  })
}
