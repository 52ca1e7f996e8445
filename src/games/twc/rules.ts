/** The rules of TWC: what the engine of text worlds has to know of it besides what is dealt. */
import type { Rules, Thing } from '../engines/text-world/world.ts'
import { judge, type TwcGoal } from './outcome.ts'

/** The things of a world that bear one of these names and can hold others. */
export function findHomes(things: readonly Thing[], names: readonly string[]): number[] {
  const homes: number[] = []
  for (let number = 0; number < things.length; number++) {
    const { kind, name } = things[number]!
    if ((kind === 'surface' || kind === 'cupboard') && names.includes(name)) homes.push(number)
  }
  return homes
}

export const rules: Rules<TwcGoal> = { asksTask: false, opensCupboards: true, judge }
