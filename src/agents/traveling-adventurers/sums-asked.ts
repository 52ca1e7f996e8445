/** How partners ask what a path comes to for either or both, whether more can be had, and which paths come next. */

/** "How many of the 73 are mine?", "so I get 33 and you 40?", "how did you get 73?", "what's the total?" */
const SUMS =
  /\bhow (?:many|much)\b[^.!?]*\b(?:from|without) (?:me|my (?:part|side|coins))\b|\bwhat (?:do|would|will|can) you (?:get|earn|make) (?:with|on|from|for|out of)\b(?! (?:the )?[b-z]\b)|\bdid i (?:add|sum|count|calculate|compute|get)\b|\b(?:how (?:many|much)|which|what)\b[^.!?]*\b(?:(?:is|are) mine|my (?:part|share|half|portion)|do i get|would i get)\b|\b(?:your|my) (?:part|share|half|portion)\b(?! of the (?:numbers|table|list|house))[^.!]*\?|\b(?:tell me|what(?:['’]?s| is)) your (?:part|share|half|portion)\b|\bi(?:['’]d| would)? (?:get|have) \d\d?\b[^.!?]*\b(?:you(?:['’]d| would)?(?: get| have)?|yours) \d\d?\b|\b\d\d? (?:for me|mine)\b[^.!?]*\b\d\d? (?:for you|yours)\b[^.!]*\?|\bhow (?:did|do|have) you (?:get|got|find|found|come|calculate|compute|know|count)\b[^.!?]*(?:\d\d|\bto (?:it|that|this)\b)|\bhow do i know\b|\b(?:what(?:['’]?s| is| was| would be| will be)?|and) (?:the|its|our|your) (?:(?:combined|joint|total|whole|overall) )*(?:total|sum|score|worth)\b|\bwhat is it worth\b|\bhow (?:many|much)(?: coins| points)?(?: is| are| do| would| will| did)? (?:it|that|we|both of us|the two of us)\b[^.!?]*\b(?:in total|together|altogether|in all|worth|get|have|make|earn)\b|\b\d\d+\b[^.!?]*\b(?:yours? or (?:ours|mine|both)|ours or yours|mine or|together or|(?:coins )?for both)\b[^.!]*\?|\bi (?:only )?(?:get|got|count|come to|calculate|make it|have)(?: only)? \d\d+(?! (?:coins? )?(?:for me|on|from|to)\b)/i
/** Asks for what the rules say of paths that differ. */
const OF_RULES = /\b(?:different|differ|not (?:the )?same|n['’]t (?:the same|match|agree))\b/i
export const asksSums = (text: string): boolean => SUMS.test(text) && !OF_RULES.test(text)

/** "What's the maximum total we can get?" */
const MOST =
  /\b(?:is there|do we have|can you tell|what(?:['’]?s| is)) (?:a|an|the|any) (?:max\w*|upper limit|limit|ceiling|most)\b[^.!?]{0,25}\b(?:we|us|both|reach|get|together|possible)\b|\b(?:what(?:['’]?s| is| are| would be)?|how (?:much|many)|which is)\b[^.!?]{0,30}\b(?:max\w*|most|highest|biggest|largest|greatest)\b[^.!?]{0,20}\b(?:totals?|sums?|scores?|we|together|both|possible overall)\b|\bhow (?:many|much)(?: coins| points)? (?:can|could) (?:we|both of us)(?: both)? (?:get|earn|make|collect|reach|have) (?:at (?:the )?(?:most|best|max\w*)|max\w*|together at)\b/i
export const asksMost = (text: string): boolean => MOST.test(text)

/** "Is 73 the max or a guess?", "did you enumerate all of them?" */
const SURE =
  /\bhow (?:sure|certain) are you\b|\b(?:is|was|are) (?:\d\d+|[A-Z](?:[-→, ]{1,3}[A-Z]){3,}|that|it|this|there)\b[^.!?]*\b(?:max(?:imum)?|best|most|guess\w*|optimal|proven|proved|certain|highest)\b[^.!]*\?|\b(?:did|have|do) you (?:really )?(?:enumerate|check|compare|try|test|go through|look at|compute|calculate)\w*\b[^.!?]*\b(?:all|every|each|any)\b|\bgreedy\b[^.!]*\?|\b(?:sure|certain)\b[^.!?]*\b(?:nothing|no (?:path|other|better|route)|best|better|max\w*)\b/i
export const asksIfBest = (text: string): boolean => SURE.test(text) || asksIfBetter(text)

const PATH = '(?:one|path|route|tour|way|round trip|plan|solution|option|alternative)'
/** "Is there anything better?", "can we do better?" */
const BETTER = new RegExp(
  [
    String.raw`\b(?:is|are|was|isn['’]?t|aren['’]?t|would|wouldn['’]?t|could|might)(?: not)? there\b[^.!?,]{0,30}\b(?:better|richer|nothing (?:better|more))\b`,
    String.raw`\b(?:can(?:['’]?t)?|could(?:n['’]t)?)(?: we| one| it| you| this| that)(?: \w+)? (?:do|get|find|have|make|be|see|think of|come up with|name|offer)\b[^.!?,]{0,20}\b(?:better|richer|improved)\b`,
    String.raw`\b(?:do|would) (?:you|we) (?:know|have|see|find|get)(?: of)?\b[^.!?,]{0,20}\bbetter\b`,
    String.raw`(?:^|[.!?;] )\W{0,3}(?:(?:and|or|so|but|ok|hm+|oh|well)\W{1,3}){0,3}(?:any(?:thing)?|some(?:thing)?|sth|nothing) better(?: ${PATH})?(?: than (?:that|mine|this))?(?: possible)?(?=\s*(?:[.!?]|$))`,
  ].join('|'),
  'i',
)
export const asksIfBetter = (text: string): boolean => BETTER.test(text)

/** "Which path is the best?" */
const BEST_PATH = new RegExp(
  [
    String.raw`\b(?:what(?:['’]?s| is| are| was| would be)?|which(?: is| would be)?)(?: then| really| now)? (?:the |our |your )?(?:very |overall |actual )?(?:best|richest|optimal|optimum|most valuable)(?: possible| overall| of all)? ${PATH}\b`,
    String.raw`\b(?:what|which) (?:of (?:them|these|all) |${PATH} )?(?:is|would be|are|was) (?:really |then |now )?(?:the )?(?:best|richest|optimal|optimum|most valuable)\b`,
  ].join('|'),
  'i',
)
export const asksForBest = (text: string): boolean => BEST_PATH.test(text)

/** "What is the second best path?", "the top three?": how many are asked for. */
export function nextBestAsked(text: string): number {
  if (/\btop (?:three|3)\b|\b(?:three|3) best\b/i.test(text)) return 3
  if (
    /\b(?:which|what)(?: are| were)?(?: the| your)? (?:two|2|best two|two best|top two) (?:paths?|routes?|tours?|ones?|ways?)\b[^.!?]*\b(?:best|top|most|highest|first|lead|win|good|better)\b|\btop (?:two|2) (?:paths?|routes?|tours?)\b|\btwo best (?:paths?|routes?|tours?)\b/i.test(
      text,
    )
  )
    return 1
  return /\b(?:comes?|is|ranks?) (?:second|next)\b|\bthe next (?:one|path|route)\b[^.!]*\?|\b(?:second|2nd|next|next to|runner)[- ]?(?:best|richest|highest|most|up)\b|\b(?:other|another|alternative|different)s? (?:good |possible )?(?:paths?|routes?|tours?|ones?|alternatives?|options?)\b[^.!?]*\b(?:close|near\w*|almost|similar)\b|\bwhat else (?:is there|do we have|could we)\b|\b(?:any|what|which) (?:good )?alternatives?\b/i.test(
    text,
  )
    ? 1
    : 0
}

/** "Is there any path with 74?" */
export function totalAsked(text: string): number | undefined {
  const [, total] =
    /\b(?:is|are|isn['’]t|do|can|could|does)\b[^.!?]*\b(?:any|a|an|one|another|other|some)\b[^.!?]*\b(?:with|worth|of|for|reach\w*|gives?|makes?|brings?|get) (?:us )?(?:more than )?(\d\d+)\b[^.!]*\?/i.exec(
      text,
    ) ?? []
  return total === undefined || /\b(?:me|i|mine)\b/i.test(text)
    ? undefined
    : Number(total) + (/more than \d/i.test(text) ? 1 : 0)
}

/** "Another one with the same total?", "which one is the other?" */
const SAME =
  /\b(?:are there|any) ties\b|\b(?:tell|show|give|name)(?: me)? (?:an?other|a different|one more) (?:one|path|route)\b(?=[^.!?]*(?:\d\d|same|as much|as many|as good|equal))|\b(?:others?|another|more|different|second|any(?:thing)? else)\b[^.!?]*\b(?:the same|as (?:much|many|good)|equal\w*|that much)\b[^.!]*\?|\b(?:which|what) (?:(?:one|path) (?:is|was) (?:it|that)|(?:ones? |paths? )?(?:is|are|was) (?:they|the other(?:s| one| path)?|those))\b[^.!]*\?|\b(?:tell|show|give) me (?:the )?other (?:one|path)\b/i
export const asksForSame = (text: string): boolean => SAME.test(text)
