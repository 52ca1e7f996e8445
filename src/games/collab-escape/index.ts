/**
 * Collab Escape: two survivors fix generators to open an exit while a killer hunts them from room to room.
 *
 * @module roundtable/games/collab-escape
 */
import { own } from '../../core/boundary.ts'
import { freeze } from '../../core/frozen.ts'
import type { Game } from '../../core/game.ts'
import { escapeConfig, type EscapeConfig } from './config.ts'
import { language } from './language.ts'
import { news } from './news.ts'
import { endedHow, metrics, outcomeOf } from './outcome.ts'
import { act, observe, resample, start, turn } from './rules.ts'
import { escapeAction, seats, type EscapeAction } from './situation.ts'
import { observation, type EscapeObservation } from './observation.ts'
import type { EscapeState } from './state.ts'

/** Collab Escape, seats `alice` and `bob`: fix generators and get away from a killer, both moving at once. */
export const collabEscape: Game<EscapeConfig, EscapeState, EscapeObservation, EscapeAction> = {
  name: 'collab-escape',
  version: 2,
  earlier: { 1: ({ rng, ...state }) => ({ ...state, chance: rng }) },
  title: 'Collab Escape',
  about: 'Two survivors fix generators to open an exit while a killer hunts them from room to room.',
  source: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023), section 3.2',
  config: escapeConfig,
  action: escapeAction,
  observation,
  metrics,
  seats: () => seats,
  start,
  turn,
  observe: (state, seat) => freeze(observe(state, seat)),
  act: (state, seat, action) => act(state, seat, own(action)),
  outcome: (state) => (endedHow(state) ? outcomeOf(state) : undefined),
  news,
  cutOff: outcomeOf,
  sample: ({ actions }, random) => random.pick(actions),
  resample,
  // The killer moves by chance.
  reveals: true,
  language,
}

export { killerChoices } from './adversary.ts'
export { mapOf, type EscapeConfig } from './config.ts'
export { sayAction } from './language.ts'
export { escapeMaps, isSolvable, type EscapeMap, type Room } from './maps.ts'
export {
  actionsOf,
  allFixed,
  begin,
  seats,
  waysFrom,
  worldOf,
  type EscapeAction,
  type JointAction,
  type Situation,
  type Survivor,
  type World,
} from './situation.ts'
export type { EscapeObservation } from './observation.ts'
export type { EscapeState } from './state.ts'
export { solveEscape, type EscapeSolution } from './solve.ts'
export { startsByDifficulty } from './instances.ts'
export { collabEscape as default }
