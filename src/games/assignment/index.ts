/**
 * Assignment: two chairs who each know a part of a table assign reviewers to papers.
 *
 * @module roundtable/games/assignment
 */
import { defineDialogue } from '../engines/dialogue/define.ts'
import { words } from './language.ts'
import { assignmentDomain } from './rules.ts'

/**
 * Assignment, seats `player-1` and `player-2`: each sees a part of a table of scores; together they give each paper a
 * reviewer.
 */
export const assignment = defineDialogue({ ...assignmentDomain, words })

export type { AssignmentConfig } from './config.ts'
export type { AssignmentKnows, AssignmentProposal } from './rules.ts'
export { OWN_LABELS, PUBLISHED_LABELS, type Labels, type Paper } from './labels.ts'
export { parseAssignment, readable } from './language.ts'
export { UNSEEN, type AssignmentWorld } from './instances.ts'
export { scoreAssignment } from './outcome.ts'
export { assignment as default }
