import type { DialogueObservation } from '../../games/engines/dialogue/observation.ts'
import type { PlanningKnows, PlanningShown } from '../../games/planning/index.ts'

/** What a player of Planning sees. */
export type PlanningObservation = DialogueObservation<PlanningKnows, PlanningShown>
