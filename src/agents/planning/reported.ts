/** What somebody says that he said before is said once more: "I told you the museum is boring", "I already said no to the bar". */

const WHO = "(?:i|we)(?:'ve| have|'d| had)?"
const BEFORE = '(?:already |just |clearly |also |did |really |only |even |once |twice |\\w+ly )*'
const SAYS = '(?:said|told you|mentioned|say|repeat|am telling you|tell you)'
const AGAIN = '(?:,? ?(?:that|before|already|twice|it|again|earlier|once)(?![\\w]))*'
const OPENS = '(?:(?:bro|dude|hey|look|listen|but|as|like|no|come on|well|hello|hm+),? ){0,3}'
/** What is said of it follows. */
const SAID_OF =
  "(?=,? ?(?:the |that |this |my |our )?[\\w'&. -]{2,40}? (?:is|are|was|were|sucks?|stinks?|costs?|has|have|does|doesn't|looks?|bores?|isn't|isnt|aren't|wasn't|should|must|can|can't|seems?)\\b)"

const REPORTS = new RegExp(`\\b${OPENS}${WHO} ${BEFORE}${SAYS}${AGAIN}[,:]? ${SAID_OF}`, 'gi')
const SAID_NO = new RegExp(`\\b${WHO} ${BEFORE}said no to\\b`, 'gi')
/** "Not that one, the other: A, B and C." */
const NOT_THAT =
  /\bnot (?:that|this) (?:one|plan|day)[,;:.]+ (?:(?:but |rather |i mean |i meant )*(?:the|that) (?:other|first|second|third|last|previous|earlier) (?:one|plan|day)(?: (?:that )?you (?:showed|gave|had|proposed|offered|made)(?: (?:me|us))?)?: ?|(?=(?:but |rather |i mean |i meant )?(?:the|that|those|these)\b))/gi

/** What is longer tells more than what was said before. */
const LONGEST = 2000

export const withoutReporting = (text: string): string =>
  text.length > LONGEST
    ? text
    : text.replaceAll('’', "'").replace(SAID_NO, 'drop').replace(REPORTS, '').replace(NOT_THAT, '')
