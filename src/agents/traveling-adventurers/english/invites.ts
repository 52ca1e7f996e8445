/** Whether somebody asks which path the listener would take, or leaves it to the listener. */
const PATH = '(?:path|route|tour|trip|way|plan|proposal|suggestion|solution|idea|answer|order|decision|direction)'

const INVITES = new RegExp(
  [
    // "What do you suggest?", "which way should we go?", "where to next?"
    String.raw`\b(?:what|which|where|how)\b(?: \w+){0,4} (?:suggest|propose|recommend|advise|prefer|go for)\b`,
    String.raw`\b(?:what|which|where)(?: \w+){0,3} (?:should|shall|do|would|must|can) (?:we|i|you)(?: \w+){0,3} (?:do|go|take|start|begin|walk|visit|submit|move|choose|pick)\b`,
    String.raw`\b(?:what|which)(?: of the)? (?:${PATH}|room|rooms|step|move)\b(?!.* (?:coin|coins|have|biggest|highest|most)\b)`,
    String.raw`\b(?:what|where) (?:to )?(?:now|next|first)\b|\bwhere (?:do|shall|should) we\b`,
    String.raw`\bwhat(?:'s| is|s) (?:the |your |our )(?:\w+ )?(?:best|plan|idea|suggestion|proposal|path|route|answer|move|next step|next room)\b(?! (?:hallway|coin|number|connection|edge|corridor|one|coins|value|score))`,
    String.raw`\bdo you have (?:a|an|any|some)(?: \w+)? ${PATH}\b|\bany (?:\w+ )?(?:ideas?|suggestions?|proposals?|plans?|recommendations?|thoughts)\b`,
    // "Tell me what to do", "could you work out a path?", "suggest something".
    String.raw`\b(?:tell|show) (?:me|us) (?:what|where|which way|which|how)(?: \w+)? (?:to|we|i)\b|\b(?:give|tell|show|send|make) (?:me|us) (?:a|an|the|your|any|some)(?: \w+){0,2} ${PATH}\b`,
    String.raw`(?:\b(?:can|could|would|will|should) you\b|\bplease\b|^)(?: please| kindly| just| maybe| then)* (?:work out|figure out|calculate|compute|find|solve|make|plan|pick|choose|decide|determine|suggest|propose)\b(?: \w+){0,4} (?:${PATH}|it|one)\b(?!.* coins)`,
    String.raw`\b(?:suggest|propose|recommend) (?:something|anything|one|a|any|us|me)\b|\b(?:please|just|so|then) (?:decide|choose|pick|suggest|propose)\b|\bmake a (?:\w+ )?(?:suggestion|proposal|decision|plan)\b|\bcome up with (?:something|a)\b`,
    String.raw`(?:^|, |\b(?:please|you|just|and|then|kindly) )(?:work|figure|sort) (?:it|this|that|everything) out\b`,
    // "You decide", "up to you", "you're the boss".
    String.raw`\byou (?:can |could |should |may |just |please |better )?(?:decide|choose|pick|lead|calculate|do the math|go first|start)\b(?! with)|\byour (?:call|choice|decision|pick)\b|\bup to you\b|\blead the way\b|\b(?:guide|lead|help|advise) me\b`,
    String.raw`\byou(?:'re| are) the (?:boss|expert|captain|leader|brain)\b|\bsurprise me\b|\bdealer's choice\b|\b(?:be my guest|take the lead|your lead|you take over|i'm all yours|in your hands|you(?:'re| are) in charge)\b|\bleave (?:it|that|this|the \w+|everything) (?:up )?to you\b|\byou tell me\b(?! (?:what|how|your|yours|all|every|the))`,
    String.raw`\bwhatever you (?:think|say|want|like|prefer|suggest|decide)\b|\b(?:i|we)(?:'ll| will| would)? (?:just )?(?:follow|trust) (?:you|your)\b`,
    String.raw`\b(?:idk|no idea|no clue|not sure) (?:where|what|which)\b|\bi (?:do not|don't|dont) (?:care|know (?:what|where)|mind)\b|\b(?:no|any) (?:preference|opinion)\b|\bhave no preference\b`,
  ].join('|'),
)

/** `text`: the words of a sentence without rooms and numbers, in small letters. */
export const invites = (text: string): boolean => INVITES.test(text)
