/** What a statement does, or a question that only its mark betrays: an answer, and what the first rule that fits says. */
import type { Act } from './acts.ts'
import { readAccord } from './accords.ts'
import { readAnswer, saysNo } from './answers.ts'
import type { Clause } from './clauses.ts'
import { BEGINS_WITH_IT, NEGATIVE_QUESTION, SUMS, TAKES_IT, YIELDS } from './cues.ts'
import type { Message } from './message.ts'
import { isConditional } from './moods.ts'
import { OF_NO_ROOM } from './of-no-room.ts'
import { OF_ROOMS } from './of-rooms.ts'
import { asRoundTrip, findSteps } from './routes.ts'
import type { Statement } from './rules.ts'
import { share } from './sentences.ts'
import { bringsLittle } from './left-with.ts'
import { ASKS_OF_SUBMITTING, HAS_SUBMITTED, SUBMIT_SOON, SUBMITS, SUBMITS_LATER, WE_SUBMIT } from './submitting.ts'
import { renderWords, roomsIn, type Token } from './tokens.ts'
import { refusesFronted } from './verdict.ts'
import { CORRECTION, SUM } from './words.ts'

export function state(message: Message, clause: Clause, proved: boolean): void {
  const { tokens, question } = clause
  if (tokens.length === 0) return
  const words = new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))
  const has = (list: ReadonlySet<string>): boolean => share(words, list)
  const text = renderWords(tokens)
  const rooms = roomsIn(tokens)
  const counted = tokens.some(({ kind }) => kind === 'number')
  const takesHallway =
    rooms.length === 0 &&
    ((message.told.length > 0 && BEGINS_WITH_IT.test(text)) ||
      (message.tellsOfHallway && TAKES_IT.test(text)) ||
      usesHallway(message, text))
  if (
    (!question || NEGATIVE_QUESTION.test(text) || readAccord(text) === 'no') &&
    !proved &&
    !takesHallway &&
    !prefers(tokens, message.house.rooms)
  )
    answer(message, clause)
  // "K-C is 3. No, mistake! It is 5."
  if (!counted && message.told.length > 0) message.retracts ||= has(CORRECTION) || saysNo(tokens)
  // "One that has to be in our path", "let's do it together" sum nothing up.
  const summing = text.replace(SUMS_NOTHING, '')
  const hasSum = (list: ReadonlySet<string>): boolean => share(new Set(summing.split(/[^\w']+/)), list)
  const sums =
    !RATES_OVERALL.test(text) &&
    (hasSum(text.match(OUR_ROOM) ? OTHER_SUM : SUM) || (SUMS.test(summing) && !OWN_LOSS.test(text)))
  // "Combined we have L-K 7, L-A 9": the sum goes on.
  const goesOn = message.sumsUp && counted && !OF_OWN.test(text)
  const headsSums = HEADS_SUMS.test(summing.split(/[A-Z\d]/)[0]!) && !/\b(?:i|my|me|i've)\b/.test(text)
  message.sumsUp ||=
    headsSums ||
    (counted &&
      rooms.length > 0 &&
      /\d (?:coins )?(?:together|in total|combined|for both of us|altogether)$/.test(text))
  const statement: Statement = {
    clause,
    tokens,
    text,
    words,
    has,
    rooms,
    counted,
    question,
    proved,
    sums: sums || goesOn || headsSums,
    submits:
      SUBMITS.test(text) &&
      (!SUBMITS_LATER.test(text) || SUBMIT_SOON.test(text)) &&
      (!question || !ASKS_OF_SUBMITTING.test(text) || HAS_SUBMITTED.test(text)),
    asksToSubmit: WE_SUBMIT.test(text),
  }
  const rules = rooms.length > 0 ? OF_ROOMS : OF_NO_ROOM
  rules.find(({ when }) => when(statement, message))?.does?.(statement, message)
}

const CHEERS =
  /^(?:oh |ah )?(?:yay|woohoo|hooray|whoop|yippee|right|alright|all right|alrighty)(?: then| then,| so| partner| mate)?$/

const PRAISES =
  /^(?:(?:oh|ah|wow|ok|okay|very|really|so),? )*(?:wonderful|great|nice|perfect|excellent|cool|awesome|amazing|lovely|super|fantastic|brilliant|sweet|good)(?: (?:one|job|work|stuff|partner|then))?$/

/** "Why would we skip K-A, it's 10 here": what both would lose, and one's own number of it. */
const OWN_LOSS =
  /\b(?:lose|miss|waste|skip|avoid)\b[^\d]*\b(?:it's|it is|that's|i have|i've|i get|is)(?: [\w']+)? \d+(?: coins)?(?: (?:here|for me|on my side|there))?$/

/** "I have 1 there, so it isn't great overall" */
const RATES_OVERALL = /\b(?:good|great|bad|poor|nice|best|worst|fine|worth it|attractive|useful|strong|weak) overall$/
/** A path of both, what both do together, what is good for both. */
const SUMS_NOTHING =
  /\b(?:in|into|on|onto|for|to|of|from|along) our (?:\w+ )?(?:path|route|tour|trip|way|plan|list|walk|round|loop)\b|\b(?:do|solve|work|walk|play|go|find|figure|decide|plan|win|manage|try|tackle|crack|look)(?: [a-z']+){0,3} together\b(?! (?:have|get|is|are|make|\d))|\b(?:good|great|nice|better|best|fine|useful|rich|lovely|attractive|interesting|perfect|bad|poor) (?:one )?for (?:both|the two|all|each) of us\b/g
const OF_OWN = /\b(?:i|my|mine|me|i've|i'm)\b/
const HEADS_SUMS =
  /\b(?:together|combined|jointly|in sum|our (?:totals?|sums?)|(?:adding|added|summing|counting) (?:up )?(?:both|yours?|mine|ours|them|it|everything|our|the two)|(?:your|yours) (?:and|plus) (?:my|mine)|for both of us)\b|^(?:the )?(?:sums?|totals?|joint)\b/
/** "Our next room" is no sum. */
const OUR_ROOM =
  /\bour (?:very )?(?:next|first|second|last|best|strongest|weakest|richest|top|biggest|highest|lowest|favou?rite|opening|start|starting|step|stop|room|move|beginning)\b/
const OTHER_SUM = new Set([...SUM].filter((word) => word !== 'our'))
const SELF_PRAISE =
  /\b(?:beats?|tops?|better|best|optimal|optimum|maximum)\b|\b(?:like|prefer) (?:it|that|this|that one) (?:more|better|most|best)\b/
const BEST_ONE =
  /^(?:it|that)(?:'s| is) (?:by far )?(?:the|my|our|your) (?:best|highest|richest) (?:one|hallway|corridor|number)(?: (?:we|i|you) (?:have|got|see))?(?: by far)?$/
const TAKES_OWN =
  /^(?:(?:so|and|then|ok|please|now),? )*(?:let's|let us|we should|we could|we can|i'd|i would|can we|could we|shall we) (?:just |please |definitely )?(?:take|do|use|go with|go for|pick|walk|choose|try) (?:it|that|this)(?: (?:one|way|path|route|tour|then|please|now))*$/

/** "I think L-E-A-C-B-K-L is better": a path of one's own. */
const prefers = (tokens: readonly Token[], rooms: readonly string[]): boolean =>
  asRoundTrip(findSteps(tokens), rooms) !== undefined &&
  /^(?:i think )?[A-Z] .* (?:is|would be|gives us) (?:more|better)\b|[A-Z] (?:(?:comes|came) out (?:on top|ahead|best|first)|wins|ranks first|leads)\b/.test(
    renderWords(tokens),
  )

/** "I'd choose the path with the most balanced split: L-K-…-L" */
const PICKS_WHICH =
  /\b(?:choose|take|pick|prefer|favou?r|recommend|suggest|go for|go with) (?:the|a) (?:path|route|tour|order|one) (?:with|that|which|where)\b/

/** "E-A is my strongest hallway. I'd really like to use it." */
const USES_IT =
  /\b(?:like|love|want|hate|prefer|need|have) to (?:use|take|include|keep|have|get|lose|skip|miss|walk) (?:it|that one|this one)\b/
const usesHallway = ({ pair, acts }: Message, text: string): boolean => {
  const last = acts.at(-1)?.kind
  return pair !== undefined && (last === 'other' || last === 'tell' || last === 'read-back') && USES_IT.test(text)
}

/** "Ok, compromise: …", "alright, another try: …": announces a path, where nothing praises it. */
const INTRODUCES =
  /^(?:(?:ok|okay|alright|all right|right|well|so|then|now|and|fine|what about|how about|here's|here is|a|an|my|one|the|new|another|other|next|second|third|last|final|quick|possible|alternative|counter),? )*(?:compromise|proposal|suggestion|idea|plan|alternative|offer|counteroffer|counterproposal|option|path|route|tour|try|attempt|version|trade|bargain|solution)$|^(?:(?:ok|okay|so|then|well|and|now),? )*that (?:settles|decides) it(?: then)?$/

/** "It's a good path", "so this is very attractive for me": why somebody proposes what was proposed just before. */
const PRAISES_IT =
  /^(?:(?:and|so|since|because|as|i (?:really |also )?(?:think|believe|guess|feel)|in my (?:opinion|view)|for me),? )*(?:it|this|that|(?:this|that|the) (?:path|route|tour|way|plan|order|one|trip|loop|sequence|start|proposal))(?:'s| is| would be| will be| seems| looks)\b(?!.*\b(?:fine|ok|okay|alright|acceptable|with me|by me|agreed?|i'm in|accept|deal|count me in)\b)/
const IS_EVEN = /\b(?:fair|even|equal|balanced|close)$/

function praisesOwn({ acts, wondered }: Message, words: string): boolean {
  const last = acts.findLast(({ kind }) => kind !== 'other' && kind !== 'tell')
  const asked = last !== undefined && wondered.has(last) && acts.at(-1)?.kind !== 'tell'
  return last?.kind === 'propose' && !asked && PRAISES_IT.test(words)
}

/** "(Empty to kids 2, empty to bath 8.) Useless": of the numbers that were just told. */
const JUDGES_NUMBERS =
  /^if you insist$|^(?:(?:so|and|then) )*that (?:wins|settles it|decides it)$|^(?:(?:and|so|but|well|which is|that's|that is|it's|it is|this is|they're|they are|both|all|just|pretty|quite|really|rather|very|so|too|kind of|also|still|even|a bit|a|again) )*(?:not (?:so |very |too |that |really |exactly )*(?:great|good|nice|much|impressive|ideal)|useless|worthless|terrible|awful|horrible|pathetic|miserable|rubbish|poor|weak|meh|worse|lousy|really good|very good|pretty good|quite good|so good|super|excellent|awesome|amazing|huge|worthwhile|wins)(?: (?:either|too|as well|actually|really|for me|here|there|on my side|i think|i guess|indeed|then|honestly))*$/

const FOLLOWS =
  /\b(?:follow|go along|go with|come along|fine with|happy with|ok with|okay with|accept|take|trust|open|join)\b/

/** "K-C is 1. That's peanuts for me", "…, that one I don't want": of the hallway that was told last. */
const isOfLastHallway = ({ acts }: Message, words: string): boolean =>
  acts.findLast(({ kind }) => kind !== 'other')?.kind === 'tell' &&
  (refusesFronted(words) || bringsLittle(words)) &&
  !/\b(?:path|route|tour|plan|idea|proposal|suggestion|order|version|yours?)\b/.test(words)

/** Whether it says yes or no to what the partner proposed. */
function answer(message: Message, { tokens, text, goesOn, question }: Clause): void {
  // "Isn't there a better one?"
  const answered = readAnswer(tokens)
  const said = question && answered === 'yes' ? 'no' : answered
  // "If it is the best, I agree": by its words, however they begin.
  const words = renderWords(tokens)
  if (said === 'no' && isOfLastHallway(message, words)) return
  if (message.acts.findLast(({ kind }) => kind !== 'other')?.kind === 'tell' && JUDGES_NUMBERS.test(words)) return
  if (
    said === 'unsure' ||
    ((message.conditional || (isConditional(words) && !readAccord(words))) && !YIELDS.test(words))
  )
    return
  // "Why leave out A-C? It's the best one we have."
  if (message.pair && BEST_ONE.test(words)) return
  // "You haven't told me A-K, please do."
  if (words === 'please do' && message.acts.length > message.begun) return
  // "A dozen … no, sorry, only 2": of what was just said.
  if (said === 'no' && message.acts.length > 0 && /^(?:no|nope),? (?:[\w']+ )?sorry$/.test(words)) return
  // "Do you have a path in mind? I'm happy to follow your suggestion": of one to come.
  if (said === 'yes' && message.acts.some(({ kind }) => kind === 'invite') && FOLLOWS.test(words)) return
  const rooms = roomsIn(tokens)
  // "Yes to the kitchen": there is the kitchen.
  if (said === 'yes' && rooms.length === 1) message.there = { room: rooms[0]!, sure: true }
  const alone = !goesOn && text.split(/[\s,]+/).length <= tokens.length
  // "I'd take L-K-…-L, let's do that"
  if (
    said === 'yes' &&
    message.acts.slice(message.begun).some((act) => act.kind === 'propose' && act.whole) &&
    TAKES_OWN.test(words)
  )
    return
  // "L-K-…-L is 50, nothing beats that": of one's own.
  const last = message.acts.at(-1)
  if (said === 'yes' && last?.kind === 'propose' && last.whole && SELF_PRAISE.test(words)) return
  // "Let's settle on this: L-K-…-L"
  if (
    said === 'yes' &&
    goesOn &&
    /(?<!\b(?:happy|fine|ok|okay|pleased|content|satisfied|cool|good|alright|comfortable) )\b(?:on|with|for|to|do|take) (?:this|the following)(?: one| path| route| order| tour)?$/.test(
      words,
    )
  )
    return
  // "Let's agree on L-K-…-L"
  if (
    said === 'yes' &&
    rooms.length > 4 &&
    /\b(?:let's|let us|can we|shall we|could we|we should|we could|should we)(?: [\w']+)? (?:agree|settle) (?:on|to)\b|[A-Z] as (?:(?:the|our|my) )?(?:best|optimal|optimum|maximum|winner|top|highest)\b/.test(
      words,
    )
  )
    return
  if (goesOn && said !== 'no' && INTRODUCES.test(words)) return
  if (said === 'yes' && goesOn && PICKS_WHICH.test(words)) return
  if (said === 'yes' && praisesOwn(message, words)) return
  // "Me 41 and you 38, so it's quite fair": of sums.
  if (said === 'yes' && last?.kind === 'sum' && IS_EVEN.test(words)) return
  if (said === 'no') message.acts.push({ kind: 'disagree' })
  else if (said !== undefined) {
    const act: Act = { kind: 'agree' }
    if (said === 'mild')
      message.mild.push({
        act,
        alone,
        asks: message.isQuestion && !alone,
        cheers: CHEERS.test(words),
        praises: PRAISES.test(words),
        weak:
          (goesOn || tokens.length > 1) &&
          /^(?:oh |so |hm |well )?(?:ok|okay|oki|alright|right|k)\b(?!,? (?:perfect|great|cool|good|fine|excellent|awesome|agreed)\b)/.test(
            words,
          ),
      })
    message.acts.push(act)
  }
}
