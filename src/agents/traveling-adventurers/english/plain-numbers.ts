/** Numbers of coins said in a roundabout way, as plain ones: a table of rewritings. */
import type { Rewriting } from '../../english/typing/rewriting.ts'
import { NUMBERS } from './lexicon.ts'

const NUMBER_WORD = [...NUMBERS.keys()].join('|')
const WRITTEN_TWICE = new RegExp(
  `\\b(${NUMBER_WORD})(?: coins?)? \\((\\d{1,2})\\)|\\b(\\d{1,2}) \\((${NUMBER_WORD})\\)`,
  'gi',
)

/** "Nine, yes nine" */
const REPEATED = new RegExp(
  `\\b(${NUMBER_WORD}|\\d+),? (?:yes|yeah|yep|really|exactly|indeed),? \\1\\b(?! coins? (?:to|from)),?`,
  'gi',
)
/** "To go from K to A, I find 10": a way, and no plan to take it. */
const FOR_GOING = new RegExp(
  String.raw`(^|[.!?;\n] ?)(?:and |for |in order )*to (?:go|get|walk|travel|move|come|pass) (?=from [^,.!?\n\d]{3,50}, ?(?:i|there|it|one|you|we)\b[^,.!?\n]{0,30}\b(?:\d|(?:${NUMBER_WORD})\b))`,
  'gi',
)
/** "Eight. That's what K-L gives me", "six is how many I have from K to L". */
const CLEFT = new RegExp(
  String.raw`(^|[.!?;\n] ?)(${NUMBER_WORD}|\d{1,2})((?: coins?)?)(?: is|(?: ?[.,!;:–—-]+ ?| )(?:that['’]?s|that is|this is|it['’]?s|it is)) (?:just |exactly )?(?:what|how much|how many(?: coins)?) (?:(i) (?:have|get|got|see|find|collect) (?=\S)|(?!you\b|we\b|i\b)([^,.!?;\n]{3,50}?) (?:gives?|has|have|pays?|brings?|offers?|yields?|is worth|holds?|shows?|says?)\b)`,
  'gi',
)
/** "I need two numbers from you" */
const NUMBERS_OF_YOURS = new RegExp(
  String.raw`\b(?:an?|some|\d|${NUMBER_WORD}) (?:more )?(numbers?|values?|counts?|amounts?) (?:from|of) you\b`,
  'gi',
)
/** "A total of six coins": as many as one hallway has. */
const SMALL_TOTAL = new RegExp(String.raw`\ba (?:sum |grand )?total of (?=(?:\d|10|${NUMBER_WORD})\b)`, 'gi')
/** "Are all threes", "both 5s" */
const PLURALS = new RegExp(
  String.raw`\b(are|were|just|only|all|both|each|rest|others|else|remaining) (?:(twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b|(\d{1,2})['’]?s\b)`,
  'gi',
)

/** "Everything's a 3", "the attic's 8" */
const IS_NUMBER = new RegExp(
  String.raw`\b(everything|rest|else|room|attic|kitchen|bathroom|bath|loft|hallway|other|one)['’]s (?=(?:all |just |only |a |an )*(?:\d|(?:${NUMBER_WORD})\b))`,
  'gi',
)

/** "I have two 8s, L-B and E-K" */
const OF_EACH = new RegExp(
  String.raw`\b(?:two|three|four|five|[2-5]) (?:(twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b|(\d{1,2})['’]?s\b)`,
  'gi',
)

