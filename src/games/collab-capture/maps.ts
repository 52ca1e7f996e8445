/** The rooms in which the thief is chased: the published map by name, or any map given in the config. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { misfits, room, roomList, type Room } from '../engines/rooms/index.ts'

export { room, type Room }

export const places = {
  alice: room.describe('the room of Alice'),
  bob: room.describe('the room of Bob'),
  thief: room.describe('the room of the thief'),
}

export const door = z.strictObject({
  between: z.tuple([room, room]).describe('the two rooms that it parts'),
  button: room.describe('the room whose button opens and closes it'),
  open: z.boolean().default(false).describe('whether it is open at the start'),
})

const start = z.strictObject(places)

const mapShape = z.strictObject({
  rooms: roomList(2).describe('the rooms of the map'),
  doors: z.array(door).max(6).default([]).describe('the doors of the map'),
  start: start.describe('who is where when the chase begins'),
})

export type CaptureMap = ValueOf<typeof mapShape>

/** A map whose parts fit together. */
export const captureMap = mapShape.superRefine((map, context) => {
  const say = (message: string, ...path: (string | number)[]): void =>
    context.addIssue({ code: 'custom', message, path })
  const ways = new Map(map.rooms.map(({ room, leadsTo }) => [room, leadsTo]))
  for (const { message, at } of misfits(map.rooms)) say(message, 'rooms', ...(at === undefined ? [] : [at]))
  for (const [index, { between, button }] of map.doors.entries()) {
    const [a, b] = between
    if (!ways.get(a)?.includes(b) && !ways.get(b)?.includes(a))
      say(`there is no way between ${a} and ${b} that a door could part`, 'doors', index, 'between')
    if (!ways.has(button)) say(`room ${button} is not on the map`, 'doors', index, 'button')
  }
  for (const [who, where] of Object.entries(map.start))
    if (!ways.has(where)) say(`room ${where} is not on the map`, 'start', who)
  if (map.start.thief === map.start.alice || map.start.thief === map.start.bob)
    say('the thief starts in the room of a player', 'start', 'thief')
})

/** The map of the paper's code and of its theory-of-mind questions: a ring with two dead ends, in each a button. */
const nineRooms: CaptureMap = {
  rooms: [
    { room: 1, leadsTo: [2, 6] },
    { room: 2, leadsTo: [1, 3] },
    { room: 3, leadsTo: [2, 4] },
    { room: 4, leadsTo: [3, 5] },
    { room: 5, leadsTo: [4, 6, 7] },
    { room: 6, leadsTo: [5, 9, 1] },
    { room: 7, leadsTo: [5, 8] },
    { room: 8, leadsTo: [7] },
    { room: 9, leadsTo: [6] },
  ],
  doors: [
    { between: [1, 2], button: 9, open: false },
    { between: [3, 4], button: 8, open: true },
  ],
  start: { alice: 1, bob: 6, thief: 2 },
}

export const captureMaps: Readonly<Record<string, CaptureMap>> = { 'nine-rooms': nineRooms }

/** The most situations that are solved while a game waits for it (some seconds). */
const MAX_SITUATIONS = 60_000

/** Whether the map is small enough to be solved exactly: rooms³ · 2^doors situations. */
export const isSolvable = (map: CaptureMap): boolean => map.rooms.length ** 3 * 2 ** map.doors.length <= MAX_SITUATIONS
