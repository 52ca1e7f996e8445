/** `roundtable export`: runs, forks and played games as data that any tool reads. */
import { appendFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { once } from 'node:events'
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import type { Export } from '../../lab/export/export.ts'
import { makeFolder } from '../../node/make-folder.ts'

/** The report of a run, for a paper. */
const TABLES = ['markdown', 'latex']

interface Flags {
  readonly format: string
  readonly rows?: 'episodes' | 'events'
  readonly codebook?: boolean
  readonly into?: string
  readonly all?: boolean
  readonly site?: string
  readonly runs: string
}

export function addExport(program: Command): void {
  program
    .command('export')
    .argument(
      '[run | folder | episode...]',
      'a run (path, or how its name begins), runs/forks, runs/played, or an episode; with --site any number of runs',
    )
    .description('Episodes as data, each with a codebook; transcripts; tables for papers.')
    .option('--format <format>', 'csv, jsonl, parquet, transcripts, markdown, latex', 'csv')
    .option(
      '--rows <what>',
      'a row an episode, or one an event: episodes, events (default: events for jsonl, else episodes)',
    )
    .option('--into <folder>', 'write files there, with codebook.csv beside them, instead of printing')
    .option('--codebook', 'print what each column means, and nothing else')
    .option('--all', 'with markdown and latex: all metrics')
    .option(
      '--site <folder>',
      'the pages as files for any web host: runs (default: all), replays, and every game against our agents',
    )
    .option('--runs <folder>', 'where runs are kept', 'runs')
    .addHelpText(
      'after',
      `
Formats:
  csv          a table: seed, status, metrics, and what each seat said, asked and cost
  jsonl        the same as JSON a line; by default one line an event of every episode
  parquet      the same for pandas, Arrow, DuckDB, R; the codebook is in its metadata too
  transcripts  each episode as a page of text: who said and did what, thoughts and rejections included
  markdown     the run’s report as tables
  latex        the same for a paper (booktabs)

Examples:
  roundtable export runs/traveling-adventurers-symbolic-1a2b3c4d > episodes.csv
  roundtable export runs/played --format parquet --into data
  roundtable export --site public`,
    )
    .action(async (named: readonly string[], flags: Flags) => {
      if (flags.site !== undefined) return exportSite(named, flags.site, flags.runs)
      const [what, other] = named
      if (what === undefined || other !== undefined)
        throw new InvalidInput('name one run, folder or episode to export; `roundtable runs` lists them')
      const { DATA_FORMATS, openExport } = await import('../../lab/export/export.ts')
      const { format, rows, runs } = flags
      const formats = [...DATA_FORMATS, ...TABLES]
      if (!formats.includes(format)) throw new InvalidInput(`--format is ${formats.join(', ')}, not "${format}"`)
      if (rows !== undefined && rows !== 'episodes' && rows !== 'events')
        throw new InvalidInput(`--rows is episodes or events, not "${String(rows)}"`)
      if (TABLES.includes(format)) return exportReport(what, flags)
      const options = { runs, ...(rows && { rows }) }
      const exported = await openExport(what, format as (typeof DATA_FORMATS)[number], options)
      if (exported.fault !== undefined) console.error(exported.fault)
      for (const { id, why } of exported.damaged) console.error(`Left out: ${id} (${why})`)
      if (flags.codebook) return void process.stdout.write(exported.codebook)
      await (flags.into === undefined ? print(exported) : save(exported, flags.into))
    })
}

async function print({ files }: Export): Promise<void> {
  for await (const file of files()) {
    const { name } = file
    if ('bytes' in file && process.stdout.isTTY)
      throw new InvalidInput(
        `${name} is not to be read on a terminal: send it into a file, or name a folder with --into`,
      )
    if (!process.stdout.write('text' in file ? file.text : file.bytes)) await once(process.stdout, 'drain')
  }
}

async function save({ files, codebook }: Export, into: string): Promise<void> {
  makeFolder(into)
  const begun = new Set<string>()
  for await (const file of files()) {
    const { name } = file
    const path = join(into, name)
    if (begun.has(name)) appendFileSync(path, 'text' in file ? file.text : file.bytes)
    else writeFileSync(path, 'text' in file ? file.text : file.bytes)
    begun.add(name)
  }
  if (codebook) writeFileSync(join(into, 'codebook.csv'), codebook)
}

async function exportReport(what: string, flags: Flags): Promise<void> {
  const { findShown } = await import('../../lab/reading/find-shown.ts')
  const { openRun } = await import('../../lab/reading/open-run.ts')
  const { toLatex, toMarkdown } = await import('../../lab/tables/table-text.ts')
  const { groupRuns, reportPlan } = await import('../../lab/reports/report-plan.ts')
  const { faultInFolder } = await import('../../lab/reading/list-episodes.ts')
  const { type, path } = findShown(what, { runs: flags.runs })
  if (type !== 'run')
    throw new InvalidInput(
      `${faultInFolder(path) ?? `${path} is no run`}: only a run has a report; csv, jsonl and parquet take any episodes`,
    )
  const tables = reportPlan(await groupRuns([await openRun(path)]), { all: flags.all ?? false })
  const [write, ending] = flags.format === 'latex' ? [toLatex, 'tex'] : [toMarkdown, 'md']
  const text = `${tables.map(write).join('\n')}\n`
  if (flags.into === undefined) return void process.stdout.write(text)
  makeFolder(flags.into)
  writeFileSync(join(flags.into, `report.${ending}`), text)
}

async function exportSite(named: readonly string[], into: string, runs: string): Promise<void> {
  const { findShown } = await import('../../lab/reading/find-shown.ts')
  const { builtPages } = await import('../../server/pages.ts')
  const { Runs } = await import('../../server/runs/runs.ts')
  const { writeEdition } = await import('../../server/static-edition.ts')
  const pages = builtPages()
  if (pages === undefined) throw new InvalidInput('the pages are not built: npm run build')
  const paths = named.map((what) => resolve(findShown(what, { runs }).path))
  const [folder = resolve(runs), other] = new Set(paths.map((path) => dirname(path)))
  if (other !== undefined)
    throw new InvalidInput(`these runs lie in different folders, ${folder} and ${other}: an edition shows one`)
  const chosen = paths.map((path) => basename(path))
  const written = await writeEdition({ pages, into, runs: new Runs(folder), ...(chosen.length > 0 && { chosen }) })
  const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
  console.log(`${into}: every game, ${count(written.runs.length, 'run')}, ${count(written.episodes, 'episode')}`)
  console.error(`Look at it through any web server: npx serve ${into}, or python3 -m http.server -d ${into}`)
}
