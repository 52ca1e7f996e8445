/** What a seat can do in a dialogue game. */
import * as z from 'zod'
import type { Schema } from '../../../core/schema.ts'
import type { Seat } from '../../../core/game.ts'

export type DialogueAction<Proposal> =
  /** Says something to the partner; `to` is needed where there are several. */
  | { readonly type: 'message'; readonly text: string; readonly to?: Seat }
  | { readonly type: 'propose'; readonly proposal: Proposal }
  | { readonly type: 'accept' }
  | { readonly type: 'reject' }
  /** A thought of one's own; nobody else sees it, and the turn stays. */
  | { readonly type: 'think'; readonly text: string }
  /** Asks one's own database, where there is one; nobody else sees it, and the turn stays. */
  | { readonly type: 'search'; readonly query: string }

export function actionSchema<Proposal>(proposal: Schema<Proposal>): Schema<DialogueAction<Proposal>> {
  return z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('message'),
      text: z.string().trim().describe('what to say'),
      to: z.string().optional().describe('to which seat; needed where there are several partners'),
    }),
    z.strictObject({
      type: z.literal('propose'),
      proposal: (proposal as unknown as z.ZodType<Proposal>).describe('what to propose'),
    }),
    z.strictObject({ type: z.literal('accept') }),
    z.strictObject({ type: z.literal('reject') }),
    z.strictObject({
      type: z.literal('think'),
      text: z.string().trim().describe('what to think; nobody else sees it, and the turn stays'),
    }),
    z.strictObject({
      type: z.literal('search'),
      query: z.string().trim().describe('what to ask the own database; nobody else sees it, and the turn stays'),
    }),
  ])
}
