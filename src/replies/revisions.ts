/** Where a reply changes its mind, takes back what it said, or goes on with what others would say. */

import * as lexicon from './lexicon.ts'
import { anyOf, spaced } from './words.ts'

export interface Revision {
  readonly begin: number
  readonly end: number
  /** Whether what was said before no longer counts, even if nothing else is said. */
  readonly isStrong: boolean
}

/** What takes back all that was said before it, and what only corrects it: whole words, and what needs a look around. */
const STRONG_REVISIONS = [
  'wait(?=[,.!:…—–]| no\\b| a\\b)|hold on(?! (?:to|for|until)\\b)',
  "i(?:'m|'ll| am| will| now)* (?:chang(?:e|ed|ing) my \\w+(?: to\\b)?|switch(?:ing)? to\\b)",
  `that(?:'s| is| was| would be| cannot be| can't be)(?: \\w{1,12})?(?: a| an)? ?(?:${anyOf(lexicon.MISTAKEN)}|right[,.] no)`,
  `(?:${lexicon.FORGETTING.join('|')})(?: about)? (?:that|it|this|what i said(?: about[^.:;!?\\n]{1,30})?)(?=[.,;:!…—–)]|\\s*$)`,
  '(?:changed?|corrected|revised) (?:it )?to\\b|i meant(?: to (?:say|write))?(?! (?:to|that|it|well)\\b)(?=[ :])',
  ...spaced(lexicon.TAKING_BACK),
].join('|')
const WEAK_REVISIONS = [
  'i mean(?! (?:it|that)\\b)|no(?=[,.!]| sorry|(?<=hmm?, no)$)|(?:better|edit|update|revision|rather)(?=:)|instead(?=,|:)|hmm+',
  ...spaced(lexicon.CORRECTING),
].join('|')

/** At the beginning of a sentence or behind a dash or an arrow, or in brackets: "north (edit: south)". */
const AT = `(?<=^|(?:[.!?;,\\n—–…)-]|[-=]>|→)\\s{0,3}|\\((?!actually|no\\b|sorry|hmm|wait|rather|not))["'“*_(]{0,3}`
const HESITATION = `(?:(?:${lexicon.HESITATING.join('|')}|hm+)[,. ]{1,5}){0,2}`

const CHANGE = `${HESITATION}(?:(${STRONG_REVISIONS})|(?:${WEAK_REVISIONS}))(?![\\p{L}'’])`
const REVISION = new RegExp(`${AT}${CHANGE}`, 'giu')
const FIRST = new RegExp(`^["'“*_(]{0,3}${CHANGE}`, 'iu')

/** The changes of mind in a text, in order. */
export function revisionsIn(text: string): Revision[] {
  const plain = text.replaceAll('’', "'")
  return [...plain.matchAll(REVISION)]
    .filter(({ 0: all, index }) => !isOfItem(plain, all, index) && !isOnlyPolite(plain, all, index))
    .map((match) => ({ begin: match.index, end: match.index + match[0].length, isStrong: isStrong(match) }))
}

/** Whether a line begins with a change of mind after which nothing counts that was said before. */
export function startsOver(line: string): boolean {
  const match = FIRST.exec(line.slice(0, 200).replaceAll('’', "'"))
  return match !== null && isStrong(match)
}

/** Whether a line behind something that is done says that it is not: "No wait, not yet."; "No, 4 coins" may answer somebody. */
export const takesBack = (line: string): boolean =>
  startsOver(line) && !/^\W*no,? (?!wait|not\b|don['’]?t|hold|stop|sorry|scratch|forget)/i.test(line)

function isStrong({ 0: all, 1: strong, index, input }: RegExpExecArray): boolean {
  const end = index + all.length
  return strong !== undefined || /^\W*(?:no|not)\b/i.test(all) || /^,? ?no[,. ]/i.test(input.slice(end, end + 6))
}

/** "I have to reject, sorry." */
const isOnlyPolite = (text: string, all: string, at: number): boolean =>
  /sorry$/i.test(all) &&
  /,\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at)) &&
  !/[\p{L}\p{N}]/u.test(text.slice(at + all.length))

/** "2. wait." in a list is one of its items; "A. wait – no, the soup is done" says something of an item. */
function isOfItem(text: string, all: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const [mark] = /^\s{0,8}(?:[-*•]|\(?(?:\d{1,2}|[A-Za-z])[.):])\s{1,3}/.exec(line) ?? []
  if (mark === undefined) return false
  return mark === line ? /wait$/i.test(all) && text[at + all.length] === '.' : /^\W*no$/i.test(all)
}

const WITHDRAWN = new RegExp(
  `\\b(?:i \\w+ (?:neither|none|nothing)(?: of th\\w+)?|${anyOf(lexicon.UNDECIDED)}|${anyOf(lexicon.TAKING_BACK)})[\\s.!…)*_"]*$`,
  'i',
)

/** Whether the last words take back or leave open whatever was said before. */
export const isWithdrawn = (text: string): boolean => WITHDRAWN.test(text.slice(-100).replaceAll('’', "'"))

/** What a model makes up after its answer: what others say or the game tells. */
export const MADE_UP = new RegExp(
  `^[\\s*_#>[-]{0,8}(?:${anyOf(lexicon.OUTSIDERS)}|player(?=\\s{0,3}:)|turn \\d{1,3})\\b[\\s\\d*_\\]]{0,6}(?::|$)`,
  'im',
)
/** After a choice also the next exercise; whoever speaks may well begin with a question. */
export const MADE_UP_BEHIND = new RegExp(`${MADE_UP.source}|^\\W{0,8}(?:${anyOf(lexicon.EXERCISES)})\\W{0,6}:`, 'im')
