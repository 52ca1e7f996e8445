/** What a player can do, as data. */
import { z } from 'zod'
import type { Action } from './state.ts'

/** The longest message, in characters. */
export const longestMessage = 4000

const player = z.int().min(1).max(10)

export const action: z.ZodType<Action> = z.discriminatedUnion('type', [
  /** The leader's team, by player number. */
  z.strictObject({ type: z.literal('team'), members: z.array(player).max(10) }),
  z.strictObject({ type: z.literal('message'), text: z.string().trim().min(1).max(longestMessage) }),
  z.strictObject({ type: z.literal('vote'), approve: z.boolean() }),
  /** A card on a quest: `success: false` sabotages it. */
  z.strictObject({ type: z.literal('quest'), success: z.boolean() }),
  /** The Assassin's guess who Merlin is. */
  z.strictObject({ type: z.literal('assassinate'), player }),
])
