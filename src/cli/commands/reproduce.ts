/** `roundtable reproduce`: a table or figure of a paper, ours beside it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import { exitOfAll } from '../exit.ts'
import { addModelFlags } from '../models.ts'
import { collect, toAgents, toCount } from '../options.ts'
import { addTableFlags, checkForm, printTables, type TableFlags } from '../print-tables.ts'
import { withRunner, type RunnerFlags } from '../runner.ts'
import { makeFolder } from '../../node/make-folder.ts'

interface Flags extends RunnerFlags, TableFlags {
  readonly episodes?: string
  readonly data?: string
  readonly agents?: readonly string[]
  readonly logs?: readonly string[]
  readonly json?: boolean
}

export function addReproduce(program: Command): void {
  const command = program
    .command('reproduce')
    .argument('[paper/table]', 'which; without it, what can be reproduced is listed')
    .description('A table or figure of a paper, ours beside it.')
    .option('--episodes <n>', 'episodes for each cell (default: as published)')
    .option('--jobs <n>', 'episodes played at once')
    .option('--agents <a,b>', 'one more row: who sits where; may be given several times', collect)
    .option('--logs <folder>', 'games that people played, as rows of their own; may be given several times', collect)
    .option('--data <folder>', 'where you keep published data that a table needs')
    .option('--prompts <folder>', 'prompts as published, made by roundtable import prompts (docs/reproduce.md)')
    .option('--runs <folder>', 'where runs and figures are kept', 'runs')
    .option('--json', 'print JSON and nothing else')
  addTableFlags(command)
  addModelFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable reproduce
  roundtable reproduce traveling-adventurers/table-1 --model openai:gpt-4o --budget 20

Without --model the rows that need a language model stay empty.`,
    )
    .action(async (name: string | undefined, flags: Flags) => {
      const { reproductions } = await import('../../lab/papers/index.ts')
      const all = await reproductions()
      if (!name) return listAll(all)
      const reproduction = all.find((one) => one.name === name)
      if (!reproduction)
        throw new InvalidInput(`there is no reproduction "${name}"; there are ${all.map((one) => one.name).join(', ')}`)
      checkForm(flags)
      const { prompts, agents, logs, ...others } = flags
      const { report, status } = await withRunner(
        others,
        async (runner) => ({
          report: await reproduction.make({
            ...(flags.model && { model: flags.model }),
            ...(flags.episodes && { episodes: toCount(flags.episodes, '--episodes') }),
            ...(flags.data && { data: flags.data }),
            ...(prompts && { prompts }),
            ...(agents && { lineups: agents.map(toAgents) }),
            ...(logs && { logs }),
            run: runner.run,
            openModel: runner.openModel,
            say: runner.say,
          }),
          status: exitOfAll(runner.results),
        }),
        // What stands for a paper is believed only when its game comes to it.
        { replay: true },
      )
      const folder = join(flags.runs, 'figures', reproduction.name)
      for (const [file, svg] of Object.entries(report.figures ?? {})) {
        makeFolder(folder)
        writeFileSync(join(folder, file), svg)
      }
      const files = Object.keys(report.figures ?? {}).map((file) => join(folder, file))
      if (flags.json) console.log(JSON.stringify({ reproduction: reproduction.name, tables: report.tables, files }))
      else {
        console.log(`${reproduction.name}: ${reproduction.about}\n${reproduction.paper}`)
        printTables(report.tables, flags)
        for (const file of files) console.log(`Figure: ${file}`)
      }
      process.exitCode = status
    })
}

function listAll(all: readonly { name: string; about: string }[]): void {
  for (const { name, about } of all) console.log(`${name}\n  ${about}`)
}
