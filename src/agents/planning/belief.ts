/** What the assistant knows of the visitor's wishes and their weights: those told, and what scores of proposals allow. */
import type { Preference, Site } from '../../games/planning/index.ts'
import { resample } from '../dialogue/likelihood.ts'
import { readerFor } from './english.ts'
import type { PlanningObservation } from './observation.ts'
import { readTried, type Tried } from './tried.ts'
import { Unsaid } from './unsaid.ts'
import { imagineVisitors, type Visitor } from './visitors.ts'
import { mayBeInert, merge, readWishes, type Wish } from './wish.ts'

export interface Belief {
  readonly wishes: readonly Wish[]
  readonly tried: readonly Tried[]
  /** Whether the visitor left the choice to the assistant, or said to have told everything, in its last words. */
  readonly delegated: boolean
  /** Visitors who agree with all that was told, by how likely they are. */
  readonly imagined: readonly Visitor[]
  /** Some of them, each as likely. */
  readonly visitors: readonly (readonly Preference[])[]
}

/** Wishes that somebody tells who leaves nothing out, at least. */
const COMPLETE = 9

const SAMPLES = 60

/** `inert`: parking and takeout are known not to count, as in the published games. */
export function believe(observation: PlanningObservation, inert = false): Belief {
  const sites = observation.sites!
  const names = sites.map(({ name }) => name)
  const said = observation.talk.flatMap((line) =>
    line.kind === 'message' && line.by !== observation.seat ? [line.text] : [],
  )
  const tried = readTried(observation, sites)
  const words = tried.flatMap(({ words }) => words)
  const opinions = sitesFelt(tried, sites)
  const told = merge([
    ...said
      .flatMap((text) =>
        readWishes(text, names).filter(
          (wish) => wish.about !== 'budget' || !words.includes(text) || /\$|dollar|buck/.test(text),
        ),
      )
      .filter((wish) => wish.about !== 'site' || !opinions.some(({ name }) => name === wish.name)),
    ...opinions,
  ])
  const counting = told.filter((wish) => !(inert && mayBeInert(wish)))
  const wishes = told.some(({ about }) => about === 'distance')
    ? counting
    : [...counting, { about: 'distance' } as const]
  const isComplete = told.filter(({ about }) => about !== 'site').length >= COMPLETE
  const unsaid = isComplete ? undefined : new Unsaid(told, inert)
  const imagined = imagineVisitors({ told: wishes, unsaid, tried, sites })
  const last = observation.talk.findLast((line) => line.kind === 'message')
  const delegated =
    last?.kind === 'message' &&
    last.by !== observation.seat &&
    readerFor(names)
      .read(last.text)
      .some(({ acts }) => acts.some(({ type }) => type === 'delegate' || type === 'done'))
  return {
    wishes,
    tried,
    delegated,
    imagined,
    visitors: resample(
      imagined.map(({ preferences, weight }) => ({ item: preferences, weight })),
      SAMPLES,
    ),
  }
}

/** Sites that were liked or not where they were proposed, the latest word on each last. */
function sitesFelt(tried: readonly Tried[], sites: readonly Site[]): (Wish & { about: 'site' })[] {
  return tried.flatMap(({ events, opinions }) =>
    opinions.flatMap((opinion) => {
      if (opinion.about !== 'stop') return []
      const name = sites.find(({ id }) => id === events[opinion.place])?.name
      return name === undefined ? [] : [{ about: 'site' as const, name, liked: opinion.good }]
    }),
  )
}
