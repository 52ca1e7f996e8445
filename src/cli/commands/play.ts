/** `roundtable play`: sit down yourself, at the terminal or in the browser. */
import { InvalidInput } from '../../core/errors.ts'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { Option, type Command } from 'commander'
import { fileLog, readLog } from '../../node/log.ts'
import type { Remote } from '../../core/episode.ts'
import type { Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import { endOf, startOf } from '../../core/replay.ts'
import type { AgentSpec } from '../../lab/seating/lineup.ts'
import { openTable } from '../../core/open-table.ts'
import { validate } from '../../core/schema.ts'
import { EXIT } from '../exit.ts'
import { ModelRack, addModelFlags, type ModelFlags } from '../models.ts'
import { collect, toAgents, toConfig, toPreset, toWhole } from '../options.ts'
import { sitAtTerminal } from '../terminal.ts'

/** A game that somebody played at the terminal, from its log: what it was, and who sat where. */
function begunGame(path: string, name: string): { config: Json; seed: number; seat: Seat; partner: AgentSpec } {
  const events = readLog(path)
  const start = startOf(events)
  if (start.game !== name) throw new InvalidInput(`${path} is a game of ${start.game}, not of ${name}`)
  if (endOf(events)) throw new InvalidInput(`${path} has ended: ${endOf(events)!.reason}`)
  const seats = Object.entries(start.seats)
  const person = seats.find(([, who]) => who.remote)
  if (!person) throw new InvalidInput(`${path} is no game that a person played`)
  const other = seats.find(([, who]) => !who.remote)?.[1]
  const { agent = 'random', options, model } = other ?? {}
  const partner = {
    agent,
    ...(options !== undefined && { options: options as AgentSpec['options'] & {} }),
    ...(model && { model }),
  }
  return { config: start.config, seed: start.seed, seat: person[0], partner }
}

/** Nobody knows the world of an episode whose seed was drawn. */
const drawSeed = (): number => randomInt(1, 2 ** 31)

interface Flags extends ModelFlags {
  readonly terminal?: boolean
  readonly browser?: boolean
  readonly port?: string
  readonly seat?: string
  readonly partner?: string
  readonly agents?: string
  readonly seed?: string
  readonly resume?: string
  readonly preset?: string
  readonly set?: readonly string[]
  readonly runs: string
}

/** You sit in one seat, and one agent in all others. */
function checkPartner({ agents, partner }: Flags): void {
  if (agents !== undefined)
    throw new InvalidInput(
      'you play yourself, in --seat; --partner <agent> names who sits in the other seats, not --agents',
    )
  if (partner !== undefined && !partner.startsWith('exec:') && toAgents(partner).length > 1)
    throw new InvalidInput('--partner takes one agent, which sits in all other seats')
}

/** What was begun at the terminal is played there. */
function isInBrowser({ terminal, browser, resume }: Flags): boolean {
  if (terminal && browser) throw new InvalidInput('give either --terminal or --browser, not both')
  if (terminal || browser) return browser === true
  return resume === undefined
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .argument('<game>', 'a game by name, or the path of its module')
    .description('Sit down yourself, with an agent in every other seat.')
    .option('--terminal', 'at this terminal')
    .option('--browser', 'in the browser, as without a flag; a partner `human` gets a link of their own')
    .option('--port <n>', 'in the browser: where it listens (default: any free port)')
    .option('--seat <seat>', 'where you sit (default: the first seat)')
    .option(
      '--partner <agent>',
      'who sits in the other seats: name[:option=value][@provider:model], the path of your own, or exec:<command> (default: the game’s first agent)',
    )
    // Asked for by those who know it from other commands.
    .addOption(new Option('--agents <agent>', 'of other commands; here --partner').hideHelp())
    .option('--seed <n>', 'which episode (default: a new one each time)')
    .option('--preset <name>', 'parameters that belong together, by name: `roundtable games <game>` lists them')
    .option('--set <key=value>', 'a parameter of the game', collect)
    .option('--resume <episode.jsonl>', 'resume a game whose process died')
    .option('--runs <folder>', 'where the log goes, into its folder `played`', 'runs')
  addModelFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable play traveling-adventurers
  roundtable play traveling-adventurers --terminal
  roundtable play traveling-adventurers --partner problem-solving --model stand-in
  roundtable play traveling-adventurers --partner ./my-agent.mjs
  roundtable play overcooked --partner human --preset real-time
  roundtable play overcooked --preset make-way
  roundtable play traveling-adventurers --terminal --seat BOT --partner symbolic:strategy=lazy
  roundtable play avalon --terminal --resume runs/played/episodes/<the log>.jsonl

At the table: /rules, /look, /help, /quit. What you type otherwise is your move.`,
    )
    .action(async (name: string, flags: Flags) => {
      checkPartner(flags)
      if (isInBrowser(flags)) {
        const { playInBrowser } = await import('../play-in-browser.ts')
        return playInBrowser(name, flags)
      }
      const { findGame } = await import('../../lab/own-code/find-game.ts')
      const { rememberModule } = await import('../../lab/reading/own-games.ts')
      const { prepare, readAgentSpec, seat } = await import('../../lab/seating/lineup.ts')
      const { agents } = await import('../../agents/index.ts')
      const game = await findGame(name)
      const before = flags.resume === undefined ? undefined : begunGame(flags.resume, game.name)
      const given = before?.config ?? {
        ...game.presets?.['people'],
        ...toPreset(game, flags.preset),
        ...toConfig(flags.set ?? []),
      }
      const config = validate(game.config, given, `config of ${name}`)
      const places = game.seats(config)
      const mine = before?.seat ?? flags.seat ?? places[0]!
      if (!places.includes(mine)) throw new InvalidInput(`there is no seat ${mine}; the seats are ${places.join(', ')}`)
      const models = new ModelRack(flags)
      const seed = before?.seed ?? (flags.seed === undefined ? drawSeed() : toWhole(flags.seed, '--seed'))
      try {
        const partner = flags.partner ?? (await agents(game.name))[0]!.name
        const spec = before?.partner ?? readAgentSpec(partner)
        const player = await prepare(game, spec, (model) => {
          const wanted = model ?? flags.model
          if (!wanted) throw new InvalidInput(`agent ${partner} needs a language model: name one with --model`)
          return models.open(wanted)
        })
        const others = places.filter((place) => place !== mine)
        const seats = Object.fromEntries(others.map((place) => [place, seat(game, config, place, player)]))
        const me: Remote = { remote: 'human', person: true }
        const folder = join(flags.runs, 'played')
        if (flags.resume === undefined) rememberModule(folder, game.name, name)
        const path = flags.resume ?? join(folder, 'episodes', `${game.name}-${mine}-${Date.now()}.jsonl`)
        const log = fileLog(path)
        const table = openTable({
          game,
          config,
          seed,
          seats: { ...seats, [mine]: me },
          log,
          dropOut: { policy: 'end' },
        })
        const ending = await sitAtTerminal(table, config, mine)
        console.log(`\n${ending.status}: ${ending.reason}`)
        const told = ending.outcome && game.afterwards?.(ending.state, mine)
        if (told) console.log(told)
        for (const [metric, value] of Object.entries(ending.outcome?.metrics ?? {}))
          console.log(`  ${metric}: ${value}`)
        console.log(`Log: ${path}`)
        log.close()
        if (ending.status === 'failed') process.exitCode = EXIT.episodesFailed
      } finally {
        await models.close()
      }
    })
}
