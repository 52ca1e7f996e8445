/** Planning as a decision problem: an itinerary for a visitor whose wishes only the visitor knows (section 3.2). */
import * as z from 'zod'
import { IllegalAction } from '../../core/errors.ts'
import type { Random } from '../../core/random.ts'
import type { ValueOf } from '../../core/schema.ts'
import type { Domain } from '../engines/dialogue/domain.ts'

import { configSchema, site, type PlanningConfig } from './config.ts'
import { dealFeatures, dealPlanning, dealPreferences } from './instances.ts'
import { PRICES } from './site-tables.ts'
import { isWhole, itineraryBounds, miles, scoreItinerary, siteOf } from './outcome.ts'
import { searchSites } from './search/complete.ts'
import { searchAsPublished } from './search/published.ts'
import { SearchError } from './search/results.ts'
import { MAGNITUDES, magnitudeOf, type PlanningProposal, type PlanningWorld } from './world.ts'
import { string } from '../engines/string.ts'

const proposal = z.strictObject({
  events: z.array(z.int().nullable()).describe('the sites of the day in order, by id; null: a slot left open'),
})

const knowledge = z.strictObject({
  stops: z.int().describe('how many sites a day has'),
  preferences: z.array(string()).optional().describe('what the visitor wants'),
  magnitudes: z
    .array(z.enum(MAGNITUDES))
    .optional()
    .describe('for the user, if the config has it told: how much each wish counts'),
  sites: z.array(z.strictObject(site.shape)).optional().describe('the sites of the town'),
  database: z
    .enum(['search', 'listed'])
    .optional()
    .describe('whether the assistant has to search, or its text lists all sites'),
})
/** What a seat knows: the user its wishes in words, the assistant the town. */
export type PlanningKnows = ValueOf<typeof knowledge>

const slotScore = z.number().describe('what it is worth to the user')

const scoredSlot = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('site').describe('a site'),
    score: slotScore,
    ...site.pick({ name: true, type: true, price: true, features: true }).shape,
  }),
  z.strictObject({
    kind: z.literal('travel').describe('the way between two sites'),
    score: slotScore,
    from: string().describe('the site before'),
    to: string().describe('the site after'),
    miles: z.number().describe('how far it is'),
  }),
  z.strictObject({ kind: z.literal('empty').describe('a slot left open') }),
])
/** One line of the score that the user is shown of a proposal. */
export type ScoredSlot = ValueOf<typeof scoredSlot>

const shown = z.strictObject({
  events: z.array(z.int().nullable()).describe('the sites of the day in order, by id; null: a slot left open'),
  names: z.array(string().nullable()).describe('the same by name'),
  score: z
    .strictObject({
      slots: z.array(scoredSlot).describe('site, way, site, way, and so on'),
      checklist: z
        .array(
          z.strictObject({
            text: string().describe('the wish in words'),
            score: z.number().describe('what it adds'),
          }),
        )
        .describe('wishes about the whole'),
      total: z.number().describe('all together'),
    })
    .optional()
    .describe('for the user: what the day is worth to it'),
})
/** A proposal as seen: both seats see the sites, only the user what they are worth. */
export type PlanningShown = ValueOf<typeof shown>

export const planningDomain: Omit<
  Domain<PlanningConfig, PlanningWorld, PlanningKnows, PlanningProposal, PlanningShown>,
  'words'
