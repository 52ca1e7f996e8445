/**
 * What importances are said of: a list for a day in its order ("14th: 10, 10, 1, 1"), everything of a day but one, the rest of it,
 * and only those that matter.
 */
import { importanceGrade } from '../english/index.ts'
import type { KnownMeeting } from '../../games/mediation/index.ts'
import { rewrite, type Rewriting } from '../english/typing/rewriting.ts'
import type { English } from './reading.ts'
import { importancesOf } from './importances.ts'
import { findMeetings } from './meetings.ts'

const DAY = String.raw`(?:\d{1,2}(?:th|st|nd|rd)(?: of may| may)?|\d{1,2}\/\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:may|june?|july?) \d{1,2}(?:st|nd|rd|th)?)`
const PART = '(?: (?:in the )?(?:mornings?|afternoons?|evenings?|nights?))?'
const ALL =
  '(?:everything|all(?: of)?(?: my| the)?(?: (?:meetings|stuff|things|ones|appointments))?|every meeting|my meetings)'
const BUT = '(?:except(?: for)?|but(?: for)?|apart from|aside from|besides|other than|save for)'
const NUMBER = '(?:10|[1-9])'

/** Numbers for the meetings of a day, one for each: `day` as it is written. */
export interface DayList {
  readonly day: string
  readonly values: readonly number[]
}

export interface Scoped {
  /** The message without what is told here. */
  readonly text: string
  readonly lists: readonly DayList[]
  /** What is excepted, with its day: it is otherwise than all others. */
  readonly excepted: readonly string[]
  /** What is said of the rest of the day. */
  readonly rest: string | undefined
}

const LIST = new RegExp(
  `(?:^|(?<=[.;\\n]\\s{0,3}))(?:(?:and|on|for|the|my) )*(${DAY})(?: meetings)?(?: are)? ?[:=-]? ?((?:${NUMBER})(?:\\s?[,/]\\s?(?:and )?(?:${NUMBER}))+)(?=\\s*(?:[.;\\n]|$))`,
  'gi',
)
/** "Everything on the 15th except the 2 PM is a 9", "all on the 15th is minor apart from 6:30 pm". */
const EXCEPTED: readonly RegExp[] = [
  new RegExp(
    `\\b(${ALL} (?:on |in |of )?(?:the )?(${DAY})${PART}),? ${BUT} ((?:(?!\\b(?:is|are|can|matters?)\\b)[^.;\\n]){2,40}?),? (?=(?:is|are|can|could|matters?|does|do)\\b)`,
    'i',
  ),
  new RegExp(
    `\\b(${ALL} (?:on |in |of )?(?:the )?(${DAY})${PART} (?:is|are|can|could|matters?|does|do)\\b[^.;\\n]{0,40}?),? ${BUT} ([^.;\\n]{2,40})`,
    'i',
  ),
  new RegExp(
    `\\b(${ALL} (?:is|are|can|could|matters?)\\b[^.;\\n]{0,40}?),? ${BUT} ((?:those|the ones|the one|that) (?:on|of|in)[^.;\\n]{2,40})`,
    'i',
  ),
]
const REST =
  /[,.;]\s*(?:and |but )?(?:the )?rest(?: of (?:that|the|my) day| (?:on )?that day)(?: ?(?:is|are|:|-))?,? ([^.;,\n]{1,40})/i

const TENS: Readonly<Record<string, number>> = {
  ones: 1,
  twos: 2,
  threes: 3,
  fours: 4,
  fives: 5,
  sixes: 6,
  sevens: 7,
  eights: 8,
  nines: 9,
  tens: 10,
}

