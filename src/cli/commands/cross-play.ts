/** `roundtable cross-play`: every agent with every other, seats swapped. */
import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { demand } from '../demand.ts'
import { exitOfAll } from '../exit.ts'
import { addModelFlags } from '../models.ts'
import { MAX_SECONDS, collect, toAgents, toConfig, toCount, toNumber, toPreset } from '../options.ts'
import { checkPicture } from '../print-report.ts'
import { addTableFlags, checkForm, printTables, type TableFlags } from '../print-tables.ts'
import { withRunner, type RunnerFlags } from '../runner.ts'

interface Flags extends RunnerFlags, TableFlags {
  readonly agents: string
  readonly episodes: string
  readonly preset?: string
  readonly set?: readonly string[]
  readonly metric?: string
  readonly deadline?: string
  readonly plot?: string
  readonly json?: boolean
}

export function addCrossPlay(program: Command): void {
  const command = program
    .command('cross-play')
    .argument('<game>', 'a game for two or more, by name or the path of its module')
    .description('Play every agent with every other, in every seat, and print the matrix and ratings.')
  demand(command, '--agents <a,b,...>', 'who plays: name[:option=value][@provider:model], a path, or exec:<command>')
    .option('--episodes <n>', 'episodes of each pair in each arrangement of seats', '20')
    .option('--preset <name>', 'parameters that belong together, by name: `roundtable games <game>` lists them')
    .option('--set <key=value>', 'a parameter of the game; may be given several times', collect)
    .option('--metric <name>', 'which of the game’s metrics (default: the score, averaged over the seats)')
    .option('--deadline <seconds>', 'longest time for one decision (default: none)')
    .option('--jobs <n>', 'episodes played at once')
    .option('--workers <n>', 'processes that play (default: none beside this one)')
    .option('--prompts <folder>', 'published prompts, for agents that take them (docs/models.md)')
    .option('--runs <folder>', 'where runs are kept', 'runs')
    .option('--plot <file.svg>', 'draw the matrix into a file')
    .option('--json', 'print JSON and nothing else')
  addTableFlags(command)
  addModelFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable cross-play collab-escape --agents symbolic,greedy,random --metric won
  roundtable cross-play overcooked --preset make-way --agents symbolic,greedy
  roundtable cross-play collab-capture --set start=sampled --agents symbolic,greedy,llm-co --model openai:gpt-4o

Each pair is a run of its own: the same command again resumes what is unfinished and repeats nothing.`,
    )
    .action(async (game: string, flags: Flags) => {
      checkForm(flags)
      checkPicture(flags.plot)
      const { crossPlay, crossPlayTables, plotCrossPlay } = await import('../../lab/cross-play/cross-play.ts')
      const { rateAgents, ratingsTable, ratingToJson } = await import('../../lab/cross-play/ratings.ts')
      const { findGame } = await import('../../lab/own-code/find-game.ts')
      const plan = {
        game,
        config: { ...toPreset(await findGame(game), flags.preset), ...toConfig(flags.set ?? []) },
        agents: toAgents(flags.agents),
        episodes: toCount(flags.episodes, '--episodes'),
        ...(flags.metric && { metric: flags.metric }),
        ...(flags.deadline !== undefined && { deadline: toNumber(flags.deadline, '--deadline', MAX_SECONDS) }),
      }
      await withRunner(flags, async (runner) => {
        const result = await crossPlay(plan, runner.run)
        const ratings = await rateAgents(result)
        const tables = [...crossPlayTables(result), ...(ratings.length > 0 ? [ratingsTable(result, ratings)] : [])]
        if (flags.json) console.log(JSON.stringify({ game, tables, ratings: ratings.map(ratingToJson) }))
        else printTables(tables, flags)
        if (flags.plot !== undefined) {
          writeFileSync(flags.plot, await plotCrossPlay(result))
          console.error(`Plot: ${flags.plot}`)
        }
        process.exitCode = exitOfAll(runner.results)
      })
    })
}
