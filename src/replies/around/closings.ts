/** Leaves out what opens and closes a reply and says nothing: "Sure! Here is my move:", "Let me know if you need more." */
import * as lexicon from '../lexicon.ts'
import { isWithdrawn, revisionsIn } from '../revisions.ts'
import { anyOf, wordsOf } from '../words.ts'
import { CLOSINGS, OPENINGS, POINTERS, UNENDED } from './lexicon.ts'

/** A line that only announces the ones behind it. */
const OPENING = new RegExp(
  `^[*_]{0,2}(?=\\p{L})(?:(?:${anyOf(OPENINGS)})[,.!\\s]{1,4}){0,2}(?:here(?:['’]s| is| are| it is)\\b[^\\n.:;!?]{0,60}[:.!]?)?[*_\\s]*(?<=\\n)`,
  'iu',
)
const CLOSING = new RegExp(`^\\W{0,4}(?:and |so )?(?:${anyOf(CLOSINGS)})\\b`, 'i')
/** With one of these it may say something of what stands before it. */
const TURNING = [
  lexicon.NEGATIONS,
  lexicon.CONDITIONS,
  lexicon.CONTRASTS,
  lexicon.PUT_OFF,
  lexicon.SPEECH,
  lexicon.BAD,
  lexicon.AGREEING,
  lexicon.DECISIONS,
]
const TELLING = [...TURNING, POINTERS, lexicon.SEQUELS, lexicon.PAST, lexicon.HEADS]

/** So many sentences at the end may say nothing. */
const MOST = 4

/** The text without them; `isEmpty`: whether a sentence names nothing that can be chosen. */
export function withoutClosing(text: string, isEmpty: (sentence: string) => boolean): string {
  let rest = text.replace(OPENING, '').trimEnd()
  for (let i = 0; i < MOST; i++) {
    const [, before, last] = /^([^]*(?:\n|[.!…]["”’*_)]{0,3}\s))([^]*)$/.exec(rest.slice(-300)) ?? []
    const end = rest.length - (last?.length ?? 0)
    if (before === undefined || !/[^?:\s]\s*$/.test(before) || !/\p{L}/u.test(rest.slice(0, end))) break
    if (!saysNothing(last!) || !isEmpty(last!)) break
    rest = rest.slice(0, end).trimEnd()
  }
  return rest
}

const saysNothing = (said: string): boolean =>
  /^[-*_=:;)(\s]{1,20}$/.test(said) ||
  CLOSING.test(said) ||
  (BROKEN_OFF.test(said) && !holdsAny(said, TURNING)) ||
  (/^\(?\p{Lu}\p{Ll}*['’]?\p{Ll}*\s[^?:\d\n[\]{}"“|>#]*$/u.test(said) &&
    revisionsIn(said).length === 0 &&
    !isWithdrawn(said) &&
    !holdsAny(said, TELLING))

const holdsAny = (said: string, kinds: typeof TELLING): boolean =>
  wordsOf(said).some(({ text }) => kinds.some((kind) => kind.has(text)) || /n't$|^[b-h]$/.test(text))
/** "This is because the": what breaks off has said nothing yet. */
const BROKEN_OFF = new RegExp(`^[^?:\\d]*\\b(?:${UNENDED.join('|')})$`, 'i')
