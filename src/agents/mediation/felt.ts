/**
 * What a user says of a part of an offered flight without a number: that it is bad or fine ("that's pricey", "we land at
 * different times", "I won't miss anything"), or that it would like another ("can you bring the price down?").
 */
export type Felt = 'bad' | 'fine'

type Part = 'calendar' | 'price' | 'arrival'

const VERY = '(?:too|so|very|really|pretty|quite|rather|way|awfully|terribly|a bit|far|much)'
const COSTLY = '(?:expensive|pricey|costly|steep|overpriced)'
const FRIEND =
  '(?:friends?|buddy|buddies|bud|pal|mate|companion|others?|partner|he|she|they|theirs|his|hers|them|him|her)'
const ARRIVES = '(?:arriv\\w*|land\\w*|get(?:s|ting)? (?:there|in)|reach\\w*|be there|come in)'
const MEETINGS = '(?:meetings?|appointments?|calendar|schedule|commitments?|calls?|events?)'
const HITS =
  '(?:overlap\\w*|conflict\\w*|interfer\\w*|clash\\w*|collid\\w*|coincid\\w*|cut(?:s|ting)? into|(?:bump|clip)\\w* into|eat\\w* into|wip\\w+ out|knock\\w* out|mess\\w* (?:up|with)|ruin\\w*|wreck\\w*|(?:runs?|running|goes) (?:through|into|over)|hits)'
const TOGETHER = `(?:together|(?:at |around |about |near |close to )?(?:almost |nearly |about |roughly )?(?:the )?same times?)`

