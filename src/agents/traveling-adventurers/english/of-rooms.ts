/** Rules for statements that name rooms: "K-A is 5", "then the kitchen", "the attic or the bathroom?" */
import type { Coins } from './acts.ts'
import { findApart } from './apart.ts'
import { asksFor, WOULD_BE_OK } from './ask.ts'
import {
  ALL_BUT,
  FOR_YOU,
  GAVE_ME,
  HEADING,
  INTRODUCES,
  LIKES,
  MUST_GO,
  NOT_TOLD,
  RETURNS,
  SAME,
  TAKES_BACK,
  THE_ONE,
  WAS_WRONG,
  WHERE_IS,
  YES_TO,
  YOURS_ARE,
  YOURS_OF,
} from './cues.ts'
import { cameFrom } from './along.ts'
import { decides } from './decided-rooms.ts'
import { goesOnWalking, goesSomewhere, IS_STEP, isChain, isWalk } from './going.ts'
import type { Message } from './message.ts'
import { NARROWS } from './narrowing.ts'
import { ROOM_REMARKS } from './remarks.ts'
import { ownOfBoth, ownOfEach } from './own-part.ts'
import { keepsInMind, REMARKS_ON_PATHS, STEPS_THAT_TELL, STEPS_THERE_FROM, UNMEANT_STEPS } from './of-paths.ts'
import { refuses } from './refusals.ts'
import { QUESTIONS } from './questions-of-rooms.ts'
import { findHallways } from './routes.ts'
import type { Rule, Statement } from './rules.ts'
import { coinsAmongRooms, linked } from './sentences.ts'
import { isThere, proposesSteps, proposesTrip, tripOf } from './steps-proposed.ts'
import { suggests } from './suggestions.ts'
import { tell } from './tell.ts'
import { AMOUNT, NEGATION, PROPOSE_OUTRIGHT, WANT_TO_KNOW } from './words.ts'

