/** The learning room of any game: what it brings itself, and the rest made from its contract. */
import { ContractBatch } from './contract-batch.ts'
import type { Game } from './game.ts'
import type { Batch, BatchOptions, Learning, Rewards } from './learning.ts'

/**
 * What a learner gets of this game. A game without a learning room of its own rewards its end with the scores, and has no
 * numbered actions, hence no batch; one with numbered actions but no batch is stepped through its contract.
 *
 * @example
 * ```ts
 * import { learningOf, validate } from 'roundtable'
 * import game from 'roundtable/games/overcooked'
 *
 * const batch = learningOf(game).batch!(validate(game.config, { horizon: 50 }, 'config'), 64, { seed: 1 })
 * for (let step = 0; step < 50; step++) {
 *   const actions = Array.from({ length: batch.size * batch.seats.length }, () => Math.floor(Math.random() * batch.actionCount))
 *   batch.step(actions) // batch.observations, batch.rewards and batch.dones are the step's
 * }
 * console.log(batch.shape, batch.dones.every((done) => done === 1)) // [ 5, 4, 26 ] true
 * ```
 */
export function learningOf<Config, State, Observation, Action>(
  game: Game<Config, State, Observation, Action>,
): Learning<Config, State, Observation, Action> {
  const own = game.learning ?? { reward: rewardOfTheEnd(game) }
  if (own.batch || !own.actions) return own
  const batch = (config: Config, size: number, options?: BatchOptions): Batch =>
    new ContractBatch(game, own, config, size, options)
  return { ...own, batch }
}

/** The scores where an episode ends, nothing before. */
const rewardOfTheEnd =
  <State>(game: Game<any, State>) =>
  (before: State, after: State): Rewards =>
    game.outcome(before) ? {} : (game.outcome(after)?.scores ?? {})
