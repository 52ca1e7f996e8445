/** Planning in words, in the published layout: wishes, itineraries, the score that the user sees of a proposal. */
import { quote } from '../../core/quote.ts'
import { Unreadable } from '../../core/errors.ts'
import type { DomainWords } from '../engines/dialogue/domain.ts'
import { explainTalk } from '../engines/dialogue/language.ts'
import { LEFT_OUT, NUMBERS } from '../engines/dialogue/lexicon.ts'
import { indent } from '../engines/dialogue/people.ts'
import type { PlanningConfig } from './config.ts'
import type { PlanningKnows, PlanningShown, ScoredSlot } from './rules.ts'
import { SEARCH_HELP } from './search/complete.ts'
import { printFeatures, printMiles, printValue } from './search/results.ts'
import type { PlanningProposal, PlanningWorld, Site } from './world.ts'
import { anyOf } from '../../replies/index.ts'
import { likeness } from '../../replies/likeness.ts'

export const words: DomainWords<PlanningConfig, PlanningKnows, PlanningProposal, PlanningShown, PlanningWorld> = {
  rules: (config, seat, reader) =>
    (seat === 'user'
      ? [
          `You are visiting a town, and a travel agent plans an itinerary of ${config.stops} sites for you. You know what you want; the agent knows the town.`,
          'Say what matters to you. When the agent proposes an itinerary you see what it is worth to you, site by site and wish by wish; tell the agent what to change. Accept when you do not expect anything better.',
          ...(config.inertPreferences ? [INERT] : []),
          explainTalk(config, { propose: false }, reader),
        ]
      : [
          `You are a travel agent. Plan an itinerary of ${config.stops} different sites for a visitor. You know the town; only the visitor knows what it wants: wishes about features, a budget, sites or kinds of sites to see, short ways.`,
          `Propose the names in order${reader === 'model' ? ': [propose] [Site A, Site B, Site C]' : ''}; NULL leaves a slot open in a partial proposal. The visitor sees what a proposal is worth, you do not: ask. The dialogue ends when the visitor accepts a full proposal.`,
          `Look sites up with [tool] ${SEARCH_HELP}`,
          ...(config.inertPreferences ? [INERT] : []),
          explainTalk(config, { propose: true, search: true }, reader),
        ]
    ).join('\n'),
  describe: ({ preferences, magnitudes, sites, database }) =>
    preferences
      ? ['Travel Preferences:', ...listWishes(preferences, magnitudes)].join('\n')
      : database === 'listed'
        ? ['Sites (name | category | price | features):', ...sites!.map(listSite)].join('\n')
        : `Sites: ${sites!.length} (${countTypes(sites!)}). Look them up with [tool] Search(...).`,
  speaker: (viewer) => (viewer === 'user' ? 'Agent' : 'User'),
  proposed: ({ names, score }) =>
    [nameList(names), ...(score ? ['Proposal Score:', describeScore(score)] : [])].join('\n'),
  parse: (text, { sites, stops }) => parseItinerary(text, sites ?? [], stops),
  say: ({ events }, { sites }) =>
    nameList(events.map((id) => (id === null ? null : (sites?.find((site) => site.id === id)?.name ?? `#${id}`)))),
  people: {
    knows: (knows) =>
      knows.preferences
        ? ['What you want:', ...indent(listWishes(knows.preferences, knows.magnitudes))].join('\n')
        : words.describe(knows),
    offer: ({ names, score }) =>
      score
        ? [
            ...score.slots.map((slot) => inPlainWords(describeSlot(slot))),
            ...score.checklist.map(describeWish),
            `Worth to you: ${score.total}`,
          ]
        : names.map((name) => name ?? 'open'),
    example: 'Site, Site, Site',
  },
  choices: 'You can [think], or output one of these choices:\n(1) [accept] Accept\n(2) [reject] Reject',
}

const INERT = 'Wishes for parking and takeout are spoken of, but do not count.'

const listWishes = (preferences: readonly string[], magnitudes: PlanningKnows['magnitudes']): string[] =>
  preferences.map((text, i) => (magnitudes ? `${text} (${magnitudes[i]!})` : text))

const nameList = (names: readonly (string | null)[]): string => `[${names.map((name) => name ?? 'NULL').join(', ')}]`

const listSite = ({ name, type, price, features }: Site): string =>
  `${name} | ${type} | ${price} | ${printFeatures(features)}`

