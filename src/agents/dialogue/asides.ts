/**
 * What people say beside the game to whoever they play with: whether it is a bot, how this works, why, say that again, that
 * they have to go. The reader of each game hears what belongs to the game; these are answered in words of the game's own.
 */

export type Aside =
  /** Asks who or what it plays with. */
  | 'bot'
  /** Asks what this is about, or what to do. */
  | 'rules'
  /** Asks what numbers stand for. */
  | 'numbers'
  /** Asks to see what is the other's own, or whether the other sees one's own. */
  | 'secret'
  /** Asks why. */
  | 'reason'
  /** Asks to hear it again. */
  | 'repeat'
  /** Cannot follow so much at once. */
  | 'slower'
  /** Asks what the other thinks of what was said or offered last. */
  | 'opinion'
  /** Asks what the other would do instead. */
  | 'counter'
  /** Wants it to be over. */
  | 'hurry'
  /** Goes away. */
  | 'leaving'
  /** Wants the other to go on. */
  | 'more'
  /** Has no answer: "no idea", "dunno", "nope". */
  | 'nothing'

const IT = '(?:that|it|this|these|those|them|mine|ours)'
const ASKED = '(?:do|did|would|will|are|were|is|was|should|shall|must|have|has|can|could)'
/** "Why not the park?", "why don't we …" propose something. */
const NOT_SUGGESTED = `(?! (?:not (?!${IT})\\w|do not (?:we|you)))`
const MACHINE = '(?:bot|ai|robot|human|person|machine|computer|program|chatbot|llm|(?:language )?model|real)'

