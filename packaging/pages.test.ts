import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../src/games/index.ts'
import { validate } from '../src/index.ts'
import { openBrowser, openPage, Served } from './browse.ts'
import { chromiumFor } from './chromium.ts'
import { playByKeyboard } from './play-by-keyboard.ts'
import { sized } from '../src/testing/sized.fixture.ts'

const executablePath = await chromiumFor('the pages in a browser')

// Far from what a machine takes that does much else beside it.
describe.skipIf(!executablePath)('the pages', { timeout: 180_000 }, () => {
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

  it('lead from the first page to a table in two clicks, and play to the end by keyboard alone', async () => {
    const { page, faults } = await openPage(browser, served)
    await page.goto(served.url)
    // Whoever is on this machine is reached without a network.
    await page.getByRole('link', { name: /Collab Capture/ }).waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await page.getByRole('link', { name: /Collab Capture/ }).click()
    await page.getByRole('button', { name: 'Play' }).click()
    await page.waitForURL(/\/table#/)
    await page.getByText(/Your turn|You may act/).waitFor()
    const token = new URL(page.url()).hash.slice(1)
    await playByKeyboard(served, page, { game: 'collab-capture', token })
    await page.getByRole('region', { name: 'The end' }).waitFor()
    // The end leads to the replay, where every seat's view is there.
    await page.getByRole('link', { name: /Read it again/ }).click()
    await page.getByRole('button', { name: 'Truth' }).waitFor()
    await page.keyboard.press(']')
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBeTruthy()
    await page.getByRole('button', { name: 'bob', exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('bob')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBeNull()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it.each(sized(['traveling-adventurers', 'avalon'], ['traveling-adventurers', 'assignment', 'mediation', 'avalon']))(
    'show a seat of %s nothing of what only others know',
    async (name) => {
      const watched = await openPage(browser, served)
      const { page, payloads } = watched
      const game = await games[name]!()
      const config = validate(game.config, {}, 'config')
      const seed = 815_002
      const [mine, ...others] = game.seats(config) as [string, ...string[]]
      const seats = Object.fromEntries(others.map((seat) => [seat, 'symbolic']))
      const opened = await served.post('/api/tables', { game: name, seed, seats: { ...seats, [mine]: 'human' } })
      await page.goto(`${served.url}${opened.seats[mine].link}`)
      await page.getByText(/Your turn|You may act|thinking/).waitFor()
      await page.getByRole('button', { name: 'Rules' }).click()
      await page.keyboard.press('Escape')
      const state = game.start(config, seed)
      const own = JSON.stringify(game.observe(state, mine))
      // What was sent was heard: its own observation is there.
      await expect
        .poll(() => payloads.join('\n'), { timeout: 60_000 })
        .toContain(
          JSON.stringify(Object.values(game.observe(state, mine) as object).find((part) => typeof part === 'object')),
        )
      await page.waitForTimeout(500)
      const all = payloads.join('\n')
      expect(all).not.toContain(String(seed))
      for (const other of others)
        for (const part of Object.values(game.observe(state, other) as object)) {
          const text = JSON.stringify(part)
          if (text.length > 30 && !own.includes(text)) expect(all).not.toContain(text)
        }
      await page.context().close()
    },
  )

  it('tell in words what was not understood, what is not allowed, and what comes with markup in it', async () => {
    const { page, faults } = await openPage(browser, served)
    const { seats } = await served.post('/api/tables', {
      game: 'traveling-adventurers',
      seats: { USER: 'human', BOT: 'human' },
    })
    await page.goto(`${served.url}${seats.USER.link}`)
    await page.getByText(/Your turn|You may act/).waitFor()
    await page.keyboard.press('/')
    const line = page.getByRole('textbox', { name: /or a move in words/ })
    await line.fill('submit L Z Z L')
    await line.press('Enter')
    await page.locator('.notice').first().waitFor()
    expect(await line.inputValue()).toBe('submit L Z Z L')
    const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script> & **bold**'
    await line.fill(markup)
    await line.press('Enter')
    await expect.poll(() => page.getByText(markup, { exact: true }).count()).toBeGreaterThan(0)
    expect(await page.title()).toMatch(/Traveling Adventurers/)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('say so where a link opens no seat, a page is not there, a run is none', async () => {
    const { page } = await openPage(browser, served)
    await page.goto(`${served.url}/table#nonsense`)
    await page.getByRole('heading', { name: 'This link opens no seat' }).waitFor()
    await page.goto(`${served.url}/runs/nothing`)
    await page.getByText('there is no run "nothing"').waitFor()
    await page.goto(`${served.url}/games/chess`)
    await page.getByText('There is no game “chess” here').waitFor()
    expect((await page.goto(`${served.url}/nowhere`))!.status()).toBe(404)
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    await page.context().close()
  })

  it('show an episode from its beginning where the address names no event of it, and open one table for two clicks', async () => {
    const { page, faults } = await openPage(browser, served)
    await page.goto(`${served.url}/games/collab-escape`)
    await page.getByRole('button', { name: 'Play', exact: true }).dblclick()
    await page.waitForURL(/\/table#/)
    await page.waitForTimeout(500)
    const table = new URL(page.url()).hash.slice(1).split('.')[0]!
    const listed = await served.tables.list()
    expect(listed.filter(({ game }) => game === 'collab-escape').map((one) => one.table)).toEqual([table])
    for (const at of ['abc', '2.5', '-3', '1e999', '[]']) {
      await page.goto(`${served.url}/runs/tables/episodes/${table}?at=${at}`)
      await page.getByText('Event 1 started').waitFor()
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('weigh less than 250 kB compressed before anything is chosen, and come under a policy without exceptions', async () => {
    const { page } = await openPage(browser, served)
    let bytes = 0
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Network.enable')
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
    const answer = await page.goto(served.url)
    await page.getByRole('link', { name: /Overcooked/ }).waitFor()
    expect(bytes).toBeLessThan(250_000)
    expect(bytes).toBeGreaterThan(20_000)
    const policy = answer!.headers()['content-security-policy']!
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).not.toMatch(/unsafe|nonce|sha\d|data:|blob:|https?:|\*/)
    await page.context().close()
  })

  it('ask for the key where the server has one, and open with it', async () => {
    const locked = await new Served({ key: 'secret words' }).start()
    const { page } = await openPage(browser, locked)
    await page.goto(`${locked.url}/runs`)
    await page.getByLabel('Key', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'The administration key' }).waitFor()
    await page.getByLabel('Key', { exact: true }).fill('secret words')
    await page.keyboard.press('Enter')
    await page.getByText('Nothing has been played').waitFor()
    expect(page.url()).not.toContain('secret')
    await page.context().close()
    await locked.end()
  })
})
