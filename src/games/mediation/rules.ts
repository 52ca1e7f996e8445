/** Mediation as a decision problem: flights for friends who talk only with the one who books them (section 3.3). */
import { IllegalAction } from '../../core/errors.ts'
import * as z from 'zod'
import { type Seat } from '../../core/game.ts'
import type { ValueOf } from '../../core/schema.ts'
import type { Domain } from '../engines/dialogue/domain.ts'
import { configSchema, flight, meeting, type MediationConfig } from './config.ts'
import { dealMediation, redrawPrivate, redrawTraveller } from './instances.ts'
import { conflictsOf, costsOf, flightBounds, scoreFlights } from './outcome.ts'
import type { MediationProposal, MediationWorld, Meeting } from './world.ts'
import { string } from '../engines/string.ts'

const proposal = z.strictObject({
  flights: z
    .array(z.int().nullable())
    .describe('for each user, in order, a flight: its place in the list of the user’s flights, from 0; null: none yet'),
})

const ownMeeting = z.strictObject(meeting.omit({ shared: true }).shape)
const knownMeeting = ownMeeting.omit({ importance: true })
const flights = z.array(z.strictObject(flight.shape))

/** A meeting as its owner sees it, with its importance from 1 to 10. */
export type OwnMeeting = ValueOf<typeof ownMeeting>
/** A shared meeting as the assistant sees it: when it is, not how important. */
export type KnownMeeting = ValueOf<typeof knownMeeting>

const knowledge = z.strictObject({
  flights: flights.optional().describe('a user’s flights, in order of arrival'),
  privateCalendar: z.array(ownMeeting).optional().describe('a user’s meetings that the assistant does not see'),
  sharedCalendar: z
    .array(ownMeeting)
    .optional()
    .describe('a user’s meetings that the assistant sees, but for their importance'),
  users: z
    .array(
      z.strictObject({
        seat: string().describe('the user'),
        flights: flights.describe('the user’s flights, in order of arrival'),
        sharedCalendar: z.array(knownMeeting).describe('the user’s meetings, as far as the assistant sees them'),
      }),
    )
    .optional()
    .describe('for the assistant: what it knows of each user'),
})
/** What a seat knows: a user its own affairs, the assistant of each user the flights and the shared meetings' times. */
export type MediationKnows = ValueOf<typeof knowledge>

const shown = z.strictObject({
  flights: z.array(z.int().nullable()).optional().describe('for the assistant: each user’s flight; null: none yet'),
  flight: z.int().optional().describe('for a user: its own flight'),
  conflicts: z.array(ownMeeting).optional().describe('for a user: its meetings that the flight overlaps'),
  costs: z
    .strictObject({
      calendar: z.number().describe('for meetings that are missed'),
      price: z.number().describe('for the price'),
      arrival: z.number().nullable().describe('for arriving apart from the others; null in a partial proposal'),
      total: z.number().describe('all together'),
    })
    .optional()
    .describe('for a user: what the flight is worth to it; all parts are usually less than 0'),
})
/** A proposal as seen: a user sees its own flight and what it is worth, the assistant all flights. */
export type MediationShown = ValueOf<typeof shown>

/** The seat of the assistant. */
export const ASSISTANT: Seat = 'assistant'
/** The seat of a user, from 0. */
export const userSeat = (user: number): Seat => `user-${user}`
const userOf = (seat: Seat): number => Number(seat.slice('user-'.length))

export const mediationDomain: Omit<
  Domain<MediationConfig, MediationWorld, MediationKnows, MediationProposal, MediationShown>,
  'words'
> = {
  name: 'mediation',
  // How an offer is scored tells of sites or flights that only the other side sees.
  reveals: true,
  version: 1,
  title: 'Mediation',
  about: 'An assistant books flights for friends, each with a calendar of their own, so that they arrive together.',
  config: configSchema,
  proposal,
  knowledge,
  shown,
  seats: ({ users, instance }) => [
    ...Array.from({ length: instance?.users.length ?? users }, (_, user) => userSeat(user)),
    ASSISTANT,
  ],
  rooms: (seats) => seats.filter((seat) => seat !== ASSISTANT).map((seat) => [seat, ASSISTANT] as const),
  mayPropose: (seat) => seat === ASSISTANT,
  deal: (config, seed) =>
    config.instance
      ? { arrivalPref: config.instance.arrivalPref, users: config.instance.users }
      : dealMediation(config, seed),
  check({ users }, { flights }) {
    const ranges = users.map((user, i) => `[0, ${user.flights.length - 1}] for user ${i}`).join(', ')
    if (flights.length !== users.length)
      throw new IllegalAction(`A proposal names a flight (or null) for each of the ${users.length} users.`)
    if (flights.every((id) => id === null)) throw new IllegalAction('A proposal names a flight for at least one user.')
    if (flights.some((id, user) => id !== null && !users[user]!.flights[id]))
      throw new IllegalAction(`Flight ids must be in ${ranges}.`)
  },
  isFull: ({ flights }) => flights.every((id) => id !== null),
  addressees: (_world, { flights }) => [
    ...flights.flatMap((id, user) => (id === null ? [] : [userSeat(user)])),
    ASSISTANT,
  ],
  evaluate: (world, { flights }) => scoreFlights(world, flights),
  bounds: flightBounds,
  knows(world, seat) {
    if (seat === ASSISTANT)
      return {
        users: world.users.map(({ flights, calendar, sharedOrder }, user) => ({
          seat: userSeat(user),
          flights,
          sharedCalendar: sharedOrder.map((i) => ({ start: calendar[i]!.start, end: calendar[i]!.end })),
        })),
      }
    const { flights, calendar, sharedOrder } = world.users[userOf(seat)]!
    return {
      flights,
      privateCalendar: calendar.filter(({ shared }) => !shared).map(asOwn),
      sharedCalendar: sharedOrder.map((i) => asOwn(calendar[i]!)),
    }
  },
  show(world, seat, { flights }) {
    if (seat === ASSISTANT) return { flights }
    const index = userOf(seat)
    const user = world.users[index]!
    const flight = flights[index]!
    return {
      flight,
      conflicts: conflictsOf(user, user.flights[flight]!).map((i) => asOwn(user.calendar[i]!)),
      costs: costsOf(world, flights)[index]!,
    }
  },
  redraw(world, seat, proposals, random) {
    if (seat === ASSISTANT)
      return { arrivalPref: random.int(1, 10), users: world.users.map((user) => redrawPrivate(user, random)) }
    const shown = proposals.length > 0
    const users = world.users.map((user, i) => {
      if (userSeat(i) !== seat) return redrawTraveller(user, shown, random)
      return shown ? user : { ...user, meanPrice: random.int(50, 999), pricePref: random.int(1, 20) }
    })
    return { arrivalPref: shown ? world.arrivalPref : random.int(1, 10), users }
  },
  sampleProposal({ users }, random) {
    const flights: (number | null)[] = users!.map((user) => random.int(0, user.flights.length - 1))
    if (random.float() < 0.1) flights[random.int(0, flights.length - 1)] = null
    return { flights }
  },
}

const asOwn = ({ start, end, importance }: Meeting): OwnMeeting => ({ start, end, importance })
