/** What the player knows, as a schema; the type is inferred from it. All of it is free to read, at every step. */
import * as z from 'zod'
import type { ValueOf } from '../../../core/schema.ts'
import { string } from '../string.ts'

export const observation = z.strictObject({
  text: string().describe('what was said last: the answer to the last command'),
  look: string().describe('what looking around would say'),
  inventory: string().describe('what taking stock of what is carried would say'),
  validActions: z.array(string()).describe('every command that can be followed now, in the engine’s order'),
  score: z.number().describe('how much is done: 1 is everything, less than 0 a lost game'),
  scoreRaw: z.number().describe('the same in points, before it is divided by the most there are'),
  success: z.boolean().describe('whether everything is done'),
  failure: z.boolean().describe('whether the game is lost'),
  task: string().describe('what the player is to do'),
  steps: z.int().min(0).describe('steps taken so far'),
})

export type TextObservation = ValueOf<typeof observation>
