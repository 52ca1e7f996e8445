/** Words that turn a clause down, and the parts of it that may be meant apart. */

const NEGATIVE =
  /\b(?:unwanted|spare (?:me|us|my|our)|leave (?:it|them|that) out|no|not|nobody|no one|neither|nor|don'?t (?!forget)|doesn'?t|nothing|never|avoid|without|hate|dislike|less|away from|isn'?t|aren'?t|rather than|stay away)\b/

export const isNegative = (text: string): boolean => NEGATIVE.test(text)

/** What must not be lacked is needed: "I won't leave without", "can't do without", "a headache without". */
export const LACKED =
  /\b(?:don'?t|do not|never|mustn'?t|must not|shouldn'?t|should not) (?:you )?(?:dare )?(?:to )?(?:leave out|omit|ignore)\b|\b(?:won'?t|will not|can'?t|cannot|can not|couldn'?t|wouldn'?t|don'?t want to|not|never|no (?:day|trip|visit) (?:is )?(?:complete|perfect)|hard|difficult|tough|impossible|incomplete|headache|problem|nightmare|pain|annoying|trouble|sad|shame|pity|crime|sin|lost|helpless|doomed|miserable|stuck|stranded|unhappy) (?:(?:leave|go home|live|do|go|be|imagine|picture|a (?:day|trip)|to|home|town|here|there|my|our|the|day|trip|us|for|me) ){0,4}?(?:without|miss(?: out on)?|skip|before (?:having )?(?:seen|seeing|visit\w+|been (?:to|at)))\b|\b(?:wouldn'?t|would not|won'?t|isn'?t|is not) be (?:(?:a|an|the|my|our|much of a|complete|right) ){0,2}(?:\w+ ){0,3}without\b/i

/** Parts of a clause that may be meant apart. */
export const segments = (text: string): string[] =>
  text.split(
    /,|\band (?=(?:i|we|would|definitely|also|maybe|let|want|hit|go|avoid|then|possibly|hopefully)\b)|\b(?:because|since|so|which|while|if)\b/,
  )
