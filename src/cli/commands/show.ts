/** `roundtable show`: the report of a run, or an episode to read, from what lies on the disk. */
import type { Command } from 'commander'
import { isCutShort, readLog } from '../../node/log.ts'
import { InvalidInput } from '../../core/errors.ts'
import { toWhole } from '../options.ts'
import { addReportFlags, checkReportFlags, printReport, type ReportFlags } from '../print-report.ts'
import { printTables } from '../print-tables.ts'
import { pageWidth } from '../width.ts'

interface Flags extends ReportFlags {
  readonly seed?: string
  readonly episodes?: boolean
  readonly thoughts?: boolean
  readonly game?: string
  readonly runs: string
}

export function addShow(program: Command): void {
  const command = program
    .command('show')
    .argument('<run | episode>', 'a path, or how the name of a run begins; /<seed> behind it is an episode')
    .description('A run’s report, an episode to read, or the card of a training, without key, lock or network.')
    .option('--seed <n>', 'the episode of that seed')
    .option('--episodes', 'list the episodes of the run, one a line')
    .option('--thoughts', 'in an episode: private notes, module steps and tools too')
    .option('--game <module>', 'the game of an episode that is not built in, where its folder does not tell')
    .option('--runs <folder>', 'where runs are kept', 'runs')
  addReportFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable show traveling-adventurers
  roundtable show traveling-adventurers --seed 3 --thoughts
  roundtable show runs/<run>/episodes/seed-3.jsonl
  roundtable show train-overcooked-ppo-sp-cramped

Nothing is played but floors and ceiling (--no-floors leaves them out), and nothing is written.`,
    )
    .action(async (what: string, flags: Flags) => {
      checkReportFlags(flags)
      const training = await findTraining(what, flags.runs)
      if (training) return showTraining(training, flags)
      const { findShown } = await import('../../lab/reading/find-shown.ts')
      const seed = flags.seed === undefined ? undefined : toWhole(flags.seed, '--seed')
      const { type, path } = findShown(what, { runs: flags.runs, ...(seed !== undefined && { seed }) })
      if (type === 'episode') return showEpisode(path, flags)
      if (type === 'episodes' || flags.episodes) return listEpisodes(path, flags)
      const { openRun } = await import('../../lab/reading/open-run.ts')
      await printReport([await openRun(path)], flags)
    })
}

async function showEpisode(path: string, flags: Flags): Promise<void> {
  const { gameOfLog } = await import('../../lab/reading/own-games.ts')
  const { transcribe } = await import('../../lab/reports/transcript.ts')
  const events = readLog(path)
  if (events.length === 0) throw new InvalidInput(`${path} holds no events`)
  if (flags.json) return console.log(JSON.stringify({ path, events }))
  const game = await gameOfLog(path, events, flags.game)
  const { thoughts = false, all = false } = flags
  process.stdout.write(transcribe(events, game, { thoughts, all, width: pageWidth() }))
  if (isCutShort(path)) console.log('\nThe last line of its log was cut short by a crash, and is left out.')
  console.log(`\nLog: ${path}`)
}

/** A training is called as runs are: a path, or how its name begins; a policy's file is told of too. */
async function findTraining(what: string, runs: string): Promise<string | undefined> {
  const { findTraining } = await import('../../learn/trainings.ts')
  return findTraining(what, runs)
}

async function showTraining(path: string, { json }: Flags): Promise<void> {
  const { tellTraining, readTraining } = await import('../../learn/trainings.ts')
  const training = readTraining(path)
  console.log(json ? JSON.stringify(training) : tellTraining(training))
}

async function listEpisodes(path: string, flags: Flags): Promise<void> {
  const { episodesTable, faultInFolder, readEpisodes } = await import('../../lab/reading/list-episodes.ts')
  const fault = faultInFolder(path)
  if (fault !== undefined) console.error(fault)
  const episodes = await readEpisodes(path)
  if (flags.json) console.log(JSON.stringify({ path, episodes: episodes.map(({ game: _, ...rest }) => rest) }))
  else printTables([episodesTable(path, episodes)], flags)
}
