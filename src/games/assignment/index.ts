/** Assignment, assembled. */
import { defineDialogue } from '../dialogue/define.ts'
import { assignmentDomain } from './domain.ts'

export const assignment = defineDialogue(assignmentDomain)

export type { AssignmentConfig } from './config.ts'
export type { AssignmentKnows, AssignmentProposal } from './domain.ts'
export { OWN_LABELS, PUBLISHED_LABELS, type Labels, type Paper } from './labels.ts'
export { parseAssignment, readable } from './words.ts'
export { scoreAssignment, UNSEEN, type AssignmentWorld } from './world.ts'

export default assignment
