/** Plays an episode with agents in all seats. */
import type { Episode } from './episode.ts'
import { InvalidInput } from './errors.ts'
import type { Ending } from './position.ts'
import { host } from './open-table.ts'

/**
 * Plays one episode from its start (or from where its log ends) to its end. Rejects only with {@link LogFailure} and
 * {@link Diverged}: whatever else goes wrong is how the episode ended.
 *
 * @example
 * ```ts
 * import { play, validate, type Agent } from 'roundtable'
 * import game from 'roundtable/games/collab-capture'
 *
 * const config = validate(game.config, {}, 'config')
 * const chance: Agent = { act: (observation, turn) => ({ action: game.sample(observation, turn.random) }) }
 * const seats = { alice: { name: 'chance', agent: chance }, bob: { name: 'chance', agent: chance } }
 * const { status, outcome } = await play({ game, config, seed: 1, seats })
 * console.log(status, outcome?.metrics) // completed { won: …, turns: …, … }
 * ```
 */
export async function play<State>(episode: Episode<any, State>): Promise<Ending<State>> {
  for (const seat of episode.game.seats(episode.config))
    if (!episode.seats[seat]) throw new InvalidInput(`nobody sits at ${seat}`)
  const kept = episode.log !== undefined || episode.listen !== undefined
  return host({ ...episode, time: 'simulated', kept }).ended
}
