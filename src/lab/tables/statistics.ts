/** Estimates with intervals: Wilson for shares, the bootstrap for means. */
import { Random } from '../../core/random.ts'

/** A mean or share with its 95 % interval and the number of observations behind it. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** The two-sided 95 % quantile of the normal distribution. */
export const NORMAL_95 = 1.959963984540054

/** A share with its Wilson score interval (E. B. Wilson 1927). NaN throughout where there is nothing to share. */
export function wilson(hits: number, n: number): Estimate {
  if (n === 0) return { mean: NaN, low: NaN, high: NaN, n }
  const share = hits / n
  const scale = 1 + (NORMAL_95 * NORMAL_95) / n
  const middle = (share + (NORMAL_95 * NORMAL_95) / (2 * n)) / scale
  const half = (NORMAL_95 / scale) * Math.sqrt((share * (1 - share)) / n + (NORMAL_95 * NORMAL_95) / (4 * n * n))
  return { mean: share, low: hits === 0 ? 0 : middle - half, high: hits === n ? 1 : middle + half, n }
}

/** Beyond so many values the bootstrap of a mean comes to the normal interval, to the digits that a table shows. */
export const NORMAL_BEYOND = 1000

/**
 * A mean with its percentile bootstrap interval from `resamples` seeded resamples, so that a table printed twice is the
 * same twice; beyond 1,000 values the normal interval. Values that belong together (turns of one episode)
 * are first averaged by whoever calls this.
 */
export function bootstrapMean(values: readonly number[], { resamples = 2000, seed = 1 } = {}): Estimate {
  const n = values.length
  if (n === 0) return { mean: NaN, low: NaN, high: NaN, n }
  const mean = sum(values) / n
  if (values.every((value) => value === values[0])) return { mean: values[0]!, low: values[0]!, high: values[0]!, n }
  if (n > NORMAL_BEYOND) {
    const half = NORMAL_95 * Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / (n - 1) / n)
    return { mean, low: mean - half, high: mean + half, n }
  }
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

/** Two values of the same thing, as those of one seed under two line-ups. */
export type Pair = readonly [one: number, other: number]

/**
 * The mean of `one - other` over pairs, with a 95 % interval that knows they belong together: for shares (each value 0 or
 * 1) that of D. G. Bonett and R. M. Price (2012), which has a width even where no pair differs; for means the bootstrap
 * over pairs.
 */
export function pairedDifference(pairs: readonly Pair[], kind: 'share' | 'mean'): Estimate {
  if (kind === 'mean' || pairs.length === 0) return bootstrapMean(pairs.map(([one, other]) => one - other))
  const n = pairs.length
  const gained = pairs.filter(([one, other]) => one > other).length
  const lost = pairs.filter(([one, other]) => one < other).length
  const [up, down] = [(gained + 1) / (n + 2), (lost + 1) / (n + 2)]
  const half = NORMAL_95 * Math.sqrt((up + down - (up - down) ** 2) / (n + 2))
  const clip = (value: number): number => Math.min(1, Math.max(-1, value))
  return { mean: (gained - lost) / n, low: clip(up - down - half), high: clip(up - down + half), n }
}
