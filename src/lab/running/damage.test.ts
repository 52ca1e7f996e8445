import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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
import { InvalidInput } from '../../core/errors.ts'
import type { Event } from '../../core/event.ts'
import { readLog } from '../../node/log.ts'
import { Finished } from '../logs/finished.ts'
import { readRun } from './read-run.ts'
import { run } from './run.ts'
import type { RunFolder } from '../logs/store.ts'

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

/** Edits the events of a log and seals it anew, as a program could that knows how; nothing says what was there before. */
const reseal = (kept: RunFolder, edit: (events: any[]) => void): void => {
  const path = kept.episodePath('seed-3')
  const events = readLog(path)
  edit(events)
  const { digest: _, ...end } = events.pop() as Event & { digest?: string }
  const text = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  const line = JSON.stringify(end)
  const digest = createHash('sha256').update(text).update(line).digest('hex')
  writeFileSync(path, `${text}${line.slice(0, -1)},"digest":"${digest}"}\n`)
  rmSync(join(kept.path, 'finished.jsonl'))
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
    [
      'it is a line of text',
      (kept) => {
        writeFileSync(kept.episodePath('seed-3'), 'no log')
        // Nor does anything say that it was finished once.
        rmSync(join(kept.path, 'finished.jsonl'))
      },
      /not an event/,
    ],
    [
      'it is of another version of the game',
      (kept) => reseal(kept, ([start]) => (start.version = 99)),
      /another game, or version/,
    ],
    [
      'it was sealed anew with an end of no known kind',
      (kept) => reseal(kept, (events) => (events.at(-1).status = 'constructor')),
      /not an event \(status/,
    ],
    [
      'it was sealed anew with an empty outcome',
      (kept) => reseal(kept, (events) => (events.at(-1).outcome = {})),
      /not an event \(outcome/,
    ],
    [
      'it was sealed anew with words for a metric',
      (kept) =>
        reseal(kept, (events) => {
          const { metrics } = events.at(-1).outcome
          for (const name of Object.keys(metrics)) metrics[name] = 'a lot'
        }),
      /not an event \(outcome\.metrics/,
    ],
    [
      'it was sealed anew without an outcome',
      (kept) => reseal(kept, (events) => (events.at(-1).outcome = null)),
      /completed, and not with what outcome/,
    ],
    [
      'it was sealed anew with an end at no time',
      (kept) => reseal(kept, (events) => (events.at(-1).time = 1e300)),
      /not an event \(time/,
    ],
    [
      'it was sealed anew without its seats',
      (kept) => reseal(kept, ([start]) => delete start.seats),
      /not an event \(seats/,
    ],
    [
      'an event stands in it twice',
      (kept) => {
        const path = kept.episodePath('seed-3')
        const lines = readFileSync(path, 'utf8').split('\n')
        writeFileSync(path, [...lines.slice(0, 3), ...lines.slice(2)].join('\n'))
      },
      /changed/,
    ],
    [
      'its lines end as on Windows',
      (kept) => {
        const path = kept.episodePath('seed-3')
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
      },
      /not an event|digest|changed/,
    ],
    [
      'a folder stands in its place',
      (kept) => {
        rmSync(kept.episodePath('seed-3'))
        mkdirSync(kept.episodePath('seed-3'))
      },
      /no file/,
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
    expect(again).toMatchObject({ now: 1, missing: [], setAside: [{ episode: 'finished.jsonl' }] })
    expect(again.rows).toHaveLength(rows.length)
  })
})

it('a seat that is called as what all objects are made of changes nothing but its own row', async () => {
  const { folder: kept } = await run(plan, { folder })
  const before = JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype))
  reseal(kept, (events) => {
    const { n, time } = events.at(-1)
    events.splice(
      -1,
      1,
      { n, time, type: 'noted', seat: '__proto__', kind: 'x', data: 1 },
      { ...events.at(-1), n: n + 1 },
    )
  })
  expect((await readRun(kept.path)).rows).toHaveLength(6)
  expect(JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype))).toBe(before)
})

