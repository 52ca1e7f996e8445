/**
 * Conditions that only ask for the partner's consent: "let's submit if you agree", "unless you object, …".
 * Whoever says so means it, so that it is read as if it stood alone. "If you take K-A" is a real condition, and so is all that an answer depends on.
 */
import { shapeOf, tokenAt, tokensTo } from './retelling.ts'
import type { Sentence, Token } from './tokens.ts'
import { isMark } from './token.ts'

const HAPPY =
  '(?:ok|okay|fine|happy|good|cool|alright|ready|done|sure|on board|in|up for it|with me|satisfied|content|willing|too|game|down)'
const ALSO =
  '(?: (?:with (?:it|that|this|me)|about (?:it|that)|for (?:it|that)|too|as well|also|now|then|please|all right))*'

const IF = '(?:if|when|provided(?: that)?|assuming(?: that)?|as long as|so long as|in case)'
const CONSENTS = [
  // "Unless your L-A is terrible"
  "(?:unless|if) your (?:the )?[A-Z] (?:- |to (?:the )?)?[A-Z] (?:is|isn't|is not|looks) (?:not )?(?:(?:really|too|very|that|so|completely) )?(?:terrible|bad|awful|low|poor|horrible|a disaster|catastrophic|super low)",
  'if (?:so|yes|that is so)',
  // "If you agree", "if you're happy too", "if you do too".
  `${IF} (?:you|we|we both|both of us|both|everybody|everyone)(?: both| also| still)? (?:agree|agrees|approve|accept|confirm|consent|concur|like it|like that|like this|say yes|say so|think so|do|are|want|want to|wish)`,
  `${IF} (?:you're|you are|we're|we are|we both are|we're both|everyone is|u r) (?:both |also |really |still )?${HAPPY}(?: (?:and|or) ${HAPPY})?`,
  `${IF} (?:that|it|this)(?:'s| is| would be| sounds| seems| looks| feels)?(?: also| really)? (?:${HAPPY}|works?|suits|fits|right)(?: (?:with|for|by|to) (?:you|both of us|us))?(?: you)?`,
  `${IF} (?:that|it|this) (?:works|suits|fits|pleases)(?: for)? (?:you|us)`,
  `${IF} (?:there's|there is|there are|you have|you've got|i hear|i get|you see) (?:no|not any) (?:[\\w']+ )?(?:vetos?|vetoes|objections?|complaints?|protests?|problems?|disagreement)(?: (?:from you|to that|against it))?`,
  `${IF} (?:nobody|no one|you don't|you do not) (?:objects?|disagrees?|protests?|minds?|object|complain|complains)`,
  `unless (?:you (?:object|disagree|protest|complain|mind|say no|refuse|veto(?: it)?|have (?:any |an? )?(?:objections?|veto|complaints?|problems?|better idea|better one|better path|better plan)|have something better|see something better|know better|find something better)|there's a veto|something better comes up)`,
].join('|')

/** At either end of a clause. */
const CONDITION = new RegExp(
  `(?<=^| )(?:(?:and|but|only|so|then|well|ok|okay|,) )*(?:${CONSENTS})${ALSO}(?= [,.!?;:)]|$)`,
  'g',
)

/** Whoever only agrees under such a condition waits for the partner to agree first. */
const DOES = /\bsubmi|\b(?:let's|propose|suggest)\b|(?:[A-Z] (?:[-,] )?){4}/
const LATER = /^(?:(?:and|but|only|so|then|well|ok|okay|,) )*when /

export function dropConsents(sentence: Sentence): Sentence {
  const { tokens } = sentence
  if (tokens.length > 60) return sentence
  const shape = shapeOf(tokens)
  if (!/\b(?:if|when|unless|provided|assuming|as long as|so long as|in case)\b/.test(shape)) return sentence
  let kept: readonly Token[] = tokens
  for (const found of [...shape.matchAll(CONDITION)].toReversed()) {
    const [from, to] = [tokenAt(shape, found.index), tokensTo(shape, found.index + found[0].length)]
    const rest = [...kept.slice(0, from), ...kept.slice(to)]
    const left = shapeOf(rest)
    // "Ok? If you agree …": what is decided has to be there, and nothing denied.
    if (rest.length === 0 || !DOES.test(left) || /\b(?:not|never|ask|tell|know|see)\b|n't\b/.test(left)) continue
    if (LATER.test(found[0]) && !/\bsubmi/.test(left)) continue
    kept = rest
  }
  if (kept === tokens) return sentence
  const first = kept.findIndex((token) => !isMark(token, ','))
  return { ...sentence, tokens: kept.slice(Math.max(0, first)) }
}
