/** A number of a run with its interval, in words. */
import type { Measured } from './api.ts'

const digits = (value: number): string => (Number.isInteger(value) ? String(value) : value.toPrecision(3))

export function cellText(cell: Measured | string | number | null): string {
  if (cell === null) return '–'
  if (typeof cell !== 'object') return String(cell)
  const { mean, low, high, n } = cell.estimate
  if (n === 0 || mean === null) return '–'
  const isShare = cell.kind === 'share'
  const say = (value: number): string => (isShare ? (100 * value).toFixed(1) : digits(value))
  const interval = low === high ? '' : ` [${say(low)}, ${say(high)}]`
  return `${say(mean)}${isShare ? ' %' : ''}${interval}`
}
