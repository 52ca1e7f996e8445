/**
 * Collab Capture: two players and a thief in rooms joined by ways, some with doors that buttons elsewhere control.
 *
 * @module roundtable/games/collab-capture
 */
import { own } from '../../core/boundary.ts'
import { freeze } from '../../core/frozen.ts'
import type { Game } from '../../core/game.ts'
import { captureConfig, type CaptureConfig } from './config.ts'
import { language } from './language.ts'
import { news } from './news.ts'
import { metrics, outcomeOf } from './outcome.ts'
import { act, isOver, observe, resample, start, turn } from './rules.ts'
import { captureAction, seats, type CaptureAction } from './situation.ts'
import { observation, type CaptureObservation } from './observation.ts'
import type { CaptureState } from './state.ts'

/** Collab Capture, seats `alice` and `bob`: corner a thief in rooms with doors, both moving at once. */
export const collabCapture: Game<CaptureConfig, CaptureState, CaptureObservation, CaptureAction> = {
  name: 'collab-capture',
  version: 1,
  title: 'Collab Capture',
  about: 'Two players corner a thief in rooms whose doors are opened and closed by buttons elsewhere.',
  source: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023), section 3.1',
  config: captureConfig,
  action: captureAction,
  observation,
  metrics,
  seats: () => seats,
  start,
  turn,
  observe: (state, seat) => freeze(observe(state, seat)),
  act: (state, seat, action) => act(state, seat, own(action)),
  outcome: (state) => (isOver(state) ? outcomeOf(state) : undefined),
  news,
  cutOff: outcomeOf,
  sample: ({ actions }, random) => random.pick(actions),
  resample,
  language,
}

export { mapOf, type CaptureConfig, type Thief } from './config.ts'
export { captureMaps, isSolvable, type CaptureMap, type Room } from './maps.ts'
export {
  captors,
  actionsOf,
  seats,
  waysFrom,
  type CaptureAction,
  type JointAction,
  type Player,
  type Situation,
} from './situation.ts'
export type { CaptureObservation } from './observation.ts'
export type { CaptureState } from './state.ts'
export { solveCapture, type CaptureSolution } from './solve.ts'
export { startsByDifficulty } from './instances.ts'
export { sayAction } from './language.ts'
export { collabCapture as default }
