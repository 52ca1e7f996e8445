/** Whether a sentence tells of what is private: it says so, or answers the question for it, or is of a dentist and the like. */
import type { Time } from '../english/index.ts'
import { toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'

/** Said: what it names is none of the shared meetings. Asked: it is none where it does not lie just as one of them does. */
export type Privacy = 'said' | 'asked' | undefined

export const PRIVATE = /\b(?:personal|private|privately)\b/
const HIDDEN =
  /\bnot (?:\w+ )?(?:put|list|listed|enter|entered|share|shared|add|added|in|on)\b(?: \w+){0,4} calendar\b|\byou (?:can not|do not|will not) (?:see|know)\b|\bonly i know\b|\boff the record\b/
const OWN =
  /\b(?:dentist|doctors?|doctor's|haircut|hairdresser|barber|physio\w*|therapist|therapy|vet|gym|yoga|school play|birthday|babysit\w*|my (?:kids?|son|daughter|mother|father|mom|mum|dad|wife|husband|parents|grandma|granny|sister|brother)|anniversary)\b/
const NONE = /\b(?:nothing|no|none|not any(?:thing)?|not)\b(?! (?:that )?(?:matters?|important|much|big|major))/

export function privacyOf(words: string, question: string): Privacy {
  if (PRIVATE.test(words) || HIDDEN.test(words)) return 'said'
  if (OWN.test(words)) return 'asked'
  return /\bprivate/i.test(question) && !NONE.test(words.slice(0, 20)) ? 'asked' : undefined
}

/** "And another one at ten", "16th from 9 to 10": it goes on with what the sentence before told. */
export const goesOn = (words: string): boolean =>
  /^(?:and|also|another|plus|then|as well|the other|\d|a (?:smaller|bigger|second|third))\b/.test(words)

const DAY = 1440

/** Whether a time is just when a shared meeting is, as far as it says. */
export const isExactly = (
  { from, to }: Time,
  meetings: readonly number[],
  calendar: readonly KnownMeeting[],
): boolean =>
  meetings.some((i) => {
    const { start, end } = calendar[i]!
    const [begin, length] = [toMinutes(start) % 1440, toMinutes(end) - toMinutes(start)]
    return (begin === from || begin === (from ?? 0) + 720) && (to === undefined || to === DAY || length === to - from!)
  })

/** Whether a shared meeting begins just then. */
export const startsThen = ({ date, from }: Time, calendar: readonly KnownMeeting[]): boolean =>
  calendar.some(({ start }) => start.startsWith(date!) && toMinutes(start) % DAY === from)
