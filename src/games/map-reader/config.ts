/** Parameters of MapReader. */
import * as z from 'zod'
import { PUBLISHED_STEP_LIMIT, flag, textConfig, type TextConfig } from '../engines/text-world/config.ts'
import { doorNames, householdObjects, locationNames } from '../engines/text-world/tables.ts'
import type { MapReaderParameters } from './published.ts'

interface Parameters extends MapReaderParameters {
  /** Our world: the coin is at least so far away. */
  readonly minDistanceApart: number
}

export type MapReaderConfig = TextConfig & Parameters

export const config = textConfig<z.ZodRawShape, Parameters>({
  fields: {
    numLocations: z.int().min(2).max(48).optional().describe('places: up to 40 in our world, 48 in the published one'),
    minDistanceApart: z.int().min(1).max(20).optional().describe('our world: fewest moves from the box to the coin'),
    maxDistanceApart: z.int().min(1).max(20).optional().describe('most moves from the box to the coin'),
    maxDistractorItemsPerLocation: z
      .int()
      .min(0)
      .max(10)
      .optional()
      .describe('most other things in a place; the published engine stays one below'),
    includeDoors: flag.optional().describe('some passages have closed doors'),
    limitInventorySize: flag.optional().describe('no more than two things can be carried'),
  },
  published: {
    numLocations: 15,
    minDistanceApart: 1,
    maxDistanceApart: 4,
    maxDistractorItemsPerLocation: 3,
    includeDoors: false,
    limitInventorySize: false,
    envStepLimit: PUBLISHED_STEP_LIMIT,
  },
  levels: [
    { numLocations: 12, minDistanceApart: 3, maxDistanceApart: 3, maxDistractorItemsPerLocation: 2, envStepLimit: 50 },
    { numLocations: 16, minDistanceApart: 4, maxDistanceApart: 4, maxDistractorItemsPerLocation: 2, envStepLimit: 50 },
    { numLocations: 22, minDistanceApart: 5, maxDistanceApart: 6, maxDistractorItemsPerLocation: 2, envStepLimit: 60 },
    { numLocations: 30, minDistanceApart: 6, maxDistanceApart: 8, maxDistractorItemsPerLocation: 3, envStepLimit: 80 },
    {
      numLocations: 40,
      minDistanceApart: 8,
      maxDistanceApart: 12,
      maxDistractorItemsPerLocation: 3,
      envStepLimit: 120,
    },
  ].map((level, i) => ({ ...level, includeDoors: i >= 2, limitInventorySize: i >= 3 })),
  tables: [locationNames, householdObjects, doorNames],
  oursOnly: ['minDistanceApart'],
  check({ world, numLocations, minDistanceApart, maxDistanceApart }) {
    if (world === 'textworldexpress') return undefined
    if (numLocations > 40) return `numLocations: our world has 40 places a fold, not ${numLocations}`
    if (minDistanceApart > maxDistanceApart)
      return `minDistanceApart (${minDistanceApart}) is more than maxDistanceApart (${maxDistanceApart})`
    if (minDistanceApart >= numLocations)
      return `minDistanceApart: ${numLocations} places are at most ${numLocations - 1} moves apart, not ${minDistanceApart}`
    return undefined
  },
})
