/** Words that tell what a sentence does. */

export const SUM = new Set([
  'total',
  'sum',
  'together',
  'altogether',
  'combined',
  'jointly',
  'overall',
  'we',
  "we'd",
  'our',
  'worth',
  'totals',
])
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
export const AGREE = new Set([
  'yes',
  'yeah',
  'yep',
  'yup',
  'ok',
  'okay',
  'agreed',
  'agree',
  'sure',
  'fine',
  'good',
  'great',
  'perfect',
  'right',
  'correct',
  'deal',
  'exactly',
  'accepted',
  'accept',
  'indeed',
])
export const DISAGREE = new Set(['disagree', 'nope', 'wrong', 'incorrect', 'reject', 'nah', 'refuse'])
/** "They give me 6" asks for nothing. */
export const SUBJECTS = new Set(['they', 'it', 'that', 'these', 'those', 'this', 'both', 'which', 'hallways', 'rooms'])
/** "What do you think?" asks for no coins. */
export const OPINION = new Set(['think', 'mean', 'want', 'prefer', 'suggest', 'propose', 'say', 'like'])
export const NICETIES = new Set(['morning', 'day', 'afternoon', 'evening', 'luck', 'game', 'question', 'to'])
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
export const CORRECTION = new Set(['sorry', 'actually', 'correction', 'meant', 'mistake', 'oops', 'mistyped'])
export const PROVED = /\b(no (other )?(path|tour|route)|nothing) (can|could) be better\b|\bproved\b|\bprovably\b/i
