/** The kitchens for learners: the team's reward, the cooks' six moves by number, and what they see as numbers. */
import type { Learning } from '../../core/learning.ts'
import { KitchenBatch } from './batch.ts'
import type { Config } from './config.ts'
import { encodings } from './encodings/index.ts'
import { ACTIONS, SEATS, type Action, type Observation, type State } from './rules.ts'

const forBoth = (earned: number): Record<(typeof SEATS)[number], number> => ({ alice: earned, bob: earned })

export const learning: Learning<Config, State, Observation, Action> = {
  reward: (before, after) => forBoth(after.score - before.score),
  /** The team's, for both: what leads to a soup is as good whoever does it. */
  shaped: (before, after) => forBoth(after.shaped - before.shaped),
  actions: () => ACTIONS,
  actionCount: () => ACTIONS.length,
  encodings,
  batch: (config, size, options) => new KitchenBatch(config, size, options),
}
