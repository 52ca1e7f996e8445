/**
 * Traveling Adventurers: two players who each see half of the coins look for the best round trip through a house.
 *
 * @module roundtable/games/traveling-adventurers
 */
import { own } from '../../core/boundary.ts'
import { freeze } from '../../core/frozen.ts'
import type { Game } from '../../core/game.ts'
import { config, SEATS } from './config.ts'
import type { Config } from './config.ts'
import { language } from './language.ts'
import { observe, resample } from './observe.ts'
import { observation, type Observation } from './observation.ts'
import { judge, metrics } from './outcome.ts'
import { act, start, turn } from './rules.ts'
import { action, type Action, type State } from './state.ts'
import { asInVersion1 } from './version-1.ts'
import { sample } from './sample.ts'

/** Traveling Adventurers, seats `USER` and `BOT`: agree on the round trip that collects the most coins of both. */
export const travelingAdventurers: Game<Config, State, Observation, Action> = {
  name: 'traveling-adventurers',
  version: 2,
  earlier: { 1: asInVersion1 },
  title: 'Traveling Adventurers',
  about: 'Two players, each seeing half of the coins, agree on the round trip through a house that collects the most.',
  source: 'Jeknić, Duchnowski, Koller 2025: Collaborative Problem-Solving in an Optimization Game (arXiv 2505.15490)',
  config,
  action,
  observation,
  presets: {
    people: { mode: 'free' },
    // The paper's sessions with people (its section 6.1): six rooms, before them four to learn with.
    'paper-people': { boards: 'generated', roomSet: 'people', mode: 'free' },
    'paper-tutorial': { boards: 'generated', roomSet: 'people', rooms: 4, mode: 'free' },
  },
  metrics,
  // The number of a published board gives the partner's coins away as surely as the board itself.
  shared: ({ instance: _, board: __, ...config }) => config,
  seats: () => SEATS,
  start,
  turn,
  observe: (state, seat) => freeze(observe(state, seat)),
  act: (state, seat, action) => act(state, seat, own(action)),
  outcome: (state) => state.outcome ?? undefined,
  cutOff: (state) => judge(state, 'stopped: a seat could not act'),
  sample,
  resample,
  language,
}

export type { Config, GivenHouse, Hallway, Player } from './config.ts'
export type { House } from './instances.ts'
export type { Observation } from './observation.ts'
export type { Action, Notice, State, Utterance } from './state.ts'
export { longestMessage } from './state.ts'
export { SEATS, partnerOf, WORLDS } from './config.ts'
export { drawCoins, generateHouse, presetHouse, targetSum } from './instances.ts'
export { jointWeights, pathValue } from './outcome.ts'
export { isRoundTrip, roomName, ROOMS, samePath, whyNoRoundTrip } from './rooms.ts'
export { travelingAdventurers as default }