const either = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`)

const BAD: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    either(
      `${VERY} (?:\\w+ )?(?:${COSTLY}|dear|much money|high a price)`,
      '(?:prices?|fares?|costs?) (?:is |are |was |seems? |looks? )?(?:\\w+ )?(?:bad|high|steep|terrible|awful|too much)',
      COSTLY,
      'high(?:er)? (?:prices?|fares?|costs?)',
      'costs? (?:way |far |a bit )?too much',
      '(?:way |far )?too much money',
      '(?:can|could) not (?:really )?(?:afford|pay)(?! to)',
      '(?:a lot|lots|loads|plenty) of money|(?:costs?|prices?|fares?) (?:is |are |seems? )?(?:a (?:bit|little) )(?:too )?much',
      '(?:over|above|beyond|more than) (?:what )?i (?:\\w+ ){0,3}(?:pay|spend|budgeted|expected)',
      '(?:over|above|beyond|out of|exceeds?) (?:my |the )?budget',
    ),
  ],
  [
    'arrival',
    either(
      `(?:too|so|very|really|pretty|way|quite) (?:far|long)(?! (?:flight|day|meeting))`,
      `(?:arriv\\w*|land\\w*|get there|friends?|wait\\w*|others?|than) (?:\\w+ ){0,6}(?:too|so|very|really|pretty|way|quite) (?:late|early)`,
      `(?:too|so|very|really|pretty|way|quite) (?:late|early) (?:\\w+ ){0,4}(?:arriv\\w*|land\\w*|friends?|others?|them|than)`,
      'far (?:from|apart)|apart',
      `wait (?:is |would be )?(?:too )?(?:long|bad|terrible)|wait(?:ing)? (?:around )?(?:for )?(?:\\w+ )?(?:hours|ages|forever)`,
      `(?:${ARRIVES}|${FRIEND}) (?:\\w+ ){0,6}differen(?:t|ce) (?:of (?:a |an )?)?(?:times?|arrivals?|hours?|days?)`,
      `differen(?:t|ce) (?:of (?:a |an )?)?(?:arrival|landing) times?`,
      // "My friend lands hours before me."
      `${FRIEND} (?:\\w+ )?${ARRIVES} (?:\\w+ ){0,2}(?:hours|way|much|far|a lot|long|ages) (?:\\w+ )?(?:before|after|later|earlier|ahead|behind|sooner)`,
      `${ARRIVES} (?:\\w+ ){0,2}(?:hours|way|much|far|a lot|long|ages) (?:\\w+ )?(?:before|after|later|earlier|ahead|behind|sooner) (?:than |of )?(?:my |the )?${FRIEND}`,
      '(?:arriv\\w*|land\\w*|times?) (?:\\w+ ){0,4}not (?:\\w+ )?(?:line up|match|align|coincide|agree)',
    ),
  ],
  [
    'calendar',
    either(
      `(?:miss|skip|missing|skipping|${HITS}) (?:\\w+ ){0,4}(?:important|too many|a lot|lots|many|several|most|critical|crucial|big)`,
      '(?:too|that|so|this) many (?:of )?(?:\\w+ ){0,3}(?:meetings|conflicts)',
      'missing (?:a couple|some|several|two|three|both)(?: of)? (?:\\w+ )?meetings',
      '(?:can not|could not|not able to) (?:do|make|take|fly at|travel at) (?:that|this) (?:time|day|slot|date|one|flight)',
      `${HITS} (?:with )?(?:\\w+ ){0,4}(?:${MEETINGS}|\\d+)`,
      `not (?:\\w+ )?(?:work|fit|go|fits?) (?:in |well )?(?:with|for|into|in)? ?my (?:schedule|calendar)`,
      '(?:schedule|calendar) (?:is|looks) (?:\\w+ )?(?:blocked|full|booked|busy|packed)',
      'middle of (?:\\w+ ){0,4}meetings?',
      // "I have some important meetings."
      '(?:have|got|there (?:is|are)) (?:\\w+ ){0,4}(?:important|imp|critical|crucial) (?:\\w+ )?(?:meetings?|appointments?|calls?)(?: (?:around |right )?then)?(?: unfortunately)?$',
      // "I have meetings then that I can't skip."
      `(?:${MEETINGS}|stuff|things?|something) (?:\\w+ ){0,7}(?:can|could) not (?:\\w+ )?(?:miss|skip|get out of|move|reschedule|be missed|be moved|cancel)`,
      `(?:busy|booked|not free|not available|unavailable|in a meeting|tied up|occupied) (?:at |during |in |then )?(?:that|this|the) (?:time|slot|hour|flight|window)s?`,
    ),
  ],
]
const FINE: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    either(
      '(?:price|fare|cost|deal) (?:is |was |looks |seems )?(?:\\w+ )?(?:fine|good|great|okay|ok|perfect|excellent|reasonable|acceptable|alright|right|lovely|no problem)',
      '(?:great|good|nice|amazing|excellent|fair|reasonable) (?:price|deal|fare)',
      'cheap|affordable|inexpensive|bargain',
    ),
  ],
  [
    'arrival',
    either(
      '(?:arrivals?|waiting|wait|timing)(?: times?)?(?: with my \\w+)? (?:is |are |was |looks |time is |time )?(?:\\w+ )?(?:fine|good|great|okay|ok|perfect|short|acceptable)',
      `we (?:(?:both|all|will|would|get to|\\w+ly) )*${ARRIVES} (?:\\w+ )?${TOGETHER}`,
      '(?:same time|close together) is (?:good|great|nice|perfect)',
    ),
  ],
  [
    'calendar',
    either(
      '(?:no|without any|not any|zero) (?:conflicts?|clash\\w*|overlaps?)',
      '(?:meetings|schedule|calendar) (?:are |is )?(?:fine|good|okay|ok|free|clear)',
      '(?:miss|missing) nothing',
      `not (?:(?:have|having|be|going|need|to|actually|really) )*(?:miss|missing|skip|skipping) (?:any|anything|meetings|important|my)`,
      `(?:fits?|works?|goes|suits)(?: \\w+)? (?:with |in |into |for )?my (?:schedule|calendar|meetings)`,
      '(?:low|little|no|minimal|small) (?:impact|effect|influence) on my (?:meetings|calendar|schedule)',
    ),
  ],
]

/** Who would wait, and who says that so long a wait does not matter. */
const WAITS =
  '(?:wait(?:ing)?|(?:a |the |that |so long a )?wait|hang(?:ing)? around|arriv\\w+ (?:\\w+ ){0,3}(?:apart|earlier|later))'
const TOLERATES = either(
  `(?:fine|ok|okay|happy|alright|content|cool|comfortable|no problem|no trouble|prepared|willing|ready|can live|could live|do not mind|not mind|not bothered|glad|can|could|gladly) (?:(?:with|to|about|by|be|if i) )*(?:(?:i|even|also|have to) )*${WAITS}\\b`,
  `${WAITS} (?:(?!not\\b)\\w+ ){0,6}(?:is|are|would be|will be|'s) (?:(?:quite|perfectly|totally|absolutely|all) )?(?:fine|ok|okay|alright|right|acceptable|bearable|no problem|no issue|no trouble|no big deal|not a problem|not an issue|not bad|not so bad)`,
  '(?:hours?|minutes?|hrs|mins) of waiting (?:is|are|would be) (?:\\w+ )?(?:fine|ok|okay|alright|acceptable|no problem)',
)

