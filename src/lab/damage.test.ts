import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLog } from '../node/log.ts'
import { readRun } from './read-run.ts'
import { run } from './run.ts'
import type { RunFolder } from './store.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundtable-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const plan = { game: 'traveling-adventurers', agents: ['random'], episodes: 6 }

const flipDigit = (path: string, field: RegExp): void => {
  const text = readFileSync(path, 'utf8')
  const found = field.exec(text)!
  const digit = /\d/.exec(found[0])!
  const at = found.index + digit.index
  writeFileSync(path, text.slice(0, at) + ((Number(digit[0]) + 1) % 10) + text.slice(at + 1))
}

describe('a log that is not what was written', () => {
  const damages: [string, (folder: RunFolder) => void, RegExp][] = [
    [
      'a digit of its score was changed',
      (kept) => flipDigit(kept.episodePath('seed-3'), /"scores":\{[^}]*\d/),
      /changed/,
    ],
    [
      'a digit was changed and its time set back',
      (kept) => {
        const path = kept.episodePath('seed-3')
        const { atime, mtime } = statSync(path)
        flipDigit(path, /"scores":\{[^}]*\d/)
        utimesSync(path, atime, mtime)
      },
      /changed/,
    ],
    ['a digit of a time was changed', (kept) => flipDigit(kept.episodePath('seed-3'), /"time":\d+/), /changed/],
    ['its digest was changed', (kept) => flipDigit(kept.episodePath('seed-3'), /"digest":"[^"]*\d/), /changed/],
    [
      'its digest was taken out',
      (kept) => {
        const path = kept.episodePath('seed-3')
        writeFileSync(path, readFileSync(path, 'utf8').replace(/,"digest":"\w+"/, ''))
      },
      /digest of its end is missing/,
    ],
    [
      'another seed stands in its place',
      (kept) => copyFileSync(kept.episodePath('seed-5'), kept.episodePath('seed-3')),
      /the log of seed-5/,
    ],
    ['it was cut in the middle of a line', (kept) => truncateSync(kept.episodePath('seed-3'), 1000), /cut short/],
    ['it is empty', (kept) => truncateSync(kept.episodePath('seed-3'), 0), /cut short|beginning|begin/],
    [
      'it is garbage',
      (kept) => writeFileSync(kept.episodePath('seed-3'), Buffer.from([0, 255, 10, 7, 10])),
      /not an event/,
    ],
    ['it is text', (kept) => writeFileSync(kept.episodePath('seed-3'), 'no log\nat all'), /not an event/],
    ['it is JSON of no event', (kept) => writeFileSync(kept.episodePath('seed-3'), '[]\n{}\nnull\n'), /not an event/],
    ['something was added to it', (kept) => appendFileSync(kept.episodePath('seed-3'), 'x'), /added after the end/],
    ['it is gone', (kept) => rmSync(kept.episodePath('seed-3')), /gone/],
  ]

  it.each(damages)('is named, not counted, and played again: %s', async (_, damage, why) => {
    const first = await run(plan, { folder })
    const before = readLog(first.folder.episodePath('seed-3'))
    damage(first.folder)

    const seen = await readRun(first.folder.path)
    expect(seen.setAside).toEqual([{ episode: 'seed-3', why: expect.stringMatching(why) as string }])
    expect(seen.rows).toHaveLength(5)
    expect(seen.missing).toEqual([3])

    const again = await run(plan, { folder })
    expect(again.setAside).toMatchObject([{ episode: 'seed-3', why: expect.stringMatching(why) as string }])
    const [aside] = again.setAside
    expect(aside!.path === undefined || existsSync(aside!.path)).toBe(true)
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(first.rows.map(({ outcome }) => outcome))
    expect([again.now, again.earlier?.episodes]).toEqual([1, 5])
    expect(readLog(first.folder.episodePath('seed-3')).length).toBe(before.length)
    expect(await run(plan, { folder })).toMatchObject({ now: 0, setAside: [] })
  })

  it('is that of another run, whose agents have the same names', async () => {
    const one = await run(plan, { folder, into: join(folder, 'one') })
    const other = await run({ ...plan, tries: 4 }, { folder, into: join(folder, 'other') })
    copyFileSync(one.folder.episodePath('seed-2'), other.folder.episodePath('seed-2'))
    expect((await run({ ...plan, tries: 4 }, { into: join(folder, 'other') })).setAside).toMatchObject([
      { episode: 'seed-2', why: 'it is of another run' },
    ])
  })
})

