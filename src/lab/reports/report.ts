/** What runs print: their numbers between the floors and the ceiling, how far they stand apart, and what they cost. */
import type { Game } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import type { Baseline } from './baselines.ts'
import { columnsOf, differenceCell, lineupOf, metricCellOf, type Column } from './columns.ts'
import { countDistinct } from '../running/distinct.ts'
import { describeMetric, headlinesOf } from '../tables/metric-names.ts'
import type { RunView } from './run-view.ts'
import { seatTable } from './seat-table.ts'
import { NORMAL_BEYOND } from '../tables/statistics.ts'
import { countStatuses, isPlay } from '../tables/summary.ts'
import { cellText, type Cell, type ReportTable } from '../tables/table.ts'

export interface ReportOptions {
  /** All metrics, instead of the headlines. */
  readonly all?: boolean
}

/** The tables of one run. */
export const reportRun = (
  view: RunView,
  baselines: readonly Baseline[] = [],
  options: ReportOptions = {},
): ReportTable[] => reportRuns([view], baselines, options)

/**
 * The tables of runs that play the same game by the same config: their metrics beside those of the baselines, the paired
 * differences, and what the seats asked and cost, where there is something to tell.
 */
export function reportRuns(
  views: readonly RunView[],
  baselines: readonly Baseline[] = [],
  { all = false }: ReportOptions = {},
): ReportTable[] {
  const { game } = views[0]!
  const columns = columnsOf(views, baselines)
  const names = (all ? Object.keys(game.metrics) : headlinesOf(game)).filter((name) =>
    columns.some((column) => metricCellOf(game, column, name).estimate.n > 0),
  )
  const rows = names.map((name): Cell[] => [
    describeMetric(name, game.metrics[name]!),
    ...columns.map((column) => metricCellOf(game, column, name)),
  ])
  const counts = columns.map((column) => episodesCell(column))
  const copied = columns.some(({ deterministic }, i) => !deterministic && typeof counts[i] === 'string')
  const main: ReportTable = {
    title: `${game.title}: ${views.map((view) => lineupOf(view).join(', ')).join(' | ')}`,
    columns: ['', ...columns.map(({ head }) => head)],
    rows: [['episodes', ...counts], ...rows],
    notes: notesOf(views, columns, rows, copied),
  }
  const differences = differenceTable(game, columns, names)
  const seats = views.flatMap((view) => seatTable(view, views.length > 1 ? lineupOf(view).join(', ') : undefined) ?? [])
  return [main, ...(differences ? [differences] : []), ...seats]
}

/** Copies that were played count as often as they were; an interval takes them for independent. */
const ABOUT_COPIES =
  'Distinct: episodes with another world or other moves. Copies count like any, so where few are distinct the intervals are too narrow.'

function episodesCell({ view, outcomes, deterministic }: Column): Cell {
  if (!view) return deterministic ? '1 distinct' : outcomes.size
  const identical = view.identical?.length ?? 0
  if (deterministic) return identical > 0 ? `1 distinct of ${identical + 1}` : '1 distinct'
  const played = view.rows.filter(({ status }) => isPlay(status))
  const distinct = countDistinct(view.game, view.config, played)
  return distinct < outcomes.size ? `${distinct} distinct of ${outcomes.size}` : outcomes.size
}

/** One run less each other column, or each other run less the first; undefined where there is nothing to set apart. */
function differenceTable(game: Game, columns: readonly Column[], names: readonly string[]): ReportTable | undefined {
  const runs = columns.filter(({ kind }) => kind === 'run')
  const [first] = runs
  const others = columns.filter((column) => column !== first)
  const rows = names
    .filter((name) => game.metrics[name]!.better)
    .map((name): Cell[] => [
      describeMetric(name, game.metrics[name]!),
      ...others.map((other) =>
        runs.length === 1 ? differenceCell(game, first!, other, name) : differenceCell(game, other, first!, name),
      ),
    ])
  if (others.length === 0 || rows.every(([, ...cells]) => cells.every((cell) => cellText(cell) === '–')))
    return undefined
  return {
    title:
      runs.length === 1
        ? 'This run less the others, on the same seeds'
        : `The others less ${first!.head.split('\n').join(', ')}, on the same seeds`,
    columns: ['', ...others.map(({ head }) => head)],
    rows,
    notes: [
      'Paired by seed. pp: percentage points. 95% intervals: Bonett and Price for shares, bootstrap over pairs for means.',
    ],
  }
}

