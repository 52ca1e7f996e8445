/** The floors and the ceiling beside which every table shows its numbers, on the very episodes of the run. */
import type { Game, Outcome } from '../core/game.ts'
import { play } from '../core/play.ts'
import { agents, floorsOf } from '../agents/index.ts'
import { prepare, seatAll } from './lineup.ts'

/** A column that a run is read against: who played, and how its episodes came out. */
export interface Baseline {
  readonly name: string
  readonly kind: 'floor' | 'ceiling'
  readonly outcomes: readonly Outcome[]
}

/** Baselines are played on at most so many of a run's seeds. */
const BASELINE_EPISODES = 200

/**
 * `random` as the floor, the game's own floors, and `symbolic` as the ceiling, over the first
 * 200 seeds. Agents that are marked slow are left out unless `slow` is set.
 */
export async function baselines(
  game: Game,
  config: unknown,
  allSeeds: readonly number[],
  { slow = false, without = [] as readonly string[], signal = undefined as AbortSignal | undefined } = {},
): Promise<Baseline[]> {
  const seeds = allSeeds.slice(0, BASELINE_EPISODES)
  const ownFloors = (await floorsOf(game.name))?.(config, seeds) ?? []
  const floors = ownFloors.map((floor): Baseline => ({ ...floor, kind: 'floor' }))
  const known = await agents(game.name)
  const played = async (name: string, kind: Baseline['kind']): Promise<Baseline[]> => {
    const definition = known.find((agent) => agent.name === name)
    if (!definition || without.includes(name) || (definition.slow && !slow)) return []
    const refused = game.seats(config).some((place) => definition.refuses?.({ config, seat: place }))
    return refused ? [] : [{ name, kind, outcomes: await playQuietly(game, config, seeds, name, signal) }]
  }
  return [...(await played('random', 'floor')), ...floors, ...(await played('symbolic', 'ceiling'))]
}

/** Plays with one built-in agent in all seats, keeping nothing but the outcomes. */
async function playQuietly(
  game: Game,
  config: unknown,
  seeds: readonly number[],
  agent: string,
  signal?: AbortSignal,
): Promise<Outcome[]> {
  const player = await prepare(game, { agent }, () => Promise.reject(new Error('a baseline asks no model')))
  const players = Object.fromEntries(game.seats(config).map((place) => [place, player]))
  const outcomes: Outcome[] = []
  for (const seed of seeds) {
    const seats = seatAll(game, config, players)
    const { outcome } = await play({ game, config, seed, seats, signal })
    if (outcome) outcomes.push(outcome)
    if (signal?.aborted) break
  }
  return outcomes
}
