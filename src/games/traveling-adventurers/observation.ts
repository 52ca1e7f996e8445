/** What a seat may know, as a schema; the type is inferred from it. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { SEATS } from './config.ts'
import { string } from '../engines/string.ts'

const seat = z.enum(SEATS)
const rooms = z.array(string())

const notice = z.strictObject({
  kind: z
    .enum(['match', 'not-submitted', 'partner-tried', 'nudge'])
    .describe('the paths match; the own submission was not taken; the partner’s was not; nobody has acted for a while'),
  text: string().describe('the notice in words'),
  after: z.int().describe('how many messages had been sent by then'),
})

/** What a partner submitted, and whether at all, is not told, as in the paper's self-play. */
export const observation = z.strictObject({
  seat: seat.describe('the seat that sees this'),
  partner: seat.describe('the other seat'),
  mode: z
    .enum(['self-play', 'free'])
    .describe('strict alternation, or free play in which anybody speaks, clicks and submits at any time'),
  world: z
    .enum(['light', 'ghost'])
    .describe('which of the two parallel houses the seat is in: the kind of coins that it collects'),
  rooms: z
    .array(
      z.strictObject({
        letter: string().describe('the capital letter that stands for the room in paths'),
        name: string().describe('the name of the room'),
      }),
    )
    .describe('the rooms of the house, the start first'),
  start: string().describe('the letter of the room where every path begins and ends'),
  coins: z
    .strictObject({
      min: z.int().describe('the fewest coins that a hallway can have'),
      max: z.int().describe('the most coins that a hallway can have'),
    })
    .describe('within what the coins of every hallway lie, for both seats'),
  weights: z
    .array(z.tuple([string(), string(), z.number()]))
    .describe('the seat’s own coins, a hallway each: room, room, coins'),
  dialogue: z
    .array(
      z.strictObject({
        seat: seat.describe('who said it'),
        text: string().describe('what was said'),
      }),
    )
    .describe('all messages so far, oldest first'),
  notices: z.array(notice).describe('what the table told this seat, oldest first'),
  submitted: rooms.nullable().describe('the seat’s own latest submission; null: none yet'),
  path: rooms.describe('the seat’s own path as clicked so far (free play)'),
  match: z.boolean().describe('whether both paths are the same full round trip (free play)'),
  turnsLeft: z.int().min(0).describe('turns (free play: messages) that the seat still has'),
})

/** All that one seat may know: its own coins and what was said. */
export type Observation = ValueOf<typeof observation>