function countTypes(sites: readonly Site[]): string {
  const counts = new Map<string, number>()
  for (const { type } of sites) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => `${count} ${type}${count === 1 ? '' : 's'}`).join(', ')
}

/** The score as the user reads it: slots, then wishes about the whole, then the sum. */
function describeScore({ slots, checklist, total }: NonNullable<PlanningShown['score']>): string {
  const parts = [
    ...slots.map((slot) => (slot.kind === 'empty' ? 0 : slot.score)),
    ...checklist.map(({ score }) => score),
  ]
  return [
    ...slots.map((slot, i) => `${i + 1}) ${describeSlot(slot)}`),
    '',
    'Overall Checklist:',
    ...checklist.map(describeWish),
    `TOTAL SCORE: ${parts.map((part) => (part < 0 ? String(part) : `+${part}`)).join('')}=${total}`,
  ].join('\n')
}

const describeWish = ({ text, score }: { text: string; score: number }): string =>
  `${score >= 0 ? 'YES' : 'NO'} (score: ${score}) ${text}`

/** On one line, without the words of a programming language. */
const inPlainWords = (text: string): string =>
  text.replaceAll('\n', '; ').replaceAll(': True', ': yes').replaceAll(': False', ': no')

function describeSlot(slot: ScoredSlot): string {
  if (slot.kind === 'empty') return 'Empty'
  if (slot.kind === 'travel')
    return `(score: ${slot.score}) Travel from ${slot.from} to ${slot.to}, ${printMiles(slot.miles)}mi`
  const features = Object.entries(slot.features).map(([name, value]) => `${name}: ${printValue(value)}`)
  return [`(score: ${slot.score}) ${slot.name}`, ...features].join('\n')
}

/** Reads `[A, B, NULL]`: exact names first, else the first site that is more than 80 % alike, as published; `#7` is an id. */
export function parseItinerary(text: string, sites: readonly Site[], stops: number): PlanningProposal {
  const inner = inBrackets(text) ?? text
  const names = splitNames(inner, sites)
  if (names.length > stops)
    throw new Unreadable(
      `You can only propose up to ${NUMBERS[stops]} events. Try re-proposing with ${NUMBERS[stops]} events.`,
      text,
    )
  const events = names.map((name) => {
    if (name.toUpperCase() === 'NULL') return null
    const site = findSite(name, sites)
    if (!site) throw new Unreadable(`${quote(name)} is not a valid destination. Did you type the correct name?`, text)
    return site.id
  })
  if (names.length < stops)
    throw new Unreadable(
      `You must have ${stops} events in your proposal. Put 'NULL' for a slot to make a partial proposal.`,
      text,
    )
  return { events }
}

/** What stands in the first brackets that are closed. */
function inBrackets(text: string): string | undefined {
  const begin = text.indexOf('[')
  const end = begin < 0 ? -1 : text.indexOf(']', begin)
  return end < 0 ? undefined : text.slice(begin + 1, end)
}

/** At commas and "and", except where a site's own name has one. */
function splitNames(text: string, sites: readonly Site[]): string[] {
  let rest = text
  for (const { name, id } of sites) {
    const at = /,| and /.test(name) ? rest.toLowerCase().indexOf(name.toLowerCase()) : -1
    if (at >= 0) rest = `${rest.slice(0, at)}#${id}${rest.slice(at + name.length)}`
  }
  return rest
    .split(',')
    .flatMap((part) => (findSite(part, sites) ? part : part.split(/\b(?:and|then)\b|&/)))
    .map((part) => part.replace(/[.!?]$/, '').trim())
    .filter(Boolean)
}

function findSite(said: string, sites: readonly Site[]): Site | undefined {
  const id = /^#(\d+)$/.exec(said)
  if (id) return sites.find((site) => site.id === Number(id[1]))
  return (
    sites.find(({ name }) => name.toLowerCase() === said.toLowerCase()) ??
    (OTHERWISE.test(said) ? undefined : sites.find(({ name }) => mayBeLike(name, said) && likeness(name, said) > 80))
  )
}

/** What is much like a name, and means that it is just not to be, or not for sure. */
const OTHERWISE = new RegExp(`^(?:${anyOf(LEFT_OUT)})\\s`, 'i')

/**
 * Whether so many letters of one text stand in the other, in whatever order, that the two may be more than 80 % alike: what has
 * fewer is not compared letter by letter, which takes the product of their lengths.
 */
const mayBeLike = (a: string, b: string): boolean =>
  [...a].filter((letter) => b.includes(letter)).length > 0.4 * (a.length + b.length)
