/** The mean of some episodes' scores with its 95 % interval (Student's t, normal beyond thirty episodes). */
import type { Score } from './method.ts'

/** Quantiles .975 of Student's t by degrees of freedom, from 1 on. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13]

export function measureScore(scores: readonly number[]): Score {
  const episodes = scores.length
  const mean = scores.reduce((sum, score) => sum + score, 0) / episodes
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, episodes - 1)
  const quantile = STUDENT[episodes - 2] ?? (episodes <= 31 ? 2.09 : 1.96)
  const half = episodes < 2 ? 0 : quantile * Math.sqrt(variance / episodes)
  return { mean: round(mean), low: round(mean - half), high: round(mean + half), episodes }
}

const round = (value: number): number => Math.round(1000 * value) / 1000
