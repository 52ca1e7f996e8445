/** Whether somebody asks which path the listener would take, or leaves it to the listener. */
const PATH =
  '(?:path|route|tour|trip|way|sequence|itinerary|round trip|loop|plan|proposal|suggestion|solution|idea|answer|order|decision|direction)'

/** Behind "which path", "which rooms": asks about one that there is, not which to take. */
const NOT_TO_TAKE = `(?: one| of (?:them|these|those))? (?:${[
  '(?:did|have) (?:you|i|we)',
  '(?<=rooms? )do you (?:like|love)',
  'do you (?:hate|mean|see|know|dislike|remember)',
  '(?:are|were|was)',
  'is (?:longer|shorter|left|missing|empty|that|this|yours|mine|it|the (?:empty|longer|shorter))',
  'has (?:the )?(?:fewest|lowest|less|more)',
  '(?:you|i|we) (?:mean|meant|sent|proposed|submitted|entered|typed|said|wrote)',
].join('|')})\\b`

const INVITES = new RegExp(
  [
    // "What do you suggest?", "which way should we go?", "where to next?"
    String.raw`\b(?:what|which|where|how)\b(?: [\w']+){0,4} (?:suggest|propose|recommend|advise|prefer|go for)\b`,
    String.raw`\b(?:what|which|where|how)\b(?! (?:many|much)\b)(?: (?!coins?\b)[\w']+){0,4} (?:should|shall|do|would|could|can|must|will) (?:we|you)(?: [\w']+){0,2} (?:suggest|propose|recommend|advise|prefer|go|proceed|continue|start|begin|choose|pick|favou?r|vote)\b(?! with| to the)`,
    String.raw`\bwhat do you (?:think|say|reckon)(?: that)?(?: we|(?: is|'s| would be) (?:the )?(?:best|better|right|smart|good))\b`,
    String.raw`\b(?:what|which|where)(?: [\w']+){0,3} (?:should|shall|do|would|must|can|could|might) (?:we|i|you)(?: [\w']+){0,3} (?:(?<!\bhave to )do|go|take|start|begin|walk|visit|submit|move|choose|pick)\b`,
    String.raw`\b(?:what|which)(?: of the)? (?:${PATH}|room|rooms|step|move)\b(?!.* (?:coin|coins|have|biggest|highest|most)\b)(?!${NOT_TO_TAKE})`,
    String.raw`\b(?:what|where) (?:to )?(?:now|next|first)\b|\bwhere (?:do|shall|should) we\b`,
    String.raw`\bwhat(?:'s| is|s) (?:the |your |our )(?:[\w']+ )?(?:best|plan|idea|suggestion|proposal|path|route|answer|move|next step|next room)\b(?! (?:worth|called|again|for|about|so|supposed|length|total|hallway|coin|number|connection|edge|corridor|one|coins|value|score))`,
    String.raw`\bdo you have (?:a|an|any|some)(?: [\w']+)? (?:preference|${PATH})s?\b|\bany (?:[\w']+ )?(?:ideas?(?! (?:how (?:many|much|long)|why|when|who|if|whether|what (?:that|this|time|happen))\b)|suggestions?|proposals?|plans?|recommendations?|thoughts)\b`,
    String.raw`\b(?:is|are) there (?:a|an|any|some)(?: [\w']+){0,2} ${PATH}s? (?:that |which )?(?:you|seems?|looks?)\b`,
    String.raw`\b(?:what|which|where)(?: is|'s| should be| would be| could be| shall be) (?:our |the |your )?(?:next|first|best) (?:stop|step|room|move|destination)\b`,
    String.raw`\bhow (?:do|would|should) you (?:want|like|prefer) (?:us )?to (?:do|go|play|proceed|start|begin)\b|\bhow (?:should|shall|do|would|could) we (?:best )?(?:do|play|go about|tackle|approach|solve|plan|handle) (?:this|it|that)\b|(?:^|, )(?:please )?help(?: me| please)?$|\bfeel free to (?:propose|suggest|pick|choose|decide|plan|come up)\b|\bover to you (?:for|with|on) (?:the |a )?${PATH}\b`,
    String.raw`\b(?:what|which) (?:path|route|tour) (?:gives|has|brings|gets|makes|would|is(?! (?:longer|shorter|that|this|yours|mine)\b)|gave|got)\b|\bwhich (?:one|of (?:them|those|these|the two)|path|route) (?:do|would|should|will) you (?:like|prefer|want|think|take|choose|pick|favou?r|go)\b|\bwhat (?:did|have|do|can) you (?:come up with|work(?:ed)? out|calculated?|figured? out)\b|\bdo we have (?:a|an|any) ${PATH}\b`,
    String.raw`\b(?:open (?:to|for)|welcome|happy to (?:hear|take|consider)|eager (?:for|to hear)|all ears for|looking forward to) (?:any |all |some |your |other )?(?:suggestions|ideas|proposals|recommendations|input)\b`,
    String.raw`\b(?:happy|glad|fine|ok|okay|content|good|cool|alright|comfortable) (?:for you to|to let you|if you|with you|to have you)(?: just| maybe)? (?:call it|steer|pick|choos|decid|lead|plan|propos|suggest|go first|take over)(?:e|es|ing|king)?\b`,
    String.raw`^(?:so |and |ok |now )?what's next(?: then| now)?$|\b(?:happy|fine|ok|okay|good|content) either way\b|\beither way (?:works|is (?:fine|good|ok|okay))\b|\bin your (?:[\w']+ )?hands\b|\bany preferences?\b(?! (?:yet|so far))`,
    String.raw`\bleav(?:e|es|ing) (?:[\w']+ ){1,7}to you\b|\bi(?:'ll| will)? (?:go|come|walk|follow) where(?:ver)? you (?:go|want|like|say|lead)\b|\bwhat (?:would|could|should|might|can) be (?:a |the |our |your )?(?:good |best |better |nice |smart |ideal |right )*(?:${PATH}|start|first|next)\b|\bwhat should (?:the|our) (?:next |first )?(?:${PATH}|order|step|move|stop|room)\b`,
    String.raw`(?<!\b(?:if|when|unless|once|because|since|did|have) )\b(?:whichever|any) (?:order|${PATH}) (?:you|is|that you)\b|(?:^|\b(?:please|so|you|then|just|go ahead and|,) )(?:make|do|set|plan|draw|create|build|draft) (?:the|our|a) (?:[\w']+ )?${PATH}\b(?! (?:longer|shorter|better|worse|with|that|complete|from))|^(?:please )?choose (?:any|some) ${PATH}\b`,
    String.raw`\bhow (?:should|shall|do|would|could) we (?:best )?(?:walk|go|move|travel|visit|route|order|arrange)\b|\b(?:decision|choice|call|pick) is (?:all |entirely |completely )?yours\b|\bhow about you (?:just )?(?:choose|pick|propose|come up|suggest|decide|make|plan|lead)\b|\b(?:which|what|wich) (?:way|path|route|room|one) (?:do |would |should )?you (?:want|like|prefer|wish|fancy)\b|\bwhich (?:room|one|of (?:them|these|those|the two|both)) (?:is |comes? |goes? )?(?:last|next|first)\b`,
    String.raw`\b(?:defer|bow|yield|trust|rely|counting|count) (?:to|on|in) your (?:[\w']+ )?(?:judge?ment|choice|wisdom|decision|opinion|call|instinct|gut)\b|\btak(?:e|ing) over(?: the)? (?:planning|lead|route|choice|decision|routing)\b|\bwhere do(?:es)? (?:you|your [\w']+)(?: [\w']+){0,3} (?:go|start|begin)\b(?! with)|\bi (?:can't|cannot|can not) (?:decide|choose|pick|find a(?! better))\b|\b(?:can|could) you (?:think of|imagine|see) (?:one|a|any|something)\b|\bfeel free to (?:set|choose|make|draw|decide|order)\b`,
    String.raw`\bhow would you (?:walk|play|go|do|solve|route|order) (?:it|this|that|them|the rooms)\b|\b(?:take (?:it|over) from here|out of ideas)\b|^(?:anything|whatever)(?: you (?:say|pick|choose|like|want|suggest))? (?:works|goes|suits|is (?:fine|ok|okay|good|alright))\b`,
    String.raw`\brather you (?:made|suggested|proposed|decided|chose|picked|led)\b|\bmake (?:me|us) (?:an|another|a (?:new|better|different|fair(?:er)?|counter)) ?(?:offer|proposal|suggestion)\b|^(?:have you |you )?got (?:anything|something) (?:else|better|different)\b|\bwhere (?:do )?you (?:want|like|prefer|wish) to (?:go|start|begin)\b|^(?:so |well |ok )*you chose$|^(?:and |so |ok )*which (?:do|would) you (?:want|prefer|like|choose|pick|favou?r|take)$`,
    String.raw`\b(?:waiting (?:for|on)|wait for|awaiting|looking forward to|ready for|curious (?:about|to hear|to see)|eager (?:for|to hear|to see)|excited (?:for|to see)) your (?:[\w']+ )?(?:proposal|suggestion|path|route|tour|plan|idea|offer|recommendation)s?\b`,
    String.raw`\b(?:over|up) to you (?:for|to make|to come up with) (?:a|the|your)\b|\b(?:count|rely|depend|counting|relying|depending) on you to (?:choose|pick|find|propose|suggest|decide|plan|lead|work)\b`,
    // "Which one suits you better?", "I'll leave the final decision to you"
    String.raw`\bwhich (?:one|of (?:them|these|those|both)|option|alternative|version)(?: of (?:them|these|those))? (?:suits|works|fits|appeals|would suit|would work|would be|is better|sounds better|looks better|seems better)\b(?!.*\b(?:coins?|have|get|number)\b)`,
    String.raw`\bleav(?:e|es|ing) (?:the |this |that )?(?:[\w']+ )?(?:decision|choice|call|rest|order|path|route|planning) (?:up )?to you\b`,
    // "You want to propose a path?"
    String.raw`^(?:(?:and|so|now|then|ok),? )*(?:do |would )?you (?:want|like|wish|care|prefer) to (?:propose|suggest|make|give|pick|choose|plan|find|draft)\b(?: [\w']+){0,3} (?:${PATH}|one|something)\b`,
    // "Tell me what to do", "could you work out a path?", "suggest something".
    String.raw`\b(?:tell|show) (?:me|us) (?:what|where|which way|which|how)(?: [\w']+)? (?:to|we|i)\b|\b(?:give|tell|show|send|make) (?:me|us) (?:a|an|the|your|any|some)(?: [\w']+){0,2} ${PATH}\b`,
    String.raw`(?:\b(?:can|could|would|will|should) you\b|\bplease\b|^)(?: please| kindly| just| maybe| then)* (?:work out|figure out|calculate|compute|find|solve|make|plan|pick|choose|decide|determine|suggest|propose)\b(?: [\w']+){0,4} (?:${PATH}|it|one)\b(?!.* coins)`,
    String.raw`(?<!\b(?:i|i'll|i'd|we|to|will|me) )\b(?:suggest|propose|recommend) (?:something|anything|one|a|any|us|me)\b|\b(?:please|just|so|then) (?:decide|choose|pick|suggest|propose)\b|^(?:pick|choose) (?:one|any|something)$|(?<!\b(?:i|i'll|i'd|we|we'll|to|will|can|could|let me|and) )\bmake a (?:[\w']+ )?(?:suggestion|proposal|decision|plan)\b|\b(?:you|please)(?: [\w']+)? make a (?:[\w']+ )?(?:suggestion|proposal|decision|plan)\b|\bcome up with (?:something|anything|a|another)\b`,
    String.raw`(?:^|, |\b(?:please|you|just|and|then|kindly) )(?:work|figure|sort) (?:it|this|that|everything) out\b`,
    String.raw`(?<!\b(?:i|i've|i'll|me|we|have|to) )\b(?:crunch|run) the numbers\b(?!.*\byours?\b)`,
    // "You decide", "up to you", "you're the boss".
    String.raw`(?<!\b(?:did|do|does|made|makes|make|if|when|before|once|until|after|why|path|route|one|whether|unless|because|since) )\byou (?:can |could |should |may |just |please |better )?(?:decide|choose|pick|lead|calculate|do the math|go first|start)\b(?! with)|\byour turn to (?:propose|suggest|decide|choose|plan)\b|\byour (?:call|choice|decision|pick)\b|\bup to you\b|\blead the way\b|\b(?:guide|lead|advise) me\b|(?:^|\b(?:please|you|just|and|so|then)|,) help me\b`,
    String.raw`\byou (?:can |could |may |should |please )?(?:take|make) (?:the|that|this) (?:decision|choice|call|plan|path|route|proposal|suggestion)\b|\bwhat(?:'s| is| would be| could be| do you think is) (?:the )?(?:optimal|best|ideal|optimum)(?: then| now| for us)?$|\byou(?:'re| are) the (?:boss|expert|captain|leader|brain)\b|\bsurprise me\b|\bdealer's choice\b|\b(?:be my guest|take the lead|your lead|you take over|in your hands|you(?:'re| are) in charge)\b|\bleav(?:e|ing) (?:it|that|this|the \w+|everything) (?:up )?to you\b|(?<!\b(?:can|could|would|will|please|if|when|have|did|should|as|what|before|until|once|unless|everything|anything|all|whatever|numbers|coins|values|that|which) )\byou tell me\b(?! (?:what|how|your|yours|all|every|the))`,
    // "Let me hear your idea", "got a route in mind?", "I am lost".
    String.raw`(?<!(?:n't|not|never) (?:[\w']+ )?)\b(?:hear|know|see|share|need|want|get|trust|value|open to|ears for) (?:all )?your (?:[\w']+ )?(?:idea|ideas|plan|route|path|suggestion|suggestions|proposal|judge?ment|advice|recommendation|favou?rite|pick)\b(?! (?:on|about|of|regarding) (?:it|this|that|my|the (?:path|route))\b)`,
    String.raw`\b(?:got|have|had|has) (?:a|an|any|some) (?:[\w']+ )?${PATH}s? (?:in mind|for us|to suggest|ready)\b|\b(?:i'm|i am|im|feel|feeling|totally) (?:[\w']+ )?(?:lost|stuck|clueless|overwhelmed)\b|^help\b|(?<!(?:n't|not|it|that|this|does|would|to) )\bhelp (?:me|us)(?: out| please)?$`,
    String.raw`\byou (?:can |could |should |please |just )?do the (?:math|maths|calculations?|sums|counting|thinking|adding up)\b|\bwhatever (?:path |route |way )?(?:you (?:come up with|choose|pick|go for|think|say|want|like|prefer|suggest|decide)|works|suits|is (?:best|fine|better)|seems)\b|\b(?:i|we)(?:'ll| will| would)? (?:just )?(?:follow|trust) (?:you|your)\b(?! on (?:that|this|it)\b)(?! (?:calculations?|numbers?|math|maths|sums?|values?|coins))`,
    String.raw`\bno (?:clue|idea) what(?:'s| is)\b(?! (?:normal|usual|a good|going on|that|this|happening|wrong))|\b(?:idk|no idea|no clue|not sure) (?:where|what|which)(?: (?:way|path|route|room|one))?(?= (?:to|we|i|is (?:the )?(?:best|better)|would|should|next)\b|$)|\bi (?:do not|don't|dont) (?:care|know (?:what|where)(?= to\b(?! say)| we\b| i\b|'s best| is best|$)|mind)\b|\b(?:no|any) (?:preference|opinion)\b(?! (?:yet|so far|as yet))|\bhave no preference\b`,
    // "You call it, I'm easy", "the decision's all yours".
    String.raw`(?:^|, |\b(?:so|then|and|but|please|just) )you (?:can |could |may |just )?(?:call|name) (?:it|this one|that one|the (?:route|path|order|way|next one|next room))(?: there| then| now| this time| for us)*(?=$| ?,)|(?:^|, |\b(?:so|then|and|but|please) )you (?:can )?(?:steer|navigate|do the (?:deciding|choosing|picking|planning|steering|driving))(?: this time| now| then| today)*(?=$| ?,)|^(?:and |so |but )?have you (?:a|an|any) (?:[\w']+ )?${PATH}s? in mind\b|\b(?:decision|choice|call|pick)'s (?:all |entirely |completely )?yours\b|\bup to yourself\b|\beither way (?:suits|does) (?:me|us|it)\b|\bi(?:'m| am) (?:easy|flexible|not (?:fussed|bothered|picky|fussy)) (?:either way|with either|whichever)\b`,
    // "Do you know a better path?", "do you have a better candidate?"
    String.raw`\b(?:do|can|did) you (?:know|see|have|find|think of|got)(?: of)? (?:a|an|any|some)(?:thing)? (?:[\w']+ )?(?:better|nicer|richer)\b(?! (?:number|coins?|hallways?|than))`,
    String.raw`(?:^|\byou (?:have )?|, )got (?:a|an|any|some)(?: [\w']+)? ${PATH}s?\b`,
  ].join('|'),
)

