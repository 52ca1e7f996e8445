/** Sentences that put several names in order at once: "Greta first, then Boris", "Ada and Greta for Delta and Ember respectively". */
import type { Act } from './acts.ts'
import type { GradeSpan } from './grade.ts'
import type { Mention } from './mentions.ts'
import { unique } from './pairings.ts'
import type { Token } from './tokens.ts'

/** Names of one kind, the best first, and the one of the other kind that they are ranked for. */
export interface Ranking {
  readonly order: readonly Mention[]
  readonly rest: readonly Mention[]
}

/** "Ada and Boris are neck and neck." */
const LEVEL = ['neck', 'tied', 'tie', 'par', 'interchangeable', 'equivalent', 'identical', 'equal', 'level']

/** The order that a sentence gives: "Greta first, then Boris, then Chiara"; undefined where it gives none. */
export function readRanking(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Ranking | undefined {
  const words = tokens.map(({ text }) => text)
  const has = (...sought: string[]): boolean => sought.some((word) => words.includes(word))
  const said = has('order', 'ranking', 'rank', 'ranked', 'priority')
  const ordered = said || (has('best') && has('worst'))
  const then = has('then') || (has('first') && has('second', 'last', 'third', 'next')) || has('followed')
  if (!ordered && !then) return undefined
  if (!ordered && spans.length > 1) return undefined
  for (const kind of axes) {
    const order = mentions.filter((mention) => axes.length === 1 || mention.kind === kind)
    const rest = mentions.filter((mention) => !order.includes(mention))
    if (order.length < 2 || new Set(rest.map(({ id }) => id)).size > 1) continue
    if (new Set(order.map((mention) => mention.kind)).size > 1) continue
    // "Between Ada and Boris, Boris is the best": who is named twice stands in no row.
    if (new Set(order.map(({ id }) => id)).size < order.length) continue
    // "Ada is the best, Boris is fine, Chiara the worst": each has a remark of its own.
    if (spans.length >= order.length && !said && isBetween(tokens, order)) return undefined
    const rising = has('worst') && (!has('best') || words.indexOf('worst') < words.indexOf('best'))
    return { order: rising ? order.toReversed() : order, rest: rest.slice(0, 1) }
  }
  return undefined
}

/** Whether names stand between "best" and "worst", which then are said of them. */
function isBetween(tokens: readonly Token[], order: readonly Mention[]): boolean {
  const places = ['best', 'worst'].map((word) => tokens.findIndex(({ text }) => text === word))
  return order.some(({ from }) => from > Math.min(...places) && from < Math.max(...places))
}

/** "Ada and Greta are great for Delta and Ember respectively": one with one, in order. */
export function readRespectively(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined {
  const [span] = spans
  if (!span || spans.length > 1 || !tokens.some(({ text }) => text === 'respectively')) return undefined
  const [rows, columns] = axes.map((axis) => unique(mentions.filter(({ kind }) => kind === axis)))
  if (!rows || !columns || rows.length !== columns.length) return undefined
  const { grade } = span
  return rows.map((row, i) => {
    const about = [row, columns[i]!]
    return grade === 'unknown' ? { type: 'unknown', about } : { type: 'inform', about, grade }
  })
}

/** What a sentence calls as good as each other. */
export function readEven(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Ranking | undefined {
  if (
    spans.length > 0 ||
    !tokens.some(
      ({ text }, at) =>
        (LEVEL.includes(text) && tokens[at - 1]?.text !== 'the') || (text === 'same' && tokens[at - 1]?.text === 'the'),
    )
  )
    return undefined
  for (const kind of axes) {
    const order = mentions.filter((mention) => axes.length === 1 || mention.kind === kind)
    const rest = mentions.filter((mention) => !order.includes(mention))
    if (order.length > 1 && new Set(rest.map(({ id }) => id)).size <= 1) return { order, rest: rest.slice(0, 1) }
  }
  return undefined
}
