/** TWC: everything to the place where it belongs. */
import type { Rules, Situation, Verdict, World } from '../text-world/world.ts'

export interface TwcGoal {
  readonly items: readonly {
    readonly thing: number
    /** Names of the containers in which it belongs. */
    readonly places: readonly string[]
  }[]
  /** Points for carrying an item; its place is worth 2. */
  readonly carrying: 0 | 1
  /** Whether an item in a wrong place loses the game. */
  readonly strict: boolean
}

const LOST: Verdict = { raw: -1, score: -1, success: false, failure: true }

function judge({ goal, things }: World<TwcGoal>, { inside, carried }: Situation): Verdict {
  let raw = 0
  if (goal.carrying === 1) for (const { thing } of goal.items) if (carried.includes(thing)) raw++
  for (let container = 0; container < inside.length; container++) {
    for (const thing of inside[container]!) {
      for (const item of goal.items) {
        if (item.thing !== thing) continue
        if (item.places.includes(things[container]!.name)) raw += 2
        else if (goal.strict) return LOST
      }
    }
  }
  const most = 2 * goal.items.length
  return { raw, score: raw / most, success: raw === most, failure: false }
}

export const rules: Rules<TwcGoal> = { asksTask: false, opensCupboards: true, judge }