/** "Where do we go from the kitchen?" */
export const WHERE_TO =
  /^(?:and |so |ok |then )?(?:what|which) (?:room|one|step) (?:should|shall|could|would|comes?|do)\b.*\b(?:after|from|next|then)\b|^(?:and |so |ok |then )?where (?!(?:do|would|can) you (?:(?:also|actually|really|still) )?(?:have|get|earn|collect|make|see)\b)(?:do|should|shall|would|can|could|to|now|next)\b(?!.*\b(?:coins?|many|press|click|find|type|enter|write|put|see|read|look|submit|chat|scroll|highest|numbers?)\b)/

/** `text`: the words of a sentence without rooms and numbers, in small letters. */
export const invites = (text: string): boolean => INVITES.test(text) && !leavesNothing(text)
export const leavesNothing = (text: string): boolean => LEAVES_NOTHING.test(text) || KNOWS_WHERE.test(text)

/** "I know which way I'd walk" */
const KNOWS_WHERE =
  /\bi(?:'ve)? (?:already |now |just |do )*(?:know|knew|see|saw|found|decided|have decided|chose|remember|am sure|have an idea) (?:exactly )?(?:which|what|where|how) (?!you\b)/

/** "It doesn't matter in which direction we walk it", "I don't mind giving in", "would you like to take this path?" */
const LEAVES_NOTHING =
  /\b(?:(?:it|that|this|which|order|direction|way round|which way) (?:does not|doesn't|won't|will not|would not|wouldn't|makes no) (?:really |even )?(?:matter|difference|change|affect)|no matter|regardless|if (?:we|i) (?:follow|trust|take|use)|before you (?:propose|suggest|decide|choose|make)|here(?:'s| is) (?:what|how|where|which)|this is (?:what|how)|(?:i'd|i would|i'll|i will|i can|let me|i want to|before i|then i)(?: (?!you\b)[\w']+){0,3} (?:make|come up with) (?:a|one|the|my)|i (?:do not|don't) mind (?:\w+ing|if|that|the|your|yours|this|it)|(?:trying|(?:need|want) (?:it|them|that|this|those)|helps?(?: me| us)?|so(?: that)? (?:i|we) can|in order|just) (?:to )?(?:work out|figure out|decide|see|determine|understand|think about|find out) (?:where|which|what|how)|(?:i|i'll|i will|i can|let me|lemme|values and|numbers and|coins and|up and|then)(?: (?:then|now|just|quickly|first|also))? (?:see|check|compute|calculate|compare|test|verify|look)(?: up)? (?:which|what|where|whether)|would you (?:like|want|care|be willing|be happy) to (?:take|walk|go|use|try|follow|accept|submit) (?:it|this|that|the|my|with (?:it|this|that|my)))\b/

/** "The rest I don't care", "whatever you like after that": indifferent to what is left of a path. */
const IS_INDIFFERENT =
  /^(?:(?:and|but|so|then|for|after that|afterwards|the|all),? )*(?:(?:rest|others?|remaining|end|remainder),? )?(?:(?:i|me) )?(?:(?:do not|don't|dont) (?:really )?(?:care|mind)|(?:doesn't|does not|don't) (?:really )?matter|whatever(?: you (?:like|want|prefer|think|fancy))?|however(?: you (?:like|want|prefer))?|in any order)(?: (?:about|for|to|on) (?:the )?(?:rest|others?|remaining|me|it))*$/

export const isIndifferent = (text: string): boolean => IS_INDIFFERENT.test(text)
