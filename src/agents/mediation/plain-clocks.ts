/**
 * Days, clocks and stretches of time as people say them, in the figures that the reader of times knows: "on the fourteenth from
 * half past eleven", "9.30-10.30", "at ten for an hour", "15/5", "the 15".
 */
import { rewrite, type Rewriting } from '../english/typing/rewriting.ts'

/** Hours in words, from one. */
export const HOUR_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const WORD = `(?:${HOUR_WORDS.join('|')})`
/** An hour in words or figures. */
export const HOUR = `(?:${WORD}|1[0-2]|[1-9])`
export const hourOf = (said: string): number => HOUR_WORDS.indexOf(said.toLowerCase()) + 1 || Number(said)
const pad = (minute: number): string => String(minute).padStart(2, '0')

/** Days that are said by a word which is no place in a row: "the fourteenth". */
const ORDINALS =
  'sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
const ORDINAL = new RegExp(`\\b(${ORDINALS.join('|').replaceAll('-', '[- ]')})\\b`, 'gi')
const ordinalOf = (said: string): string => {
  const day = ORDINALS.indexOf(said.toLowerCase().replace(' ', '-')) + 6
  return `${day}${day % 10 === 1 && day > 20 ? 'st' : day % 10 === 2 && day > 20 ? 'nd' : day % 10 === 3 && day > 20 ? 'rd' : 'th'}`
}

