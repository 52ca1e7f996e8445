/** Rooms that lead to each other, as a config may give them. */
import * as z from 'zod'
import { string } from '../string.ts'

/** A room by its number or its name. */
export const room = z.union([z.int(), string().min(1)])
/** A room, by number or by name. */
export type Room = z.output<typeof room>

/** The rooms of a map, so many at least. */
export const roomList = (least: number) =>
  z
    .array(
      z.strictObject({
        room: room.describe('the number or name of the room'),
        leadsTo: z.array(room).min(1).describe('the rooms that one can go to from there'),
      }),
    )
    .min(least)
    .max(40)

interface Entry {
  readonly room: Room
  readonly leadsTo: readonly Room[]
}

/** What is wrong with these rooms, each with the place in the list that it is about, if it is about one. */
export function misfits(rooms: readonly Entry[]): { readonly message: string; readonly at?: number }[] {
  const all = new Set(rooms.map(({ room }) => room))
  const twice = new Set([...all].map(String)).size !== rooms.length
  return [
    ...(twice ? [{ message: 'a room is listed twice' }] : []),
    ...rooms.flatMap(({ room, leadsTo }, at) =>
      leadsTo
        .filter((to) => !all.has(to) || to === room)
        .map((to) => ({
          message: `room ${room} leads to ${to}, which is ${to === room ? 'itself' : 'not on the map'}`,
          at,
        })),
    ),
  ]
}

export const describeRooms = (rooms: readonly Entry[]): string =>
  rooms.map(({ room, leadsTo }) => `Room ${room} leads to ${leadsTo.join(', ')}.`).join(' ')
