/** What the three dialogue games share, as boards see it. */
export type { DialogueAction } from '../../../../../src/games/engines/dialogue/action.ts'
export type { DialogueObservation } from '../../../../../src/games/engines/dialogue/observation.ts'
