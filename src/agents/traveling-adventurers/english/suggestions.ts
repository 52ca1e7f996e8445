/** Ways to suggest a step beside the plain ones: "E, C, A in a row?", "would you prefer C-K then?", "E as the next room?" */
import type { Statement } from './rules.ts'

const NEXT =
  /\bas (?:the|our|a|your|my) (?:[\w']+ )?(?:next|first|second|third|last|final|opening|following) (?:room|step|stop|one|station|leg|move|hallway)\b|\b(?:next|first) (?:room|step|stop|station) (?:could|should|would|might|may) be\b/
/** With two rooms or more. */
const IN_A_ROW =
  /\b(?:in a row|in that order|in this order|one after the other|right after each other|thence|onwards?|and on to|and on into|on to the|further to|(?:can|could|should|shall) we (?:please |maybe |perhaps |just |also )?(?:try|have|do))\b/
const PREFERS =
  /^(?:(?:and|so|ok|or|then|but|hm+),? )*(?:(?:would|could|might) you (?:rather |then |maybe |perhaps )*(?:like|rather|be ok with|be okay with|be fine with|be happy with|mind|take)|(?:would|could|might|do) you (?:rather |then |maybe |perhaps )*(?:prefer|accept|agree to|consider)) (?:to )?(?:going |to go |walking |taking |the |from )*[A-Z]/
/** "I'm for the bathroom", "bathroom for the win". */
const VOTES =
  /^(?:(?:so|and|but|well|ok|yes|yeah|hm+|then),? )*(?:(?:i'm|i am|we're|count me) (?:all |still |also |definitely )?(?:for|in favou?r of|team|rooting for|in for) (?:the |going to the |going to )?[A-Z]|(?:the )?[A-Z] (?:for the win|ftw|gets my vote|has my vote|all the way|would get my vote))(?: (?:as well|too|then|first|next|now))*$/
/** "E from there?" */
const FROM_THERE = /^(?:(?:and|so|then),? )*(?:to )?(?:the )?[A-Z] from (?:there|here)(?: then)?$/
/** "After that I want the kitchen". */
const WANTS_NEXT =
  /^(?:[\w']+,? ){0,4}(?:i|we) (?:want|need|would want|would like|'d like|fancy) (?:to have |to see |to do )?(?:the )?[A-Z] (?:next|first|now|instead|right after(?: that| it)?|after that|straight after(?: that)?|before that)$|\b(?:after that|then|next|afterwards) i (?:want|would want|would like|fancy) (?:the )?[A-Z]$/
/** "What do you say, the kitchen?" */
const WHAT_SAY =
  /^what do you (?:say|think|reckon)(?:,| to| about| of)* (?:the |going |to |starting |with |taking )*[A-Z](?:(?:,| and|,? then| to| -) (?:the )?[A-Z])*(?: first| next| then| now)?$/
/** "The bathroom looks like a great start". */
const GREAT_START =
  /^(?:[^A-Z]{0,60}\b(?:but|so),? )?(?:(?:so|and|but|well|i think|i guess|yeah|hmm?|honestly|for me|maybe),? )*(?:the )?[A-Z] (?:is|looks|looks like|seems|seems like|sounds|sounds like|would be|might be|could be|makes) (?:(?:a|an|the|our|pretty|quite|really) )*(?:(?:good|great|nice|fine|better|best|solid|natural|obvious|decent|perfect|promising|sensible|logical|cool|strong) )?(?:start|beginning|first step|next step|opening|opener|way to (?:start|begin|go)|place to (?:start|begin)|first room|next room|next stop|first stop)(?: (?:to|for) (?:me|us))?(?: too| as well)?$/
/** "I'd pick the bathroom", "let me vote for K". */
const PICKS =
  /\b(?:i'd|i would|i'll|let me|let's|let us|we could|we should|we can|could we|shall we|i|we'd) (?:rather |probably |just |also |still |actually )*(?:pick|choose|favou?r|vote for|opt for|go for|prefer|try|squeeze in|grab|say|lock in|settle on|commit to) (?:the |to )?[A-Z]\b|\b(?:we (?:could|can|might|should|may)|i'd|i would) (?:then |also |maybe |perhaps |just )*(?:do|take|use|walk|follow|play) (?:the )?[A-Z](?:(?: ?(?:-|,|to|then)+(?: the)?)? [A-Z])+$/
/** "We must go K, then A, then B". */
const IN_ORDER =
  /\bwe (?:must|have to|need to|should|ought to|had better|better) (?:really |first |then |all )?(?:go|walk|take|do|visit)(?: to)? (?:the )?[A-Z](?:(?:,| and|,? then| -)+(?: to| the| go| we)* [A-Z])+$/
/** "K-A should be in our path". */
const IN_PATH =
  /^(?:(?:so|and|but|then|i think|i guess|maybe|well|for me|ok),? )*(?:the )?[A-Z](?: ?(?:-|to|,)+(?: the)? [A-Z])+ (?:should|must|has to|needs to|ought to|could|would have to) (?:definitely |really |surely |certainly |probably |also )*(?:be|come|go|stay) (?:in|into|inside|part of|on) (?:our|the|my|any) (?:[\w']+ )?(?:path|route|tour|plan|trip|way)\b/
const OF_COINS = /\b(?:coins?|numbers?|values?|many|much|have|worth|yours?|first or|last or|anything|something|\d)\b/
const THENCE =
  /^(?:(?:and|so|ok|then|now),? )*(?:thence|onwards?|from there|further|off|away|on) (?:on )?(?:to|into) (?:the )?[A-Z]/

/** "What if we take the kitchen first, then the bath?" */
export const WHAT_IF =
  /^(?:(?:and|so|ok|or|then|but|hm+),? )*what if (?:we |i )?(?:(?:just|first|then|maybe|both|instead|take|took|do|did|visit|visited|go|went|start|started|begin|began|walk|try|tried|use|head|go with|to|with|in|at|from|off) )*(?:the )?[A-Z]\b(?! (?:is|was|were|has|had|gives|gave|pays|'s)\b)/
/** "Should be kitchen then" */
const SHOULD_BE =
  /^(?:(?:and|so|ok|then|but|hm+|well),? )*(?:it|that|next|this)? ?(?:should|would) be (?:the )?[A-Z](?: (?:then|next|now|first))*$/

/** "Would you prefer C-K?", "would E be fine as the next room?": asks whether to go there. `text`: a question from its first word on. */
export const asksWhetherToGo = (text: string): boolean =>
  !OF_COINS.test(text) &&
  (NEXT.test(text) ||
    WHAT_SAY.test(text) ||
    PICKS.test(text) ||
    (PREFERS.test(text) && !/[A-Z] or (?:the )?[A-Z]/.test(text)))

/** Whether a question or a statement without any number suggests where to go. */
export const suggests = ({ text, rooms, counted, question }: Statement): boolean =>
  !counted &&
  !OF_COINS.test(text) &&
  (NEXT.test(text) ||
    GREAT_START.test(text) ||
    VOTES.test(text) ||
    SHOULD_BE.test(text) ||
    (question && FROM_THERE.test(text)) ||
    (WANTS_NEXT.test(text) && !/\byou (?:want|like)\b/.test(text)) ||
    (PICKS.test(text) && !/n't|\bnot\b|[A-Z] or (?:the )?[A-Z]/.test(text)) ||
    THENCE.test(text) ||
    IN_ORDER.test(text) ||
    IN_PATH.test(text) ||
    (rooms.length > 1 && (IN_A_ROW.test(text) || PREFERS.test(text)) && !/[A-Z] or (?:the )?[A-Z]/.test(text)))
