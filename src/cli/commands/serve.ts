/** `roundtable serve`: the pages, and seats for programs over HTTP and MCP. */
import type { Command } from 'commander'
import { join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import type { Tables } from '../../server/seats/tables.ts'
import { stayOpen } from '../exit.ts'
import { addLendFlags, lendToTables, type LendFlags } from '../lend-to-tables.ts'
import { LOOPBACK, onInterrupt, openServer } from '../open-server.ts'
import { collect, toAgents, toConfig, toCount, toNumber } from '../options.ts'

interface Flags extends LendFlags {
  readonly host?: string
  readonly port?: string
  readonly key?: string
  readonly proxy?: boolean
  readonly mcp?: boolean
  readonly agents?: string
  readonly openenv?: string
  readonly runs: string
  readonly seat?: string
  readonly partner?: readonly string[]
  readonly set?: readonly string[]
  readonly reward?: string
  readonly penalty: string
  readonly maxEnvs: string
}

export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .argument('[games...]', 'games of your own, by the paths of their modules, beside those of the package')
    .description('The pages: games to sit down to, runs and replays; and seats for programs, over HTTP and MCP.')
    .option('--port <n>', 'where it listens; 0: any free port (default: 8123, with --openenv 8000)')
    .option(
      '--host <address>',
      'an address of this machine, to be reached from others; needs --key (default: this machine only)',
    )
    .option('--key <secret>', 'whoever opens tables or reads runs has to show it; also from ROUNDTABLE_KEY')
    .option('--proxy', 'behind a server that speaks HTTPS for this one: callers are told apart by X-Forwarded-For')
    .option('--agents <a,b,...>', 'agents of your own that can be partners: paths of modules, or exec:<command>')
    .option('--mcp', 'speak MCP over standard input and output instead of listening')
    .option('--runs <folder>', 'the runs that are shown, and where tables are kept, in its folder `tables`', 'runs')
    .option('--openenv <game>', 'serve one game as an environment for trainers of language models (OpenEnv)')
    .option('--seat <seat>', 'with --openenv: which seat is trained (default: the first)')
    .option('--partner <seat=agent>', 'with --openenv: who sits elsewhere; may be given several times', collect)
    .option('--set <key=value>', 'with --openenv: a parameter of the game; may be given several times', collect)
    .option('--reward <metric>', 'with --openenv: a metric as the whole reward, at the end (default: the seat’s score)')
    .option('--penalty <n>', 'with --openenv: what an action that is not taken costs', '0')
    .option('--max-envs <n>', 'with --openenv: connections at once', '64')
  addLendFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable serve                        pages and HTTP at http://127.0.0.1:8123, MCP at http://127.0.0.1:8123/mcp
  roundtable serve ./my-game.mjs --agents ./my-agent.mjs,'exec:python3 my_agent.py'
  roundtable serve --mcp                  for an MCP client that starts it as a command
  roundtable serve --openenv traveling-adventurers --partner BOT=symbolic --reward ratio
  roundtable serve --host 0.0.0.0 --port 80 --key "$SECRET"
  roundtable serve --model openai:gpt-4o --budget 5      agents that ask a model can be partners, programs ask it at /v1

What is seen: docs/pages.md. What is asked and answered: docs/serve.md, and /openapi.json.`,
    )
    .action(async (paths: readonly string[], flags: Flags) => {
      if (flags.openenv !== undefined) {
        if (paths.length > 0 || flags.agents !== undefined)
          throw new InvalidInput('--openenv serves the one game that it names: leave out other games and --agents')
        return listenForTrainers(flags.openenv, flags)
      }
      for (const [name, said] of Object.entries(OF_TRAINERS))
        if (flags[name as keyof Flags] !== undefined) throw new InvalidInput(`--${name} goes with --openenv${said}`)
      const { folderShelf } = await import('../../server/seats/folder-shelf.ts')
      const { Tables } = await import('../../server/seats/tables.ts')
      const { loadOwnAgents, loadOwnGames } = await import('../../server/load-own.ts')
      const folder = join(flags.runs, 'tables')
      const games = await loadOwnGames(paths, folder)
      const agents = await loadOwnAgents(flags.agents === undefined ? [] : toAgents(flags.agents), Object.keys(games))
      const asking = agents.find(({ needsModel }) => needsModel)
      if (asking && flags.model === undefined)
        throw new InvalidInput(`${asking.given} asks a language model: name one with --model`)
      const { lent, close } = await lendToTables(flags, flags.runs)
      const tables = new Tables({
        shelf: folderShelf(folder),
        games,
        agents,
        tell: console.error,
        ...(lent && { lent }),
      })
      if (flags.mcp) {
        const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
        const { mcpServer } = await import('../../server/seats/mcp.ts')
        stayOpen()
        serveStdio(() => mcpServer(tables))
        // What was logged is handed over before.
        process.stdin.on(
          'end',
          () =>
            void tables
              .close()
              .then(close)
              .then(() => setImmediate(() => process.exit())),
        )
        return
      }
      await listen(flags, tables, close)
    })
}

/** Flags that mean nothing without --openenv, and what may have been meant. */
const OF_TRAINERS = {
  seat: '; at a table the seat is chosen in the page',
  partner: '; --agents has agents of your own as partners',
  set: '; at a table the parameters are chosen in the page',
  reward: '',
}

async function listen(flags: Flags, tables: Tables, closeModel: () => Promise<void>) {
  const { host } = flags
  const key = flags.key ?? process.env['ROUNDTABLE_KEY']
  const port = portOf(flags, '8123')
  const { Studies } = await import('../../server/studies/index.ts')
  const studies = new Studies(flags.runs, { tables })
  for (const { name, why } of studies.openAll()) console.error(`Left out: the study ${name} (${why})`)
  const server = await openServer({
    tables,
    runs: flags.runs,
    studies,
    port,
    ...(host && { host }),
    ...(key && { key }),
    ...(flags.proxy && { proxy: true }),
  })
  console.error(`Pages: ${server.url}${server.pages ? '' : ' (not built: npm run build)'}`)
  console.error(`Seats: ${server.url}/api  MCP: ${server.url}/mcp  (${server.url}/openapi.json)`)
  if (tables.lent) console.error(`Model: ${server.url}/v1, for programs at seats; the key is the token of the seat`)
  // The first page asks for all games, and loading them takes a moment.
  void tables.listGames()
  onInterrupt(() => {
    studies.close()
    void tables
      .close()
      .then(closeModel)
      .then(() => server.close())
  })
}

const portOf = ({ port }: Flags, usual: string): number => (port === '0' ? 0 : toCount(port ?? usual, '--port', 65_535))

async function listenForTrainers(name: string, flags: Flags): Promise<void> {
  const { findGame } = await import('../../lab/own-code/find-game.ts')
  const { openEnvApp, openEnvSockets } = await import('../../server/openenv/server.ts')
  const { OpenEnvSession } = await import('../../server/openenv/session.ts')
  const { listenAt } = await import('../../server/listen.ts')
  const game = await findGame(name)
  if (flags.reward !== undefined && !(flags.reward in game.metrics))
    throw new InvalidInput(`--reward takes a metric: ${Object.keys(game.metrics).join(', ')}; not "${flags.reward}"`)
  const partners = Object.fromEntries((flags.partner ?? []).map(readPartner))
  const host = flags.host ?? '127.0.0.1'
  const options = {
    game,
    config: toConfig(flags.set ?? []),
    ...(flags.seat !== undefined && { seat: flags.seat }),
    partners,
    ...(flags.reward !== undefined && { reward: flags.reward }),
    penalty: -toNumber(flags.penalty.replace(/^-/, ''), '--penalty'),
    most: toCount(flags.maxEnvs, '--max-envs'),
    local: LOOPBACK.includes(host),
  }
  // What is wrong with any of it is said now, not at the first reset.
  const tried = new OpenEnvSession(options)
  await tried.reset({ seed: 1 })
  tried.close()
  const server = await listenAt(openEnvApp(options), { host, port: portOf(flags, '8000') })
  const sockets = openEnvSockets(server.server, options)
  console.error(`OpenEnv: ${server.url} (${game.name})`)
  onInterrupt(() => {
    sockets.close()
    void server.close()
  })
}

function readPartner(text: string): [string, string] {
  const cut = text.indexOf('=')
  if (cut < 1) throw new InvalidInput(`--partner takes seat=agent, not "${text}"`)
  return [text.slice(0, cut), text.slice(cut + 1)]
}
