/** Words that tell what a sentence does. */

export const SUM = new Set([
  'total',
  'sum',
  'together',
  'altogether',
  'combined',
  'jointly',
  'overall',
  'our',
  'totals',
])
/** "We get 9 there", "it is worth 9 to us": of both together, whoever says it. */
export const SUMS =
  /\bwe(?:'d| would| will|'ll| both| could)?(?: both)? (?:have|had|get|got|collect|make|earn|find|gain|reach|end up)\b|\b(?:path|route|tour|trip|way|it|that|this|which|all)(?:'s| is| would be| was)? worth\b(?!(?: \d{1,2})? (?:for|to) me\b)|\bworth\b.*\b(?:us|both)\b/i
export const PROPOSE = new Set([
  'propose',
  'suggest',
  'path',
  'tour',
  'route',
  'go',
  'going',
  'goes',
  'walk',
  'visit',
  'move',
  'take',
  'next',
  "let's",
  'lets',
  'let',
  'shall',
  'should',
  'want',
  'prefer',
  'continue',
  'start',
  'begin',
  'first',
  'then',
  'after',
  'afterwards',
  'finally',
  'follow',
  'proposal',
  'suggestion',
  'back',
  'return',
  'how',
  'would',
])
/** What is asked for in "which route is best?" and "do you have a proposal?". */
export const PATHS = new Set(['path', 'route', 'tour', 'trip', 'proposal', 'suggestion', 'plan', 'order'])
export const WANT_TO_KNOW = new Set(['know', 'need', 'wonder', 'curious', 'missing', 'ask'])
/** "They give me 6" asks for nothing. */
export const SUBJECTS = new Set(['they', 'it', 'that', 'these', 'those', 'this', 'both', 'which', 'hallways', 'rooms'])
/** "What do you think?" asks for no coins. */
export const OPINION = new Set([
  'agree',
  'accept',
  'ready',
  'sure',
  'understand',
  'see',
  'there',
  'submit',
  'submitted',
  'okay',
  'ok',
  'fine',
  'happy',
  'turn',
  'think',
  'mean',
  'want',
  'prefer',
  'suggest',
  'propose',
  'say',
  'like',
])
export const NEGATION = new Set([
  'not',
  "don't",
  'dont',
  "doesn't",
  "isn't",
  "can't",
  'cannot',
  'never',
  "wouldn't",
  "won't",
])
/** Who takes time to think agrees to nothing and asks for nothing. */
export const PAUSES =
  /\b(?:let me|lemme|let us|let's) (?:think|see|check|look|calculate|count)\b|\b(?:give me|one|just|hold on|wait) (?:a |one )?(?:sec|second|moment|minute|bit)\b|\bhow (?:are you|is it going|do you do)\b|\bhow's it going\b/i
/** "Could we swap B and K?" asks for another path, not for coins. */
export const CHANGES = new Set(['swap', 'switch', 'exchange', 'reverse', 'change', 'replace'])
export const SUBMIT = new Set(['submit', 'submitted', 'submitting', 'submits'])
export const CORRECTION = new Set(['sorry', 'actually', 'correction', 'meant', 'mistake', 'oops', 'mistyped'])
export const PROVED = /\b(no (other )?(path|tour|route)|nothing) (can|could) be better\b|\bproved\b|\bprovably\b/i
/** "What do you suggest?", "just tell me what to do", "you decide". */
export const INVITES =
  /\b(?:what|which|where|how) (?:\w+ ){0,3}(?:suggest|propose|recommend|advise)\b|\b(?:what|where|which way|which room) (?:should|shall|do|would|must|can) (?:we|i) (?:do|go|take|start|begin|walk|visit|submit)\b|\b(?:what|where) (?:to )?(?:now|next)\b|\b(?:tell|show) (?:me|us) (?:what|where|which way|how)(?: (?:to|we|i))|\b(?:give|tell|show|send) (?:me|us) (?:a|the|your|any) (?:\w+ )?(?:path|route|tour|plan|suggestion|proposal|idea|answer|solution)\b|\b(?:you|u) (?:can |could |should |may |just |please )?(?:decide|choose|pick|lead)\b|\byour (?:call|choice|decision|pick)\b|\bup to you\b|\byou(?:'re| are) the (?:boss|expert|captain|leader|brain)\b|\bleave (?:it|that|this|the \w+) (?:up )?to you\b|\b(?:can|could|would|will|please) (?:you )?(?:please )?(?:work out|figure out|calculate|compute|find|solve|make|plan|pick|choose|decide|determine) (?:\w+ ){0,3}(?:path|route|tour|way|plan|proposal|suggestion|solution|one|it|order)\b|\byou tell me\b(?! (?:what|how|your|yours))|\b(?:idk|no idea|no clue|not sure) (?:where|what|which)\b|\bany (?:ideas?|suggestions?|proposals?|plans?|recommendations?)\b|\b(?:suggest|propose|recommend) (?:something|anything|one|a|any|us|me)\b|\bwhat(?:'s| is| s|s) (?:the |your )(?:\w+ )?(?:best|plan|idea|suggestion|proposal|path|route|answer|move)\b(?! (?:hallway|coin|number|connection|edge|corridor|one|coins|value|score))|\bwhatever you (?:think|say|want|like|prefer|suggest)\b|\b(?:i|we)(?:'ll| will|ll)? (?:just )?(?:follow|trust) (?:you|your)\b|\blead the way\b|\bi (?:do not|don'?t) (?:care|know what to do)\b|\bmake a (?:suggestion|proposal|decision|plan)\b|\bcome up with (?:something|a)\b/i
