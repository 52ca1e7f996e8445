/** Takes in a message sentence by sentence and clause by clause, and tells what each clause is: a question or a statement. */
import type { Act } from './acts.ts'
import { compareNumbers, readAccord } from './accords.ts'
import { readAnswer } from './answers.ts'
import { ask, askFor } from './ask.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { comparePaths } from './candidates.ts'
import { dropContrasted } from './contrasts.ts'
import { AND_THEN, HANDS_OVER, HOW_MUCH, MEANING, PAUSES, PROVED, YIELDS, YOU_LACK_MINE } from './cues.ts'
import { findFaults, findsPathFaulty } from './faults.ts'
import { impliedAsk } from './implied.ts'
import { impliedAnswer, impliedChoice } from './implied-answers.ts'
import { invites, isIndifferent, WHERE_TO } from './invites.ts'
import { decides, goesWithOther, weighsGains } from './judged-else.ts'
import { looseRow } from './loose-rows.ts'
import { Message } from './message.ts'
import { isConditional, isSupposed } from './moods.ts'
import { withoutFailed, withoutNamedOnly } from './named-only.ts'
import { asksOfContents } from './path-contents.ts'
import { findHallways, findSteps } from './routes.ts'
import { findQuestion } from './questions.ts'
import { judgesYours } from './remarks.ts'
import { dropCompared, splitAfterSteps } from './sentences.ts'
import { spreadNumbers } from './shared-numbers.ts'
import { state } from './statement.ts'
import { WHAT_IF } from './suggestions.ts'
import { renderWords, roomsIn, type Sentence, type Token } from './tokens.ts'
import { leavesStep } from './wishes.ts'
import { asksForCoins } from './words.ts'

/** "Fine, your way", "alright then, your route": the partner's, where it is accepted. */
const YOUR_WAY =
  /^(?:(?:so|then|and|okay|ok|fine|alright|all right|sure|well|you win),? )*your (?:way|path|route|plan|idea|tour|version|proposal|order|suggestion)(?: (?:it is|then|again|this time|i guess|i suppose))*$/
/** "Yours then": the partner's path, where no numbers were told for which others are asked in return. */
const YOURS_THEN =
  /^(?:(?:so|then|well|oh|ah|haha),? )*yours (?:then|it is)(?:,? (?:i guess|i suppose|no problem|for sure|of course|partner))*$/
const ACCEPTS = /^(?:(?:so|well|oh|no|ah|hm+),? )*(?:ok|okay|fine|alright|all right|sure|yes|yeah|you win|k)\b/

/** What is said of what was named before. */
const PREDICATE =
  /^(?:which |i (?:think|guess|believe) )?(?:that's|that is|this is|it's|is|are|was|looks?|sounds?|seems?|would be|will be|isn't|doesn't) (?!good$|fine$|great$|.*\b(?:path|route|plan|idea|tour|proposal|suggestion)\b)/