const ASKS_WHETHER = new Set(['would', 'was', 'were', 'is', 'are', 'does', 'do', 'did', 'has', 'have', "isn't", 'any'])
/** "My total for L, E, … is 29". */
const MY_TOTAL = /\bmy (?:[\w']+ )?(?:total|sum|coins|score|side|number|value|part|share|result)\b/
const HALLWAYS = String.raw`(?:the )?[A-Z] (?:-|to) (?:the )?[A-Z](?:(?:,| and|, and) (?:the )?[A-Z] (?:-|to) (?:the )?[A-Z])*`
/** "I still lack C-A and B-K", "I don't know A-E yet", "C-A and B-K are still missing". */
const LACKS_THESE = new RegExp(
  String.raw`^(?:(?:and|but|so|ok|okay|now|then|only|just|also|well|that means),? )*(?:i(?:'m| am)? (?:now |only |just |still |also )*(?:lack|lacking|miss|missing|without|(?:do not|don't) (?:yet |really )?(?:know|have)(?=.* yet$)|(?<=still )need) ${HALLWAYS}(?: yet| still| from you| now| only)*|${HALLWAYS} (?:is|are) (?:still |also |now |all )*(?:missing|unknown|open|not known|left to (?:tell|know))(?: yet| still| now| here| for me| to me| in my (?:list|table))*)$`,
)
/** "The attic is still missing", "only K is left", "A and K are missing now", "that leaves us with A and K". */
const IS_LEFT =
  /^(?:[\w']+,? ){0,4}we (?:then |now |still |then still )*(?:only have|have only|have just|just have) (?:the )?[A-Z] and (?:the )?[A-Z]$|^(?!.*\b(?:your|yours|coins|numbers?|values?)\b).*(?:\b(?:there's|there is|that leaves|which leaves|leaves|leaving)(?: (?:only|just|still|now|us|me|with|the))* [A-Z] ?(?:-|to) ?(?:the )?[A-Z](?: (?:left|missing|open|remaining|to (?:go|tell)))?$|[A-Z] (?:is|are) (?:still |the only one |now )?(?:left|missing|open|remaining|unvisited)\b|[A-Z] (?:still )?remains?\b|\bleaves (?:us |only |just |me )*(?:with )?(?:the )?[A-Z]\b|\b(?:it|that|this|the (?:missing|last|remaining) (?:one|room)) (?:must|has to|can only|should) (?:then )?be (?:the )?[A-Z](?: then| now)?$)/
/** "Then it's only A and K left", "we still have A and K to place". */
const ONLY_LEFT =
  /^(?!.*\b(?:your|yours|coins|numbers?|values?|home|back|return)\b|.* L$)[^A-Z]*(?:\b(?:only|just|its|it's|still)|^(?:then|so|now|ok then|so then)(?: we)?)(?: (?:only|just|still|now|we|have|got|it's|its|the|us))* [A-Z](?:(?:,| and|, and) (?:the )?[A-Z]){0,4} (?:left|missing|open|remaining|unvisited|to (?:place|visit|fit|put|add))\b/
/** "K-A is still missing": of a hallway. */
const LACKS_HALLWAY =
  /[A-Z](?: ?(?:-|to) ?(?:the )?[A-Z](?: (?:hallway|number|value|one))? (?:is|are)| and (?:the )?[A-Z](?: (?:hallway|number|value|one))? is) (?:still |also |the only one )?(?:left|missing|open|remaining|unknown)\b/
/** "B should come before K", "the attic is worth a visit": what a path has to be like. */
const WISHES =
  /[A-Z] (?:should|must|has to|needs to|could|would have to|ought to) (?:come|be|stand|go|lie) (?:[\w']+ )?(?:before|after|between|behind|last|later|early|somewhere|in)\b|\bnext to each other\b|\b(?:be|being|put|keep|have|stand|lie|comes?) (?:[\w']+ ){0,2}next to (?:the )?[A-Z]\b|\bworth (?:a visit|visiting|a detour|seeing)\b/
/** "Can we find something with K-A in it?" */
const HAS_IN_IT =
  /\b(?:something|anything|one|path|route|tour|way|plan|version) (?:(?:that|which) )?(?:with|has|have|had|includes?|including|contains?|containing|uses?|using|keeps?|keeping)\b[^,]*[A-Z]/
/** "Does the 5 from K to A count twice?" */
const ASKS_OF_NUMBER =
  /^(?:(?:wait|hm+|so|and|but|ok|okay|um|uh|oh|sorry|also|well|then|just checking|one question|question) ?[,:]? )*(?:is|are|does|do|was|will|would|can|could|did|should) (?:the|my|that|this|those|these|each|every)(?: same)? \d+\b(?!.*\b(?:you|your|yours)\b)/
/** "K-A beats K-B by 3" */
const BEATS = /\b(?:beats|exceeds|tops|outdoes|trumps)\b.*\bby (?:only |just )?\d/
/** "I know your K-A already" */
const KNOWS_YOURS =
  /\bi (?:already |now )?(?:know|have|got|heard|noted|remember|wrote down|saw|see) your\b(?!.*\b(?:not|n't|but|except)\b)/
/** "I reject L-K-…-L", "L-K-…-L is bad for me": of the partner's path. */
const REJECTS =
  /^(?:no,? |sorry,? )*(?:i|we) (?:[\w']+ ){0,2}(?:reject|refuse|dislike|hate|oppose|disagree with|veto|(?:do not|don't|can not|can't|won't|cannot) (?:like|want|accept|agree|take|approve|do|go|submit))\b|[A-Z] (?:is|isn't|looks|seems|sounds|would be) (?:[\w']+ ){0,3}(?:bad|terrible|awful|poor|horrible|worse|weak|rubbish|too low|not good|no good)\b/
/** "We still need the kitchen": to go there. */
const NEEDS_ROOM =
  /\bwe (?:still |also |only |just )?(?:need|miss|lack|want) (?:the )?[A-Z](?:(?:,| and| or) (?:the )?[A-Z])*(?: too| still| as well)?(?:,? (?:i (?:believe|think|guess|suppose)|though|right))?$/
/** "Your path misses the kitchen". */
const SKIPS = /\b(?:misses|skips|leaves out|ignores|avoids|forgets|forgot|omits|drops)\b(?: [\w']+){0,4} [A-Z]\b/
/** "You forgot L-B in your list". */
const OF_A_LIST = /\b(?:in|from|on) (?:your|the) (?:[\w']+ )?(?:list|table|numbers|values|overview|message|row)\b/
/** "I'm torn between K and A" proposes neither. */
const UNDECIDED =
  /\beither (?:to )?(?:the )?[A-Z] or (?:to )?(?:the )?[A-Z]\b|\b(?:has|have|must|should) (?:to )?be (?:(?:quite|pretty|really|very|your|a|an|the) )*(?:decent|good|great|high|rich|better|best|low|poor|bad|big|nice|strong|enough)\b|\b(?:torn|undecided|hesitat\w+|(?:can't|cannot|can not|couldn't) decide|not sure|unsure)\b/
/** "I understand that you want to start with K" proposes nothing. */
const YOU_WANT =
  /\byour (?:idea|plan|proposal|suggestion|wish|proposition) (?:to|of|that we)\b(?!.*\bso\b)|\byou (?:would like|want|wanted|wish|'d like|proposed?|suggest(?:ed)?|prefer(?:red)?|said|mentioned|asked)\b(?!.*\bso\b)/
/** "That's L-C, not L-E". */
const NAMES =
  /^(?:[\w']+,? ){0,3}(?:that's|that is|that was|it's|i meant?|meaning) (?:the )?[A-Z] ?-? ?(?:to (?:the )?)?[A-Z]\b/
const RENAMES = /^(?:no|wait|sorry|oops|hold|actually|hang|hm|hmm|i mean)\b|\bi meant?\b|^but (?:that|it)\b/
/** "I want to go from K to A at some point" */
const SOME_TIME =
  /\b(?:at some (?:point|stage|time)|sooner or later|somewhere (?:in|along|on|near)|some ?time|eventually)\b/
/** "A-E is your best" */
const IS_BEST =
  /[A-Z] (?:is|was) (?:your|my|our|the) (?:[\w']+ )?(?:best|worst|highest|lowest|biggest|smallest|richest|poorest|favou?rite)\b(?! (?:way|path|route|step|move|start|beginning|choice|option|first|next|room))/
/** "The strongest hallways seem to be B-K and C-A". */
const BEST_ONES =
  /\b(?:best|worst|strongest|weakest|richest|poorest|highest|lowest|biggest|smallest|top|good|bad|strong|weak|rich|poor) (?:hallways|ones|links|connections|edges|corridors|numbers|values|two|three|pairs)\b[^A-Z]*\b(?:are|seem|look|appear|would be|were|seems|looks)\b[^A-Z]*[A-Z] ?- ?[A-Z]/
/** "Those are for E, B, K, C and A": of numbers told before, no path. */
const ARE_FOR =
  /^(?:and |sorry |,)*(?:those|these|they|the numbers|that|it)(?:'re| are| were| is|'s| was) (?:for|of|from|to|in) (?:the )?[A-Z]\b/
/** "We need to include K-A" */
const INCLUDES =
  /\b(?:need|want|have|ought|must|should|please|like)(?: to)? (?:also )?(?:include|keep|fit in|squeeze in)\b|\b(?:suggest|propose|recommend) (?:including|keeping|fitting in|squeezing in)\b|\b(?:can|could|should|shall) we (?:please |also |still |just )?(?:include|keep|fit|squeeze|work)\b/
/** "Does the living room count as visited?" asks of the rules. */
const VISITED = /\b(?:count|counts|visited|allowed|rules?|twice)\b/
/** "Let us finish with the attic": not the next step. */
const FINISHES =
  /\b(?:leave|leaving|keep|keeping|save|saving) (?:the )?[A-Z] (?:for|till|until|to) (?:the )?(?:last|end|later|very end)\b|\b(?:finish|finishing|end|ending|conclude) (?:with|in|at|up in) (?:the )?[A-Z]\b|[A-Z] (?:last|at the end|for the end|as the last|(?:be|being|is|should be) (?:the |our )?(?:very )?last)\b/
/** "Did I say 5 for K-A? It is 6." */
const DID_I_SAY = /\bdid(?: not|n't)? i (?:say|write|tell|type)\b/
const AGREES_ON = /^(?:(?:i|we|ok|okay|yes|fine|so),? )*agreed? on (?:the )?[A-Z]\b/
/** "Does K-A give you much?" */
const AUXILIARY_FIRST =
  /^(?:and |so |but )?(?:does|do|is|are|did|has|have) (?:the )?(?:hallway )?(?:between |from )?(?:the )?[A-Z]\b/
/** "I don't have your coins for B-A", "B-L is unknown to me". */
const LACKS =
  /\b(?:can not|can't|cannot|could not|couldn't|don't|do not) (?:find|see|spot) .*[A-Z] ?(?:-|to).* (?:in|on|among) your\b|\b(?:unknown|unclear|not know|don't know|don't have|do not have|haven't|lack|missing|remains|open)\b.*\byour\b|\b(?:is|are) (?:still )?(?:unknown|unclear|missing)(?: to me)?$|\byour (?:number|value|coins)\b.*\b(?:unknown|missing|open)\b/
/** "Coins B-A please", "waiting for your K-A number". */
const WANTS_NUMBER =
  /^(?:(?:and|so|now|please|then|the|next|finally|also|first) ?[,:]? )*(?:coins?|numbers?|values?|counts?|amounts?)\b.*\bplease\b|^(?:and |so |now |please |the )*[A-Z](?: has)? ?-? ?(?:row|column|line|numbers|list|values|stuff|coins|hallways)(?: please)?$|[A-Z],? yours?(?: please)?$|\b(?:like|love|want|need) to (?:see|know|hear|have|get) your .*[A-Z]|\b(?:coins?|numbers?|values?|counts?|amounts?) please$|^(?:and |so |now )?please (?:the )?(?:coins?|numbers?|values?|counts?|amounts?)\b|\b(?:let's|let us|shall we|we should|we could|can we|should we)(?: [\w']+)? (?:exchange|share|trade|compare|(?:tell|give|show) each other)(?: all)?(?: of)? (?:our |the )?(?:numbers|coins|values|ones)\b.*[A-Z]|\b(?:like|want|need) to (?:check|ask about|confirm|hear about|know about) (?:the )?[A-Z] ?(?:-|to)|\b(?:once|when|until|after) you(?:'ve| have)? (?:told|given|sent|shown) me .*[A-Z]|\b(?:haven't|have not) (?:heard|received|seen)\b(?! (?:from|if|whether)).*[A-Z]|\b(?:waiting|wait) (?:for|on) your\b.*\b(?:coins?|numbers?|values?|counts?|amounts?)\b/
/** "Waiting for L-C and L-A", "still missing: K-A": hallways that somebody lacks. */
const AWAITS_HALLWAYS =
  /^(?:(?:i'm|i am|i|we're|we are|we|still|now|just|only|currently|also|so|and) )*(?:waiting (?:for|on)|awaiting|missing|miss|lack|lacking|open|pending|unknown|to be (?:told|filled in|confirmed))(?: ?:)?,? (?:the )?[A-Z] ?- ?[A-Z](?:(?:,| and|, and)? (?:the )?[A-Z] ?- ?[A-Z])*(?: (?:from|of|on) (?:you|yours|your (?:side|end|map|list)))?(?: (?:still|now|please))?$/
/** "Next I'd like to hear about the attic." */
const WANTS_TO_HEAR =
  /\b(?:like|love|want|need|curious|interested)\b.*\b(?:hear|know|learn|hearing|knowing|see)\b.*\babout (?:the )?[A-Z]/
/** "L-E, L-B and L-K please": hallways, and nothing said of them. */
const LISTS_HALLWAYS =
  /^(?:(?:and|also|now|then|please|just),? )*(?: ?(?:the )?[A-Z] (?:-|to) (?:the )?[A-Z](?:,? and|,|$))+$/
const isAskedFor = ({ text, tokens }: Statement): boolean =>
  (LISTS_HALLWAYS.test(text.replace(/ please$/, '')) && / please\b|^please\b/.test(text) && !isChain(tokens)) ||
  WANTS_TO_HEAR.test(text)
/** "My hallways from the attic", with a list below. */
const HEADS =
  /^(?:(?:and|so|ok|now|then|next),? )*(?:(?:i|i'll|i will|let me|here) (?:say|go|tell|list|give|do|write|type|send|continue|are|is|start|go on)(?: you| them| on| it| mine| with| the ones| the)* )?(?:from|for|about) (?:the )?[A-Z](?: (?:now|then|next|also|too|as well))?$|^(?:and |so |here are )?my (?:[\w']+ )?(?:hallways?|coins|numbers|values|row|list|corridors)(?: (?:i have|there are))? (?:from|out of|leaving|at|for) (?:the )?[A-Z](?: (?:are|is|look|looks|go) (?:as follows|the following|like this|these|below|here|like so))?$/
const asksFirst = ({ tokens: [first] }: Statement): boolean => first?.kind === 'word' && ASKS_WHETHER.has(first.word)

/** The speaker's coins of a round trip, step by step in a row: "5+7+3+9+8+2". */
function coinsOfTrip(statement: Statement, message: Message): readonly Coins[] | undefined {
  const { tokens, words } = statement
  const trip = tripOf(statement, message)
  const first = tokens.findIndex(({ kind }) => kind === 'number')
  if (!trip || first < 0 || !['me', 'my', 'mine', 'i', "i've", "i'd"].some((word) => words.has(word))) return undefined
  const row: number[] = []
  for (const token of tokens.slice(first)) {
    if (token.kind === 'mark' || (token.kind === 'word' && token.word === 'and')) continue
    if (token.kind !== 'number') break
    row.push(token.value)
  }
  const { min, max } = message.house.coins
  if (row.length !== trip.length - 1 || row.some((coins) => coins < min || coins > max)) return undefined
  return row.map((coins, i) => ({ a: trip[i]!, b: trip[i + 1]!, coins }))
}

/** Whether the path that is named has a lower total than the partner's, so that it is only compared. */
function losesToYours(text: string): boolean {
  const [, own, yours] =
    /[A-Z] (?:would |could |only |just )*(?:be|is|gives|give|gets|get|has|makes|make|brings|bring|:) (?:[a-z']+ )*?(\d\d)\b.*\b(?:your (?:path|route|one|tour|proposal|plan)|yours)\b[^\d]*(\d\d)\b/.exec(
      text,
    ) ?? []
  return own !== undefined && Number(own) <= Number(yours)
}

/** What talks about a path or about hallways, and neither tells nor proposes. */
const REMARKS: readonly Rule[] = [
  // "K-A is still missing."
  {
    when: ({ rooms, text, counted }) =>
      !counted &&
      (LACKS_THESE.test(text.replace(/ ?,$/, '')) ||
        (rooms.length === 2 && LACKS_HALLWAY.test(text) && IS_LEFT.test(text))),
    does: asksFor,
  },
  { when: ({ text }) => NEEDS_ROOM.test(text) || WISHES.test(text) || KNOWS_YOURS.test(text) },
  { when: ({ rooms, text }) => rooms.length === 1 && FINISHES.test(text) },
  { when: ({ text }) => SKIPS.test(text) && !OF_A_LIST.test(text), does: keepsInMind },
  // "Only the attic is left. I have 4 from K to there."
  { when: ({ counted, rooms, text }) => !counted && rooms.length === 1 && IS_LEFT.test(text), does: isThere },
  {
    when: ({ text }) =>
      (MUST_GO.test(text) && !NOT_TOLD.test(text)) || IS_LEFT.test(text) || ONLY_LEFT.test(text) || WHERE_IS.test(text),
  },
  { when: ({ question, text }) => question && VISITED.test(text) },
  {
    when: ({ counted, rooms, text, has }) =>
      !counted && rooms.length === 2 && IS_BEST.test(text) && !has(PROPOSE_OUTRIGHT),
  },
  { when: ({ counted, question, text }) => !counted && !question && YOURS_ARE.test(text), does: keepsInMind },
  { when: ({ counted, text, has }) => !counted && BEST_ONES.test(text) && !has(PROPOSE_OUTRIGHT), does: keepsInMind },
  { when: ({ counted, text }) => !counted && (HAS_IN_IT.test(text) || SOME_TIME.test(text)) },
  { when: ({ counted, rooms, text }) => !counted && rooms.length < 5 && INCLUDES.test(text) },
  { when: ({ counted, text }) => !counted && GAVE_ME.test(text) },
  { when: ({ rooms, text }) => rooms.length < 5 && (YOU_WANT.test(text) || UNDECIDED.test(text)) },
]

export const OF_ROOMS: readonly Rule[] = [
  UNMEANT_STEPS,
  ...ROOM_REMARKS,
  {
    when: (statement, message) => suggests(statement) && tripOf(statement, message) === undefined,
    does: proposesSteps,
  },
  ...QUESTIONS,
  {
    when: ({ counted, text }) => (counted ? WAS_WRONG.test(text) || DID_I_SAY.test(text) : TAKES_BACK.test(text)),
    does: takesBack,
  },
  {
    when: ({ tokens }) => ownOfBoth(tokens) !== undefined,
    does: (statement, message) => {
      const own = ownOfBoth(statement.tokens)!
      message.pair = [own.a, own.b]
      message.report([own])
      if (IS_STEP.test(statement.text)) proposesSteps(statement, message)
    },
  },
  STEPS_THERE_FROM,
  STEPS_THAT_TELL,
  // "K-A 5 (yours 9), K-B 3 (yours 2)"
  {
    when: ({ tokens, counted }) => counted && ownOfEach(tokens) !== undefined,
    does: ({ tokens }, message) => message.report(ownOfEach(tokens)!),
  },
  // "K-A beats K-B by 3" counts neither.
  {
    when: ({ counted, text, rooms }) => counted && rooms.length > 2 && BEATS.test(text),
    does: ({ text }, message) => message.pass(text),
  },
  // "Can you say it again? The one between K and A."
  { when: ({ counted, text }, { asks }) => !counted && asks && THE_ONE.test(text), does: asksFor },
  {
    when: ({ submits }) => submits,
    does: (statement, message) => {
      const path = tripOf(statement, message)
      message.acts.push({ kind: 'submit', ...(path && { path }), ...(statement.asksToSubmit && { asks: true }) })
    },
  },
  // "My total for L, E, … is 29."
  {
    when: (statement, message) =>
      statement.counted &&
      statement.sums &&
      MY_TOTAL.test(statement.text) &&
      !statement.has(PROPOSE_OUTRIGHT) &&
      tripOf(statement, message) !== undefined,
    does: (_, { acts }) => acts.push({ kind: 'sum' }),
  },
  // "The rooms are L, E, …"
  {
    when: (statement, message) =>
      statement.words.has('rooms') &&
      !statement.has(PROPOSE_OUTRIGHT) &&
      !/\b(?:i|we|i'd|we'd)(?: would| could| should)? (?:order|visit|arrange|sort|take|do|walk)\b/.test(
        statement.text,
      ) &&
      tripOf(statement, message) !== undefined,
  },
  { when: ({ counted, text }) => !counted && ARE_FOR.test(text) && !/\bthat's|it's/.test(text) },
  // "L-K-…-L is 5+7+… for me"
  {
    when: (statement, message) => coinsOfTrip(statement, message) !== undefined,
    does: (statement, message) => {
      proposesTrip(statement, message)
      message.report(coinsOfTrip(statement, message)!)
    },
  },
  {
    when: (statement, message) =>
      tripOf(statement, message) !== undefined && !coinsAmongRooms(statement.tokens) && !findApart(statement.tokens),
    does: (statement, message) => {
      // "L-K-…-L would be 75, your path is 78"
      if (losesToYours(statement.text)) return message.pass(statement.text)
      // "I reject L-K-…-L"
      if (!REJECTS.test(statement.text) && !refuses(statement.text)) proposesTrip(statement, message)
      else if (message.acts.at(-1)?.kind !== 'disagree') message.acts.push({ kind: 'disagree' })
    },
  },
  // "Is K-A 3 or 4 for you?"
  {
    when: ({ counted, question, text }) => counted && question && FOR_YOU.test(text) && /\d or \d/.test(text),
    does: asksFor,
  },
  {
    when: (statement) =>
      statement.counted && (statement.question || FOR_YOU.test(statement.text)) && asksFirst(statement),
    does: asksFor,
  },
  // "Is my 5 from K to A also 5 when I go from A to K?": of a number, and no other one.
  { when: ({ counted, question, text }) => counted && question && ASKS_OF_NUMBER.test(text) },
  // "(How about the attic?) I got 7 from K."
  {
    when: (statement, message) => statement.counted && cameFrom(statement, message) !== undefined,
    does: (statement, message) => message.report([cameFrom(statement, message)!]),
  },
  {
    when: ({ counted }) => counted,
    does: (statement, message) => {
      tell(message, statement)
      if (isWalk(statement) || goesOnWalking(statement, message)) proposesSteps(statement, message)
    },
  },
  { when: ({ text }) => NAMES.test(text), does: renames },
  ...REMARKS_ON_PATHS,
  ...REMARKS,
  {
    when: (statement) =>
      statement.question && asksFirst(statement) && FOR_YOU.test(statement.text) && !WOULD_BE_OK.test(statement.text),
    does: asksFor,
  },
  {
    when: ({ text, rooms, has, question, words }) =>
      AUXILIARY_FIRST.test(text) &&
      (rooms.length === 2 || has(AMOUNT) || FOR_YOU.test(text)) &&
      (question || words.has('you') || words.has('your')) &&
      !has(PROPOSE_OUTRIGHT),
    does: asksFor,
  },
  {
    when: ({ has, text }) =>
      has(WANT_TO_KNOW) ||
      WANTS_NUMBER.test(text) ||
      AWAITS_HALLWAYS.test(text) ||
      LACKS.test(text) ||
      NOT_TOLD.test(text) ||
      YOURS_OF.test(text),
    does: asksFor,
  },
  { when: (statement) => isAskedFor(statement), does: asksFor },
  // "And you? I mean for K-A."
  {
    when: ({ text }, { acts }) => {
      const last = acts.findLast(({ kind }) => kind !== 'other')
      return last?.kind === 'ask' && NARROWS.test(text)
    },
    does: asksFor,
  },
  // "Agree on L-C-K for the beginning": says which steps.
  {
    when: ({ text, rooms, tokens }) => rooms.length > 2 && AGREES_ON.test(text) && linked(tokens),
    does: proposesSteps,
  },
  { when: decides, does: proposesSteps },
  // "I like K-A", "all but the kitchen", "yes to the attic".
  { when: ({ has, text }) => has(NEGATION) || LIKES.test(text) || ALL_BUT.test(text) || YES_TO.test(text) },
  {
    when: ({ text, question, has }, { told }) =>
      told.length > 0 && SAME.test(text.replace(/^(?:and )?also,? /, '')) && !question && !has(PROPOSE_OUTRIGHT),
    does: (statement, message) => tell(message, { ...statement, sums: false }),
  },
  // "From L:", "Kitchen": what follows leads from there.
  {
    when: ({ rooms, question, text, has }) =>
      rooms.length === 1 &&
      !question &&
      (HEADING.test(text) || HEADS.test(text) || (INTRODUCES.test(text) && !has(PROPOSE_OUTRIGHT))),
    does: (statement, message) => {
      const [room] = statement.rooms
      message.anchor = room
      isThere(statement, message)
      message.pass(room!)
    },
  },
  // "We start in L and end in L" proposes nothing, "then back to L" does.
  {
    when: ({ rooms, question, text }, { house }) =>
      rooms.every((room) => room === house.rooms[0]) && !question && !RETURNS.test(text),
    does: (statement, message) => {
      if (/\b(?:start|starts|starting|begin|begins|beginning)\b/.test(statement.text)) isThere(statement, message)
    },
  },
  { when: goesSomewhere, does: proposesSteps },
  { when: ({ question }) => question, does: asksFor },
]

/** "Hold on, that's K–A": what was told last is of another hallway. */
function renames({ tokens, text }: Statement, message: Message): void {
  const [pair] = findHallways(tokens, undefined).pairs
  const last = message.acts.at(-1)
  if (!pair || !RENAMES.test(text) || last?.kind !== 'tell' || last.coins.length !== 1) return
  message.acts.pop()
  message.told.pop()
  message.report([{ a: pair[0], b: pair[1], coins: last.coins[0]!.coins }])
}

/** "Please disregard C-A; it should read 2." */
function takesBack({ tokens }: Statement, message: Message): void {
  const [pair] = findHallways(tokens, message.there).pairs
  if (!pair) return
  message.pair = pair
  message.retracts = true
}
