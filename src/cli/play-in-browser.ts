/** A game in the browser of whoever sits here: opens a table and shows its seat, until the game is over and is left. */
import { join } from 'node:path'
import { InvalidInput } from '../core/errors.ts'
import { validate } from '../core/schema.ts'
import { toConfig, toCount, toPreset, toWhole } from './options.ts'
import { lendToTables, type LendFlags } from './lend-to-tables.ts'
import { onInterrupt, openServer, showInBrowser } from './open-server.ts'
import { shellQuote } from './typed-again.ts'

export interface BrowserFlags extends LendFlags {
  readonly seat?: string
  readonly partner?: string
  readonly seed?: string
  readonly preset?: string
  readonly set?: readonly string[]
  readonly resume?: string
  readonly port?: string
  readonly runs: string
}

/** Who sits in the browser, by the name that the pages have for it. */
const PERSON = 'human'

/** Throws {@link InvalidInput} before anything listens. */
export async function playInBrowser(name: string, flags: BrowserFlags): Promise<void> {
  if (flags.resume !== undefined)
    throw new InvalidInput('a game in the browser is resumed by its link: roundtable serve opens its table again')
  const { agents } = await import('../agents/index.ts')
  const { findGame } = await import('../lab/own-code/find-game.ts')
  const { rememberedGames, rememberModule } = await import('../lab/reading/own-games.ts')
  const { loadOwnAgents } = await import('../server/load-own.ts')
  const { isOwnName } = await import('../server/seats/own-agents.ts')
  const { folderShelf } = await import('../server/seats/folder-shelf.ts')
  const { Tables } = await import('../server/seats/tables.ts')
  const game = await findGame(name)
  const given = {
    ...game.presets?.['people'],
    ...toPreset(game, flags.preset),
    ...toConfig(flags.set ?? []),
  }
  const places = game.seats(validate(game.config, given, `config of ${name}`))
  const mine = flags.seat ?? places[0]!
  if (!places.includes(mine)) throw new InvalidInput(`there is no seat ${mine}; the seats are ${places.join(', ')}`)
  const partner = flags.partner ?? (await agents(game.name))[0]!.name
  const agentsOfOwn = isOwnName(partner) ? await loadOwnAgents([partner], [game.name]) : []
  const model = await lendToTables(flags, flags.runs)
  const folder = join(flags.runs, 'tables')
  rememberModule(folder, game.name, name)
  const tables = new Tables({
    shelf: folderShelf(folder),
    games: await rememberedGames(folder),
    agents: agentsOfOwn,
    ...(model.lent && { lent: model.lent }),
  })
  const server = await openServer({
    tables,
    runs: flags.runs,
    port: flags.port === undefined || flags.port === '0' ? 0 : toCount(flags.port, '--port', 65_535),
  })
  const close = (): Promise<void> =>
    tables
      .close()
      .then(model.close)
      .then(() => server.close())
  if (!server.pages) {
    await close()
    throw new InvalidInput('the pages are not built: npm run build (or play here: --terminal)')
  }
  try {
    const { table, seats } = await tables.open({
      game: game.name,
      config: given,
      seats: { ...Object.fromEntries(places.map((place) => [place, partner])), [mine]: PERSON },
      ...(flags.seed !== undefined && { seed: toWhole(flags.seed, '--seed') }),
    })
    for (const [place, { link }] of Object.entries(seats)) console.log(`${place}: ${server.url}${link}`)
    console.error(
      `Press Ctrl-C when you are done. The link goes on later: roundtable serve --runs ${flags.runs} --port ${new URL(server.url).port}${agentsOfOwn.map(({ given }) => ` --agents ${shellQuote(given)}`).join('')}`,
    )
    showInBrowser(`${server.url}${seats[mine]!.link}`)
    const interrupted = new Promise<undefined>((resolve) =>
      onInterrupt(() => void close().then(() => resolve(undefined))),
    )
    const ending = await Promise.race([tables.ended(table), interrupted])
    if (!ending) return
    console.log(`\n${ending.status}: ${ending.reason}`)
    for (const [metric, value] of Object.entries(ending.outcome?.metrics ?? {})) console.log(`  ${metric}: ${value}`)
    console.log(`Log: ${join(folder, 'episodes', `${table}.jsonl`)}`)
  } catch (error) {
    await close()
    throw error
  }
}
