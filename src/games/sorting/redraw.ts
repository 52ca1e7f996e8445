/** Sorting: what the player cannot know, drawn anew: what lies in rooms that it has not entered. */
import type { Random } from '../../core/random.ts'
import { dealUnseen } from '../engines/text-world/redraw.ts'
import type { TextState } from '../engines/text-world/text-game.ts'

export function redraw({ world, situation }: TextState, random: Random): Pick<TextState, 'world' | 'situation'> {
  return { world, situation: dealUnseen(world, situation, random) }
}
