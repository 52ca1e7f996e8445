import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
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

/** What somebody would bundle who imports this and minifies it; fails where anything on the way needs Node. */
async function bundle(contents: string, external: readonly string[] = []): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: `${repository}src`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
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
    // Questions, tables of worlds and towns, and lists of English words are data: a game's own rules are what is weighed.
    const data = ['*.json', '*/settings/index.ts', '*/city.ts', '*/lexicon.ts']
    const { size, inputs } = await bundle(`export { default } from './games/${name}/index.ts'`, data)
    sizes.set(name, size)
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
