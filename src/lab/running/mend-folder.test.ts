import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyRun } from '../reading/verify.ts'
import { run } from './run.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundtable-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const plan = { game: 'collab-capture', agents: ['greedy'], episodes: 3 }
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')))

const damages: [string, (path: string) => void][] = [
  ['is empty', (path) => truncateSync(path, 0)],
  ['was cut short', (path) => edit(path, (text) => text.slice(0, 200))],
  ['is garbage', (path) => writeFileSync(path, Buffer.from([0, 255, 10, 7, 10]))],
  ['is another value', (path) => writeFileSync(path, 'null')],
  ['has a digit of its game’s version flipped', (path) => edit(path, (text) => text.replace(/("version": )\d/, '$17'))],
  ['has a seed flipped', (path) => edit(path, (text) => text.replace(/2(?=,\s+3)/, '8'))],
  ['has its check flipped', (path) => edit(path, (text) => text.replace(/("check": "[a-f]*)\d/, '$1x'))],
]
if (process.platform !== 'win32')
  damages.push(
    ['is a folder', (path) => (rmSync(path), mkdirSync(join(path, 'full'), { recursive: true }))],
    ['is a pipe', (path) => (rmSync(path), execFileSync('mkfifo', [path]))],
    ['is a link to itself', (path) => (rmSync(path), symlinkSync(path, path))],
    ['is a link that leads nowhere', (path) => (rmSync(path), symlinkSync('nowhere', path))],
  )

describe('a plan that', () => {
  it.each(damages)('%s is named, and written anew, and its episodes count', async (_, damage) => {
    const into = join(folder, 'run')
    const whole = await run({ ...plan, episodes: 4 }, { into })
    const path = join(into, 'plan.json')
    const written = readFileSync(path, 'utf8')
    damage(path)
    expect(await verifyRun(into)).toMatchObject({ sound: 4, wrong: [{ episode: 'plan.json' }], strangers: [] })
    const again = await run(plan, { into })
    expect(again).toMatchObject({ now: 0, earlier: { episodes: 3 }, setAside: [{ episode: 'plan.json' }] })
    expect(again.rows).toEqual(whole.rows.slice(0, 3))
    // The fourth was planned by another call.
    expect(readFileSync(path, 'utf8')).toBe(written)
    expect(await verifyRun(into)).toMatchObject({ sound: 4, wrong: [] })
  })

  it('is of another run is left where it is', async () => {
    const into = join(folder, 'run')
    await run(plan, { into })
    await expect(run({ ...plan, tries: 1 }, { into })).rejects.toThrow('holds another run')
    expect(readdirSync(into).filter((name) => name.endsWith('.set-aside'))).toEqual([])
  })

  it('is none of ours is left where it is', async () => {
    writeFileSync(join(folder, 'plan.json'), '{"of": "a house"}')
    writeFileSync(join(folder, 'leases'), 'of the house')
    await expect(run(plan, { into: folder })).rejects.toThrow('is not the plan of a run')
    expect(readFileSync(join(folder, 'leases'), 'utf8')).toBe('of the house')
  })

  it('is that of another run, copied there, is not taken for damage', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')]
    await run(plan, { into: one })
    await run({ ...plan, tries: 1 }, { into: other })
    copyFileSync(join(one, 'plan.json'), join(other, 'plan.json'))
    await expect(run({ ...plan, tries: 1 }, { into: other })).rejects.toThrow('holds another run')
  })
})

describe.skipIf(process.platform === 'win32')('what lies in the way is moved aside and named', () => {
  const parts = ['episodes', 'leases', 'set-aside', 'set-aside.jsonl', 'spending.jsonl']
  it.each([
    ['a pipe', (path: string) => void execFileSync('mkfifo', [path])],
    ['a link to itself', (path: string) => symlinkSync(path, path)],
  ])('%s', async (_, put) => {
    const into = join(folder, 'run')
    await run(plan, { into })
    for (const part of parts) {
      rmSync(join(into, part), { recursive: true, force: true })
      put(join(into, part))
    }
    const again = await run(plan, { into })
    expect(again).toMatchObject({ now: 3, missing: [] })
    expect(again.setAside.map(({ episode }) => episode)).toEqual(expect.arrayContaining(parts))
    expect(again.setAside.every(({ path }) => path === undefined || existsSync(dirname(path)))).toBe(true)
  })
})
