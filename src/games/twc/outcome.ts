/** TWC: everything to the place where it belongs. */
import { NONE, type Situation, type Verdict, type World } from '../engines/text-world/world.ts'

export interface TwcItem {
  readonly thing: number
  /** The containers of this world in which it belongs. */
  readonly homes: readonly number[]
  /** Where it lay at first, if that was in or on something: putting it back there does no harm. */
  readonly found: number
  /** Why it belongs there, as a clause; told where a wrong place loses the game. */
  readonly why?: string
}

export interface TwcGoal {
  readonly items: readonly TwcItem[]
  /** Points for carrying an item; its place is worth 2. */
  readonly carrying: 0 | 1
  /** Whether an item in a wrong place loses the game. */
  readonly strict: boolean
}

export function judge({ goal, things }: World<TwcGoal>, { inside, carried }: Situation): Verdict {
  const { items } = goal
  let raw = 0
  for (let i = 0; i < items.length; i++) {
    const { thing, homes } = items[i]!
    if (carried.includes(thing)) raw += goal.carrying
    else for (let j = 0; j < homes.length; j++) if (inside[homes[j]!]!.includes(thing)) raw += 2
  }
  const lost = goal.strict ? findMisplaced(items, inside) : undefined
  if (lost) return { raw: -1, score: -1, success: false, failure: true, why: explainLoss(things, lost) }
  const most = 2 * items.length
  return { raw, score: raw / most, success: raw === most, failure: false }
}

interface Misplaced {
  readonly item: TwcItem
  readonly place: number
}

function findMisplaced(items: readonly TwcItem[], inside: Situation['inside']): Misplaced | undefined {
  for (const item of items) {
    const place = inside.findIndex((things) => things.includes(item.thing))
    if (place !== NONE && place !== item.found && !item.homes.includes(place)) return { item, place }
  }
  return undefined
}

function explainLoss(things: World['things'], { item: { thing, why }, place }: Misplaced): string {
  const wrong = `the ${things[thing]!.name} does not belong in or on the ${things[place]!.name}`
  return why === undefined ? wrong : `${wrong}: ${why}`
}