> = {
  name: 'planning',
  // How an offer is scored tells of sites or flights that only the other side sees.
  reveals: true,
  version: 1,
  title: 'Planning',
  about: 'An assistant who knows the town plans a day for a visitor who knows what it wants.',
  config: configSchema,
  proposal,
  knowledge,
  shown,
  seats: () => ['user', 'assistant'],
  rooms: () => [['user', 'assistant']],
  mayPropose: (seat) => seat === 'assistant',
  deal(config, seed) {
    const { stops, database, searchDialect, magnitudes, instance } = config
    const { sites, preferences } = instance
      ? { sites: instance.events, preferences: instance.preferences }
      : dealPlanning(config, seed)
    return { stops, sites, preferences, database, searchDialect, ...(magnitudes === 'binned' && { magnitudes }) }
  },
  check({ sites, stops }, { events }) {
    if (events.length !== stops)
      throw new IllegalAction(`You must have ${stops} events in your proposal; null stands for a slot left open.`)
    const chosen = events.filter((id) => id !== null)
    if (chosen.length === 0) throw new IllegalAction('Fill in at least one event to send a proposal.')
    for (const id of chosen)
      if (!sites.some((site) => site.id === id)) throw new IllegalAction(`${id} is not a valid destination.`)
    if (new Set(chosen).size !== chosen.length)
      throw new IllegalAction('You cannot suggest the same destination twice.')
  },
  isFull: ({ events }) => events.every((id) => id !== null),
  evaluate: (world, { events }) => scoreItinerary(world, events).total,
  bounds: itineraryBounds,
  knows({ stops, sites, preferences, database, magnitudes }, seat) {
    if (seat !== 'user') return { stops, sites, database }
    const told = magnitudes && { magnitudes: preferences.map(magnitudeOf) }
    return { stops, preferences: preferences.map(({ text }) => text), ...told }
  },
  show: showProposal,
  redraw: (world, seat, proposals, random) =>
    seat === 'user' ? redrawTown(world, proposals, random) : redrawVisitor(world, random),
  sampleProposal({ sites, stops }, random) {
    const chosen: (number | null)[] = random
      .shuffle(sites!)
      .slice(0, stops)
      .map(({ id }) => id)
    if (random.float() < 0.2) chosen[random.int(0, stops - 1)] = null
    return { events: chosen }
  },
  search: { mayUse: (seat) => seat === 'assistant', run: search },
}

function showProposal(world: PlanningWorld, seat: string, { events }: PlanningProposal): PlanningShown {
  const stops = events.map((id) => (id === null ? undefined : siteOf(world, id)))
  const seen = { events, names: stops.map((site) => site?.name ?? null) }
  if (seat !== 'user') return seen
  const { bySlot, byPreference, total } = scoreItinerary(world, events)
  const slots = bySlot.map((score, slot): ScoredSlot => {
    const [from, to] = [stops[Math.floor(slot / 2)], stops[Math.ceil(slot / 2)]]
    if (!from || !to) return { kind: 'empty' }
    if (slot % 2) return { kind: 'travel', score, from: from.name, to: to.name, miles: miles(from, to) }
    return { kind: 'site', score, name: from.name, type: from.type, price: from.price, features: from.features }
  })
  const checklist = world.preferences.flatMap((preference, i) =>
    isWhole(preference) ? [{ text: preference.text, score: byPreference[i]! }] : [],
  )
  return { ...seen, score: { slots, checklist, total } }
}

function search({ sites, searchDialect }: PlanningWorld, query: string): string {
  try {
    return searchDialect === 'published' ? searchAsPublished(sites, query) : searchSites(sites, query)
  } catch (error) {
    if (error instanceof SearchError) return `Error: ${error.message}`
    throw error
  }
}

/** What the user cannot know: weights (once it has seen a score they stay), and sites that were never proposed. */
function redrawTown(world: PlanningWorld, proposals: readonly PlanningProposal[], random: Random): PlanningWorld {
  const shown = new Set(proposals.flatMap(({ events }) => events))
  const places = random.shuffle(world.sites.filter(({ id }) => !shown.has(id)).map(({ loc }) => loc))
  const sites = world.sites.map((site) =>
    shown.has(site.id)
      ? site
      : {
          ...site,
          loc: places.pop()!,
          price: random.pick(PRICES[site.type]),
          features: dealFeatures(site.type, random),
        },
  )
  if (shown.size > 0) return { ...world, sites }
  const preferences = world.preferences.map((preference) => ({
    ...preference,
    weight: Math.sign(preference.weight) * random.int(1, 10),
  }))
  return { ...world, sites, preferences }
}

/** Another visitor to the same town. */
const redrawVisitor = (world: PlanningWorld, random: Random): PlanningWorld => ({
  ...world,
  preferences: dealPreferences({ preferences: 10, inertPreferences: false }, world.sites, random),
})
