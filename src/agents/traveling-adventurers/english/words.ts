/** Words that tell what a sentence does. */
import { renderWords, type Token } from './tokens.ts'

export const SUM = new Set([
  'total',
  'sum',
  'together',
  'altogether',
  'combined',
  'jointly',
  'overall',
  'our',
  'ours',
  'totals',
])
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
  'head',
  'heading',
  'proceed',
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
  'why',
])
const NOUNS = new Set(['path', 'tour', 'route', 'proposal', 'suggestion'])
/** Of these, the words that say that somebody goes somewhere. */
export const MOVES = new Set([...PROPOSE].filter((word) => !NOUNS.has(word)))
/** Of these, what proposes though nothing else does. */
export const PROPOSE_OUTRIGHT = new Set(['propose', 'suggest', 'proposal', 'suggestion', "let's", 'go', 'take'])
/** And what does so more often than not. */
export const PROPOSE_CLEARLY = new Set([
  ...PROPOSE_OUTRIGHT,
  ...[
    'lets',
    'let',
    'vote',
    'going',
    'visit',
    'walk',
    'move',
    'next',
    'shall',
    'should',
    'start',
    'begin',
    'first',
    'then',
    'how',
  ],
])
/** What is asked for in "which route is best?" and "do you have a proposal?". */
export const PATHS = new Set(['path', 'route', 'tour', 'trip', 'proposal', 'suggestion', 'plan', 'order'])
export const WANT_TO_KNOW = new Set(['know', 'need', 'wonder', 'curious', 'missing', 'ask', 'owe'])
/** "They give me 6" asks for nothing. */
export const SUBJECTS = new Set([
  'they',
  'it',
  'that',
  'these',
  'those',
  'this',
  'both',
  'which',
  'hallways',
  'rooms',
  "that'd",
  "it'd",
  "that'll",
  "it'll",
  "this'd",
])
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
  'avoid',
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
/** "Could we swap B and K?" asks for another path, not for coins. */
export const CHANGES = new Set([
  'swap',
  'switch',
  'exchange',
  'reverse',
  'change',
  'replace',
  'flip',
  'invert',
  'rearrange',
])
export const SUBMIT = new Set(['submit', 'submitted', 'submitting', 'submits'])
export const CORRECTION = new Set([
  'sorry',
  'actually',
  'correction',
  'meant',
  'mistake',
  'oops',
  'mistyped',
  'change',
  'update',
])

/** What is asked for, or told. */
export const AMOUNT = new Set(['many', 'much', 'have', 'coins', 'got', 'get'])

/** "Can you list all your coins?" asks for no path. */
export const asksForCoins = (tokens: readonly Token[]): boolean => {
  const text = renderWords(tokens)
  return /\bcoins?\b|\bhallways?\b|\bnumbers\b/.test(text) && /\byours?\b|\byou have\b|\blist\b/.test(text)
}
