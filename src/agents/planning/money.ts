/** What a visitor will spend, and how well places must be rated: wishes in numbers. */
import { FEATURES } from '../../games/planning/index.ts'
import { sumsIn } from './sums.ts'

const RATINGS = FEATURES.rating!.values as readonly number[]

/** No amount of money, whatever stands before it. */
const NO_MONEY =
  '(?!\\s*(?:min|mile|people|persons|friends|of us|star|pm\\b|am\\b|%|hours?|places?|things?|degrees|years|months|days|stops?|points?|km|steps|kids|th\\b|st\\b|o.clock|:|\\.\\d|/))'
const AMOUNT = `(\\d{2,3})\\b${NO_MONEY}`

const money = (source: string): RegExp => new RegExp(source)

/** In this order: an amount with its unit, then what words of money and of limits stand beside. */
const BUDGETS: readonly RegExp[] = [
  /\$\s*(\d+)/,
  money(`\\b(?:under|below|within) ${AMOUNT}`),
  money(
    `\\b(?:go(?:ing)? (?:over|above|beyond)|exceed\\w*|surpass\\w*|more than|up to|at most|no more than|not over|not above) ${AMOUNT}`,
  ),
  money(
    `\\b(?:costs?|costing|spend\\w*|pay\\w*|bill\\w*|price\\w*|total\\w*|charges?) (?:\\w+ ){0,4}?(?:over|above|beyond|past|exceeding) ${AMOUNT}`,
  ),
  /\b(\d{2,3})[- ]?ish\b(?! (?:people|of us|minutes))/,
  /\b(\d{2,3})(?:\s*|-)(?:dollars?|bucks?|usd|\$|quid)/,
  /budget\D{0,300}(\d{2,3})/,
  money(
    `\\b(?:spend\\w*|afford|pay|cost|costs|limit|maximum|max|cap|capped|ceiling|wallet|purse|pocket|cash|money|allowance|savings|saved|set aside|put aside|total|bill|(?:keep|stay|remain|everything|it all)(?: \\w+){0,3} (?:below|under|within))\\b\\D{0,24}\\b${AMOUNT}`,
  ),
  // "60 is all I've got", "45 tops".
  money(
    `(?<![\\d$.#-])${AMOUNT} (?:\\w+ ){0,3}(?:to spend|all (?:i|we)|tops|max|maximum|at (?:the )?most|or less|in (?:total|cash|my pocket|our pockets|my wallet|all)|altogether|for (?:everything|the (?:whole )?(?:day|trip|lot))|limit|ceiling|cap|budget)\\b`,
  ),
]
/** "Last year I spent 200 dollars": what was paid once. */
const ONCE =
  /\b(?:last (?:time|year|month|week|summer|trip|visit)|yesterday|usually|normally|back then|in the past|once)\b[^,;]*\d+[^,;]*|(?<!\b(?:should|must|may|can|could|would|will|to|not|may not|must not)(?: \w+)? |n't )\b(?:spent|cost (?:me|us)|paid|wasted|lost|blew) (?:about |around |over |almost |like |nearly |more than )?\$?\d+[^,;]*/g

/** "Eighty dollars would hurt, fifty is comfortable." */
const HURTS =
  /(?<!\b(?:beyond|over|above|than|past|from) \$?\d{0,3})\d (?:dollars|bucks )?(?:would|is|will|'s) (?:\w+ ){0,2}(?:hurt|too much|a lot|painful|pain|sting|steep|out of|excessive|crazy)/
const COMFORTABLE =
  /(?<![\d$.])\$?(\d{2,3})(?: dollars| bucks)? (?:is|would be|will be|should be|feels|sounds|'s) (?:\w+ ){0,2}(?:(?:all|everything|the most) (?:that )?(?:i|we|there)|comfortable|doable|realistic|manageable|affordable|reasonable|(?:the|my|our) (?:limit|max\w*|most|ceiling|cap|budget))\b/
/** "This time it should be 80", where money was spoken of. */
const NOW = money(`\\b(?:this time|today|now|for this) (?:\\w+ ){0,4}${AMOUNT}`)

/** The most that a clause in lower case would spend. */
export function readBudget(said: string): number | undefined {
  const now = said.replace(ONCE, ' ')
  const spoke = now !== said
  const sums = sumsIn(now, { ofMoney: true })
  // What something costs is nobody's limit.
  const text = sums
    .filter(({ is }) => is === 'price')
    .reduceRight((rest, { at, value }) => `${rest.slice(0, at)}…${rest.slice(at + String(value).length)}`, now)
    .replace(/\$ ?…/g, '…')
  const comfortable = COMFORTABLE.exec(text)
  if (comfortable) return Number(comfortable[1])
  if (HURTS.test(text) || /\$\s*\d+ (?:for|at) #/.test(text)) return undefined
  for (const pattern of BUDGETS) {
    const match = pattern.exec(text)
    if (match) return Number(match[1])
  }
  const today = spoke ? NOW.exec(text) : null
  return today ? Number(today[1]) : sums.find(({ is }) => is === 'limit')?.value
}

const HALF = '(?<![\\d$.])([1-5](?:\\.5)?)'
const RATED: readonly RegExp[] = [
  // "If the stars are under 4", "stars: at least 3.5".
  new RegExp(
    `\\bstars? ?(?:(?:are|is|should|must|be|under|below|less|lower|than|at|least|of|minimum|min|above|over|:|>=|=) ?){1,5}${HALF}(?!\\d)`,
  ),
  /(?<![\d$.])([1-5](?:\.5)?)\s*(?:\+|-?\s?stars?\b|starts?\b|rated|rating|or better|and up|or above|or higher|average)/,
  /(?:rat(?:ed|ings?)|reviews?|scores?|average)\D{0,40}(?<![\d$.])([1-5](?:\.5)?)(?!\d)/,
  // Halves are nothing else, and neither is what follows "nothing below a".
  new RegExp(
    `${HALF.replace('(?:\\.5)?', '\\.5')}(?! ?(?:mi\\b|miles?|km|kilomet\\w+|hours?|dollars|minutes?|points?|million|meters|metres|k\\b))(?!\\d)`,
  ),
  new RegExp(
    `\\b(?:nothing|anything|places?|anywhere|somewhere|not|never|no place) (?:\\w+ ){0,2}(?:below|under|less than|lower than) (?:an? )?${HALF}(?= ?(?:$|[,.;]|please|for|is|will))`,
  ),
]

/** "2.5 stars is not 4.5", "4.5, not 2.5": what is held against what was wished. */
const FALLS_SHORT =
  /(?<![\d$.])[1-5](?:\.5)?(?: ?stars?)? (?:is|are|was|were|'s)(?:n't| not| (?:way |far |well |still )*(?:below|under|less than|lower than|nowhere near|short of|from)| no)+ (?:my |our |the |an? )?(?=[1-5])/g
const NOT_THAT = /\b(?:not|rather than|instead of) (?:just |only |an? )*[1-5](?:\.5)?(?: ?stars?)?(?=\W*(?:$|[,.;!]))/g

/** Ratings that a clause in lower case asks for, and those it would not have. */
export function readRating(said: string): { good: number[]; bad: number[] } | undefined {
  const text = said.replace(FALLS_SHORT, '').replace(NOT_THAT, '')
  const bad = RATINGS.filter((value) => value <= 2.5)
  for (const pattern of RATED) {
    const match = pattern.exec(text)
    if (match) return { good: RATINGS.filter((value) => value >= Number(match[1])), bad }
  }
  return !/^\W*(?:which|what) (?:one|of|is|are|has)\b/.test(text) &&
    /(?<!\b(?:read|saw|seen|heard|got|gets?|found|has|have|had) (?:(?:an?|some|many|such|so|very|lots of|only) )*)\b(?:high(?:ly|er)?|well|good|great|top|best)[- ]?(?:rated|ratings?|reviews?)\b/.test(
      text,
    )
    ? { good: RATINGS.filter((value) => value >= 4), bad }
    : undefined
}
