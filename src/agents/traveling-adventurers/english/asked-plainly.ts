/**
 * Questions for coins in an order of words of their own, asked as most people ask: "K-A you have how much?", "did you have 7 or 9
 * for K-A?", "from K what u have to all rooms". A guess beside the question tells nothing.
 */
import type { Rewriting } from '../../english/typing/rewriting.ts'

const YOU = '(?:you|u|ya)'
const EITHER = String.raw`(?:an? )?\d{1,2} or (?:an? )?\d{1,2}(?: coins?)?`
const AT = '(?:for|on|at|in|between|from)'

export const ASKED_PLAINLY: readonly Rewriting[] = [
  // "Kindly suggest which room we should visit after the attic."
  [
    /\b(?:(?:kindly|please|could you|can you|would you|you can|you may) )*(?:suggest|propose|recommend|pick|choose|decide|tell me) (?:which|what) (?:room|step|stop|place|one) (?:(?:we|i|to|should|shall|could|can|comes?|be|visit|go(?: to)?|take|do|is|best|next|then|first) ?){1,6}(?:(?:right |directly )?(?:after|before|from) (?:the )?[\w'’]+(?: room)?)?(?=\s*(?:[.!?]|$))/gi,
    'what do you suggest',
  ],
  [
    new RegExp(
      String.raw`\b(?:${YOU} (?:have|got|get|see)|have ${YOU}(?: got)?) how (?:much|many)(?: coins?)?(?=\s*(?:\?|$))`,
      'gi',
    ),
    'how many do you have',
  ],
  [
    new RegExp(
      String.raw`(^|[.!?,] )from ((?:the )?[\w'’ ]{1,20}?) what (?:do |are )?${YOU} (?:have|got|get)(?: to (?:all|every|each|the other)[\w ]{0,16})?`,
      'gi',
    ),
    '$1what do you have from $2',
  ],
  [
    new RegExp(String.raw`\b(?:did|do|have|had) ${YOU} (?:have |say |said |get |got |tell me )?${EITHER} ${AT} `, 'gi'),
    'how many do you have for ',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|was) (?:it|yours|that|this) ${EITHER} (${AT}) ([\w'’ -]{1,50}?) (?:for|with|on) ${YOU}(?: side)?\b`,
      'gi',
    ),
    'how many do you have $1 $2',
  ],
  [
    /,? (?:but )?i (?:had )?(?:just )?(?:assumed|guessed|thought|expected|reckoned|figured|estimated)(?: (?:it|that|this)(?:['’]s| is| was| to be)?)? (?:an? )?\d{1,2}(?= ?(?:[.!?]|$))/gi,
    '',
  ],
]