const TILL = '(?:to|till|until|til|-|–|—)'
const CLOCKS: readonly Rewriting[] = [
  [ORDINAL, ordinalOf],
  [new RegExp(`\\b(${HOUR}) ?o ?['’]? ?clocks?\\b`, 'gi'), (_, hour) => `${hourOf(hour)} oclock`],
  [
    new RegExp(`\\b(${HOUR})((?: ?[ap]m)? ${TILL} )half past(?! ${HOUR}\\b)\\b`, 'gi'),
    (_, hour, till) => `${hourOf(hour)}:00${till}${hourOf(hour)}:30`,
  ],
  [new RegExp(`\\b(?:a )?half past (${HOUR})\\b`, 'gi'), (_, hour) => `${hourOf(hour)}:30`],
  [new RegExp(`\\b(?:a )?quarter (?:past|after) (${HOUR})\\b`, 'gi'), (_, hour) => `${hourOf(hour)}:15`],
  [new RegExp(`\\b(?:a )?quarter to (${HOUR})\\b`, 'gi'), (_, hour) => `${hourOf(hour) - 1 || 12}:45`],
  [
    new RegExp(`(?<=\\b(?:at|from|until|till|to|by|after|before) )half (${WORD})\\b`, 'gi'),
    (_, hour) => `${hourOf(hour)}:30`,
  ],
  [new RegExp(`\\b(${WORD}) thirty\\b`, 'gi'), (_, hour) => `${hourOf(hour)}:30`],
  [/(?<![$\d.,])\b(1\d|2[0-3]|\d)\.([0-5][05])\b(?![\d%]|\.\d| ?(?:points|dollars|bucks))/g, '$1:$2'],
  // "12-1230", "12-12:30"
  [/(?<![$\d:./])\b(1\d|2[0-3]|[1-9]) ?[-–] ?(1\d|2[0-3]|[1-9])(00|15|30|45)\b(?!\d|:)/g, '$1:00-$2:$3'],
  [/(?<![$\d:./])\b(1\d|2[0-3]|[1-9])(?= ?[-–] ?\d{1,2}:\d\d)/g, '$1:00'],
  [new RegExp(`\\b(${WORD})(?= ${TILL} \\d{1,2}:\\d\\d)`, 'gi'), (_, hour) => `${hourOf(hour)}:00`],
  // "Two: 14th from 2 to 3"
  [new RegExp(`\\b(${WORD}|\\d): (?=(?:the )?\\d{1,2}(?:th|st|nd|rd|\\/))`, 'gi'), '$1. '],
  // "11-1 is 7"
  [
    new RegExp(
      `(\\d ?[-–] ?\\d{1,2}(?::[0-5]\\d)?(?: ?[ap]m)?) (?:is|are|=) (10|[1-9])(?=\\s*(?:[.;,!)]|$|\\band\\b|\\bbut\\b))`,
      'gi',
    ),
    '$1 is a $2',
  ],
  // "My swimming is 5 till 6 that day": "till" stands between no two importances.
  [
    new RegExp(
      `\\b(is|are|goes|runs|lasts|was) (?=${HOUR}(?::[0-5]\\d)? ?(?:till|until|til) ?${HOUR}\\b|${HOUR}(?::[0-5]\\d)? ?(?:to|-) ?${HOUR}(?::[0-5]\\d)? (?:that|the same|on that) day\\b)`,
      'gi',
    ),
    '$1 from ',
  ],
  // "From seven to eight in the evening", "at ten that morning"
  [
    new RegExp(
      `\\b(?:(at|from|by|before|after|until|till|around) )?(${HOUR})(:[0-5]\\d)?(?:( ?${TILL} ?)(${HOUR})(:[0-5]\\d)?)? (?:in the|at|that|on that|(?:on )?the same) (morning|afternoon|evening|night)\\b`,
      'gi',
    ),
    sayHalf,
  ],
  // "4 to 5 on the 15th"
  [
    new RegExp(
      `(?<!\\b(?:from|between) |[\\d:/.])\\b(?=(?:[1-9]|1[0-2]) ${TILL} (?:[1-9]|1[0-2]) on (?:the )?(?:\\d{1,2}(?:th|st|nd|rd|\\/)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))`,
      'gi',
    ),
    'from ',
  ],
  // "Until 12:30, and after that until 4:30"
  [
    new RegExp(
      `(${TILL} ?(\\d{1,2}:\\d\\d)[^.\\d]{0,20}(?:\\d{1,2}\\)?)?,? and (?:then|after|afterwards|after that)),? until\\b`,
      'gi',
    ),
    '$1 from $2 until',
  ],
  [
    new RegExp(
      `\\ban? (?:good|solid|strong|clear|firm|weak|small|full|definite|mere|strict) (10|[1-9]|${WORD})(?=\\s*(?:[.;,!)]|$|out of))`,
      'gi',
    ),
    (_, number) => `a ${hourOf(number)}`,
  ],
  [
    new RegExp(`(?<=, )an? (${WORD})(?=\\s*(?:[.;,!)]|$|shall|maybe|perhaps|i (?:think|guess)|i['’]d say))`, 'gi'),
    (_, number) => `a ${hourOf(number)}`,
  ],
  [new RegExp(`\\((?:an? |importance )?(${WORD})\\)`, 'gi'), (_, number) => `(${hourOf(number)})`],
  [
    new RegExp(`(\\b(?:at|from) \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?), (?:an? )?(${WORD})(?=\\s*(?:[.;]|$))`, 'gi'),
    (_, clock, number) => `${clock} (${hourOf(number)})`,
  ],
  // "Until 12:30, is six", "9:30 to 10:30, nine": how much it counts.
  [
    new RegExp(
      `(\\b\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)? ?${TILL} ?\\d{1,2}(?::\\d\\d|(?: ?[ap]m))(?: on (?:the )?(?:\\d+(?:th|st|nd|rd)|\\d+\\/\\d+|\\w+day))?),? (?:(?:it |that |which |this )?(?:is|['’]s) |it['’]s |that['’]s )?(?:importance |of importance |an? |about an? )?(10|[1-9]|${WORD})(?=\\s*(?:[.;,!)]|$|\\btoo\\b|\\bfor me\\b|\\band\\b))`,
      'gi',
    ),
    (found, span, number) => `${found.slice(0, found.indexOf(span) + span.length)} (${hourOf(number)})`,
  ],
  [
    new RegExp(`(?<=\\b(?:importance|is|is an?|['’]s an?|as an?) )(${WORD})(?=\\s*(?:[.;,!)]|$|out of))`, 'gi'),
    (_, number) => String(hourOf(number)),
  ],
]

/** "In the evening of the 14th there's my concert, 8 to 9": hours of the part of the day that the sentence has named. */
const LATE_HOURS = new RegExp(
  `(?<!\\b(?:is|are|an?|importance|priority|about|of|rated) |[$\\d:./-])\\b((?:at|from|till|until|by|after|before) )?(1[01]|[5-9])(:[0-5]\\d)?(?:( ?${TILL} ?)(1[0-2]|[5-9])(:[0-5]\\d)?)?(?![\\d:/%]|\\.\\d| ?(?:[ap]\\.?m\\b|th\\b|hours?\\b|minutes?\\b|out of\\b|o['’]?clock in))`,
  'gi',
)
const PART_SAID = /\b(mornings?|afternoons?|noon|evenings?|nights?|tonight)\b/gi
function sayEvenings(sentence: string): string {
  const parts = [...sentence.matchAll(PART_SAID)]
  if (!parts.some(([part]) => IS_LATE.test(part))) return sentence
  return sentence.replace(
    LATE_HOURS,
    (
      found: string,
      at: string | undefined,
      hour: string,
      minute = '',
      till: string | undefined,
      end: string,
      endMinute = '',
      place: number,
    ) => {
      if (at === undefined && till === undefined && minute === '') return found
      const [part] = parts.findLast(({ index }) => index < place) ?? parts[0]!
      if (!IS_LATE.test(part)) return found
      const begin = `${at ?? ''}${hour}${minute} pm`
      return till === undefined ? begin : `${begin}${till}${end}${endMinute} ${end === '12' ? 'am' : 'pm'}`
    },
  )
}
const IS_LATE = /^(?:evening|night|tonight)/i

