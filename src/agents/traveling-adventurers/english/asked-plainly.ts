/**
 * Questions for coins in an order of words of their own, asked as most people ask: "K-A you have how much?", "did you have 7 or 9
 * for K-A?", "from K what u have to all rooms". A guess beside the question tells nothing.
 */
import type { Rewriting } from '../../english/typing/rewriting.ts'

const YOU = '(?:you|u|ya)'
const EITHER = String.raw`(?:an? )?\d{1,2} or (?:an? )?\d{1,2}(?: coins?)?`
const AT = '(?:for|on|at|in|between|from)'
const GOOD =
  '(?: (?:really |very |particularly )?(?:good|nice|big|decent|useful|interesting|worthwhile|high|juicy|special|great|rich|valuable))?'
const ANY = `(?:(?:anything|something|sth)${GOOD}|any${GOOD} (?:coins?|numbers?|values?))`
const ANYTHING = `(?:${ANY}|much|a lot|lots|many|plenty)`
const WHOLE_LIST =
  '(?:all(?: of)?(?: (?:them|it|yours|your (?:coins|numbers|values|hallways)))?|everything(?: (?:you have|you got|of yours))?|the (?:lot|whole (?:lot|thing|list|table)|full (?:list|table)|complete list)|every (?:single )?one)'

export const ASKED_PLAINLY: readonly Rewriting[] = [
  // "Kindly suggest which room we should visit after the attic."
  [
    /\b(?:(?:kindly|please|could you|can you|would you|you can|you may) )*(?:suggest|propose|recommend|pick|choose|decide|tell me) (?:which|what) (?:room|step|stop|place|one) (?:(?:we|i|to|should|shall|could|can|comes?|be|visit|go(?: to)?|take|do|is|best|next|then|first) ?){1,6}(?:(?:right |directly )?(?:after|before|from) (?:the )?[\w'’]+(?: room)?)?(?=\s*(?:[.!?]|$))/gi,
    'what do you suggest',
  ],
  // "Got anything good between K and A?", "is there something big from K to A for you"
  [
    new RegExp(
      String.raw`(^|[.!?,;] {0,2})(?:(?:and|so|but) )?(?:(?:(?:do|have) ${YOU} (?:got |have |get |see )?)${ANYTHING}|(?:${YOU} )?(?:got|have) ${ANY})(?: coming| lying| going)? (between|from) `,
      'gi',
    ),
    '$1how many do you have $2 ',
  ],
  [
    new RegExp(
      String.raw`(^|[.!?,;] {0,2})(?:(?:and|so|but) )?(?:is|are) there ${ANYTHING} (?:(?:for|with|on) (?:you|your (?:side|end|map)) )?(?=(?:between|from) [^.!?]{1,60}(?:\?|for you|on your|$))`,
      'gi',
    ),
    '$1how many do you have ',
  ],
  // "(Between K and A,) what you have?"
  [
    new RegExp(String.raw`(^|[.!?,] )what ${YOU} (have|got|get)(?=(?: there| here| then)?\s{0,2}(?:\?|$))`, 'gi'),
    '$1what do you have',
  ],
  // "E-K, is it 4 or 7?", "you gave two values for E-K, 4 and 7. Which one is right?"
  [
    new RegExp(String.raw`(^|[.!?,] )([A-Za-z]-[A-Za-z]),? (?:is|was) (?:it|that|yours) ${EITHER}(?=\s{0,2}\?)`, 'gi'),
    '$1how many do you have for $2',
  ],
  [
    new RegExp(
      String.raw`\b${YOU}(?: have|['’]ve)? (?:gave|given|told|said|wrote|sent|named)(?: me| us)? (?:two|2|both|different|three) (?:different )?(?:values?|numbers?|figures?|things|counts) (?:for|on|at|about) ([^,.:;?!\n]{1,40})[,:;(]{0,2} ?(?:(?:an? )?\d{1,2} (?:and|or|then) (?:an? )?\d{1,2}\)?)?[.,;:!? ]{1,3}(?:so )?(?:which|what)(?: one| of them| of the two| number| value)? (?:is|was|holds|counts|should i)\b[^.?!\n]{0,30}`,
      'gi',
    ),
    'how many do you have for $1',
  ],
  // "Your turn, all of them please", "now yours, the lot".
  [
    new RegExp(
      String.raw`(^|[.!?\n] {0,2})(?:(?:ok|okay|so|now|and|then|well|right),? ){0,2}(?:(?:it['’]?s )?your turn|now ${YOU}|${YOU} (?:next|now)|over to ${YOU}|and ${YOU}|(?:and |now )yours?|go ahead)(?: now| then)?(?:[,:;!. ]|[-–—]){1,3}(?:please,? |with |give me |send me ){0,2}${WHOLE_LIST}(?:,? (?:please|pls|plz|thanks|at once|in one go|too|as well)){0,2}(?=\s*(?:[.!?\n]|$))`,
      'gi',
    ),
    '$1please tell me all your coins',
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
