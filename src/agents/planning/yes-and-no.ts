/**
 * Things named and then said yes or no to, each with a verdict of its own: "Korean, Thai, all no", "sushi is a yes, seafood is a no",
 * "touristy is fine, classy isn't", "no French food, that's yucky".
 */
import type { Rewriting } from '../english/typing/rewriting.ts'

const BEGINS = '(?<=^|[.,:;!\\n] ?|\\b(?:and|but|so|because) )'
const OPENS = '(?<=^|[.,:;!\\n] ?|\\b(?:but|so|because) )'
/** What is named, in few words. */
const THING =
  '(?!(?:it|that|this|they|which|there|he|she|one|what|all|both|any|anything|anywhere|something|everything|nothing|these|those|who|i|we|you|none|no|not|the)\\b)((?:[a-z][a-z-]*)(?: [a-z][a-z-]*)?)'
const LIST =
  '((?:[a-z][a-z-]*(?: [a-z][a-z-]*)?, ){0,8}[a-z][a-z-]*(?: [a-z][a-z-]*)?(?:, | and | or )(?:and |or )?[a-z][a-z-]*(?: [a-z][a-z-]*)?)'
const ALL =
  '(?:(?:they are|those are|these are|it is|that is) )?(?:all|both|each|none|every one)(?: of (?:them|these|those|it|that))?(?: (?:are|is|get|gets|being))?'
const END = '(?= ?(?:[.,;!\\n]|$|(?:and|but|so|please|thanks)\\b))'
const FOR_US = '(?: (?:for|with|by|to) (?:me|us|my \\w+|our \\w+|everyone))?'
const NO =
  '(?:(?:a |an )?(?:big |hard |clear |definite |absolute |firm )?(?:no|no-?go|nope|nah|no no)|out|off the (?:table|list|menu)|no thanks|unwanted)'
const YES =
  '(?:(?:a |an )?(?:big |clear |definite |absolute )?(?:yes|yep|yeah)|in|fine|ok|okay|good|great|cool|welcome|lovely|wanted|perfect)'
const MUST = '(?:a must|needed|necessary|essential|important|required|a priority)'

const rule = (source: string, plainly: string): Rewriting => [new RegExp(source, 'gi'), plainly]

/** What nobody would have, in adjectives. */
const UNBEARABLE =
  '(?:un(?:acceptable|bearable|desirable|desired|welcome|thinkable|palatable|attractive|appealing|appetis?zing|wanted|suitable|suited|tolerable|pleasant|needed)|in(?:tolerable|edible|admissible|digestible|sufferable|supportable|appropriate)|im(?:permissible|possible)|objectionable|prohibited|forbidden|banned|taboo|ruled out|repellent|repulsive|disgusting|superfluous|dispensable)'
const BE = '(?:is|are|was|were|would be|will be|sounds?|seems?)'
const VERY = '(?:(?:\\w+ly|quite|so|all|both|just|too|rather|also|pretty much) ){0,3}'
/** One of several things that are named together. */
const MEMBER =
  "(?!(?:the|it|that|this|they|which|there|he|she|i|we|you|one|what|who|these|those|and|or|but|so|yes|no|not|nothing|because|if|please|however|only|food)\\b)[a-z][a-z-]*(?: (?!(?:and|or|nor|is|are|was|were|would|will|do|does|don't|yes|no|but|i|we)\\b)[a-z][a-z-]*){0,2}"
const SEVERAL = `((?:${MEMBER}, ){0,9}${MEMBER},? (?:and|or|nor|&) ${MEMBER})`
const LIKED =
  '(?:acceptable|welcome|wanted|good|nice|great|allowed|possible|suitable|options?|an option|on (?:the table|the list|the menu)|(?:my|our) (?:\\w+ )?(?:things?|cup of tea|favou?rites?|taste|style|scene)|for (?:me|us))'
