import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responders } from '../src/agents/index.ts'
import { games } from '../src/games/index.ts'
import { openModel } from '../src/models/index.ts'
import { Ledger } from '../src/models/ledger.ts'
import { readLog } from '../src/node/log.ts'
import { lendModel } from '../src/server/seats/lent-model.ts'
import { openBrowser, openPage, Served } from './browse.ts'
import { chromiumFor } from './chromium.ts'
import './pages.test.ts'
import { playByKeyboard } from './play-by-keyboard.ts'

const executablePath = await chromiumFor('the pages in a browser, at length')

/** Games as short as they can be played whole; the others by default. */
const SHORT: Readonly<Record<string, object>> = {
  overcooked: { horizon: 30 },
  'traveling-adventurers': { maxTurns: 6 },
  avalon: { players: 5 },
}

/** Ticks of a kitchen in real time. */
const HORIZON = 160

const line = (page: Page) => page.getByRole('textbox', { name: /or a move in words/ })

/** Opens the page of a seat, with the line to write on. */
async function sit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: /play by writing/ }).click()
}

const over = (page: Page) => page.getByRole('region', { name: 'The end' })

/** A training that goes on. */
function writeTraining(folder: string): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'training.json'), JSON.stringify({ method: 'overcooked/ppo-sp', label: 'cramped-room' }))
  writeFileSync(join(folder, 'curve.jsonl'), '{"steps":10,"score":1.5}\n{"steps":30,"score":4}\n')
}

