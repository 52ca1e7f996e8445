/** The table that a run prints: its own row between the floors and the ceiling. */
import type { Outcome } from '../core/game.ts'
import { same } from '../core/json.ts'
import type { Player } from './lineup.ts'
import type { Baseline } from './baselines.ts'
import { countStatuses, metricCell, outcomesOf } from './summary.ts'
import type { RunResult } from './run.ts'
import type { Cell, Table } from './table.ts'

/** One table: a row for each metric; columns for the floors, the run, and the ceiling. */
export function reportRun(result: RunResult, baselines: readonly Baseline[]): Table {
  const { game, record, rows } = result
  const floors = baselines.filter(({ kind }) => kind === 'floor')
  const ceilings = baselines.filter(({ kind }) => kind === 'ceiling')
  const columns: [string, readonly Outcome[]][] = [
    ...floors.map(({ name, outcomes }): [string, readonly Outcome[]] => [`floor: ${name}`, outcomes]),
    ['this run', outcomesOf(rows)],
    ...ceilings.map(({ name, outcomes }): [string, readonly Outcome[]] => [`ceiling: ${name}`, outcomes]),
  ]
  return {
    title: `${game.title}: ${nameLineup(result)}`,
    columns: ['', ...columns.map(([name]) => name)],
    rows: [
      ['episodes', ...columns.map(([, outcomes]) => outcomes.length)],
      ...Object.keys(game.metrics).map((name): Cell[] => [
        name,
        ...columns.map(([, outcomes]) =>
          outcomes.some(({ metrics }) => name in metrics) ? metricCell(game, outcomes, name) : null,
        ),
      ]),
    ],
    notes: [
      statusLine(result),
      ...(Object.values(record.seats).some(({ model }) => model?.startsWith('stand-in'))
        ? [
            'The stand-in is no language model: it plays by rule, so these numbers show that everything works, never skill.',
          ]
        : []),
      `Seeds ${describeSeeds(record.seeds)}${baselines.length ? `; floors and ceiling on the first ${baselines[0]!.outcomes.length} of them` : ''}. Intervals are 95 %: Wilson for shares, bootstrap (2,000 resamples) for means.`,
    ],
  }
}

/** `symbolic` where all seats have the same agent, else `USER symbolic, BOT baseline`; with the options that were changed. */
function nameLineup({ players }: Pick<RunResult, 'players'>): string {
  const seats = Object.keys(players)
  const names = Object.values(players).map((player) => {
    const set = changedOptions(player).map(([key, value]) => `${key}=${String(value)}`)
    return [
      player.name,
      ...(set.length ? [`(${set.join(', ')})`] : []),
      ...(player.model ? [`on ${player.model.name}`] : []),
    ].join(' ')
  })
  return new Set(names).size === 1 ? names[0]! : seats.map((seat, i) => `${seat} ${names[i]}`).join(', ')
}

function changedOptions({ definition, options }: Player): [string, unknown][] {
  const plain = (definition.options?.['~standard'].validate({}) as { value?: object } | undefined)?.value ?? {}
  return Object.entries((options ?? {}) as object).filter(
    ([key, value]) => !same(value, plain[key as keyof typeof plain]),
  )
}

function statusLine({ rows, missing }: Pick<RunResult, 'rows' | 'missing'>): string {
  const counts = Object.entries(countStatuses(rows)).map(([status, n]) => `${n} ${status}`)
  return `Episodes: ${counts.join(', ')}${missing.length ? `, ${missing.length} not begun` : ''}. Scores come from completed and stopped episodes.`
}

/** `1 to 100`, or the seeds themselves. */
function describeSeeds(seeds: readonly number[]): string {
  const consecutive = seeds.every((seed, i) => i === 0 || seed === seeds[i - 1]! + 1)
  if (consecutive && seeds.length > 2) return `${seeds[0]} to ${seeds.at(-1)}`
  return seeds.length > 12 ? `${seeds.slice(0, 12).join(', ')}, … (${seeds.length})` : seeds.join(', ')
}
