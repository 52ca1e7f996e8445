/** Grades in figures: marks out of ten, shares, stars, ranks, and bare numbers. */
import type { Grade } from './grade.ts'
import type { Token } from './tokens.ts'

/** What numbers mean in a game. */
export interface Reads {
  /** Whether bare numbers grade. */
  readonly numbers: boolean
  /** Whether places grade: "number two". */
  readonly extremes: boolean
}

/** `8/10`, `eight out of ten`, `80 %`, `80 percent`, `a 7`, `320`. */
export function numberAt(
  tokens: readonly Token[],
  at: number,
  { numbers, extremes }: Reads,
): { grade: Grade; to: number } | undefined {
  const { value, kind } = tokens[at]!
  if (value === undefined) return undefined
  const next = tokens[at + 1]?.text
  const parts = tokens[at + 2]
  if (next === '/' && value === 50 && parts?.value === 50) return { grade: { value: 0.5, spread: 0.1 }, to: at + 3 }
  if (next === '/' && parts?.value) return scaled(value, parts.value, at + 3)
  if (next === 'of' && (parts?.value === 10 || parts?.value === 100)) return scaled(value, parts.value, at + 3)
  if (next === 'out' && parts?.text === 'of' && tokens[at + 3]?.value)
    return scaled(value, tokens[at + 3]!.value!, at + 4)
  if (next === 'on' && parts?.text === 'a' && tokens[at + 3]?.text === 'scale') {
    const top = tokens.slice(at + 4, at + 12).findLast((token) => token.value !== undefined)?.value
    if (top) return scaled(value, top, at + 4)
  }
  if (next === '%' || next === 'percent') {
    // "In the top ten percent".
    const end = tokens[at - 1]?.text
    if (end === 'top' || end === 'bottom') return scaled(end === 'top' ? 100 - value / 2 : value / 2, 100, at + 2)
    return scaled(value, 100, at + 2)
  }
  if (/^stars?$/.test(next ?? '') && value <= 5 && numbers) return scaled(value, 5, at + 2)
  if (extremes && isRank(tokens, at)) return rankAt(tokens, at)
  // "Ada 1st, Boris 2nd"; "meeting 1: …" counts.
  if (/^(?:st|nd|rd|th)$/.test(next ?? ''))
    return extremes && isPlace(value) ? { ...rankAt(tokens, at), to: at + 2 } : undefined
  if (isCounted(tokens, at)) return undefined
  // "A solid 9" is one of ten.
  if (
    numbers &&
    kind === 'number' &&
    value <= 10 &&
    /^(?:solid|strong|clear|good|easy|great|straight)$/.test(tokens[at - 1]?.text ?? '')
  )
    return { ...scaled(value, 10, at + 1)! }
  // "Importance eight".
  const isTold =
    kind === 'word' &&
    !extremes &&
    /^(?:importance|priority|weight)$/.test(
      tokens[at - (/^(?:of|is|:|=)$/.test(tokens[at - 1]?.text ?? '') ? 2 : 1)]?.text ?? '',
    )
  if (numbers && isTold) return { grade: { value, spread: 0, raw: true }, to: at + 1 }
  if (!numbers || kind !== 'number' || countsThings(tokens, at)) return undefined
  return { grade: { value, spread: 0, raw: true }, to: at + 1 }
}

/** "Number two", "# 3", "no 1": a place, no mark; "my top 3" counts names. */
const isRank = (tokens: readonly Token[], at: number): boolean => {
  const [before, value] = [tokens[at - 1]?.text ?? '', tokens[at]!.value!]
  return isPlace(value) && /^(?:number|#|rank|place|top|bottom)$/.test(before)
}

const isPlace = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 5

/** "Meeting 1: …", "option 2) …". */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  /^(?:meeting|event|appointment|item|slot|call|number|option|nr|no)$/.test(tokens[at - 1]?.text ?? '') &&
  /^[:).]$/.test(tokens[at + 1]?.text ?? '')

const PLACES = [0.92, 0.8, 0.7, 0.62, 0.55]

function rankAt(tokens: readonly Token[], at: number): { grade: Grade; to: number } {
  const value = tokens[at]!.value!
  const before = tokens[at - 1]!.text
  if (before === 'top') return { grade: { value: 0.87, spread: 0.08 }, to: at + 1 }
  if (before === 'bottom') return { grade: { value: 0.1, spread: 0.08 }, to: at + 1 }
  return { grade: { value: PLACES[value - 1]!, spread: 0.1, ...(value === 1 && { extreme: 'best' }) }, to: at + 1 }
}

function scaled(value: number, top: number, to: number): { grade: Grade; to: number } | undefined {
  if (top < 3 || value < 0 || value > top) return undefined
  return { grade: { value: Math.min(1, value / top), spread: top > 10 ? 0.03 : 0.05 }, to }
}

/** "2 really important meetings" are counted, not graded. */
export const countsThings = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at + 1, at + 5)
    .some(({ text }, i, next) => COUNTED.has(text) && next.slice(0, i).every(({ kind }) => kind === 'word')) ||
  UNITS.has(unitAt(tokens, at))

/** What a number is of: "3 hours", "2 or 3 more hours". */
function unitAt(tokens: readonly Token[], at: number): string {
  let end = at + 1
  if (/^(?:to|or|-)$/.test(tokens[end]?.text ?? '') && tokens[end + 1]?.kind === 'number') end += 2
  if (/^(?:more|whole|full|extra|long|solid)$/.test(tokens[end]?.text ?? '')) end++
  return tokens[end]?.text ?? ''
}

const UNITS = new Set('hours hour hrs hr h minutes minute mins min days dollars dollar bucks usd'.split(' '))

const COUNTED = new Set(
  'meetings conflicts events appointments flights papers reviewers people options others squares scores'.split(' '),
)
