/** Avalon: hidden roles, quests and votes (AvalonPlay, arXiv 2312.17515; and the board game's own rules). */
import type { Game } from '../../core/game.ts'
import type { Random } from '../../core/random.ts'
import { action } from './action.ts'
import { config, type Config } from './config.ts'
import { language } from './language.ts'
import { cutOff, metrics, outcome } from './outcome.ts'
import { resample } from './resample.ts'
import { act, start, turn } from './rules.ts'
import type { Action, State } from './state.ts'
import { seatsOf } from './tables.ts'
import { observation, type Observation } from './observation.ts'
import { errand, observe } from './view.ts'

export const avalon: Game<Config, State, Observation, Action> = {
  name: 'avalon',
  version: 1,
  title: 'Avalon',
  about: 'Players with hidden roles send teams on quests, which the evil ones among them sabotage.',
  source: 'arXiv 2312.17515, Cooperation on the Fly: Exploring Language Agents for Ad Hoc Teamwork in the Avalon Game',
  config,
  action,
  observation,
  metrics,
  // The deal says who is who.
  shared: ({ roles: _, ...config }) => config,
  seats: ({ players }) => seatsOf(players),
  start,
  turn: (state) => ({ must: turn(state), may: [] }),
  observe,
  act,
  outcome,
  cutOff,
  sample,
  resample,
  language,
}

function sample(observation: Observation, random: Random): Action {
  const { task, player, side, seen, sight, rules } = observation
  const everybody = rules.deck.map((_, index) => index + 1)
  switch (task) {
    case 'team':
      return { type: 'team', members: random.shuffle(everybody).slice(0, errand(observation).size) }
    case 'message':
      return { type: 'message', text: random.pick(['I agree with this team.', 'I do not agree with this team.']) }
    case 'vote':
      return { type: 'vote', approve: random.float() < 0.5 }
    case 'quest':
      return { type: 'quest', success: side === 'just' || random.float() < 0.5 }
    case 'assassinate': {
      const fellows = sight === 'teammates' ? seen : []
      return {
        type: 'assassinate',
        player: random.pick(everybody.filter((other) => other !== player && !fellows.includes(other))),
      }
    }
    default:
      throw new Error(`sample: player ${player} has nothing to do in phase ${observation.phase}`)
  }
}

export type { Action, Config, Observation, State }
export type { Rules } from './config.ts'
export type { Message, Phase, Proposal, Quest } from './state.ts'
export type { End, SeenProposal, SeenQuest } from './view.ts'
export { current, errand, observe, seeAll } from './view.ts'
export { jsonBlocks, namedTeam, readBallot, readTeam } from './ballots.ts'
export { questFacts, voteFacts } from './facts.ts'
export { describeTask } from './language.ts'
export { playerOf, seatOf, seatsOf } from './tables.ts'
export * from './words.ts'

export default avalon
