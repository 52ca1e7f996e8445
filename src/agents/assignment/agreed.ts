/** Pairs that the players agreed on: what the partner wishes for and this player said yes to, or has offered since. */
import type { Reader } from '../english/index.ts'
import { cellsOf, pairsOf, type Cell } from './cells.ts'

/** Says yes to pairs, or chooses them. */
const CONSENTS =
  /^(?:yes|okay|good)[,:] |, gladly\.$|\b(?:(?:is|are) fine with me|(?:i )?would take|my choice is|should get|suits me|agree with most)\b/i
const CONSENTS_TO_ALL = /^(?:all of that is fine with me|i agree with all of it)\.$/i
/** What takes half of it back. */
const QUALIFIES = /\b(?:only|though|but|rather|not|sorry|hmm|unless|if)\b|\?$/i

/** Pairs that one of its own messages says yes to, of those that the partner wished for. */
export function consented(text: string, reader: Reader, wished: ReadonlyMap<Cell, boolean>, size: number): Cell[] {
  return text.split(/(?<=[.!?]) +/).flatMap((sentence) => {
    if (CONSENTS_TO_ALL.test(sentence)) return [...wished].flatMap(([cell, yes]) => (yes ? [cell] : []))
    if (!CONSENTS.test(sentence) || QUALIFIES.test(sentence)) return []
    const mentions = reader.mentions(sentence)
    return mentions.length === 2 ? cellsOf(mentions, size) : pairsOf(mentions, size)
  })
}

/** Points that an agreed pair is worth more: so much must be won before it is given up. */
const AGREED = 60

/** Means of cells, with what was agreed on above all else. */
export const holding = (
  cells: readonly (readonly number[])[],
  agreed: ReadonlySet<Cell>,
): readonly (readonly number[])[] =>
  agreed.size === 0
    ? cells
    : cells.map((row, reviewer) =>
        row.map((cell, paper) => cell + (agreed.has(reviewer * row.length + paper) ? AGREED : 0)),
      )
