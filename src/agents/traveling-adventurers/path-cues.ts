/** How partners ask what a path brings them, what a change would bring, and whether it is the best. */
import { asksIfBetter } from './sums-asked.ts'

/** "How much would I get?", "what's in it for me?", "how many of those are mine?" */
export const SHARE =
  /\bwhat(?:['’]?s| is| would be| does)(?: \w+)? in (?:it|that|this|there) for me\b|\bhow (?:much|many)(?: coins)?(?: of (?:those|that|them|it|these|this))? (?:do|would|will|did|can|could|should|am|['’]?d) i (?:then |actually |even )?(?:get|have|make|earn|collect|receive|win|going|gain|end)\b|\bhow (?:much|many)(?: coins)?(?: of (?:those|that|them|it|these|this))? (?:(?:is|are|would|will|go(?:es)?)(?: be)?(?: that| it| this| those)?(?: worth)?) (?:mine|to me|for me|my)\b|\bhow (?:much|many)(?: coins)?(?: of (?:those|that|them|it|these|this))? (?:for|to) me\b|\bwhat (?:do|would|will|did) i (?:then |actually )?(?:get|make|earn|gain|have)\b(?! (?:to|from))|\b(?:what(?:['’]?s| is| would be)?|which is|how (?:much|big|high) is|and) my (?:share|part|half|cut|total|sum|side)\b|\bwhat (?:does|would|will|do) (?:that|it|this|those|[a-z] ?(?:[a-z] ?){3,}) (?:give|bring|make|earn|get|mean for|pay) me\b|\bmy (?:share|half|part|cut)\b[^.!]*\?|\bwhat about me\b|\bis (?:it|that|this)(?: path| one)? (?:any )?(?:good|fair|worth it) for me\b|\b(?:which|what)(?: one| path| of (?:them|these|those|the two))? (?:gives|brings|is|would be|would give|makes|pays|earns)(?: \w+)? (?:more|better|most|best)(?: \w+)? (?:for )?me\b|\b(?:gives|brings|is better for|pays) me more\b/i
/** Says yes beyond doubt, whatever is asked beside it. */
const CONSENTS =
  /\b(?:deal|agreed|i agree|let['’]?s (?:do|take|go (?:with|for))|(?:i|we)(?:['’]ll| will) (?:take|do) (?:it|that)|sold|count me in|submit\w*|fine with me|sounds good)\b/i
/** Who asks what is in it, or whether nothing is better, has not said yes yet. */
export const isHesitant = (text: string): boolean =>
  (SHARE.test(text) || SWAPS.test(text) || SURE.test(text) || asksIfBetter(text)) && !CONSENTS.test(text)

export const SWAPS =
  /\b(?:swap|swapp(?:ed|ing)|switch(?:ed|ing)?|exchang(?:e|ed|ing)|revers(?:e|ed|ing)|flip(?:ped|ping)?|interchang(?:e|ed|ing))\b(?: the)?(?: order of)? (?:the )?([A-Z]) (?:and|with|for|&) (?:the )?([A-Z])\b|\b([A-Z]) and ([A-Z]) (?:swapped|switched|reversed|exchanged|the other way (?:a)?round)\b/
const SURE =
  /\b(?:is|was) (?:that|it|this|yours|there)(?: one| path| route)? (?:really |truly |actually |definitely )?(?:the )?(?:very )?(?:best|optimal|optimum|maximum|richest|nothing better|no better)\b/i

/** "And how much would be yours?" */
export const YOUR_SHARE =
  /\bhow (?:much|many)(?: coins)?(?: of (?:those|that|them|it|these|this))? (?:is|are|would be|will be|do|would|will)(?: then)? (?:yours|for you|you (?:get|make|earn))\b(?! (?:from|to|for|on|in|at) (?:the )?[A-Z]\b)|\bwhat(?:['’]?s| is| would be)(?: \w+)? in (?:it|that|this) for you\b/i
/** "What does that cost us?" */
export const COSTS =
  /\b(?:what|how (?:much|many))\b[^.!]*\b(?:costs?|lose|miss|forgo)\b[^.!]*\?|\bwhat (?:does|would|will) (?:that|it|this) cost\b/i
/** "Are there other paths with 52 too?" */
const OTHER = String.raw`\b(?:others?|another|more|different|second|any(?:thing)? else|alternatives?)\b`
const AS_MUCH = String.raw`\b(?:the same|as (?:much|many|good)|equal\w*|just as|that much)\b`
export const TIES = new RegExp(
  [
    String.raw`${OTHER}[^.!?]*\b(?:with|worth|for|at|of|makes?|brings?|gives?|giving|bringing|making|as good|equal\w*|same)\b[^.!?]*(?:\b\d\d+\b|${AS_MUCH})[^.!]*\?`,
    String.raw`\b(?:others?|another|more|different)\b[^.!?]*\b(?:the same|as (?:much|many|good)|equal\w*)\b[^.!]*\?`,
    String.raw`\b(?:only|sole) (?:path|route|one|way)\b[^.!]*\?`,
    // "Got another one that's 52 too?", "is there some other route with the same coins", without a mark
    String.raw`\b(?:others?|another|different|alternative) (?:one|path|route|tour|way|round trip|option)?s?\b(?![^.!?]*\b(?:hallway|from|me|mine|yours?|number)\b)[^.!?]{0,40}(?:\b\d\d+\b[^.!]{0,60}\?|${AS_MUCH}[^.!]{0,60}\?)`,
    String.raw`^\W*(?:(?:and|but|so|or|ok|hm+|then)\W+){0,3}(?:is|are|isn['’]?t|got|any|have you|do you (?:have|know)|know)\b[^.!?]{0,20}\b(?:others?|another|different|alternative)\b(?! (?:hallway|number))[^.!?]{0,40}(?:\b\d\d+\b|${AS_MUCH})`,
  ].join('|'),
  'i',
)
/** "And if we go L K E instead?" `plain`: rooms as letters. */
const PARTIAL =
  /\b(?:if|what|how|about|why not|and|could|can|should)\b[^.!]*?\b([A-Z](?:[ ,>→-]+(?:then |to |and )?[A-Z]\b){2,})/

const COMPARES = /\b(?:instead|better|worse)\b/i
export const OF_COINS = /\b(?:coins?|numbers?|have you|you have|tell)\b/i

/** Whether a message asks of paths, so that it does not ask for coins. */
export const asksOfPaths = (text: string, plain: string): boolean =>
  [SHARE, YOUR_SHARE, COSTS, TIES].some((pattern) => pattern.test(text)) ||
  SWAPS.test(plain) ||
  (PARTIAL.test(plain) && COMPARES.test(text) && !OF_COINS.test(text))
