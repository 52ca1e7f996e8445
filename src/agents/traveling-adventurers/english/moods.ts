/** Tells what is only supposed from what is said: "if K-A were 5", "let's say you had 9 there", "imagine …". */

// One way to read each: with two, a row of them takes exponential time.
const OPENERS = '(?:[ ,]|(?:and|but|so|or|well|ok|okay|hm|hmm|then|also|even|only|ah|oh|now)(?=[ ,]))*'
const SUPPOSING = new RegExp(
  `^${OPENERS}(?:suppose|supposing|imagine|imagining|assume|assuming|pretend|let(?:'s| us) (?:say|assume|suppose|imagine|pretend)|what if(?! we\\b)|for (?:example|instance)(?!,? (?:we|let's|i'd|i would|how|what about))|hypothetically)\\b`,
)
const IF = new RegExp(`^${OPENERS}(?:if|unless|in case|provided|as long as)\\b`)
const UNREAL = /\b(?:were|was|had|would be|could be|would have|weren't|wasn't|hadn't|could have)\b/

/** "Provided that A-K is really 9" */
const REALLY = /\b(?:is|are|has|have) (?:really|actually|indeed|truly) (?:an? )?\d/

/** "If all others are 1, …" */
const OF_ALL = /\bif (?:all|everything|every|each|the (?:rest|others?))\b.*\d/

/** `text`: a clause in small letters, rooms as capitals, numbers in digits. */
export const isSupposed = (text: string): boolean => !ASKS_LEAVE.test(text) && supposes(text)

/** "Would it be okay if we went to A next?" proposes. */
const ASKS_LEAVE =
  /^(?:and |so |but )?(?:would|will) (?:it|that) be (?:also )?(?:ok|okay|fine|alright|all right|possible|acceptable|good)(?: (?:for|with) you)? if we\b/

const supposes = (text: string): boolean =>
  SUPPOSING.test(text) ||
  (IF.test(text) && (UNREAL.test(text) || OF_ALL.test(text) || REALLY.test(text))) ||
  /\b(?:would|could|might|'d) (?:only )?(?:be \d+\b|work|pay|help|be (?:good|better|nice|great|ok|okay|fine|worth it)|have been)\b.*\bif\b/.test(
    text,
  )

/** "If you agree", "unless there is more": a condition, which decides nothing yet. */
export const isConditional = (text: string): boolean => IF.test(text) || WHEN.test(text)

const WHEN = new RegExp(`^${OPENERS}(?:when|once|as soon as|before|until|whenever)\\b`)