describe.skipIf(!executablePath)('the pages', () => {
  let browser: Browser
  const served = new Served()
  beforeAll(async () => {
    await served.start()
    writeTraining(join(served.folder, 'train-shown'))
    browser = await openBrowser(executablePath!)
  })
  afterAll(async () => {
    await browser.close()
    await served.end()
  })

  const openTable = async (game: string, seats: object, config: object = {}, preset?: string): Promise<any> => {
    const opened = await served.post('/api/tables', { game, config, seats, preset })
    if (opened.error) throw new Error(opened.error)
    return opened
  }
  const logOf = (table: string) => readLog(join(served.folder, 'tables', 'episodes', `${table}.jsonl`))

  it.each(Object.keys(games))('play %s with the built-in agent to the end by keyboard alone', async (name) => {
    const game = await games[name]!()
    const { games: listed } = (await (await fetch(`${served.url}/api/games`)).json()) as { games: any[] }
    const { partners } = listed.find((one) => one.name === name)
    const config = SHORT[name] ?? {}
    const result = game.config['~standard'].validate(config) as any
    const places = game.seats(result.issues ? {} : result.value)
    const [mine, ...others] = places as [string, ...string[]]
    const seats = { ...Object.fromEntries(others.map((seat) => [seat, partners[0]])), [mine]: 'human' }
    const { table, seats: keys } = await openTable(name, seats, result.issues ? {} : config)
    const { page, faults } = await openPage(browser, served)
    await page.goto(`${served.url}${keys[mine].link}`)
    await page.getByText(/Your turn|You may act|thinking/).waitFor()
    await playByKeyboard(served, page, { game: name, token: keys[mine].token })
    await over(page).waitFor()
    expect(faults).toEqual([])
    expect(logOf(table).at(-1)).toMatchObject({ type: 'ended', status: expect.stringMatching(/completed|stopped/) })
    await page.context().close()
  })

  it('lose nothing by a reload, half a minute without network, and a server that is begun anew', async () => {
    const { table, seats } = await openTable('traveling-adventurers', { USER: 'human', BOT: 'human' }, {}, 'people')
    const [user, bot] = [await openPage(browser, served), await openPage(browser, served)]
    await sit(user.page, `${served.url}${seats.USER.link}`)
    await sit(bot.page, `${served.url}${seats.BOT.link}`)
    const say = async (page: Page, text: string): Promise<void> => {
      await line(page).fill(text)
      await line(page).press('Enter')
    }
    const hears = (page: Page, text: string) =>
      page.getByText(text, { exact: true }).first().waitFor({ timeout: 60_000 })
    await say(user.page, 'first of all, hello')
    await hears(bot.page, 'first of all, hello')
    const message = bot.page.getByRole('textbox', { name: 'Message to your partner' })
    await message.fill('half a thou')
    await bot.page.reload()
    await bot.page.getByRole('button', { name: /play by writing/ }).click()
    await hears(bot.page, 'first of all, hello')
    expect(await message.inputValue()).toBe('half a thou')
    await message.fill('')

    await user.page.context().setOffline(true)
    const during = say(user.page, 'said without a network')
    await say(bot.page, 'said while the other was away')
    await user.page.waitForTimeout(30_000)
    await user.page.context().setOffline(false)
    await during
    await hears(bot.page, 'said without a network')
    await hears(user.page, 'said while the other was away')
    await say(bot.page, 'and are you there again?')
    await hears(user.page, 'and are you there again?')

    await served.stop()
    await user.page.getByText('The line to the server is cut').waitFor()
    await say(user.page, 'said while the server was away')
    await user.page.waitForTimeout(2000)
    await served.start()
    await hears(bot.page, 'said while the server was away')
    await say(bot.page, 'then all is well')
    await hears(user.page, 'then all is well')

    const said = logOf(table).flatMap((event) => (event.type === 'acted' ? [(event.action as any).text as string] : []))
    for (const text of ['said without a network', 'said while the server was away', 'then all is well'])
      expect(said.filter((one) => one === text)).toHaveLength(1)
    // What is kept beside the log opens nothing.
    const kept = readFileSync(join(served.folder, 'tables', 'seats', `${table}.json`), 'utf8')
    expect(kept).not.toContain(seats.USER.token.split('.')[1])
    await Promise.all([user.page.context().close(), bot.page.context().close()])
  })

  it('let two people cook in real time, a tick every 150 ms, whatever they press', async () => {
    // Long enough for pages that come late: the clock waits for nobody.
    const config = { realTime: 150, horizon: HORIZON }
    const { table, seats } = await openTable('overcooked', { alice: 'human', bob: 'human' }, config)
    const [alice, bob] = [await openPage(browser, served), await openPage(browser, served)]
    await alice.page.goto(`${served.url}${seats.alice.link}`)
    await bob.page.goto(`${served.url}${seats.bob.link}`)
    await alice.page
      .getByRole('region', { name: /kitchen/i })
      .first()
      .waitFor()
    const press = async ({ page }: typeof alice, keys: readonly string[]): Promise<void> => {
      for (let i = 0; (await over(page).count()) === 0 && i < 2 * HORIZON; i++) {
        await page.keyboard.press(keys[i % keys.length]!)
        await page.waitForTimeout(120)
      }
    }
    await Promise.all([press(alice, ['ArrowUp', 'ArrowLeft', ' ']), press(bob, ['s', 'd', ' '])])
    await over(alice.page).waitFor()
    await over(bob.page).waitFor()
    expect([...alice.faults, ...bob.faults]).toEqual([])
    const events = logOf(table)
    const ticks = events.filter(({ type }) => type === 'ticked')
    expect(ticks).toHaveLength(HORIZON)
    for (const seat of ['alice', 'bob'])
      expect(events.filter((event) => event.type === 'acted' && event.seat === seat).length).toBeGreaterThan(5)
    // Game time is the clock's: never faster than it, however late a busy machine lets it act.
    expect(ticks.at(-1)!.time - ticks[0]!.time).toBeGreaterThanOrEqual((HORIZON - 1) * 150 * 0.9)
    await Promise.all([alice.page.context().close(), bob.page.context().close()])
  })

  it('take a seat over from an agent, live, give it back, and let an agent play on for a person', async () => {
    const { table } = await openTable('collab-escape', { alice: 'human', bob: 'greedy' })
    const { page, faults } = await openPage(browser, served)
    await page.goto(`${served.url}/tables`)
    await page.getByRole('button', { name: 'Look at bob of collab-escape' }).first().click()
    await page.getByText('The agent greedy plays this seat').waitFor()
    await page.getByRole('button', { name: 'Take this seat' }).click()
    await page.getByText('The agent greedy plays this seat').waitFor({ state: 'detached' })
    await page.getByText(/Your turn|thinking/).waitFor()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByLabel(/An agent plays on/).selectOption('greedy')
    await page.getByRole('button', { name: 'Give it the seat' }).click()
    await page.getByText('The agent greedy plays this seat').waitFor()
    expect(
      logOf(table).flatMap((event) => (event.type === 'handed-over' ? [`${event.from} ${event.to.agent}`] : [])),
    ).toEqual(['greedy human', 'human greedy'])
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('fork a replay from any event, with a person in a seat, and play on from there', async () => {
    const first = await openTable('collab-capture', { alice: 'greedy', bob: 'greedy' })
    await expect.poll(() => logOf(first.table).at(-1)?.type, { timeout: 20_000 }).toBe('ended')
    const { page, faults } = await openPage(browser, served)
    await page.goto(`${served.url}/runs/tables/episodes/${first.table}?at=4`)
    await page.getByRole('button', { name: 'Fork from here' }).click()
    await page.getByRole('button', { name: 'Go on from here' }).click()
    await page.waitForURL(/\/table#/)
    const token = new URL(page.url()).hash.slice(1)
    await page.getByText(/Your turn|thinking/).waitFor()
    await playByKeyboard(served, page, { game: 'collab-capture', token })
    await over(page).waitFor()
    const events = logOf(token.split('.')[0]!)
    expect(events[0]).toMatchObject({ fork: { episode: first.table, at: 4 } })
    const kept = (log: typeof events) => log.slice(1, 4).map((event) => ('hash' in event ? event.hash : ''))
    expect(kept(events)).toEqual(kept(logOf(first.table)))
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('are played in eight tabs of one browser at once, though it keeps six lines to one host', async () => {
    const { page, faults } = await openPage(browser, served)
    const context = page.context()
    const tabs = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))]
    const partners: string[] = []
    for (const tab of tabs) {
      const { seats } = await served.post('/api/tables', {
        ...{ game: 'traveling-adventurers', preset: 'people' },
        seats: { USER: 'human', BOT: 'human' },
      })
      partners.push(seats.BOT.token)
      await tab.goto(`${served.url}${seats.USER.link}`)
      await tab.getByText(/You may act/).waitFor()
    }
    for (const [place, tab] of tabs.entries()) {
      await tab.bringToFront()
      await tab.getByRole('textbox', { name: 'Message to your partner' }).fill(`I am at tab ${place}`)
      await tab.keyboard.press('Enter')
      await tab.getByText(`I am at tab ${place}`, { exact: true }).waitFor()
      await served.post('/api/seat/actions', { reply: `and I at ${place}` }, partners[place])
      await tab.getByText(`and I at ${place}`, { exact: true }).waitFor()
    }
    expect(faults).toEqual([])
    await context.close()
  })

  it('seat an agent that asks a model, by the name of what it asks', async () => {
    const ledger = new Ledger()
    const model = await openModel('stand-in', { ledger, responders: await responders() })
    const lending = await new Served({ lent: lendModel(model, ledger.account()) }).start()
    const { page, faults } = await openPage(browser, lending)
    await page.goto(`${lending.url}/games/traveling-adventurers`)
    const who = page.getByLabel('BOT is played by')
    await who.selectOption({ label: 'the agent problem-solving, asking stand-in' })
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByRole('textbox', { name: 'Message to your partner' }).fill('hello, what have you from L to B?')
    await page.keyboard.press('Enter')
    await page.locator('.board-line:not(.board-own)').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
    await lending.end()
    await model.close()
  })

  it('leave for good, which ends the game for the other too, in words', async () => {
    const { seats } = await openTable('traveling-adventurers', { USER: 'human', BOT: 'human' })
    const [user, bot] = [await openPage(browser, served), await openPage(browser, served)]
    await user.page.goto(`${served.url}${seats.USER.link}`)
    await bot.page.goto(`${served.url}${seats.BOT.link}`)
    await user.page.getByRole('button', { name: 'Leave', exact: true }).click()
    await user.page.getByRole('button', { name: 'Leave for good' }).click()
    await bot.page.getByText('Somebody has left').waitFor()
    await over(bot.page).waitFor({ timeout: 90_000 })
    expect(await over(bot.page).textContent()).toContain('USER left')
    await Promise.all([user.page.context().close(), bot.page.context().close()])
  })

  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

  it('show the curve of a training from the list of runs', async () => {
    const { page, faults } = await openPage(browser, served)
    await page.goto(`${served.url}/runs`)
    await page.getByRole('link', { name: 'overcooked/ppo-sp, cramped-room' }).click()
    await page.getByRole('img', { name: 'Score by steps: 1.5 after 10 steps, 4 after 30; at most 4.' }).waitFor()
    await page.getByText('Not finished: 30 steps so far, score 4.').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('have nothing that axe finds, %s, %i px wide', async (colorScheme, width) => {
    const { seats } = await openTable('collab-capture', { alice: 'human', bob: 'greedy' })
    const done = await openTable('traveling-adventurers', { USER: 'symbolic', BOT: 'symbolic' })
    await expect.poll(() => logOf(done.table).at(-1)?.type, { timeout: 20_000 }).toBe('ended')
    const { page } = await openPage(browser, served, { colorScheme, viewport: { width, height: 800 } })
    const addresses = [
      '/',
      '/games/traveling-adventurers',
      '/games/overcooked',
      seats.alice.link,
      '/tables',
      '/runs',
      '/runs/tables',
      `/runs/tables/episodes/${done.table}?at=3`,
      `/runs/tables/episodes/${done.table}?at=3&seat=USER`,
      '/trainings/train-shown',
      '/compare',
      '/nothing/here',
    ]
    for (const address of addresses) {
      await page.goto('about:blank')
      await page.goto(`${served.url}${address}`)
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached', timeout: 60_000 })
      await page.waitForTimeout(700)
      // By the protocol, past the content policy, which lets no script in.
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() => (globalThis as any).axe.run({ resultTypes: ['violations'] }))
      const told = violations.map(
        ({ id, nodes }: any) => `${id}: ${nodes.map(({ html }: any) => html.slice(0, 160)).join(' | ')}`,
      )
      expect(told, address).toEqual([])
      const [scroll, client] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(scroll, `${address} is wider than the window`).toBeLessThanOrEqual(client)
    }
    await page.context().close()
  })
})
