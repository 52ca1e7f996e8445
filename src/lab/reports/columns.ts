/** The columns of a table: each a line-up with the outcome of every seed. */
import type { Game, Outcome } from '../../core/game.ts'
import type { Baseline } from './baselines.ts'
import { describeLineup, describePlayer } from '../seating/lineup-names.ts'
import { headlinesOf } from '../tables/metric-names.ts'
import type { RunView } from './run-view.ts'
import { pairedDifference, type Pair } from '../tables/statistics.ts'
import { estimate, isPlay } from '../tables/summary.ts'
import type { Cell, Measured } from '../tables/table.ts'

/** Outcomes by seed. */
export interface Outcomes {
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** Every seed is the same episode, of which there is one. */
  readonly deterministic: boolean
}

export interface Column extends Outcomes {
  /** Its head: a line for what it is, further ones for who sat where. */
  readonly head: string
  readonly kind: Baseline['kind'] | 'run'
  /** The run it shows, where it shows one. */
  readonly view?: RunView
  /** It was to be a ceiling, and a run does better. */
  readonly beaten?: boolean
}

/** Who played in the run, a line for those who play alike. */
export function lineupOf({ record, players }: Pick<RunView, 'record' | 'players'>): string[] {
  const names = Object.entries(record.seats).map(([seat, who]) => [
    seat,
    describePlayer(who, players[seat]?.definition),
  ])
  return describeLineup(Object.fromEntries(names))
}

/** The floors, the runs, and what stands above them. */
export function columnsOf(views: readonly RunView[], baselines: readonly Baseline[]): Column[] {
  const runs = views.map((view): Column => {
    const lineup = lineupOf(view)
    const against = view.game.measured && lineup.length === 1 ? [`against ${lineup[0]}`] : []
    return {
      head: [...(views.length === 1 ? ['this run'] : []), ...lineup, ...against].join('\n'),
      kind: 'run',
      view,
      outcomes: outcomesBySeed(view),
      deterministic: view.deterministic ?? false,
    }
  })
  const others = baselines.map((baseline): Column => {
    const { name, lineup } = baseline
    const beaten = baseline.kind === 'ceiling' && views.some((view, i) => isBeaten(view.game, runs[i]!, baseline))
    const kind = beaten ? 'reference' : baseline.kind
    return { ...baseline, kind, beaten, head: [`${kind}: ${name}`, ...lineup].join('\n') }
  })
  return [...others.filter(({ kind }) => kind === 'floor'), ...runs, ...others.filter(({ kind }) => kind !== 'floor')]
}

const outcomesBySeed = ({ rows }: Pick<RunView, 'rows'>): Map<number, Outcome> =>
  new Map(rows.flatMap(({ seed, status, outcome }) => (isPlay(status) && outcome ? [[seed, outcome]] : [])))

/**
 * Whether the run does better on the seeds that both have: by the first of the game's headline metrics in which they
 * differ.
 */
export function isBeaten(game: Game, run: Outcomes, other: Outcomes): boolean {
  for (const name of headlinesOf(game)) {
    const { better, kind } = game.metrics[name]!
    const { mean } = pairedDifference(pairsOf(run, other, name), kind)
    if (better && Math.abs(mean) > 1e-9) return mean > 0 === (better === 'more')
  }
  return false
}

/** The values of a metric in both columns, seed by seed. */
export function pairsOf(one: Outcomes, other: Outcomes, metric: string): Pair[] {
  const seeds = one.deterministic ? other.outcomes.keys() : one.outcomes.keys()
  return [...seeds].flatMap((seed): Pair[] => {
    const [a, b] = [valueOf(one, seed, metric), valueOf(other, seed, metric)]
    return a === null || b === null ? [] : [[a, b]]
  })
}

function valueOf({ outcomes, deterministic }: Outcomes, seed: number, metric: string): number | null {
  const outcome = deterministic ? outcomes.values().next().value : outcomes.get(seed)
  const value = outcome?.metrics[metric] ?? null
  return value === null ? null : Number(value)
}

/** A metric of a column as a cell; nothing where no episode defines it. */
export function metricCellOf(game: Game, { outcomes, deterministic }: Outcomes, name: string): Measured {
  const metric = game.metrics[name]!
  return { kind: metric.kind, estimate: estimate([...outcomes.values()], name, metric), exact: deterministic }
}

/** By how much a metric is higher in the one column than in the other, on the same seeds. */
export function differenceCell(game: Game, one: Outcomes, other: Outcomes, name: string): Cell {
  const { kind } = game.metrics[name]!
  return {
    kind: kind === 'share' ? 'points' : 'difference',
    estimate: pairedDifference(pairsOf(one, other, name), kind),
    exact: one.deterministic && other.deterministic,
  }
}
