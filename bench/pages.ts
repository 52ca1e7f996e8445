/**
 * What a reader of long records waits for, in a real browser: an episode of 10,000 events until its board and its events
 * stand there, how smoothly its list scrolls, and a run of 10,000 episodes until they are listed. The first opening lets the
 * server read the files; the browser is a fresh one each time.
 *
 * npx tsx bench/pages.ts [times]
 */
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Browser, Page } from 'playwright-core'
import { run } from '../src/lab/running/run.ts'
import { openBrowser, openPage, Served } from '../packaging/browse.ts'
import { chromiumFor } from '../packaging/chromium.ts'

const times = Number(process.argv[2] ?? 5)
const LONG = 10_000

/** Milliseconds from the address until `there` is on the page. */
async function opening(page: Page, address: string, there: (page: Page) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await page.goto(address)
  await there(page)
  return performance.now() - start
}

/** Milliseconds between frames while the list of events is scrolled from its top to its end. */
const scrolling = (page: Page): Promise<number[]> =>
  page.getByRole('region', { name: 'Events' }).evaluate(async (list) => {
    const frames: number[] = []
    const step = list.scrollHeight / 240
    list.scrollTop = 0
    let before = await new Promise(requestAnimationFrame)
    for (let i = 0; i < 240; i++) {
      list.scrollTop += step
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - before)
      before = now
    }
    return frames
  })

const order = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]): number => order(values)[values.length >> 1]!
const tell = (what: string, values: readonly number[]): void =>
  console.log(
    `${what}: first ${values[0]!.toFixed(0)} ms, median ${median(values).toFixed(0)} ms, longest ${Math.max(...values).toFixed(0)} ms`,
  )

const executablePath = await chromiumFor('the pages with long records')
if (!executablePath) process.exit(2)
const served = new Served()
let browser: Browser | undefined
try {
  // Two cooks: two events a tick.
  await run(
    { game: 'overcooked', agents: ['random'], episodes: 1, config: { horizon: LONG / 2 } },
    { into: join(served.folder, 'long') },
  )
  await run(
    { game: 'traveling-adventurers', agents: ['random'], episodes: LONG },
    { into: join(served.folder, 'many') },
  )
  await served.start()
  browser = await openBrowser(executablePath)
  const [opened, listed, frames]: number[][] = [[], [], []]
  for (let i = 0; i < times; i++) {
    const { page } = await openPage(browser, served)
    listed!.push(
      await opening(page, `${served.url}/runs/many`, async () => {
        await page.getByRole('heading', { name: `${LONG} episodes` }).waitFor()
        await page.getByRole('region', { name: 'Episodes' }).getByRole('link').first().waitFor()
      }),
    )
    const { episodes } = (await (await fetch(`${served.url}/api/runs/long`)).json()) as { episodes: { id: string }[] }
    opened!.push(
      await opening(page, `${served.url}/runs/long/episodes/${episodes[0]!.id}?at=${LONG / 2}`, async () => {
        await page.locator('section.board, .board-place canvas, .board-place svg').first().waitFor()
        await page.locator('.event[aria-current=true]').waitFor()
      }),
    )
    frames!.push(...(await scrolling(page)))
    await page.context().close()
  }
  tell(`an episode of ${LONG} events opened`, opened!)
  const slow = order(frames!)
  console.log(
    `its list scrolled: ${median(frames!).toFixed(1)} ms a frame (median), ${slow[Math.floor(slow.length * 0.95)]!.toFixed(1)} ms (95 %), ${slow.at(-1)!.toFixed(1)} ms (longest), ${((1000 * frames!.length) / frames!.reduce((sum, one) => sum + one, 0)).toFixed(0)} frames a second`,
  )
  tell(`a run of ${LONG} episodes listed`, listed!)
} finally {
  await browser?.close()
  await served.end()
}