function notesOf(
  views: readonly RunView[],
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  copied: boolean,
): string[] {
  const { game, config } = views[0]!
  const cells = rows.flatMap(([, ...cells]) => cells.map(cellText))
  const each = views.flatMap((view) => {
    const name = views.length > 1 ? `${lineupOf(view).join(', ')}: ` : ''
    return [
      `${name}${statusLine(view)}${views.length === 1 ? SCORED : ''}`,
      ...view.setAside.map(({ episode, why }) => `${name}Set aside, and not counted: ${episode} (${why}).`),
      ...identicalLine(view).map((line) => `${name}${line}`),
    ]
  })
  const standIn = views.some(({ record }) =>
    Object.values(record.seats).some(({ model }) => model?.startsWith('stand-in')),
  )
  const opponents = new Set(columns.map(({ head }) => head.split('\n').find((line) => line.startsWith('against '))))
  return [
    ...each,
    ...(views.length > 1 ? [SCORED.trim()] : []),
    ...(copied ? [ABOUT_COPIES] : []),
    ...(cells.some((text) => text.endsWith('(all)'))
      ? ['(all): the same in all episodes, which gives no interval.']
      : []),
    ...(game.measured && opponents.size > 1
      ? ['The columns face different opponents, named in the head: they do not measure the same.']
      : []),
    ...aboveIt(views, columns),
    ...settingsLine(game, config),
    ...(standIn
      ? [
          'The stand-in is no language model: it plays by rule, so these numbers show that everything works, never skill.',
        ]
      : []),
    seedsLine(views, columns),
    `↑ more is better, ↓ less is better; % are per cent of episodes. 95% intervals: Wilson for shares, ${columns.some(({ outcomes }) => outcomes.size > NORMAL_BEYOND) ? 'normal' : 'bootstrap'} for means.`,
  ]
}

const SCORED = ' Scores come from completed and stopped episodes.'

function statusLine({ rows, missing, now, earlier }: Pick<RunView, 'rows' | 'missing' | 'now' | 'earlier'>): string {
  const counts = Object.entries(countStatuses(rows)).map(([status, n]) => `${n} ${status}`)
  return `Episodes: ${counts.join(', ')}${missing.length ? `, ${missing.length} not begun` : ''}.${when({ now, earlier })}`
}

/** How many were played now, and how many when; nothing where all were. */
function when({ now, earlier }: Pick<RunView, 'now' | 'earlier'>): string {
  if (!earlier || earlier.episodes === 0) return ''
  const [from, to] = [moment(earlier.from), moment(earlier.to)]
  return ` ${now} played now, ${earlier.episodes} earlier (${from === to ? from : `${from} to ${to}`}).`
}

/** `2026-11-21 14:03`, in the reader's time. */
export function moment(time: number): string {
  const date = new Date(time)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`
}

const identicalLine = ({ deterministic = false, identical = [] }: RunView): string[] =>
  deterministic
    ? [
        `Deterministic: every seed gives the same episode${identical.length > 0 ? `, so one was played instead of ${identical.length + 1}` : ''}; its numbers are exact.`,
      ]
    : []

/** What stands above the runs, or why nothing does. */
function aboveIt(views: readonly RunView[], columns: readonly Column[]): string[] {
  if (columns.every(({ kind }) => kind === 'run')) return []
  if (columns.some(({ beaten }) => beaten))
    return ['A run here does better than what was the best known, so there is no ceiling.']
  if (columns.some(({ kind }) => kind === 'ceiling'))
    return ['Ceiling: the best that is known here, not a proven bound.']
  if (columns.some(({ kind }) => kind === 'reference'))
    return ['Reference: a strong player, not known to be the best here. No ceiling is known.']
  for (const { players } of views) {
    const [player, ...others] = Object.values(players)
    if (player?.definition.bestKnown && others.every((other) => other?.definition === player.definition))
      return [`No ceiling stands above: ${player.name} is itself the best player of this game that is known.`]
  }
  return ['No ceiling is known here.']
}

/** The parameters that are not as they are by default. */
export function settingsOf(game: Game, config: unknown): string {
  const plain = (game.config['~standard'].validate({}) as { value?: Record<string, unknown> }).value ?? {}
  return Object.entries(config as object)
    .filter(([key, value]) => !same(value, plain[key]))
    .map(([key, value]) => `${key}=${abridge(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join(', ')
}

const settingsLine = (game: Game, config: unknown): string[] => {
  const set = settingsOf(game, config)
  return set ? [`Settings: ${set}; all else by default.`] : []
}

const abridge = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

function seedsLine(views: readonly RunView[], columns: readonly Column[]): string {
  const lists = views.map(({ record, identical = [] }) => [...record.seeds, ...identical])
  const longest = lists.reduce((most, seeds) => (seeds.length > most.length ? seeds : most))
  const most = Math.max(
    0,
    ...columns.filter(({ view, deterministic }) => !view && !deterministic).map(({ outcomes }) => outcomes.size),
  )
  const fewer = most > 0 && most < longest.length ? `; floors and ceiling play the first ${most} of them` : ''
  const differ = lists.some((seeds) => !same(seeds, longest)) ? ' at most' : ''
  return `Seeds ${describeSeeds(longest)}${differ}${fewer}.`
}

/** `1 to 100`, or the seeds themselves. */
function describeSeeds(seeds: readonly number[]): string {
  const consecutive = seeds.every((seed, i) => i === 0 || seed === seeds[i - 1]! + 1)
  if (consecutive && seeds.length > 2) return `${seeds[0]} to ${seeds.at(-1)}`
  return seeds.length > 12 ? `${seeds.slice(0, 12).join(', ')}, … (${seeds.length})` : seeds.join(', ')
}
