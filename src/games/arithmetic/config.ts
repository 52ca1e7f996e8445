/** Parameters of Arithmetic. */
import * as z from 'zod'
import { PUBLISHED_STEP_LIMIT, flag, textConfig, type TextConfig } from '../engines/text-world/config.ts'
import { arithmeticProblems, countedObjects, roomPlans } from '../engines/text-world/tables.ts'

interface Parameters {
  readonly numLocations: number
  readonly numSteps: number
  readonly maxOperand: number
  readonly fractions: boolean
  readonly numDistractors: number
}

export type ArithmeticConfig = TextConfig & Parameters

/** The published engine has no parameters here; these say what it does. */
const published = { numLocations: 1, numSteps: 1, maxOperand: 49, fractions: false, numDistractors: 5 }

export const config = textConfig<z.ZodRawShape, Parameters>({
  fields: {
    numLocations: z.int().min(1).max(8).optional().describe('our world: rooms in which the bundles lie'),
    numSteps: z.int().min(1).max(8).optional().describe('our world: operations of a problem'),
    maxOperand: z.int().min(5).max(999).optional().describe('our world: largest number in a problem'),
    fractions: flag.optional().describe('our world: results on the way may be fractions'),
    numDistractors: z.int().min(1).max(13).optional().describe('our world: wrong answers that lie about'),
  },
  published: { ...published, envStepLimit: PUBLISHED_STEP_LIMIT },
  levels: [
    { numLocations: 1, numSteps: 1, maxOperand: 20, fractions: false, numDistractors: 6, envStepLimit: 50 },
    { numLocations: 1, numSteps: 1, maxOperand: 99, fractions: false, numDistractors: 8, envStepLimit: 50 },
    { numLocations: 2, numSteps: 2, maxOperand: 99, fractions: false, numDistractors: 9, envStepLimit: 50 },
    { numLocations: 4, numSteps: 3, maxOperand: 300, fractions: false, numDistractors: 10, envStepLimit: 50 },
    { numLocations: 6, numSteps: 5, maxOperand: 999, fractions: true, numDistractors: 13, envStepLimit: 60 },
  ],
  tables: [roomPlans, arithmeticProblems, countedObjects],
  oursOnly: Object.keys(published) as (keyof Parameters)[],
})
