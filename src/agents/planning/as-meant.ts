/**
 * What somebody typed in Planning as it would be written with care, before anything is read of it: spelt right, names as they
 * are written, without what is only said of the saying.
 */
import { tidy, unshouted } from '../english/index.ts'
import { withoutAsides } from './asides.ts'
import { withoutDashes } from './commas.ts'
import type { PlanningObservation } from './observation.ts'
import { spelt } from './spelling.ts'
import { withWordsMeant } from './written-alike.ts'

/** "Forget the budget, the Mill and the Tower please": what is forgotten ends there. */
const FORGOTTEN =
  /\b((?:forget|never ?mind|ignore|scrap|disregard)(?: about| what (?:i|we) said about| the| my| our| that)*(?: \$? ?\d{2,3}(?: dollars| bucks)?)?(?: (?:budget|limit|money|prices?|costs?|thing))?(?<= (?:\d+|dollars|bucks|budget|limit|money|prices?|costs?|thing))), /gi
/** "Not more than a mile from the Mill." */
const WITHIN =
  /\b(?:(?:not|no) (?:more|farther|further) than|within|at most|less than|under|up to) (?:(?:an?|one|two|half|about|\d[\d.]*|quarter|of)[ -]){1,4}(?:miles?|mi|km|minutes?|min|blocks?)(?: (?:walk|drive|away))* (?:from|of|to) /gi

/** `sites` are names that may be spoken of. */
export const asMeant = (typed: string, sites: readonly string[] = []): string =>
  withoutAsides(withoutDashes(tidy(withWordsMeant(spelt(unshouted(typed), sites)), sites)))
    .replace(FORGOTTEN, '$1. ')
    .replace(WITHIN, 'near ')

/** What a player sees, with what the others wrote as they mean it. */
export function observedAsMeant(observation: PlanningObservation): PlanningObservation {
  const names = (observation.sites ?? []).map(({ name }) => name)
  return {
    ...observation,
    talk: observation.talk.map((line) =>
      line.kind === 'message' && line.by !== observation.seat ? { ...line, text: asMeant(line.text, names) } : line,
    ),
  }
}
