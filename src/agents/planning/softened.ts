/**
 * How much a wish matters where that is told beside it ("if there's time", "no big deal if not", "non-negotiable"), what is
 * said while wishing, and what is turned down by "nothing" and an adjective: said plainly, before clauses are parted.
 */
import type { Rewriting } from '../english/typing/rewriting.ts'

const END = '(?=[,.;!?\\n]|$)'
/** No places with that quality, but something else: "nothing special", "nothing beats …". */
const NO_QUALITY =
  '(?!(?:special|else|more|much|wrong|against|fixed|planned|particular|important|beats|tops|compares|like|that|but|to|in|on|can|could|is|was|would|will|comes|fancier|cheaper|dearer|further|over|above|under|less|beyond|below|serious|new|makes|costs?|really|definite|concrete|yet|so|if|with|from|about|for|at|of|by)\\b)'

/** That it could not be done. */
const IF_NOT =
  "(?:if|when|should) (?:not|no|(?:it|that|this|there|they|we|you|i)(?:'s| is)? ?(?:can'?t|cannot|can not|don'?t|doesn'?t|doesnt|dont|won'?t|isn'?t|isnt|aren'?t|not|do not|does not|could not|couldn'?t|never|run out|(?:has|have) to (?:skip|be skipped|miss|drop)|ha(?:s|ve) no|miss|skip|leave|no time|too|turns? out|proves?)\\b[^.;!,\\n]{0,40})"

/** That it should not be done: "otherwise", "if it doesn't", "either way". */
const ELSE = `(?:otherwise|either way|in any case|${IF_NOT})`
/** Who would not take it amiss. */
const I_WILL = "(?:i|we)(?:'ll| will|'d| would)? ?(?:promise )?(?:(?:i|we)(?:'ll| will)? )?"
const WILL_NOT = `(?:${I_WILL}(?:(?:won'?t|will not|wouldn'?t|would not|shan'?t|shall not|not|never|hardly|don'?t|do not)) )`
const TAKE_AMISS =
  '(?:be (?:too |very |really |that |all that |terribly )?(?:sad|mad|angry|upset|disappointed|heartbroken|cross|offended|sore|bitter|fussed|bothered|annoyed|gutted|devastated)|mind|complain|cry|die|sulk|weep|moan|grumble|pout|whine|fuss|make a (?:fuss|scene)|lose (?:any )?sleep|shed (?:a|any) tears?|hold it against (?:you|anyone|anybody)|take it (?:amiss|badly|hard|ill)|throw a (?:fit|tantrum)|insist)(?: (?:about|over) (?:it|that))?'
const NO_HARM =
  '(?:no|not a|without) (?:big |great |real |huge |hard |broken )?(?:bother|botheration|trouble|tears|fuss|offen[cs]e|loss|bones broken|harm(?: done)?|drama|worr(?:y|ies)|problem|biggie|stress|sweat|pressure|feelings|hurry|matter|foul|regrets?|grudges?|sulking|complaints?)(?: taken| at all| from (?:me|us))?'

