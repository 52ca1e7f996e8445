/** Estimates with intervals: Wilson for shares, the bootstrap for means. */
import { Random } from '../core/random.ts'

/** A mean or share with its 95 % interval and the number of observations behind it. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054

/** A share with its Wilson score interval (E. B. Wilson 1927). NaN throughout where there is nothing to share. */
export function wilson(hits: number, n: number): Estimate {
  if (n === 0) return { mean: NaN, low: NaN, high: NaN, n }
  const share = hits / n
  const scale = 1 + (Z * Z) / n
  const middle = (share + (Z * Z) / (2 * n)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { mean: share, low: hits === 0 ? 0 : middle - half, high: hits === n ? 1 : middle + half, n }
}

/**
 * A mean with its percentile bootstrap interval from `resamples` seeded resamples, so that a table printed twice is the
 * same twice. Values that belong together (turns of one episode) are first averaged by whoever calls this.
 */
export function bootstrapMean(values: readonly number[], { resamples = 2000, seed = 1 } = {}): Estimate {
  const n = values.length
  if (n === 0) return { mean: NaN, low: NaN, high: NaN, n }
  const mean = sum(values) / n
  if (values.every((value) => value === values[0])) return { mean: values[0]!, low: values[0]!, high: values[0]!, n }
  const random = new Random(seed, 'bootstrap', n)
  const means = Float64Array.from({ length: resamples }, () => {
    let total = 0
    for (let i = 0; i < n; i++) total += values[random.int(0, n - 1)]!
    return total / n
  }).sort()
  return { mean, low: quantile(means, 0.025), high: quantile(means, 0.975), n }
}

/** The quantile of sorted values, interpolated. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const rest = place - below
  return sorted[below]! * (1 - rest) + sorted[Math.min(below + 1, sorted.length - 1)]! * rest
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
