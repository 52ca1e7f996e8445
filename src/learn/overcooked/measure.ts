/** How well networks play together, in games apart from training. */
import type { Score } from '../method.ts'
import type { Numeric } from '../numeric.ts'
import { measureScore } from '../score.ts'
import { playGames, type Cook } from './play-games.ts'

/** Seeds of games, apart from all that training draws from. */
const TRIAL_SEED = 1_000_000

/** Half of the games with seats exchanged. */
export function measurePair(
  numeric: Numeric,
  layout: string,
  [one, other]: readonly [Cook, Cook],
  games: number,
  seed: number,
): Score {
  if (one === other) return measureScore(playGames(numeric, { layout, cooks: [one, one], games, seed }))
  const half = Math.ceil(games / 2)
  return measureScore([
    ...playGames(numeric, { layout, cooks: [one, other], games: half, seed }),
    ...playGames(numeric, { layout, cooks: [other, one], games: games - half, seed: seed + 1 }),
  ])
}

/**
 * Of some parameters those that play best with `partner` (themselves where there is none), and how well: in other games
 * than those that chose, else the chosen would look too good.
 */
export function chooseBest(
  numeric: Numeric,
  layout: string,
  candidates: readonly Float32Array[],
  seed: number,
  games: number,
  partner?: Cook,
): { readonly chosen: Float32Array; readonly score: Score } {
  const measure = (one: Float32Array, games: number, from: number): Score =>
    measurePair(numeric, layout, [one, partner ?? one], games, from)
  const trials = candidates.map((one) => measure(one, games, seed + TRIAL_SEED).mean)
  const chosen = candidates[trials.indexOf(Math.max(...trials))]!
  return { chosen, score: measure(chosen, games, seed + TRIAL_SEED + 1) }
}
