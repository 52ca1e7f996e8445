/** `roundtable runs`: what has been played, when, by whom, how often, and how it came out. */
import type { Command } from 'commander'
import { cellText, type Cell, type ReportTable } from '../../lab/tables/table.ts'
import { harmless, wrap } from '../../lab/tables/wrap.ts'
import { toCount } from '../options.ts'
import { pageWidth } from '../width.ts'
import { addTableFlags, checkForm, printTables, type TableFlags } from '../print-tables.ts'

interface Flags extends TableFlags {
  readonly runs: string
  readonly last: string
  readonly json?: boolean
}

export function addRuns(program: Command): void {
  const command = program
    .command('runs')
    .description('What has been played: who, when, how many episodes, and the headline.')
    .option('--runs <folder>', 'where runs are kept', 'runs')
    .option('--last <n>', 'only those that were last worked on', '20')
    .option('--json', 'print JSON and nothing else')
  addTableFlags(command)
    .addHelpText(
      'after',
      `
Example:
  roundtable runs --last 5

roundtable show <run> prints the report of one; the beginning of its name is enough.`,
    )
    .action(async (flags: Flags) => {
      checkForm(flags)
      const last = toCount(flags.last, '--last')
      const { listLoose, listRuns } = await import('../../lab/reading/open-run.ts')
      const { summarizeRun } = await import('../../lab/reports/summarize-run.ts')
      const { listTrainings } = await import('../../learn/trainings.ts')
      const faults: string[] = []
      const trainings = listTrainings(flags.runs, (fault) => faults.push(fault))
      const all = listRuns(flags.runs)
      const told = all.slice(0, last)
      const summaries = []
      for (const run of told) summaries.push(await summarizeRun(run))
      for (const fault of faults) console.error(`Left out: ${fault}`)
      if (flags.json) return console.log(JSON.stringify({ runs: summaries, trainings }))
      if (all.length === 0 && trainings.length === 0 && listLoose(flags.runs).length === 0)
        return console.log(`Nothing has been played into ${flags.runs} yet.`)
      const table: ReportTable = {
        title: `${all.length} ${all.length === 1 ? 'run' : 'runs'} in ${flags.runs}`,
        columns: ['run', 'when', 'who', 'episodes', 'headline'],
        rows: summaries.map(({ name, when, who, finished, planned, headline, problem }): Cell[] => [
          name,
          when,
          problem ?? who,
          finished === planned ? finished : `${finished} of ${planned}`,
          headline ? `${headline.label}: ${cellText(headline.cell)}` : null,
        ]),
        notes: told.length < all.length ? [`The last ${told.length}; --last shows more.`] : [],
      }
      if ((flags.format ?? 'terminal') !== 'terminal') return printTables([table], flags)
      console.log(`${table.title}\n`)
      for (const { name, when, who, finished, planned, headline, problem } of summaries) {
        const count =
          finished === planned
            ? `${finished} ${finished === 1 ? 'episode' : 'episodes'}`
            : `${finished} of ${planned} episodes`
        const told = headline ? `${headline.label}: ${cellText(headline.cell)}` : 'nothing finished'
        console.log(name)
        console.log(tell(problem ?? `${when} · ${who} · ${count} · ${told}`))
      }
      for (const loose of listLoose(flags.runs))
        console.log(tell(`${loose.episodes} ${loose.episodes === 1 ? 'episode' : 'episodes'} in ${loose.path}`))
      for (const { folder, steps, card } of trainings)
        console.log(tell(`${folder}: ${card ? `score ${card.score.mean}` : `not finished, ${steps} steps`}`))
      for (const note of table.notes) console.log(`\n${note}`)
    })
}

const tell = (text: string): string => wrap(`  ${harmless(text)}`, pageWidth(), '  ').join('\n')
