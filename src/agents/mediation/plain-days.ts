/** When somebody would fly, and would not, said plainly: "rather the 15th than the 14th", "the morning is a no go", "no red-eyes". */
import { rewrite, type Rewriting } from '../english/typing/rewriting.ts'

const DAY = String.raw`(?:(?:the )?(?:morning|afternoon|evening|night) of )?(?:the )?(?:\d{1,2}(?:th|st|nd|rd)|(?:may|june?|july?) \d{1,2}(?:th|st|nd|rd)?|\d{1,2}\/\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! (?:at|from|between|meeting|one|is an? \d)|['’]s|:)`
const PART = '(?: (?:in the )?(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?))?'
const START = String.raw`(?<=(?:^|[.!?;,\n]\s{0,3})(?:(?:so|and|but|well|then|no|ok|okay|like i said|as i said|please|maybe|actually|also),? )*)`
const MIND = '(?:for me|to me|at all|really|then|please|unfortunately)'

const DAYS: readonly Rewriting[] = [
  [/\b(?:is|are) ?n['’]?t there\b/gi, 'is there'],
  [/\b(?:is|are) there nothing\b/gi, 'is there something'],
  [
    new RegExp(
      `${START}(?:i['’]?d |i would |i )?(?:much )?(?:rather|better|prefer(?:ably)?|sooner)(?: (?:fly|leave|go|travel|have|take))?(?: on)? (${DAY}${PART}) (?:than|over|to|instead of|rather than)(?: on)? (${DAY}${PART})`,
      'gi',
    ),
    'please fly on $1, not on $2',
  ],
  [
    new RegExp(
      `${START}(?:on )?(${DAY}${PART}) (?:would be |is |are |suits me |works |would suit me |would work |looks )(?:much |far |a bit |a lot )?(?:better|more|preferable|nicer|easier)(?: ${MIND})? (?:than|to)(?: on)? (${DAY}${PART})`,
      'gi',
    ),
    'please fly on $1, not on $2',
  ],
  [
    new RegExp(
      `${START}(?:i['’]?d |i would )?(?:rather not|not)(?: on)? (${DAY}${PART}),? (?:but |rather )*(?:on )?(${DAY}${PART})(?: then| instead| please| rather)?(?=\\s*(?:[.!?;]|$))`,
      'gi',
    ),
    'please fly on $2, not on $1',
  ],
  [
    new RegExp(
      `${START}(?:on )?(${DAY}${PART}|(?:the )?(?:early |late )?(?:mornings?|evenings?|nights?|afternoons?)) (?:is|are|would be) (?:(?:simply|just|really|absolutely|completely) )?(?:an? (?:absolute )?no[- ]?go|out(?: of the question)?|impossible|off the table|no good|a no|not possible|ruled out)(?: ${MIND})*(?=\\s*(?:[.!?;,]|$|\\b(?:and|but|because|since|so)\\b))`,
      'gi',
    ),
    'no flights on $1',
  ],
  [new RegExp(`\\bnot (?:too|so|that|very) early(?: on)? (${DAY})`, 'gi'), 'no flights on $1 before 10 am'],
  [new RegExp(`\\bnot (?:too|so|that|very) late(?: on)? (${DAY})`, 'gi'), 'no flights on $1 after 8 pm'],
  [
    new RegExp(
      `(${DAY}) is(?:n['’]?t| not) (?:ideal|good|great|so good|perfect|the best) early(?: on)?(?=\\s*(?:[.!?;,]|$))`,
      'gi',
    ),
    'no flights on $1 before 10 am',
  ],
  [new RegExp(`(?<!\\b(?:too|not|so|very|that|as) )\\bearly on (${DAY})`, 'gi'), 'on $1 between 5 am and 10 am'],
  [/\bno (?:more )?red[- ]?eyes?(?: flights?)?\b/gi, 'no flights between 10 pm and 5 am'],
  [
    /\b(?:in the )?middle of the night\s?\?+\s*(?:no way|no thanks|no thank you|never|no)\b/gi,
    'no flights between 10 pm and 5 am',
  ],
  [/\bafter breakfast\b/gi, 'between 9 am and 1 pm'],
  [
    /(?<=\b(?:fly|flying|land|landing|arrive|arriving|get(?:s|ting)?(?: me)? (?:there|in)|be there|travel\w*|leave|leaving|flights?|something|anything)) (?:in the daytime|in daytime|during (?:the )?day(?:time)?|by day(?:light)?|in daylight|in the day)\b/gi,
    ' between 8 am and 8 pm',
  ],
  [/\b(?:past|after) midnight\b/gi, 'between midnight and 6 am'],
]

export const sayDays = (text: string): string => (text.length > 5000 ? text : rewrite(text, DAYS))
