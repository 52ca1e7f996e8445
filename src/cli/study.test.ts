import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runHere } from './in-process.fixture.ts'
import { roundtable } from './test-helpers.ts'

const COMMAND = new URL('../../bin/roundtable.js', import.meta.url).pathname
const cwd = mkdtempSync(join(tmpdir(), 'roundtable-study-'))
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

const SHORT = `
title: Short
places: 3
steps:
  - { kind: consent, text: Yes? }
  - { kind: questionnaire, elements: [{ type: text, name: age, title: How old?, inputType: number, min: 18 }] }
codes: { completed: unique }
`

describe('roundtable study', () => {
  it('makes a study from a template, and nothing over one that is there', async () => {
    const args = ['study', 'new', 'avalon', '--name', 'mine']
    expect(await runHere(args, { cwd })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('studies/mine.yaml'),
    })
    expect(await runHere(args, { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is there already'),
    })
    const { code, stderr } = await runHere(['study', 'new', 'chess'], { cwd })
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('traveling-adventurers') })
  })

  it('checks one, and names the line of what leads nowhere', async () => {
    const text = readFileSync(join(cwd, 'studies/mine.yaml'), 'utf8')
    writeFileSync(join(cwd, 'studies/endless.yaml'), text.replace('minutes: 10, next', 'minutes: never, next'))
    const fine = await runHere(['study', 'check', 'studies/mine.yaml', '--json'], { cwd })
    expect(fine.code).toBe(0)
    expect(JSON.parse(fine.stdout)).toMatchObject({ deadEnds: [], remarks: [], bots: 200 })
    const endless = await runHere(['study', 'check', 'studies/endless.yaml'], { cwd })
    expect(endless.code).toBe(1)
    expect(endless.stdout).toMatch(
      /studies\/endless\.yaml, line \d+: whoever waits for others in main may wait for ever/,
    )
    expect(await runHere(['study', 'open', 'studies/endless.yaml'], { cwd })).toMatchObject({ code: 2 })
    expect(await runHere(['study', 'check', 'nothing.yaml'], { cwd })).toMatchObject({ code: 2 })
  }, 120_000)

  it('opens one, goes on after a kill, and exports it', async () => {
    writeFileSync(join(cwd, 'short.yaml'), SHORT)
    const open = async () => {
      const child = spawn(process.execPath, [COMMAND, 'study', 'open', 'short.yaml', '--port', '0'], { cwd })
      const url = await new Promise<string>((resolve) =>
        child.stdout.on('data', (data: Buffer) => {
          const found = /Participants: (http:\/\/[^/]+)/.exec(String(data))
          if (found) resolve(`${found[1]}/api/studies/short`)
        }),
      )
      const kill = async (): Promise<void> => {
        const gone = new Promise((resolve) => child.on('exit', resolve))
        child.kill('SIGKILL')
        await gone
      }
      return { url, kill }
    }
    const post = async (url: string, body: object, token = ''): Promise<any> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const first = await open()
    const { token } = await post(`${first.url}/participants`, {})
    await post(`${first.url}/me`, { do: 'consent', step: 'consent', agreed: true }, token)
    await first.kill()
    const second = await open()
    const told = await post(`${second.url}/me`, { do: 'answer', step: 'questionnaire', answers: { age: 17 } }, token)
    expect(told.problems.age).toContain('18')
    const { view } = await post(
      `${second.url}/me`,
      { do: 'answer', step: 'questionnaire', answers: { age: 44 } },
      token,
    )
    expect(view.page.code).toMatch(/^[A-Z2-9]{10}$/)
    await second.kill()
    const exported = await roundtable(['study', 'export', 'short', '--into', 'out'], { cwd })
    expect(exported).toMatchObject({ code: 0, stdout: expect.stringContaining('1 participants in out') })
    expect(readFileSync(join(cwd, 'out/answers.csv'), 'utf8')).toContain('p1,questionnaire,1,age,44,,')
    expect(readFileSync(join(cwd, 'out/platform-ids.csv'), 'utf8')).toContain(`p1,${view.page.code}`)
    expect(await runHere(['study', 'export', 'other'], { cwd })).toMatchObject({ code: 2 })
  }, 120_000)
})
