/** Parameters of Sorting. */
import * as z from 'zod'
import { PUBLISHED_STEP_LIMIT, flag, textConfig, type TextConfig } from '../engines/text-world/config.ts'
import { roomPlans, sortingProblems } from '../engines/text-world/tables.ts'

interface Parameters {
  readonly numLocations: number
  readonly numItems: number
  readonly mixedUnits: boolean
  readonly decimals: boolean
  readonly numDistractors: number
}

export type SortingConfig = TextConfig & Parameters

/** The published engine has no parameters here; these say what it does (3 to 5 things). */
const published = { numLocations: 1, numItems: 5, mixedUnits: true, decimals: false, numDistractors: 0 }

export const config = textConfig<z.ZodRawShape, Parameters>({
  fields: {
    numLocations: z.int().min(1).max(8).optional().describe('our world: rooms in which the things lie'),
    numItems: z.int().min(2).max(20).optional().describe('our world: things to be sorted'),
    mixedUnits: flag.optional().describe('our world: several units of one kind, 25g beside 3kg'),
    decimals: flag.optional().describe('our world: quantities such as 2.5'),
    numDistractors: z.int().min(0).max(10).optional().describe('our world: things without a quantity'),
  },
  published: { ...published, envStepLimit: PUBLISHED_STEP_LIMIT },
  levels: [
    { numLocations: 1, numItems: 4, mixedUnits: false, decimals: false, numDistractors: 0, envStepLimit: 50 },
    { numLocations: 1, numItems: 5, mixedUnits: true, decimals: false, numDistractors: 1, envStepLimit: 50 },
    { numLocations: 2, numItems: 7, mixedUnits: true, decimals: false, numDistractors: 2, envStepLimit: 60 },
    { numLocations: 3, numItems: 9, mixedUnits: true, decimals: true, numDistractors: 3, envStepLimit: 80 },
    { numLocations: 5, numItems: 14, mixedUnits: true, decimals: true, numDistractors: 5, envStepLimit: 120 },
  ],
  tables: [roomPlans, sortingProblems],
  oursOnly: Object.keys(published) as (keyof Parameters)[],
})
