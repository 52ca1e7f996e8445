/** The rooms that were agreed on and those that remain, moved by the `visit` action (paper, section 4.4). */
import type { Observation } from '../../../../games/traveling-adventurers/index.ts'
import type { Act } from '../acts.ts'
import { lettersOf } from '../board.ts'
import { writeList } from '../write.ts'
import { inputLine, type AgentModule } from './types.ts'

export interface Progress {
  /** Begins with the start; ends with it too once every room was visited. */
  readonly visited: readonly string[]
  /** Holds the start until the very end, for the way back. */
  readonly remaining: readonly string[]
}

/** The progress after these actions. A room that is not open (visited before, or the start too early) changes nothing. */
export function visit(progress: Progress, acts: readonly Act[]): Progress {
  let { visited, remaining } = progress
  for (const act of acts) {
    if (act.type !== 'visit' || !remaining.includes(act.room)) continue
    if (act.room === visited[0] && remaining.length > 1) continue
    visited = [...visited, act.room]
    remaining = remaining.filter((room) => room !== act.room)
  }
  return { visited, remaining }
}

export function stateTracking(): AgentModule & { visited(observation: Observation): readonly string[] } {
  let progress: Progress | undefined
  const now = (observation: Observation): Progress =>
    (progress ??= { visited: [observation.start], remaining: lettersOf(observation) })
  return {
    name: 'state-tracking',
    visited: (observation) => now(observation).visited,
    instructions: ({ start }) => [
      ...inputLine(
        'Visited',
        `the rooms that you and your partner have agreed on so far, in the order of your path. It starts as \`['${start}']\` and grows when you use \`visit\`.`,
      ),
      ...inputLine(
        'Remaining',
        `the rooms that are not on the path yet. ${start} stays in it until the end, because you must return there.`,
      ),
    ],
    input: (observation) => [
      { title: 'Visited', text: writeList(now(observation).visited) },
      { title: 'Remaining', text: writeList(now(observation).remaining) },
    ],
    taken: ({ acts }, _, observation) => void (progress = visit(now(observation), acts)),
    note: ({ acts }, _, observation) => ({ ...visit(now(observation), acts) }),
  }
}
