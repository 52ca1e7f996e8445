import { gzipSync } from 'node:zlib'
import { resolve } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../src/games/index.ts'
import { memoryLog, play, validate, type Agent, type Game } from '../src/index.ts'
import { chromiumFor } from './chromium.ts'
import { repository } from './packed.ts'
import { sized } from '../src/testing/sized.fixture.ts'

const executablePath = await chromiumFor('episodes in a browser')

/** The most that one may weigh, compressed. */
const MOST = { core: 20_000, game: 60_000 }

interface Bundle {
  readonly code: string
  readonly inputs: Metafile['inputs']
  /** Bytes, compressed, without the data of questions. */
  readonly size: number
}

/** Leaves out what the core brings with it: whoever plays a game in a page has it, and it is weighed by itself. */
const withoutCore: Plugin = {
  name: 'without the core',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/core\/[\w-]+\.ts$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) in coreFiles ? { path, external: true } : undefined,
    ),
}

/** What somebody would bundle who imports this and minifies it; fails where anything on the way needs Node. */
async function bundle(
  contents: string,
  external: readonly string[] = [],
  plugins: readonly Plugin[] = [],
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: `${repository}src`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
    plugins: [...plugins],
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const [{ text, contents: bytes }] = outputFiles as [(typeof outputFiles)[number]]
  return { code: text, inputs: metafile.inputs, size: gzipSync(bytes).length }
}

/** All seats played by the game's own chance: the same here and there. */
async function playAtRandom(
  { memoryLog, play, validate }: { memoryLog: any; play: any; validate: any },
  game: Game,
): Promise<unknown> {
  const config = validate(game.config, game.name === 'overcooked' ? { horizon: 50 } : {}, 'config')
  const agent: Agent = { act: (observation, turn) => ({ action: game.sample(observation, turn.random) }) }
  const seats = Object.fromEntries(game.seats(config).map((seat) => [seat, { name: 'random', agent }]))
  const log = memoryLog()
  const { status, outcome } = await play({ game, config, seed: 7, seats, log })
  const hashes = log.all.flatMap((event: { hash?: string }) => event.hash ?? [])
  return { status, outcome, hashes }
}

const root = await bundle(`export * from './index.ts'`)
/** The files of the core, by where they are. */
const coreFiles = Object.fromEntries(Object.keys(root.inputs).map((path) => [resolve(path), true]))
const sizes = new Map([['core', root.size]])

describe('in a browser', () => {
  let browser: Browser | undefined
  let page: Page | undefined
  beforeAll(async () => {
    if (!executablePath) return
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    page = await browser.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    const lines = [...sizes].map(([name, size]) => `${name} ${(size / 1000).toFixed(1)} kB`)
    console.log(`compressed: ${lines.join(', ')}`)
  })

  it('the root needs nothing of Node and is small', () => {
    expect(Object.keys(root.inputs).filter((path) => path.startsWith('node:'))).toEqual([])
    expect(root.size).toBeLessThan(MOST.core)
  })

  it.each(Object.keys(games))('%s needs nothing of Node and is small', async (name) => {
    // Questions, tables of worlds, towns, sites and wishes, and lists of English words are data: rules and readers are what is weighed,
    // with every library and every pattern (what the lexicon may hold is tested beside it).
    const data = ['*.json', '*/settings/index.ts', '*/city.ts', '*/wishes.ts', '*/site-tables.ts', '*/lexicon.ts']
    const contents = `export { default } from './games/${name}/index.ts'`
    const { size } = await bundle(contents, data, [withoutCore])
    sizes.set(name, size)
    const { inputs } = await bundle(contents)
    expect(Object.keys(inputs).filter((path) => path.startsWith('node:'))).toEqual([])
    expect(size).toBeLessThan(MOST.game)
  })

  // A third of the games in short: what needs a browser to fail is mostly common to all.
  it.skipIf(!executablePath).each(Object.keys(games).filter((_, i) => i % sized(3, 1) === 0))(
    'an episode of %s is the one played here',
    async (name) => {
      const { code } = await bundle(
        `import * as roundtable from './index.ts'
       import game from './games/${name}/index.ts'
       globalThis.played = (${playAtRandom.toString()})(roundtable, game)`,
      )
      await page!.goto('about:blank')
      await page!.addScriptTag({ content: code, type: 'module' })
      await page!.waitForFunction('globalThis.played !== undefined')
      const there = await page!.evaluate('globalThis.played')
      const here = await playAtRandom({ memoryLog, play, validate }, await games[name]!())
      expect(there).toEqual(JSON.parse(JSON.stringify(here)))
      expect(here).toMatchObject({ status: 'completed' })
    },
  )
})
