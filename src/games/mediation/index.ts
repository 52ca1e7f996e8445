/**
 * Mediation: an assistant books flights for friends with calendars of their own, so that they arrive together.
 *
 * @module roundtable/games/mediation
 */
import { defineDialogue } from '../engines/dialogue/define.ts'
import { words } from './language.ts'
import { mediationDomain } from './rules.ts'

/** Mediation, seats `user-0`, `user-1`, … and `assistant`: a flight for everybody, which they accept together. */
export const mediation = defineDialogue({ ...mediationDomain, words })

export type { MediationConfig } from './config.ts'
export {
  ASSISTANT,
  userSeat,
  type MediationKnows,
  type MediationShown,
  type OwnMeeting,
  type KnownMeeting,
} from './rules.ts'
export { fromMinutes, sayClock, sayDay, toMinutes } from './time.ts'
export {
  arrivalCost,
  conflicts,
  costsOf,
  flightBounds,
  hoursApart,
  priceCost,
  scoreFlights,
  solveFlights,
  type Costs,
} from './outcome.ts'
export type { Flight, MediationProposal, MediationWorld, Meeting, Traveller } from './world.ts'
export { mediation as default }
