/** What a player can do, as data. */
import * as z from 'zod'
import type { Action } from './state.ts'
import { string } from '../engines/string.ts'

/** The longest message, in characters. */
export const longestMessage = 4000

const player = z.int().min(1).max(10)

export const action: z.ZodType<Action> = z.discriminatedUnion('type', [
  /** The leader's team, by player number. */
  z.strictObject({
    type: z.literal('team'),
    members: z.array(player).max(10).describe('the players of the team, by number from 1'),
  }),
  z.strictObject({
    type: z.literal('message'),
    text: string().trim().min(1).max(longestMessage).describe('what to say to everybody'),
  }),
  z.strictObject({ type: z.literal('vote'), approve: z.boolean().describe('whether the team may go') }),
  /** A card on a quest: `success: false` sabotages it. */
  z.strictObject({
    type: z.literal('quest'),
    success: z.boolean().describe('the card to play: false sabotages the quest'),
  }),
  /** The Assassin's guess who Merlin is. */
  z.strictObject({ type: z.literal('assassinate'), player: player.describe('who may be Merlin') }),
])
