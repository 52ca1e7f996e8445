/** The best path given what is known, computed exactly: the intermediate best path, IBP (paper, section 4.5). */
import type { Hallway, Observation } from '../../../../games/traveling-adventurers/index.ts'
import {
  addWeights,
  assume,
  bestTour,
  boundsOf,
  certify,
  openWeights,
  unknownOn,
} from '../../../../solvers/tours/index.ts'
import type { Bounds } from '../../../../solvers/tours/index.ts'
import { lettersOf, toPath, toWeights } from '../board.ts'
import type { Choice } from '../choices.ts'
import { writeList } from '../write.ts'
import { inputLine, type AgentModule } from './types.ts'

export interface BestPath {
  readonly path: readonly string[]
  /** Hallways of the partner that can still change the answer; undefined where that is not computed. */
  readonly ask?: readonly (readonly [string, string])[]
}

/** What the coins of both can sum to in each hallway, given what is known of the partner's. */
export function jointBounds(observation: Observation, known: readonly Hallway[]): Bounds {
  const letters = lettersOf(observation)
  const own = toWeights(letters, observation.weights)
  const { low, high } = boundsOf(toWeights(letters, known), observation.coins.min, observation.coins.max)
  return { low: addWeights(own, low), high: addWeights(own, high) }
}

/**
 * The best path that begins as `visited` does. With unknown coins taken for the most that there can be, it comes with
 * the hallways to ask for, and once there are none it is proved best.
 */
export function solve(
  observation: Observation,
  known: readonly Hallway[],
  unknown: Choice['unknown'],
  visited: readonly string[] = [observation.start],
): BestPath {
  const letters = lettersOf(observation)
  const closed = visited.length > 1 && visited.at(-1) === observation.start
  const prefix = visited.slice(0, closed ? -1 : undefined).map((room) => letters.indexOf(room))
  if (unknown === 'max') {
    const bounds = jointBounds(observation, known)
    const { proved, tour, hopeful } = certify(bounds, prefix)
    const best = proved ? tour : hopeful
    const ask = proved ? [] : prefix.length > 1 ? unknownOn(bounds, best) : openWeights(bounds)
    return { path: toPath(letters, best), ask: ask.map(([a, b]) => [letters[a]!, letters[b]!] as const) }
  }
  const partner = assume(toWeights(letters, known), unknown === 'zero' ? 0 : mean(observation, known))
  const joint = addWeights(toWeights(letters, observation.weights), partner)
  return { path: toPath(letters, bestTour(joint, prefix).tour) }
}

/** Of what the partner has told, or what is to be expected before it has told anything. */
function mean({ coins }: Observation, known: readonly Hallway[]): number {
  if (known.length === 0) return (coins.min + coins.max) / 2
  return known.reduce((sum, [, , coins]) => sum + coins, 0) / known.length
}

/** `visited` binds the path to what was agreed; without it the whole path stays open. */
export function solver(given: {
  readonly unknown: Choice['unknown']
  readonly known: (observation: Observation) => readonly Hallway[]
  readonly visited?: (observation: Observation) => readonly string[]
}): AgentModule & { best(observation: Observation): BestPath } {
  const best = (observation: Observation): BestPath =>
    solve(observation, given.known(observation), given.unknown, given.visited?.(observation))
  const assumed = {
    zero: 'hallways of which your partner has not told the coins count with your coins alone',
    mean: 'hallways of which your partner has not told the coins count as average ones',
    max: 'hallways of which your partner has not told the coins count as full, so a better path than this cannot exist',
  }[given.unknown]
  return {
    name: 'solver',
    best,
    instructions: () => [
      ...inputLine(
        'IBP',
        `the intermediate best path, computed exactly from what you know by now${given.visited ? ' and beginning with [Visited]' : ''}; ${assumed}. It gets better as you learn more. Trust it more than your own arithmetic: base what you suggest and what you ask on it, compare your partner's suggestions with it, and say so when it is better.`,
      ),
      ...(given.unknown === 'max'
        ? inputLine(
            'Ask',
            'the hallways whose coins on your partner’s side can still change which path is best. When it is empty, the IBP is proved to be the best path of all.',
          )
        : []),
    ],
    input(observation) {
      const { path, ask } = best(observation)
      return [{ title: 'IBP', text: writeList(path) }, ...(ask ? [{ title: 'Ask', text: writeList(ask) }] : [])]
    },
    note: (_reply, _decision, observation) => {
      const { path, ask } = best(observation)
      return { path, ...(ask && { ask }) }
    },
  }
}
