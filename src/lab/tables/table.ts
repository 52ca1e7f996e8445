/** A table as data: drawn by the command line, sent as JSON, shown by the pages. */
import type { Estimate } from './statistics.ts'

/** A number with its interval, and how it is meant. */
export interface Measured {
  /**
   * A `share` of episodes is drawn in per cent, a `mean` as it is, `points` are a difference of shares, in percentage
   * points, and a `difference` one of means.
   */
  readonly kind: 'share' | 'mean' | 'points' | 'difference'
  readonly estimate: Estimate
  /** Nothing was left to chance: the number is exact, and there is no interval to it. */
  readonly exact?: boolean
}

/** What stands in one place of a table. */
export type Cell = string | number | null | Measured

/** A table of a report (`Table` is where an episode is played), to be printed, drawn or exported. */
export interface ReportTable {
  readonly title: string
  /** A head may have several lines. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** What a reader must know to trust it: n, seeds, how intervals were made, what is not comparable. */
  readonly notes: readonly string[]
}

/**
 * A cell in words: `45.0 % [35.6, 54.8]`, `12.3 [11.8, 12.9]`, `+8.0 pp [1.2, 14.6]`; `–` where there is nothing. Where
 * every value was the same there is no interval to be had from them: `4 (all)`, and `4` where it is exact or of one.
 */
export function cellText(cell: Cell): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  const { kind, estimate, exact } = cell
  const { mean, low, high, n } = estimate
  if (n === 0 || Number.isNaN(mean)) return '–'
  const [say, unit] = WAYS[kind]
  const sign = (kind === 'points' || kind === 'difference') && mean > 0 ? '+' : ''
  const text = `${sign}${say(mean)}${unit}`
  if (exact || (n === 1 && low === high)) return text
  if (low === high) return `${text} (all)`
  return `${text} [${say(low)}, ${say(high)}]`
}

const percent = (value: number): string => (100 * value).toFixed(1)

/** In at most four digits, or all that a whole number has. */
const numberText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e6
    ? String(value)
    : Math.abs(value) >= 100
      ? Math.abs(value) < 1e15
        ? value.toFixed(1)
        : value.toPrecision(4)
      : Math.abs(value) < 0.0005
        ? '0.000'
        : value.toPrecision(3)

const WAYS: Readonly<Record<Measured['kind'], readonly [say: (value: number) => string, unit: string]>> = {
  share: [percent, ' %'],
  mean: [numberText, ''],
  points: [percent, ' pp'],
  difference: [numberText, ''],
}

/** The head of a column in one line. */
export const headText = (head: string): string => head.replaceAll('\n', ', ')

export const quote = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
