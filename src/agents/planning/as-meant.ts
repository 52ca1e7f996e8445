/**
 * What somebody typed in Planning as it would be written with care, before anything is read of it: spelt right, names as they
 * are written, without what is only said of the saying.
 */
import { tidy, unshouted } from '../english/index.ts'
import { rewrite } from '../english/typing/rewriting.ts'
import { withoutAsides } from './asides.ts'
import { withoutDashes } from './commas.ts'
import { IDIOMS } from './idioms.ts'
import { spelt } from './spelling.ts'
import { saidStraight } from './turns.ts'
import { withWordsMeant } from './written-alike.ts'

/** `sites` are names that may be spoken of. */
export const asMeant = (typed: string, sites: readonly string[] = []): string =>
  rewrite(
    saidStraight(withoutAsides(withoutDashes(tidy(withWordsMeant(spelt(unshouted(typed), sites)), sites))), sites),
    IDIOMS,
  )
