/** Text as people type it in a hurry, written out: `u`, `w/`, `sooo`, `4 me`, smileys; so that all readers meet plain words. */

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
  wanna: 'want to',
  gonna: 'going to',
  needa: 'need to',
  pts: 'points',
  pt: 'point',
  approx: 'about',
  tbh: 'honestly',
  imo: 'i think',
  imho: 'i think',
}

/** What children and learners make of "best" and "better". */
const HOMEMADE: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\b(?:bestest|goodest|(?:the )?most good)\b/gi, 'best'],
  [/\b(?:worstest|baddest)\b/gi, 'worst'],
  [/\b(?:gooder|more (?:good|better))\b/gi, 'better'],
  [/\b(?:badder|more (?:bad|worse))\b/gi, 'worse'],
]

const SHORTS = new RegExp(`(?<![\\w'/.$-])(?:${Object.keys(SHORT).join('|')})(?![\\w'/@-]|\\.\\w)`, 'gi')

/** Faces and signs that people and models put for a word. */
const SIGNS: readonly (readonly [pattern: RegExp, word: string])[] = [
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

/** The message in plain words; `echoes`: "same for Greta" stays, for who reads on to know what of. */
export function plainSpeech(text: string, echoes = false): string {
  let plain = text
  if (/[\u0100-\uFFFF]/.test(plain)) plain = plain.replace(STARS, countStars)
  if (/[\u0100-\uFFFF]/.test(plain)) for (const [pattern, word] of SIGNS) plain = plain.replace(pattern, word)
  for (const [pattern, word] of HOMEMADE) plain = plain.replace(pattern, word)
  return (
    plain
      .replace(/>{2,}/g, '>')
      .replace(
        MARKED,
        (_, before: string, mark: string, sign: string) =>
          `${before} ${sign === '+' && mark === 'A' ? 'perfect' : MARKS[mark]!}`,
      )
      .replace(/(?<= )\+\+(?= |[,.;]|$)/g, 'very good')
      .replace(/(?<= )--(?=[,.;]|$)/g, 'very bad')
      // "Idk, just average" tells something after all.
      .replace(/\b(?:idk|dunno)\b(?= ?(?:[.;!?\n]|$))/gi, 'no idea')
      .replace(/\bidk,?(?= [a-z])/gi, 'honestly')
      .replace(NOBODY_ELSE, 'at a pinch')
      .replace(MARKED_TOO, (_, before: string, mark: string) => `${before} ${MARKS[mark]!}`)
      .replace(MARKS_ALONE, (_, mark: string | undefined, alone: string) => MARKS[mark ?? alone]!)
      .replace(/\bnothing but\b/gi, 'only')
      .replace(UTMOST, 'extremely $1')
      .replace(LIKEWISE, echoes ? '$&' : ' and ')
      .replace(/\b(?:no|not) (?:fewer|less) than\b|\ba minimum of\b|>=/gi, 'at least')
      .replace(/\bw\/o\b/gi, 'without')
      .replace(/\bw\/ ?(?=[a-z])/gi, 'with ')
      .replace(/\bn\/a\b/gi, 'unknown')
      // "Bards n Brews" is a name.
      .replace(/(?<=[a-z,] )n(?= [a-z])/g, 'and')
      .replace(SHORTS, (word) => SHORT[word.toLowerCase()]!)
      .replace(/(?<=[a-z\d] )4 (?=me\b|us\b|you\b|him\b|her\b|them\b|the\b|kids\b|sure\b)/gi, 'for ')
      .replace(/\b(from \d{1,2}(?::\d\d)? ?(?:[ap]m)?) 2 (?=\d)/gi, '$1 to ')
      .replace(/\b2 (?=me\b|us\b|you\b|be\b|see\b|go\b|do\b)/gi, 'to ')
      .replace(/\b[a-z]*([a-z])\1{2,}[a-z]*\b/gi, shorten)
  )
}

/** Words that are written with the same letter twice. */
const DOUBLED = new Set(
  'good too cool sweet need see free food well all full off less kiss week keep soon room poor school look book cheers agree hell tell kill bill will call fall miss pass class boss mess coffee better really all feel green deep sleep meet street tree three'.split(
    ' ',
  ),
)

/** "Sooo" is "so", "goood" is "good". */
function shorten(word: string): string {
  const twice = word.replace(/([a-z])\1{2,}/gi, '$1$1')
  return DOUBLED.has(twice.toLowerCase()) ? twice : word.replace(/([a-z])\1{2,}/gi, '$1')
}
