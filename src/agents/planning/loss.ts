/** How many points an itinerary is expected to fall short of the best for what was said. */
import { scoreItinerary, type PlanningConfig, type PlanningProposal } from '../../games/planning/index.ts'
import { believe } from './belief.ts'
import { bestExpected } from './choose.ts'
import type { PlanningObservation } from './observation.ts'

export function expectedLoss(
  observation: PlanningObservation,
  { events }: PlanningProposal,
  { inertPreferences }: PlanningConfig,
): number {
  const sites = observation.sites!
  const { imagined } = believe(observation, inertPreferences)
  const worth = (some: readonly (number | null)[]): number =>
    imagined.reduce(
      (sum, { preferences, weight }) => sum + weight * scoreItinerary({ sites, preferences }, some).total,
      0,
    ) / imagined.reduce((sum, { weight }) => sum + weight, 0)
  return Math.max(0, worth(bestExpected(imagined, sites, observation.stops)) - worth(events))
}
