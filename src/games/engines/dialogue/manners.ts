/** The part of a dialogue game's config that says how people talk: in turns or freely, how long, and how it is cut short. */
import * as z from 'zod'
import { string } from '../string.ts'

/** Fields for a game's own config object. */
export const mannersFields = {
  chat: z
    .enum(['turns', 'free'])
    .default('turns')
    .describe('`turns`: one at a time (the paper’s text environments). `free`: anybody, any time (its chat)'),
  limit: z
    .int()
    .min(1)
    .default(200)
    .describe('actions after which the episode ends undecided (in the paper 30, in mediation 45 messages)'),
  wordLimit: z
    .int()
    .min(1)
    .nullable()
    .default(null)
    .describe('prompted self-play (section 6.3): words after which it ends; see `wordMargin`'),
  wordMargin: z
    .int()
    .min(0)
    .default(25)
    .describe(
      'with fewer words left the next full proposal is final and counts as accepted, and whoever may propose is told so',
    ),
  opening: z
    .array(
      z.strictObject({
        seat: string().describe('who did it'),
        action: z.looseObject({}).describe('what was done: an action of this game'),
      }),
    )
    .default([])
    .describe('a dialogue held before, which this one goes on from: its words count, its actions do not'),
}

const manners = z.object(mannersFields)

export type Manners = z.output<typeof manners>

/** The manners of a larger config as the state keeps them: of the opening, how many entries it left in the talk. */
export interface KeptManners extends Omit<Manners, 'opening'> {
  readonly opening: number
}
