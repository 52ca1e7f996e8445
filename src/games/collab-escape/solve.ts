/** Optimal play of both survivors: how surely and how soon they can escape from every situation. */
import { canonical } from '../../core/json.ts'
import { solveTeamProblem, type TeamSolution } from '../../solvers/team-values.ts'
import { killerChoices } from './adversary.ts'
import type { EscapeMap, Room } from './maps.ts'
import {
  actionsOf,
  begin,
  endOf,
  resolve,
  type EscapeAction,
  type JointAction,
  type Situation,
  type World,
} from './situation.ts'

/** What every situation of a world is worth, and every joint action in it. */
export type EscapeSolution = TeamSolution<Situation, JointAction>

const solved = new Map<string, EscapeSolution>()

/** The values of all situations that can arise in a world. Solved once a process. */
export function solveEscape(world: World): EscapeSolution {
  const key = canonical(world)
  const known = solved.get(key)
  if (known) return known
  const solution = solveTeamProblem<Situation, JointAction>({
    starts: startsOf(world).map((places) => begin(world, places)),
    key: ({ alice, bob, killer, repairs, target }) =>
      `${alice},${bob},${killer},${target},${repairs.map(({ fixes, by }) => `${fixes}${by ?? ''}`).join()}`,
    ended: (situation) => endOf(world, situation),
    options: (situation) => jointActions(world, situation),
    branches: (situation, actions) => {
      const choices = killerChoices(world, situation)
      return choices.map((killer) => ({
        chance: 1 / choices.length,
        situation: resolve(world, situation, actions, killer),
      }))
    },
    against: 'chance',
  })
  solved.set(key, solution)
  return solution
}

function jointActions(world: World, situation: Situation): readonly JointAction[] {
  const [forAlice, forBob] = (['alice', 'bob'] as const).map((survivor): readonly (EscapeAction | null)[] =>
    situation[survivor] === null ? [null] : actionsOf(world, situation, survivor),
  )
  return forAlice!.flatMap((alice) => forBob!.map((bob) => ({ alice, bob })))
}

/** Everywhere that a game can begin: the killer in nobody's room. */
export function startsOf({ rooms }: Pick<World, 'rooms'>): EscapeMap['start'][] {
  const all: readonly Room[] = rooms.map(({ room }) => room)
  return all.flatMap((alice) =>
    all.flatMap((bob) =>
      all.filter((killer) => killer !== alice && killer !== bob).map((killer) => ({ alice, bob, killer })),
    ),
  )
}
