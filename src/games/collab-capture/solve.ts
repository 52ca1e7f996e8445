/** Optimal play of both players against each thief: exact values of every situation of a map. */
import { canonical } from '../../core/json.ts'
import { solveTeamProblem, type TeamSolution } from '../../solvers/team-values.ts'
import { thiefChoices } from './adversary.ts'
import type { Thief } from './config.ts'
import type { CaptureMap } from './maps.ts'
import { actionsOf, captors, resolve, type JointAction, type Situation } from './situation.ts'

/** What follows a turn: the situation, or that the thief was caught. */
export interface Chase {
  readonly situation: Situation
  readonly caught: boolean
}

/** What every situation of a map is worth, and every joint action in it. */
export type CaptureSolution = TeamSolution<Chase, JointAction>

const solved = new Map<string, CaptureSolution>()

/** The values of all situations of a map in which the thief is free. Solved once a process. */
export function solveCapture(map: CaptureMap, thief: Thief): CaptureSolution {
  const { start, ...world } = map
  const key = canonical({ world, thief })
  const known = solved.get(key)
  if (known) return known
  const solution = solveTeamProblem<Chase, JointAction>({
    starts: situationsOf(map).map((situation) => ({ situation, caught: false })),
    key: ({ situation: { alice, bob, thief, open } }) => `${alice},${bob},${thief},${open.map(Number).join('')}`,
    ended: ({ caught }) => (caught ? 'won' : undefined),
    options: ({ situation }) => jointActions(map, situation),
    branches: ({ situation }, actions) => {
      const choices = thiefChoices(map, thief, situation, actions)
      return choices.map((room) => ({
        chance: 1 / choices.length,
        situation: chase(situation, resolve(map, situation, actions, room)),
      }))
    },
    against: 'adversary',
  })
  solved.set(key, solution)
  return solution
}

export const chase = (before: Situation, situation: Situation): Chase => ({
  situation,
  caught: captors(before, situation).length > 0,
})

const jointActions = (map: CaptureMap, situation: Situation): readonly JointAction[] =>
  actionsOf(map, situation, 'alice').flatMap((alice) => actionsOf(map, situation, 'bob').map((bob) => ({ alice, bob })))

/** Every situation of the map in which the thief is in nobody's room. */
function situationsOf(map: CaptureMap): Situation[] {
  const rooms = map.rooms.map(({ room }) => room)
  const doors = Array.from({ length: 2 ** map.doors.length }, (_, bits) =>
    map.doors.map((_, i) => (bits >> i) % 2 === 1),
  )
  return rooms.flatMap((alice) =>
    rooms.flatMap((bob) =>
      rooms
        .filter((thief) => thief !== alice && thief !== bob)
        .flatMap((thief) => doors.map((open) => ({ alice, bob, thief, open }))),
    ),
  )
}
