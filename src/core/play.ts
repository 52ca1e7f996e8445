/** Plays an episode with agents in all seats. */
import type { Episode } from './episode.ts'
import { InvalidInput } from './errors.ts'
import type { Ending } from './position.ts'
import { host } from './table.ts'

/**
 * Plays one episode from its start (or from where its log ends) to its end. Rejects only with {@link LogFailure} and
 * {@link Diverged}: whatever else goes wrong is how the episode ended.
 *
 * @example
 * const ending = await play({ game, config, seed: 1, seats: { alice: { name: 'mine', agent }, bob: { name: 'mine', agent } } })
 */
export async function play<State>(episode: Episode<any, State>): Promise<Ending<State>> {
  for (const seat of episode.game.seats(episode.config))
    if (!episode.seats[seat]) throw new InvalidInput(`nobody sits at ${seat}`)
  const kept = episode.log !== undefined || episode.listen !== undefined
  return host({ ...episode, time: 'simulated', kept }).ended
}
