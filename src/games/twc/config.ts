/** Parameters of TWC. */
import * as z from 'zod'
import { PUBLISHED_STEP_LIMIT, flag, textConfig, type TextConfig } from '../engines/text-world/config.ts'
import { doorNames, householdObjects, roomPlans } from '../engines/text-world/tables.ts'
import type { TwcParameters } from './published.ts'

interface Parameters extends TwcParameters {
  /** Our world: things may lie in closed cupboards too. */
  readonly hideItems: boolean
}

/** The parameters, defaults filled in. */
export type TwcConfig = TextConfig & Parameters

export const config = textConfig<z.ZodRawShape, Parameters>({
  fields: {
    numLocations: z.int().min(1).max(8).optional().describe('rooms: up to 8 in our world, 3 in the published one'),
    numItemsToPutAway: z
      .int()
      .min(1)
      .max(20)
      .optional()
      .describe('things: up to 4 a room in our world, 4 in the published one'),
    includeDoors: flag.optional().describe('some passages have closed doors'),
    limitInventorySize: flag.optional().describe('what can be carried is limited'),
    hideItems: flag.optional().describe('our world: things may lie in closed cupboards'),
  },
  published: {
    numLocations: 3,
    numItemsToPutAway: 4,
    includeDoors: false,
    limitInventorySize: false,
    hideItems: false,
    envStepLimit: PUBLISHED_STEP_LIMIT,
  },
  levels: [
    { numLocations: 1, numItemsToPutAway: 4, envStepLimit: 50 },
    { numLocations: 2, numItemsToPutAway: 4, envStepLimit: 50 },
    { numLocations: 3, numItemsToPutAway: 5, envStepLimit: 80 },
    { numLocations: 4, numItemsToPutAway: 6, envStepLimit: 100 },
    { numLocations: 6, numItemsToPutAway: 9, envStepLimit: 150 },
  ].map((level, i) => ({ ...level, includeDoors: i >= 2, hideItems: i >= 3, limitInventorySize: i >= 4 })),
  tables: [roomPlans, householdObjects, doorNames],
  oursOnly: ['hideItems'],
  check({ world, numLocations, numItemsToPutAway }) {
    if (world === 'ours') {
      const most = 4 * numLocations
      return numItemsToPutAway <= most
        ? undefined
        : `numItemsToPutAway: ${numLocations} rooms have places for ${most} things, not ${numItemsToPutAway}`
    }
    if (numLocations > 3) return `numLocations: the published engine takes 1 to 3, not ${numLocations}`
    if (numItemsToPutAway > 4) return `numItemsToPutAway: the published engine takes 1 to 4, not ${numItemsToPutAway}`
    return undefined
  },
})
