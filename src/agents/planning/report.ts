/** What the user says a proposal was worth, part by part, and how the assistant reads it. */
import type { PlanningShown } from '../../games/planning/index.ts'
import { keyOf, readWishes } from './wish.ts'

export interface Report {
  /** Of each stop, in order. */
  readonly stops: readonly number[]
  /** Of each leg. */
  readonly travel: readonly number[]
  /** Of each wish about the whole, by {@link keyOf}. */
  readonly wishes: ReadonlyMap<string, number>
}

/** Such as `Stops 6, 5, 3; travel -17, -9; budget -9; a park 0.` */
export function tellReport({ slots, checklist }: NonNullable<PlanningShown['score']>): string {
  const scores = (kind: 'site' | 'travel'): string =>
    slots.flatMap((slot) => (slot.kind !== 'empty' && slot.kind === kind ? [slot.score] : [])).join(', ')
  const whole = checklist.flatMap(({ text, score }) => {
    const [wish] = readWishes(text)
    return wish ? [`${keyOf(wish)} ${score}`] : []
  })
  return `${[`Stops ${scores('site')}`, `travel ${scores('travel')}`, ...whole].join('; ')}.`
}

/** The report in a message, if it is one. */
export function readReport(text: string): Report | undefined {
  const match = /\bstops (-?\d+(?:, -?\d+)*); travel (-?\d+(?:, -?\d+)*)((?:; [^;.]+ -?\d+)*)/i.exec(text)
  if (!match) return undefined
  const numbers = (list: string): number[] => list.split(', ').map(Number)
  const wishes = new Map(
    [...match[3]!.matchAll(/; ([^;.]+) (-?\d+)/g)].map(([, key, score]) => [key!, Number(score)] as const),
  )
  return { stops: numbers(match[1]!), travel: numbers(match[2]!), wishes }
}
