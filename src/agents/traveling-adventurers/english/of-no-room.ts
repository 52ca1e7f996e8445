/** Rules for statements that name no room: "submit", "mine is 6", "and the rest?" */
import { ASKS_OPINION, asksFor } from './ask.ts'
import {
  ARE_SAME,
  AWAITS,
  BEGINS_WITH_IT,
  GOES_THERE,
  LEARNS_YOURS,
  MIRRORS,
  OTHERS,
  REFERS,
  RESTATES,
  TAKES_IT,
  WANTS_ALL,
} from './cues.ts'
import type { Message } from './message.ts'
import { findRest } from './rest.ts'
import type { Rule, Statement } from './rules.ts'
import { tellRest, tellThere } from './tell.ts'
import { AMOUNT, CORRECTION, NEGATION, WANT_TO_KNOW } from './words.ts'

const MINE = new Set(['mine', 'i', "i've", "i'm", 'me', 'my'])
const THERE = new Set(['there', 'here', 'that', 'it'])
/** "It's just a 2." */
/** "(Not K-A again!) It's just a 2." */
const IT_IS =
  /^(?:but |and |no |no, |that one is |that's |and that's )?(?:(?:since|because|as|cause) (?:that's|that is) |(?:since |because |as |cause )?(?:it's|it is|its|that's|that is|got|i've got) )(?:(?:just|only|a|an|still|but|merely|even|worth|exactly) )*\d+(?: coins?)?(?: (?:for me|to me|on my side|here|btw|by the way|fyi|though|(?:i|me) (?:think|guess|believe|suppose|reckon)))*$/

/** "(From K to A,) 9 for me." */
const ITS_NUMBER =
  /^(?:(?:and|only|just|a|with|even|my|that's|that is|which is|it's|it is|its|worth|at|again) )*\d+(?: coins?)? (?:(?:here|for me|to me|on my side|on my end|from me|at my end|in mine|over here)(?: (?:here|there|too|only|at least))?)$/

/** "L-K is 9, let's begin with it", "… so let's go there": a step along the hallway that was told last. */
function stepThere({ text, counted, has }: Statement, message: Message): readonly string[] | undefined {
  const { house, pair, told, topic } = message
  if (counted || has(NEGATION)) return undefined
  // "The attic is 15, so we go there"
  const isTopic = topic !== undefined && topic !== house.rooms[0] && !pair?.includes(topic)
  if (isTopic && GOES_THERE.test(text)) return [topic]
  if (!pair) return undefined
  const takes = message.tellsOfHallway && TAKES_IT.test(text)
  if (told.length === 0 && !takes) return undefined
  const [start] = house.rooms
  const [a, b] = pair
  const ahead = b === start ? [b, a] : [a, b]
  if (takes || BEGINS_WITH_IT.test(text)) return ahead
  return GOES_THERE.test(text) ? ahead.slice(1) : undefined
}

const HAVE_YOU =
  /^(?:and |so )?(?:have )?you (?:have|got|get|see) (?:anything|something|any|much|many|more|coins|good ones|a lot|what|how many)\b.*\b(?:there|here|on (?:those|these|them|that|it))\b/
const REQUESTS =
  /\b(?:requesting|awaiting|seeking|expecting|eager (?:for|to (?:hear|see|know|learn))|standing by for) (?:all )?(?:of )?(?:your|yours)\b(?! (?:path|route|proposal|answer|submission|decision|plan))/
const DID_YOU = /^(?:and |so )?(?:did|have|do|are|will) you(?: too| as well| yet| already| also)?$/
const IS_GLAD =
  /\b(?:happy|glad|pleased|grateful|thankful|sorry|sad|jealous|envious) (?:for|about|with|of|to (?:see|hear|read)) (?:your |the |those |these |that |a )?\d/
const ANY_OF_YOURS =
  /^(?:and |so |but )?(?:(?:are|is) there |do you (?:have|see|get) )?(?:any|anything|something)\b.*\b(?:on your (?:side|end|map)|for you)$/
