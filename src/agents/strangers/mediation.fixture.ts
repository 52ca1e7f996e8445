/** A traveller in Mediation with words of its own, which shares no code with our agents: it tells its whole calendar. */
import type { Random } from '../../core/random.ts'
import type { OwnMeeting } from '../../games/mediation/index.ts'

interface Wordings {
  readonly seen: readonly string[]
  readonly unseen: readonly string[]
}

/** `F` and `T`: from when to when; `D`: the day; `N`: how important, out of ten. */
const MEETING: Wordings = {
  seen: [
    'On D from F to T there is something that I would rate N out of 10.',
    'My F to T on D has an importance of N.',
    'D, F to T: N/10.',
    'The meeting on D that starts at F and goes on until T is a N.',
    'I am busy on D between F and T, importance N.',
    "There's one at F on D (until T), I'd call it a N out of 10.",
  ],
  unseen: [
    'For D from F to T I would say N out of 10.',
    'I give a N to what I have on D from F until T.',
    'D: from F through T I have an appointment, N of 10.',
    'Then F-T on D, which counts N out of ten.',
  ],
}
const WORDS: readonly Wordings[] = [
  {
    seen: ['not important at all', 'something I could easily skip'],
    unseen: ['no big deal', 'of no importance to me'],
  },
  { seen: ['of low importance', 'not that important'], unseen: ['something I can miss', 'rather unimportant'] },
  { seen: ['moderately important', 'somewhat important'], unseen: ['of medium importance', 'kind of important'] },
  { seen: ['quite important', 'important'], unseen: ['something that matters', 'of high importance'] },
  { seen: ['extremely important', "something I can't miss"], unseen: ['crucial', 'a top priority'] },
]
const VAGUE: Wordings = {
  seen: ['On D from F to T I have a meeting that is W.', 'My F to T on D is W.', 'The one on D, F to T, is W.'],
  unseen: ['What I have on D between F and T is W.', 'D from F until T: that one is W.'],
}

export interface Telling {
  readonly random: Random
  readonly unseen?: boolean
  /** Tells importances in words alone. */
  readonly vague?: boolean
  /** Sentences of somebody else's in place of these, with `D`, `F`, `T` and `N`. */
  readonly sentences?: readonly string[]
  /** Words of somebody else's for importances, from none to the highest. */
  readonly words?: readonly (readonly string[])[]
}

const COMMENTED = ['D, F to T: W.', 'I have something on D from F to T. W.', 'The meeting on D from F to T: W.']

/** The whole calendar, one sentence a meeting. */
export function tellCalendar(meetings: readonly OwnMeeting[], telling: Telling): string {
  const { random, unseen, vague, sentences, words } = telling
  const pick = (wordings: Wordings): string => random.pick(unseen ? wordings.unseen : wordings.seen)
  const style = random.int(0, 2)
  return random
    .shuffle(meetings)
    .map(({ start, end, importance }) =>
      (words ? random.pick(COMMENTED) : sentences ? `${random.pick(sentences)}.` : pick(vague ? VAGUE : MEETING))
        .replace(/\bF\b/, sayTime(start, style))
        .replace(/\bT\b/, sayTime(end, style))
        .replace(/\bD\b/, sayDate(start, style))
        .replace(/\bW\b/, levelOf(importance, telling))
        .replace(/([.?!])\.$/, '$1')
        .replace(/\bN\b/, String(importance))
        .replace(/\ba 8/i, 'an 8'),
    )
    .join(' ')
}

/** How important it is, in words. */
function levelOf(importance: number, { random, unseen, words }: Telling): string {
  if (!words) return random.pick(WORDS[Math.min(4, Math.floor((importance - 1) / 2))]![unseen ? 'unseen' : 'seen'])
  return random.pick(words[Math.min(words.length - 1, Math.floor(((importance - 1) * words.length) / 10))]!)
}

function sayTime(time: string, style: number): string {
  const [hour, minute] = [Number(time.slice(11, 13)), time.slice(14, 16)]
  const half = hour < 12 ? 'am' : 'pm'
  const clock = hour % 12 === 0 ? 12 : hour % 12
  const text = minute === '00' ? `${clock}` : `${clock}:${minute}`
  return [`${text} ${half}`, `${text}${half}`, `${text} ${half.toUpperCase()}`][style]!
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function sayDate(time: string, style: number): string {
  const [month, day] = [Number(time.slice(5, 7)), Number(time.slice(8, 10))]
  return [`${month}/${day}`, `${MONTHS[month - 1]} ${day}`, `the ${day}th`][style]!
}
