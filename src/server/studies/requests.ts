/** What is sent to a study: by participants, and by the experimenter. */
import { z } from 'zod'
import { OUTCOME_NAMES } from './outcomes.ts'

/** Somebody comes, with what their link says, and the token of the place that their browser knows of. */
export const arriveRequest = z.strictObject({
  parameters: z.record(z.string(), z.string().max(1000)).default({}),
  place: z.string().max(200).optional(),
})

/** What a participant does. */
export const doRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('consent'), step: z.string(), agreed: z.boolean() }),
  z.strictObject({ do: z.literal('read'), step: z.string() }),
  z.strictObject({ do: z.literal('answer'), step: z.string(), answers: z.record(z.string(), z.json()) }),
  z.strictObject({ do: z.literal('withdraw') }),
])

/** What an experimenter does to one. */
export const commandRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('speak'), text: z.string().min(1).max(2000) }),
  z.strictObject({ do: z.literal('move'), step: z.string() }),
  z.strictObject({ do: z.literal('release'), outcome: z.enum(OUTCOME_NAMES).optional() }),
])
