/** Rules for what is said about a path that is not meant to be walked: what it leaves out, what is taken into account, what is open. */
import type { Message } from './message.ts'
import { findHallways } from './routes.ts'
import type { Rule, Statement } from './rules.ts'
import { isUnmeant, opposesSteps } from './unmeant.ts'

/** "It would leave out K-A", "this order might skip the attic". */
const WOULD_LEAVE_OUT =
  /\b(?:it|that|this|they|which|yours|path|route|tour|plan|way|order|idea|proposal|suggestion)(?:'d| would| will|'ll| does| might| may| could)(?: [\w']+)? (?:leave out|skip|miss|omit|avoid|ignore|drop|bypass|waste|lose|sacrifice)\b/
/** "With your numbers in mind, I recommend beginning with K" */
const PROPOSES_THEN =
  /,? (?:so )?(?:i(?:'d| would)? (?:recommend|suggest|propose|start|begin|go)|let's|let us|how about|shall we)\b.*[A-Z]/
/** "I will take your numbers for the attic into account." */
const TAKES_ACCOUNT =
  /\b(?:into (?:account|consideration)|in mind|\bnoted\b|(?:written|wrote|noted|taken|jotted) (?:them |it |that |all )?down)\b/
/** "I'd be willing to move the attic", "we might have to give up K-A": how far somebody would go. */
const WOULD_GO_SO_FAR =
  /\b(?:willing|prepared|open|happy|ready|able) to (?:move|shift|reconsider|drop|give up|sacrifice|change|adjust|swap|adapt|discuss|rethink)\b/

/** "The hallway K-B would cost us too much", "going from K to C would be a mistake". */
const WOULD_HARM =
  /\b(?:would|will|'d|might|could) (?:really |only |just |surely )?(?:cost|hurt|ruin|spoil|lower|reduce|be (?:an? )?(?:[\w']+ )?(?:mistake|pity|shame|waste|disaster|loss|detour|problem|bad|poor|terrible|awful|painful|costly|weak|unwise|worse))\b/
const IF_WE = /^(?:and |but |so |or )*(?:if|when|whenever|should) (?:we|i|you)\b/
/** "We should reconsider the order of E and B", "the kitchen should directly follow C". */
const OF_THE_ORDER =
  /\b(?:order|sequence|position|positions|swap|swapping) (?:of|between) (?:the )?[A-Z] and (?:the )?[A-Z]\b|\bmake sure\b.*[A-Z] (?:directly |immediately )?(?:follows?|precedes?|comes?)\b/
/** "… and put it at the end" */
const PUTS_LAST =
  /\b(?:put|leave|keep|save|have|do|visit|place) (?:it|that|them|this) (?:right )?(?:at the (?:very )?end|(?:for |till |until )?last|to the end|for the end)\b/
/** "Next up: the bathroom", "let's turn to the kitchen": what the talk is about next. */
const TOPIC =
  /^(?:[\w']+,? ){0,3}(?:can|could|should|shall|may) (?:we|i) (?:please |briefly |quickly |just )?(?:talk|speak|chat|think) about (?:the )?[A-Z]$|^(?:[\w']+,? ){0,3}(?:next up|on the agenda|let's (?:now )?(?:turn to|talk about|look at|discuss|focus on|concentrate on|deal with|go over|examine|cover|(?:start|begin|continue|go on|proceed) with (?:the |our |my |your )?(?:values|numbers|coins|hallways|list|row)(?: of| for| from| in)?))(?: next| now| is)? ?:? ?(?:the )?[A-Z](?: now| next| first)?$/
/** "I understand why you'd want to go to E next" */
const UNDERSTANDS =
  /\b(?:understand|see|get|know|appreciate|realize|realise) (?:why|that|how much) you(?:'d|'re|'ll| would| are)?\b/
/** "You get K-B and I get A-E", "both of us want K-C": what each has of it. */
const TRADES =
  /\b(?:you|i) (?:get|keep|have) (?:your |my |the )?[A-Z] ?(?:-|to) ?(?:the )?[A-Z],? and (?:i|you) (?:get|keep|have)\b|\b(?:both of us|we both) (?:want|like|love|need|benefit)\b/
/** "I propose exchanging the values for the kitchen" */
const EXCHANGES =
  /(?<!\b(?:shall|should|can|could|let's) )\bwe(?: first| then| both)* (?:exchange|share|compare) (?:the|our|all)\b|\b(?:exchanging|sharing|comparing|trading|listing|telling|swapping|discussing|looking at|going through|working through|focusing on)\b.*\b(?:values?|numbers?|coins?|counts?|hallways|data)\b/

const namesFew = ({ rooms, counted }: Statement): boolean => !counted && rooms.length < 5

/** "We go to the kitchen (10 for me)": a step, and its number. */
const STEPS_WITH_COINS =
  /^(?:(?:and|then|next|from (?:there|here)|after that|first|finally|so)[ ,]{0,3})*(?:(?:we|i|i'd|we'd|let's|let us)(?: could| can| would| should| then)? )?(?:go|head|walk|continue|move|proceed|visit|take)(?: on| over| up| straight)? (?:to |into )?(?:the )?[A-Z] ?\( ?\d+(?: coins?)?(?: for me| here| on my side)? ?\)$/

/** Where the path has come to so far. */
function placeOf({ acts, there }: Message): string | undefined {
  const last = acts.findLast(({ kind }) => kind !== 'other' && kind !== 'tell')
  return last?.kind === 'propose' && !last.whole ? last.path.at(-1) : there?.sure ? there.room : undefined
}

/** Steps that tell their number: on from where the path has come to. */
export const STEPS_THAT_TELL: Rule = {
  when: ({ counted, rooms, text, question }, message) =>
    counted && !question && rooms.length === 1 && STEPS_WITH_COINS.test(text) && placeOf(message) !== undefined,
  does: ({ rooms: [room], tokens }, message) => {
    const from = placeOf(message)!
    const number = tokens.find(({ kind }) => kind === 'number')
    if (from === room || number?.kind !== 'number') return
    message.isSequel = true
    message.propose([from, room!], false)
    const { min, max } = message.house.coins
    if (number.value >= min && number.value <= max) message.report([{ a: from, b: room!, coins: number.value }])
  },
}

const THERE_FROM =
  /\b(?:let's|we (?:should|could|can)|i'd|shall we|i suggest to) (?:[\w']+ )?(?:go|walk|move|head|get) (?:over )?there (?:(?:next|first|now|right|straight) )?from (?:the )?[A-Z]$/

/** "K-A is 9. Let's go there from K": along the hallway that was named last. */
export const STEPS_THERE_FROM: Rule = {
  when: ({ counted, rooms: [room, other], text }, { pair, acts }) =>
    !counted && other === undefined && THERE_FROM.test(text) && acts.length > 0 && pair?.includes(room!) === true,
  does: ({ rooms: [room] }, message) => {
    const [a, b] = message.pair!
    message.propose([room!, room === a ? b : a], false)
  },
}

/** "I'd be against the attic as the first stop", "going there first is a waste": steps that nobody means to walk. */
export const UNMEANT_STEPS: Rule = {
  when: (statement) => namesFew(statement) && isUnmeant(statement.text),
  does: (statement, message) => {
    keepsInMind(statement, message)
    const { kind } = message.acts.at(-1) ?? {}
    if (opposesSteps(statement.text) && kind !== 'disagree') message.acts.push({ kind: 'disagree' })
  },
}

/** "How much we get from the attic depends on you." */
const HOW_MUCH_WE =
  /^(?:and |so |but )?how (?:much|many)(?: coins)? (?:i|we|each|both)\b.*\b(?:depends?|seems?|looks?|differs?|is|are|matters?)\b/

export const REMARKS_ON_PATHS: readonly Rule[] = [
  { when: (statement) => namesFew(statement) && !statement.question && HOW_MUCH_WE.test(statement.text) },
  { when: (statement) => namesFew(statement) && WOULD_LEAVE_OUT.test(statement.text), does: keepsInMind },
  {
    when: (statement) =>
      namesFew(statement) &&
      !statement.question &&
      TAKES_ACCOUNT.test(statement.text) &&
      !PROPOSES_THEN.test(statement.text),
  },
  { when: (statement) => namesFew(statement) && WOULD_GO_SO_FAR.test(statement.text) },
  { when: (statement) => namesFew(statement) && !statement.question && WOULD_HARM.test(statement.text) },
  // "If we take E-A, I get 9": of what would be.
  {
    when: (statement) => namesFew(statement) && statement.clause.goesOn && IF_WE.test(statement.text),
    does: keepsInMind,
  },
  { when: (statement) => namesFew(statement) && OF_THE_ORDER.test(statement.text) },
  {
    when: (statement) => statement.rooms.length === 1 && TOPIC.test(statement.text),
    does: ({ rooms: [room] }, message) => {
      message.anchor = room
      message.there = { room: room!, sure: true }
    },
  },
  { when: (statement) => namesFew(statement) && UNDERSTANDS.test(statement.text), does: keepsInMind },
  { when: (statement) => namesFew(statement) && TRADES.test(statement.text), does: keepsInMind },
  { when: (statement) => namesFew(statement) && PUTS_LAST.test(statement.text) },
  { when: (statement) => namesFew(statement) && !statement.question && EXCHANGES.test(statement.text) },
]

/** The hallways that are named, for "…, and these are worth 9 each to me". */
export function keepsInMind({ tokens }: Statement, message: Message): void {
  const { pairs } = findHallways(tokens, undefined)
  if (pairs.length > 1) message.listed = pairs
  if (pairs.length === 1) message.pair = pairs[0]
}
