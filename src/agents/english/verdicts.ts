/** Yes and no to what was just asked, where a sentence says nothing else: "Never.", "Absolutely not.", "Yes please, any day." */
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

const AGREES = wordSet(
  'yes yep yeah yup yea aye absolutely definitely certainly totally surely sure course gladly totes please indeed undoubtedly always obviously clearly deal sold bingo',
)
const REFUSES = wordSet('no never nope nah nay noo nooo not forget hardly yikes ouch oof ugh')
/** What a question wants to hear: whether somebody fits, or whether anything is known. */
export type Asked = 'fit' | 'knowledge' | undefined

const SUGGESTS =
  /\b(?:how about|what about|why not|should we|shall we|shall i|could we|can we|do you want|would you (?:like|take|put|want))\b|^\W*(?:is|are|would|does|could|can)\b(?! (?:there|you)\b)(?!.*\b(?:anyone|somebody|someone|who)\b)/i
const PROBES = /\b(?:do|can) you (?:have|see|know)\b|\bany(?:thing| info| idea| view| number| score)\b|\bis there\b/i

/** "How about Ava for BLEU?" is agreed to or refused in a word; "how good is Ava?" is not. */
export const askedBy = (question: string): Asked =>
  PROBES.test(question) ? 'knowledge' : SUGGESTS.test(question) ? 'fit' : undefined

const CANNOT_SAY = /^ (?:i |really |honestly |just )*(?:can|could) not (?:say|tell|judge|rate \w+)(?: ,? ?sorry)? $/

/** What a sentence that only answers says of whom it was asked; undefined: it says something of its own. */
export function answerOf(tokens: readonly Token[], asked: Asked): boolean | 'unknown' | undefined {
  if (tokens.length > 9) return undefined
  const text = ` ${tokens.map((token) => token.text).join(' ')} `
  if (CANNOT_SAY.test(text) || / not (?:really |so |too |all that )?sure /.test(text))
    return CANNOT_SAY.test(text) ? 'unknown' : undefined
  const verdict = asked ? verdictOf(tokens) : undefined
  // "Do you have anything on her?" "No."
  return asked === 'knowledge' ? (verdict === false ? 'unknown' : undefined) : verdict
}

/** Says nothing beside them. */
const FILLS = wordSet(
  'oh oo ooh well lol haha ha a an any of to it that , - me you if i can could help for the by all means time day why ever again really so hard big fat firm very my on in million years watch life week your is was would one hundred percent % and god lord goodness heavens hell way chance thanks thank dead him her them there this do us',
)

/** Whether the sentence agrees or refuses and no more; undefined: it says something of its own. */
export function verdictOf(tokens: readonly Token[]): boolean | undefined {
  if (tokens.length === 0 || tokens.length > 9) return undefined
  const words = tokens.map(({ text }) => text)
  if (!words.every((word) => AGREES.has(word) || REFUSES.has(word) || FILLS.has(word))) return undefined
  const text = ` ${words.join(' ')} `
  // "Sure, why not", "no doubt", "by all means".
  if (/ why not | any (?:day|time) | by all means /.test(text)) return true
  if (words.some((word) => REFUSES.has(word))) return false
  return words.some((word) => AGREES.has(word)) ? true : undefined
}
