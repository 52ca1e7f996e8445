/** What a solved game of two proves about each player's next action. */
import { same } from '../../../../core/json.ts'
import type { RatedOption } from '../../../../solvers/team-values.ts'

interface Joint<Action> {
  readonly alice: Action | null
  readonly bob: Action | null
}

/** What both do in every optimal plan. */
export interface Proof<Action> {
  /** The one action of Bob's with which any optimal plan goes on. */
  readonly bob: Action
  /** Alice's actions that are optimal with it. */
  readonly alice: readonly Action[]
  /** By how many expected turns (or, as Infinity, by any chance to win) every other action of Bob's is worse. */
  readonly margin: number
}

/** Undefined where several actions of Bob's are optimal, or where others are hardly worse. */
export function prove<Action>(rated: readonly RatedOption<Joint<Action>>[], least = 0.01): Proof<Action> | undefined {
  const best = rated.filter((option) => option.best)
  const { bob } = best[0]!.option
  if (bob === null || best.some(({ option }) => !same(option.bob, bob))) return undefined
  const worse = (others: typeof rated): number =>
    Math.min(
      ...others.map(({ winChance, turns }) =>
        winChance < best[0]!.winChance - 1e-9 ? Infinity : turns - best[0]!.turns,
      ),
    )
  const margin = worse(rated.filter(({ option }) => !same(option.bob, bob)))
  const others = worse(rated.filter(({ option, best }) => same(option.bob, bob) && !best))
  if (margin < least || others < least) return undefined
  return { bob, alice: best.map(({ option }) => option.alice!), margin }
}
