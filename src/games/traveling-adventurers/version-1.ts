/** The state as it was in version 1, of which its logs have hashes. */
import type { State } from './state.ts'

const METRICS: Readonly<Record<string, string>> = {
  correctAsPublished: 'correctCompatible',
  optimalAsPublished: 'optimalCompatible',
  scoreAsPublished: 'scoreCompatible',
}

export function asInVersion1({ house, outcome, ...state }: State): unknown {
  const { min, max } = house.coins
  const metrics = Object.entries(outcome?.metrics ?? {}).map(([name, value]) => [METRICS[name] ?? name, value])
  return {
    ...state,
    house: { ...house, coins: { least: min, most: max } },
    outcome: outcome && { ...outcome, metrics: Object.fromEntries(metrics) },
  }
}
