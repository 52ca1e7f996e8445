/**
 * The static edition: the pages with runs, replays and every game against our agents, as files for any web host. Nothing
 * answers there: what the pages ask is a file, and tables are hosted in the page (`web/static`).
 */
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InvalidInput } from '../core/errors.ts'
import { FILES, FOLDER_IN_EDITION, pathOf } from '../agents/traveling-adventurers/second-reader/files.ts'
import { games } from '../games/index.ts'
import { makeFolder } from '../node/make-folder.ts'
import { CONTENT_POLICY } from './content-policy.ts'
import type { Runs } from './runs/runs.ts'
import { listGames } from './seats/list-games.ts'

/** What goes into an edition. */
export interface EditionOptions {
  /** The folder of the built pages. */
  readonly pages: string
  /** Where it goes. Throws where something else lies there. */
  readonly into: string
  readonly runs: Runs
  /** Runs by name. Default: all runs of the folder, but not what people played. */
  readonly chosen?: readonly string[]
}

/** What was written. */
export interface Edition {
  readonly runs: readonly string[]
  readonly episodes: number
}

/** By this it is known again, and written over. */
const MARK = 'roundtable.json'

/** Runs of one game that are set beside each other, each with each, in files. */
const MOST_COMPARED = 12

/** Writes the edition into a folder that is empty, absent or an earlier edition. Throws {@link InvalidInput}. */
export async function writeEdition({ pages, into, runs, chosen }: EditionOptions): Promise<Edition> {
  checkPlace(into)
  const document = readFileSync(join(pages, 'static.html'), 'utf8')
  const write = (path: string, text: string): void => {
    makeFolder(dirname(join(into, path)))
    writeFileSync(join(into, path), text)
  }
  const writeJson = (path: string, value: unknown): void => write(`data/${path}`, JSON.stringify(value))
  const writePage = (address: string): void => write(join(address, 'index.html'), documentAt(document, address))
  write(MARK, `${JSON.stringify({ edition: 1 })}\n`)
  for (const name of readdirSync(pages))
    if (!name.endsWith('.html')) cpSync(join(pages, name), join(into, name), { recursive: true })
  for (const file of FILES) cpSync(pathOf(file), join(into, FOLDER_IN_EDITION, file))
  for (const address of ['', 'table', 'tables', 'runs', 'runs/tables', 'compare']) writePage(address)
  for (const name of Object.keys(games)) writePage(`games/${name}`)
  writeJson('games.json', await listGames({ files: false }))

  const listed = await runs.list()
  const names = chosen ?? listed.runs.filter(({ problem }) => problem === undefined).map(({ name }) => name)
  const shown = listed.runs.filter(({ name }) => names.includes(name))
  const loose = listed.loose.filter(({ name }) => names.includes(name))
  writeJson('runs.json', { runs: shown, loose })
  let episodes = 0
  for (const name of names) {
    const page = await runs.page(name)
    writeJson(`runs/${name}.json`, page)
    writePage(`runs/${name}`)
    for (const { id } of page.episodes) {
      write(`data/runs/${name}/${id}.jsonl`, runs.log(name, id))
      writePage(`runs/${name}/episodes/${id}`)
      episodes++
    }
  }
  for (const group of [...shown.map(({ name }) => [name]), ...pairsOf(shown)])
    writeJson(`reports/${[...group].sort().join('+')}.json`, { tables: await runs.report(group, false) })
  return { runs: names, episodes }
}

function checkPlace(into: string): void {
  if (!existsSync(into) || existsSync(join(into, MARK)) || readdirSync(into).length === 0) return
  throw new InvalidInput(`${into} holds other things: name a folder that is empty or holds an earlier edition`)
}

/** The one document at an address: how far up its root lies, and the content policy that a server would send. */
function documentAt(document: string, address: string): string {
  const root = address === '' ? './' : '../'.repeat(address.split('/').length)
  const policy = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY.replace(/; frame-ancestors[^;]*/, '')}" />`
  return document
    .replace('<html ', `<html data-root="${root}" `)
    .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${policy}`)
    .replaceAll('="./', `="${root}`)
}

/** Each two runs of one game, unless there are too many of it. */
function pairsOf(runs: readonly { readonly name: string; readonly game: string }[]): string[][] {
  return runs.flatMap((one, i) =>
    runs
      .slice(i + 1)
      .filter(({ game }) => game === one.game && runs.filter((run) => run.game === game).length <= MOST_COMPARED)
      .map((other) => [one.name, other.name]),
  )
}
