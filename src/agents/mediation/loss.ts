/** How many points flights are expected to fall short of the best for what was said. */
import type { MediationProposal } from '../../games/mediation/index.ts'
import { believe } from './belief.ts'
import type { MediationObservation } from './observation.ts'
import { bestExpected, expectedWorth } from './choose.ts'

export function expectedLoss(observation: MediationObservation, { flights }: MediationProposal): number {
  const users = observation.users!
  const belief = believe(observation)
  const best = expectedWorth(belief, users, bestExpected(belief, users))
  return Math.max(0, best - expectedWorth(belief, users, flights as number[]))
}
