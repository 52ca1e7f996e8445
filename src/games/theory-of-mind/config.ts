/** Parameters: which questions are asked. */
import * as z from 'zod'
import { aspects, question } from './question.ts'
import { string } from '../engines/string.ts'

export const config = z.strictObject({
  questions: z
    .union([z.enum(['ours']), z.array(question).min(1)])
    .default('ours')
    .describe('our own set, or a list of questions (see `roundtable import theory-of-mind`)'),
  edition: z
    .literal([1, 2])
    .default(1)
    .describe(
      'which of our sets: the first, or the second, with beliefs, histories and nothing to be had from the words alone',
    ),
  aspect: z
    .enum(['all', ...aspects])
    .default('all')
    .describe('only questions of this aspect'),
  about: string().default('all').describe('only questions about this game'),
  count: z.int().min(1).optional().describe('only so many of them, always the same ones'),
})
export type Config = z.output<typeof config>
