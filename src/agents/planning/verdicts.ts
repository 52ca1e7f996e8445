/**
 * What set phrases make of a proposal as a whole: whether wishes were met ("ticks every box"), whether anything is left to
 * wish for ("nothing to complain about"), whether it was expected to be better, and which way it goes ("getting warmer").
 */

export type Verdict = 'good' | 'bad' | 'better' | 'worse'

const NONE =
  '(?:none|nothing|neither|nowhere|not (?:one|any|a single|much|many|all|every)|no|hardly any\\w*|hardly|barely any\\w*|few|little)'
const MOST = '(?:all|every|each|most|nearly all|almost all|pretty much all|just about all|everything|plenty)'
const WISHES =
  '(?:box(?:es)?|wish(?:es)?|points?|needs?|requests?|preferences?|criteria|requirements?|conditions?|demands?|expectations?|brief|marks?)'
const MEETS = '(?:tick|check|hit|meet|cover|fulfil|fulfill|match|satisf|respect|suit|mention|address)\\w*'
const OF = '(?: (?:of|the|my|our|those|these))*'

const DAY = '(?:days?|trips?|tours?|outings?|plans?|itinerar(?:y|ies)|ones?|offers?|proposals?|ideas?)'
/** How a day may be, for better or worse. */
const PLEASANT =
  '(?:great|good|nice|fine|delightful|superb|marvellous|marvelous|terrific|smashing|lovely|pleasant|wonderful|fantastic|perfect|beautiful|enjoyable|fun|brilliant|splendid|excellent|amazing|memorable)'
const DREADFUL =
  '(?:weak|terrible|awful|horrible|dreadful|bad|lousy|miserable|disastrous|rotten|poor|boring|dull|wasted|ghastly|hideous)'

/** Of all that were seen. */
const SO_FAR = `(?: (?:${DAY}|of (?:the|them|these|those|all|your)|all|three|two|four|lot|bunch|${DAY}))*(?: ,)? (?:so far|yet|until now|up to now|till now|to date|(?:that |which )?(?:you have|i have|we have|you|i|we) (?:\\w+ )?(?:shown|showed|offered|given|gave|made|sent|seen|saw|proposed|suggested|had|got))\\b`

