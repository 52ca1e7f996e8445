/** How partners ask what a path brings them, what a change would bring, and whether it is the best. */

/** "How much would I get?", "what's in it for me?", "how many of those are mine?" */
export const SHARE =
  /\bwhat(?:['’]?s| is| would be| does)(?: \w+)? in (?:it|that|this|there) for me\b|\bhow (?:much|many)(?: coins)?(?: of (?:those|that|them|it|these|this))? (?:do|would|will|did|can|could|should|am|['’]?d) i (?:then |actually |even )?(?:get|have|make|earn|collect|receive|win|going|gain|end)\b|\bhow (?:much|many)(?: coins)?(?: of (?:those|that|them|it|these|this))? (?:(?:is|are|would|will|go(?:es)?)(?: be)?(?: that| it| this| those)?(?: worth)?) (?:mine|to me|for me|my)\b|\bhow (?:much|many)(?: coins)?(?: of (?:those|that|them|it|these|this))? (?:for|to) me\b|\bwhat (?:do|would|will|did) i (?:then |actually )?(?:get|make|earn|gain|have)\b(?! (?:to|from))|\b(?:what(?:['’]?s| is| would be)?|which is|how (?:much|big|high) is|and) my (?:share|part|half|cut|total|sum|side)\b|\bwhat (?:does|would|will|do) (?:that|it|this|those|[a-z] ?(?:[a-z] ?){3,}) (?:give|bring|make|earn|get|mean for|pay) me\b|\bmy (?:share|half|part|cut)\b[^.!]*\?|\bwhat about me\b|\b(?:which|what)(?: one| path| of (?:them|these|those|the two))? (?:gives|brings|is|would be|would give|makes|pays|earns)(?: \w+)? (?:more|better|most|best)(?: \w+)? (?:for )?me\b|\b(?:gives|brings|is better for|pays) me more\b/i
/** Says yes beyond doubt, whatever is asked beside it. */
const CONSENTS =
  /\b(?:deal|agreed|i agree|let['’]?s (?:do|take|go (?:with|for))|(?:i|we)(?:['’]ll| will) (?:take|do) (?:it|that)|sold|count me in|submit\w*|fine with me|sounds good)\b/i
/** Who asks what is in it, or whether nothing is better, has not said yes yet. */
export const isHesitant = (text: string): boolean =>
  (SHARE.test(text) || SWAPS.test(text) || SURE.test(text)) && !CONSENTS.test(text)

export const SWAPS =
  /\b(?:swap|swapp(?:ed|ing)|switch(?:ed|ing)?|exchang(?:e|ed|ing)|revers(?:e|ed|ing)|flip(?:ped|ping)?|interchang(?:e|ed|ing))\b(?: the)?(?: order of)? (?:the )?([A-Z]) (?:and|with|for|&) (?:the )?([A-Z])\b|\b([A-Z]) and ([A-Z]) (?:swapped|switched|reversed|exchanged|the other way (?:a)?round)\b/
const SURE =
  /\b(?:is|was) (?:that|it|this|yours|there)(?: one| path| route)? (?:really |truly |actually |definitely )?(?:the )?(?:very )?(?:best|optimal|optimum|maximum|richest|nothing better|no better)\b/i
