/** Collab Escape in words. */
import { type Language } from '../../core/game.ts'
import { describeRooms, readMove } from '../engines/rooms/index.ts'
import { mapOf, type EscapeConfig } from './config.ts'
import type { EscapeAction } from './situation.ts'
import type { EscapeObservation } from './observation.ts'

export const language: Language<EscapeConfig, EscapeObservation, EscapeAction> = {
  rules: (config, seat) => {
    const map = mapOf(config)
    const partner = seat === 'alice' ? 'Bob' : 'Alice'
    return [
      `You are ${name(seat)}. You and ${partner} are survivors, and a killer hunts you. Fix all generators to open the exit, and get one of you out; the sooner the better.`,
      describeRooms(map.rooms),
      config.generators === 'random'
        ? `Some rooms have a generator. The exit is in room ${map.exit}.`
        : `Generators stand in rooms ${(config.generators === 'map' ? map.generators : config.generators).join(' and ')}. The exit is in room ${map.exit}.`,
      `In each turn you, ${partner} and the killer act at once: move to a room that yours leads to, stay, or (survivors only) fix the generator of the room.`,
      describeRepair(config),
      config.lossIf === 'any'
        ? 'A survivor that ends a turn in the killer’s room is caught, and then both of you have lost. Passing the killer between two rooms is safe.'
        : 'A survivor that ends a turn in the killer’s room is caught and out of the game; you have lost when both are caught, so one may give itself up for the other. Passing the killer between two rooms is safe.',
      `You have won when at the end of a turn all generators are fixed and a free survivor is in room ${map.exit}.`,
      describeKiller(config),
      `After ${config.maxTurns} turns it is too late.`,
    ].join('\n')
  },
  describe: (observation) => {
    const { seat, partner, situation, turn, maxTurns, generators, fixesNeeded, exit } = observation
    const whereIs = (who: 'alice' | 'bob', subject: string, verb: string): string =>
      situation[who] === null ? `${subject} ${verb} caught.` : `${subject} ${verb} in room ${situation[who]}.`
    const open = generators.every(({ fixed }) => fixed)
    return [
      `Turn ${turn} of ${maxTurns}. ${whereIs(seat, `You (${name(seat)})`, 'are')} ${whereIs(partner, name(partner), 'is')} The killer is in room ${situation.killer}.`,
      describeTarget(observation),
      generators
        .map(({ room, fixes, fixed }) =>
          fixed
            ? `The generator in room ${room} is fixed.`
            : `The generator in room ${room} still needs ${count(fixesNeeded - fixes, 'fix', 'fixes')}.`,
        )
        .join(' ') + ` The exit in room ${exit} is ${open ? 'open' : 'closed'}.`,
      describeLastTurn(observation),
      describeChoice(observation),
    ]
      .filter(Boolean)
      .join('\n')
  },
  parse: (reply, seen) => readMove(reply, seen, { verb: 'fix', object: 'generator' }, seen.actions.map(sayAction)),
  say: sayAction,
}

/** The action in words, as `language.parse` reads them. */
export function sayAction(action: EscapeAction): string {
  if (action.type === 'move') return `move to room ${action.room}`
  return action.type === 'fix' ? 'fix the generator' : 'stay'
}

/** A seat as a name in a sentence: `Alice`. */
export const name = (seat: string): string => seat[0]!.toUpperCase() + seat.slice(1)
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

function describeRepair({ fixesNeeded, fixBy }: EscapeConfig): string {
  if (fixesNeeded === 1) return 'A generator is fixed with one fix.'
  const whose =
    fixBy === 'any'
      ? 'The fixes may come from either of you, and two in the same turn count as two.'
      : 'All must come from the same survivor; when another takes over, it begins anew.'
  return `A generator needs ${fixesNeeded} fixes in turns that follow each other: a turn without one loses those made so far. ${whose}`
}

function describeKiller({ adversary, killerMayStay }: EscapeConfig): string {
  if (adversary === 'greedy')
    return 'The killer knows where you both are and takes a shortest way to the nearer survivor’s room (Alice’s if both are equally near, the way listed first if several are equally short).'
  return `The killer sees survivors in the rooms that its own leads to, follows one of them, and goes to the room where that survivor is at the start of the turn. Of two it follows the one it did not see the turn before; if it saw both, the one it follows already; if it saw neither, Alice. While it sees nobody it wanders: it moves to a neighbouring room at random${killerMayStay ? ' or stays' : ''}, all equally likely.`
}

function describeTarget({ situation: { target }, seat, killerFollows }: EscapeObservation): string {
  if (!killerFollows) return ''
  if (target === null) return 'The killer sees neither of you and wanders.'
  return target === seat
    ? 'The killer follows you: it moves to the room where you are now.'
    : `The killer follows ${name(target)}: it moves to the room where ${name(target)} is now.`
}

function describeLastTurn({ history, seat, partner }: EscapeObservation): string {
  const last = history.at(-1)
  if (!last) return ''
  const chose = (who: 'alice' | 'bob', subject: string): string[] => {
    const action = last[who]
    return action ? [`${subject} chose to ${sayAction(action)}`] : []
  }
  const { killer } = last.before
  const went =
    last.killer === killer ? 'the killer stayed' : `the killer moved from room ${killer} to room ${last.killer}`
  return `Last turn ${[...chose(seat, 'you'), ...chose(partner, name(partner)), went].join(', ')}.`
}

function describeChoice({ ended, chosen, partner, actions }: EscapeObservation): string {
  if (ended === 'won') return 'You have escaped.'
  if (ended) return ended === 'lost' ? 'You have lost.' : 'It is too late.'
  if (chosen) return `You chose to ${sayAction(chosen)}; ${name(partner)} has not chosen yet.`
  return actions.length > 0 ? `You can: ${actions.map(sayAction).join(', ')}.` : 'You can do nothing any more.'
}
