/** Patterns that tell what a sentence does, in its words: small letters, rooms as capitals, numbers in digits. */

/** A question that turns what was said back: "…, and you?", "what are yours?" */
export const MIRRORS =
  /(?:\b(?:what|how) about (?:you|(?:the |your )?(?:ghost|light|other|dark) (?:world|side|house)|yours?|your side|on your side)(?: there)?|\band (?:(?:for|with|on) )?(?:you|yours|yourself)(?: (?:over )?(?:there|here))?|(?:\d|\b(?:me|mine|here|side|coins?|one|each|there|house|world|end)),? ?(?:you|u)|same (?:for|with|on) you(?:r side)?|[,.;:] ?(?:you|yours)|^(?:(?:by|for|with|on|at) )?(?:you|yours)|\bwhat(?:'s| is| are| r) yours|\bwhat (?:do|can) you (?:see|find|count|offer|contribute|report)(?: there| here)?|\b(?:on|for|from) (?:your side|your end|you))(?: (?:on|for|with|in|about) (?:all )?(?:these|those|them|that|this|it|each)(?: (?:one|ones|\d|two|three|four|five|hallways?))?)?(?:,? (?:please|pls|plz))?[\s?]*$/i
/** After own coins: "over to you!" */
export const HANDS_OVER =
  /^(?:(?:and|so|ok|okay),? )?(?:over to you|(?:now )?(?:it's |its |now )?your turn(?: to (?:list|tell|share|say|talk|go|speak)(?: [\w']+){0,2})?|now you|you (?:now|next|go)|yours (?:now|next))(?: please| now)?$/
