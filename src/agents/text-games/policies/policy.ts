/** The shape of a policy: how the symbolic player plays one of the text games. */
import type { TextObservation } from '../../../games/engines/text-world/text-game.ts'
import type { Surroundings } from '../surroundings.ts'

/** What a policy works with at one step. */
export interface Situation {
  readonly seen: TextObservation
  readonly around: Surroundings
  /** Asks a module; a module step. */
  ask(module: string, command: string): Promise<string>
  /** The command that brings the player towards a room; asks the map. */
  goTo(room: string): Promise<string>
  /** The command that finds out more about the house; undefined where all has been seen. */
  explore(): Promise<string | undefined>
}

/** Decides one command after the other; made anew for each episode, so it may remember. */
export type Policy = (situation: Situation) => Promise<string>
