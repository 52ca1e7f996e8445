/**
 * What somebody typed in Planning as it would be written with care, before anything is read of it: spelt right, names as they
 * are written, without what is only said of the saying.
 */
import { tidy, unshouted } from '../english/index.ts'
import { withoutAsides } from './asides.ts'
import { withoutDashes } from './commas.ts'
import type { PlanningObservation } from './observation.ts'
import { spelt } from './spelling.ts'
import { saidStraight } from './turns.ts'
import { withoutTerms } from './terms.ts'
import { withWordsMeant } from './written-alike.ts'

/** "Forget the budget, the Mill and the Tower please": what is forgotten ends there. */
const FORGOTTEN =
  /\b((?:forget|never ?mind|ignore|scrap|disregard)(?: about| what (?:i|we) said about| the| my| our| that)*(?: \$? ?\d{2,3}(?: dollars| bucks)?)?(?: (?:budget|limit|money|prices?|costs?|thing))?(?<= (?:\d+|dollars|bucks|budget|limit|money|prices?|costs?|thing))), /gi
/** "Not more than a mile from the Mill." */
const WITHIN =
  /\b(?:(?:not|no) (?:more|farther|further) than|within|at most|less than|under|up to) (?:(?:an?|one|two|half|about|\d[\d.]*|quarter|of)[ -]){1,4}(?:miles?|mi|km|minutes?|min|blocks?)(?: (?:walk|drive|away))* (?:from|of|to) /gi

const REMOVED =
  '(?:removed|dropped|taken (?:out|away)|left out|gone|replaced|swapped(?: out)?|cut|skipped|omitted|excluded)'
const REMOVES =
  '(?:remove|drop|take (?:out|away)|leave out|replace|swap out|cut|skip|omit|exclude|lose|throw out|kick out)'
const WHY = '\\bwhy(?: on earth)? '
/** "Why was the Mill removed?", "why take out the Mill?": no takeout, and nothing to be left out. */
const WHY_REMOVED: readonly RegExp[] = [
  `${WHY}(?:is|was|are|were|has|have) ([^?.!,;]{3,50}?) (?:been |all )?${REMOVED}(?= ?(?:[?.!,;]|$))`,
  `${WHY}(?:(?:did|do|have|would|must|should) (?:you|we) )?(?:\\w+ly |just |to )?(?:${REMOVES}|${REMOVED}|took (?:out|away)) (?!(?:a|an|some|something)\\b)([^?.!,;]{3,50}?)(?= ?(?:[?.!,;]|$))`,
  `${WHY}(?:did|have|would) you (?:take|taken|leave|left|throw|cut|kick|swap) (?!out\\b|away\\b)([^?.!,;]{3,50}?) (?:out|away)(?= ?(?:[?.!,;]|$))`,
  `${WHY}(?!(?:is|was|are|were|did|do)\\b)([^?.!,;]{3,40}?) (?:is|was|were|has been|have been|had to be) ${REMOVED}(?= ?(?:[?.!,;]|$))`,
].map((source) => new RegExp(source, 'gi'))
/** "Why do we have to go to the Mill?" */
const WHY_GO =
  /\bwhy (?:do|would|should|must|did) (?:i|we|you want us to|you make us) (?:have to |need to |want to )?(?:go to|see|visit) /gi

/** "The others leave us cold", "it doesn't do much for us". */
const COLD =
  /(?<!\bnot )\b(?:(?:leaves?|left) (?:me|us) (?:\w+ )?cold|(?:do|does)(?: not|n't) (?:really )?do (?:it|much|a lot|anything) for (?:me|us)|(?:do|does) (?:nothing|little|not much) for (?:me|us)|fails? to (?:tempt|excite|convince|impress|interest|move) (?:me|us))\b/gi
const WARM = /\b(?:do|does) it for (?:me|us)\b/gi

/** `sites` are names that may be spoken of. */
export const asMeant = (typed: string, sites: readonly string[] = []): string =>
  WHY_REMOVED.reduce(
    (text, pattern) => text.replace(pattern, 'why did you leave out $1'),
    saidStraight(withoutAsides(withoutDashes(tidy(withWordsMeant(spelt(unshouted(typed), sites)), sites))), sites),
  )
    .replace(COLD, 'is not for us')
    .replace(WARM, 'is good')
    .replace(WHY_GO, 'why ')
    .replace(FORGOTTEN, '$1. ')
    .replace(WITHIN, 'near ')

/** What a player sees, with what the others wrote as they mean it. */
export function observedAsMeant(observation: PlanningObservation): PlanningObservation {
  const names = (observation.sites ?? []).map(({ name }) => name)
  return {
    ...observation,
    talk: observation.talk.map((line) =>
      line.kind === 'message' && line.by !== observation.seat
        ? { ...line, text: withoutTerms(asMeant(line.text, names)) }
        : line,
    ),
  }
}