const PHRASES: readonly (readonly [Verdict, RegExp])[] = [
  [
    'good',
    /\bbeats (?:everything|all|anything|every other)\b|\b(?:this|that|it) (?:(?:is|are) (?:pure |straight |absolute )?(?:fire|gold|magic)|(?:really |totally |absolutely )?(?:slaps|rocks|rules))\b(?! (?:that|at|out)\b)|\bnot (?:find|see|think of) (?:a|any|anything|a single) ?(?:thing |fault |flaw )?(?:wrong )?(?:with|in|about) (?:it|this|that)\b|\bhits? (?:all|every) (?:of )?(?:the |my |our )?(?:right )?(?:notes?|spots?|buttons?|marks?)\b|\bnot (?:at all )?an? (?:at all )?bad (?:plan|idea|day|proposal|itinerary|offer|one)\b/,
  ],
  [
    'bad',
    /\b(?:this|that|it) (?:just |really |simply )?will not do\b(?! (?:any )?(?:harm|better|us|me)\b)|^(?:\w+ )?(?:this|that) is not it\b|\b(?:plenty|lots|a lot|much|loads|still|a great deal) (?:of )?(?:room|scope|space) for improvement\b|\bgive (?:it|this|that|this one) a miss\b|\bwould kill me\b|^(?:(?:no|sorry|nope|oh|[,!]) )*(?:absolutely|certainly|definitely|most certainly) not\b(?= ?[.!,]?$)/,
  ],
  [
    'good',
    new RegExp(
      `(?<!\\b(?:not|hardly|never) (?:\\w+ ){0,3})\\b(?:best|nicest|loveliest|finest|greatest|strongest|most (?:brilliant|lovely|enjoyable|beautiful|pleasant))${SO_FAR}`,
    ),
  ],
  [
    'bad',
    new RegExp(
      `(?<!\\b(?:not|hardly|never) (?:\\w+ ){0,3})\\b(?:worst|weakest|poorest|dullest|most (?:boring|dreadful|tedious|disappointing))${SO_FAR}`,
    ),
  ],
  [
    'bad',
    /\b(?:this|that|it|plan|day|one) (?:is|looks|sounds|seems|feels) (?:\w+ly |rather |quite |a bit |a little |so |very |just |too |pretty )*(?:dull|dreary|tedious|uninspired|uninspiring|feeble|lousy|drab|bleak)\b/,
  ],
  [
    'bad',
    new RegExp(
      `(?<!\\bnot (?:\\w+ ){0,3})\\b(?:an?|the|what an?|such an?|very|really) (?:\\w+ )?${DREADFUL} ${DAY}\\b|\\bnot (?:exactly )?an? (?:\\w+ )?${PLEASANT} ${DAY}\\b|\\bworst (?:\\w+ ){0,2}(?:ever|so far|yet|imaginable|possible)\\b`,
    ),
  ],
  [
    'bad',
    /\b(?<!\bnot (?:\w+ )?)(?:would be|will be|feel|leaves? (?:me|us)|makes? (?:me|us|my \w+)|made (?:me|us)|(?:i am|we are)) (?:\w+ly |so |very |quite |rather )?(?:miserable|unhappy|unsatisfied|dissatisfied|sad|upset|annoyed|angry|grumpy|depressed)\b(?! (?:that|at|about) )|\bnot (?:\w+ )?(?:satisfied|pleased|content|amused|thrilled|delighted)\b|\bmakes? (?:me|us) (?:cry(?! tears of joy| with)|want to cry|shudder)\b/,
  ],
  [
    'bad',
    /\b(?:nothing|not a thing|not anything|little) (?:(?:in|on|of) (?:there|it|this|that|the plan|the list|here) )?(?:is (?:what )?|that )?(?:i|we) (?:\w+ )?(?:want|wanted|like|liked|asked|wished|need|needed|care|enjoy|said|mentioned)\b(?!.*\b(?:missing|lacking|change)\b)(?! to change)|\b(?:yikes|no thanks?(?! needed)|no thank you)\b|^(?:(?:no|sorry|please|hmm|oh|[,!]) )*not (?:this|that) (?:one|plan)\b|\bcan not stand (?:this|that|it)\b/,
  ],
  [
    'good',
    new RegExp(
      `\\bbest (?:${DAY} )?(?:i have (?:\\w+ )?seen|ever|(?:that )?(?:i|we) (?:can|could) (?:imagine|think of|wish for|hope for))\\b|(?<!\\bnot (?:\\w+ ){0,3})\\b(?:an?|what an?|such an?) (?:\\w+ )?${PLEASANT} (?:days?|trips?|tours?|outings?)\\b(?! (?:if|with|without|out|would|for)\\b)`,
    ),
  ],
  [
    'good',
    /(?<!\bnot (?:\w+ )?)\b(?:satisfied|well done|looking forward to (?:it|this|that)|now (?:we|you) are talking)\b|(?<!\bnot (?:\w+ ){0,3})\bwhat (?:i|we) (?:had in mind|was hoping for|were hoping for)\b|\bcan not (?:wait|complain)\b|^(?:(?:oh|ok|okay|[,!]) )*sweet(?: [!.]|$)/,
  ],
  [
    'better',
    /\b(?:right (?:direction|track|way|path)|(?:getting|grow\w*|much|a lot) (?:warmer|closer|there)|warmer|more like it|step (?:forward|up)|well on the way)\b/,
  ],
  [
    'worse',
    /\b(?:wrong (?:direction|track|way|path)|steps? (?:back|backwards?|down)|going backwards?|colder|no (?:\w+ )?(?:better|improvement|progress)|(?<!(?:could|can) )not (?:an? |any |much )?(?:\w+ )?(?:better|improvement|progress|nicer))\b/,
  ],
  [
    'worse',
    /\b(?:first|last|previous|earlier|other|former|old) (?:one |plan |option |offer |proposal |version |idea |suggestion |itinerary )?(?:was|is|were|looked|seemed|suited|had) (?:\w+ ){0,2}(?:better|nicer|preferable|closer|superior|more|stronger)\b/,
  ],
  [
    'good',
    new RegExp(
      `\\b(?:nothing|no(?:t)? (?:\\w+ )?(?:complaints?|criticisms?|objections?|regrets?)|not much|little|hardly anything)(?: (?:left|here|else|really|much))* (?:to (?:complain|criticis|criticiz|add|improv|chang|fix|object|regret|wish|fault)\\w*|(?:i|we) (?:would|want to|need to) (?:chang|fix|improv)\\w*)\\b|\\bno (?:complaints?|criticisms?|objections?|notes)\\b|\\b(?:not|would not|do not) (?:\\w+ )?change (?:a thing|anything|much)\\b`,
    ),
  ],
  [
    'good',
    /\b(?:could|can|would) (?:hardly|not) (?:\w+ )?(?:have )?(?:ask|asked|wish|wished|hope|hoped|want|wanted|picked|chosen|planned|done|do)(?: it)?(?: for)?(?: (?:anything|any|a|it))? (?:more|better|nicer)\b/,
  ],
  [
    'bad',
    new RegExp(
      `\\b${NONE} of (?:the |my |our |those |these )?${WISHES}\\b|\\b(?:not|never|hardly|barely|fails? to|failed to) ${MEETS}${OF}(?: (?:many|any|all|most|what))?${OF} ${WISHES}\\b|\\bmiss\\w*(?: (?:the|my|most|many|all))* ${WISHES}\\b`,
    ),
  ],
  [
    'good',
    new RegExp(`\\b${MEETS} (?:just about |pretty much |almost |nearly )?${MOST}(?: single| one)*${OF} ${WISHES}\\b`),
  ],
  [
    'bad',
    /\b(?:you|this|that|it|which|plan|offer|proposal)(?: \w+){0,2} (?:ignor|forg[eo]t|overlook|neglect|disregard|misunderst|misread|not (?:\w+ )?(?:listen|hear|consider|read|follow|pay attention))\w*(?: \w+){0,4} (?:wish(?:es)?|want\w*|like|preferences?|needs?|requests?|said|say|told|tell|asked|mentioned|wrote|me|us|everything)\b/,
  ],
  [
    'bad',
    /\b(?:none|nothing|neither|not one|not any|not a single|hardly any\w*) (?:(?:of|in|on|about|here|there|this|that|these|those|it|them|one|really|the|list|plan|day) )*(?:appeals?|interests?|excites?|tempts?|suits?|fits?|works?|speaks? to|grabs?|for (?:me|us)|that (?:i|we)|(?:i|we) would)\b/,
  ],
  [
    'bad',
    /\b(?:expected|expecting|hoped for|hoping for|wanted|wished for|deserve|imagined) (?:\w+ )?(?:more|better|something (?:else|better|nicer|different))\b/,
  ],
  [
    'bad',
    /\b(?:let ?downs?|lets? (?:me|us) down|falls? flat|fell flat|falls? short|waste of|what were you thinking|are you (?:kidding|serious|joking)|is this a joke|you must be joking)\b/,
  ],
  [
    'bad',
    /^(?:\w+ )?not (?:so|that|very|too|really|all that|particularly) (?:great|good|nice|convincing|appealing)(?: (?:really|honestly|sorry|for me|i think))*$/,
  ],
  ['bad', /\b(?:have|had|has) seen (?:\w+ )?better\b/],
  ['bad', /^(?:(?:no|sorry|nope|hmm|well|oh|but|this|that|it|is|i|am|afraid|think|[,!]) )*not (?:\w+ )?it(?:$| [,!])/],
  [
    'bad',
    /\b(?:could|should|might|can) (?:still |also )?(?:be|do|have been|go) (?:\w+ ){0,3}better\b|\bnot (?:\w+ )?care (?:much |a lot )?for (?:this|that|it)\b/,
  ],
  [
    'bad',
    /\b(?:far|a long way|light years) from (?:being )?(?:perfect|ideal|good|great|right|happy|it|what|satisf\w+|convinc\w+|done|okay|ok|my|our|the)\b/,
  ],
  [
    'better',
    /\b(?:beats?|tops?|surpass\w*|improves on|(?:better|nicer|closer|preferable|stronger|more (?:\w+ )?(?:than|like it)) (?:than|to)) (?:the |my |your )?(?:last|previous|first|earlier|other|old|before|one before)\b|\b(?:an?|clear|big|real|nice) upgrade\b|\b(?:nearly|almost) there\b|\beven (?:better|nicer)\b|\bprefer (?:this|that|it)\b/,
  ],
  [
    'worse',
    /\bdowngrade\b|\b(?:lik\w+|lov\w+|prefer\w*|enjoy\w*) (?:the |your )?(?:last|previous|first|earlier|other|old) (?:\w+ )?(?:more|better|one|plan|option|offer|proposal|itinerary)\b|\beven (?:worse|less)\b/,
  ],
  [
    'bad',
    /\b(?:thumbs down|(?:not|hardly) (?:really )?(?:my|our) (?:cup of tea|thing|taste|style|scene|bag|jam)|not (?:really )?(?:do|doing|did) (?:it|much|anything) for|not (?:really )?(?:feeling|into|digging|buying) (?:it|this|that)|be (?:\w+ )?bored|bored|underwhelm\w*|(?:miles|way|far) away from (?:what|my|our|anything)|why would (?:i|we|anybody|anyone)|try (?:it )?(?:again|once more|another|harder)|(?:nobody|no one|none|who)(?: \w+){0,4} would (?:\w+ )?(?:enjoy|like|want|love)|(?:little|few|not much|hardly anything)(?: \w+){0,2} (?:i|we) (?:would )?(?:like|want|enjoy)|(?:only|just|barely|at most) (?:a |one )?(?:half|part|parts|third|quarter|bit|fraction|some) (?:of )?(?:it|this|that|them)|pass on (?:this|that|it))\b/,
  ],
  [
    'good',
    /\b(?:thumbs up|(?:right up|up) (?:my|our) (?:alley|street)|(?:my|our) (?:cup of tea|thing|jam)|hits? the spot|in a heartbeat|(?:can|could) get behind|hard to say no|(?:can|could) not say no|where do i sign|good enough for (?:me|us)|do(?:es)? it for (?:me|us)|read (?:my|our) minds?|have a (?:blast|ball)|(?:really |so |totally |am |are )into (?:it|this|that)|not fault|(?:can|could) work with (?:it|this|that)|dream (?:day|plan|trip|itinerary|come true))\b/,
  ],
]

/** Verdicts of a clause in lower-case words; the first that fits. */
export const verdictOf = (words: string): Verdict | undefined => PHRASES.find(([, phrase]) => phrase.test(words))?.[0]

const UNSAYABLE = /\b(?:can|could|would) not (?:\w+ )?(?:say|claim|pretend|call it|call this|call that)(?: that)? (.+)$/

/** What follows "I can't say that": the opposite of it is meant. Undefined where nothing is denied so. */
export const unsayable = (words: string): string | undefined => UNSAYABLE.exec(words)?.[1]
