/** What is said to who asked for a flight that is not proposed, and whether it was said before. */
import type { Belief } from './belief.ts'
import type { MediationObservation } from './observation.ts'
import { sayFlight } from './options.ts'
import { speaksAgainst } from './reasons.ts'
import type { AssistantAsides } from './speak-asides.ts'

/** Why a flight that a user asked for is not proposed; undefined: it was told so before. */
export function sayUnmet(
  observation: MediationObservation,
  belief: Belief,
  user: number,
  plan: readonly number[],
  asides: AssistantAsides,
  wished: readonly number[],
): string | undefined {
  const { seat, flights } = observation.users![user]!
  const id = wished.find((one) => !isTold(observation, seat, new RegExp(`light ${one}\\b.* does not`), 0))
  if (id === undefined) return undefined
  const better = sayFlight(flights, plan[user]!)
  return asides.unmet(id, speaksAgainst(observation, belief, user, id, plan), better)
}

/** Whether a user was told such a thing since the last proposal, or from a line of the talk on. */
export function isTold(
  { talk, seat }: MediationObservation,
  user: string,
  words: string | RegExp,
  from = talk.findLastIndex(({ kind }) => kind === 'proposal') + 1,
): boolean {
  return talk
    .slice(from)
    .some(
      (line) =>
        line.kind === 'message' &&
        line.by === seat &&
        line.to === user &&
        (typeof words === 'string' ? line.text.includes(words) : words.test(line.text)),
    )
}
