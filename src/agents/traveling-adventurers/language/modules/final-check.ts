/** Solves once more before `end`: objects to a path that is not the best, or not known to be, while that can be mended. */
import type { Hallway, Observation } from '../../../../games/traveling-adventurers/index.ts'
import { whyNoRoundTrip } from '../../../../games/traveling-adventurers/index.ts'
import { regretOf, tourValue, unknownOn } from '../../../../solvers/tours/index.ts'
import { sayPath } from '../acts.ts'
import { lettersOf, toPath, toTour } from '../board.ts'
import { lastPath } from '../reply.ts'
import { jointBounds } from './solver.ts'
import type { AgentModule } from './types.ts'

/** What speaks against ending with this path; undefined where nothing can be better, given what is known. */
export function objectionTo(
  path: readonly string[],
  observation: Observation,
  known: readonly Hallway[],
): string | undefined {
  const letters = lettersOf(observation)
  const tour = toTour(letters, path)
  if (!tour) return `${sayPath(path)} is no round trip: ${whyNoRoundTrip(path, letters) ?? 'check its rooms'}.`
  const bounds = jointBounds(observation, known)
  const { regret, rival } = regretOf(bounds, tour)
  if (regret === 0) return undefined
  const better = sayPath(toPath(letters, rival))
  const open = [...unknownOn(bounds, tour), ...unknownOn(bounds, rival)]
  if (open.length === 0)
    return `${sayPath(path)} collects ${tourValue(bounds.low, tour)} coins, but ${better} collects ${regret} more. Propose that one before you end.`
  const ask = [...new Set(open.map(([a, b]) => `${letters[a]}-${letters[b]}`))]
  return `It is not known whether ${sayPath(path)} is the best path: ${better} may collect up to ${regret} coins more. Ask your partner for its coins in ${ask.join(', ')} before you end.`
}

/** An objection to a third try could be the one that stops the episode: better a poor path than none. */
const MAX_REFUSALS = 1

/**
 * Objects once to the same path on the same knowledge: an agent that insists (its partner may refuse any other path, or
 * turns may be running out) ends as it wants.
 */
export function finalCheck(known: (observation: Observation) => readonly Hallway[]): AgentModule {
  const raised = new Set<string>()
  return {
    name: 'final-check',
    check(reply, _, observation, turn) {
      const path = lastPath(reply, 'end')
      if (!path || observation.turnsLeft <= 1 || turn.rejections.length > MAX_REFUSALS) return undefined
      const occasion = `${path.join()} ${known(observation).length}`
      if (raised.has(occasion)) return undefined
      const objection = objectionTo(path, observation, known(observation))
      if (objection) raised.add(occasion)
      return objection && `${objection} (If your partner will have no other path, send the same end again.)`
    },
  }
}
