/** The truth of one escape, and what a survivor may know of it. */
import type { Chance } from '../../core/random.ts'
import type { EscapeConfig } from './config.ts'
import type { EscapeMap, Room } from './maps.ts'
import type { EscapeAction, JointAction, Situation, Survivor } from './situation.ts'

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
  readonly chance: Chance
}

/** Everything but the killer's chance and what the partner chooses in this turn. */
export interface EscapeObservation extends Pick<EscapeMap, 'rooms' | 'exit'> {
  readonly seat: Survivor
  readonly partner: Survivor
  /** From 1. */
  readonly turn: number
  readonly maxTurns: number
  readonly situation: Situation
  readonly generators: readonly { readonly room: Room; readonly fixes: number; readonly fixed: boolean }[]
  readonly fixesNeeded: number
  /** Whether the killer follows whom it sees, so that its target says where it goes. */
  readonly killerFollows: boolean
  /** What this survivor can do now. */
  readonly actions: readonly EscapeAction[]
  /** What this survivor has chosen, while its partner has not. */
  readonly chosen: EscapeAction | null
  readonly history: readonly TurnTaken[]
  readonly ended: 'won' | 'lost' | 'out of time' | null
}