/** "(Together that's 9,) pretty great". */
const BARE_PRAISE =
  /^(?:(?:and|so|but|just) )?(?:(?:only )?(?:(?:a )?(?:bit|little|tad)|kinda|kind of|sort of|somewhat|fairly|super|mega|really|quite|rather|so|pretty|too|very) )+(?:weak|poor|low|thin|sad|meh|small|bad|good|nice|strong|high|decent)$|^(?:so so|meh|okayish|mediocre|average)$|^still (?:fine|ok|okay|alright|good|decent)$|^(?:still )?(?:pretty|quite|very|so|really|rather|not|too|how|super|fairly) (?:great|good|nice|bad|decent|awesome|cool|lovely|sad|poor|low|high|excellent|useless|weak|worthless|terrible|awful|rubbish|pathetic|tiny|small)(?: for (?:me|us))?(?:,? (?:i (?:think|guess|would say|suppose|believe)|in my opinion))?$|^i(?:'m| am) (?:very |so |really |quite |pretty )*(?:happy|glad|pleased|lucky|delighted)$/
/** "8, so that's a good one", "a 9, that's a nice number". */
const JUDGES_NUMBER =
  /^(?:so|and|but) (?:that's|that is|it's|it is|this is) (?:(?:an?|one of my|my|quite an?|such an?|really an?) )(?:[\w']+ ){0,2}(?:one|ones|number|hallway|corridor|connection|value)$/
/** "…, worth 7, looks good". */
const OWNS_MANY =
  /^(?!.*\b(?:path|route|tour|plan)\b).*\bi(?:'ve)? (?:have|get|got|see|find)(?: there| here| also)? (?:a lot|lots|many|so many|plenty|loads|few|so few|much|a bunch)\b/
const LOOKS_GOOD = /^(?:which |that )?(?:is|looks|sounds|seems) (?:[\w']+ )?(?:good|fine|great|nice|ok|okay)$/
/** "We have to visit every room and come back to L." */
const RULES =
  /^(?:so |remember,? |and )?we (?:both |all |have to |must )?(?:visit|walk through|go through|pass|see|enter) (?:every|each|all)\b|^(?!.*\b(?:know|how (?:many|much)|your|you have)\b).*\b(?:have to|has to|must|need to|needs to|supposed to)\b.*\b(?:all|every|each|exactly once|only once|the same)\b/
const WALKS = /\b(?:go|going|visit|visiting|start|starting|begin|take|avoid|skip|walk|walking|move|moving|head|next)\b/
/** Asks for a number again that is named. */
const CONFIRMS =
  /^(?:(?:please|kindly|just|can|could|would|will|you) )*(?:confirm|double-check|double check|doublecheck|verify|recheck|check)\b.*\byour?\b/
/** "Or actually", "no wait": what was just proposed is thought over. */
const CHANGES_MIND =
  /^(?:or|well|hm|hmm|oh|no|but|ah|um|uh)?,? ?(?:actually|no|wait|rather|sorry|i mean|scratch that|hang on|hold on|on second thoughts?)\b/
/** "…, a good one", "…, what a pity". */
const IS_REMARK =
  /^(?:such |quite |what |just )?an? (?!.*\b(?:path|route|plan|idea|tour|proposal|suggestion|deal|yes)\b)/
/** "… so I'd like to use it". */
const USES_IT =
  /^(?!.*\b(?:path|route|tour|plan|idea|proposal)\b)(?:so|and|but)\b.*\b(?:use|take|include|keep|want|have|collect) (?:it|that|this|that one|this one)(?: in(?: it| there| the (?:path|route|tour|plan))?| included)?$|^(?:so|and|but) i(?:'d| would) (?:go for|pick|prefer|choose) (?:it|that|this|that one)$/
/** "7", "I mean 7", "it's just 7". */
const RECOUNTS = /^(?:(?:wait|sorry|it's|it is|i|mean|make it|that's|just|only|rather) )*\d+$/
/** "Deal, but only if you agree to K-A." */
const PROVIDED =
  /^(?:but |and |just )*(?:let me|lemme|give me) (?:just |first |quickly |only )*(?:check|verify|calculate|count|an? (?:minute|moment|second|sec))\b|^but only (?:the|if|when|until|up to|half|part)\b|^but (?:first|before|wait|let me|lemme|i(?: still| just| first)? (?:need|want)|i'd (?:like|want|need)|not (?:yet|before|until))\b|^(?:but |and )?(?:only (?:if|when)|if|provided|providing|unless|as long as|so long as|as soon as|assuming|(?:under|on) (?:the |one |a |that )?condition)\b/
/** "Swap B and C and you've got a deal": a condition too. */
const BARGAINS =
  /^(?:(?:but|ok|okay|just|please|so|then|well|if you),? ){0,2}(?:swap|switch|give me|let me have|put|move|add|drop|throw in|make it|take|leave out|change)\b.*\b(?:you(?:'ve| have)? (?:got |have )?(?:yourself )?a deal|we(?:'ve| have) (?:got )?a deal|i'm (?:in|happy|on board|fine|sold)|i'll (?:agree|accept|say yes)|it's a deal)$/
/** "I do not understand which path you mean." */
const ASKS_WHAT_IS_MEANT = /\byou (?:mean|meant|talking about|referring to|thinking of)\b/
/** "…, but it is 3": what is so after all. */
const ASSERTS = /^(?:but|actually|however|no)\b/
/** "It would be great if we could take C-A, I get 9 there": a wish, and its reason. */
const WISHES = /\bwould be (?:[\w']+ )?(?:great|nice|good|better|lovely|cool|best)\b.*\bif we\b/
const FACT =
  /^(?:since |because |as |cause |and )?(?:i (?:get|have|got|see)|i've|it's|it is|that's|there's|mine is)\b.*\d/
/** "Worst one: …", "my best hallway: …": says what the number behind it is. */
const IS_LABEL =
  /^(?:(?:my|the|and|but|our) )*(?:\w+ )?(?:best|worst|highest|lowest|biggest|smallest|richest|poorest|weakest|strongest|cheapest|largest)(?: (?:ones?|hallways?|numbers?|ways?|values?|corridors?|connections?))?$/
/** "Then to the attic", "after that we could visit B", "from A we go on to C", "second, the attic". */
const GOES_ON =
  /^(?!from (?:there|here))(?!.*\bafter that,? [A-Z] [A-Z]\b)(?:(?:and |so |ok |, )*(?:up|over|onwards?|on|back|continue|proceed|and|last|(?:in )?step|from (?:the )?[A-Z])\b|.*\b(?:then|after (?:that|this)|afterwards|thereafter|next|subsequently|finally|lastly|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth)\b)/
/** "Let's do this", "I'd go like this", before a path. */
const ANNOUNCES =
  /^(?:(?:ok|okay|so|then|and|well|alright|now|hm+|please),? )*(?:let's|let us|let me|we could|we should|we can|i'd|i would|i suggest (?:to|we)|i propose (?:to|we)|how about we|why don't we|could we|can we|shall we|i want to|i'd like to) (?:[\w']+ )?(?:do|take|try|go|use|walk|say|suggest|propose|play|make) (?:it |with |for )?(?:this|that|it|these|the following|like this|as follows|the other)(?: (?:way|one|path|route|tour|order|instead|then|rooms|now|please))*$/
const IS_AHEAD =
  /[A-Z] (?:first |next )?(?:is|was|would be|'s|comes out)(?: [\w']+)? (?:better|worse|ahead|behind|richer|poorer)(?: for (?:me|us|you|both))? by \d/
/** "17 together, sweet", "K-B is 7, can't complain". */
const GREETS_NUMBER =
  /^(?:(?:so|and|but|which is|that's) )*(?:sweet|wow|not bad|ouch|yikes|lovely|awesome|yum|sadly|meh|lol|(?:i )?(?:can't|cannot|can not) (?:really )?complain(?: about (?:that|it|either|them))?)$/
/** "You know the bath one already", "you've got my K-A": of numbers that were told. */
const HAS_HEARD =
  /^(?!.*\b(?:what|how|which|tell|give|send|need|please|submit)\b)(?:and |but |so |since |because |as )*(?:(?!you\b)[\w']+ ){0,5}you(?:'ve)? (?:already |both |now |have |also )*(?:know|knew|have|got|heard|saw|read|noted)\b(?=[^,]*\balready\b)|\byou(?:'ve)? (?:already|both already) (?:know|knew|have|got|heard|noted)\b(?! (?:what|how|which))/
const YOURS_ARE_MANY =
  /^(?:and |but |since |because |as )*you(?:'ve)? (?:also |too |both )*(?:have|got|get|had)(?: also| got| as well)* (?:many|a lot|lots|much|plenty|few|little)(?: (?:there|too|as well|also|coins|of coins|on it|here|of them))*$/
/** "And after the bathroom?" */
const AFTER_ROOM = /^(?:and |so |ok |then )*(?:what )?(?:comes )?after (?:the )?[A-Z](?: then)?$/
/** "Fantastic, 1 coin". */
const IS_COUNT = /^(?:only |just |a |whole |an? )*\d+ coins?(?: (?:is|are|sounds?|looks?|seems?) .*)?$/

/** What a question about a path is not. */
const ASKS = new Set<Act['kind']>(['ask', 'invite'])

export function takeIn(message: Message, sentences: readonly Sentence[]): void {
  const { rooms } = message.house
  const spread = sentences.map((sentence) => spreadNumbers(sentence, message.house))
  const compared = withoutNamedOnly(comparePaths(withoutFailed(spread, rooms), rooms), rooms)
  const faults = findFaults(compared.sentences, rooms)
  for (const [i, sentence] of compared.sentences.entries()) {
    message.ends = i === compared.sentences.length - 1
    const before = message.acts.length
    if (faults.has(sentence)) {
      if (findsPathFaulty(sentence)) message.acts.push({ kind: 'disagree' })
      message.pass(sentence.text)
      continue
    }
    const { topic } = message
    takeClauses(message, splitClauses(sentence, rooms))
    const ofContents = asksOfContents(sentence, rooms)
    if (sentence.changes || ofContents)
      message.replaceActs(
        message.acts.filter(({ kind }, at) => at < before || !(kind === 'propose' || (ofContents && ASKS.has(kind)))),
      )
    if (ofContents && message.acts.length === before) message.pass(sentence.text)
    tellLoosely(message, sentence, before, topic)
    const heard = message.acts.slice(before)
    // "I want to hear your numbers around K" names a room, and proposes none.
    const isOpen = heard.every((act) => act.kind === 'other' || (act.kind === 'propose' && act.path.length < 3))
    const asked = isOpen ? impliedAsk(sentence) : undefined
    if (asked) message.replaceActs([...message.acts.slice(0, before), asked])
  }
  if (message.acts.every(({ kind }) => kind === 'other'))
    for (const sentence of compared.sentences) {
      const implied = impliedChoice(sentence) ?? impliedAnswer(sentence)
      if (implied) message.acts.push(implied)
    }
  if (compared.asks) message.acts.push({ kind: 'invite' })
  if (compared.chosen) message.propose(compared.chosen, true)
}

/** Where a sentence with numbers was not understood, or only in part: what it holds, to be asked about. */
function tellLoosely(message: Message, sentence: Sentence, before: number, topic: string | undefined): void {
  const heard = message.acts.slice(before)
  const isUnclear = heard.some(({ kind }) => kind === 'unclear')
  const isOpen = heard.every(({ kind }) => kind === 'other' || kind === 'propose')
  if (!isUnclear && !isOpen) return
  const row =
    looseRow(sentence, message.house) ??
    // "(For the kitchen I have something good,) six from the living room"
    (topic && isUnclear ? looseRow(of(topic, sentence), message.house) : undefined)
  if (!row) return
  // "… when I begin from the bathroom" goes nowhere.
  const isLeft = (act: Act): boolean => act.kind === 'propose' && act.path.length === 1 && act.path[0] === row[0]!.a
  const isSaidElse = ({ kind }: Act): boolean => !['other', 'unclear', 'tell', 'agree'].includes(kind)
  if (heard.some((act) => isSaidElse(act) && !isLeft(act))) return
  message.replaceActs([...message.acts.slice(0, before), ...heard.filter(({ kind }) => kind === 'agree')])
  message.report(row, { unsure: true })
}

const of = (room: string, { tokens, question }: Sentence): Pick<Sentence, 'tokens' | 'question'> => ({
  tokens: [{ kind: 'room', room }, ...tokens],
  question,
})

/** Words of the partner's that are quoted do nothing; what follows may answer them. */
export function hear(message: Message, sentences: readonly Sentence[]): void {
  const quoted = new Message(message.house, message.there)
  takeIn(quoted, sentences)
  message.there = quoted.there
  message.pair = quoted.pair
  message.listed = quoted.listed
  message.isAsked = quoted.acts.some(({ kind }) => kind === 'ask')
}

/** The clauses of a sentence. What is concluded from what is only supposed is supposed too. */
function takeClauses(message: Message, clauses: readonly Clause[]): void {
  let supposed = false
  if (addsTo(message, clauses)) message.accept()
  message.begun = message.acts.length
  message.sumsUp = message.takesBack = false
  message.addsUp = areSums(message, clauses)
  message.conditional = clauses.some(
    ({ tokens }, i) => i > 0 && PROVIDED.test(renderWords(tokens)) && !YIELDS.test(renderWords(tokens)),
  )
  message.conditional ||= BARGAINS.test(clauses.map(({ tokens }) => renderWords(tokens)).join(' '))
  message.isQuestion = clauses.length > 0 && clauses.at(-1)!.question
  const tellsRules = clauses.some(({ tokens }) => RULES.test(renderWords(tokens)))
  const begun = message.acts.length
  // "Yours gives us 58, mine 61."
  const compared = compareNumbers(clauses.map(({ tokens }) => renderWords(tokens)).join(' '))
  if (compared) message.acts.push({ kind: compared === 'yes' ? 'agree' : 'disagree' })
  const weighs = weighsGains(clauses.map(({ tokens }) => renderWords(tokens)).join(' '))
  let changes = -1
  for (const [i, clause] of clauses.entries()) {
    const text = renderWords(clause.tokens)
    const next = clauses[i + 1] ? renderWords(clauses[i + 1]!.tokens) : ''
    if (CHANGES_MIND.test(text)) {
      if (changes < 0) changes = message.acts.length
      message.takesBack ||= /\b(?:scratch|strike|forget|ignore|disregard|cancel|drop) (?:that|it|this)\b/.test(text)
    }
    if (compared && roomsIn(clause.tokens).length === 0) {
      message.pass(clause.text)
      continue
    }
    const before = i > 0 ? renderWords(clauses[i - 1]!.tokens) : ''
    if (
      (weighs && !clause.question && !decides(clause.tokens)) ||
      goesWithOther(text, before, clauses[i + 1]?.question ? '' : next)
    ) {
      message.pass(clause.text)
      continue
    }
    // "L first, of course": of what stands before it.
    const assures = i > 0 && /^(?:of course|naturally|obviously|certainly)$/.test(text)
    const assured = clauses[i - 1]?.tokens ?? []
    if ((assures && (roomsIn(assured).length > 0 || readAnswer(assured) === undefined)) || IS_LABEL.test(text)) {
      message.pass(clause.text)
      continue
    }
    if (isOfHallway(clause, clauses[i - 1]) || (tellsRules && isOfRules(clause)) || praisesNumber(clause, next)) {
      message.pass(clause.text)
      continue
    }
    const takesYours = YOURS_THEN.test(text) && message.acts.every(({ kind }) => kind === 'other' || kind === 'agree')
    if (!clause.question && (takesYours || (YOUR_WAY.test(text) && (ACCEPTS.test(text) || accepts(message))))) {
      message.accept()
      continue
    }
    // "And you, where do you want to go?"
    if (
      /^(?:(?:and|so|ok|now),? )*(?:you|your (?:go|turn|move|call))(?: now| then)?$/.test(text) &&
      (invites(next) || leavesStep(next))
    )
      continue
    // "Let's do this: L-K-…-L": of the path behind it.
    if (ANNOUNCES.test(text) && clauses[i + 1] && roomsIn(clauses[i + 1]!.tokens).length > 2) {
      message.pass(clause.text)
      continue
    }
    // "K-A is 8. No, 7": of the number, not of a proposal.
    if (message.told.length > 0 && /^(?:no|nope|yes|yeah|yep)$/.test(text) && RECOUNTS.test(next)) {
      message.retracts = text.startsWith('n')
      message.pass(clause.text)
      continue
    }
    // "No, I said 7", "you're right, L-K is 6": of a number too.
    const answers =
      i > 0 && /^(?:yes|yeah|yep|no|nope)$/.test(text) && ANSWERS.test(renderWords(clauses[i - 1]!.tokens))
    if (answers || goesBackToNumber(text, next)) {
      message.retracts ||= text.startsWith('n')
      message.pass(clause.text)
      continue
    }
    supposed = isSupposed(text) || (supposed && !ASSERTS.test(text) && !(WISHES.test(before) && FACT.test(text)))
    if (supposed) {
      message.pass(clause.text)
      const { pairs } = findHallways(clause.tokens, undefined)
      if (pairs.length === 1) message.pair = pairs[0]
    } else takeClause(message, clause)
    message.conditional ||= isConditional(text) && !YIELDS.test(text)
    const named = new Set(roomsIn(clause.tokens))
    if (named.size > 0) message.topic = named.size === 1 ? [...named][0] : undefined
  }
  if (changes > begun) dropChanged(message, begun, changes)
  if (message.takesBack) dropProposedBefore(message, begun)
  dropIdlePraise(message, clauses, begun)
}

/** "So I get L-C 14, C-B 16, K-L 10" */
function areSums({ house: { coins: bounds } }: Message, clauses: readonly Clause[]): boolean {
  const tokens = clauses.flatMap((clause) => clause.tokens)
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  const sums = numbers.filter((one) => one > bounds.max && one <= 2 * bounds.max)
  return numbers.length > 2 && sums.length > numbers.length / 2 && roomsIn(tokens).length > numbers.length
}

/** "Certainly. And K-A is 6": who adds a number to it has said yes, and not just opened what follows. */
function addsTo(message: Message, [first]: readonly Clause[]): boolean {
  if (first === undefined || first.question || message.acts.length === 0 || !accepts(message)) return false
  const counted = first.tokens.some(({ kind }) => kind === 'number')
  return message.acts.length === 1 && counted && /^(?:and|also|plus|besides)\b/.test(renderWords(first.tokens))
}

/** Whether what was said last accepts, and nothing was told or asked since. */
const accepts = ({ acts }: Message): boolean => acts.at(-1)?.kind === 'agree'

/** "L-K-B-A … no wait, scratch that, that's trash": nothing is left of what was proposed right before. */
function dropProposedBefore(message: Message, begun: number): void {
  const { acts, wondered } = message
  const at = acts.findLastIndex(({ kind }) => kind !== 'other' && kind !== 'disagree')
  const act = acts[at]
  const goesOn = acts.slice(begun).some(({ kind }) => !['other', 'disagree', 'propose'].includes(kind))
  if (act?.kind !== 'propose' || wondered.has(act) || goesOn) return
  message.replaceActs(acts.filter((other, i) => i < at || (i > at && other.kind !== 'disagree')))
}

/** "Nice, that's six hallways already", "great, so I know all your numbers": of what is known by now. */
const OF_WHAT_IS_KNOWN =
  /\b(?:hallways?|numbers?|values?|coins?|lists?|info|information|data|picture|overview|table|map|(?:all|everything) (?:i|we) (?:need|have|want|know|miss)(?:ed)?)\b/

function dropIdlePraise(message: Message, [first, ...rest]: readonly Clause[], begun: number): void {
  if (first === undefined || rest.length === 0 || !PRAISE.test(renderWords(first.tokens))) return
  const said = message.acts.slice(begun).filter(({ kind }) => kind !== 'other' && kind !== 'sum')
  if (said.length !== 1 || said[0]!.kind !== 'agree') return
  if (rest.some(({ tokens }) => OF_WHAT_IS_KNOWN.test(renderWords(tokens))))
    message.replaceActs(message.acts.filter((act) => act !== said[0]))
}

const PRAISE =
  /^(?:(?:oh|ah|wow),? )?(?:nice|great|lovely|cool|awesome|wonderful|amazing|fantastic|excellent|good|super|brilliant|perfect)(?: (?:one|job|work|stuff))?$/

/** "K-A, worth 7, looks good", "K-C is 9 for me, so I'd like to use it": of the hallway that was counted before. */
function isOfHallway({ tokens }: Clause, last: Clause | undefined): boolean {
  if (!last) return false
  const text = renderWords(tokens)
  const rooms = roomsIn(last.tokens).length
  const counted = last.tokens.some(({ kind }) => kind === 'number')
  if (counted && GREETS_NUMBER.test(text)) return true
  // "I have a lot there, very good for me"
  if (OWNS_MANY.test(renderWords(last.tokens)) && BARE_PRAISE.test(text)) return true
  const ofThere = counted && /\b(?:there|here)$/.test(renderWords(last.tokens))
  if (rooms > 0 && rooms < 5 && (counted || rooms === 2) && USES_IT.test(text)) return true
  return (
    (rooms > 0 || counted) &&
    rooms < 5 &&
    (PREDICATE.test(text) ||
      (counted && JUDGES_NUMBER.test(text)) ||
      (rooms === 2 && counted && LOOKS_GOOD.test(text)) ||
      IS_REMARK.test(text) ||
      (counted && BARE_PRAISE.test(text)) ||
      (ofThere && /^(?:which|that's|that is|it's)\b/.test(text))) &&
    tokens.every(({ kind }) => kind === 'word' || kind === 'mark')
  )
}

/** "To your question: yes, K-A is 7" */
const ANSWERS = /\b(?:your question|you asked|in answer|to answer|answering)\b/

const goesBackToNumber = (text: string, next: string): boolean =>
  // "Yes, I'm still counting": of how somebody gets on.
  (/^(?:yes|yeah|yep|yup|no|nope)$/.test(text) &&
    /^i'm (?:still|just|busy) (?:counting|thinking|calculating|typing|looking|checking|reading|adding|working|waiting|writing)\b/.test(
      next,
    )) ||
  (/^(?:[a-z]+ )?wrong(?: one)?$/.test(text) && /^(?:sorry|oops|my (?:bad|mistake|fault|error))\b/.test(next)) ||
  (/^(?:no|nope)$/.test(text) &&
    /^(?:i (?:said|told|wrote|meant|never|gave|mean)\b|(?:it|that|(?:my |the )?[A-Z] ?(?:-|to) ?(?:the )?[A-Z])(?:'s| is| was) not \d|(?:i|we) (?:haven't|have not|didn't|did not)(?: yet)? (?:submitted|submit|finished|decided|pressed)|(?:it|that)(?:'s| is) (?:correct|right)\b)/.test(
      next,
    )) ||
  (/^(?:yes|yeah|yep|yup)$/.test(text) &&
    /^(?:(?:only |just |exactly |it's |that's )*\d+ (?:coins? )?(?:from|between|on|for)\b|(?:i|i've|there|there's)(?: (?:have|got|see|is|are|also|only))+ [^A-Z]*\d+(?: coins?)? (?:there|here)$)/.test(
      next,
    )) ||
  (/^(?:yes|yeah|yep|yup|no|nope)$/.test(text) &&
    /^(?:it|that)(?:'s| is| does)? (?:really|indeed|still|actually) (?:is |makes? |comes? (?:out |up )?(?:to|at) |adds? up to )?\d+/.test(
      next,
    )) ||
  (/^(?:(?:oh|ah|ok|yes|yeah|no|sorry),? )*you(?:'re| are) (?:absolutely |totally |completely |of course )?right$/.test(
    text,
  ) &&
    /\bthank|\b(?:good|nice|great) (?:catch|spot|eye)|\bwell (?:spotted|noticed|seen)|\bsorry\b|\bmy (?:bad|mistake|fault|error)\b|\bi(?:'ve| have)? (?:made|mis\w+|got|swapped|mixed|overlooked|forgot|missed|was wrong)\b/.test(
      next,
    )) ||
  (/^(?:(?:oh|ah|ok|yes|yeah|no|sorry),? )*(?:you(?:'re| are) right|that(?:'s| is) (?:correct|right))$/.test(text) &&
    /[A-Z].*\d|^(?:it's|it is|mine|that's|that is)(?: only| just| indeed)? \d/.test(next))

const isOfRules = ({ tokens }: Clause): boolean =>
  tokens.every(({ kind }) => kind !== 'number') && roomsIn(tokens).length < 3

/** "Fantastic, 1 coin": of the number. */
const praisesNumber = ({ tokens, goesOn }: Clause, next: string): boolean =>
  goesOn && tokens.length < 3 && IS_COUNT.test(next)

/** "Let's go to K, or actually, no, to A": the step that a later one replaces within a sentence. */
function dropChanged(message: Message, from: number, changes: number): void {
  const { acts } = message
  const isStep = (act: Act): boolean => act.kind === 'propose' && !act.whole
  if (!acts.slice(changes).some(isStep) || !acts.slice(from, changes).some(isStep)) return
  message.replaceActs(acts.filter((act, i) => i < from || (i < changes ? !isStep(act) : act.kind !== 'disagree')))
}

function takeClause(message: Message, clause: Clause): void {
  const before = message.acts.length
  const tokens = dropContrasted(dropCompared(clause.tokens))
  // "K, then A, the rest I don't care": indifferent to what is left of a path, which asks for none.
  const goesOn = message.acts.slice(message.begun).some(({ kind }) => kind === 'propose')
  if (goesOn && isIndifferent(renderWords(tokens))) return message.pass(clause.text)
  if (!message.conditional && leavesIt(tokens, clause.question)) {
    message.acts.push({ kind: 'invite' })
    return
  }
  const names = roomsIn(tokens).length
  const counted = tokens.some(({ kind }) => kind === 'number')
  if (!counted && names < 5 && WHAT_IF.test(renderWords(tokens))) return message.propose(findSteps(tokens), false)
  const pauses = PAUSES.test(renderWords(clause.tokens))
  if ((pauses && !(names > 1 && counted)) || explainsRooms(tokens)) {
    message.pauses ||= pauses
    return message.pass(clause.text)
  }
  // "Please confirm that K-A is 3 on your side."
  if (CONFIRMS.test(renderWords(tokens)) && findHallways(tokens, undefined).pairs.length > 0) {
    const kept = tokens.filter(({ kind }) => kind !== 'number')
    return askFor(message, kept, new Set(['your']), clause.text)
  }
  if (!clause.question && judgesYours(renderWords(tokens))) return passOver(message, clause)
  // "You know the one of the bath already"
  if (!clause.question && !counted && HAS_HEARD.test(renderWords(tokens))) return passOver(message, clause)
  // "(I have 9 there,) and you have also many"
  if (!clause.question && YOURS_ARE_MANY.test(renderWords(tokens))) return message.pass(clause.text)
  // "So A is better by one"
  if (IS_AHEAD.test(renderWords(clause.tokens))) return message.pass(clause.text)
  // "How can you know? You never asked for my K-A": the speaker's own, so that nothing is asked for.
  if (!counted && YOU_LACK_MINE.test(renderWords(tokens))) {
    passOver(message, clause)
    message.untold = message.pair
    return
  }
  const question = readAccord(renderWords(tokens)) ? tokens.length : questionIn(tokens, message.told.length > 0)
  message.isSequel = GOES_ON.test(renderWords(clause.tokens))
  message.walks ||= WALKS.test(renderWords(tokens)) && names > 0
  message.clarifies ||= MEANING.test(clause.text)
  message.counted ||= counted
  const proved = PROVED.test(clause.text)
  for (const part of splitAfterSteps(tokens.slice(0, question)))
    state(message, { ...clause, tokens: part, question: clause.question && question === tokens.length }, proved)
  message.asks ||= question < tokens.length
  if (question < tokens.length) ask(message, tokens.slice(question), clause.text)
  // "We'd lose K-C that way, and I have 10 there."
  const silent = message.acts.slice(before).every(({ kind }) => kind === 'other' || kind === 'disagree')
  if (silent && !counted) {
    const { pairs, from } = findHallways(tokens, undefined)
    if (pairs.length === 1 && names === 2) message.pair = pairs[0]
    // "It's between E-C and E-B now. I got 4 and 9."
    else if (pairs.length > 1 && names === 2 * pairs.length) message.listed = pairs
    // "I don't want to go to B from A. It's only 2 for me."
    else if (pairs.length === 0 && names === 2 && from.length === 2) message.pair = [from[0]!, from[1]!]
  }
  if (clause.question) for (const act of message.acts.slice(before)) message.wondered.add(act)
  if (message.acts.length === before) message.pass(clause.text)
}

/** Leaves the hallway that is spoken of in mind. */
function passOver(message: Message, { tokens, text }: Clause): void {
  const { pairs } = findHallways(tokens, undefined)
  if (pairs.length === 1) message.pair = pairs[0]
  message.pass(text)
}

/** Who makes a suggestion, or counts. */
const MAKES_ONE =
  /\b(?:write|say|type) (?:whatever|anything|what)\b|\b(?:mind|ok|okay|alright|fine) if i\b|\b(?:can|may|shall|should|could) i (?:just |maybe |perhaps )?(?:make|suggest|propose|start with|begin with|go first)\b|\bhow (?:many|much) (?:are|do|would|did) you (?:at|get|have|make|score|collect|earn)\b/

/** "(What do you have from E) and what from C?" */
const WHAT_FROM = /^(?:and )?what (?:from|for|on|of|between|about) (?:the )?[A-Z]\b/
/** "What do you suggest?", "where to from the kitchen?", "and then?" */
function leavesIt(tokens: readonly Token[], question: boolean): boolean {
  const text = renderWords(tokens)
  // "Whatever you say", "mind if I make a suggestion?", "how many are you at with that path?"
  if (readAccord(text) || MAKES_ONE.test(text) || WHAT_FROM.test(text)) return false
  return (
    (invites(text) &&
      !/^(?:and |but )?(?:does|do|did|is|would) (?:it|this|that)(?: really| even)? (?:matter|important|make)\b/.test(
        text,
      ) &&
      !ASKS_WHAT_IS_MEANT.test(text) &&
      !asksForCoins(tokens) &&
      tokens.every(({ kind }) => kind !== 'room' && kind !== 'number')) ||
    WHERE_TO.test(text) ||
    leavesStep(text) ||
    (question && (AND_THEN.test(text) || AFTER_ROOM.test(text)))
  )
}

/** Where the question of a clause begins; `told`: whether the message told any coins before. */
function questionIn(tokens: readonly Token[], told: boolean): number {
  const found = told && HANDS_OVER.test(renderWords(tokens)) ? 0 : findQuestion(tokens)
  // "L-A and L-K, how much?" is one question.
  const [front, behind] = [tokens.slice(0, found), tokens.slice(found)]
  const one =
    (HOW_MUCH.test(renderWords(behind)) || (renderWords(behind) === 'you' && roomsIn(front).length === 2)) &&
    front.some(({ kind }) => kind === 'room') &&
    tokens.every(({ kind }) => kind !== 'number') &&
    behind.every(({ kind }) => kind !== 'room')
  return one ? 0 : found
}

/** How the rooms are written. */
const SIGNS = '(?:letters?|initials?|abbreviations?|short (?:names?|forms?)|codes?|capitals?)'
const NAMES_ROOMS = new RegExp(
  String.raw`\b(?:i|i'm|i'll|we|let's|let us|can|could|shall|may)(?: [\w']+){0,3} (?:use|using|write|writing|type|say|call|abbreviate|shorten|stick to|go by|prefer|like)(?: [\w']+){0,5} ${SIGNS}\b(?!.*\b(?:path|route|tour|go|start|submit|propose)\b)` +
    String.raw`|^(?:(?:the|my|our|first|room|of|just|only|so|with|in) )*${SIGNS}(?: (?:are|for|of|the|rooms|i|we|use|used))* ?:`,
)

/** Whether only names and letters of the same rooms stand together, or a letter alone is asked for. */
function explainsRooms(tokens: readonly Token[]): boolean {
  const rooms = tokens.flatMap((token) => (token.kind === 'room' ? [token.room] : []))
  if (tokens.some(({ kind }) => kind === 'number')) return false
  const twice =
    rooms.length > 1 &&
    !/\b(?:back|return|home|finally|then|next)\b/.test(renderWords(tokens)) &&
    rooms.length % 2 === 0 &&
    rooms.every((room, i) => room === rooms[i - (i % 2)])
  // "I use letters: L E B K C A"
  const named = new Set(rooms).size === rooms.length && NAMES_ROOMS.test(renderWords(tokens))
  return (
    twice ||
    named ||
    /^(?:and )?(?:what(?:'s| is| does)|which room is|is) (?:the )?[A-Z](?: (?:mean|stand for|again|short for))?$/.test(
      renderWords(tokens),
    )
  )
}
