/** How well networks play together, in games apart from training. */
import type { Score } from '../method.ts'
import type { Numeric } from '../numeric.ts'
import { measureScore } from '../score.ts'
import { playGames, type Cook } from './play-games.ts'

/** Seeds of games, apart from all that training draws from. */
const TRIAL_SEED = 1_000_000

/** Half of the games with seats exchanged. */
export const measurePair = (
  numeric: Numeric,
  layout: string,
  pair: readonly [Cook, Cook],
  games: number,
  seed: number,
): Score => measureScore(playBoth(numeric, layout, pair, games, seed))

function playBoth(
  numeric: Numeric,
  layout: string,
  [one, other]: readonly [Cook, Cook],
  games: number,
  seed: number,
): number[] {
  if (one === other) return playGames(numeric, { layout, cooks: [one, one], games, seed })
  const half = Math.ceil(games / 2)
  return [
    ...playGames(numeric, { layout, cooks: [one, other], games: half, seed }),
    ...playGames(numeric, { layout, cooks: [other, one], games: games - half, seed: seed + 1 }),
  ]
}

/** How well a network plays with each of some others: the mean of as many games with each, as many in each seat. */
function measureWith(
  numeric: Numeric,
  layout: string,
  one: Cook,
  partners: readonly Cook[],
  games: number,
  seed: number,
): Score {
  const each = 2 * Math.ceil(games / partners.length / 2)
  return measureScore(partners.flatMap((partner, i) => playBoth(numeric, layout, [one, partner], each, seed + 2 * i)))
}

/**
 * Of some parameters those that play best with `partners` (themselves where there are none), and how well: in other games
 * than those that chose, else the chosen would look too good.
 */
export function chooseBest(
  numeric: Numeric,
  layout: string,
  candidates: readonly Float32Array[],
  seed: number,
  games: number,
  partners?: readonly Cook[],
): { readonly chosen: Float32Array; readonly score: Score } {
  const measure = (one: Float32Array, games: number, from: number): Score =>
    partners
      ? measureWith(numeric, layout, one, partners, games, from)
      : measurePair(numeric, layout, [one, one], games, from)
  const trials = candidates.map((one) => measure(one, games, seed + TRIAL_SEED).mean)
  const chosen = candidates[trials.indexOf(Math.max(...trials))]!
  return { chosen, score: measure(chosen, games, seed + TRIAL_SEED + 1) }
}