export const SOFTENED: readonly Rewriting[] = [
  // "We can spend 60, maybe 70": the most of it is the limit.
  [
    /(?<=\b(?:spend|pay|afford|budget|limit|have|got|go (?:up )?to|stretch to|up to|around|about|max\w*)\b[^.;!?\n\d]{0,25}|^ ?)\$? ?\d{2,3}(?: ?(?:dollars|bucks|\$))?,? ?(?:\bor )?(?:(?:maybe|perhaps|possibly|at a (?:push|pinch|stretch)|if (?:need be|necessary|we must|i must)|in a pinch),? (?:even |up to |as much as )?)(?=\$? ?\d{2,3}(?! ?(?:%|people|kids|minutes|miles|of us|persons|guests|friends))\b)/gi,
    ' ',
  ],
  [
    /\$?\d{2,3}(?: ?(?:dollars|bucks))?,? (?:or |maybe |perhaps ){1,2}(\$?\d{2,3}(?: ?(?:dollars|bucks))?),? (?:at a (?:push|pinch|stretch)|in a pinch|if (?:need be|necessary|we must|i must))\b/gi,
    '$1',
  ],
  // "But I don't have to."
  [
    /,? ?\b(?:but|though|although) (?:i|we|you|it) (?:really |certainly |by no means |absolutely )?(?:don'?t|do not|doesn'?t|does not|needn'?t|need not)(?: (?:really|absolutely|necessarily))? ?(?:(?:have|need) to(?: be(?: (?:there|in(?: it)?|included))?)?)?(?: (?:see|visit|go|do|go there)(?: (?:it|there|that))?)?(?<=to|be|there|in|it|included|see|visit|go|do|that|needn'?t|need not)(?= ?(?:[.!;\n]|$))/gi,
    ' if possible',
  ],
  // "But I shan't sulk otherwise", "no bother if not", "room permitting", "if there's space for it".
  [
    new RegExp(
      `[,.;]? ?(?:\\b(?:but|though|and|although) |[-–] ?)?(?:\\b${WILL_NOT}${TAKE_AMISS},? ${ELSE}|(?:\\b(?:it'?s|that'?s|it is|that is) )?\\b${NO_HARM},? ${ELSE}|(?<=[,.;] ?)(?:but )?${ELSE},? (?:it'?s |that'?s |then )?(?:${NO_HARM}|${WILL_NOT}${TAKE_AMISS}))(?= ?(?:[.!;\\n]|$))`,
      'gi',
    ),
    ' if possible',
  ],
  [
    /,? ?\b(?:(?:if|when|as long as|provided|assuming) (?:(?:that )?(?:there(?:'s| is| are)|theres|we(?:'ve| have)?(?: got)?|you(?:'ve| have)?(?: got)?|it has|the (?:plan|day) has) )?|should there be )(?:(?:any|some|enough|still|a bit of|a little|the|spare|a) )*(?:room|space|slot|gap|spare (?:moment|hour|slot)|free slot)(?: left| available| for it| for that| over| in (?:the|our|my|your) \w+)*(?=,| ?(?:[.!;\n]|$|but\b|and\b))/gi,
    ' if possible',
  ],
  [/,? ?\b(?:room|space|schedule|plans?|the (?:day|route|schedule)) (?:permitting|allowing)\b/gi, ' if possible'],
  // "While the Tower would be a delight, it is by no means essential."
  [
    /(?<=^|[.;!?\n] ?)(?:while|whilst|although|though|even though|even if) ([^.,;!?\n]{5,90}), (?:it|that|this|they)(?:'s| is| are|'re| would be| isn't| need) (?:(?:by no means|not|hardly|in no way|far from) )?(?:\w+ly )?(?:be )?(?:essential|necessary|a must|required|crucial|vital|a priority|imperative|indispensable|optional|no must|a deal ?-?breaker|the end of the world)\b/gi,
    'if possible $1',
  ],
  [
    /\b(?:nothing|not|no place|nowhere) (?:too |so |very |that is |that's )?(?:formal|stiff|buttoned[- ]up|starched)\b/gi,
    'casual places',
  ],
  // "Without a museum it's not a proper day out."
  [
    /\bwithout ((?!(?:it|that|this|them|you|me|us|any|having|being|going|seeing|the need)\b)[\w' -]{3,40}?),? (?:(?:it|this|that|the (?:day|trip|evening|visit))(?:'s| is| was| would be|'d be| wouldn't be| feels?| isn't)|there(?:'s| is| would be)) (?:(?:simply|just|really|hardly) )*(?:(?:not|no|hardly|barely|never|only half|half) (?:an? |the |much of an? )?|an? )?(?=(?:\w+ )?(?:day|trip|visit|evening|outing|holiday|vacation|point|complete|worth|proper|right|same|fun|wasted|failure|waste)\b)[^.,;!?\n]{0,50}/gi,
    '$1 is a must',
  ],
  // "I can't stand beer, not even the smell of it."
  [/, not even (?:the|at the) (?:smell|sight|thought|idea|look|taste|sound)s? of (?:it|them|that|those)\b/gi, ''],
  // "Nothing trendy, please", "I'd rather not have anything upscale".
  [
    new RegExp(
      `\\b(?:nothing|(?:(?:do not|don'?t|rather not|would not|wouldn'?t|not) (?:really )?(?:have|want|need|like|go (?:to|for)|do|see|try|be in) )anything) (?:(?:very|really|that's|that is) )*${NO_QUALITY}([a-z]{4,})(?=[,.;!?]|$| (?:and|or|but|please|thanks|pls|for|though|either)\\b)`,
      'gi',
    ),
    'no $1 places',
  ],
  // "Something casual, without live music."
  [
    /(?<!\b(?:not|never|no|nothing|cannot|n't|hate|sad|lost|complete|impossible|hard)\b[^.;!?\n]{0,60}), (?:but |and )?(?:(?:please|preferably|ideally) )?without (?:any |an? |the |all )?(?!(?:fail|doubt|question|exception|being|having|seeing|visiting|it|them|that|which|him|her|you|us|me)\b)(?=[^.,;!?\n]{3,50}(?:,? please)? ?(?:[.,;!?\n]|$))/gi,
    '; no ',
  ],
  // "Somewhere with wifi where no band plays."
  [
    /(?<=\w),? (?:and )?where (?:(?:there (?:is|are)|there's|they have|you have|i hear|we hear|it has) )?(?:no|not any) (?=[a-z])(?!matter\b|one\b)/gi,
    '; no ',
  ],
  [
    /\b(?:i|we) (?:can|could) (?:\w+ly )?(?:give up(?: on)?|do without|live without|forgo|go without|spare|renounce) ([^.,;!?\n]{2,40}),? but (?:never|not)(?: ever)?(?: on| without)? ([^.,;!?\n]{2,40})/gi,
    'i need $2',
  ],
  [/,? ?\b(?:on the other hand|on the contrary|by contrast|in contrast|conversely)\b,?/gi, ''],
  [/\bi(m|ve)\b/gi, "i'$1"],
  [/\bid (?=(?:like|love|rather|prefer|hate|want|go|need)\b)/gi, "i'd "],
  [/\bcannae\b/gi, "can't"],
  [/\bnowt\b/gi, 'nothing'],
  [/\bowt\b/gi, 'anything'],
  [/\bsummat\b/gi, 'something'],
  [/\b(?:dinnae|didnae)\b/gi, "don't"],
  [/\b(?:can'?t|cannot|can not|could not|couldn'?t) be doing with\b/gi, 'hate'],
  // "Chinese, Thai or American food and I don't get along".
  [
    /(?<=^|[.;!?\n] ?)((?:[\w'-]+,? (?:and |or )?){1,12}?)(food|dishes|cuisine|places|bars|drinks?) and (?:i|we|me) (?:just |simply |really )?(?:don'?t|do not|never) (?:get (?:along|on)|mix|agree|go (?:well )?together|see eye to eye)\b/gi,
    'no $1$2',
  ],
  // "…, keep it casual", "no live music, I wear hearing aids", "three stars minimum, I'm not fussy".
  [/,? (?:and |so |but )?(?:just |please )?keep it (?=\w)/gi, '; keep it '],
  [
    /(?<=(?:^|[.;!?\n] ?)(?:please )?no [\w -]{3,30}(?: please)?|\d|\bminimum), (?=(?:i|we) (?:can'?t|cannot|couldn'?t|wear|drive|don'?t|do not)\b|(?:i'?m|i am|we'?re|we are) (?:not|no)\b)/gi,
    '; ',
  ],
  [/,? and please (?=not (?:more|over|above)|no more|at most|max|keep|nothing over|under|below)/gi, '; please '],
  [
    /,? (?:and |then )+(?:i'?m|i am|we'?re|we are|i'?ll be|i would be|i'?d be) (?:happy|set|good|content|fine|sold|all set|in heaven)\b(?: (?:already|enough))?(?=[.!]|$)/gi,
    '',
  ],
  // How much it matters.
  [/\bis (?:absolutely |completely |totally )?non ?-? ?negotiable(?: for (?:me|us))?\b/gi, 'is a must'],
  [
    /\bmy (?:one|only|single) (?:firm |hard |real |big )?(?:condition|requirement|demand|must|non-negotiable) is ([^.,;!?\n]{3,40})/gi,
    '$1 is a must',
  ],
  [
    /\bif (?:there'?s|there is|we(?:'ve| have)|you(?:'ve| have)|time)(?: (?:enough|still|some|any))?(?: (?:time|room|allows|permits))?(?: (?:left|for (?:it|that)|allows|permits))?,? (?=(?:i'?d|i would|we'?d|we would|id|i|we) )/gi,
    'if possible ',
  ],
  [
    /,? ?\bif (?:it|that|they) (?:fits?|suits?)(?: in(?:to)?)?(?: (?:the|your|our) (?:plan|day|route|schedule))?(?=[.!;]|$|,? (?:but|though)\b)/gi,
    ' if possible',
  ],
  // "No biggie if not", "but no worries if that doesn't work", "it's fine if we miss it".
  [
    new RegExp(
      `[,.;?]? ?(?:\\b(?:but|though|and|although) |[-–] ?)?(?:it'?s |it is |that'?s |that is |is |it would be |it'd be )?(?:(?:absolutely |really |totally |also |perfectly |just |still )?\\b(?:(?:not|no) (?:an? |the )?(?:big |real |huge )?(?:obligation|deal ?-?breaker|deal|biggie|tragedy|drama|requirement|necessity|worr(?:y|ies)|problem|problemo|prob|probs|stress|sweat|pressure|harm done|hard feelings|disaster|catastrophe|end of the world|fuss|rush)|(?:ok|okay|k|fine|alright|all right|cool|no matter|nbd))(?: (?:for|with|by) (?:me|us))?|(?:i|we)(?:'ll| will| can|'d)? (?:live|survive|manage|cope|understand)(?: with (?:it|that))?|(?:i|we) (?:won'?t|will not|wouldn'?t) (?:be (?:too |very |really )?(?:sad|mad|angry|upset|disappointed|heartbroken|cross)|mind|complain|cry|die|sulk)),? (?:either )?${IF_NOT}(?: tho(?:ugh)?)?(?=[.!;]|$)`,
      'gi',
    ),
    ' if possible',
  ],
  [
    /[,.;?]? ?(?:\bbut |\bthough )?(?:it'?s |it is |that'?s |that is |is )?\b(?:not|no) (?:an? )?(?:obligation|deal ?-?breaker|big deal|biggie|tragedy|drama|requirement|necessity)(?: tho(?:ugh)?)?(?=[.!;]|$)/gi,
    ' if possible',
  ],
  [
    /,? ?\bbut (?:please )?(?:don'?t|do not|no need to) (?:lose (?:any )?sleep|worry|bother|stress|sweat|fret|fuss)(?: (?:over|about) (?:it|that))?(?: if (?:it|that|you|we|not)[^.!;\n]{0,30})?(?=[.!;]|$)/gi,
    ' if possible',
  ],
  [
    new RegExp(
      `\\b(?:be |would be |'d be )?(?:happy|glad|pleased) to (?:have a look at|look at|pop in(?:to)? |stop (?:by|at)|see) ([^.,;!?\\n]{3,30}) if possible${END}`,
      'gi',
    ),
    ' like to see $1 if possible',
  ],
  // "I never get to go to museums at home, so I want to visit one."
  [
    /\bi (?:never|hardly ever|rarely) (?:get to |have time to )?(?:go to|see|visit) (museum|park|caf[eé]|bar|restaurant|shop|landmark)s?(?: (?:at home|here|any more|anymore|much|where i live))?,? (?:so|and so|and) (?=i )/gi,
    'i want at least one $1; ',
  ],
  [
    /\bthere (?:are|is) no (museum|park|caf[eé]|bar|restaurant|shop)s? (?:where i live|at home|in my (?:town|village)),? so i(?:'d| would)? (?:like|want|love) to (?:go to|see|visit) (?:one|some)/gi,
    'i want at least one $1',
  ],
  // Of where the food is eaten, or not.
  [/\b(?:eat\w*|lunch|snack|dinner) in (?:the|my|our) car\b/gi, 'eat on the go'],
  [
    /,? ?\b(?:my \w+|mine|they|he|she|the kids|kids) (?:won'?t|wont|can'?t|cant|cannot|never|don'?t) (?:\w+ )?(?:sit|stay|be)(?: still| quiet)? in (?:a |the )?restaurants?\b/gi,
    '',
  ],
]
