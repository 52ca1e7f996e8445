/** Planning, assembled. */
import { defineDialogue } from '../dialogue/define.ts'
import { planningDomain } from './domain.ts'

export const planning = defineDialogue(planningDomain)

export type { PlanningConfig } from './config.ts'
export type { PlanningKnows, PlanningShown, ScoredSlot } from './domain.ts'
export { DISTRICTS, RIVER } from './city.ts'
export { FEATURES, SITE_TYPES, type FeatureValue, type SiteType } from './features.ts'
export { asProblem, itineraryBounds, miles, scoreItinerary } from './score.ts'
export { SEARCH_HELP } from './search/complete.ts'
export { parseItinerary } from './words.ts'
export type { PlanningProposal, PlanningWorld, Preference, Site } from './world.ts'

export default planning
