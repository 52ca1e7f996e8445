/** Text as people type it in a hurry, written out: `u`, `w/`, `sooo`, `4 me`, smileys; so that all readers meet plain words. */
import { FACE, IN_MY_VIEW, LAUGHTER, OF_SAYING } from './asides.ts'
import { rewrite, type Rewriting } from './rewriting.ts'
import { NUMBERS_FOR_WORDS, SHORTHAND, STRETCHED } from './shorthand.ts'

/** Short forms that stand for the same words wherever they stand. */
const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ya: 'you',
  w: 'with',
  wo: 'without',
  abt: 'about',
  smth: 'something',
  sth: 'something',
  tho: 'though',
  thru: 'through',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  def: 'definitely',
  deffo: 'definitely',
  defo: 'definitely',
  prolly: 'probably',
  rly: 'really',
  rlly: 'really',
  reli: 'really',
  luv: 'love',
  gr8: 'great',
  pls: 'please',
  plz: 'please',
  ppl: 'people',
  lil: 'little',
  imp: 'important',
  mtg: 'meeting',
  mtgs: 'meetings',
  appt: 'appointment',
  btw: 'by the way',
  wknd: 'weekend',
  tmrw: 'tomorrow',
  outta: 'out of',
  lotsa: 'lots of',
  shoulda: 'should have',
  hafta: 'have to',
  gotta: 'have to',
  needa: 'need to',
  pts: 'points',
  pt: 'point',
  approx: 'about',
  tbh: 'honestly',
  imo: 'i think',
  imho: 'i think',
  perf: 'perfect',
  impt: 'important',
  obv: 'obviously',
  obvs: 'obviously',
  tmr: 'tomorrow',
  fav: 'favourite',
  b4: 'before',
}

const SHORTS = new RegExp(`(?<![\\w'/.$-])(?:${Object.keys(SHORT).join('|')})(?![\\w'/@-]|\\.\\w)`, 'gi')

/** What children and learners make of "best" and "better". */
const HOMEMADE: readonly Rewriting[] = [
  [/\b(?:bestest|goodest|(?:the )?most good)\b/gi, 'best'],
  [/\b(?:worstest|baddest)\b/gi, 'worst'],
  [/\b(?:gooder|more (?:good|better))\b/gi, 'better'],
  [/\b(?:badder|more (?:bad|worse))\b/gi, 'worse'],
]

/** Faces and signs that people and models put for a word. */
const SIGNS: readonly Rewriting[] = [
  [/[\u2705\u2714\u{1F44D}\u{1F4AF}\u{1F525}\u{1F60D}\u{1F929}\u2764\u{1F31F}\u{1F44C}]\uFE0F?/gu, ' thumbsup '],
  [
    /[\u274C\u2716\u2717\u2718\u{1F44E}\u{1F6AB}\u26D4\u{1F92E}\u{1F480}\u{1F621}\u{1F922}\u{1F62C}\u{1F4A9}\u{1F641}\u2639\u{1F61E}]\uFE0F?/gu,
    ' thumbsdown ',
  ],
  [/[\u{1F937}](?:\u{1F3FB}|\u{1F3FC}|\u{1F3FD}|\u{1F3FE}|\u{1F3FF})?(?:\u200D[\u2640\u2642])?\uFE0F?/gu, ' no idea '],
  [/[\u{1F610}\u{1F611}]\uFE0F?/gu, ' so so '],
  [/\u2265/gu, ' at least '],
  [/\u2264/gu, ' at most '],
]

/** "★★★★☆": four of five. */
const STARS = /(?:[\u2605\u2B50]\uFE0F?){2,5}\u2606*|[\u2605\u2B50]\uFE0F?\u2606+/g
const countStars = (stars: string): string => ` ${[...stars].filter((star) => /[\u2605\u2B50]/.test(star)).length}/5 `

