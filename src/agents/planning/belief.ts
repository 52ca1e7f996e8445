/** What the assistant knows of the visitor's wishes and their weights: those told, and what scores of proposals allow. */
import type { Preference } from '../../games/planning/index.ts'
import { resample } from '../dialogue/likelihood.ts'
import { readerFor } from './english.ts'
import { insistences, readInsisted, type Insisted } from './insisted.ts'
import type { PlanningObservation } from './observation.ts'
import { observedAsMeant } from './observed.ts'
import { readTold } from './told.ts'
import { readTried, type Tried } from './tried.ts'
import { Unsaid } from './unsaid.ts'
import { imagineVisitors, type Visitor } from './visitors.ts'
import { mayBeInert } from './wish.ts'
import type { Wish } from './wished.ts'

export interface Belief extends Insisted {
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

/** "Whatever you plan has to be cheap" leaves nothing to anybody. */
const WHATEVER =
  /\bwhatever (?:it is )?(?:you|we) (?:[\w']+ ){1,4}?(?:(?:has|have|needs?|ought) to|must|should|shall|may|can|can't|cannot|mustn't|shouldn't|better|is not|isn't)\b/gi
/** "Just plan me something nice, you're the expert." */
const LEAVES_IT =
  /\byou(?:'re|’re| are|r| r) the (?:(?:local|travel|real) )?(?:expert|boss|pro|guide|professional|planner|specialist|local)\b|\b(?:plan|make|arrange|organi[sz]e|find|do|show|pick|put together|come up with|think of|give) (?:me |us )?(?:some ?thing|a|any ?thing|what ?ever|some) ?(?:nice|good|fun|lovely|great|cool|pretty|you like|you want|you think|you fancy)(?: (?:day|trip|plan|tour|for (?:me|us)|please|pls|then|i|we|suits?|is|best|here|in town))*[ ,]*(?:[.!]|$|, ?you)|(?<!\b(?:to|we|i|they) )\b(?:make|propose|suggest|give (?:me|us)|show (?:me|us)|create|put together|draw up|come up with) (?:\w+ ){0,3}?(?:plan|itinerary|proposal|tour)\b(?: please)? (?:with|of|including|that (?:has|includes)|around|from)\b|^\W*(?:please,? )?an? (?:plan|itinerary) with\b/i

/** `inert`: parking and takeout are known not to count, as in the published games. */
export function believe(seen: PlanningObservation, inert = false): Belief {
  const observation = observedAsMeant(seen)
  const sites = observation.sites!
  const names = sites.map(({ name }) => name)
  const tried = readTried(observation, sites)
  const insisted = readInsisted(observation, tried, sites)
  const told = readTold(observation, tried, sites).filter(
    (wish) => wish.about !== 'type' || !insisted.refused.includes(wish.type),
  )
  const counting = told.filter((wish) => !(inert && mayBeInert(wish)))
  const wishes = told.some(({ about }) => about === 'distance')
    ? counting
    : [...counting, { about: 'distance' } as const]
  const isComplete = told.filter(({ about }) => about !== 'site').length >= COMPLETE
  const imagine = (unsaid: Unsaid | undefined) => imagineVisitors({ told: wishes, unsaid, tried, sites })
  const complete = isComplete ? imagine(undefined) : undefined
  // Scores that the wishes told cannot make tell of others, whatever their number.
  const { visitors: imagined } = complete?.explained ? complete : imagine(new Unsaid(told, inert))
  // Numbers say what counts, and how much; so does the game, once the last plan is due.
  const scored = tried.some(
    ({ report }) => report && (report.total !== undefined || report.stops.some((score) => score !== undefined)),
  )
  const insists = scored || observation.closing ? [] : insistences(insisted, wishes, sites)
  const insisting = imagined.map(({ preferences, weight }) => ({ preferences: [...preferences, ...insists], weight }))
  const last = observation.talk.findLast((line) => line.kind === 'message')
  const delegated =
    last?.kind === 'message' &&
    last.by !== observation.seat &&
    (LEAVES_IT.test(last.text) ||
      readerFor(names)
        .read(last.text.replace(WHATEVER, ''))
        .some(({ acts }) => acts.some(({ type }) => type === 'delegate' || type === 'done')))
  return {
    wishes,
    tried,
    delegated,
    ...insisted,
    imagined: insisting,
    visitors: resample(
      insisting.map(({ preferences, weight }) => ({
        item: preferences,
        weight,
      })),
      SAMPLES,
    ),
  }
}
