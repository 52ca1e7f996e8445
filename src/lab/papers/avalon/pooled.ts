/** The paper's measures over many games together: shares of all quests and teams, resampled game by game. */
import type { Outcome } from '../../../core/game.ts'
import { Random } from '../../../core/random.ts'
import { sum, wilson, type Estimate } from '../../tables/statistics.ts'
import type { Cell } from '../../tables/table.ts'

/** The measures that pool quests or teams, each as the metrics it is a ratio of. */
export const ratios = {
  questWin: ['questsWon', 'quests'],
  teamAccuracy: ['justQuestsWon', 'justQuests'],
  teamAccuracyProposed: ['justTeamsSound', 'justTeams'],
  blundersPerTeam: ['provableBlunders', 'justTeams'],
} as const

const numberOf = (outcome: Outcome, name: string): number => Number(outcome.metrics[name] ?? 0)

/** A ratio of sums with its bootstrap interval by game: quests of one game are not independent of each other. */
export function pooledRatio(
  outcomes: readonly Outcome[],
  name: keyof typeof ratios,
  { resamples = 2000, seed = 1 } = {},
): Estimate {
  const [part, whole] = ratios[name]
  const parts = outcomes.map((outcome) => numberOf(outcome, part))
  const wholes = outcomes.map((outcome) => numberOf(outcome, whole))
  const n = sum(wholes)
  if (n === 0) return { mean: NaN, low: NaN, high: NaN, n }
  const random = new Random(seed, 'pooled ratio', outcomes.length)
  const drawn = Array.from({ length: resamples }, () => {
    let [above, below] = [0, 0]
    for (let draw = 0; draw < outcomes.length; draw++) {
      const game = random.int(0, outcomes.length - 1)
      above += parts[game]!
      below += wholes[game]!
    }
    return below === 0 ? NaN : above / below
  })
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b)
  const at = (share: number) => drawn[Math.min(drawn.length - 1, Math.max(0, Math.round(share * (drawn.length - 1))))]!
  return { mean: sum(parts) / n, low: at(0.025), high: at(0.975), n }
}

/** A share of games with its Wilson interval; games for which it is not defined are left out. */
export function shareOfGames(outcomes: readonly Outcome[], name: string): Estimate {
  const values = outcomes.map(({ metrics }) => metrics[name]).filter((value) => value !== null && value !== undefined)
  return wilson(values.filter(Boolean).length, values.length)
}

/** A published share of so many trials, with the interval that it should have had. */
export const published = (share: number, trials: number): Cell => ({
  kind: 'share',
  estimate: { ...wilson(Math.round(share * trials), trials), mean: share },
})

export const shareCell = (estimate: Estimate): Cell => ({ kind: 'share', estimate })
