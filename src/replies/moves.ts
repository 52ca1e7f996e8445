/** Reading where somebody goes in games of rooms and corridors. */
import type { ChoiceOptions, Option } from './choice.ts'

/** `move to room 3`, however it is said, for each of the rooms. */
export function roomOptions<Room extends string | number, Value>(
  rooms: readonly Room[],
  move: (room: Room) => Value,
): Option<Value>[] {
  return rooms.map((room) => ({
    value: move(room),
    phrases: [`move to room ${room}`, `move to ${room}`, `move ${room}`, `move room ${room}`, `move to ${room} area`],
    alone: [`room ${room}`, String(room)],
  }))
}

/** Other words for going and waiting. */
export const ROOM_SYNONYMS: NonNullable<ChoiceOptions['synonyms']> = {
  go: 'move',
  going: 'move',
  moving: 'move',
  walk: 'move',
  run: 'move',
  head: 'move',
  heading: 'move',
  travel: 'move',
  proceed: 'move',
  into: 'to',
  towards: 'to',
  toward: 'to',
  staying: 'stay',
  pressing: 'press',
  push: 'press',
  pushing: 'press',
  repair: 'fix',
  repairing: 'fix',
  fixing: 'fix',
  'stay here': 'stay',
}

/** What people and models say for standing still. */
export const STAY_PHRASES = ['stay', 'stay put', 'stay where i am', 'stay in place', 'wait', 'do nothing', 'remain']
