/** What anybody may type for short, by dictation or for show, whatever the game: tables of rewritings. */
import type { Rewriting } from './rewriting.ts'

/** ":)" and ":-D", whose colon introduces nothing. */
const SMILEYS = /(?<=^|\s)[:;=]['-]?[()DPpoO3/\\|*]+(?=$|[\s.,!?])|[:;]-?[()]+(?=$|[\s.,!?])/g
/** Emoji other than those that answer, with what belongs to them. */
const PICTURES = /(?![👍👌✅💯👎↔])(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu

/** Letters with marks, numbers in frames, arrows, pictures, marks that are dictated. */
export const MARKS: readonly Rewriting[] = [
  // "Sí", "natürlich" in letters without, once they stand apart from their marks.
  [/\p{Mn}+/gu, (marks) => (marks === '\uFE0F' || marks === '\u20E3' ? marks : '')],
  [/(\d)\uFE0F?\u20E3/gu, '$1'],
  [/[💰🪙💵💎🟡🏅]+/gu, ' coins '],
  [/[➡➔➜👉⮕]\uFE0F?/gu, ' → '],
  [PICTURES, ' , '],
  [/(?: , \s*)+$/, ''],
  [SMILEYS, ' ; '],
  // No sentence ends there.
  [/\b(?:i\. ?e|e\. ?g)\.,?/gi, ','],
  [/ (?:comma|semicolon)\b/gi, ','],
  [/ question mark\b/gi, '?'],
  [/ (?:exclamation mark|exclamation point|full stop|period)(?= |$)/gi, '.'],
  [/\bnew (?:line|paragraph)\b/gi, '\n'],
  [/[*<[]\/?(?:sarcasm|irony)(?: (?:on|off|mode)){0,2}[*>\]]/gi, ' . '],
  [/\b(?:u+m+|u+h+|erm?|uhm)\b,?/gi, ' '],
]

/** Words that are written with the same letter twice. */
const DOUBLED = new Set(
  'good too cool sweet need see free food well all full off less kiss week keep soon room poor school look book cheers agree hell tell kill bill will call fall miss pass class boss mess coffee better really all feel green deep sleep meet street tree three'.split(
    ' ',
  ),
)

/** "Sooo" is "so", "goood" is "good". */
function shorten(word: string): string {
  const twice = word.replace(/([a-z])\1{2,}/gi, '$1$1')
  if (DOUBLED.has(twice.toLowerCase())) return twice
  // A consonant thrice within a word is a slip of the hand rather than drawn out: "dissster".
  return /^[a-z]+([b-df-hj-np-tv-z])\1\1(?!\1)[a-z]{3,}$/i.test(word) ? twice : word.replace(/([a-z])\1{2,}/gi, '$1')
}

const LEARNERS: Readonly<Record<string, string>> = {
  sended: 'sent',
  choosed: 'chose',
  telled: 'told',
  finded: 'found',
  thinked: 'thought',
  goed: 'went',
  taked: 'took',
  getted: 'got',
}

const SLIPS: Readonly<Record<string, string>> = {
  teh: 'the',
  tehn: 'then',
  thne: 'then',
  adn: 'and',
  thnik: 'think',
  thikn: 'think',
  waht: 'what',
  hwat: 'what',
  yuo: 'you',
  yu: 'you',
  taht: 'that',
  thsi: 'this',
  hvae: 'have',
  jsut: 'just',
  wher: 'where',
  whre: 'where',
  wich: 'which',
  whcih: 'which',
}

/** "Sooo", "goood". Whole words first: to look for the letters at once takes the cube of the time where a digit follows them. */
export const STRETCHED: Rewriting = [/\b[a-z]+\b/gi, (word) => (/([a-z])\1\1/i.test(word) ? shorten(word) : word)]

/** "w/o", "b/w", "gimme", "sooo". */
export const SHORTHAND: readonly Rewriting[] = [
  [/\bb\/w\b/gi, 'between'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?(?=[a-z])/gi, 'with '],
  [/(?<=[a-z] )w (?=(?:the|a|an|my|your|ur|our|that|this|it|u|you|me|us)\b)/g, 'with '],
  [/\bwdyt\b/gi, 'what do you think'],
  // "Bards n Brews" is a name.
  [/(?<=[a-z,] )n(?= [a-z])/g, 'and'],
  [/\bbtw (?=\S{1,15} (?:room |rm )?(?:and|n|&) )/gi, 'between '],
  [/\bgo 4 it\b/gi, 'go for it'],
  STRETCHED,
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgimme\b/gi, 'give me'],
  // Fingers that were too quick.
  [
    /\b(?:teh|tehn|thne|adn|thnik|thikn|waht|hwat|yuo|yu|taht|thsi|hvae|jsut|wher|whre|wich|whcih)\b/g,
    (word) => SLIPS[word] ?? word,
  ],
  // As learners form them.
  [/\b(?:sended|choosed|telled|finded|thinked|goed|taked|getted)\b/gi, (word) => LEARNERS[word.toLowerCase()] ?? word],
  [/\blemme\b/gi, 'let me'],
  [/\b(what|how|where|which|who)['’]re\b/gi, '$1 are'],
  [/\b(w|h)b(?:u|y|you)\b/gi, (_, ask) => `${/w/i.test(ask) ? 'what' : 'how'} about you`],
]

/** "4 me", "from 2 2 4": numbers for words, where few numbers stand. */
export const NUMBERS_FOR_WORDS: readonly Rewriting[] = [
  [/(?<=[a-z\d] )4 (?=me\b|us\b|you\b|him\b|her\b|them\b|the\b|kids\b|sure\b)/gi, 'for '],
  [/\b(from \d{1,2}(?::\d\d)? ?(?:[ap]m)?) 2 (?=\d)/gi, '$1 to '],
  [/\b2 (?=me\b|us\b|you\b|be\b|see\b|go\b|do\b)/gi, 'to '],
]
