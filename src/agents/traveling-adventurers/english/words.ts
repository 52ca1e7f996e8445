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
  'vote',
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
/** "You haven't told me yet": asks for what is named. */
export const NOT_TOLD =
  /\byou (?:have not|haven't|did not|didn't|never|haven't yet|still haven't)(?: \w+){0,2} (?:told|tell|said|say|given|give|gave|shared|share|mentioned|mention|sent|send|answered|answer|listed|list)\b/
export const PROVED = /\b(no (other )?(path|tour|route)|nothing) (can|could) be better\b|\bproved\b|\bprovably\b/i
