/** What a visitor will spend, and how well places must be rated: wishes in numbers. */
import { FEATURES } from '../../games/planning/index.ts'

const RATINGS = FEATURES.rating!.values as readonly number[]

/** "Eighty dollars would hurt, fifty is comfortable." */
const HURTS =
  /\d (?:dollars|bucks )?(?:would|is|will|'s) (?:\w+ ){0,2}(?:hurt|too much|a lot|painful|pain|sting|steep|out of|excessive|crazy)/
const COMFORTABLE =
  /(?<![\d$.])\$?(\d{2,3})(?: dollars| bucks)? (?:is|would be|will be|should be|feels|sounds|'s) (?:\w+ ){0,2}(?:(?:all|everything|the most) (?:that )?(?:i|we|there)|comfortable|doable|realistic|manageable|affordable|reasonable|(?:the|my|our) (?:limit|max\w*|most|ceiling|cap|budget))\b/

/** The most that a clause in lower case would spend. */
export function readBudget(text: string): number | undefined {
  const budget =
    /\$\s*(\d+)/.exec(text) ??
    /\b(?:under|below|within) (\d{2,3})\b(?!\s*(?:min|mile|people|of us|star|pm|am|%|hours?|places?|things?|degrees|years))/.exec(
      text,
    ) ??
    /\b(?:go(?:ing)? (?:over|above|beyond)|exceed\w*|surpass\w*|more than|up to|at most) (\d{2,3})\b(?!\s*(?:min|mile|people|of us|star|pm|am|%|hours?|places?|things?))/.exec(
      text,
    ) ??
    /\b(\d{2,3})\s*(?:dollars|bucks|usd|\$)/.exec(text) ??
    /budget\D{0,300}(\d{2,3})/.exec(text) ??
    /\b(?:spend\w*|afford|pay|cost|limit|maximum|max|(?:keep|stay|remain|everything|it all)(?: \w+){0,3} (?:below|under|within))\b\D{0,20}\b(\d{2,3})\b(?!\s*(?:min|mile|people|of us|star|pm|am|%))/.exec(
      text,
    )
  const comfortable = COMFORTABLE.exec(text)
  if (comfortable) return Number(comfortable[1])
  return budget && !/\$\s*\d+ (?:for|at) #/.test(text) && !HURTS.test(text) ? Number(budget[1]) : undefined
}

/** Ratings that a clause in lower case asks for, and those it would not have. */
export function readRating(text: string): { good: number[]; bad: number[] } | undefined {
  const rating =
    /(?<![\d$.])([1-5](?:\.5)?)\s*(?:\+|-?\s?stars?\b|starts?\b|rated|rating|or better|and up|or above|or higher)/.exec(
      text,
    ) ?? /(?:rat(?:ed|ings?)|reviews?)\D{0,40}(?<![\d$.])([1-5](?:\.5)?)(?!\d)/.exec(text)
  const bad = RATINGS.filter((value) => value <= 2.5)
  if (rating) return { good: RATINGS.filter((value) => value >= Number(rating[1])), bad }
  return !/^\W*(?:which|what) (?:one|of|is|are|has)\b/.test(text) &&
    /\b(?:high(?:ly|er)?|well|good|great|top|best)[- ]?(?:rated|ratings?|reviews?)\b/.test(text)
    ? { good: RATINGS.filter((value) => value >= 4), bad }
    : undefined
}
