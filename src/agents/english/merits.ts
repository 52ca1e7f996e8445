/** What speaks for somebody and against: expertise and doubts, by how much of them there is. */
import type { Grade } from './grade.ts'
import { NEGATORS, type Modifiers } from './modifiers.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** What somebody may have much, little or none of: "great expertise", "no knowledge whatsoever", "limited suitability". */
export const MERITS = wordSet(
  'competence expertise experience knowledge skill skills suitability affinity qualification qualifications understanding command grasp familiarity talent strength aptitude proficiency ability abilities background credentials insight flair credibility relevance compatibility alignment overlap promise potential confidence',
)

/** What speaks against somebody; without it nothing does. */
export const DOUBTS = wordSet(
  'doubt doubts reservation reservations concern concerns misgiving misgivings qualm qualms hesitation hesitations reluctance scruples worry worries',
)

/** So little that it is next to none, before a noun. */
export const SCANT = wordSet('little scant minimal negligible scarcely few limited insufficient poor weak low')

const EMPTY_MERIT = { value: 0.09, spread: 0.09 }

const LACKED_MERIT = { value: 0.16, spread: 0.1 }

const SCANT_MERIT = { value: 0.24, spread: 0.11 }

const SOME_DOUBT = { value: 0.28, spread: 0.12 }

const NO_DOUBT = { value: 0.86, spread: 0.1 }

/** Verbs that turn "against" into a judgement: "I must advise most strongly against it". */
const ADVISES = /^(?:advis\w*|recommend\w*|counsel\w*|caution\w*|warn\w*|argu\w*|decid\w*|vot\w*|speaks?|be|am|is)$/

/** Merits and doubts, by how much of them there is; no grade: an adjective before them tells. */
export function compoundAt(
  tokens: readonly Token[],
  at: number,
  { negated }: Modifiers,
): { grade?: Grade } | undefined {
  const { text } = tokens[at]!
  const words = tokens.slice(Math.max(0, at - 4), at).map((token) => token.text)
  const before = words.at(-1) ?? ''
  if (text === 'doubt' && /^(?:i|we|would|really|highly|seriously)$/.test(before)) return undefined
  if (text === 'against') {
    // "There are arguments for and against her."
    if (before === 'and' && words.at(-2) === 'for') return { grade: { value: 0.5, spread: 0.12 } }
    const clause = tokens.slice(Math.max(0, at - 7), at).map((token) => token.text)
    const advises = clause.findLastIndex((word) => ADVISES.test(word))
    if (advises < 0) return undefined
    const denied = clause.slice(Math.max(0, advises - 3), advises).some((word) => NEGATORS.has(word))
    return { grade: denied ? { value: 0.64, spread: 0.14 } : { value: 0.12, spread: 0.1 } }
  }
  // "I have few reservations", "not persuaded that she has the knowledge".
  if (DOUBTS.has(text) && before === 'few' && words.at(-2) !== 'a') return { grade: { value: 0.76, spread: 0.12 } }
  if (!DOUBTS.has(text) && isDoubted(tokens, at)) return { grade: SCANT_MERIT }
  const none = negated || words.some((word) => NEGATORS.has(word) || word === 'lacks' || word === 'lack')
  if (DOUBTS.has(text)) return { grade: none ? NO_DOUBT : SOME_DOUBT }
  if (!MERITS.has(text) || (text === 'strength' && before === 'a') || ['your', 'my'].includes(before)) return undefined
  // "There isn't a gap in her knowledge": what is denied is a fault.
  if (isFaultless(tokens, at)) return { grade: NO_DOUBT }
  if (before === 'little' && words.at(-2) !== 'a') return { grade: SCANT_MERIT }
  if (words.some((word) => word === 'lacks' || word === 'lack')) return { grade: LACKED_MERIT }
  if (none) return { grade: EMPTY_MERIT }
  if (before === 'every') return { grade: { value: 0.93, spread: 0.08 } }
  if (SCANT.has(before) && words.at(-2) !== 'a') return { grade: SCANT_MERIT }
  return ['some', 'certain', 'enough'].includes(before) ? { grade: { value: 0.58, spread: 0.12 } } : {}
}

/** "There isn't a single gap in her knowledge." */
function isFaultless(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - 4)
  const inside = tokens.slice(from, at).findLastIndex(({ text }) => text === 'in') + from
  const before = tokens.slice(Math.max(0, inside - 4), inside).map(({ text }) => text)
  return inside > from && before.length > 1 && before.slice(0, -1).some((word) => NEGATORS.has(word))
}

/** "I am not persuaded that she has the background": less than denied. */
const isDoubted = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 10), at)
    .some(
      ({ text }, i, before) =>
        /^(?:persuaded|convinced|sure|certain|confident|satisfied)$/.test(text) &&
        NEGATORS.has(before[i - 1]?.text ?? '') &&
        before.slice(i + 1).some((word) => ['has', 'have', 'of'].includes(word.text)),
    )
