/**
 * A plan that somebody praises and has a question beside: "lovely! Can we pay by card?" He is answered, and the plan stays, unless
 * the question asks for a change.
 */
import type { Site } from '../../games/planning/index.ts'
import { readFaults } from './faults.ts'
import { readOpinions } from './opinions.ts'
import type { Tried } from './tried.ts'
import { readWishes } from './wish.ts'

/** Whether the last words praise the latest plan, ask something, and would have nothing changed. */
export function likesAndAsks(text: string, latest: Tried, sites: readonly Site[]): boolean {
  if (!text.includes('?') || text.length > LONGEST || latest.events.includes(null) || latest.report) return false
  const names = sites.map(({ name }) => name)
  const stops = latest.proposed.map((name) => sites.find((site) => site.name === name))
  const sentences = text.split(PARTS)
  const told = sentences.filter((sentence) => !sentence.includes('?')).join(' ')
  const asked = sentences.filter((sentence) => sentence.includes('?')).join(' ')
  const felt = readOpinions(told, stops, names)
  const praises =
    felt.some((one) => one.about === 'whole' && one.good) ||
    stops.every((_, place) => felt.some((one) => one.about === 'stop' && one.place === place && one.good))
  if (!praises || felt.some((one) => ('good' in one && !one.good) || one.about === 'progress')) return false
  if (readFaults(told, stops, names).places.length > 0) return false
  return readWishes(told, names).length === 0 && !changes(latest, asked)
}

/** Whether what was asked for by name or kind since the plan is not in it. */
function changes({ requests, proposed, opinions }: Tried, asked: string): boolean {
  if (CHANGES.test(asked)) return true
  return (
    requests
      .flat()
      .some(
        (one) =>
          'opening' in one ||
          'order' in one ||
          !one.wants ||
          (one.firm && !one.names.some((name) => proposed.includes(name))),
      ) || opinions.some((one) => 'good' in one && !one.good)
  )
}

/** Sentences, and questions that begin behind a comma. */
const PARTS =
  /(?<=[.!?;:\n])\s+|,?\s+(?=but (?:is|are|do|does|can|what|how|when)\b)|,\s+(?=(?:just|one|only|quick|sorry|is|are|do|does|can|what|how|when)\b)/i

/** Asks for another plan. */
const CHANGES =
  /\b(?:instead|cheaper|closer|nearer|shorter|swap|replace|exchange|change|drop|remove|skip|add|include|put|another|different|other (?:one|options?|plans?|ideas?)|can (?:we|you|i) (?:have|get|also|go|make|do)|could (?:we|you|i) (?:have|get|also|go|make|do)|why)\b/i

/** "Is there any way to improve it?" */
export const asksForMore = (text: string): boolean =>
  /\b(?:improve\w*|optimi[sz]e|even better|any better|anything better|better still|make it better|perfect it)\b/i.test(
    text,
  )

const LONGEST = 300
