/** Kinds of stops of which somebody says no more than that there is to be none: "no bar!". */
import type { SiteType } from '../../games/planning/index.ts'
import { KINDS, kindsNamed } from './kinds.ts'

/** "No bar!", said alone of a plan with a bar refuses it, and else misses it. */
const ALONE = new RegExp(
  `(?:^ ?|[.,;!?\\n] ?)(?:(?:no|and|but|reject|what),? )*no (${KINDS})(?: in it)? ?(?=[.,;!\\n]|$)`,
  'g',
)

/** Sentences, and what stands against one. */
export const PARTS = /(?<=[.!?;\n])\s*|(?<!(?:any|every)(?:thing|where) )\bbut\b/

/** Kinds in a sentence of which it says no more than "no bar". */
export const alone = (text: string): SiteType[] => [...text.matchAll(ALONE)].flatMap(([, word]) => kindsNamed(word!))

/** The kinds of stops of a plan that are refused so. */
export const refusedAlone = (text: string, plan: readonly (SiteType | undefined)[]): SiteType[] =>
  text
    .split(PARTS)
    .flatMap(alone)
    .filter((type) => plan.includes(type))
