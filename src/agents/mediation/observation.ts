/** What the players of Mediation see. */
import type { DialogueObservation } from '../../games/engines/dialogue/observation.ts'
import type { MediationKnows, MediationShown } from '../../games/mediation/index.ts'

export type MediationObservation = DialogueObservation<MediationKnows, MediationShown>
