/** The truth of one chase, and what a player may know of it. */
import type { CaptureConfig } from './config.ts'
import type { CaptureMap, Room } from './maps.ts'
import type { CaptureAction, JointAction, Player, Situation } from './situation.ts'

/** One turn as it went. */
export interface TurnTaken extends JointAction {
  readonly before: Situation
  /** Where the thief went. */
  readonly thief: Room
}

export interface CaptureState {
  readonly config: CaptureConfig
  readonly situation: Situation
  readonly history: readonly TurnTaken[]
  /** What was chosen in this turn so far; the other player does not see it. */
  readonly pending: Partial<JointAction>
  /** Who caught the thief; empty while it is free. */
  readonly captors: readonly Player[]
}

/** Everything but what the partner chooses in this turn: all three see the whole map. */
export interface CaptureObservation extends Omit<CaptureMap, 'start' | 'doors'> {
  readonly seat: Player
  readonly partner: Player
  /** From 1. */
  readonly turn: number
  readonly maxTurns: number
  readonly situation: Situation
  /** Each door as it is now. */
  readonly doors: CaptureMap['doors']
  /** What this player can do now. */
  readonly actions: readonly CaptureAction[]
  /** What this player has chosen, while its partner has not. */
  readonly chosen: CaptureAction | null
  readonly history: readonly TurnTaken[]
  readonly captors: readonly Player[]
}
