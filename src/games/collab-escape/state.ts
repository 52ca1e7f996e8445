/** The truth of one escape. */
import type { RngState } from '../../core/random.ts'
import type { EscapeConfig } from './config.ts'
import type { Room } from './maps.ts'
import type { JointAction, Situation } from './situation.ts'

/** One turn as it went. */
export interface TurnTaken extends JointAction {
  readonly before: Situation
  /** Where the killer went. */
  readonly killer: Room
}

export interface EscapeState {
  readonly config: EscapeConfig
  readonly generators: readonly Room[]
  readonly situation: Situation
  readonly history: readonly TurnTaken[]
  /** What was chosen in this turn so far; the partner does not see it. */
  readonly pending: Partial<JointAction>
  /** The killer's chance. */
  readonly rng: RngState
}