/** "I see a lot of ones: L-E, L-B and K-A" */
const MANY_OF_EACH =
  /\b(?:a lot of|lots of|many|several|some|a few|plenty of) (ones|twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b(?=[^.!?\n]{0,60}:)/gi

/** "8s" and "eights" as one number. */
const single = (word: string | undefined, digits: string | undefined): string =>
  digits ?? word!.replace(/(?:(x)e)?s$/i, '$1')

/** "L > K > 5", "L -> K": signs that lead from room to room. */
const LEADS = /[-=–—]>|[→⇒]|[a-z)] ?> ?[a-z(](?!our\b|ine\b|y\b)/i
/** "K-A > 5", "my K-A > your K-A": signs that compare. */
const compare = (line: string): string =>
  LEADS.test(line)
    ? line
    : line
        .replace(/(?<![-=<>])> ?(?=\d)/g, ' above ')
        .replace(/(?<![-=<>])< ?(?=\d)/g, ' below ')
        .replace(/> ?(?=(?:your|my|mine)\b)/gi, ' is more than ')
        .replace(/< ?(?=(?:your|my|mine)\b)/gi, ' is less than ')

const ORDINALS = ['first', 'second', 'third']

export const NUMBERS_SAID: readonly Rewriting[] = [
  // "Your #1", "ur no. 2", "the kitchen 1st"
  [
    /\b(your?s?|urs?|my|the) (?:#|no\.? ?|nr\.? ?|number ?)([1-3])(?: one)?\b(?! ?(?:coins?|on|from|to|for me|[-–:=]))/gi,
    (_, whose = '', nth = '') => `${whose} ${ORDINALS[Number(nth) - 1]!} one`,
  ],
  [/\b(1st|2nd|3rd)\b/gi, (nth) => ORDINALS[Number(nth[0]) - 1]!],
  [/\b\d+(?:st|nd|rd|th)\b/gi, ' '],
  [/\b1[oO]\b/g, '10'],
  // "4 resp. 10"
  [/\b(\d+),? resp(?:\.|ectively)?,? (\d+)/gi, '$1 and $2'],
  [/\bresp\.(?=\s|$)/gi, 'respectively'],
  [/(?:≥|⩾|>=) ?(?=\d)/g, ' at least '],
  [/(?:≤|⩽|<=) ?(?=\d)/g, ' at most '],
  [/^.*[<>].*$/gm, compare],
  // "3s and below": a bound.
  [/\b(\d{1,2})(?:['’]?s)? (?:and|or) (?:below|under|lower|less|smaller|fewer)\b/gi, '$1 or less'],
  [/(\d)\+(?=[\s.,;)]|$)(?!\s*\d)/g, '$1 or more'],
  [
    WRITTEN_TWICE,
    (all, word = '', number = '', first = '', second = '') => {
      const digits = number || first
      return NUMBERS.get((word || second).toLowerCase()) === Number(digits) ? digits : all
    },
  ],
  [REPEATED, '$1'],
  // "Is... 4"
  [/\b(is|are|has|have|was)\s?(?:\.{2,}|…)/gi, '$1 '],
  [FOR_GOING, '$1'],
  [
    CLEFT,
    (_, before = '', number = '', coins = '', own, subject = '') =>
      before + (own ? `I have ${number}${coins} ` : `${subject} has ${number}${coins}`),
  ],
  [MANY_OF_EACH, (_, word) => `each ${/ones/i.test(word) ? 1 : single(word, undefined)}`],
  [OF_EACH, (_, word, digits) => `each ${single(word, digits)}`],
  [PLURALS, (_, before, word, digits) => `${before} ${single(word, digits)}`],
  // "The rest is just ones", "everything's a 3", "fives everywhere", "just the one"
  [
    /(?<!\bthe )\b(is|are|get|just|only|see)((?: all| both| each| just| only)*) ones(?= ?(?:$|[.,;!)\n]| ?(?:and|but|except|apart)\b))/gi,
    '$1$2 1',
  ],
  [IS_NUMBER, '$1 is '],
  // No number.
  [/\bthe two of us\b/gi, 'both of us'],
  [/\b(between|among|of) (?:the|these|those) (?:two|three)\b(?! (?:coins|rooms|hallways|of))/gi, '$1 them'],
  [
    /\b(?:(one|two|three|four|five|six|seven|eight|nine|ten)e?s|(\d{1,2})['’]?s) (?=everywhere|all around|all over|throughout|(?:for|on|to|from|with) (?:everything|everywhere|anything|all|every|each|the rest|the others?|any)\b)/gi,
    (_, word, digit) => `${digit ?? word} `,
  ],
  // "Your values for these three"
  [
    /\b(for|on|in|at|to|about|with|along) (these|those) (?:two|three|four|five|[2-5])(?= ?(?:$|[.,!?;\n]|hallways?|ones?|corridors?|connections?|edges?|steps?|please|as|too|then|and)\b|$|[.,!?;\n])/gi,
    '$1 $2',
  ],
  [NUMBERS_OF_YOURS, 'your $1'],
  [SMALL_TOTAL, ''],
  [/\b(just|only) the one\b/gi, '$1 1'],
]