/** Patterns look at a whole message in lower case with contractions written out; the first that fits is taken. */
const RULES: readonly (readonly [aside: Aside, pattern: RegExp])[] = [
  [
    'bot',
    new RegExp(
      `\\b(?:are|r) (?:you|u) (?:\\w+ ){0,3}${MACHINE}\\b|\\b(?:is this|am i (?:talking|speaking|chatting|playing) (?:to|with)) (?:\\w+ ){0,2}${MACHINE}\\b|\\bwho (?:are|r) (?:you|u)\\b(?! (?:for|with|going))|\\bwhat are you ?\\?|\\bwhat is your name\\b|\\bdo you have a name\\b`,
    ),
  ],
  [
    'numbers',
    /\bwhat (?:do|does|is|are) (?:the|these|those|this|that|your|my|all the|a) (?:\w+ )?(?:numbers?|scores?|points?|values?|scales?)(?: (?:mean|means|stand for|about|for|supposed to mean|in))? ?\?|\b(?:out of|on) what (?:scale|number)\b|\bwhat scale\b|\bhow are (?:the )?(?:points|scores) (?:counted|made)\b/,
  ],
  [
    'secret',
    /\b(?:can|could|may) (?:i|you) (?:see|look at|have|read|show me|show|send me) (?:my|your)(?: (?:whole|full))? (?:table|numbers|scores|cells|side|calendar|screen|list|wishes|coins)\b|\b(?:do|can) you (?:actually )?(?:see|know) (?:what i (?:see|have)|my (?:\w+ )?(?:table|numbers|scores|cells|side|screen|coins|list|meetings?|calendar|flights?|wishes))\b|\bwhat (?:do )?you (?:\w+ )?(?:know|see)(?: about| of)? (?:me|my (?:\w+ )?(?:schedule|calendar|meetings?|flights?|side|table|wishes))\b|\bshow me your (?:table|numbers|scores|calendar|list|coins)\b/,
  ],
  [
    'rules',
    /\bhow (?:does|do|should|would) (?:this|it|that|the game|things|any of this)(?: (?:game|thing|all|even|actually)){0,3} (?:work|go|function)\b|\bwhat is (?:the (?:goal|aim|point|task|purpose|idea|game|objective|plan here)|this(?: (?:all|game|here|thing))?(?: about)?|it (?:all )?about|going on)(?: (?:here|of (?:this|the game)|anyway))? ?(?:\?|$)|\bwhat (?:am|are|do|must|should|shall|can) (?:i|we) (?:even |actually |now )?(?:supposed|meant|expected|do(?:ing)?|have to do|need to do|say)\b|\bhow (?:do|to|can|does|should|would) (?:i|we|one|you)? ?(?:\w+ )?(?:win|play|score|start|begin)\b|\b(?:explain|tell me) (?:me )?(?:the|this|how the) (?:rules?|game|task)\b|\b(?:do|did|can) not (?:really |quite |even )?(?:get|understand|know) (?:the|this|how (?:this|it|the)|what (?:this|to do|i|we))\b|^\W*(?:(?:huh|what|sorry|eh|uh|um|hm+|ok|oh)\W+)*i (?:still )?(?:do|can) not (?:really |quite )?(?:get|understand) it\b|\bwhat can you (?:do|tell|offer)\b|\bhow can you help\b|\bwhat are the rules\b/,
  ],
  [
    'leaving',
    /\b(?:good ?bye|bye|cya|see ya|see (?:you|u) (?:later|soon|around|then|next \w+|tomorrow)|farewell|good night|take care(?! of)|i am (?:leaving|off now|out of here|done here)|(?:have|got|need|must|gotta|had) (?:to )?(?:really )?(?:go|leave|run|head off|log off)(?: now)?(?= ?(?:[,.!;]|$|now|soon|so|please)))/,
  ],
  [
    'hurry',
    /\b(?:boring|bored|hurry(?: up)?|wast(?:e|ing) (?:of )?(?:my |our )?time|(?:takes|taking) (?:too long|forever|ages)|get (?:it|this) over|get on with it|just (?:do|finish|end) (?:it|this)|(?:enough|stop) (?:\w+ )?(?:talk(?:ing)?|questions?|asking|chatt\w+)|(?:too|so) many questions|no more questions|let us (?:finish|wrap|end|get (?:it|this) done)|make it quick|i (?:do|have) not (?:have )?(?:much |any )?time|do not (?:want|feel like) (?:to )?(?:type|typ\w+|tell\w*|answer\w*|writ\w+|say) (?:so |that |too |any ?)?(?:much|many|more|all))\b/,
  ],
  [
    'slower',
    /\btoo (?:much|many)(?: \w+){0,2} (?:at once|information|info|text|words|numbers|for me)\b|\btoo (?:fast|long)(?: for me)? ?[.!]?$|\b(?:slower|slow down|one (?:thing|step|question|paper|room)? ?at a time|keep it short|overwhelm\w*|tl ?;? ?dr)\b|\b(?:that|it) is (?:quite )?a lot\b(?! (?:better|of (?:fun|people)))/,
  ],
  [
    'repeat',
    /\b(?:repeat|say) (?:that|it|this|your\w*|what you said|again)(?: again| once more| please)*|\bcome again\b|\bwhat (?:did|was) (?:you|it) (?:just )?(?:say|said|tell|told|write|mean)\b|\b(?:once|one) more(?: time)? ?(?:please)? ?\?|^(?:what|huh|pardon|sorry|eh|excuse me)(?: (?:me|was that|please))? ?\?+$|\bi (?:forgot|missed|lost) (?:what|that)\b/,
  ],
  [
    'counter',
    /\bwhat (?:would|do|will|else would|could|can) (?:you|we) (?:change|do|take|choose|offer|have)(?: (?:instead|then|about it|differently|else|different))* ?(?:\?|$)|\bwhat (?:else|instead|then)\b ?(?:\?|$)|\bwhat would be better\b|\b(?:any|have you (?:an?y?)|got an?y?) (?:better|other) (?:idea|offer|suggestion|proposal|plan)s?\b|\b(?:show|tell|give) me (?:your|a better|another) (?:idea|proposal|offer|plan|suggestion|one)\b|\bhow (?:would|can|could) (?:you|we|i) improve\b|\bhow much (?:better|more) (?:would|is|are|could|can)\b|\bwhat is better\b/,
  ],
  [
    'opinion',
    new RegExp(
      `\\bwhat (?:do|would|did) you (?:think|say|make|reckon)\\b(?! (?:for|is))|\\b(?:your|any) (?:opinion|view|thoughts?|feelings?)\\b|\\bhow (?:is|was|about|does|did|do you (?:like|find)|would) ${IT}(?: (?:sound|look|seem|be))? ?\\?|\\b(?:is|was|would|does) ${IT} (?:be |sound |look )?(?:\\w+ )?(?:good|ok|okay|fine|bad|all right|alright|right|work(?: for you)?)(?: (?:idea|plan|for you|with you))? ?\\?|\\b(?:do|would|can|could) you (?:like|agree|mind|accept|live with)(?: (?:to|with))?(?: ${IT})? ?\\?|(?:^|[,.;!-] ?)(?:agreed|deal|ok|okay|right|fine|sounds good|good|yes|no) ?\\?$`,
    ),
  ],
  [
    'reason',
    new RegExp(
      `^(?:and |but |so |hm+,? |ok(?:ay)?,? |hey,? |sorry,? |well,? )*why\\b${NOT_SUGGESTED}|\\bwhy\\b${NOT_SUGGESTED} (?:${ASKED}|not|that|this|the|so|me|him|her|only)\\b|\\bhow come\\b|\\bwhat (?:makes you|is the reason|is wrong with)\\b|\\bfor what reason\\b|\\b(?:do not|can not|did not) (?:really |quite )?(?:get|see|understand) (?:why|the reason)\\b|\\bexplain (?:that|it|this|yourself|why|your)\\b|\\b(?:which|what|who) (?:ones?|parts?|pairs?|places?|stops?|of (?:them|these|those)|pairings?)?(?: \\w+){0,3} (?:bad|wrong|worst|poor|misplaced|the problem)\\b`,
    ),
  ],
  [
    'hurry',
    /^(?:(?:ok|okay|so|well|then|and|please|now|just|yes|sure),? )*(?:come on[, ]*)?(?:(?:propose|suggest|offer)(?: (?:something|anything|it|then|now|please|one|away|already|finally|an? (?:plan|solution|assignment|proposal|offer)|your (?:plan|solution|proposal)))*|come on)[ .!]*$/,
  ],
  [
    'more',
    /^(?:(?:and|ok|okay|so|well|please|yes|hm+|sure|then|right),? )*(?:go on|go ahead|continue|carry on|keep going|(?:tell|give) me (?:some )?more|more|next|proceed|go|your turn|i am listening|and (?:now|then|you)|(?:and )?the (?:rest|others)|(?:what|how) about the (?:rest|others)|anything else|now what|what now|what next|well|so|and)(?: please| then| now)? ?[.!?]*$/,
  ],
  [
    'nothing',
    /^(?:(?:um+|uh+|er+|well|hm+|oh|sorry|honestly|really|actually|i|ok|okay|sure|a)[,.]? )*(?:no(?:pe)?|nah|none|nothing|nobody|no one|neither|nada|not (?:really|sure|that i know(?: of)?)|no (?:idea|clue)|dunno|idk|(?:i )?(?:do not|can not|could not) (?:know|say|tell|see)|(?:i )?have (?:no (?:idea|clue)|nothing|none)|who knows|hard to say|not a clue|beats me)(?: (?:sorry|idea|really|about (?:that|it|this)|there|either|here|from me|at all|for (?:that|it)))*[, ]*(?:sorry|thanks?)?[ .!]*$/,
  ],
]

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\b(?:whats|what's)\b/g, 'what is'],
  [/\b(how|who|that|it|this|where|let)'s\b/g, '$1 is'],
  [/\blet is\b|\blets\b/g, 'let us'],
  [/\bcan't\b|\bcannot\b|\bcant\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they|it)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they)'d\b/g, '$1 would'],
]

/** No aside is longer: what is said in so many words is about the game. */
const LONGEST = 400

/** What a message says beside the game, if anything. */
export function asideIn(message: string): Aside | undefined {
  if (message.length > LONGEST) return undefined
  let text = message.toLowerCase().replace(/\s+/g, ' ').trim()
  for (const [short, long] of CONTRACTIONS) text = text.replace(short, long)
  return RULES.find(([, pattern]) => pattern.test(text))?.[0]
}

const OPENINGS =
  "ok|okay|yes|yeah|well|hm+|oh|sorry|alright|all right|then|so|very|really|much|actually|that is|it is|this is|that's|it's|i misread|my mistake|on second thought"
const PLEASED = new RegExp(
  `^\\W*(?:(?:${OPENINGS}) ?[,.!]* ?){0,5}(?:perfect|fine|deal|good|great|lovely|wonderful|excellent|nice|sold|(?:i|i'll|i will) (?:really |do |now |would )?(?:like|love|take|accept) (?:it|that|this|them)(?: one)?)(?:[\\s,.!]+(?:thanks?|thank you|then|enough|after all|for (?:me|us)|so much|very much|indeed|do it|book it|go ahead|let's do (?:it|that)|i'll take it|i will take it|i accept(?: it)?|send it again))*\\W*$`,
  'i',
)

/** Whether a message says no more than that somebody is pleased with what was offered: "perfect, thank you", "it's fine, I'll take it". */
export const isPleased = (message: string): boolean =>
  message.length < 120 && PLEASED.test(message.replaceAll('’', "'").replaceAll(/\s+/g, ' '))
