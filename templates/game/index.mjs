/** New Game: the game value, assembled. */
import { SEATS, config, presets } from './config.mjs'
import { start } from './instances.mjs'
import { language } from './language.mjs'
import { metrics, outcome } from './outcome.mjs'
import { act, action, observation, observe, resample, sample, turn } from './rules.mjs'

/** @type {import('roundtable').Game<import('./config.mjs').Config, import('./instances.mjs').State, import('./rules.mjs').Observation, import('./rules.mjs').Action>} */
export const newGame = {
  name: 'new-game',
  // Raised whenever an old log would replay differently.
  version: 1,
  title: 'New Game',
  about: 'A guide who knows where the treasure is leads a seeker who may open a few boxes.',
  config,
  presets,
  action,
  observation,
  metrics,
  seats: () => SEATS,
  start,
  turn,
  observe,
  act,
  outcome,
  sample,
  resample,
  language,
}

export default newGame
