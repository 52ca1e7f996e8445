/** The rooms from which the survivors escape: the published maps by name, or any map given in the config. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { misfits, room, roomList, type Room } from '../engines/rooms/index.ts'

export { room, type Room }

export const places = {
  alice: room.describe('the room of Alice'),
  bob: room.describe('the room of Bob'),
  killer: room.describe('the room of the killer'),
}

const mapShape = z.strictObject({
  rooms: roomList(3).describe('the rooms of the map'),
  generators: z.array(room).min(1).max(3).describe('the rooms with a generator'),
  exit: room.describe('the room with the exit, which opens when all generators are fixed'),
  start: z.strictObject(places).describe('who is where when the escape begins'),
})

export type EscapeMap = ValueOf<typeof mapShape>

/** A map whose parts fit together. */
export const escapeMap = mapShape.superRefine((map, context) => {
  const say = (message: string, ...path: (string | number)[]): void =>
    context.addIssue({ code: 'custom', message, path })
  const rooms = new Set(map.rooms.map(({ room }) => room))
  for (const { message, at } of misfits(map.rooms)) say(message, 'rooms', ...(at === undefined ? [] : [at]))
  for (const issue of misplaced(rooms, map.generators, map.exit)) say(issue, 'generators')
  if (!rooms.has(map.exit)) say(`room ${map.exit} is not on the map`, 'exit')
  for (const issue of misplacedStart(rooms, map.start)) say(issue, 'start')
})

/** What is wrong with these rooms for generators. */
export function misplaced(rooms: ReadonlySet<Room>, generators: readonly Room[], exit: Room): string[] {
  const issues = generators.filter((room) => !rooms.has(room)).map((room) => `room ${room} is not on the map`)
  if (new Set(generators).size !== generators.length) issues.push('a room has two generators')
  if (generators.includes(exit)) issues.push('the exit cannot have a generator')
  return issues
}

/** What is wrong with this start. */
export function misplacedStart(rooms: ReadonlySet<Room>, start: EscapeMap['start']): string[] {
  const issues = Object.values(start)
    .filter((room) => !rooms.has(room))
    .map((room) => `room ${room} is not on the map`)
  if (start.killer === start.alice || start.killer === start.bob)
    issues.push('the killer starts in the room of a survivor')
  return issues
}

const tenRooms: EscapeMap = {
  rooms: [
    { room: 1, leadsTo: [2, 10] },
    { room: 2, leadsTo: [1, 3] },
    { room: 3, leadsTo: [2, 4, 8] },
    { room: 4, leadsTo: [3, 5] },
    { room: 5, leadsTo: [4, 6] },
    { room: 6, leadsTo: [5, 7] },
    { room: 7, leadsTo: [6, 8] },
    { room: 8, leadsTo: [3, 7, 9] },
    { room: 9, leadsTo: [8, 10] },
    { room: 10, leadsTo: [1, 9] },
  ],
  generators: [1, 6],
  exit: 7,
  start: { alice: 1, bob: 2, killer: 6 },
}

/**
 * - `code`: the paper's program. Its ways are not all two-way: room 8 leads to 7, but 7 leads to 3.
 * - `prompt`: the same rooms as its prompts tell them, all ways two-way.
 * - `seven-rooms`, `seven-areas`: the maps of the paper's theory-of-mind questions. Where everybody starts is ours.
 */
export const escapeMaps: Readonly<Record<'code' | 'prompt' | 'seven-rooms' | 'seven-areas', EscapeMap>> = {
  code: {
    ...tenRooms,
    rooms: tenRooms.rooms.map((entry) => (entry.room === 7 ? { room: 7, leadsTo: [3, 6] } : entry)),
  },
  prompt: tenRooms,
  'seven-rooms': {
    rooms: [
      { room: 1, leadsTo: [2, 5, 7] },
      { room: 2, leadsTo: [1, 3] },
      { room: 3, leadsTo: [2, 4, 5] },
      { room: 4, leadsTo: [3, 5] },
      { room: 5, leadsTo: [1, 3, 4, 6] },
      { room: 6, leadsTo: [5, 7] },
      { room: 7, leadsTo: [1, 6] },
    ],
    generators: [1, 2],
    exit: 7,
    start: { alice: 1, bob: 3, killer: 6 },
  },
  'seven-areas': {
    rooms: [
      { room: 'Parking', leadsTo: ['Warehouse', 'Kitchen'] },
      { room: 'Warehouse', leadsTo: ['Parking', 'Centerhub', 'Backyard'] },
      { room: 'Backyard', leadsTo: ['Warehouse', 'Centerhub', 'Gate', 'Forest'] },
      { room: 'Centerhub', leadsTo: ['Warehouse', 'Backyard', 'Kitchen'] },
      { room: 'Kitchen', leadsTo: ['Centerhub', 'Parking', 'Forest'] },
      { room: 'Forest', leadsTo: ['Kitchen', 'Backyard'] },
      { room: 'Gate', leadsTo: ['Backyard'] },
    ],
    generators: ['Forest', 'Warehouse'],
    exit: 'Gate',
    start: { alice: 'Parking', bob: 'Kitchen', killer: 'Backyard' },
  },
}

/** The most rooms of a map that is solved while a game waits for it (some seconds). */
const MAX_ROOMS = 16

/** Whether the map is small enough to be solved exactly. */
export const isSolvable = (map: EscapeMap): boolean => map.rooms.length <= MAX_ROOMS && map.generators.length <= 2
