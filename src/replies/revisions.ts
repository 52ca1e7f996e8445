/** Where a reply changes its mind, takes back what it said, or goes on with what others would say. */
import { STRONG_REVISIONS, WEAK_REVISIONS } from './lexicon.ts'

export interface Revision {
  readonly begin: number
  readonly end: number
  /** Whether what was said before no longer counts, even if nothing else is said. */
  readonly isStrong: boolean
}

/** At the beginning of a sentence or behind a dash. */
const AT = `(?<=^|[.!?;,\\n—–…)-]\\s{0,3})["'“*_(]{0,3}`
const HESITATION = `(?:(?:but|oh|hmm+|no|ah|oops|ok|okay|sorry|well)[,. ]{1,5}){0,2}`

const CHANGE = `${HESITATION}(?:(${STRONG_REVISIONS})|(?:${WEAK_REVISIONS}))(?![\\p{L}'’])`
const REVISION = new RegExp(`${AT}${CHANGE}`, 'giu')
const FIRST = new RegExp(`^["'“*_(]{0,3}${CHANGE}`, 'iu')

/** The changes of mind in a text, in order. */
export function revisionsIn(text: string): Revision[] {
  const plain = text.replaceAll('’', "'")
  return [...plain.matchAll(REVISION)]
    .filter(({ 0: all, index }) => !isVerdict(plain, all, index))
    .map((match) => ({ begin: match.index, end: match.index + match[0].length, isStrong: isStrong(match) }))
}

/** Whether a line begins with a change of mind after which nothing counts that was said before. */
export function startsOver(line: string): boolean {
  const match = FIRST.exec(line.slice(0, 200).replaceAll('’', "'"))
  return match !== null && isStrong(match)
}

function isStrong({ 0: all, 1: strong, index, input }: RegExpExecArray): boolean {
  const end = index + all.length
  return strong !== undefined || /^\W*(?:no|not)\b/i.test(all) || /^,? ?no[,. ]/i.test(input.slice(end, end + 6))
}

/** "A. wait – no, the soup is done": in a list, what is said of an item. */
const isVerdict = (text: string, all: string, at: number): boolean =>
  /^\W*no$/i.test(all) &&
  /^\s{0,8}(?:[-*•]\s|\(?(?:\d{1,2}|[A-Za-z])[.):]\s)[^\n]{1,200}$/.test(
    text.slice(Math.max(0, text.lastIndexOf('\n', at) + 1, at - 200), at),
  )

const WITHDRAWN =
  /\b(?:i(?:(?:'m| am) not (?:sure|certain)| refuse| (?:choose|pick|select|want|take) (?:neither|none|nothing)(?: of (?:them|these|those))?| (?:cannot|can't|could not|do not|don't) (?:decide|know))|(?:just|only) kidding|scratch that|i take (?:that|it) back|let me think(?: again)?)[\s.!…)*_"]*$/i

/** Whether the last words take back or leave open whatever was said before. */
export const isWithdrawn = (text: string): boolean => WITHDRAWN.test(text.slice(-100).replaceAll('’', "'"))

/** What a model makes up after its answer. */
export const MADE_UP =
  /^[\s*_#>[-]{0,8}(?:observation|last answer|result|environment|game|user|human|system|feedback|output|player(?=\s{0,3}:)|obs|state|new state|instruction|turn \d{1,3})\b[\s\d*_\]]{0,6}(?::|$)/im
