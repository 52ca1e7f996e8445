/** What an assignment is worth, and the best and worst there are. */
import { solveMatching } from '../../solvers/matching.ts'
import type { AssignmentWorld } from './instances.ts'

/** The sum of the cells of an assignment. */
export const scoreAssignment = (
  { values }: Pick<AssignmentWorld, 'values'>,
  reviewerOfPaper: readonly number[],
): number => reviewerOfPaper.reduce((sum, reviewer, paper) => sum + values[reviewer]![paper]!, 0)

export const assignmentBounds = ({ values }: AssignmentWorld): { best: number; worst: number } => ({
  best: solveMatching(values, 'max').value,
  worst: solveMatching(values, 'min').value,
})
