/**
 * Reasons beside wishes, parted from them: "parking please, because my back hurts", "no more than 60 dollars, I lost my job".
 * What a reason names and how it sounds says nothing of what is wished for.
 */

const VERB =
  "(?:is|are|was|were|am|isn't|aren't|has|have|had|hasn't|haven't|need|needs|want|wants|like|likes|love|loves|prefer|prefers|hate|hates|do|does|don't|doesn't|did|didn't|can|can't|cannot|could|couldn't|will|won't|would|must|should|never|always|just|get|gets|got|eat|eats|drink|drinks|make|makes|made|become|becomes|became|feel|feels|felt|hurt|hurts|turned|comes?|loses?|lost|works?|lives?)"
/** Who does something, in words that name nothing to wish for. */
const WHO = `(?:i|we|he|she|they|it|you|there|that|everyone|everybody|nobody)(?:'(?:m|re|s|ve|ll|d)\\b| \\w)|(?:my|our|his|her|their) (?:[\\w'-]+ ){1,3}?(?:${VERB}\\b|\\w+(?:ed|s)\\b)`
const SUBJECT = `${WHO}|(?:the|this|last|a|an) (?:[\\w'-]+ ){1,3}?(?:${VERB}\\b|\\w+(?:ed|s)\\b)|(?:[\\w'-]+ ){1,3}?${VERB}\\b`

/** Behind what is wished for: "because …", "since …", "as …". */
const BEHIND = new RegExp(
  `(?<!\\b(?:not|only|just|simply|mainly|partly|mostly|merely|simply|is|are|was|that's|it's|ever|long|even|ago)) ?,? ?(?:(because|cause|cuz|coz|'cause|for the reason that|given that|seeing that|considering(?: that)?)|(?<=,) ?(?:since|as|for)|(?<=\\b(?:please|food|music|parking|places?|wifi|seating|reservations?|bars?|museum|park|shop|one|it|that|them|outside|outdoors|together)) (?:since|as)) (?=(?!of\\b)(?:${SUBJECT}))`,
  'gi',
)
/** Before it, up to the comma. */
const AHEAD = new RegExp(
  `(?<=^|[.!?;\\n] ?)(?:because|since|as|given that|seeing that) (?=${SUBJECT})((?!(?:long|soon|much|far|many|few|little|for|a|an|usual|always|well) )[^,.;!?\\n]{4,120}?)(?:, (?!(?:and|or|but) )| (?=(?:i|we)(?:'d|'ll| would)? (?:want|need|prefer|like|love|go for|rather|must|should|hope)\\b|please |let's ))`,
  'gi',
)
/** "Nothing touristy, it's so embarrassing." */
const TOO =
  /(?=,? (?:(?:its|it's|it is|they're|theyre|they are|that's|thats|those are) (?:just |way |far |all |really |simply )*(?:so|too|very)|(?:it|they|that|those|these) (?:just |really |always )*(?:stinks?|smells?|sucks?|tastes?|gives?|makes?|hurts?|kills?|bores?|annoys?|scares?|costs?|stress(?:es)?|ruins?|drives?)) ?)(?<=\b(?:no|nothing|not|never|avoid|skip|please|thanks|thx)\b[^.,;!?\n]{0,60}),? /gi

/** "Parking please, my back hurts." */
const WHY = new RegExp(
  `(?<=\\b(?:please|pls|thanks|thx|thank you|a must|needed|required|necessary|essential|must be possible|minimum|maximum|at most)) ?, (?=(?:${WHO}))|(?<=\\w \\w+ (?:please|pls|thanks|thx)) (?=(?:${WHO}|(?:im|ive|its|shes|hes|theyre) \\w))`,
  'gi',
)

/** Marks a clause as a reason, which counts less than what it is given for. */
export const REASON = 'because '

/** The text with each reason in a clause of its own. */
export const partReasons = (text: string): string =>
  text
    .replace(AHEAD, `${REASON}$1; `)
    .replace(BEHIND, `; ${REASON}`)
    .replace(TOO, `; ${REASON}`)
    .replace(WHY, `; ${REASON}`)