/** A clock with the part of its day as am or pm; a number alone is no clock. */
function sayHalf(
  found: string,
  at: string | undefined,
  hour: string,
  minute = '',
  till: string | undefined,
  end: string,
  endMinute = '',
  part: string,
): string {
  if (at === undefined && minute === '' && till === undefined) return found
  const halfOf = (said: string): string => {
    const value = hourOf(said)
    const isEarly = part === 'night' ? value < 6 || value === 12 : part === 'morning' && value !== 12
    return isEarly ? 'am' : 'pm'
  }
  const lead = at === undefined ? (till === undefined ? '' : 'from ') : `${at} `
  const begin = `${lead}${hourOf(hour)}${minute} ${halfOf(hour)}`
  return till === undefined ? begin : `${begin} to ${hourOf(end)}${endMinute} ${halfOf(end)}`
}

const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^half an? hour$|^30 min/i, 30],
  [/^an hour and a half$|^90 min/i, 90],
  [/^(?:an|one|1) hour$|^60 min/i, 60],
  [/^(?:two|2|a couple of) hours$/i, 120],
  [/^(?:three|3) hours$/i, 180],
  [/^(?:four|4) hours$/i, 240],
]
/** "At ten on the 14th, a five, just for an hour"; what is said of waiting or flying between is of no meeting. */
const LASTS = new RegExp(
  `\\b(?:(at|from) (?=${HOUR}\\b)|(?=(?:1[0-2]|[1-9])(?::[0-5]\\d| ?[ap]\\.?m)))(${HOUR})(?::([0-5]\\d))?( ?[ap]\\.?m\\b\\.?)?((?!\\d|:)(?! ?${TILL} ?${HOUR}\\b)(?:(?!\\b(?:wait\\w*|land\\w*|arriv\\w*|fl(?:y|ight)\\w*|apart|later|before|after|from|until|at)\\b|:\\d)[^.;\\n]){0,40}?)[ ,]*\\b(?:just |only |about |for |it |takes |lasts |lasting |taking )*(half an hour|an hour and a half|(?:an|one|1) hour|(?:two|2|a couple of|three|3|four|4) hours|(?:30|60|90) min\\w*)\\b(?! (?:before|after|later|earlier|apart|away|from|early|late))`,
  'gi',
)

const sayEnds = (text: string): string =>
  text.length > LONGEST
    ? text
    : text.replace(
        LASTS,
        (
          _: string,
          __: string | undefined,
          hour: string,
          minute: string | undefined,
          half: string | undefined,
          between: string,
          length: string,
        ) => {
          const begin = hourOf(hour)
          const isLate = half === undefined ? begin < 8 || begin === 12 : /p/i.test(half)
          const from = ((begin % 12) + (isLate ? 12 : 0)) * 60 + Number(minute ?? 0)
          const end = from + LENGTHS.find(([pattern]) => pattern.test(length))![1]
          return `from ${sayMinutes(from)} to ${sayMinutes(end)}${between}`
        },
      )

const sayMinutes = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 || 12}:${pad(minutes % 60)} ${hour < 12 ? 'am' : 'pm'}`
}

/** What is longer tells no meeting in prose. */
const LONGEST = 1500

/** A message with its times in figures; `dates` are the days that there are. */
export function sayClocks(text: string, dates: readonly string[]): string {
  if (text.length > 20_000) return text
  const days = dates.flatMap((date): Rewriting[] => {
    const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8, 10))]
    return [
      ...(day > 12 ? [[new RegExp(`\\b${day}\\/0?${month}\\b(?!\\/)`, 'g'), `${month}/${day}`] as const] : []),
      ...(day > 12
        ? [
            [
              new RegExp(
                `(?<=\\b(?:the|on|of|for)) ${day}\\b(?![\\d:/%.]\\d|th|st|nd|rd| ?(?:[ap]\\.?m\\b|%|may\\b|jun|points|dollars|minutes|hours|meetings|flights|[-–] ?\\d))`,
                'gi',
              ),
              ` ${ordinalOf(ORDINALS[day - 6]!)}`,
            ] as const,
          ]
        : []),
    ]
  })
  return sayEnds(rewrite(text, days, CLOCKS).replace(/[^.!?\n]+/g, sayEvenings))
}
