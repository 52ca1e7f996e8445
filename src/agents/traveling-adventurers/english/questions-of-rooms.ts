/** Rules for questions that name rooms and have no question word: "attic or kitchen?", "so from K to A?", "kitchen?" */
import { asksFor } from './ask.ts'
import { EITHER, FOR_YOU, IS_GOOD, SAME_QUESTION } from './cues.ts'
import type { Message } from './message.ts'
import { findSteps } from './routes.ts'
import type { Rule, Statement } from './rules.ts'
import { isChoice } from './sentences.ts'
import { isThere, proposesSteps } from './steps-proposed.ts'
import { asksForCoins, CHANGES, PROPOSE, SUBMIT } from './words.ts'

/** "Why did you skip K-A?", "is there a way to get K-A in?" */
const ASKS_WHY =
  /^(?:and |but |so )?why (?:(?:the |via |through |to )*[A-Z](?! ?-)|did|do|does|would|are|is|have|should|must)\b|\b(?:is there (?:a|any|no|some)|any) (?:way|chance|possibility|room) (?:to|of|that|for|we|you)\b/
/** "We are both in the kitchen". */
const STANDS =
  /^(?:(?:now|still|currently|so) )*(?:(?:standing|sitting|being|looking around) (?:at|in)|looking at|checking) (?:the )?[A-Z](?: (?:right )?now)?$|\b(?:we|i)(?:'re|'m| are| am)(?: (?:both|now|still|currently|already|looking|standing|sitting))* (?:at|in) (?:the )?[A-Z](?: (?:right )?now)?(?:,? (?:right|yes|correct|aren't we))?$/

/** Whether nothing is said of a lone room: "Kitchen?" */
const isLone = ({ tokens, rooms }: Statement): boolean =>
  rooms.length === 1 &&
  tokens.every((token) => token.kind === 'room' || (token.kind === 'word' && token.word === 'the'))

/** "Let me know whether you'd rather visit A or B", "it's up to you whether we go to K or to E" */
const LEAVES_CHOICE =
  /\bup to you\b|\byou (?:can |may |could |should )?(?:decide|choose|pick)\b|\b(?:know|tell me|say) (?:whether|if) (?:you|we)\b/

/** What questions without a question word ask, and what is chosen between. */
export const QUESTIONS: readonly Rule[] = [
  { when: ({ question, counted, text }) => question && !counted && ASKS_WHY.test(text) },
  // "Could we swap K and A?"
  { when: ({ question, has }) => question && has(CHANGES) },
  {
    when: ({ counted, question, words, text }) =>
      !counted && (question || words.has('question')) && SAME_QUESTION.test(text),
    does: asksFor,
  },
  // "Which do you prefer: attic or kitchen?"
  {
    when: ({ counted, tokens, has }) => !counted && isChoice(tokens) && !has(SUBMIT) && !asksForCoins(tokens),
    does: ({ question, text }, { acts }) => {
      if (
        (question ||
          LEAVES_CHOICE.test(text) ||
          /^(?:so |and |or |ok )?(?:should|shall|do|would|could|can) we\b/.test(text)) &&
        acts.every(({ kind }) => kind !== 'invite')
      )
        acts.push({ kind: 'invite' })
    },
  },
  // "First K then B, or first B then K?"
  {
    when: ({ counted, rooms: [a, b, c, d, more], text }) =>
      !counted &&
      more === undefined &&
      a === d &&
      b === c &&
      a !== b &&
      d !== undefined &&
      /\b(?:first|then)\b/.test(text) &&
      /[A-Z],? or\b/.test(text),
    does: (_, { acts }) => {
      if (acts.at(-1)?.kind !== 'invite') acts.push({ kind: 'invite' })
    },
  },
  // "Attic or kitchen first?"
  {
    when: ({ question, counted, rooms, text }) => question && !counted && rooms.length === 2 && EITHER.test(text),
    does: (_, { acts }) => acts.push({ kind: 'invite' }),
  },
  // "Your numbers for L: E? B? K?"
  {
    when: (statement, { asks, listed }) => statement.question && isLone(statement) && asks && listed.length > 0,
    does: ({ rooms }, { acts, listed }) =>
      acts.push({ kind: 'ask', pairs: [[listed.at(-1)![0], rooms[0]!]], from: [] }),
  },
  // "Kitchen?"
  { when: (statement, { clarifies }) => statement.question && isLone(statement) && clarifies },
  { when: (statement) => statement.question && isLone(statement), does: proposesSteps },
  // "We are both in the kitchen, right? I have 4 to the attic.", "The kitchen is good. I have 9 there."
  {
    when: ({ counted, rooms, text }) => !counted && rooms.length === 1 && (STANDS.test(text) || IS_GOOD.test(text)),
    does: isThere,
  },
  // "For you kitchen to attic is …?"
  {
    when: ({ counted, question, rooms, text, has }) =>
      !counted && question && rooms.length === 2 && FOR_YOU.test(text) && !has(PROPOSE),
    does: asksFor,
  },
  // "I have 9 on K-A. So from K to A?"
  {
    when: (statement, message) =>
      !statement.counted && statement.question && statement.rooms.length === 2 && concludes(statement, message),
    does: proposesSteps,
  },
]

/** Whether the hallway that was told last is named again with "so", and nothing is asked of the listener's. */
function concludes({ tokens, words }: Statement, { told }: Message): boolean {
  const last = told.at(-1)
  const [a, b] = findSteps(tokens)
  const again = last !== undefined && ((a === last.a && b === last.b) || (a === last.b && b === last.a))
  return (
    again &&
    ['so', 'then', 'thus', 'hence'].some((word) => words.has(word)) &&
    !['you', 'your', 'yours', 'what', 'how', 'and', 'is', 'really'].some((word) => words.has(word))
  )
}
