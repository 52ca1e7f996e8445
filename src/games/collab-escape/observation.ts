/** What a survivor may know of an escape, as a schema; the type is inferred from it. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { room } from './maps.ts'
import { escapeAction, seats } from './situation.ts'

const survivor = z.enum(seats)

const situation = z.strictObject({
  alice: room.nullable().describe('the room of Alice; null once she is caught'),
  bob: room.nullable().describe('the room of Bob; null once he is caught'),
  killer: room.describe('the room of the killer'),
  repairs: z
    .array(
      z.strictObject({
        fixes: z.int().min(0).describe('fixes so far without a pause'),
        by: survivor.nullable().describe('whose fixes they are, where only those of one survivor count; else null'),
      }),
    )
    .describe('how far each generator is mended, in the order of the generators'),
  target: survivor.nullable().describe('whom the killer follows in this turn; null: nobody that it sees'),
})

const turnTaken = z.strictObject({
  before: situation.describe('how things stood when it began'),
  alice: escapeAction.nullable().describe('what Alice did; null once she is caught'),
  bob: escapeAction.nullable().describe('what Bob did; null once he is caught'),
  killer: room.describe('where the killer went'),
})

/** Everything but the killer's rng and what the partner chooses in this turn. */
export const observation = z.strictObject({
  seat: survivor.describe('the survivor that sees this'),
  partner: survivor.describe('the other survivor'),
  turn: z.int().min(1).describe('the turn that is being played, from 1'),
  maxTurns: z.int().describe('turns after which nobody has escaped'),
  situation: situation.describe('where everybody is, and how far the generators are mended'),
  rooms: z
    .array(
      z.strictObject({
        room: room.describe('the number or name of the room'),
        leadsTo: z.array(room).describe('the rooms that one can go to from there'),
      }),
    )
    .describe('the rooms of the map'),
  exit: room.describe('the room with the exit, which opens when all generators are fixed'),
  generators: z
    .array(
      z.strictObject({
        room: room.describe('the room that it stands in'),
        fixes: z.int().min(0).describe('fixes so far without a pause'),
        fixed: z.boolean().describe('whether it is mended for good'),
      }),
    )
    .describe('the generators that have to be fixed'),
  fixesNeeded: z.int().describe('fixes in turns that follow each other that mend a generator'),
  killerFollows: z.boolean().describe('whether the killer follows whom it sees, so that its target says where it goes'),
  actions: z.array(escapeAction).describe('what this survivor can do now'),
  chosen: escapeAction.nullable().describe('what this survivor has chosen, while its partner has not; null: nothing'),
  history: z.array(turnTaken).describe('the turns so far, oldest first'),
  ended: z.enum(['won', 'lost', 'out of time']).nullable().describe('how it ended; null while it goes on'),
})

export type EscapeObservation = ValueOf<typeof observation>