it.each([
  ['was cut short', (path: string) => truncateSync(path)],
  ['had something written into it', (path: string) => appendFileSync(path, 'junk\n')],
])('a log that %s while it was played is set aside, named, and played again', async (_, harm) => {
  writeFileSync(
    join(folder, 'slow.mjs'),
    `export default {
      name: 'slow', about: 'waits',
      create: ({ game }) => ({
        act: async (seen, turn) => (await new Promise((go) => setTimeout(go, 30)), { action: game.sample(seen, turn.random) }),
      }),
    }`,
  )
  const one = { game: 'sorting', agents: [join(folder, 'slow.mjs')], episodes: 1 }
  const going = run(one, { into: join(folder, 'run') })
  const log = join(folder, 'run', 'episodes', 'seed-1.jsonl')
  while (!existsSync(log) || statSync(log).size === 0) await new Promise((go) => setTimeout(go, 5))
  harm(log)
  const { setAside, missing } = await going
  expect(setAside).toEqual([
    { episode: 'seed-1', why: expect.stringContaining('while it was played'), path: expect.any(String) },
  ])
  expect(missing).toEqual([1])
  expect(await run(one, { into: join(folder, 'run') })).toMatchObject({ missing: [], now: 1 })
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

describe('a plan that is not what was written', () => {
  it('is written anew where it is gone and all of the episodes are there', async () => {
    const { folder: kept } = await run(plan, { folder })
    rmSync(join(kept.path, 'plan.json'))
    expect(await run(plan, { folder })).toMatchObject({ now: 0, missing: [] })
    expect((await readRun(kept.path)).rows).toHaveLength(6)
  })

  const planned: [string, (path: string) => void][] = [
    ['cut short', (path) => truncateSync(path, 40)],
    ['a folder', (path) => (rmSync(path), mkdirSync(path))],
    ['a pipe that nobody writes to', (path) => (rmSync(path), void execFileSync('mkfifo', [path]))],
    ['a device that never ends', (path) => (rmSync(path), symlinkSync('/dev/zero', path))],
    ['null', (path) => writeFileSync(path, 'null')],
    ...[
      { seats: null },
      { seats: { USER: 5 } },
      { seeds: [1, 'x', null] },
      { seeds: [2.5] },
      { seeds: 3 },
      { contents: 7 },
      { game: 5 },
    ].map((odd): [string, (path: string) => void] => [
      `one with ${JSON.stringify(odd)}`,
      (path) => writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...odd })),
    ]),
  ]
  it.each(planned)('is refused in words: %s', async (_, damage) => {
    const { folder: kept } = await run(plan, { folder })
    damage(join(kept.path, 'plan.json'))
    await expect(readRun(kept.path)).rejects.toThrow(InvalidInput)
  })

  it('counts an episode once whose seed is named twice', async () => {
    const { folder: kept } = await run(plan, { folder })
    const record = kept.readPlan()
    kept.writePlan({ ...record, seeds: [...record.seeds, ...record.seeds] })
    expect((await readRun(kept.path)).rows).toHaveLength(6)
    expect(await run(plan, { folder })).toMatchObject({ now: 0, missing: [] })
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

  it('is remembered though a line longer than any of ours stands before what is remembered', async () => {
    const { folder: kept, rows } = await run(plan, { folder })
    const lines = readFileSync(finishedOf(kept))
    writeFileSync(finishedOf(kept), Buffer.concat([Buffer.alloc(40 << 20, 'a'), Buffer.from('\n'), lines]))
    expect((await readRun(kept.path)).rows).toEqual(rows)
    // Not by reading the logs.
    const finished = new Finished(kept.path).refresh()
    expect(kept.episodes().map((id) => finished.digest(id))).not.toContain(undefined)
  })

  it('is told from another that was moved into its place', async () => {
    const { folder: kept } = await run(plan, { folder })
    renameSync(kept.episodePath('seed-2'), kept.episodePath('seed-3'))
    const { setAside } = await readRun(kept.path)
    expect(setAside.map(({ episode }) => episode)).toEqual(['seed-2', 'seed-3'])
  })
})