const DENIES_WAIT =
  /\bnot (?:(?:be|really|at all|very|so|too) )*(?:fine|ok|okay|happy|alright|cool|content|comfortable|willing|prepared|acceptable|bearable)\b/

/** What is asked for says that the offer is bad in that. */
const REQUESTED: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    either(
      '(?<!or )cheaper|(?<!or )less (?:expensive|costly|pricey|money)|more affordable|(?:better|lower|smaller) (?:price|fare|cost|deal)s?',
      '(?:reduc\\w+|lower|cut|decreas\\w+|drop|shave|knock|bring|get) (?:\\w+ )?(?:the |my |that |on |off )?(?:\\w+ )?(?:costs?|prices?|fares?)(?! (?:is|are|was)\\b)',
      'costs? down|(?:save|saves|saving) (?:me )?(?:some |a few |a bit of |any )?(?:money|dollars|bucks|cash)',
    ),
  ],
  [
    'arrival',
    either(
      `(?:closer|nearer) (?:\\w+ ){0,3}(?:my|the|his|her|their|each other|together|${FRIEND})`,
      'closer together|closer arrivals?',
      `${ARRIVES} (?:\\w+ ){0,6}(?:closer|nearer)`,
      `(?:around|about|near|when|close to) (?:\\w+ ){0,4}my (?:friend|buddy|bud|pal|mate|companion)s?(?: \\w+)? (?:does|do|is|${ARRIVES})`,
    ),
  ],
]
/** "One that does not conflict": asked for where it is looked for. */
const WITHOUT = new RegExp(
  `\\b(?:that|which|it) (?:do|does|would|will) not (?:${HITS}|occur|happen|fall|take place|make me|(?:have me )?miss|touch)\\b|\\b(?:that|which) avoids?\\b|\\bwithout (?:\\w+ ){0,3}(?:miss\\w*|skip\\w*|conflict\\w*|overlap\\w*|clash\\w*)\\b|\\b(?:fits?|works?)(?: \\w+)? (?:with |in |into |for )?my (?:schedule|calendar|meetings)\\b`,
)
const LOOKS_FOR =
  /\b(?:can|could|find|want|need|would like|try|look|looking|prefer|please|pls|is there|are there|any|else|another|instead|rather|get me|give me|possible|hoping)\b/

/** A flight that costs less is wished for where no price is spoken of: "not that expensive please", "as cheap as possible". */
const WISHED = new RegExp(
  `\\bas cheap(?:ly)?\\b|\\b(?:want|need|prefer|like|find|get|give|show|please|pls|something|anything|possibly|rather|cheap) (?:\\w+ ){0,4}cheap\\b|\\bcheap(?: \\w+)? (?:please|pls)\\b|^(?:(?:just|but|and|please|maybe|ok|okay|well|,|hm+|something|anything|one|flight|that is|rather|only) )*not (?:so|that|too|as|very) ${COSTLY}|\\b(?:something|anything|one|flight)(?: that is)? not (?:so|that|too|as|very) ${COSTLY}`,
)

