/**
 * Planning: an assistant who knows the town plans a day for a visitor who knows what it wants.
 *
 * @module roundtable/games/planning
 */
import { defineDialogue } from '../engines/dialogue/define.ts'
import { words } from './language.ts'
import { planningDomain } from './rules.ts'

/** Planning, seats `user` and `assistant`: who knows what is wished and who knows the town agree on sites in order. */
export const planning = defineDialogue({ ...planningDomain, words })

export type { PlanningConfig } from './config.ts'
export type { PlanningKnows, PlanningShown, ScoredSlot } from './rules.ts'
export { DISTRICTS, RIVER } from './city.ts'
export { FEATURES, SITE_TYPES, type FeatureValue, type SiteType } from './site-tables.ts'
export { asProblem, itineraryBounds, miles, scoreItinerary } from './outcome.ts'
export { SEARCH_HELP, searchSites } from './search/complete.ts'
export { printFeatures } from './search/results.ts'
export { parseItinerary } from './language.ts'
export type { PlanningProposal, PlanningWorld, Preference, Site } from './world.ts'
export { planning as default }
