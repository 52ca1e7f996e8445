/** What stands for a reply that could not be read after all re-asks: a legal action made by rule, and always noted. */
import { errand, namedTeam, type Action, type Observation } from '../../../games/avalon/index.ts'

/** A team is cut to its first members or filled up with the leader and the lowest numbers; a vote is a rejection. */
export function repair(said: string, observation: Observation): Action {
  const { player, side, seen, sight, rules } = observation
  const everybody = rules.deck.map((_, index) => index + 1)
  switch (observation.task!) {
    case 'team': {
      const named = namedTeam(said, { self: player, players: everybody.length }).filter((member) =>
        everybody.includes(member),
      )
      return {
        type: 'team',
        members: [...new Set([...named, player, ...everybody])].slice(0, errand(observation).size),
      }
    }
    case 'message':
      return { type: 'message', text: 'I have nothing to say.' }
    case 'vote':
      return { type: 'vote', approve: false }
    case 'quest':
      return { type: 'quest', success: side === 'just' }
    case 'assassinate': {
      const fellows = sight === 'teammates' ? seen : []
      return { type: 'assassinate', player: everybody.find((other) => other !== player && !fellows.includes(other))! }
    }
  }
}
