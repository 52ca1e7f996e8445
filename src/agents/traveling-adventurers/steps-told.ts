/** What a message says beside a single step: the coins of the one that was named right before it, or that another one is wanted first. */
import type { Act, Coins } from './english/acts.ts'
import { roomNamedIn } from './hallways-asked.ts'
import type { Negotiation } from './negotiation.ts'
import { coinsOfStep } from './put-right.ts'
import type { Wish } from './wish.ts'

/** "Attic first? I get 10 for it": the number of the step or room that was named right before, to be read back. */
export function stepTold(
  before: Act | undefined,
  text: string,
  { openStep, steps }: Negotiation,
  { min, max }: { readonly min: number; readonly max: number },
): Coins | undefined {
  const coins = coinsOfStep(text)
  const room = before && roomNamedIn(before)
  if (room === undefined || coins === undefined || coins < min || coins > max) return undefined
  const way = openStep?.path ?? steps
  const [a, b] = way.at(-1) === room ? [way.at(-2), way.at(-1)] : [way.at(-1), room]
  return a === undefined || b === undefined || a === b ? undefined : { a, b, coins }
}

/** "I'd like to start with B after all": steps that began otherwise are taken back. */
export function beginsAnew(wishes: readonly Wish[], { steps }: Negotiation): boolean {
  const first = wishes.findLast(({ about }) => about === 'first')
  const begun = steps[1]
  return first?.about === 'first' && begun !== undefined && (begun === first.room) === (first.not === true)
}