const PLAINLY: readonly Rewriting[] = [
  // "Both tens", "all nines"
  [
    new RegExp(
      `\\b(?:both|all) (${Object.keys(TENS)
        .filter((word) => word !== 'ones')
        .join('|')})\\b`,
      'gi',
    ),
    (_, word) => `a ${TENS[word.toLowerCase()]}`,
  ],
  [
    new RegExp(`\\b(?:both|all|the two)(?: of them)? (on the ${DAY}${PART}) (?=are|is|can|could)`, 'gi'),
    'the meetings $1 ',
  ],
  [
    /\b(?:the )?only (?:ones?|meetings?|things?) (?:that|which) (?:really )?(?:matters?|counts?|(?:is|are) important)(?: to me)? (?:is|are) (?:the (?:two|three|ones?) )?([^.;,\n]{3,60})/gi,
    'the meetings $1 are very important. Everything else is not important',
  ],
  // "Is a 3, no, wait, a 4"
  [
    new RegExp(
      `\\b(an? |is )(?:${NUMBER})(?:,| -|\\.\\.\\.?)? ?(?:(?:no|oh|sorry|wait|i mean|i meant|actually|rather|make (?:that|it)|or rather)[, ]+)+(?:an? )?(${NUMBER})(?=\\s*(?:[.,;!)]|$))`,
      'gi',
    ),
    '$1$2',
  ],
  [
    /,? (?:and |but )?(?:just|only) (the (?:morning|afternoon|evening)s?) (?=i can|i could|can be|could be|may be)/gi,
    '. $1 ',
  ],
  // "A 9 or 10", "a 7 to 8", "importance 7-8"
  [
    new RegExp(
      `\\b(?:an? |importance |priority |rated |about an? )(${NUMBER})(?: or (?:an? )?| ?(?:to|-|–) ?(?:an? )?)(${NUMBER})(?=\\s*(?:[.,;!)]|$|\\b(?:out of|for me|and|but|or so|i (?:think|guess|would|['’]d))\\b))`,
      'gi',
    ),
    (_, low, high) => `a ${Math.round((Number(low) + Number(high)) / 2)}`,
  ],
  // "Nothing on the 14th after 2 PM matters"
  [
    new RegExp(
      `\\b(?:nothing|none of (?:them|my meetings)) (on the ${DAY}[^.;,\\n]{0,25}?) (?:really )?(?:matters?|is important|counts?)(?=\\s*(?:[.;,]|$))`,
      'gi',
    ),
    'the meetings $1 are not important',
  ],
]

/** What is longer lists no importances by their scope. */
const LONGEST = 1500

export function scopedIn(written: string): Scoped {
  if (written.length > LONGEST) return { text: written, lists: [], excepted: [], rest: undefined }
  let text = rewrite(written, PLAINLY)
  const lists: DayList[] = []
  text = text.replace(LIST, (_, day: string, values: string) => {
    lists.push({ day, values: values.split(/\D+/).filter(Boolean).map(Number) })
    return ''
  })
  const excepted: string[] = []
  for (const pattern of EXCEPTED) {
    const found = pattern.exec(text)
    if (!found) continue
    const [all, kept, ...more] = found
    excepted.push(more.length > 1 ? `${more[1]} on the ${more[0]}` : more[0]!)
    text = `${text.slice(0, found.index)}${kept} ${text.slice(found.index + all.length)}`
    break
  }
  const rest = REST.exec(text)
  if (rest) text = `${text.slice(0, rest.index)}.${text.slice(rest.index + rest[0].length)}`
  return { text, lists, excepted, rest: rest?.[1] }
}

interface Noting {
  readonly english: English
  readonly heard: { readonly shared: (readonly number[] | undefined)[] }
  /** What was known before the message. */
  readonly before: readonly (readonly number[] | undefined)[]
  /** The day that was named last. */
  readonly day: string | undefined
  readonly calendar: readonly KnownMeeting[]
  readonly dates: readonly string[]
}

/** Notes what was told by its scope, once the rest of the message is heard. */
export function noteScoped(
  { lists, excepted, rest }: Scoped,
  { english, heard, before, day, calendar, dates }: Noting,
): void {
  const { shared } = heard
  const meant = (text: string): number[] => [
    ...new Set(
      english.reader.mentions(text).flatMap(({ id }) => findMeetings(english.times.get(id), calendar, dates, [])),
    ),
  ]
  for (const { day: named, values } of lists) {
    const meetings = meant(named).sort((a, b) => (calendar[a]!.start < calendar[b]!.start ? -1 : 1))
    if (meetings.length === values.length) meetings.forEach((index, i) => (shared[index] = [values[i]!]))
  }
  for (const text of excepted)
    for (const index of meant(text)) {
      const told = shared[index]
      const isRated = told && told !== before[index]
      const isHigh = isRated && told.reduce((sum, one) => sum + one, 0) / told.length > 5
      shared[index] = isRated ? (before[index] ?? (isHigh ? [1, 2, 3, 4, 5] : [5, 6, 7, 8, 9, 10])) : told
    }
  if (rest === undefined || day === undefined) return
  const [sentence] = english.reader.read(rest)
  const number = /^(?:an? )?(10|[1-9])$/.exec(rest.trim())?.[1]
  const value = number === undefined ? sentence && importanceGrade(sentence.tokens) : Number(number) / 10
  if (value === undefined) return
  calendar.forEach(({ start }, i) => {
    if (start.startsWith(day) && shared[i] === before[i])
      shared[i] = importancesOf({ value, spread: number ? 0 : 0.12 })
  })
}
