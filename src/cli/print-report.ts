/** Prints what runs came to: tables in the form that was asked for, one JSON object, a picture. */
import { statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Command } from 'commander'
import { InvalidInput } from '../core/errors.ts'
import { headlinesOf } from '../lab/tables/metric-names.ts'
import type { RunView } from '../lab/reports/run-view.ts'
import { harmless, wrap } from '../lab/tables/wrap.ts'
import { addTableFlags, checkForm, printTables, type TableFlags } from './print-tables.ts'
import { pageWidth } from './width.ts'

export interface ReportFlags extends TableFlags {
  readonly all?: boolean
  readonly floors: boolean
  readonly plot?: string
  readonly json?: boolean
}

export const addReportFlags = (command: Command): Command =>
  addTableFlags(command)
    .option('--all', 'all metrics of the game, not only its headlines')
    .option('--no-floors', 'leave out the floors and the ceiling')
    .option('--plot <file.svg>', 'draw the headline metrics into a file')
    .option('--json', 'print one JSON object and nothing else')

/** Throws {@link InvalidInput} before anything is played. */
export function checkReportFlags(flags: ReportFlags): void {
  checkForm(flags)
  checkPicture(flags.plot)
}

export function checkPicture(plot: string | undefined): void {
  if (plot !== undefined && !plot.endsWith('.svg'))
    throw new InvalidInput(`--plot takes the name of an .svg file, not "${plot}"`)
  if (plot !== undefined && !statSync(dirname(plot), { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidInput(`--plot: there is no folder ${dirname(plot)}`)
}

export async function printReport(views: readonly RunView[], flags: ReportFlags, signal?: AbortSignal): Promise<void> {
  const { groupRuns, reportPlan } = await import('../lab/reports/report-plan.ts')
  const { toJson } = await import('../lab/reports/result-json.ts')
  const groups = await groupRuns(views, { floors: flags.floors, ...(signal && { signal }) })
  if (flags.plot !== undefined) await plotGroups(groups, flags.plot)
  if (flags.json) {
    const runs = groups.flatMap(({ views, baselines }) => views.map((view) => toJson(view, baselines)))
    return console.log(JSON.stringify(runs.length === 1 ? runs[0] : { runs }))
  }
  printTables(reportPlan(groups, { all: flags.all ?? false }), flags)
  if (flags.format !== undefined && flags.format !== 'terminal') return
  const say = (text: string): void => console.log(wrap(harmless(text), pageWidth(), '  ').join('\n'))
  for (const line of reasonsIn(views)) say(line)
  const left = flags.all
    ? 0
    : Math.max(...views.map(({ game }) => Object.keys(game.metrics).length - headlinesOf(game).length))
  if (left > 0) say(`${left === 1 ? 'One further metric' : `${left} further metrics`}: --all.`)
  // A path is for copying: it is never broken.
  for (const { folder } of views) console.log(`Logs: ${folder.path}`)
}

/** Why episodes did not come to their end, the commonest reasons first. */
function reasonsIn(views: readonly RunView[]): string[] {
  const reasons = new Map<string, number>()
  for (const { rows } of views)
    for (const { status, reason } of rows)
      if (status !== 'completed') reasons.set(`${status}: ${reason}`, (reasons.get(`${status}: ${reason}`) ?? 0) + 1)
  const sorted = [...reasons].sort((a, b) => b[1] - a[1])
  const told = sorted.slice(0, 5).map(([reason, n]) => `${n} × ${reason}`)
  return sorted.length > 5
    ? [...told, `… and ${sorted.length - 5} further reasons (roundtable show <run> --episodes)`]
    : told
}

async function plotGroups(groups: readonly { views: readonly RunView[]; baselines: readonly any[] }[], plot: string) {
  const { plotRuns } = await import('../lab/plots/plot-report.ts')
  for (const [i, { views, baselines }] of groups.entries()) {
    const path = groups.length === 1 ? plot : plot.replace(/\.svg$/, `-${i + 1}.svg`)
    writeFileSync(path, await plotRuns(views, baselines))
    console.error(`Plot: ${path}`)
  }
}