const OF_ALL =
  /^(?:(?:it's|they're|they|are|just|only|and|but|with|i|have|get|there) )*(?:all(?: of them)?|everything|always|each|everywhere)(?: (?:are|is|just|only|at|have|has|worth|of them))* \d+(?: coins?)?(?: each)?$|^(?:(?:i|have|get|it's|just|only|and|a) )*\d+ (?:coins? )?(?:to|for|on|from|each|everywhere|in)(?: (?:all|each|every|of|them|one|everywhere|hallway|room|direction))*$/

const THESE = /\b(?:for|on|in|at|to|of) (?:these|those|them|the same)\b/

/** "Did it work for you?", "does that fit with you?": whether something is so, and no number. */
const WHETHER =
  /^(?:(?:and|so|but|ok|well),? )*(?:did|does|do|is|was|are|will|would|can|could|has|have|should) (?:it|that|this|these|those|everything|the|my|we|i)\b(?!.*\b(?:same|also|too|similar|coins?|many|much|high|higher|low|lower|different|numbers?)\b)/

export const OF_NO_ROOM: readonly Rule[] = [
  {
    when: (statement, message) => stepThere(statement, message) !== undefined,
    does: (statement, message) => message.propose(stepThere(statement, message)!, false, statement.proved),
  },
  // "Agreed: L, A, …, L. Submit?" asks of the path once more.
  {
    when: ({ submits, question, text }, { acts }) =>
      submits && question && text === 'submit' && acts.some(({ kind }) => kind === 'propose'),
  },
  { when: ({ submits }, { conditional }) => submits && conditional },
  {
    when: ({ submits }) => submits,
    // "Can I submit?" asks whether both may.
    does: ({ asksToSubmit, question, text }, { acts }) =>
      acts.push({
        kind: 'submit',
        ...((asksToSubmit || (question && /\bi\b.*\bsubmit\b/.test(text))) && { asks: true }),
      }),
  },
  { when: ({ counted, sums }) => counted && sums, does: (_, { acts }) => acts.push({ kind: 'sum' }) },
  // "L: 6 to E, 4 to K. The others are 2."
  {
    when: ({ counted, tokens, question }, { told }) =>
      counted && !question && told.length > 0 && findRest(tokens) !== undefined,
    does: ({ tokens }, message) => tellRest(message, findRest(tokens)!.coins),
  },
  // "Attic hallways: all 5", "K is good. 7 to all of them!"
  {
    when: ({ counted, question, text }, { anchor, asks, there }) =>
      counted &&
      !question &&
      !asks &&
      OF_ALL.test(text) &&
      (anchor ?? (there?.sure ? there.room : undefined)) !== undefined,
    does: ({ tokens }, message) => {
      const number = tokens.find(({ kind }) => kind === 'number')
      if (number?.kind === 'number') tellRest(message, number.value, message.anchor ?? message.there?.room)
    },
  },
  // "So they're different for you?"
  { when: ({ question, counted, text }) => question && !counted && ARE_SAME.test(text) },
  // "K-A is 3 for me. How many have you?"
  {
    when: ({ question, words, has }, { told }) => question && words.has('you') && has(AMOUNT) && told.length === 1,
    does: (_, message) => message.askAgain(),
  },
  // "I have 8 on K-A. You got anything there?"
  {
    when: ({ question, counted, text }, { told }) => question && !counted && told.length > 0 && HAVE_YOU.test(text),
    does: asksFor,
  },
  // "You have 7 on K-C. I am happy for 7 coins."
  { when: ({ counted, text }) => counted && IS_GLAD.test(text) },
  // "I submitted a minute ago. Did you?"
  { when: ({ text }) => DID_YOU.test(text) },
  // "5 detected between B and K. Requesting your reading."
  { when: ({ counted, text }) => !counted && REQUESTS.test(text), does: asksFor },
  // "I would be grateful to learn yours."
  {
    when: ({ counted, text }, { told }) => !counted && LEARNS_YOURS.test(text) && told.length > 0,
    does: (_, message) => message.askAgain(),
  },
  // "Anything above 7 on your side?"
  {
    when: ({ question, text }) => question && ANY_OF_YOURS.test(text),
    does: (_, message) => message.askAll(),
  },
  // "And the rest?", "waiting for your numbers".
  {
    when: ({ question, counted, text }, { acts }) =>
      (question && (OTHERS.test(text) || /^(?:and )?(?:your )?(?:numbers|coins|values|list)$/.test(text))) ||
      // "My path is in, waiting for yours": for no coins.
      (!counted && (AWAITS.test(text) || WANTS_ALL.test(text)) && acts.every(({ kind }) => kind !== 'submit')),
    // "Let me know your values for these."
    does: ({ text }, message) => (message.told.length > 0 && THESE.test(text) ? message.askAgain() : message.askAll()),
  },
  // "Mine is 6", "I have 6 there", "sorry, 5".
  {
    when: ({ counted, text, has }, { isAsked, pair, retracts }) =>
      counted &&
      (isAsked ||
        (pair !== undefined && (IT_IS.test(text) || ITS_NUMBER.test(text))) ||
        has(THERE) ||
        has(MINE) ||
        has(CORRECTION) ||
        retracts ||
        RESTATES.test(text)),
    does: ({ tokens, has, text }, message) =>
      tellThere(message, tokens, has(CORRECTION) || message.retracts || RESTATES.test(text)),
  },
  {
    when: ({ question, text }) =>
      question &&
      MIRRORS.test(text) &&
      !WHETHER.test(text) &&
      !/\bor (?:just|only) you\b/.test(text) &&
      !ASKS_OPINION.test(text),
    does: asksFor,
  },
  // "I need your number for the latter."
  {
    when: ({ counted, has, words, text }) => !counted && has(WANT_TO_KNOW) && words.has('your') && REFERS.test(text),
    does: asksFor,
  },
]
