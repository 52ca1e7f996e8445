/** Every game is played to its end in the static edition, against an agent that runs in the page as well. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from './browse.ts'
import { chromiumFor } from './chromium.ts'
import './edition.test.ts'
import { Edition } from './edition.ts'
import { pressAtRandom, SHORT_GAMES } from './press-at-random.ts'
import { sitDown } from './sit-down.ts'

const executablePath = await chromiumFor('the static edition in a browser')

describe.skipIf(!executablePath)('the static edition', () => {
  let browser: Browser
  const edition = new Edition()
  beforeAll(async () => {
    await edition.start()
    browser = await openBrowser(executablePath!)
  })
  afterAll(async () => {
    await browser.close()
    await edition.end()
  })

  it.each(SHORT_GAMES)('plays %s to the end with the agent that the page offers first', async (game, config) => {
    const { page, faults } = await openPage(browser, edition)
    await sitDown(page, edition.url, game, config)
    const end = page.getByRole('region', { name: 'The end' })
    await pressAtRandom(page, async () => (await end.count()) > 0)
    expect(await end.textContent()).toMatch(/The game is over/)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('fetches what agents of traveling-adventurers hear by, beside the grammar', async () => {
    const { page, faults } = await openPage(browser, edition)
    const answers: number[] = []
    page.on('response', (response) => {
      if (/\/messages\.(?:json|bin)$/.test(response.url())) answers.push(response.status())
    })
    await sitDown(page, edition.url, 'traveling-adventurers', {})
    await expect.poll(() => answers).toEqual([200, 200])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
