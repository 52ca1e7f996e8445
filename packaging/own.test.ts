import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadOwnAgents, loadOwnGames } from '../src/server/load-own.ts'
import { openBrowser, openPage, Served } from './browse.ts'
import { chromiumFor } from './chromium.ts'

const executablePath = await chromiumFor('games and agents of one’s own in the pages')

describe.skipIf(!executablePath)('games and agents of one’s own in the pages', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundtable-own-'))
  let browser: Browser
  let served: Served
  beforeAll(async () => {
    const agent = join(folder, 'buggy.mjs')
    writeFileSync(
      agent,
      "export default { name: 'buggy', about: 'a test', create: () => ({ act() { throw new Error('my bug') } }) }",
    )
    const game = new URL('../templates/game/index.mjs', import.meta.url).pathname
    served = await new Served({
      games: await loadOwnGames([game], folder),
      agents: await loadOwnAgents([agent]),
    }).start()
    browser = await openBrowser(executablePath!)
  })
  afterAll(async () => {
    await browser.close()
    await served.end()
    rmSync(folder, { recursive: true, force: true })
  })

  it('are chosen like any other, and a bug is told in plain words, with nothing of what it says', async () => {
    const { page, faults } = await openPage(browser, served)
    await page.goto(served.url)
    await page.getByRole('link', { name: /New game/i }).click()
    await page.getByLabel(/is played by/).selectOption('buggy.mjs')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/table#/)
    const { seat } = (await (
      await fetch(`${served.url}/api/seat/about`, {
        headers: { authorization: `Bearer ${new URL(page.url()).hash.slice(1)}` },
      })
    ).json()) as { seat: string }
    expect(seat).toBe('guide')
    await page.getByRole('textbox').last().fill('It is warm there.')
    await page.keyboard.press('Enter')
    const end = page.getByRole('region', { name: 'The end' })
    await end.waitFor()
    expect(await end.textContent()).toMatch(/The game broke off: something went wrong.*nothing that you did/)
    expect(await page.textContent('body')).not.toContain('my bug')
    expect(faults).toEqual([])
  })
})
