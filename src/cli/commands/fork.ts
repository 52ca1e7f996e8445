/** `roundtable fork`: goes on from an event of an episode with somebody else in a seat. */
import { join } from 'node:path'
import type { Command } from 'commander'
import { readLog } from '../../node/log.ts'
import { InvalidInput } from '../../core/errors.ts'
import { demand } from '../demand.ts'
import { EXIT } from '../exit.ts'
import { ModelRack, addModelFlags, type ModelFlags } from '../models.ts'
import { collect, MAX_SECONDS, toCount, toNumber } from '../options.ts'
import { pageWidth } from '../width.ts'

interface Flags extends ModelFlags {
  readonly at: string
  readonly seat?: readonly string[]
  readonly game?: string
  readonly deadline?: string
  readonly runs: string
  readonly json?: boolean
}

export function addFork(program: Command): void {
  const command = program
    .command('fork')
    .argument('<episode>', 'a path, or how the name of a run begins with /<seed> behind it')
    .description('Go on from any event of an episode with other agents.')
  demand(command, '--at <n>', 'the last event that is kept')
    .option(
      '--seat <seat=agent>',
      'who sits down there: name[:option=value][@provider:model], a path, or exec:<command>; may be given several times',
      collect,
    )
    .option('--deadline <seconds>', 'longest time for one decision (default: none)')
    .option('--game <module>', 'the game of an episode that is not built in, where its folder does not tell')
    .option('--runs <folder>', 'where runs are kept; forks go into its folder `forks`', 'runs')
    .option('--json', 'print one JSON object and nothing else')
  addModelFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable fork runs/<run>/episodes/seed-3.jsonl --at 7 --seat BOT=symbolic
  roundtable fork traveling-adventurers/3 --at 7 --seat BOT=symbolic`,
    )
    .action(async (what: string, flags: Flags) => {
      const { findShown } = await import('../../lab/reading/find-shown.ts')
      const { forkEpisode } = await import('../../lab/running/fork-episode.ts')
      const { readAgentSpec } = await import('../../lab/seating/lineup.ts')
      const { transcribe } = await import('../../lab/reports/transcript.ts')
      const { gameOfLog, moduleBeside, rememberModule } = await import('../../lab/reading/own-games.ts')
      const seats = (flags.seat ?? []).map((text) => {
        const cut = text.indexOf('=')
        if (cut < 1) throw new InvalidInput(`--seat takes seat=agent, not "${text}"`)
        return [text.slice(0, cut), readAgentSpec(text.slice(cut + 1))] as const
      })
      const { type, path } = findShown(what, { runs: flags.runs })
      if (type !== 'episode') throw new InvalidInput(`${what} holds many episodes: name one, as in ${what}/1`)
      const models = new ModelRack(flags)
      try {
        const events = readLog(path)
        const folder = join(flags.runs, 'forks')
        const game = await gameOfLog(path, events, flags.game)
        const module = flags.game ?? moduleBeside(path, game.name)
        rememberModule(folder, game.name, module)
        const ending = await forkEpisode({
          events,
          ...(module !== undefined && { module }),
          at: toCount(flags.at, '--at'),
          seats: Object.fromEntries(seats),
          openModel: models.open,
          ...(flags.model && { model: flags.model }),
          ...(flags.deadline !== undefined && { deadline: toNumber(flags.deadline, '--deadline', MAX_SECONDS) }),
          folder: join(folder, 'episodes'),
        })
        const { status, reason, outcome } = ending
        if (flags.json) console.log(JSON.stringify({ episode: ending.path, status, reason, outcome }))
        else console.log(`${transcribe(readLog(ending.path), game, { width: pageWidth() })}\nLog: ${ending.path}`)
        if (status === 'failed') process.exitCode = EXIT.episodesFailed
      } finally {
        await models.close()
      }
    })
}
