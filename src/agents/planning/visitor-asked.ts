/** What a visitor has at hand who answers the assistant. */
import type { Phrasebook } from '../english/index.ts'
import type { PlanningObservation } from './observation.ts'
import type { Wish } from './wished.ts'

/** Everything that an answer may need. */
export interface Asked {
  readonly observation: PlanningObservation
  readonly wishes: readonly Wish[]
  readonly book: Phrasebook
  /** How a wish is put. */
  readonly say: (wish: Wish) => string
}
