/** What users say of their meetings in a roundabout way, said plainly: "(out of 10)", "how important … is: 7", "no matter what". */
import { rewrite, type Rewriting } from '../english/typing/rewriting.ts'

const DAY = String.raw`(?:\d{1,2}\/\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w{0,6}\.? \d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`
const HALF =
  '(?:(?:somewhat|fairly|quite|rather|pretty|moderately) important|(?:of |an? )?(?:medium|moderate|middling|average) (?:importance|priority)(?: (?:meeting|one))?)'

const sayNot = (_: string, verb: string): string => `both ${{ is: 'are', was: 'were' }[verb.toLowerCase()] ?? verb} not`

const CLOCK_AND_NUMBER =
  /\b(\d{1,2})(?::(\d\d))? ?([ap]\.?m\.?) ?[-–—] ?(10|[1-9])\b(?! ?(?:[ap]\.?m\b|:\d|\/|-|–|o['’]clock))/gi

/** Whether so much would be a meeting from a clock to an hour behind it: of half an hour to four. */
const isRange = ([, hour, minute, , end]: readonly (string | undefined)[]): boolean => {
  const minutes = (60 * Number(end) - 60 * Number(hour) - Number(minute ?? 0) + 1440) % 720
  return minutes >= 30 && minutes <= 240
}

/** "9 AM - 6, 11 AM - 8": numbers behind a dash are how much it counts where they cannot all be when it ends. */
function sayGrades(text: string): string {
  const rows = [...text.matchAll(CLOCK_AND_NUMBER)]
  return rows.length < 2 || rows.every(isRange)
    ? text
    : text.replace(
        CLOCK_AND_NUMBER,
        (_, hour: string, minute: string | undefined, half: string, grade: string) =>
          `${hour}${minute === undefined ? '' : `:${minute}`} ${half}: ${grade}`,
      )
}

/** A message in plainer words. */
export const sayPlainly = (text: string): string => rewrite(sayGrades(text), PLAINLY)

const PLAINLY: readonly Rewriting[] = [
  // "My June 1 meeting from 9 until 11 has importance 7": the day belongs to its hours.
  [
    new RegExp(
      String.raw`\b(?:my|the|our|that) (${DAY}) (?:meeting|call|appointment|event|session|slot|thing|one),? (?=from\b|at\b|between\b|\()`,
      'gi',
    ),
    '$1 ',
  ],
  [/\b(10|[1-9])\b([^\d.()\n]{0,20})\((?:out of|of|\/) ?(?:10|ten)\)/gi, '$1 out of 10$2'],
  [/\bhow important (.{3,60}?) is(?: to me)? ?[:=–-] ?(10|[1-9])\b/gi, '$1: importance $2'],
  // "The one at 8 has a 7", "gets an 8 from me".
  [
    /\b(?:has|have|gets?|got|carr(?:y|ies)|rates?|scores?|merits?|deserves?|receives?|earns?|ranks?)(?: (?:only|just|about|around|perhaps|maybe|like))* (?:an? )?(?:importance |rating |score |weight )?(?:of )?(?:an? )?(10|[1-9])\b(?=\s*(?:[.,;!?)]|$|\b(?:and|but|for me|from me|out of|to me|too|as well|or so|i)\b))/gi,
    (_, number) => `is ${number === '8' ? 'an' : 'a'} ${number}`,
  ],
  [/\bimp(?:ortance)?\.? ?[:=]? ?(?=\d)/gi, 'importance '],
  [/\b(10|[1-9]) is how important (.{3,60}?) is\b(?: to me| for me)?/gi, '$2: importance $1'],
  [/\bhow important ?[:=–-] ?(10|[1-9])\b/gi, 'importance $1'],
  [/(?<=\bkeep [^.;\n]{0,60})\bno matter what\b(?: happens)?/gi, 'at all costs'],
  [/(?<=\w),? ?\bno matter (?:what|how)\b(?: happens)?/gi, ''],
  // "Neither is important", "none of them matters": said of all that was asked about.
  [
    /\b(?:neither|none)(?: of (?:them|these|those|the two|it))? (?:really )?(is|are|was|were|can|could|would)\b(?![^.;\n]{0,80}\bnor\b)/gi,
    sayNot,
  ],
  [
    /\b(?:neither|none)(?: of (?:them|these|those|the two|it))? (?:really |actually )?(?:matters?|counts?)\b/gi,
    'both do not matter',
  ],
  [/\b(?:in the middle of the night|overnight|during the night|at night time)\b/gi, 'between 10 pm and 5 am'],
  // "Thursday is vital, everything else can be skipped" says two things.
  [
    /(?<!\b(?:than|of|for|above|over|like|with|at|to|in|on|before|from|and all)),? (?:and |but |while |whereas )?(?=(?:the rest|the others|everything else|nothing else|all (?:the )?other (?:ones|meetings)|all (?:the )?others) (?:is|are|can|could|may|does|do|will|would|matters?|counts?)\b)/gi,
    '. ',
  ],
  // A greeting names no time.
  [/^\W*(?:morning|evening|afternoon)\b(?=\W*(?:[!,.]|$|all\b|every\w+|there\b|folks))/i, 'hello'],
  [/(?<!\ban? )\bgood (?:morning|evening|afternoon|night)\b(?! (?:flight|slot|time))/gi, 'hello'],
  [/\bhave an? (?:\w+ )?(?:morning|evening|afternoon|night)\b/gi, 'goodbye'],
  // "Avoid my 3 to 7 meeting on Friday": it counts.
  [
    /\b(?:avoid(?:ing)?|(?:steer|stay|keep) (?:clear of|clear from|away from)|work(?:ing)? around) (?=(?:my|the|that|our) [^.;!?\n]{0,40}\b(?:meetings?|appointments?|calls?)\b)/gi,
    'not miss ',
  ],
  // "My last meeting is unimportant, if that helps?" asks for nothing.
  [
    /(?<=(?:^|[.!?\n]\s{0,3})(?:my|the|i have|that|it)\b[^.?!\n]{0,120}),? if (?:that|it|this) (?:works|helps|matters|is (?:ok|okay|fine|possible|alright|any help))\s*\?/gi,
    '.',
  ],
  // "Let's skip Thursday altogether": no meeting is skipped.
  [
    new RegExp(
      String.raw`\b(?:let['’]?s|please|we (?:can|could|should)) (?:skip|rule out|leave out|forget about|forget) (?:on )?(?=${DAY}\b(?! (?:at|from|between|morning|noon|afternoon|evening|night|meeting)|['’]s))`,
      'gi',
    ),
    'avoid ',
  ],
  // "None of my meetings are important."
  [/\b(?:none|not one) of ((?:my|the) (?:\w+ )?meetings)(?: really| actually)? (is|are|was|were)\b/gi, '$1 $2 not'],
  [/\bafter (?:lunch|lunchtime)\b/gi, 'after 1 pm'],
  [/\bafter (?:work|office hours|business hours)\b/gi, 'after 5 pm'],
  [/\bbefore (?:lunch|lunchtime)\b/gi, 'before noon'],
  [/\b(matters?) (?:just|only) a (little|bit)\b/gi, '$1 a $2'],
  [
    new RegExp(
      String.raw`\b${HALF},? (?:but |though |and |so )?(?:(?:it['’]s |it is )?not (?:crucial|critical|essential|vital|a must)|(?:i )?(?:can|could|might) (?:be |still )?(?:moved?|miss(?:ed)?|skip(?:ped)?|rescheduled?|shift(?:ed)?)(?: it)?)\b`,
      'gi',
    ),
    'moderately important',
  ],
]
