/** What somebody does with a sentence, whichever game it is said in. */
import type { Grade } from './grade.ts'
import type { Mention } from './mentions.ts'

/** Things that are spoken of together: a reviewer and a paper, a site, a meeting. */
export type About = readonly Mention[]

export type Act =
  /** Tells how good, liked or important something is. */
  | { readonly type: 'inform'; readonly about: About; readonly grade: Grade }
  /** Tells that the speaker knows nothing of it. */
  | { readonly type: 'unknown'; readonly about: About }
  /** Tells that one is better than the other; `much` from -1 (as good) over 0 (a little) and 1 (plainly) to 2 (much). */
  | { readonly type: 'compare'; readonly better: About; readonly worse: About; readonly much: -1 | 0 | 1 | 2 }
  /** Proposes or refuses something in words. */
  | { readonly type: 'propose'; readonly about: About; readonly yes: boolean }
  /** Asks about things, or for a suggestion. */
  | { readonly type: 'ask'; readonly about: About; readonly suggestion: boolean }
  /** Takes back what was said last; `about`: what was meant instead, where that is named alone. */
  | { readonly type: 'correct'; readonly about: About }
  | { readonly type: Social }

/** Acts without content of the game's own. */
export type Social =
  | 'greet'
  | 'thank'
  | 'acknowledge'
  | 'accept'
  | 'reject'
  /** Leaves it to the other: "you decide". */
  | 'delegate'
  /** Announces that nothing better is to be had. */
  | 'final'
  /** Has nothing to add. */
  | 'done'
  | 'apologise'
  /** Did not understand. */
  | 'confused'