export const HOW_MUCH =
  /^(?:how (?:much|many)|how (?:do|does|is|are|about) (?:those|these|they|them|that|it|both)|what (?:do|have|is|are|about)|what's)\b|^(?:do|can|could) you\b.*\bhave\b|^yours?\b/
export const THANKS =
  /^(?!.*\b(?:perfect|wonderful|excellent)\b).*\b(?:thanks?|thank you|thx|ty|cheers|noted|(?:wrote|written) (?:it|that|them|all|everything)(?: [\w']+)? down)\b/i
/** "Isn't there a better one?" */
export const NEGATIVE_QUESTION =
  /\b(?:can|could) we (?:[\w']+ ){1,3}better\b|(?<!\bi )\b(?:isn't|can't|couldn't|aren't|shouldn't)\b.*\bbetter\b/
/** "The same from K to B", "K-B too". */
export const SAME = /\b(?:same|too|as well|also|likewise|ditto|equal|identical)\b/
/** A room and nothing else of weight. */
export const HEADING =
  /^(?:- |\* |(?:ah|oh|ok|okay|now|well|hm|hmm|right|so|alright),? )*(?:from |out of |starting (?:from |at |in )|in |at |leaving )?(?:the )?[A-Z](?: -| (?:hallways|ones|row|side|corridors)| i have| i've got| i've| have| has| gives?| coins)?[ :,-]*$/
/** "My coins from L:", with what is told in the lines below. */
export const INTRODUCES = /^(?!.*\byours?\b).*: ?$/
export const TAKES_BACK = /\b(?:disregard|ignore|forget|scratch|cancel|strike)\b/
/** "I said 4 for E-A, that was wrong." */
export const WAS_WRONG = /^\D*\b\d+\D*\b(?:was|is|that's) (?:an? )?(?:wrong|incorrect|typo|mistake|error|slip)\b\D*$/
/** "No wait, its 4", "it should be 4". */
export const RESTATES =
  /\b(?:no|nope|wait|wrong|hang on|hold on)\b.*\b(?:its|it's|it is|make (?:it|that)|be|read|say) \d+ *$|^(?:(?:oh|hm|hmm|ah|uh|no|nope|wait|sorry|oops|actually|i|mean|meant|make|that|it),? )*(?:wait|sorry|oops|actually|mean|meant|make that|make it|(?:scratch|strike|forget) (?:that|it)|hang on|hold on),? \d+ *$|^(?:it |that )?(?:should|must) (?:be|read|say|have been) \d+ *$/
/** "From K I have 5 to A"; "from K to A" is one hallway. */
export const OF_A_ROOM = /^from (?:the )?[A-Z]\b(?! ?(?:-|to|and) (?:the )?[A-Z]\b)/
export const SAME_QUESTION = /\bsame (?:question )?(?:for|about|with|on)\b.*[A-Z]/
export const EITHER =
  /\b[A-Z] or (?:the )?[A-Z]\b.*\b(?:first|next|rather|better|prefer|now)\b|\brather\b.*\b[A-Z] or (?:the )?[A-Z]\b/
export const IS_GOOD =
  /^(?:the )?[A-Z] (?:is|sounds|looks|seems|works) (?:[\w']+ ){0,2}(?:good|great|fine|ok|okay|nice|perfect|well|for me)\b/
/** Who asks what is meant asks nothing of coins. */
export const MEANING = /\b(?:you mean|mean by|is that|which (?:one|room) is)\b/
export const THE_ONE = /^(?:the|that) (?:one|hallway|number|value|coins)\b.*[A-Z].*[A-Z]/
/** "We both like K-A": a taste, no step. */
export const LIKES = /(?<!\bif )\b(?:i|we|you|both) (?:really |both |all )?(?:like|love|hate)\b/
export const ALL_BUT = /\b(?:anything|everything|all) but\b/
/** "Yes to the attic after L": of what the partner proposed. */
export const YES_TO = /^(?:yes|yeah|yep|ok|okay|agreed|fine|no|nope) (?:to|with) (?:the )?[A-Z]\b/
export const AGREES_WITH = /\b(?:agree|accept|happy|okay|ok|fine|live) (?:with|to)\b|\baccept\b|\bapprove\b/
/** "And after that?" */
export const AND_THEN =
  /^(?:and |so |ok |okay )?(?:after (?:that|this|it)|then which(?: one| way| room)?|which (?:one|room) then|next one|next room|next step|next move|next stop|then what|then|what then|now what|next|afterwards)$/
export const LOOK_LIKE = /\blooks? like\b/i
export const FROM_THERE = /\bfrom (?:there|here)\b.* to\b/
/** "Onward to the attic!" */
export const GOES_ON_TO = /^(?!yes|no|ok)(?:[\w']+ ){0,2}to (?:the )?[A-Z](?: now| please)?[ ,]*$/
export const IS_BETTER =
  /^(?:no |nope |, )*(?:the )?[A-Z] (?:is|would be|seems|looks|sounds) (?:(?!always)[\w']+ ){0,2}(?:better|best)\b(?! (?:room|rooms|hallway|corridor|one|for you|place|part|thing|connected|since|because of)\b)/
/** "Your best hallway": no single one is asked for. */
export const SUPERLATIVE =
  /\bhallways?\b.*\b(?:best|highest|biggest|richest) one\b|\byour (?:favou?rite|fattest|fave) (?:hallway|corridor|way|one|connection)\b|\b(?:which (?:hallways?|ones?|rooms?)\b.*\b(?:with|have|has) (?:a |an )?\d|best|most|highest|biggest|largest|top|richest|greatest|max|maximum)\b(?! (?:path|route|tour|way|plan|one))/
/** Not the number itself. */
export const VAGUE =
  /\b(?:more than|less than|fewer than|at least|at most|above|below|over|under|about|around|roughly|maybe|probably)\b(?: [\w']+)? (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i
export const OWN_NUMBER =
  /^(?=.*\b(?:your|yours|you|total|together|both|we|we'd|sum)\b).*\b(?:my|mine(?: is| being| are| of)?|mine's|i have|i've|i've got|i get) (\d+)\b(?! (?:coins? )?(?:more|less|fewer|above|below)\b)/
/** "8 of which are mine", "of which mine are 8", "my part of it is 8". */
export const OWN_PART =
  /\b(\d+) (?:coins )?(?:of (?:which|them|those|these|it) )?(?:are |is |being |from )?mine\b|\b(?:whereof|of (?:which|them|those|it)),? mine (?:(?:are|is|being|make) )?(\d+)\b|\bmy (?:part|share|half|contribution|portion)(?: (?:of|in) (?:it|that|them))? (?:(?:is|are|being|:) )?(\d+)\b/
/** "We get 9 there", "it is worth 9 to us": of both together, whoever says it. */
export const SUMS =
  /\bfor (?:both|the two) of us\b|\bgives? us\b|\bwe(?:'d| would| will|'ll| both| could)?(?: both)? (?:lose|miss|waste|skip|have|had|get|got|collect|make|earn|find|gain|reach|end up)\b|(?<!\bare )\b(?:path|route|tour|trip|way|it|that|this|which|all)(?:'s| is| would be| was)? worth\b(?!(?: \d{1,2})? (?:for|to) me\b)|\bworth\b.*\b(?:us|both)\b/i
/** Who takes time to think agrees to nothing and asks for nothing. */
export const PAUSES =
  /\bstill (?:thinking|calculating|counting|computing|checking|looking|working|busy|writing|reading|copying|typing|adding|noting)\b|^(?:(?:oh|hey|please|wait|whoa|woah|ok|no),? )*(?:not (?:so|that|too) (?:fast|quick|quickly)|slow down|easy)(?:,? (?:please|there|now|partner|a bit|mate|friend|easy))*$|\b(?:let me|lemme|let us|let's) (?:think|see|check|look(?! for)|calculate|count|verify|recalculate|recount|recheck|re-check|double-check|compute)\b(?! (?:all (?:of )?)?(?:your|yours|what you)\b)|\b(?:give me|one|just|hold on|wait|need|take) (?:a |an |one |another |some |\d+ )?(?:more )?(?:secs?|seconds?|moment|mins?|minutes?|bit)\b|\bhow (?:are you|is it going|do you do)\b|\bhow's it going\b|\bwhere were we\b/i
/** "You haven't told me yet": asks for what is named. */
export const NOT_TOLD =
  /\blet me (?:hear|know|see|have)\b(?! (?:if|whether|what|when|how|that|about|once|your (?:opinion|thoughts|idea))\b)|\byou (?:forgot|left out|skipped|missed|omitted) (?:the )?[A-Z] ?(?:-|to) ?(?:the )?[A-Z]\b|\byou (?:have not|haven't|did not|didn't|never|haven't yet|still haven't)(?: [\w']+){0,2} (?:told|tell|said|say|given|give|gave|shared|share|mentioned|mention|sent|send|answered|answer|listed|list)\b/
export const PROVED = /\b(no (other )?(path|tour|route)|nothing) (can|could) be better\b|\bproved\b|\bprovably\b/i
/** Who must or can go somewhere proposes nothing yet. */
export const MUST_GO =
  /^(?:[\w']+ )?(?:done|finished|through) with\b|\b[A-Z] so far\b|\b(?:we|i)(?:'ve| have| had)? (?:already |both |now )?(?:visited|been|seen|passed|went|gone|finished|covered|done)\b|\b(?:need|have|has|got|must|forgot|missing|left) (?:still )?(?:to )?(?:visit|go|return|pass|end|start|begin|see|come)\b/
/** "You never asked for my K-A": a hallway of the speaker's. */
export const YOU_LACK_MINE =
  /\byou(?:'ve| have)? (?:don't|do not|never|didn't|did not|haven't|have not|can't|cannot|couldn't|won't|hardly|still)(?: (?:even|really|yet|actually|ever|have|been|to|not|don't))* (?:know|knew|see|seen|saw|ask|asked|have|heard?|got|get|been told|told|need)(?: (?:about|of|for|me))* (?:my|mine)\b/
/** "I take it yours are K-L and A-K", "your best one must be C-A": of the listener's hallways, and no path. */
export const YOURS_ARE =
  /\b(?:yours|your (?:[\w']+ ){0,2}(?:ones?|hallways?|numbers?|coins|favou?rites?|two|three|pair|corridors?|best|strongest|highest|biggest|richest|worst|weakest|lowest|poorest))(?: (?:are|is|were|was|be|must|would|will|should|seem|seems|to))+(?: (?:then|probably|surely|perhaps|maybe|both|likely|the))* [A-Z] ?(?:-|to) ?(?:the )?[A-Z]\b/
/** "All your coins from the bathroom, please." */
export const YOURS_OF =
  /^(?:(?:and|so|now|please|then|ok|next),? )*yours (?:for|from|of|on|in|at) (?:the )?[A-Z]|^(?:and |so |now |please |then )?(?:all |the )?(?:of )?your (?:coin )?(?:coins?|numbers?|hallways?|values?|counts?)\b(?! (?:is|are|was|were|look|looks|seem|seems|sound|make)\b)/
/** "Would C to A be good on your side?" */
export const FOR_YOU =
  /\b(?:for you|(?:is|are|was) your(?! (?:[\w']+ )?(?:best|worst|highest|lowest|biggest|favou?rite|top|richest)\b)|(?:on|at|from) your (?:side|end|map|board)|in (?:your|the ghost|the light|the other) (?:world|house|side|map))\b/
/** "Waiting for your numbers." */
export const AWAITS =
  /\bwaiting (?:for|on) yours\b(?! to (?:be|come|arrive|submit))|\b(?:haven't|have not|don't have|do not have|still need|still miss|need|waiting for)(?: (?:got|had|seen|heard|received))? (?:the rest|the others|the other ones|everything|any|anything) (?:from|of|on) (?:you|your (?:side|end))\b|\b(?:need|want|miss|lack|like|love|missing|lacking|require)\b(?: [\w']+){0,4} (?:numbers?|coins?|values?|counts?|amounts?) (?:from|of) you\b|\b(?:waiting (?:for|on)|wait for|need|missing|don't have|do not have|want|like to see|love to see|interested in)(?: the rest of| all(?: of)?| more of)? your (?:[\w']+ )?(?:numbers|coins|coin counts|values|hallways|weights|list|info|information|side|half)\b/
/** "I would be grateful to learn yours." */
export const LEARNS_YOURS =
  /\b(?:learn|know|hear|see|have|get|need|want|about|looking forward to|eager for|excited for) (?:also |seeing |hearing |learning )?yours(?: too| as well| now| please)?$/
/** "I want to know everything you have", "I need to see all your numbers." */
export const WANTS_ALL =
  /\b(?:let's|let us|shall we|we should|we could|can we|should we)(?: [\w']+)? (?:exchange|share|trade|compare|swap|(?:tell|give|show) each other)(?: all)?(?: of)? (?:our |the )?(?:[\w']+ )?(?:numbers|coins|values|lists)\b|\b(?:do|tell|give|list|send)(?: me)? the same (?:for|from|on|with) (?:your (?:side|end|world|numbers|coins)|yours|you)\b|(?<!\b(?:will|i'll|shall|gonna|going to|i|i'd) )\b(?:share|send|give|tell|show|list|post)(?: me| us)?(?: also| too)? (?:all )?(?:of )?(?:the |your )?(?:rest|others|other ones|remaining(?: [\w']+)?)\b|^(?:please |just |and |so |then )?let me (?:know|see|have|hear) (?:all )?(?:of )?your (?:[\w']+ )?(?:whole |full |entire )?(?:numbers|coins|values|list|hallways|side|weights|map)\b|\b(?:(?:want|need|like|love|prefer) to|rather)(?: first)? (?:see|know|hear|have|get) (?:all )?(?:of )?your (?:[\w']+ )?(?:table|list|numbers|coins|values|hallways|map)\b|\bwhere are (?:all )?your\b|\bplease (?:share|send|tell|list)(?: them| it| yours| me| with me| us)*$|\b(?:let me know|tell me|give me|send me|show me|(?<!\byou )(?:need|want)) (?:about )?(?:all |what )?(?:of )?(?:the |your )?(?:rest|others|other ones|remaining ones)\b|\b(?:want|need|like|love) to (?:know|hear|see|have|get) (?:[\w']+ ){0,2}(?:everything|all)\b.*\b(?:you|your|yours)\b/
/** "And the rest?" */
export const OTHERS =
  /^(?:and |so )?(?:all )?(?:of )?(?:the |your )?(?:rest|others|other ones|remaining|remaining ones)$|^(?:(?:and|so|got|have you got|you got|still need|i need|what's|what is|what about|how about),? )*(?:the )?(?:rest|remainder|others) of (?:yours|your (?:numbers|coins|values|hallways|list|side|ones|map))(?: (?:then|please|too|as well))*$/
export const RETURNS = /\b(?:back|return|home)\b/
/** "… so let's begin with it". */
export const BEGINS_WITH_IT =
  /\b(?:start|begin|open)(?:ing)? (?:our|the) (?:tour|path|route|trip|walk|journey) (?:there|with (?:it|that|this)|that way)\b|\b(?:begin|start|open|beginning|starting)(?: off| out)? (?:with|there with|by taking) (?:it|that|this|that one|this one|(?:that|this) (?:hallway|corridor|way|one))\b|\b(?:do|take|use|walk) (?:it|that|this)(?: one| hallway| corridor)? (?:first|next)\b/
/** "…, could we do that?", "so that should be our next room": of the hallway that the sentence told of. */
export const TAKES_IT =
  /\b(?:let's|let us|could we|can we|shall we|should we|we could|we should|why don't we) (?:[\w']+ )?(?:use|do|take|walk|try) (?:it|that|this)(?: (?:one|step|way|hallway|corridor))?$|\bi(?:'d| would) (?:love|like|enjoy) that (?:step|move|hallway|corridor)$|\b(?:that|this|it) (?:should|could|would|might) be (?:our|my|the) (?:next|first)(?: (?:room|stop|step|move|one))?$/
/** "… so let's go there first". */
export const GOES_THERE =
  /\b(?:let's|let us|we should|we could|we can|shall we|should we|could we|i'd|i would|we|i suggest to|i propose to) (?:[\w']+ ){0,2}?(?:go|walk|move|head|start|begin) (?:there|that way)\b(?! from)|^(?:(?:so|and|but|then),? )*(?:do you )?want to go there(?: next| then| first| now)?$/
/** "Would you be open to starting with K?" */
export const OFFERS =
  /\b(?:can|could|shall|should|may|might) we .*\b(?:do|take|use|have|put|make)\b|\b(?:would|could|can|do|are|might) (?:you|we) .*\b(?:starting|going|beginning|visiting|moving|taking|continuing|heading|walking|start|begin|visit|head|walk|move|continue)\b/
/** "Your number for the latter". */
export const REFERS =
  /\b(?:on|for|of|in|about) (?:the (?:latter|last one|same (?:hallway|one))|(?:that|this) (?:one|hallway|corridor|way|connection))\b/
export const WHERE_IS =
  /^(?:and |so |but )?where(?:'s| is| are) (?:the )?[A-Z](?: (?:in|on) (?:your|that|this|the) (?:path|route|tour|plan|proposal))?$/
/** "If you say so", "if you think that's best": no condition. */
export const YIELDS =
  /\bif (?:you (?:say so|insist|like|want|wish|prefer)\b|you(?:'re| are) (?:really )?(?:sure|certain)(?: about (?:it|that))?(?=$| ?,| then)|(?:you (?:really |truly )?(?:think|believe|feel|reckon) (?:so|(?:that|it|this)(?:'s| is) (?:the )?(?:best|right|better|good|fine)(?: one| path| route| way)?)|that's what you (?:want|prefer|think))(?=$| ?,))/
/** "You already gave me L-K, (I need L-B)" */
export const GAVE_ME =
  /^(?:(?:and|ok|well|yes|but|thanks),? )*you(?:'ve| have)? (?:already |just |also |only )*(?:gave|told|given|sent|showed|shared|listed|mentioned)\b/

/** Whether the numbers of both are alike. */
export const ARE_SAME =
  /\b(?:they|these|those|coins|numbers|values|hallways|ones|mine|yours)(?:['’]?re| are| look| is)? (?:\w+ )?(?:different|not the same|the same|other ones|others) (?:for|to|on|from|than|as) (?:you|me|us|yours|mine|your side|your end|both|each)\b/i
