import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from './browse.ts'
import { chromiumFor } from './chromium.ts'
import { Edition } from './edition.ts'
import { sitDown } from './sit-down.ts'
import { atLength } from '../src/testing/sized.fixture.ts'

const executablePath = await chromiumFor('the static edition in a browser')

describe.skipIf(!executablePath)('the static edition, on a host that knows nothing but files', () => {
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

  it('plays a game in the page to its end, over a reload, and shows it again from every seat', async () => {
    const { page, faults } = await openPage(browser, edition)
    await sitDown(page, edition.url, 'collab-capture', { maxTurns: 3 })
    // Behind a server a friend could be asked; here nobody else can be reached.
    expect(await page.getByText('a friend, by a link').count()).toBe(0)
    const move = async (): Promise<void> => {
      await page.keyboard.press('/')
      await page.getByRole('textbox', { name: /or a move in words/ }).fill('stay', { timeout: 5000 })
      await page.keyboard.press('Enter')
    }
    await move()
    await page.getByText(/Your turn/).waitFor()
    await page.reload()
    await page.getByText(/Your turn/).waitFor()
    for (let n = 0; n < 50 && (await page.getByRole('region', { name: 'The end' }).count()) === 0; n++) {
      // The game may be over just now, and no line left to write on.
      await move().catch(() => {})
      await page.waitForTimeout(300)
    }
    await page.getByRole('link', { name: /Read it again/ }).click()
    await page.getByRole('button', { name: 'Truth' }).waitFor()
    await page.getByRole('button', { name: 'bob', exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('bob')
    // Its log is in this tab, and its address one that the host knows.
    await page.getByRole('link', { name: 'tables', exact: true }).waitFor()
    const before = page.url()
    await page.reload()
    await page.getByRole('button', { name: 'bob', exact: true, pressed: true }).waitFor()
    expect(page.url()).toBe(before)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('2')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it.runIf(atLength)(
    'shows runs, their reports and episodes at addresses of their own, two beside each other, and forks',
    async () => {
      const { page, faults } = await openPage(browser, edition)
      await page.goto(edition.url)
      await page.getByRole('link', { name: 'All runs' }).click()
      await page.getByRole('checkbox').nth(1).waitFor()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: 'Compare two' }).click()
      await page.getByRole('columnheader', { name: 'symbolic' }).first().waitFor()
      await page.goto(`${edition.url}/runs/`)
      await page.getByRole('link', { name: /^collab-capture-symbolic/ }).click()
      await page.getByRole('region', { name: 'Report' }).getByRole('table').first().waitFor()
      await page.getByRole('region', { name: 'Episodes' }).getByRole('link').first().click()
      await page.getByRole('button', { name: 'Truth' }).waitFor()
      // The address is a file of its own.
      await page.reload()
      await page.keyboard.press(']')
      await page.getByRole('button', { name: 'Fork from here' }).click()
      await page.getByRole('button', { name: 'Go on from here' }).click()
      await page.waitForURL(/\/table#/)
      await page.getByText(/Your turn/).waitFor()
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
})
