/** What a player may know of a chase, as a schema; the type is inferred from it. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { door, room } from './maps.ts'
import { captureAction, seats } from './situation.ts'

const player = z.enum(seats)

const situation = z.strictObject({
  alice: room.describe('the room of Alice'),
  bob: room.describe('the room of Bob'),
  thief: room.describe('the room of the thief'),
  open: z.array(z.boolean()).describe('whether each door of the map is open, in the order of the doors'),
})

const turnTaken = z.strictObject({
  before: situation.describe('where everybody was, and which doors were open, when it began'),
  alice: captureAction.describe('what Alice did'),
  bob: captureAction.describe('what Bob did'),
  thief: room.describe('where the thief went'),
})

/** Everything but what the partner chooses in this turn: all three see the whole map. */
export const observation = z.strictObject({
  seat: player.describe('the player that sees this'),
  partner: player.describe('the other player'),
  turn: z.int().min(1).describe('the turn that is being played, from 1'),
  maxTurns: z.int().describe('turns after which the thief has escaped'),
  situation: situation.describe('where everybody is, and which doors are open'),
  rooms: z
    .array(
      z.strictObject({
        room: room.describe('the number or name of the room'),
        leadsTo: z.array(room).describe('the rooms that one can go to from there, where no closed door parts them'),
      }),
    )
    .describe('the rooms of the map'),
  doors: z
    .array(door.extend({ open: z.boolean().describe('whether it is open now') }))
    .describe('the doors of the map, each as it is now'),
  actions: z.array(captureAction).describe('what this player can do now'),
  chosen: captureAction.nullable().describe('what this player has chosen, while its partner has not; null: nothing'),
  history: z.array(turnTaken).describe('the turns so far, oldest first'),
  captors: z.array(player).describe('who caught the thief; empty while it is free'),
})

/** All that one player may know; but for the partner's pending move nothing is hidden. */
export type CaptureObservation = ValueOf<typeof observation>
