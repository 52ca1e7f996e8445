/** The truth of one chase. */
import type { CaptureConfig } from './config.ts'
import type { Room } from './maps.ts'
import type { JointAction, Player, Situation } from './situation.ts'

/** One turn as it went. */
export interface TurnTaken extends JointAction {
  readonly before: Situation
  /** Where the thief went. */
  readonly thief: Room
}

/** The whole truth of an episode. */
export interface CaptureState {
  readonly config: CaptureConfig
  readonly situation: Situation
  readonly history: readonly TurnTaken[]
  /** What was chosen in this turn so far; the other player does not see it. */
  readonly pending: Partial<JointAction>
  /** Who caught the thief; empty while it is free. */
  readonly captors: readonly Player[]
}
