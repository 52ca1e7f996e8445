/**
 * Avalon: hidden roles, quests and votes (AvalonPlay, arXiv 2312.17515; and the board game's own rules).
 *
 * @module roundtable/games/avalon
 */
import { own } from '../../core/boundary.ts'
import { freeze } from '../../core/frozen.ts'
import type { Game } from '../../core/game.ts'
import { sideOf } from '../../solvers/role-worlds/index.ts'
import { action } from './action.ts'
import { config, type Config } from './config.ts'
import { language } from './language.ts'
import { news } from './news.ts'
import { cutOff, metrics, outcome } from './outcome.ts'
import { resample } from './resample.ts'
import { act, start, turn } from './rules.ts'
import { sample } from './sample.ts'
import type { Action, State } from './state.ts'
import { seatOf, seatsOf } from './tables.ts'
import { observation, type Observation } from './observation.ts'
import { observe } from './view.ts'

/** Avalon, 5 to 10 seats `player-1`, `player-2`, …: hidden roles, teams, votes and quests. */
export const avalon: Game<Config, State, Observation, Action> = {
  name: 'avalon',
  version: 2,
  earlier: { 1: ({ rng, ...state }) => ({ ...state, chance: rng }) },
  title: 'Avalon',
  about: 'Players with hidden roles send teams on quests, which the evil ones among them sabotage.',
  source: 'arXiv 2312.17515, Cooperation on the Fly: Exploring Language Agents for Ad Hoc Teamwork in the Avalon Game',
  config,
  action,
  observation,
  metrics,
  measured: ({ roles }) => roles.flatMap((role, index) => (sideOf(role) === 'just' ? [seatOf(index + 1)] : [])),
  // The deal says who is who.
  shared: ({ roles: _, ...config }) => config,
  seats: ({ players }) => seatsOf(players),
  start,
  turn: (state) => ({ must: turn(state), may: [] }),
  observe: (state, seat) => freeze(observe(state, seat)),
  act: (state, seat, action) => act(state, seat, own(action)),
  outcome,
  news,
  cutOff,
  sample,
  resample,
  // Cards on quests and, where they are shown, votes tell of roles.
  reveals: true,
  language,
}

export type { Action, Config, Observation, State }
export type { Rules } from './config.ts'
export type { Message, Phase, Proposal, Quest } from './state.ts'
export type { End, SeenProposal, SeenQuest } from './view.ts'
export { current, errand, observe, seeAll } from './view.ts'
export { jsonBlocks, readBallot } from './ballots.ts'
export { namedTeam, readTeam } from './teams.ts'
export { questFacts, voteFacts } from './facts.ts'
export { describeTask } from './language.ts'
export { playerOf, seatOf, seatsOf } from './tables.ts'
export * from './words.ts'
export { avalon as default }
