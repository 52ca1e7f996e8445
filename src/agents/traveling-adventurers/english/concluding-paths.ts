/**
 * Parts a whole path from the change that leads to it: "not K after C but B, so L-A-C-B-K-E-L" speaks of one step and then of
 * the path with it, which is what is meant.
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { tripsIn } from './candidates.ts'
import { isMark, wordOf } from './token.ts'
import type { Sentence, Token } from './tokens.ts'

/** May lead from the change to the path. */
const LEADS = wordSet(
  "like so rather let's lets let us do take go going walk try i i'd i'll would want to suggest propose say maybe perhaps that that's thus means meaning making then and but instead better we should could can with for more hence therefore namely please now just in other words ie i.e.",
)

const isPause = (token: Token | undefined): boolean => isMark(token, ',:;–—-')

/** Sentences in which such a path stands alone, behind one that proposes nothing. `rooms`: letters of the house, the start first. */
export const partConcludingPaths = (sentences: readonly Sentence[], rooms: readonly string[]): Sentence[] =>
  sentences.flatMap((sentence) => {
    const { tokens } = sentence
    const [trip, ...others] = tripsIn(tokens, rooms)
    if (!trip || others.length > 0) return [sentence]
    const mark = tokens.findLastIndex((token, i) => i < trip.from && isPause(token))
    const change = tokens.slice(0, Math.max(mark, 0))
    const isLed = tokens.slice(mark + 1, trip.from).every((token) => LEADS.has(wordOf(token)))
    if (!isLed || !change.some(({ kind }) => kind === 'room') || change.some(({ kind }) => kind === 'number'))
      return [sentence]
    return [
      { ...sentence, tokens: change, question: false, changes: true },
      { ...sentence, tokens: tokens.slice(mark + 1) },
    ]
  })
