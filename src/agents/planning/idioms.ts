/** What visitors say in words that would mislead who reads them one by one: "why was it taken out?" is no takeout, "it leaves us cold". */
import type { Rewriting } from '../english/typing/rewriting.ts'

/** "Forget the budget, the Mill and the Tower please": what is forgotten ends there. */
const FORGOTTEN =
  /\b((?:forget|never ?mind|ignore|scrap|disregard)(?: about| what (?:i|we) said about| the| my| our| that)*(?: \$? ?\d{2,3}(?: dollars| bucks)?)?(?: (?:budget|limit|money|prices?|costs?|thing))?(?<= (?:\d+|dollars|bucks|budget|limit|money|prices?|costs?|thing))), /gi
/** "Not more than a mile from the Mill." */
const WITHIN =
  /\b(?:(?:not|no) (?:more|farther|further) than|within|at most|less than|under|up to) (?:(?:an?|one|two|half|about|\d[\d.]*|quarter|of)[ -]){1,4}(?:miles?|mi|km|minutes?|min|blocks?)(?: (?:walk|drive|away))* (?:from|of|to) /gi

const REMOVED =
  '(?:removed|dropped|taken (?:out|away)|left out|gone|replaced|swapped(?: out)?|cut|skipped|omitted|excluded)'
const REMOVES =
  '(?:remove|drop|take (?:out|away)|leave out|replace|swap out|cut|skip|omit|exclude|lose|throw out|kick out)'
const WHY = '\\bwhy(?: on earth)? '
/** "Why was the Mill removed?", "why take out the Mill?": no takeout, and nothing to be left out. */
const WHY_REMOVED: readonly RegExp[] = [
  `${WHY}(?:is|was|are|were|has|have) ([^?.!,;]{3,50}?) (?:been |all )?${REMOVED}(?= ?(?:[?.!,;]|$))`,
  `${WHY}(?:(?:did|do|have|would|must|should) (?:you|we) )?(?:\\w+ly |just |to )?(?:${REMOVES}|${REMOVED}|took (?:out|away)) (?!(?:a|an|some|something)\\b)([^?.!,;]{3,50}?)(?= ?(?:[?.!,;]|$))`,
  `${WHY}(?:did|have|would) you (?:take|taken|leave|left|throw|cut|kick|swap) (?!out\\b|away\\b)([^?.!,;]{3,50}?) (?:out|away)(?= ?(?:[?.!,;]|$))`,
  `${WHY}(?!(?:is|was|are|were|did|do)\\b)([^?.!,;]{3,40}?) (?:is|was|were|has been|have been|had to be) ${REMOVED}(?= ?(?:[?.!,;]|$))`,
].map((source) => new RegExp(source, 'gi'))
/** "Why do we have to go to the Mill?" */
const WHY_GO =
  /\bwhy (?:do|would|should|must|did) (?:i|we|you want us to|you make us) (?:have to |need to |want to )?(?:go to|see|visit) /gi

/** "The others leave us cold", "it doesn't do much for us". */
const COLD =
  /(?<!\bnot )\b(?:(?:leaves?|left) (?:me|us) (?:\w+ )?cold|(?:do|does)(?: not|n't) (?:really )?do (?:it|much|a lot|anything) for (?:me|us)|(?:do|does) (?:nothing|little|not much) for (?:me|us)|fails? to (?:tempt|excite|convince|impress|interest|move) (?:me|us))\b/gi
const WARM = /\b(?:do|does) it for (?:me|us)\b/gi

const COUNT =
  '(?:\\d+(?:\\.\\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|(?:a |half a )?dozen|a hundred|several|many)'
/** "Six times what I have", "more than ten times our budget": no sum, and no score. */
const MANY_TIMES = new RegExp(
  `\\b(?:(?:more than|about|almost|nearly|over|at least|some|roughly|around) )?${COUNT} times (?:over )?(?:of |as (?:much|dear|expensive|costly|pricey) as |more than |above |over )?(?=(?:what|the|our|my|that|as)\\b)`,
  'gi',
)
/** "Could the Mill take the Tower's place?" */
const OF_PLACE =
  /\b(take|takes|taking|fill|fills) (?!(?:it|that|this|there|here)['’]s\b)([^.?!,;:]{3,40}?)['’]s? (?:place|spot|slot)\b/gi
/** "Suitable with children", "okay with toddlers". */
const FOR_KIDS =
  /\b(?:suitable|suited|appropriate|ok|okay|fine|all right|alright|safe|any good|welcoming) (?:with|for|to) (?:(?:the|my|our|small|little|young|two|three) )*(?:kids|children|toddlers?|little ones|small ones|youngsters|grandchildren)\b/gi

/** "Round the corner from the Mill", "a stone's throw from it". */
const CLOSE_TO =
  /\b(?:(?:just )?(?:a)?round the corner from|(?:just )?a (?:stone['’]?s throw|short hop|short stroll|short walk|few steps|quick walk) (?:away )?from|(?:with)?in (?:easy )?(?:walking|strolling) distance (?:of|from|to)|in the (?:vicinity|neighbou?rhood) of|next door to|right by|not (?:too |so |very )?far (?:away )?from)(?= (?:the |that |our )?[a-z])/gi

/** In the order in which they are said plainly. */
export const IDIOMS: readonly Rewriting[] = [
  [MANY_TIMES, 'far more than '],
  [OF_PLACE, '$1 the place of $2'],
  [FOR_KIDS, 'good for kids'],
  ...WHY_REMOVED.map((pattern) => [pattern, 'why did you leave out $1'] as const),
  [COLD, 'is not for us'],
  [WARM, 'is good'],
  [WHY_GO, 'why '],
  [FORGOTTEN, '$1. '],
  [WITHIN, 'near '],
  [CLOSE_TO, 'near'],
]
