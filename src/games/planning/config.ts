/** Parameters of Planning. */
import * as z from 'zod'
import type { Schema } from '../../core/schema.ts'
import { mannersFields } from '../engines/dialogue/manners.ts'
import { SITES } from './city.ts'
import { SITE_TYPES } from './site-tables.ts'
import type { Preference, Site } from './world.ts'
import { string } from '../engines/string.ts'

const value = z.union([z.boolean(), z.number(), string()])
const told = {
  text: string().min(1).describe('all that the visitor is told of it'),
  weight: z.number().describe('what it counts, from 1 to 10; less than 0 for budget and distance'),
}

const penalize = z.boolean().describe('whether the weight is taken away where it is not met')

const preference = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('FeaturePreference'),
    ...told,
    feature: string().describe('a feature of sites, by name'),
    bad: z.array(value).describe('values that take the weight away'),
    good: z.array(value).describe('values that add the weight, for each stop'),
  }),
  z.object({
    kind: z.literal('PriceBudgetPreference'),
    ...told,
    budget: z.number().describe('dollars; the weight counts where the prices sum to more'),
  }),
  z.object({
    kind: z.literal('WantToGo'),
    ...told,
    names: z.array(string()).describe('sites, one of which is wanted'),
    penalize,
  }),
  z.object({
    kind: z.literal('AtLeastOneEventType'),
    ...told,
    type: z.enum(SITE_TYPES).describe('the kind of site that is wanted'),
    penalize,
  }),
  z.object({ kind: z.literal('DistancePreference'), ...told }),
]) satisfies z.ZodType<Preference>

export const site = z.object({
  id: z.int().describe('the number of the site, as in proposals'),
  name: string().min(1).describe('what it is called'),
  type: z.enum(SITE_TYPES).describe('what kind of site it is'),
  loc: (z.array(z.number()).length(2) as unknown as z.ZodType<[number, number]>).describe(
    'longitude and latitude in degrees',
  ),
  price: z.number().describe('in dollars'),
  features: z.object({}).catchall(value).describe('what else is known of it, by name'),
}) satisfies z.ZodType<Site>

/** A given town and visitor, in the fields of the published games. */
const instance = z
  .object({
    events: z.array(site).describe('the sites of the town'),
    preferences: z.array(preference).describe('what the visitor wants'),
  })
  .refine(({ events }) => new Set(events.map(({ id }) => id)).size === events.length, {
    path: ['events'],
    message: 'two sites have the same id',
  })

export const config = z
  .strictObject({
    ...mannersFields,
    stops: z.int().min(2).max(6).default(3).describe('sites of an itinerary'),
    sites: z.int().min(7).max(SITES.length).default(SITES.length).describe('sites of the town'),
    preferences: z.int().min(0).max(19).default(10).describe('most preferences beside the distance'),
    inertPreferences: z
      .boolean()
      .default(false)
      .describe(
        'as in the release: wishes for parking and takeout are told but never count. Published instances say so themselves',
      ),
    magnitudes: z
      .enum(['hidden', 'binned'])
      .optional()
      .describe(
        'what the visitor is told of how much a wish counts: nothing, as in the release, or one of four bins (section 3.2)',
      ),
    database: z
      .enum(['search', 'listed'])
      .default('search')
      .describe('whether the assistant has to search, or its text lists all sites'),
    searchDialect: z
      .enum(['complete', 'published'])
      .default('complete')
      .describe('the query language: ours, or as released with its limits'),
    instance: instance.optional().describe('a given town and visitor'),
  })
  .refine(({ instance, stops }) => !instance || instance.events.length >= stops, {
    path: ['instance', 'events'],
    message: 'fewer sites than stops',
  })

/** The parameters, defaults filled in. */
export type PlanningConfig = z.output<typeof config>
export const configSchema = config as unknown as Schema<PlanningConfig>
