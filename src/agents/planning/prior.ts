/** A visitor of whom nothing is known but what every visitor minds: distance, and going over a usual budget. */
import type { Preference } from '../../games/planning/index.ts'

export const imagineVisitor = (): Preference[] => [
  { kind: 'DistancePreference', text: '', weight: -5.5 },
  { kind: 'PriceBudgetPreference', text: '', weight: -5.5, budget: 60 },
]
