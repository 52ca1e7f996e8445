/** Some legal action, drawn at random. */
import type { Random } from '../../core/random.ts'
import type { Action } from './state.ts'
import { errand, type Observation } from './view.ts'

export function sample(observation: Observation, random: Random): Action {
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
