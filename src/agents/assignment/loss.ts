/** How many points an assignment is expected to fall short of the best for what its player saw and was told. */
import type { AssignmentProposal } from '../../games/assignment/index.ts'
import { solveMatching } from '../../solvers/matching.ts'
import { believe } from './belief.ts'
import type { AssignmentObservation } from './observation.ts'

export function expectedLoss(observation: AssignmentObservation, { reviewerOfPaper }: AssignmentProposal): number {
  const { cells } = believe(observation)
  const worth = reviewerOfPaper.reduce((sum, reviewer, paper) => sum + cells[reviewer]![paper]!, 0)
  return Math.max(0, solveMatching(cells).value - worth)
}
