/** Arithmetic: read the problem, have it worked out, fetch the bundle of that size, put it in the box. */
import { planCalculation, readResult } from '../../modules/calculator.ts'
import { readQuantity } from '../../modules/sorter.ts'
import type { Policy } from './policy.ts'

const SHEETS = ['math problem', 'problem sheet']

export function playArithmetic(): Policy {
  let answer: number | undefined
  return async ({ seen, around, ask, goTo, explore }) => {
    const plan = answer === undefined ? planCalculation(seen.text) : undefined
    for (const command of plan ?? []) answer = readResult(await ask('calculator', command))
    if (answer === undefined) {
      const command = seen.validActions.find((valid) =>
        SHEETS.some((sheet) => valid === `read ${sheet}` || valid === `take ${sheet}`),
      )
      return command ?? (await explore()) ?? 'look around'
    }
    const isAnswer = (name: string): boolean => {
      const quantity = readQuantity(name)
      return quantity?.kind === 'count' && quantity.amount.bottom === 1n && Number(quantity.amount.top) === answer
    }
    const carried = around.carried.find(isAnswer)
    if (carried !== undefined) {
      const put = `put ${carried} in box`
      return seen.validActions.includes(put) ? put : goTo(around.nearest(({ name }) => name === 'box')!.room)
    }
    const found = around.nearest(({ name }) => isAnswer(name))
    if (found) return found.room === around.here.name ? `take ${found.thing.name}` : goTo(found.room)
    return (await explore()) ?? 'look around'
  }
}
