/** `roundtable play`: sit down yourself, at the terminal. */
import { InvalidInput } from '../../core/errors.ts'
import { join } from 'node:path'
import type { Command } from 'commander'
import { fileLog } from '../../core/log.ts'
import { play, type Seated } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { EXIT } from '../exit.ts'
import { ModelRack, addModelFlags, type ModelFlags } from '../models.ts'
import { collect, toConfig, toCount } from '../options.ts'
import { sitAtTerminal } from '../terminal.ts'

interface Flags extends ModelFlags {
  readonly terminal?: boolean
  readonly seat?: string
  readonly partner?: string
  readonly seed?: string
  readonly set?: readonly string[]
  readonly runs: string
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .argument('<game>', 'a game by name')
    .description('Sit down yourself, with an agent in every other seat.')
    .option('--terminal', 'at this terminal')
    .option('--seat <seat>', 'where you sit (default: the first seat)')
    .option(
      '--partner <agent>',
      'who sits in the other seats: name[:option=value][@provider:model] (default: the game’s first agent)',
    )
    .option('--seed <n>', 'which episode (default: a new one each time)')
    .option('--set <key=value>', 'a parameter of the game', collect)
    .option('--runs <folder>', 'where the log goes, into its folder `played`', 'runs')
  addModelFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable play traveling-adventurers --terminal
  roundtable play traveling-adventurers --terminal --seat BOT --partner symbolic:strategy=lazy

At the table: /rules, /look, /help, /quit. What you type otherwise is your move.`,
    )
    .action(async (name: string, flags: Flags) => {
      const { findGame } = await import('../../lab/run.ts')
      const { prepare, readAgentSpec, seat } = await import('../../lab/lineup.ts')
      const { agents } = await import('../../agents/index.ts')
      const { human } = await import('../../agents/common/human.ts')
      const game = await findGame(name)
      const config = validate(
        game.config,
        { ...game.presets?.['people'], ...toConfig(flags.set ?? []) },
        `config of ${name}`,
      )
      const places = game.seats(config)
      const mine = flags.seat ?? places[0]!
      if (!places.includes(mine)) throw new InvalidInput(`there is no seat ${mine}; the seats are ${places.join(', ')}`)
      const models = new ModelRack(flags)
      const seed = flags.seed === undefined ? (Date.now() % 1_000_000) + 1 : toCount(flags.seed, '--seed')
      const terminal = sitAtTerminal(game, config, mine)
      try {
        const partner = flags.partner ?? (await agents(name))[0]!.name
        const player = await prepare(game, readAgentSpec(partner), (model) => {
          const wanted = model ?? flags.model
          if (!wanted) throw new InvalidInput(`agent ${partner} needs a language model: name one with --model`)
          return models.open(wanted)
        })
        const me: Seated = { name: 'human', agent: human(terminal.ask, game.language) }
        const seats = Object.fromEntries(
          places.map((place) => [place, place === mine ? me : seat(game, config, place, player)]),
        )
        const path = join(flags.runs, 'played', 'episodes', `${name}-${mine}-seed-${seed}-${Date.now()}.jsonl`)
        const log = fileLog(path)
        const realTime = true
        const ending = await play({ game, config, seed, seats, log, realTime, tries: 1000, listen: terminal.listen })
        terminal.say(`\n${ending.status}: ${ending.reason}`)
        for (const [metric, value] of Object.entries(ending.outcome?.metrics ?? {}))
          terminal.say(`  ${metric}: ${value}`)
        terminal.say(`Log: ${path}`)
        log.close()
        if (ending.status === 'failed') process.exitCode = EXIT.episodesFailed
      } finally {
        terminal.leave()
        await models.close()
      }
    })
}
