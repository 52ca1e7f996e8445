/**
 * What is only said of what was said before, and changes nothing of the path: "never mind my question, …", "no, I did not
 * refuse it, …". Without it the rest says what is meant. And "k" is said in full.
 */

const OPENS = String.raw`(?:^|(?<=[.!?;\n]\s{0,3}))(?:(?:ok|okay|oh|ah|well|no|nope|so|and|but|hm+|wait|sorry|hey|huh)\b[\s,.!]{1,3}){0,4}`
/** "Never mind what I said, …": with more behind it. */
const NEVER_MIND = new RegExp(
  String.raw`${OPENS}(?:never ?mind|nvm|forget)(?: about)?(?: (?:it|that|this|(?:what|everything|all) (?:that )?i(?:['’]ve)? (?:just )?(?:said|wrote|asked|typed|meant)|my (?:last |previous |earlier |other )?(?:questions?|message|remark|comment|point|objections?|worries|doubts))(?: before| earlier| then)?)?\s{0,3}(?:[,.;:!]|[-–—](?=\s)){1,3}\s*(?=\S)`,
  'gi',
)
/** "No no, I didn't refuse it", "I wasn't saying no", "I never rejected your path". */
const NO_REFUSAL = new RegExp(
  String.raw`${OPENS}i (?:did(?:n['’]t| not)|never|was(?:n['’]t| not)|am not|have(?:n['’]t| not)|had(?:n['’]t| not))(?: (?:really|actually|at all|even|mean to|meant to|want to|wanted to|trying to|going to|ever)){0,3} (?:refus(?:e|ed|ing)|reject(?:ed|ing)?|declin(?:e|ed|ing)|(?:say(?:ing)?|said) no|disagree(?:d|ing)?|object(?:ed|ing)?|complain(?:ed|ing)?|dismiss(?:ed|ing)?|turn(?:ed|ing)? (?:it |that |your \w+ )?down)(?: (?:to|with|about))?(?: (?:it|that|this|you|yours|anything|your (?:path|route|proposal|idea|suggestion|plan|offer)|the (?:path|route|proposal|idea|plan|offer)))?(?: at all| before| either| though)?\s{0,3}(?:[,.;:!]|[-–—](?=\s)|$|(?=\bi\b)){1,3}\s*`,
  'gi',
)
/** "And just so you have it: …": of what is told next. */
const SO_YOU_HAVE =
  /(?:^|(?<=[.!?;\n]\s{0,3}))(?:(?:and|but|also|ok|oh|well)[\s,]{1,2}){0,2}(?:just |only )?(?:so|in case|in order) (?:that )?you(?:['’]ve| have|['’]ll have| get| see| know| got| also have| need)(?: (?:it|them|this|that|these|those|mine|all|everything|my (?:numbers|coins|side|list|values)|the (?:rest|others|whole (?:picture|list)|full (?:picture|list)|complete (?:picture|list)))){0,2}(?: (?:too|as well|all|complete|now|already|handy|at hand))*\s?[:,–—-]\s*(?=\S)/gi
/** "k but …?": okay, not the kitchen. */
const OKAY = /^(\W*)k(?=[\s,.!]+(?:but|so|and|then|what|how|cool|thanks|great|fine|good|let)\b)/
/** A number behind "forget that" puts another one right. */
const OF_NUMBERS = /\b[A-Z]\b[^.!?]{0,12}\d|\d[^.!?]{0,12}\b[A-Z]\b/

export function withoutMetaTalk(text: string): string {
  const kept = text.replace(OKAY, '$1ok').replace(NO_REFUSAL, '').replace(SO_YOU_HAVE, '')
  return OF_NUMBERS.test(kept) ? kept : kept.replace(NEVER_MIND, '')
}

const IF_YOU_LIKE =
  /,?\s?\bif (?:you|that|it|this)(?:['’]s|['’]re| are| is| do)? (?:also |too )?(?:ok(?:ay)?|fine|happy|good|cool|content|alright|all right|like|want|agree|suits?|works?)(?: (?:with|by|for))?(?: (?:it|that|this|you|one|too|as well)){0,3}(?=\s*(?:[.,!?;]|$))/gi

/** "Yes from me, if you like it": said of the other's own proposal it makes no condition. */
export const withoutCourtesy = (text: string): string => (text.length < LONG ? text.replace(IF_YOU_LIKE, '') : text)
const LONG = 400
