/** Sentences that put several names in order at once: "Greta first, then Boris", "Ada and Greta for Delta and Ember respectively". */
import type { Act } from './acts.ts'
import { findComparisons } from './comparisons.ts'
import type { GradeSpan } from './grades.ts'
import type { Mention } from './mentions.ts'
import { unique } from './pairings.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

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

/** Behind these stands what the other is measured against. */
const YARDSTICKS = [
  'compared with',
  'compared to',
  'in comparison with',
  'in comparison to',
  'by comparison with',
  'measured against',
  'measured by',
  'judged against',
  'set against',
  'held against',
  'next to',
  'beside',
  'relative to',
  'alongside',
].map((phrase) => phrase.split(' '))

/** "Measured against Ada, Boris looks weak": of two names one is the yardstick, and the remark says how the other does. */
export function readMeasured(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined {
  if (axes.length < 2) return undefined
  const isMention = (at: number): boolean => mentions.some(({ from, to }) => from <= at && at < to)
  const at = tokens.findIndex((_, i) =>
    YARDSTICKS.some(
      (phrase) => phrase.every((word, j) => tokens[i + j]?.text === word) && isMention(i + phrase.length),
    ),
  )
  if (at < 0) return undefined
  const yardstick = mentions.find(({ from }) => from > at)!
  const alike = unique(mentions.filter(({ kind }) => kind === yardstick.kind))
  const rest = unique(mentions.filter(({ kind }) => kind !== yardstick.kind))
  const [subject] = alike.filter(({ id }) => id !== yardstick.id)
  if (alike.length !== 2 || rest.length !== 1 || !subject) return undefined
  const comparisons = findComparisons(tokens, isMention).filter(
    ({ from }) => !spans.some((span) => span.to - span.from > 1 && span.from <= from && from < span.to),
  )
  const grades = spans.flatMap(({ grade }) => (grade === 'unknown' ? [] : [grade.value]))
  if (comparisons.length + grades.length !== 1) return undefined
  // Less than excellent is behind who sets the standard, "second best" too.
  const ahead = comparisons[0] ? comparisons[0].sign > 0 : grades[0]! > 0.55 && !isSecond(tokens)
  const [better, worse] = ahead ? [subject, yardstick] : [yardstick, subject]
  return [{ type: 'compare', better: [better, rest[0]!], worse: [worse, rest[0]!], much: 1 }]
}

const CHOOSES = wordSet(
  'choose choosing pick take picked prefer select favour favor go goes opt want should get gets has must',
)

/** "Between Ada and Boris for Delta, I would choose Ada": of two, the one that is named again behind a choice is better. */
export function readChoice(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined {
  if (axes.length < 2 || spans.length > 1 || !tokens.some(({ text }) => ['between', 'or', 'both'].includes(text)))
    return undefined
  const [span] = spans
  if (span && (span.grade === 'unknown' || Math.abs(span.grade.value - 0.5) < 0.1)) return undefined
  for (const axis of axes) {
    const own = mentions.filter(({ kind }) => kind === axis)
    const rest = unique(mentions.filter(({ kind }) => kind !== axis))
    const last = own.at(-1)
    const rivals = unique(own)
    if (own.length !== 3 || rivals.length !== 2 || rest.length !== 1 || !rivals.some(({ id }) => id === last!.id))
      continue
    const behind = tokens.slice(own[1]!.to).map(({ text }) => text)
    const isRemark = span !== undefined && span.from >= own[1]!.to
    if (span && !isRemark) continue
    if (
      !(isRemark || behind.some((word) => CHOOSES.has(word))) ||
      behind.some((word) => ['not', 'never'].includes(word))
    )
      continue
    const other = rivals.find(({ id }) => id !== last!.id)!
    const isChosen = !span || span.grade === 'unknown' || span.grade.value > 0.5
    const [better, worse] = isChosen ? [last!, other] : [other, last!]
    return [{ type: 'compare', better: [better, rest[0]!], worse: [worse, rest[0]!], much: 1 }]
  }
  return undefined
}

/** "Whatever Boris can do, Ada has the stronger claim": of two rivals the one that a lone comparative is said of is ahead. */
export function readRivals(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined {
  if (axes.length < 2 || spans.length > 0) return undefined
  const comparisons = findComparisons(tokens, (at) => mentions.some(({ from, to }) => from <= at && at < to))
  const [comparison] = comparisons
  if (comparisons.length !== 1 || comparison!.than || comparison!.sign === 0) return undefined
  for (const axis of axes) {
    const rivals = mentions.filter(({ kind }) => kind === axis)
    const rest = unique(mentions.filter(({ kind }) => kind !== axis))
    const subject = rivals.findLast(({ to }) => to <= comparison!.from)
    const other = rivals.find(({ id }) => id !== subject?.id)
    if (!subject || !other || rivals.length !== 2 || rest.length !== 1) continue
    if ([subject, other].some(({ id }) => typeof id !== 'number')) continue
    const [better, worse] = comparison!.sign > 0 ? [subject, other] : [other, subject]
    return [{ type: 'compare', better: [better, rest[0]!], worse: [worse, rest[0]!], much: comparison!.much }]
  }
  return undefined
}

const isSecond = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === 'second')

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
