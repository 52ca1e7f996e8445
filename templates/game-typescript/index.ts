/** New Game: the game value, assembled. */
import type { Game } from 'roundtable'
import { SEATS, config, presets, type Config } from './config.ts'
import { start, type State } from './instances.ts'
import { language } from './language.ts'
import { metrics, outcome } from './outcome.ts'
import { act, action, observation, observe, resample, sample, turn, type Action, type Observation } from './rules.ts'

export const newGame: Game<Config, State, Observation, Action> = {
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
