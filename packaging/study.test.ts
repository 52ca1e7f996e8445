import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, Served } from './browse.ts'
import { chromiumFor } from './chromium.ts'
import { playByKeyboard } from './play-by-keyboard.ts'
import { atLength } from '../src/testing/sized.fixture.ts'

const executablePath = await chromiumFor('a study in a browser')
const COMMAND = new URL('../bin/roundtable.js', import.meta.url).pathname
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const STUDY = `
title: A study of thieves
platform: prolific
contact: somebody@example.org
pay: { currency: GBP, base: 2 }
conditions: [{ name: program, seats: { bob: symbolic } }]
steps:
  - { kind: consent, text: "We keep **what you do**. <script>alert(1)</script>" }
  - kind: quiz
    elements:
      - { type: radiogroup, name: many, title: How many thieves are there?, choices: [One, Two], correctAnswer: One }
  - { kind: game, name: main, game: collab-capture, config: { maxTurns: 4 }, bonus: [{ metric: turns, atLeast: 1, pay: 0.5 }] }
  - kind: questionnaire
    elements:
      - { type: rating, name: fun, title: Was it fun?, isRequired: true }
      - { type: comment, name: more, title: Anything else? }
codes: { completed: DONE42, declined: null, timeout: T, failed: F, partner-left: P, no-partner: N, failed-quiz: Q }
`

/** The command serves a study; killed and started again, it goes on. */
class Opened {
  readonly folder = mkdtempSync(join(tmpdir(), 'roundtable-study-'))
  #child: ChildProcess | undefined
  url = ''

  async start(port = '0'): Promise<void> {
    const file = join(this.folder, 'thieves.yaml')
    writeFileSync(file, STUDY)
    const runs = join(this.folder, 'runs')
    const child = spawn(process.execPath, [COMMAND, 'study', 'open', file, '--port', port, '--runs', runs])
    this.#child = child
    let told = ''
    child.stderr.on('data', (data: Buffer) => (told += String(data)))
    this.url = await new Promise((resolve, reject) => {
      child.stdout.on('data', (data: Buffer) => {
        const [, url] = /Participants: (http:\/\/[^/]+)\/study\/thieves\?PROLIFIC_PID/.exec(String(data)) ?? []
        if (url) resolve(url)
      })
      child.on('exit', () => reject(new Error(told)))
    })
  }

  async kill(): Promise<void> {
    const child = this.#child!
    const gone = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  /** As the tests of tables have it: they need the address only. */
  get served(): Served {
    return Object.assign(Object.create({ look: Served.prototype.look }) as Served, { url: this.url })
  }
}

const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { violations: found } = await (globalThis as any).axe.run()
    return found.map(({ id, nodes }: any) => `${id}: ${nodes.map(({ html }: any) => html).join(' | ')}`)
  })
}

describe.skipIf(!executablePath)('a study in a browser', () => {
  let browser: Browser
  const opened = new Opened()
  beforeAll(async () => {
    await opened.start()
    browser = await openBrowser(executablePath!)
  })
  afterAll(async () => {
    await browser.close()
    await opened.kill()
    rmSync(opened.folder, { recursive: true, force: true })
  })

  it('leads a participant of Prolific from consent to the code, through reloads and a server that is killed', async () => {
    const { page, faults } = await openPage(browser, opened.served)
    await page.goto(`${opened.url}/study/thieves?PROLIFIC_PID=ann&STUDY_ID=s&SESSION_ID=t`)
    const agree = page.getByRole('button', { name: 'I agree' })
    await agree.waitFor()
    expect(page.url()).not.toContain('PROLIFIC_PID')
    expect(await page.getByText('what you do').evaluate(({ tagName }) => tagName)).toBe('STRONG')
    expect(await violations(page)).toEqual([])
    await agree.click()
    await page.getByLabel('Two').check()
    await page.getByRole('button', { name: 'Check my answers' }).click()
    await page.getByText('One answer was not right').waitFor()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await page.getByLabel('One').check()
    await page.getByRole('button', { name: 'Check my answers' }).click()
    await page.getByText(/Your turn/).waitFor()
    expect(await page.getByRole('button', { name: 'Leave' }).count()).toBe(0)

    await opened.kill()
    await opened.start(new URL(opened.url).port)
    await page.reload()
    await page.getByText(/Your turn/).waitFor()
    const headers = { authorization: `Bearer ${new URL(page.url()).hash.slice(1)}` }
    const me = await (await fetch(`${opened.url}/api/studies/thieves/me`, { headers })).json()
    await playByKeyboard(opened.served, page, { game: 'collab-capture', token: me.seat.token })

    await page.getByText('Was it fun?').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please answer this question.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('4', { exact: true }).check()
    await page.getByLabel('Anything else?').fill('=1+1, <b>bold</b>')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('DONE42').waitFor()
    await page.getByText('a bonus of 0.50 GBP').waitFor()
    const link = page.getByRole('link', { name: 'Hand it in' })
    expect(await link.getAttribute('href')).toBe('https://app.prolific.com/submissions/complete?cc=DONE42')
    expect(await violations(page)).toEqual([])

    // The platform's link once more: the same place, the same code.
    await page.goto(`${opened.url}/study/thieves?PROLIFIC_PID=ann&STUDY_ID=s&SESSION_ID=other`)
    await page.getByText('DONE42').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it.runIf(atLength)('shows the experimenter who is where, who speaks to, moves and releases them', async () => {
    const [desk, participant] = [await openPage(browser, opened.served), await openPage(browser, opened.served)]
    await participant.page.goto(`${opened.url}/study/thieves?PROLIFIC_PID=ben`)
    await participant.page.getByRole('button', { name: 'I agree' }).waitFor()
    await desk.page.goto(`${opened.url}/studies`)
    await desk.page.getByRole('link', { name: 'A study of thieves' }).click()
    const help = desk.page.getByRole('button', { name: /^Help p/ })
    await help.click()
    await desk.page.getByLabel('Say something to them').fill('Take your time.')
    await desk.page.getByRole('button', { name: 'Say it' }).click()
    await participant.page.getByText('Take your time.').waitFor()
    await help.click()
    await desk.page.getByLabel('Put them to another step').selectOption('questionnaire')
    await desk.page.getByRole('button', { name: 'Move' }).click()
    await participant.page.getByText('Was it fun?').waitFor()
    expect(await violations(desk.page)).toEqual([])
    await help.click()
    await desk.page.getByRole('button', { name: 'Release' }).click()
    await participant.page.getByText('You have been released').waitFor()
    expect([...desk.faults, ...participant.faults]).toEqual([])
    for (const { page } of [desk, participant]) await page.context().close()
  })

  it('tells whoever comes without the platform’s parameters what is missing', async () => {
    const { page } = await openPage(browser, opened.served, { viewport: { width: 360, height: 640 } })
    await page.goto(`${opened.url}/study/thieves`)
    await page.getByText('PROLIFIC_PID is missing').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.context().close()
  })
})