/** Said of all that was named before it. */
const NONE_OF_THEM = [
  `${BE} ${VERY}(?:${UNBEARABLE}|(?:a )?non-?starters?|deal ?breakers?|off the cards|wrong|no-?gos?|${NO})`,
  `(?:(?:is|are|would be|will be)(?: not|n't)|(?:would|will|wo)(?: not|n't) be) ${VERY}${LIKED}`,
  `(?:do|does|would|will|wo)(?: not|n't) ${VERY}(?:suit|appeal to|agree with|interest|attract|tempt|work for|do it for|sit well with|excite) (?:me|us|my \\w+|our \\w+)`,
  "(?:i|we) (?:can't|cannot|won't|don't|never|(?:can|will|do|would) not|wouldn't) (?:\\w+ly )?(?:eat|drink|touch|stand|like|want|enjoy|stomach|have|bear)",
].join('|')

/** Before lists are parted. */
export const ALL_YES_OR_NO: readonly Rewriting[] = [
  // "A day without wifi is unthinkable."
  rule(
    `\\b(?:(?:an?|any|every|the) )?(?:(?:\\w+ )?(?:day|trip|place|plan|evening|bar|restaurant|cafe|one|somewhere|anywhere|anything)s? )?(?:without|lacking|not having|having no|no|with no|missing)(?: an?| any)? ([a-z' -]{3,30}?) ${BE} ${VERY}${UNBEARABLE}${FOR_US}${END}`,
    'need $1',
  ),
  rule(`${OPENS}(?:any |all |both )?${SEVERAL},? (?:${NONE_OF_THEM}|no thanks?|no thank you)${FOR_US}${END}`, 'no $1;'),
  rule(`${OPENS}${SEVERAL} are (?:both |all )?(?:a (?:big |clear |definite )?yes|in)${FOR_US}${END}`, 'i like $1;'),
  rule(`${BEGINS}${LIST} ?[:=]+ ?${NO}${FOR_US}${END}`, 'no $1;'),
  rule(`${BEGINS}${LIST} ?[:=]+ ?${YES}${FOR_US}${END}`, 'i like $1;'),
  rule(`\\b${BE} ${VERY}(?:${UNBEARABLE}|a non-?starter|off the cards)${FOR_US}${END}`, 'unwanted'),
  rule(`${BEGINS}${LIST}[,:]? (?:-+ )?${ALL}(?: a)? ${NO}${FOR_US}${END}`, 'no $1;'),
  rule(`${BEGINS}${LIST}[,:]? (?:-+ )?${ALL}(?: a)? ${YES}${FOR_US}${END}`, 'i like $1;'),
]

export const YES_AND_NO: readonly Rewriting[] = [
  rule(
    `${BEGINS}${THING} (?:is|are) ${MUST}${FOR_US}, (?:but )?${THING} (?:isn't|aren't|is not|are not)${END}`,
    '$1 is a must;',
  ),
  rule(
    `${BEGINS}${THING} (?:is|are) ${YES}${FOR_US}, (?:but )?${THING} (?:isn't|aren't|is not|are not)${END}`,
    'i like $1; no $2;',
  ),
  rule(`${BEGINS}${THING} (?:is|are) (?:really |definitely )?${NO}${FOR_US}${END}`, 'no $1;'),
  rule(
    `${BEGINS}${THING} (?:is|are) (?:really |definitely )?(?:a (?:big |clear |definite )?yes|in)${FOR_US}${END}`,
    'i like $1;',
  ),
  // The reason for what is not wanted.
  rule(
    "\\b((?:no|not|without|never|don't (?:like|want)) [^.,;!?\\n]{2,40}?),? (?:that's|thats|they're|theyre|it's|its|that is|they are) (?:so |just |really |very |kind of )*(?:yucky|gross|nasty|disgusting|awful|bad|horrible|terrible|yuck|icky|boring|stinky|ugly|stupid|lame|too [a-z]+)(?= ?[.!;\\n]|$)",
    '$1',
  ),
]
