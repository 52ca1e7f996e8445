/** What a seat can do in a dialogue game. */
import * as z from 'zod'
import type { Schema } from '../../../core/schema.ts'
import type { Seat } from '../../../core/game.ts'
import { string } from '../string.ts'

export type DialogueAction<Proposal> =
  /** Says something to the partner; `to` is needed where there are several. */
  | { readonly type: 'message'; readonly text: string; readonly to?: Seat }
  /** Proposes; `text` is said to all who hear it, just before. */
  | { readonly type: 'propose'; readonly proposal: Proposal; readonly text?: string }
  | { readonly type: 'accept' }
  /** Rejects; `text` is said to the proposer, just after. */
  | { readonly type: 'reject'; readonly text?: string }
  /** A thought of one's own; nobody else sees it, and the turn stays. */
  | { readonly type: 'think'; readonly text: string }
  /** Asks one's own database, where there is one; nobody else sees it, and the turn stays. */
  | { readonly type: 'search'; readonly query: string }

export function actionSchema<Proposal>(proposal: Schema<Proposal>): Schema<DialogueAction<Proposal>> {
  return z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('message'),
      text: string().trim().describe('what to say'),
      to: string().optional().describe('to which seat; needed where there are several partners'),
    }),
    z.strictObject({
      type: z.literal('propose'),
      proposal: (proposal as unknown as z.ZodType<Proposal>).describe('what to propose'),
      text: string().trim().min(1).optional().describe('what to say with it'),
    }),
    z.strictObject({ type: z.literal('accept') }),
    z.strictObject({
      type: z.literal('reject'),
      text: string().trim().min(1).optional().describe('what to say with it'),
    }),
    z.strictObject({
      type: z.literal('think'),
      text: string().trim().describe('what to think; nobody else sees it, and the turn stays'),
    }),
    z.strictObject({
      type: z.literal('search'),
      query: string().trim().describe('what to ask the own database; nobody else sees it, and the turn stays'),
    }),
  ])
}
