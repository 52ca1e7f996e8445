/** Ways to reply that come only with some kinds of choices; what needs none of them is smaller without. */
import { weighed } from './chances.ts'
import { short } from './ellipsis.ts'
import { LETTERS } from './keys.ts'
import { laid, LAYOUT } from './layout.ts'
import { firstStep } from './plans.ts'

/** What a reader looks for besides the choices as they are said. */
export interface Habits {
  /** Letters under which choices are shown. */
  readonly letters?: typeof LETTERS
  /** Lists of the reply's own, ticks, crosses and arrows, later turns that are made up. */
  readonly laid?: typeof LAYOUT.laid
  /** Labels in other languages, in English. */
  readonly foreign?: typeof LAYOUT.foreign
  /** How likely each choice is, where several are weighed. */
  readonly weighed?: typeof weighed
  /** Where a talk with others begins that is made up. */
  readonly talk?: typeof LAYOUT.talk
  /** Plans of several steps, of which the first counts. */
  readonly plans?: typeof firstStep
  /** Shorter forms of actions of several words. */
  readonly short?: typeof short
}

/** All of them. */
export const HABITS: Required<Habits> = {
  ...LAYOUT,
  // With letters of its own an answer may stand behind the options.
  laid: (text, given) => laid(text, given, LETTERS.inLines),
  letters: LETTERS,
  plans: firstStep,
  short,
  weighed,
}