const NOT = /\b(?:not|never|no longer|hardly|nothing)\b/
/** What is denied by these is not said to be otherwise: "I do not want to miss a lot", "I do not mind". */
const WANTS =
  /\b(?:way|ideally|preferably|want|rather|like|need|mind|care|matter|let|make|worry|know|sure|if|unless|should|can|could|may|might)\b/
/** Of friends who land at another time. */
const APART = new RegExp(
  `\\b(?:not|no longer|never) (?:\\w+ ){0,7}(?:${TOGETHER}|(?:anywhere )?(?:near|close|closer)\\b)`,
)
const OF_ARRIVAL = new RegExp(`\\b(?:${FRIEND}|${ARRIVES})\\b`)
/** Ends of what a word can be said of. */
const ENDS = / (?:, |; )?(?:but|and|because|since|although|though|however|so|while|yet|if) | [,;:] /
const LONGEST = 1500

/** Parts with what is said of them, the words between single spaces. */
export function feltIn(words: string, asks: boolean): Map<Part, Felt> {
  const felt = new Map<Part, Felt>()
  const note = (part: Part, value: Felt | undefined): void => {
    if (value && !felt.has(part)) felt.set(part, value)
  }
  if (words.length > LONGEST) return felt
  for (const [part, pattern] of REQUESTED) if (pattern.test(words)) note(part, 'bad')
  if (WISHED.test(words)) note('price', 'bad')
  const isSought = LOOKS_FOR.test(words) && WITHOUT.test(words)
  if (isSought) note('calendar', 'bad')
  for (const clause of words.split(ENDS)) {
    // "That is pricey, maybe I could fly on Friday?" tells before it asks.
    if (asks && (!TELLS.test(words) || ASKS.test(clause))) continue
    if (!LOOKS_FOR.test(clause) && APART.test(clause) && OF_ARRIVAL.test(clause)) note('arrival', 'bad')
    if (TOLERATES.test(clause)) {
      if (DENIES_WAIT.test(clause)) note('arrival', 'bad')
      else if (!/\bif\b|\b(?:can|could) not\b/.test(clause)) note('arrival', 'fine')
    }
    for (const [part, pattern] of FINE) note(part, isDenied(clause, pattern, 'fine'))
    for (const [part, pattern] of BAD)
      if (!(part === 'calendar' && isSought)) note(part, isDenied(clause, pattern, 'bad'))
  }
  return felt
}

/** What a pattern says in a clause; a denial before it turns it round, or says nothing where it is of a wish. */
function isDenied(clause: string, pattern: RegExp, felt: Felt): Felt | undefined {
  const found = pattern.exec(clause)
  if (!found) return undefined
  const before = clause.slice(0, found.index)
  const isNot = NOT.test(before) || (felt === 'fine' && /\bnot\b(?! (?:\w+ ){0,3}(?:miss|skip))/.test(found[0]))
  if (!isNot) return (felt === 'fine' ? WANTS_IT : WISHES).test(before) ? undefined : felt
  return WANTS.test(before) ? undefined : felt === 'fine' ? 'bad' : 'fine'
}

/** Begins what is told, for all its question mark, and what is asked. */
const TELLS = /^(?:that|this|it|those|too|a bit|quite|the)\b/
const ASKS =
  /^(?:is|are|was|do|does|did|can|could|would|will|should|any|anything|how|what|which|when|where|why|maybe|perhaps)\b/
/** A wish, or what could be, is no judgement of what was offered. */
const WISHES = /\b(?:hate|dislike|if|unless|avoid\w*|wish|hope|find|looking for|want|would like)\b/
const WANTS_IT =
  /\b(?:best|better|ideally|important|want|would like|wish|hope|hoping|looking for|need|prefer\w*|if|try|unless|can|could|find)\b/
