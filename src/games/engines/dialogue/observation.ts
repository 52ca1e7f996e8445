/** The shape of what one seat may know of a dialogue, as a schema and as a type. */
import * as z from 'zod'
import type { Schema, ValueOf } from '../../../core/schema.ts'
import type { Seat } from '../../../core/game.ts'
import { string } from '../string.ts'

const by = string().describe('the seat that did it')

/** Something that this seat heard, saw or did. `shown` is what it sees of a proposal. */
const line = <Shown extends z.ZodType>(shown: Shown) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('message').describe('something was said'),
      by,
      to: string().describe('the seat that heard it'),
      text: string().describe('what was said'),
    }),
    z.strictObject({
      kind: z.literal('proposal').describe('something was proposed'),
      by,
      full: z.boolean().describe('whether it has to be answered: it leaves nothing open'),
      shown: shown.describe('the proposal as this seat sees it'),
    }),
    z.strictObject({
      kind: z.literal('response').describe('a full proposal was answered'),
      by,
      accept: z.boolean().describe('whether it was accepted'),
      forced: z.literal(true).optional().describe('nobody was asked, since the words had run out'),
    }),
    z.strictObject({
      kind: z.literal('think').describe('a thought nobody else sees'),
      by,
      text: string().describe('what was thought'),
    }),
    z.strictObject({
      kind: z.literal('search').describe('this seat asked its database, which nobody else sees'),
      by,
      query: string().describe('what was asked'),
      result: string().describe('what came back'),
    }),
  ])

const conversation = <Shown extends z.ZodType>(shown: Shown) => ({
  seat: string().describe('the seat that sees this'),
  talk: z.array(line(shown)).describe('what it heard, saw or did, oldest first'),
  open: z
    .strictObject({
      by,
      shown: shown.describe('the proposal as this seat sees it'),
      answer: z.enum(['accept', 'reject']).nullable().describe('how this seat answered; null: not yet'),
    })
    .nullable()
    .describe('the full proposal that waits for answers; null: none'),
  decided: z.boolean().describe('whether a decision was reached'),
  may: z
    .strictObject({
      message: z.array(string()).describe('partners it may speak to'),
      propose: z.boolean().describe('whether it may propose'),
      answer: z.boolean().describe('whether it has to accept or reject'),
      search: z.boolean().describe('whether it may ask its database'),
    })
    .describe('what it may do now'),
  closing: z.boolean().describe('whether the next full proposal is final; told only to those who may propose'),
  wordsLeft: z.int().nullable().describe('words left; null: no limit, or told only to those who may propose'),
})

/** A conversation together with what the seat knows of the problem. */
export const observationSchema = <Knows extends object, Shown>(
  knowledge: z.ZodObject,
  shown: z.ZodType<Shown>,
): Schema<DialogueObservation<Knows, Shown>> =>
  z.strictObject({ ...conversation(shown), ...knowledge.shape }) as unknown as Schema<DialogueObservation<Knows, Shown>>

export type Line<Shown> = WithShown<ValueOf<ReturnType<typeof line>>, Shown>

type WithShown<Seen, Shown> = Seen extends { readonly shown: unknown }
  ? Omit<Seen, 'shown'> & { readonly shown: Shown }
  : Seen

export interface Conversation<Shown> extends Omit<
  ValueOf<z.ZodObject<ReturnType<typeof conversation>>>,
  'talk' | 'open'
> {
  readonly talk: readonly Line<Shown>[]
  readonly open: { readonly by: Seat; readonly shown: Shown; readonly answer: 'accept' | 'reject' | null } | null
}

export type DialogueObservation<Knows, Shown> = Knows & Conversation<Shown>
