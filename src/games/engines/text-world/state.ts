/** What a text game is in play, and what its player does. */
import type { TextConfig } from './config.ts'
import type { Situation, World } from './world.ts'

/** One command in the words of the valid actions: `{"command": "take coin"}`. */
export interface TextAction {
  readonly command: string
}

export interface TextState<Goal = any> {
  readonly config: Pick<TextConfig, 'world' | 'envStepLimit' | 'endless' | 'invalid'>
  readonly world: World<Goal>
  readonly situation: Situation
  readonly steps: number
}
