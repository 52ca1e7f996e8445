/** TWC: what the player cannot know, drawn anew: what lies in rooms not entered and in cupboards not opened. */
import { same } from '../../core/json.ts'
import type { Random } from '../../core/random.ts'
import { dealUnseen } from '../engines/text-world/redraw.ts'
import type { TextState } from '../engines/text-world/text-game.ts'
import type { TwcGoal } from './outcome.ts'
import { rules } from './rules.ts'

export function redraw(state: TextState<TwcGoal>, random: Random): Pick<TextState<TwcGoal>, 'world' | 'situation'> {
  const { world, situation } = state
  const drawn = dealUnseen(world, situation, random)
  const placeOf = (thing: number): number => drawn.inside.findIndex((things) => things.includes(thing))
  const items = world.goal.items.map((item) => {
    const stayed = situation.inside.findIndex((things) => things.includes(item.thing)) === placeOf(item.thing)
    return stayed ? item : { ...item, found: placeOf(item.thing) }
  })
  const redrawn = { ...world, goal: { ...world.goal, items } }
  // A thing must not come to lie where it belongs: that would show in the score.
  const unnoticed = same(rules.judge(redrawn, drawn), rules.judge(world, situation))
  return unnoticed ? { world: redrawn, situation: drawn } : { world, situation }
}
