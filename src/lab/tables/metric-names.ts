/** What a table calls a metric, and which of a game's metrics stand in every report. */
import type { Game, Metric } from '../../core/game.ts'

/** `score / optimum ↑ (0 to 1)`: the plain name, which way is better, and the unit. */
export function describeMetric(name: string, { label, unit, better }: Metric): string {
  const plain = label ?? separateWords(name)
  const arrow = better === 'more' ? ' ↑' : better === 'less' ? ' ↓' : ''
  return `${plain}${arrow}${unit && unit !== plain ? ` (${unit})` : ''}`
}

/** `cleanTeams` as `clean teams`. */
const separateWords = (name: string): string =>
  name.replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)

/** The names of the game's headline metrics, or, where it declares none, of its first five. */
export function headlinesOf({ metrics }: Pick<Game, 'metrics'>): string[] {
  const names = Object.keys(metrics)
  const marked = names.filter((name) => metrics[name]!.headline)
  return marked.length > 0 ? marked : names.slice(0, 5)
}
