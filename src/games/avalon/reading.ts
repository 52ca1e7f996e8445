/** From a reply in words to the action it stands for; what cannot be read is refused with words for the player. */
import { Unreadable } from '../../core/errors.ts'
import { longestMessage } from './action.ts'
import { readBallot, readTeam } from './ballots.ts'
import { errand, type Observation } from './view.ts'
import type { Action } from './state.ts'

export function readAction(reply: string, observation: Observation): Action {
  const text = reply.trim()
  switch (observation.task) {
    case 'team':
      return {
        type: 'team',
        members: readTeam(text, { ...errand(observation), ...observation.rules, self: observation.player }),
      }
    case 'message':
      return readMessage(text)
    case 'vote':
      return { type: 'vote', approve: readBallot(text) }
    case 'quest':
      return { type: 'quest', success: readCard(text, observation) }
    case 'assassinate':
      return { type: 'assassinate', player: readName(text, observation) }
    default:
      throw new Unreadable('It is not your turn: there is nothing to answer.', reply)
  }
}

function readMessage(text: string): Action {
  if (!text) throw new Unreadable('The message is empty: say something.', text)
  if (text.length > longestMessage)
    throw new Unreadable(`The message is too long: at most ${longestMessage} characters.`, text)
  return { type: 'message', text }
}

function readCard(text: string, { side }: Observation): boolean {
  const stated = /"?success"?\s*:\s*(true|false)/i.exec(text)?.[1]?.toLowerCase()
  const supports = stated ? stated === 'true' : /\b(success|succeed|support|pass)\b/i.test(text)
  const sabotages = stated ? stated === 'false' : /\b(fail|sabotage)\b/i.test(text)
  if (supports === sabotages) throw new Unreadable('Answer with one word: success or fail.', text)
  if (sabotages && side === 'just') throw new Unreadable('The just side cannot sabotage a quest: answer success.', text)
  return supports
}

function readName(text: string, { rules, player }: Observation): number {
  const stated = /"player"\s*:\s*(\d+)/i.exec(text) ?? /\bname\s+player\s*(\d+)/i.exec(text)
  const named = stated ? [stated[1]!] : [...text.matchAll(/player[\s-]*(\d+)/gi)].map((match) => match[1]!)
  const one = new Set(named.length ? named : (text.match(/^\D*(\d+)\D*$/) ?? []).slice(1))
  const chosen = Number([...one][0])
  if (one.size !== 1) throw new Unreadable('Name exactly one player, as in: I name player 4.', text)
  if (chosen < 1 || chosen > rules.players || chosen === player)
    throw new Unreadable(`Name one of the other players, from 1 to ${rules.players}.`, text)
  return chosen
}
