/** Sorting: gather everything with a quantity, have it sorted, put it into the box in that order. */
import { readQuantity } from '../../modules/sorter.ts'
import type { Policy } from './policy.ts'

export function playSorting(): Policy {
  let order: string[] | undefined
  return async ({ seen, around, ask, goTo, explore }) => {
    if (!order) {
      const found = around.nearest(
        ({ name, holds, container }) => !holds && container !== 'box' && !!readQuantity(name),
      )
      if (found) return found.room === around.here.name ? `take ${found.thing.name}` : goTo(found.room)
      const command = await explore()
      if (command !== undefined) return command
      order = readOrder(await ask('sorter', 'sort ascending'))
    }
    const next = order.find((name) => around.carried.includes(name))
    if (next === undefined) return 'look around'
    const put = `put ${next} in box`
    return seen.validActions.includes(put) ? put : goTo(around.nearest(({ name }) => name === 'box')!.room)
  }
}

/** The names in the sorter's answer. */
const readOrder = (answer: string): string[] =>
  answer
    .slice(answer.indexOf(': ') + 2, -1)
    .split(', ')
    .map((name) => name.replace(/ \((?:carried|in the box)\)$/, ''))
