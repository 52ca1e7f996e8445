/** "The other one" of two meetings that were asked about: the one that was not named before it. */
import { findMeetings } from './meetings.ts'
import type { English } from './reading.ts'
import type { KnownMeeting } from '../../games/mediation/index.ts'

const OTHER =
  /(?<!\b(?:each|any|all|no|some|every|an) )\b(?:the |my |that )?other(?: one| meeting| appointment)?\b(?! (?:meetings|ones|than|flights?|options?|people|day|days|hand|way|time|side|proposal|plan|offer|user|traveller|person)\b)(['’]s\b)?( (?=(?:an? )?(?:\d|very|not|quite|really|super|pretty|hardly|rather|important|low|high|minor|crucial)\b))?/i

const COMPARED =
  /^,? ?(?:(?:is|would be|matters?|counts?) )?((?:an? (?:bit|little|lot) |somewhat |slightly |much |far |even |rather |quite )*)(less|more)\b(?: (?:so|important|crucial|vital))?(?: than (?:that|the first|it))?(?=\s*(?:[.,;!?)]|$|\bi\b|\bso\b))/i

/** The message with "the first" or "the second" in its place, where it is clear which. */
export function sayWhichOther(
  text: string,
  asked: readonly number[],
  { reader, times }: English,
  calendar: readonly KnownMeeting[],
  dates: readonly string[],
  isTold: (index: number) => boolean,
): string {
  if (asked.length !== 2 || text.length > 500) return text
  const found = OTHER.exec(text)
  if (!found) return text
  const named = reader
    .mentions(text.slice(0, found.index))
    .flatMap(({ id }) => findMeetings(times.get(id), calendar, dates, asked))
    .filter((index) => asked.includes(index))
  const known = asked.filter(isTold)
  const first = named[0] ?? (known.length === 1 ? known[0] : undefined)
  // Nothing says which: "one" is no number at least.
  if (first === undefined || named.some((index) => index !== first)) return text.replace(/\bother one\b/gi, 'other')
  const [place, named1st] = asked.indexOf(first) === 0 ? ['the second', 'the first'] : ['the first', 'the second']
  const is = found[1] !== undefined || found[2] !== undefined ? ' is ' : ''
  const rest = text.slice(found.index + found[0].length)
  // "The other one a bit less": than the first.
  const [said, much, more] = COMPARED.exec(rest) ?? []
  if (said !== undefined)
    return `${text.slice(0, found.index)}${more === 'more' ? place : named1st} is ${much ?? ''}more important than ${more === 'more' ? named1st : place}${rest.slice(said.length)}`
  const behind = rest.replace(/\brather not(?=\s*(?:[.!;,]|$))/i, 'rather not miss')
  return `${text.slice(0, found.index)}${place}${is}${behind}`
}
