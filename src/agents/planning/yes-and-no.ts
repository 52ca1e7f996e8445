/**
 * Things named and then said yes or no to, each with a verdict of its own: "Korean, Thai, all no", "sushi is a yes, seafood is a no",
 * "touristy is fine, classy isn't", "no French food, that's yucky".
 */
import type { Rewriting } from '../english/typing/rewriting.ts'

const BEGINS = '(?<=^|[.,;!\\n] ?|\\b(?:and|but|so|because) )'
/** What is named, in few words. */
const THING =
  '(?!(?:it|that|this|they|which|there|he|she|one|what|all|both|any|anything|anywhere|something|everything|nothing|these|those|who|i|we|you|none|no|not|the)\\b)((?:[a-z][a-z-]*)(?: [a-z][a-z-]*)?)'
const LIST = '((?:[a-z][a-z-]*(?: [a-z][a-z-]*)?, ){1,7}(?:and |or )?[a-z][a-z-]*(?: [a-z][a-z-]*)?)'
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

/** Before lists are parted. */
export const ALL_YES_OR_NO: readonly Rewriting[] = [
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