describe('something that is no file, where a file belongs', () => {
  it('a log that is a link to itself is set aside, and its episode played again', async () => {
    const { folder: kept } = await run(plan, { folder })
    const path = kept.episodePath('seed-3')
    rmSync(path)
    symlinkSync('seed-3.jsonl', path)
    expect((await readRun(kept.path)).setAside).toMatchObject([
      { episode: 'seed-3', why: expect.stringMatching(/ELOOP/) },
    ])
    expect(await run(plan, { folder })).toMatchObject({
      now: 1,
      missing: [],
      setAside: [{ episode: 'seed-3', why: expect.stringMatching(/ELOOP/) }],
    })
  })

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link to itself', (path: string) => symlinkSync(path, path)],
    ['a pipe that nobody writes to', (path: string) => void execFileSync('mkfifo', [path])],
  ])('what is remembered of finished episodes is %s: their logs are read instead', async (_, make) => {
    const { folder: kept, rows } = await run(plan, { folder })
    const finished = join(kept.path, 'finished.jsonl')
    rmSync(finished)
    make(finished)
    rmSync(kept.episodePath('seed-3'))
    const again = await run(plan, { folder })
    expect(again).toMatchObject({ now: 1, missing: [], setAside: [] })
    expect(again.rows).toHaveLength(rows.length)
  })
})

describe('a folder that is deleted while a run fills it', () => {
  it('is named and does not count', async () => {
    let deleted = false
    const result = await run(
      { ...plan, episodes: 20 },
      {
        folder,
        jobs: 1,
        listen({ rows, folder: path }) {
          if (rows.size !== 10 || deleted) return
          deleted = true
          rmSync(path, { recursive: true })
        },
      },
    )
    expect(result.folder.episodes()).toHaveLength(result.rows.length)
    expect(result.setAside.every(({ why }) => why.includes('deleted'))).toBe(true)
    expect(result.setAside.length + result.rows.length).toBe(20)
    expect(result.setAside.length).toBeGreaterThanOrEqual(10)
    expect(result.missing).toHaveLength(result.setAside.length)
    expect(await run({ ...plan, episodes: 20 }, { folder })).toMatchObject({ missing: [], setAside: [] })
  })
})

describe('a log that nobody has touched', () => {
  const finishedOf = ({ path }: RunFolder): string => join(path, 'finished.jsonl')

  it('comes to the same, read or remembered', async () => {
    const { folder: kept, rows } = await run(plan, { folder })
    const remembered = await readRun(kept.path)
    expect(remembered.rows).toEqual(rows)
    rmSync(finishedOf(kept))
    expect(await readRun(kept.path)).toEqual(remembered)
  })

  it('is read where what is remembered of it was edited', async () => {
    const { folder: kept, rows } = await run(plan, { folder })
    flipDigit(finishedOf(kept), /"outcome":\{[^}]*\d/)
    expect((await readRun(kept.path)).rows).toEqual(rows)
  })

  it('is told from another that was moved into its place', async () => {
    const { folder: kept } = await run(plan, { folder })
    renameSync(kept.episodePath('seed-2'), kept.episodePath('seed-3'))
    const { setAside } = await readRun(kept.path)
    expect(setAside.map(({ episode }) => episode)).toEqual(['seed-2', 'seed-3'])
  })
})
