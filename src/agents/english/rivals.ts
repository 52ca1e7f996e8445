/** Two rivals for one thing: which of them a sentence puts ahead, by a yardstick, a choice or a lone comparative. */
import type { Act } from './acts.ts'
import { readAlternative } from './alternatives.ts'
import { findComparisons } from './comparisons.ts'
import type { GradeSpan } from './grade.ts'
import type { Mention } from './mentions.ts'
import { unique } from './pairings.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

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
function readMeasured(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined {
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
  if (alike.length !== 2 || rest.length !== axes.length - 1 || !subject) return undefined
  const comparisons = findComparisons(tokens, isMention).filter(
    ({ from }) => !spans.some((span) => span.to - span.from > 1 && span.from <= from && from < span.to),
  )
  const grades = spans.flatMap(({ grade }) => (grade === 'unknown' ? [] : [grade.value]))
  if (comparisons.length + grades.length !== 1) return undefined
  // Less than excellent is behind who sets the standard, "second best" too.
  const ahead = comparisons[0] ? comparisons[0].sign > 0 : grades[0]! > 0.55 && !isSecond(tokens)
  const [better, worse] = ahead ? [subject, yardstick] : [yardstick, subject]
  return [{ type: 'compare', better: [better, ...rest], worse: [worse, ...rest], much: 1 }]
}

const CHOOSES = wordSet(
  'choose choosing preferably ideally preference leaning lean tend give use then pick take picked prefer select favour favor go goes opt want should get gets has must wins win',
)

/** "Between Ada and Boris for Delta, I would choose Ada": of two, the one that is named again behind a choice is better. */
function readChoice(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined {
  if (spans.length > 1 || !tokens.some(({ text }) => ['between', 'or', 'both', 'of'].includes(text))) return undefined
  const weighs = tokens.some(({ text }) => /^(?:between|pick|choose|select|decide)$/.test(text))
  const [span] = spans
  if (span && (span.grade === 'unknown' || Math.abs(span.grade.value - 0.5) < 0.1)) return undefined
  for (const axis of axes) {
    const own = mentions.filter(({ kind }) => kind === axis)
    const rest = unique(mentions.filter(({ kind }) => kind !== axis))
    const last = own.at(-1)
    const rivals = unique(own)
    const isWhole = rest.length === axes.length - 1
    if (own.length !== 3 || rivals.length !== 2 || !isWhole || !rivals.some(({ id }) => id === last!.id)) continue
    const behind = tokens.slice(own[1]!.to).map(({ text }) => text)
    // "Both are low, with Ada slightly ahead": what was said before of both chooses none.
    const apart =
      span !== undefined && span.to <= last!.from && tokens.slice(span.to, last!.from).some(({ text }) => text === ',')
    const isRemark = span !== undefined && span.from >= own[1]!.to && !apart
    if (span && !isRemark) continue
    if (
      !(isRemark || behind.some((word) => CHOOSES.has(word) || (weighs && ['be', 'is', 'say'].includes(word)))) ||
      behind.some((word) => ['not', 'never'].includes(word))
    )
      continue
    const other = rivals.find(({ id }) => id !== last!.id)!
    const isChosen = !span || span.grade === 'unknown' || span.grade.value > 0.5
    const [better, worse] = isChosen ? [last!, other] : [other, last!]
    return [{ type: 'compare', better: [better, ...rest], worse: [worse, ...rest], much: 1 }]
  }
  return undefined
}

/** "Whatever Boris can do, Ada has the stronger claim": of two rivals the one that a lone comparative is said of is ahead. */
function readRivals(
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

/** "Nowhere near Ada", "nothing on Ada": before a rival of who was named that is no remark of its own. */
export function withoutRivals(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
): readonly GradeSpan[] {
  const isRivalled = (at: number): boolean => {
    const next = mentions.find(({ from }) => from === at)
    return next !== undefined && mentions.some(({ kind, id, to }) => to < at && kind === next.kind && id !== next.id)
  }
  return spans.filter(({ from, to }) => {
    const phrase = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
    const behind = /^(?:to|behind|after)$/.test(tokens[to]?.text ?? '') ? to + 1 : to
    return !(SETS_RIVAL.has(phrase) && isRivalled(behind))
  })
}

const SETS_RIVAL = new Set([
  'comes second',
  'comes in second',
  'ranks second',
  'comes third',
  'nowhere near',
  'nothing on',
  'no match for',
  'not up to',
])

const isSecond = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === 'second')

/** The order of two rivals; undefined where the sentence does not weigh two. */
export const readRivalry = (
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined =>
  readMeasured(tokens, mentions, spans, axes) ??
  readAlternative(tokens, mentions, axes) ??
  readChoice(tokens, mentions, spans, axes) ??
  readRivals(tokens, mentions, spans, axes)

/** Two that a question puts up: "Ada or Boris for Delta?" */
export interface Choice {
  readonly rivals: readonly [Mention, Mention]
  readonly rest: readonly Mention[]
}

/** The two of a question; undefined: it puts up none. */
export function choiceIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  axes: readonly string[],
): Choice | undefined {
  if (axes.length < 2 || !tokens.some(({ text }) => text === 'or')) return undefined
  for (const axis of axes) {
    const [first, second, ...more] = unique(mentions.filter(({ kind }) => kind === axis))
    const rest = unique(mentions.filter(({ kind }) => kind !== axis))
    if (first && second && more.length === 0 && rest.length === 1) return { rivals: [first, second], rest }
  }
  return undefined
}

/** "Ada by a mile.", "Definitely Ada.": the answer to it. */
export function chosenOf(
  { rivals, rest }: Choice,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): Act[] | undefined {
  const [only, ...more] = mentions
  if (!only || more.length > 0 || tokens.length > 8 || tokens.some(({ text }) => text === 'not' || text === 'never'))
    return undefined
  const better = rivals.find(({ kind, id }) => kind === only.kind && id === only.id)
  if (!better) return undefined
  const worse = rivals.find((one) => one !== better)!
  return [{ type: 'compare', better: [better, ...rest], worse: [worse, ...rest], much: 1 }]
}
