/** What a player of Assignment sees: its own numbers, and the talk. */
import type { AssignmentKnows, AssignmentProposal } from '../../games/assignment/index.ts'
import type { DialogueObservation } from '../../games/engines/dialogue/observation.ts'

export type AssignmentObservation = DialogueObservation<AssignmentKnows, AssignmentProposal>