/** Marks of schools, in words. */
const MARKS: Readonly<Record<string, string>> = {
  A: 'excellent',
  B: 'good',
  C: 'middling',
  D: 'poor',
  E: 'terrible',
  F: 'terrible',
}
/** "Gets a B+", "I would give her an F": a letter that is given or earned. */
const MARKED =
  /\b((?:gets?|got|gives?|gave|earns?|earned|deserves?|merits?|awards?|grade|rate|mark|scores?|worth|is|be)(?: [\w']+){0,5}?) an? (?:solid |clear |straight |full )?([A-F])([+-]?)(?![\w'])/g
/** "… and a D on Ember". */
const MARKED_TOO =
  /(?<=\b(?:excellent|perfect|good|middling|poor|terrible) [^.!?\n]{3,40})(,|and|but) an? ([A-F])[+-]?(?= (?:on|for|in|at|from)\b)/g
/** "If there's really nobody else." */
const NOBODY_ELSE =
  /\b(?:but )?(?:only )?if (?:there(?:'s| is)|(?:we|you|i) (?:have|find|can find|can get)|we're left with) (?:\w+ )?(?:nobody|no one|none)(?: (?:else|better|left))?\b/gi
/** "Delta B+, Ember D-", "Delta: B". */
const MARKS_ALONE = /(?<=[\w)]:? )([A-F])[+-](?= ?(?:[,.;]|$))|(?<=\w: )([A-F])(?= ?(?:[,.;]|$))/gm
/** "As important as it gets". */
const UTMOST = /\bas (?!good\b)([a-z]+) as (?:it gets|can be|they come)\b/gi
/** "Great on it, same for Greta": what was said holds of one more. */
const LIKEWISE =
  /,? (?:and )?(?:the )?(?:same|ditto|likewise)(?: (?:goes|holds|applies|is true))? (?:for|with|of) (?=[A-Z])/g

/** Said of the saying, and of nothing that is told: "if you ask me", "if I had to put a number on it". */
const ASIDES =
  /,? ?\bif (?:you ask me|memory serves(?: me)?(?: right)?|that helps|(?:i['’]?m|i am) (?:being )?(?:honest|not mistaken|not wrong|right|correct|reading (?:it|this|that) (?:right|correctly))|i (?:may|might|can|must) say(?: so)?|i (?:had|have|were|was) to (?:put|say|guess|rate|give)(?: (?:it|that|this))?(?: a (?:number|guess|rating|mark))?(?: (?:on|to) (?:it|that|this))?)\b,?/gi

/** Laughter, smiles and words about the saying, which say nothing of what is said. */
const CHATTER: readonly Rewriting[] = [
  [new RegExp(String.raw`(?<!\s)\s{1,4}(?:(?:${FACE})\s{0,4}){1,6}([.!?]{0,4})$`, 'gm'), '$1'],
  // Before other words a smile ends a sentence.
  [new RegExp(String.raw`(?<=[.!?,;])\s{1,4}(?:${FACE})(?=\s)`, 'g'), ''],
  [new RegExp(String.raw`(?<=\s)(?:${FACE})(?=\s)`, 'g'), ';'],
  [
    /(?<!\s)\s{0,4}[\u{1F600}-\u{1F60C}\u{1F60E}\u{1F609}\u{1F642}\u{1F643}\u{1F605}\u{1F606}\u{1F914}\u{1F917}\u{1F64F}\u{1F602}\u{1F923}\u{1F970}\u{1F389}\u2728\u{1F44B}\u{1F91E}\u{1F91D}\u{1F973}\u263A]\uFE0F?(?=\s{0,4}(?:$|[.!?,]))/gu,
    '',
  ],
  [new RegExp(String.raw`(?:,? ?\b(?:${LAUGHTER})\b){1,6}(?=\s{0,4}(?:[.!?,;:)]|$))|\b(?:${LAUGHTER})\b,? `, 'gi'), ''],
  [
    new RegExp(String.raw`,? (?:${OF_SAYING}|${IN_MY_VIEW}|i (?:guess|suppose|reckon))(?=\s{0,4}(?:[.!?;)]|$))`, 'gi'),
    '',
  ],
  [/(?<=[a-z\d]) (?=(?:i think|just saying|you know)\s{0,4}(?:[.!?;]|$))/gi, ', '],
  // "For Delta ... Ada is best": dots that part no sentences.
  [
    /(?<=(?:^|[.!?\n] )(?:for|on|with|if|when|between|as for|compared (?:with|to)|meh|well|but|and)\b[^.!?\n]{0,60})(?<!\.) ?(?:\.{2,}|…) ?(?=[a-z])/gim,
    ', ',
  ],
  [
    /(?<=[a-z]) ?(?:\.{2,}|…) ?(?=(?:though|although|but|or|nobody|nothing|not (?:the|a|so|that|too|very|quite|perfect|great|really))\b)/gi,
    ', ',
  ],
]

/** The message without what only accompanies it. */
export const withoutChatter = (text: string): string =>
  rewrite(text.slice(0, LONGEST), [STRETCHED, ...CHATTER]) + text.slice(LONGEST)

/** What is longer than any talk is not looked at. */
const LONGEST = 6000

/** "Not v good", "the v top". */
const VERY =
  /(?<=\b(?:is|are|am|be|was|not|n['’]?t|an?|the|s|m|re|im|its|feels?|seems?|looks?|would be) )v(?= [a-z])|\bv(?= (?:good|well|bad|poor|strong|weak|important|happy|sad|sorry|low|high|nice|much|suitable|top|bottom|likely|little|few)\b)/gi
/** "Its terrible": said of it, where a thing of its own would be "its score". */
const IT_IS =
  /\bits(?= (?:not|an?|the|my|our|very|so|too|just|like|really|super|pretty|quite|only|also|still|no|about|worth|at|in|ok|okay|fine|good|great|perfect|bad|terrible|awful|horrible|flawless|mediocre|average|meh|low|high|poor|weak|strong|important|vital|crucial|critical|unimportant|minor|nothing|\d)\b)/gi

/** "Is like totally lost": likens it to nothing. */
const FILLS =
  /\b((?:is|are|was|['’]s|['’]re|be|being) )like (?=(?:only|just|completely|totally|really|super|so|very|extremely|nobody|no one|nothing|somewhere|blank|also|taken|equal|unknown|empty|full|free|busy|fine|ok|okay|perfect|terrible|great|good|bad|low|high|not|way|kind|sort|pretty|quite|the (?:best|worst|perfect)|a (?:solid|good|great|bad|perfect|terrible|total|complete|real))\b)/gi

/** Marks of schools, amounts and limits, in words. */
const SPOKEN: readonly Rewriting[] = [
  [VERY, 'very'],
  [IT_IS, 'it is'],
  [FILLS, '$1'],
  [/>{2,}/g, '>'],
  [MARKED, (_, before, mark, sign) => `${before} ${sign === '+' && mark === 'A' ? 'perfect' : MARKS[mark]!}`],
  [/(?<= )\+\+(?= |[,.;]|$)/g, 'very good'],
  [/(?<= )--(?=[,.;]|$)/g, 'very bad'],
  // "Idk, just average" tells something after all.
  [/\b(?:idk|dunno)\b(?= ?(?:[.;!?\n]|$))/gi, 'no idea'],
  [/\bidk,?(?= [a-z])/gi, 'honestly'],
  [NOBODY_ELSE, 'at a pinch'],
  [MARKED_TOO, (_, before, mark) => `${before} ${MARKS[mark]!}`],
  [MARKS_ALONE, (_, mark, alone) => MARKS[mark ?? alone]!],
  [/\bnothing but\b/gi, 'only'],
  [UTMOST, 'extremely $1'],
  [ASIDES, ''],
  [/\bmake no mistake\b[,:]?/gi, ''],
  // "There's no way Ada can do Delta."
  [/\b(?:there(?:['’]s| is) )?no way (?:that )?(?=[A-Z]\w+ (?:\w+ )?(?:can|could|will|would|should)\b)/g, 'I doubt '],
  [/\bhit[- ](?:and|or)[- ]miss\b/gi, 'so so'],
  [/\bi\.e\.?,?(?= )/gi, 'namely'],
  [/\be\.g\.?,?(?= )/gi, 'namely'],
  // Short words that end with a dot, which ends no sentence.
  [/\b(esp|incl|approx|appt|mtg|imp|resp|prob|vs)\.(?= )/gi, '$1'],
  [/\besp\b/gi, 'especially'],
  [/\bthumbs?[ -](up|down)\b/gi, 'thumbs$1'],
  // "Someone else than Ada", "wherever you put her".
  [/\b(?:some|any)(?:one|body) (?:else )?(?:than|other than|but|except|besides) (?=[A-Z])/g, 'anyone but '],
  [/\bwherever (?:you|we|i) (?:put|use|place|need|want|send) (?:him|her|them)\b/gi, 'everywhere'],
  [/\b(born|made|built|meant) to (?:review|do|handle|judge|read|take|referee|assess)(?= ["A-Z])/g, '$1 for'],
  [/\bfifty[ -]fifty\b/gi, '50/50'],
]
/** What is written for a word or for "at least". */
const WRITTEN: readonly Rewriting[] = [
  [SHORTS, (word) => SHORT[word.toLowerCase()]!],
  [/\b(?:no|not) (?:fewer|less) than\b|\ba minimum of\b|>=/gi, 'at least'],
  [/\bn\/a\b/gi, 'unknown'],
]

/** The message in plain words; `echoes`: "same for Greta" stays, for who reads on to know what of. */
export function plainSpeech(text: string, echoes = false): string {
  const said = withoutChatter(text)
  const signs = /[\u0100-\uFFFF]/.test(said) ? rewrite(said.replace(STARS, countStars), SIGNS) : said
  const spoken = rewrite(signs, HOMEMADE, SPOKEN)
  return rewrite(echoes ? spoken : spoken.replace(LIKEWISE, ' and '), WRITTEN, SHORTHAND, NUMBERS_FOR_WORDS)
}
