/** Every game is played to its end on its drawn board in a real browser, by keys alone, under the content policy. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../src/games/index.ts'
import { Random, validate } from '../src/index.ts'
import { openBrowser, openPage, Served } from './browse.ts'
import { chromiumFor } from './chromium.ts'

const executablePath = await chromiumFor('the boards in a browser')

const GAMES: readonly (readonly [game: string, config: Readonly<Record<string, unknown>>])[] = [
  ['overcooked', { horizon: 12 }],
  ['traveling-adventurers', { turnLimit: 4 }],
  ['avalon', { players: 5, preset: 'official', discussionRounds: 0, onFifthReject: 'evilWins' }],
  ['assignment', { size: 3, limit: 12 }],
  ['planning', { sites: 7, limit: 12 }],
  ['mediation', { flights: 5, limit: 14 }],
  ['collab-capture', { maxTurns: 8 }],
  ['collab-escape', { maxTurns: 8 }],
  ['theory-of-mind', {}],
  ['arithmetic', { envStepLimit: 10 }],
  ['map-reader', { level: 3, envStepLimit: 10 }],
  ['sorting', { level: 3, envStepLimit: 10 }],
  ['twc', { level: 3, envStepLimit: 10 }],
]

describe.skipIf(!executablePath)('a board in a browser', () => {
  let browser: Browser
  const served = new Served()
  beforeAll(async () => {
    await served.start()
    browser = await openBrowser(executablePath!)
  })
  afterAll(async () => {
    await browser.close()
    await served.end()
  })

  it.each(GAMES)('plays %s to the end by keys alone', async (game, config) => {
    const { page, faults } = await openPage(browser, served, { viewport: { width: 360, height: 740 } })
    const rules = await games[game]!()
    const [own, ...others] = rules.seats(validate(rules.config, config, 'config')) as [string, ...string[]]
    const seats = { ...Object.fromEntries(others.map((seat) => [seat, 'random'])), [own]: 'human' }
    const opened = await served.post('/api/tables', { game, config, seed: 3, seats })
    const { link, token } = opened.seats[own]
    await page.goto(`${served.url}${link}`)
    await page.locator('section.board').waitFor()
    await pressAtRandom(page, served, token)
    expect(faults).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await page.context().close()
  })
})

/** Goes to a control of the board and presses Enter, or writes and presses Enter, until the game is over. */
async function pressAtRandom(page: Page, served: Served, token: string): Promise<void> {
  const random = new Random(11)
  const controls = page.locator('section.board :is(button, input, select, summary):not(:disabled)')
  for (let presses = 0; presses < 4000; presses++) {
    if (presses % 10 === 0 && (await served.look(token)).ended) return
    const count = await controls.count()
    if (count === 0) {
      await page.waitForTimeout(20)
      continue
    }
    const control = controls.nth(random.int(0, count - 1))
    const isLine = await control
      .evaluate(
        (element: HTMLInputElement) => {
          element.focus()
          return element.tagName === 'INPUT' && element.type !== 'checkbox'
        },
        undefined,
        { timeout: 1000 },
      )
      .catch(() => undefined)
    if (isLine) await page.keyboard.insertText('hello')
    await page.keyboard.press(isLine === false && random.float() < 0.2 ? 'Space' : 'Enter')
  }
  throw new Error('the game did not end')
}
