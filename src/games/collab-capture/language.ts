/** Collab Capture in words. */
import { type Language } from '../../core/game.ts'
import { describeRooms, readMove } from '../engines/rooms/index.ts'
import { mapOf, type CaptureConfig, type Thief } from './config.ts'
import type { CaptureMap } from './maps.ts'
import type { CaptureAction } from './situation.ts'
import type { CaptureObservation } from './observation.ts'
import type { TurnTaken } from './state.ts'

export const language: Language<CaptureConfig, CaptureObservation, CaptureAction> = {
  rules: (config, seat) => {
    const partner = seat === 'alice' ? 'Bob' : 'Alice'
    return [
      `You are ${name(seat)}. Together with ${partner} you chase a thief through rooms; catch it in as few turns as you can.`,
      describeRooms(mapOf(config).rooms),
      describeDoors(mapOf(config)),
      `In each turn you, ${partner} and the thief act at once: move to a room next to yours, stay, or (players only) press the button of the room you are in. A button opens its door if it is closed and closes it if it is open, from the next turn on; a closed door lets nobody through. Both of you pressing one button in the same turn changes nothing.`,
      'The thief is caught when a player ends a turn in its room, or when a player and the thief pass each other between two rooms.',
      describeThief(config.adversary),
      `Everybody sees everything, except what the others choose in this turn. After ${config.maxTurns} turns the thief has escaped.`,
    ]
      .filter(Boolean)
      .join('\n')
  },
  describe: (observation) => {
    const { seat, partner, situation, turn, maxTurns, captors, chosen, actions } = observation
    const lines = [
      `Turn ${turn} of ${maxTurns}. You (${name(seat)}) are in room ${situation[seat]}. ${name(partner)} is in room ${situation[partner]}. The thief is in room ${situation.thief}.`,
      observation.doors
        .map(({ between: [a, b], open }) => `The door between room ${a} and room ${b} is ${open ? 'open' : 'closed'}.`)
        .join(' '),
      describeLastTurn(observation),
    ]
    if (captors.length > 0) lines.push(`The thief is caught by ${captors.map(name).join(' and ')}.`)
    else if (chosen) lines.push(`You chose to ${sayAction(chosen)}; ${name(partner)} has not chosen yet.`)
    else if (actions.length > 0) lines.push(`You can: ${actions.map(sayAction).join(', ')}.`)
    else lines.push('The thief has escaped.')
    return lines.filter(Boolean).join('\n')
  },
  parse: (reply, seen) => readMove(reply, seen, { verb: 'press', object: 'button' }, seen.actions.map(sayAction)),
  say: sayAction,
}

/** The action in words, as `language.parse` reads them. */
export function sayAction(action: CaptureAction): string {
  if (action.type === 'move') return `move to room ${action.room}`
  return action.type === 'press' ? 'press the button' : 'stay'
}

/** A seat as a name in a sentence: `Alice`. */
export const name = (seat: string): string => seat[0]!.toUpperCase() + seat.slice(1)

const describeDoors = (map: CaptureMap): string =>
  map.doors
    .map(({ between: [a, b], button }) => `A door between room ${a} and room ${b} has its button in room ${button}.`)
    .join(' ')

function describeThief(thief: Thief): string {
  switch (thief) {
    case 'code':
      return 'The thief knows where both of you go in this turn. It never stays where it can leave: of its ways out it takes the one whose room number differs most from that of the nearer player’s next room, nearness being the difference of room numbers (the way listed first if two are equal).'
    case 'greedy':
      return 'The thief moves or stays such that it is as many steps as can be from where the nearer of you is now (doors as they are); if two rooms are equal, it prefers the one farther from both of you together, then the one listed first.'
    case 'restless':
      return 'The thief never stays where it can leave: it moves such that it is as many steps as can be from where the nearer of you is now (doors as they are); if two rooms are equal, it prefers the one farther from both of you together, then the one listed first.'
    case 'minimax':
      return 'The thief knows where both of you go in this turn, may move or stay, and does whatever keeps it free longest.'
  }
}

function describeLastTurn({ history, seat, partner }: CaptureObservation): string {
  const last: TurnTaken | undefined = history.at(-1)
  if (!last) return ''
  const thief =
    last.thief === last.before.thief ? 'stayed' : `moved from room ${last.before.thief} to room ${last.thief}`
  return `Last turn you chose to ${sayAction(last[seat])}, ${name(partner)} chose to ${sayAction(last[partner])}, and the thief ${thief}.`
}
