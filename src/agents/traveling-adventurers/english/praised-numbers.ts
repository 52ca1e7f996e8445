/** "Sixteen together, marvellous": praise behind a number is of the number, and says nothing of a path. */

const NUMBER =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]\w+)?)\b/i
/** Of these praise may be, and it is taken where something is done. */
const OF_PATH =
  /\b(?:paths?|routes?|tours?|proposals?|plans?|orders?|deal|agree\w*|accept\w*|submit\w*|suggest\w*|propos\w*|option|offer|way|round|idea|one|yours|let['’]?s|shall|do it|take|go(?:ing)?|start|begin|first)\b/i
const PATH = /(?:\b[A-Z]\b[ ,>→–-]+){4,}|\b[A-Z]{5,}\b/
const DEGREE = '(?:(?:so|still|rather|pretty|very|really|quite|truly|just|simply|that is|too|all|how|a) ){0,3}'
const PRAISE =
  '(?:good|great|nice|fine|splendid|marvell?ous|excellent|solid|wonderful|lovely|perfect|fantastic|amazing|awesome|brilliant|superb|decent|sweet|cool|impressive|neat|beautiful|terrific|fabulous|tidy|sum|haul)'
const BEHIND = new RegExp(
  String.raw`(?:,| [-–—]|;| \() ?(?:(?:and |so )?(?:that|it|this|which)(?:['’]s| is) )?(?:not (?:too |so |half |at all )?(?:bad|shabby)|${DEGREE}${PRAISE}(?: ${PRAISE})?)(?: (?:for us|for me|indeed|already|too|actually|isn['’]t it|no|right|really|together))*\)?\s*$`,
  'i',
)

/** The text without such praise. */
export const withoutPraiseOfNumbers = (text: string): string =>
  text.replace(/[^.!?\n]+/g, (sentence) =>
    sentence.length < LONGEST && NUMBER.test(sentence) && !OF_PATH.test(sentence) && !PATH.test(sentence)
      ? sentence.replace(BEHIND, '')
      : sentence,
  )
const LONGEST = 200
