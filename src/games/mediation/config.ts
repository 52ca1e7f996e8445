/** Parameters of Mediation. */
import * as z from 'zod'
import type { Schema } from '../../core/schema.ts'
import { mannersFields } from '../engines/dialogue/manners.ts'
import { string } from '../engines/string.ts'

const time = string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a time like 2031-05-14T09:30')

export const flight = z.object({
  carrier: string().describe('the airline'),
  price: z.number().describe('in dollars'),
  start: time.describe('when it leaves, as 2031-05-14T09:30'),
  end: time.describe('when it arrives'),
  duration: string().describe('how long it takes'),
})
export const meeting = z.object({
  start: time.describe('when it begins, as 2031-05-14T09:30'),
  end: time.describe('when it ends'),
  importance: z.number().describe('from 1 to 10'),
  shared: z.boolean().describe('whether the assistant sees it'),
})

const traveller = z
  .object({
    flights: z.array(flight).min(1).describe('in order of arrival'),
    calendar: z.array(meeting).describe('all meetings, in order of time'),
    sharedOrder: z
      .array(z.int())
      .describe('places in the calendar of the shared meetings, in the order in which they are told'),
    meanPrice: z.number().positive().describe('a price above which counts against a flight, in dollars'),
    pricePref: z.number().describe('how much a price above the mean counts, from 1 to 20'),
  })
  .superRefine(({ calendar, sharedOrder }, context) => {
    const shared = calendar.flatMap((meeting, i) => (meeting.shared ? [i] : []))
    if ([...sharedOrder].sort((a, b) => a - b).join() !== shared.join())
      context.addIssue({
        code: 'custom',
        path: ['sharedOrder'],
        message: `must hold the places of the shared meetings, ${shared.join(', ')}, in some order`,
      })
  })

/** Given calendars and flights, in the fields of the published games. */
const instance = z.object({
  arrivalPref: z.number().describe('how much three hours between two arrivals count, from 1 to 10'),
  users: z.array(traveller).min(2).max(5).describe('the travellers'),
})

const config = z.strictObject({
  ...mannersFields,
  users: z.int().min(2).max(5).default(2).describe('travellers beside the assistant'),
  flights: z
    .int()
    .min(1)
    .max(60)
    .default(30)
    .describe('flights drawn for each; those that are in nobody’s way are then left out, as in the release'),
  days: z.int().min(1).max(7).default(3).describe('how many days the calendars span'),
  meetingChance: z
    .number()
    .min(0.05)
    .max(1)
    .default(0.35)
    .describe('the chance that a meeting starts in a free half hour'),
  sharedShare: z.number().min(0).max(1).default(0.75).describe('the share of meetings that the assistant sees'),
  instance: instance.optional().describe('given calendars and flights instead of dealt ones'),
})

/** The parameters, defaults filled in. */
export type MediationConfig = z.output<typeof config>
export const configSchema = config as unknown as Schema<MediationConfig>
