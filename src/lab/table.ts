/** A table as data: drawn by the command line, sent as JSON, shown by the pages. */
import type { Estimate } from './statistics.ts'

/** How a cell is meant: a share is drawn in per cent, a mean as it is. */
export type Cell = string | number | null | { readonly kind: 'share' | 'mean'; readonly estimate: Estimate }

/** A table of a report, to be printed, drawn or exported. */
export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** What a reader must know to trust it: n, seeds, how intervals were made, what is not comparable. */
  readonly notes: readonly string[]
}

/** A cell in words: `45.0 % [35.6, 54.8]`, `12.3 [11.8, 12.9]`, `–` where there is nothing. */
export function cellText(cell: Cell): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  const { mean, low, high, n } = cell.estimate
  if (n === 0) return '–'
  if (cell.kind === 'share')
    return `${(100 * mean).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
  return `${short(mean)} [${short(low)}, ${short(high)}]`
}

const short = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e6
    ? String(value)
    : Math.abs(value) >= 100
      ? value.toFixed(1)
      : value.toPrecision(3)

export const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
