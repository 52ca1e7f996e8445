/** The text of a message made plain before it is cut: quotations, the numbers of lists and roundabout words are gone. */
import { rewrite, type Rewriting } from '../../english/typing/rewriting.ts'
import { MARKS, SHORTHAND } from '../../english/typing/shorthand.ts'
import { HEDGES } from './hedges.ts'
import { spellLabels } from './labels.ts'
import { NUMBERS_SAID } from './plain-numbers.ts'
import { ALOUD_BEFORE_NUMBERS, EVERYDAY } from './everyday.ts'
import { CHAT } from './plain-chat.ts'
import { PERSONAS } from './personas.ts'
import { ASIDE, FORMS, IDIOMS } from './plain-words.ts'
import { ROUNDABOUT } from './roundabout.ts'
import { TURNED_ROUND } from './turned-round.ts'

/** In brackets on one line no sentence ends: "10 coins (the maximum!) lie …". */
const REMARKS: readonly Rewriting[] = [[/\([^()\n]{1,80}\)/g, (remark) => remark.replace(/[.!;]/g, ' ')]]
/** "1. " at the beginning of a line. */
const ORDINALS = /^[ \t]*\d{1,2}[.)][ \t]+(?=\S)/gm
/** "(1) K-A: 8", "2. K-A is 8": the number of an answer, where another number follows. */
const LONE_ORDINAL = /^\s*(?:\(\d\)|\d[.)])(?= [^\n]{0,60}\d)/
const SECOND_ORDINAL = /(?:^|\s)(?:\(2\)|2[.)]) /
/** "1) L-E 5 2) L-B 3" in one line. */
const INLINE_ORDINALS = /(?:^|[\s:,;])\(?1\) [^\n]{1,80}?\s\(?2\) |(?:^|\n)1\. [^\n]{1,80}?\s2\. /
/** "**L:** E=4": marks of emphasis. */
const EMPHASIS = /\*\*([^*\n]{1,80})\*\*/g
/** "- L: E=4, …": the mark of a list before what its items are of. */
const BULLETS = /^[ \t]*[-–—*•][ \t]+(?=(?:from )?[A-Za-z][A-Za-z'’ ]{0,20}:)/gim
/** "Now 2) please", "ok, 1) my coins": the number of a step before words, which no bracket opened. */
const STEP = /(^|[\s,:;])[1-9]\)(?= ?[a-z])/gi
/** Marks that open quoted speech, with those that close it. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }

/** A number or another list of names behind a name. */
const VALUE = /^\s*:\s*[\d[{]/
const LISTED = /(?:^|[[{,\n])\s*$/

/**
 * The text with a space for what stands in quotation marks on one line: quoted speech is somebody else's, or an example.
 * Plain marks are taken for quotation marks only around words, and not around the name of a value, as in JSON.
 */
function withoutQuotes(text: string): string {
  let kept = ''
  let from = 0
  // Where each mark comes next, looked for only once it has been passed, so that every place is searched once.
  const next = new Map<string, number>()
  const find = (mark: string, at: number): number => {
    let found = next.get(mark) ?? -1
    if (found < at) {
      found = text.indexOf(mark, at)
      if (found < 0) found = Infinity
      next.set(mark, found)
    }
    return found
  }
  for (const { index: at, 0: mark } of text.matchAll(/["“«]/g)) {
    if (at < from) continue
    const end = find(QUOTES[mark]!, at + 1)
    if (end === Infinity || find('\n', at + 1) < end) continue
    const apart =
      !/^\s*[:,\]}]/.test(text.slice(end + 1, end + 6)) && !/[[{:,]\s*$/.test(text.slice(Math.max(0, at - 6), at))
    const inside = text.slice(at + 1, end)
    const isQuote = mark !== '"' || /[a-z]{3}/i.test(inside) || (apart && /\S \S/.test(inside))
    const names = VALUE.test(text.slice(end + 1, end + 6)) && LISTED.test(text.slice(Math.max(0, at - 6), at))
    kept += names ? text.slice(from, at) + inside : isQuote ? `${text.slice(from, at)} ` : text.slice(from, end + 1)
    from = end + 1
  }
  return kept + text.slice(from)
}

/** "…: 1. living room 2. attic 3. …": numbers that only count what follows. */
function countsUp(text: string): boolean {
  const numbers = [...text.matchAll(/(?:^|[\s:,;])(\d{1,2})[.)] (?=\S)/g)].map(([, number]) => Number(number))
  return numbers.length > 2 && numbers.every((number, i) => number === i + 1)
}

/** "a) K-A 5 b) K-C 3" */
const LETTERED = /(?:^|\s)\(?a\) [^]{1,200}?\s\(?b\) /i

/** "Mine/yours: K-A 3/8, …": which of two numbers is the speaker's. */
const OF_BOTH =
  /\b(?:(mine|my|me|own) ?(?:\/|\||vs\.?) ?(?:yours?|you|u|ur|urs)|(?:yours?|you|u|ur|urs) ?(?:\/|\||vs\.?) ?(?:mine|my|me))\b ?:?/i

/** The text with the speaker's number of each two. */
function withoutYours(text: string): string {
  const order = OF_BOTH.exec(text)
  if (!order || !/\d ?[/|] ?\d/.test(text)) return text
  return text
    .replace(OF_BOTH, order[0].endsWith(':') ? 'mine:' : ' ')
    .replace(/(\d+) ?[/|] ?(\d+)/g, order[1] ? '$1' : '$2')
}

/** The text without the numbers of steps, if one begins with the first. */
function withoutSteps(text: string): string {
  const isOpen = (at: number): boolean => text.lastIndexOf('(', at) > text.slice(0, at).lastIndexOf(')')
  const steps = [...text.matchAll(STEP)].filter(({ index }) => !isOpen(index))
  if (!steps.some(([step]) => step.includes('1'))) return text
  const begins = new Set(steps.map(({ index }) => index))
  return text.replace(STEP, (step, before: string, at: number) => (begins.has(at) ? before : step))
}

/** The text that is to be cut. */
export function plainText(text: string): string {
  text = withoutSteps(text.replace(EMPHASIS, '$1').replace(BULLETS, ''))
  if (!/^\s*\(?1/.test(text) || !SECOND_ORDINAL.test(text)) text = text.replace(LONE_ORDINAL, '')
  text = rewrite(spellLabels(text), ALOUD_BEFORE_NUMBERS, IDIOMS, CHAT)
  if ((text.match(ORDINALS)?.length ?? 0) > 1) text = text.replace(ORDINALS, '')
  text = rewrite(
    text.normalize('NFD'),
    MARKS,
    REMARKS,
    HEDGES,
    PERSONAS,
    ASIDE,
    NUMBERS_SAID,
    FORMS,
    SHORTHAND,
    ROUNDABOUT,
    EVERYDAY,
    TURNED_ROUND,
  )
  if (INLINE_ORDINALS.test(text) || countsUp(text))
    text = text.replace(/(^|[\s:,;])(?:\d{1,2}[.)]|\(\d{1,2}\))(?= )/g, '$1,')
  text = withoutYours(text)
  if (LETTERED.test(text)) text = text.replace(/(^|\s)\(?[a-f]\)(?= )/gi, '$1,')
  return withoutQuotes(text)
}
