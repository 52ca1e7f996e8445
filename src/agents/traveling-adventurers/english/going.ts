/** Whether a statement says where to go: steps that are proposed, hallways that are walked, with or without their numbers. */
import { FROM_THERE, GOES_ON_TO, IS_BETTER, OFFERS } from './cues.ts'
import type { Message } from './message.ts'
import { isConditional } from './moods.ts'
import { isEither } from './own-part.ts'
import type { Statement } from './rules.ts'
import { linked } from './sentences.ts'
import { roomsIn, type Token } from './tokens.ts'
import { MOVES, NEGATION, PROPOSE, PROPOSE_OUTRIGHT } from './words.ts'
import { isMark } from './token.ts'

/** "Moving from B to A works for me". */
const PRAISES = /\b(?:works?|good|great|best|better|ideal|nice|sense|fine|perfect|excellent|well)\b/
const MOVING = /^(?:and |then )?(?:moving|going|walking|heading|continuing|starting|visiting) .*[A-Z]/
/** "To the attic now?" */
const GOES_NOW_TO = /^(?:[\w']+,? ){0,2}to (?:the )?[A-Z],? (?:now|next|first|then)$/

/** "We could open with the kitchen." */
const OPENS_WITH =
  /\b(?:open|opening|kick off|kicking off|kick things off|lead off|set out|set off|heading off) (?:with|by|at|from|to|towards|for|in|into)\b/

/** "I'm leaning towards starting with E" */
const LEANS_TO =
  /\b(?:lean(?:ing)? (?:towards?|to)|inclined to|tempted to|in favou?r of|opt for|vote for|thinking (?:of|about)|all for|keen on|up for) (?:starting|beginning|start|begin|going|go|visiting|visit|taking|take|heading|head|moving|move|continuing|opening|walking)\b/
/** "I recommend beginning with K", "my advice is to start in A" */
const RECOMMENDS =
  /\b(?:recommend|advise|suggest|propose|recommendation|advice|suggestion|proposal)\b(?: [\w']+){0,3} (?:beginning|starting|going|visiting|taking|walking|heading|moving|continuing|opening|to (?:begin|start|go|visit|take|walk|head|move|continue))\b/
/** "My suggestion for the opening: L to A" */
const PROPOSAL_IS =
  /^(?:so |ok |and |well )*(?:my|a|one|here's my|another|here is my) (?:[\w']+ )?(?:suggestion|proposal|idea|recommendation|pick|choice|vote|preference|counterproposal)\b[^A-Z\d]{0,60}[A-Z]/
/** "I'd end the tour with B, A and L" */
const ENDS_WITH =
  /\b(?:end|ending|finish|finishing|close|closing|conclude|complete|wrap up)(?: (?:the|our))? ?(?:tour|path|route|walk|trip|round|loop|it)? (?:(?:with|by|in|via|at|through) )?(?:the )?[A-Z],? (?:(?:-|then|and|to) )?(?:then )?(?:the )?[A-Z]\b/

/** "We'd skip K-A then" */
const WOULD_LOSE =
  /\b(?:we|i)(?:'d| would| will|'ll|'re)?(?: be)? (?:skip|skipping|miss|missing|lose|losing|waste|wasting|leave out|leaving out|give up|giving up)\b/

/** "The first step could be …". */
const STEP_IS =
  /^(?:the |our |my )?(?:[\w']+ )?(?:step|stop|leg|destination)(?: is| would be| could be| should be| might be|,| :)? /

/** Whether it says where to go. */
export function goesSomewhere({ tokens, text, has, question, words }: Statement): boolean {
  // "If your E-B is high, then yes"
  if (isConditional(text) && (words.has('your') || words.has('yours'))) return false
  // "If you're sure about K-A then I might be convinced"
  if (isConditional(text) && /\b(?:convinced|persuaded|talked into|say yes|live with|reconsider)\b/.test(text))
    return false
  // "No way I'm going through the bathroom"
  if (/\bno way\b/.test(text) || WOULD_LOSE.test(text)) return false
  return (
    has(MOVES) ||
    (has(PROPOSE) && isBare(tokens)) ||
    MOVING.test(text) ||
    STEP_IS.test(text) ||
    (!has(NEGATION) && !/\bagainst\b/.test(text) && RECOMMENDS.test(text)) ||
    /[A-Z] it is\b/.test(text) ||
    OPENS_WITH.test(text) ||
    (!question && LEANS_TO.test(text)) ||
    (!question && !has(NEGATION) && PROPOSAL_IS.test(text)) ||
    (ENDS_WITH.test(text) && linked(tokens)) ||
    /^(?:i'd |we'd |no,? |or |but |then )*rather (?:the )?[A-Z]\b/.test(text) ||
    (question
      ? OFFERS.test(text) || GOES_NOW_TO.test(text)
      : GOES_ON_TO.test(text) || (linked(tokens) && isBare(tokens)) || FROM_THERE.test(text) || IS_BETTER.test(text))
  )
}

/** "L to K would be better, I have 9 there", "I'd rather do L-K which is 8": a hallway that its number speaks for. */
const ADVOCATES =
  /^(?:[\w']+,? )*(?:i'd rather|i would rather|rather|let's|let us|we should|i'd like to|i suggest|i propose|i vote for|i prefer|better) (?:[\w']+ )*[A-Z] (?:- |to (?:the )?)?[A-Z],? (?:which|because|since|as|that's|it's|it is|that is|i have|i get|cause)\b|^(?:[\w']+,? )*[A-Z] (?:- |to (?:the )?)?[A-Z] (?:would be|is|looks|seems|sounds) (?:[\w']+ )?better\b(?! than)/

/** "Let me propose: L to K (5 on my side), then K to C (9)": a path whose numbers are remarks. */
export const isWalk = ({ tokens, rooms, sums, has, text }: Statement): boolean =>
  !/^(?:and |but |so |or )?if (?:we|i|you)\b/.test(text) &&
  ((!sums && rooms.length === 2 && ADVOCATES.test(text)) ||
    ((!sums || isChain(tokens)) && isListedWalk(tokens, has, text)))

const isListedWalk = (tokens: readonly Token[], has: Statement['has'], text: string): boolean =>
  linked(tokens) &&
  !isEither(tokens) &&
  !has(NEGATION) &&
  !LOSES.test(text) &&
  ((has(PROPOSE_OUTRIGHT) && areInBrackets(tokens)) ||
    (MOVING.test(text) && PRAISES.test(text)) ||
    (OWN_PLAN.test(text) && isChain(tokens)))

/** "Step 2: K -> B (8 for me)" */
export const IS_STEP = /^(?:and |then )?steps? ?:?,? ?(?:the )?[A-Z] ?- ?[A-Z]\b/

/** "I'd go L to B first (9), then B to K (7 for me)": on from where the steps before ended. */
export function goesOnWalking({ tokens, text, rooms, sums }: Statement, message: Message): boolean {
  const last = message.acts.findLast(({ kind }) => kind !== 'other' && kind !== 'tell')
  if (sums || rooms.length !== 2 || !linked(tokens) || !areInBrackets(tokens)) return false
  if (IS_STEP.test(text)) return true
  return message.isSequel && last?.kind === 'propose' && !last.whole && last.path.at(-1) === rooms[0]
}

/** "We'd skip K-A then, which is 10" */
const LOSES = /\b(?:skip|skipping|miss|missing|lose|losing|avoid|avoiding|waste|wasting|leave out|leaving out)\b/
/** "My idea: L-K (6), K-A (9), …" */
const OWN_PLAN =
  /^(?:so |ok |okay )?(?:plan|idea|proposal|suggestion|route|path|tour)\b|^(?!.*\byours?\b).*\b(?:my|the|our|a|this|one|here is|here's|possible|best) (?:[\w']+ )?(?:idea|plan|path|route|tour|proposal|suggestion|trip|order|way)\b|\b(?:we|let's) (?:could |can |should |would )?(?:first |then )?(?:go|walk|take|do)\b/

/** Whether each hallway begins where the one before it ends: "L-K 6, K-A 9". */
export function isChain(tokens: readonly Token[]): boolean {
  const rooms = roomsIn(tokens)
  return (
    rooms.length > 3 &&
    rooms.length % 2 === 0 &&
    rooms.every((room, i) => i === 0 || i % 2 === 1 || room === rooms[i - 1])
  )
}

/** Whether all numbers stand in brackets. */
function areInBrackets(tokens: readonly Token[]): boolean {
  let open = 0
  return tokens.every((token) => {
    if (isMark(token, '(')) open++
    if (isMark(token, ')')) open--
    return token.kind !== 'number' || open > 0
  })
}
/** Whether nothing stands beside the rooms but what leads from one to the next: "then K, then A"; not "K-A is our best". */
const isBare = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => token.kind !== 'word' || BESIDE_ROOMS.has(token.word))
const BESIDE_ROOMS = new Set(
  (
    'the then to and from first next last finally now after that afterwards before back home end start starting ending ending in at with ok okay so yes ' +
    'no well via through or maybe perhaps please again instead room rather i we think my our proposal idea path route tour way ' +
    'order plan choice suggestion would be is could might hm hmm oh just also by over into onwards towards better best good ' +
    'great recommendation recommended preference pick counterproposal more coins gives us me it this all both rest later only right straight directly together thus hence therefore continuing continue return returning agree with'
  ).split(' '),
)
