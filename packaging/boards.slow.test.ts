/** Every game is played to its end on its drawn board in a real browser, by keys alone and by the mouse alone, under the content policy. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../src/games/index.ts'
import { validate } from '../src/index.ts'
import { openBrowser, openPage, Served } from './browse.ts'
import { chromiumFor } from './chromium.ts'
import { HANDS, pressAtRandom, SHORT_GAMES } from './press-at-random.ts'

const executablePath = await chromiumFor('the boards in a browser')

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

  const cases = SHORT_GAMES.flatMap(([game, config]) => HANDS.map((hand) => [game, hand, config] as const))
  it.each(cases)('plays %s to the end by %s alone', async (game, hand, config) => {
    const { page, faults } = await openPage(browser, served, { viewport: { width: 360, height: 740 } })
    const rules = await games[game]!()
    const [own, ...others] = rules.seats(validate(rules.config, config, 'config')) as [string, ...string[]]
    const seats = { ...Object.fromEntries(others.map((seat) => [seat, 'random'])), [own]: 'human' }
    const opened = await served.post('/api/tables', { game, config, seed: 3, seats })
    const { link, token } = opened.seats[own]
    await page.goto(`${served.url}${link}`)
    await page.locator('section.board').waitFor()
    await pressAtRandom(page, async () => (await served.look(token)).ended, hand)
    expect(faults).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await page.context().close()
  })
})
