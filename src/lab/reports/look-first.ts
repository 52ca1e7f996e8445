/** What to look at first after a run: what went wrong, what came out worst, who was refused most, who talked most. */
import { isFinal } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import type { Row } from '../logs/measure.ts'
import { describeMetric, headlinesOf } from '../tables/metric-names.ts'
import { isPlay } from '../tables/summary.ts'

/** An episode that is worth reading, and why. */
export interface LookFirst {
  readonly episode: string
  readonly why: string
}

/** Episodes of one kind of trouble that are named at most. */
const FEW = 3

/** Those that are worth reading first, each once, with the reason for which it was named first. */
export function lookFirst(rows: readonly Row[], game: Game | undefined): LookFirst[] {
  const found = [
    ...rows
      .filter(({ status }) => !isPlay(status))
      .slice(0, FEW)
      .map(told(({ status, reason }) => `${status}: ${reason}`)),
    ...rows
      .filter(({ status }) => isFinal(status) && status === 'stopped')
      .slice(0, FEW)
      .map(told(({ reason }) => `stopped: ${reason}`)),
    ...worst(rows, game),
    ...most(rows, refusals, (count) => `${count} ${count === 1 ? 'refusal' : 'refusals'}, more than any other`),
    ...most(rows, wordsIn, (count) => `${count} words, more than any other`),
  ]
  return found.filter(({ episode }, index) => found.findIndex((one) => one.episode === episode) === index)
}

const told =
  (why: (row: Row) => string) =>
  (row: Row): LookFirst => ({ episode: row.episode, why: why(row) })

/** By the first headline metric that says which way is better, where episodes differ in it. */
function worst(rows: readonly Row[], game: Game | undefined): LookFirst[] {
  const name = game && headlinesOf(game).find((one) => game.metrics[one]!.better !== undefined)
  if (name === undefined) return []
  const sign = game!.metrics[name]!.better === 'more' ? 1 : -1
  const values = rows.flatMap((row) => {
    const value = isPlay(row.status) ? row.outcome?.metrics[name] : undefined
    return value === null || value === undefined ? [] : [{ row, value, order: sign * Number(value) }]
  })
  const sorted = values.sort((a, b) => a.order - b.order)
  const best = sorted.at(-1)?.order
  return sorted
    .filter(({ order }) => order !== best)
    .slice(0, FEW)
    .map(({ row, value }) => {
      const shown = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(Number(value.toPrecision(4)))
      return { episode: row.episode, why: `${describeMetric(name, game!.metrics[name]!)}: ${shown}` }
    })
}

/** The one row that has most of something, where any has some and it stands alone. */
function most(rows: readonly Row[], count: (row: Row) => number, why: (count: number) => string): LookFirst[] {
  const sorted = rows.map((row) => ({ row, n: count(row) })).sort((a, b) => b.n - a.n)
  const [first, second] = sorted
  return first && first.n > (second?.n ?? 0) ? [{ episode: first.row.episode, why: why(first.n) }] : []
}

const over = (row: Row, name: 'words' | 'unreadable' | 'illegal'): number =>
  Object.values(row.seats).reduce((sum, seat) => sum + seat[name], 0)
const refusals = (row: Row): number => over(row, 'unreadable') + over(row, 'illegal')
const wordsIn = (row: Row): number => over(row, 'words')
