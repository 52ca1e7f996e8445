import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '../core/event.ts'
import { hasPython } from '../node/python.fixture.ts'
import { readLog } from '../node/log.ts'
import { runHere } from './in-process.fixture.ts'
import { start } from './test-helpers.ts'
import { sized } from '../testing/sized.fixture.ts'

const EPISODES = sized(20, 100)
const agent = new URL('../../examples/python_agent.py', import.meta.url).pathname

let cwd: string
beforeEach(() => void (cwd = mkdtempSync(join(tmpdir(), 'roundtable-exec-'))))
afterEach(() => rmSync(cwd, { recursive: true }))

/** The agent, with every question that it gets written down too. */
const heard = 'heard.jsonl'
const command = `exec:processes=2:tee -a ${heard} | python3 ${agent}`
const begin = (into: string) =>
  start(
    [
      ...['run', 'traveling-adventurers', '--agents', `${command},symbolic`, '--episodes', String(EPISODES)],
      ...['--into', into, '--jobs', '4', '--no-floors', '--json'],
    ],
    { cwd },
  )

const logs = (into: string): Map<string, Event[]> => {
  const folder = join(cwd, into, 'episodes')
  if (!existsSync(folder)) return new Map()
  return new Map(readdirSync(folder).map((name) => [name, readLog(join(folder, name))]))
}
const timeless = (into: string) =>
  new Map([...logs(into)].map(([name, events]) => [name, events.map((event) => ({ ...event, time: 0, digest: '' }))]))

const answeredIn = (into: string): string[] =>
  [...logs(into).values()].flat().flatMap((event) => {
    if (event.type !== 'used') return []
    const { answer } = event.output as { answer: { id: string } }
    return [answer.id]
  })
const askedSoFar = (): string[] =>
  existsSync(join(cwd, heard))
    ? readFileSync(join(cwd, heard), 'utf8')
        .split('\n')
        .flatMap((line) => (line.endsWith('}') ? [(JSON.parse(line) as { id: string }).id] : []))
    : []

describe.skipIf(!hasPython)('an agent in Python, beside ours', () => {
  it('plays a run that is killed and resumed: the same logs, and no question asked twice', async () => {
    const whole = await begin('whole').finished
    expect(whole.stderr).toBe('')
    expect(JSON.parse(whole.stdout)).toMatchObject({
      episodes: { completed: EPISODES },
      metrics: { optimal: { mean: 1 } },
    })

    for (const kills of [EPISODES / 5, EPISODES / 2, Infinity]) {
      const answered = new Set(answeredIn('broken'))
      rmSync(join(cwd, heard), { force: true })
      const child = begin('broken')
      const watch = setInterval(() => askedSoFar().length >= kills && child.kill('SIGKILL'), 10)
      const { code } = await child.finished
      clearInterval(watch)
      expect(askedSoFar().filter((id) => answered.has(id))).toEqual([])
      if (kills === Infinity) expect(code).toBe(0)
      else expect(code).toBe(null)
    }
    expect(timeless('broken')).toEqual(timeless('whole'))
  })

  it('plays across with ours, and its errors are shown', async () => {
    const args = ['--agents', `exec:python3 ${agent},symbolic`, '--episodes', '2', '--json']
    const { stdout, code } = await runHere(['cross-play', 'traveling-adventurers', ...args], { cwd })
    expect(code).toBe(0)
    expect(JSON.parse(stdout).tables[0].rows).toHaveLength(2)
    const wrong = ['--agents', `exec:python3 -c 'import nothing_there',symbolic`, '--episodes', '1', '--no-floors']
    const failed = await runHere(['run', 'traveling-adventurers', ...wrong], { cwd })
    expect(failed.code).toBe(1)
    expect(failed.stdout + failed.stderr).toContain('ModuleNotFoundError')
  })

  it('ends with the run that is told to stop', async () => {
    const pids = join(cwd, 'pids')
    const stuck = `exec:python3 -c 'import os,time; open("${pids}","a").write(str(os.getpid())); time.sleep(600)',symbolic`
    const args = ['run', 'traveling-adventurers', '--agents', stuck, '--episodes', '1', '--no-floors']
    const child = start(args, { cwd })
    while (!existsSync(pids) || readFileSync(pids, 'utf8') === '') await new Promise((done) => setTimeout(done, 50))
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGINT'), 300)
    expect((await child.finished).code).toBe(130)
    const stat = `/proc/${readFileSync(pids, 'utf8')}/stat`
    // Where nobody reaps it, what was killed is still listed, as Z.
    while (existsSync(stat) && !/\) Z/.test(readFileSync(stat, 'utf8')))
      await new Promise((done) => setTimeout(done, 50))
  })
})
