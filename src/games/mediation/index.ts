/** Mediation, assembled. */
import { defineDialogue } from '../dialogue/define.ts'
import { mediationDomain } from './domain.ts'

export const mediation = defineDialogue(mediationDomain)

export type { MediationConfig } from './config.ts'
export {
  ASSISTANT,
  userSeat,
  type MediationKnows,
  type MediationShown,
  type OwnMeeting,
  type KnownMeeting,
} from './domain.ts'
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
  type Flight,
  type MediationProposal,
  type MediationWorld,
  type Meeting,
  type Traveller,
} from './world.ts'

export default mediation
