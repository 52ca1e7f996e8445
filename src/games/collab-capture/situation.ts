/** Collab Capture: what can be done in a situation, what a turn makes of it, when the thief is caught (crisp rule CC-1). */
import * as z from 'zod'
import { room, type CaptureMap, type Room } from './maps.ts'

/** The two players. */
export const seats = ['alice', 'bob'] as const
/** One of the two players. */
export type Player = (typeof seats)[number]

export const captureAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), room: room.describe('a neighbouring room whose door, if any, is open') }),
  z.strictObject({ type: z.literal('stay') }),
  z.strictObject({ type: z.literal('press') }).describe('press the button of the room'),
])

/** Move to a neighbouring room, stay, or press the button of the room. */
export type CaptureAction = z.output<typeof captureAction>

/** Where everybody is, and whether each door of the map is open. */
export interface Situation {
  readonly alice: Room
  readonly bob: Room
  readonly thief: Room
  readonly open: readonly boolean[]
}

/** What both do in one turn. */
export interface JointAction {
  readonly alice: CaptureAction
  readonly bob: CaptureAction
}

/** The rooms that can be entered from a room now, in the map's order. */
export function waysFrom(map: CaptureMap, open: readonly boolean[], from: Room): readonly Room[] {
  const { leadsTo } = map.rooms.find(({ room }) => room === from)!
  return leadsTo.filter((to) =>
    map.doors.every(({ between: [a, b] }, i) => open[i] || !((a === from && b === to) || (a === to && b === from))),
  )
}

/** What a player can do: stay, move to a room that can be entered, press the button of its room if there is one. */
export function actionsOf(map: CaptureMap, situation: Situation, player: Player): readonly CaptureAction[] {
  const here = situation[player]
  return [
    { type: 'stay' },
    ...waysFrom(map, situation.open, here).map((room): CaptureAction => ({ type: 'move', room })),
    ...(map.doors.some(({ button }) => button === here) ? [{ type: 'press' } as const] : []),
  ]
}

/** The room in which a player is after its action. */
export const roomAfter = (situation: Situation, player: Player, action: CaptureAction): Room =>
  action.type === 'move' ? action.room : situation[player]

/** The situation after a turn in which all three act at once, the doors being as they were at its start. */
export function resolve(map: CaptureMap, situation: Situation, actions: JointAction, thief: Room): Situation {
  const pressed = seats.filter((player) => actions[player].type === 'press').map((player) => situation[player])
  return {
    alice: roomAfter(situation, 'alice', actions.alice),
    bob: roomAfter(situation, 'bob', actions.bob),
    thief,
    // Two presses of one button in one turn cancel each other.
    open: situation.open.map((is, i) => is !== (pressed.filter((room) => room === map.doors[i]!.button).length === 1)),
  }
}

/** Who caught the thief in a turn: whoever is now in its room, or met it on the way between two rooms. */
export function captors(before: Situation, after: Situation): readonly Player[] {
  return seats.filter(
    (player) => after[player] === after.thief || (after[player] === before.thief && after.thief === before[player]),
  )
}
