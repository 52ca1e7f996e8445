import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { openExport, type DataFormat, type ExportOptions } from './export.ts'
import { forkEpisode } from '../running/fork-episode.ts'
import { run } from '../running/run.ts'
import type { RunFolder } from '../logs/store.ts'

let folder: string
let kept: RunFolder
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
  kept = (await run({ game: 'collab-escape', agents: ['random', 'greedy'], episodes: 4 }, { folder })).folder
  await forkEpisode({
    events: kept.read('seed-1'),
    at: 3,
    seats: { alice: { agent: 'symbolic' } },
    folder: join(folder, 'forks', 'episodes'),
    openModel: () => Promise.reject(new Error('no model is asked')),
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

async function write(what: string, format: DataFormat, options: ExportOptions = {}) {
  const exported = await openExport(what, format, { runs: folder, ...options })
  const parts: Record<string, Buffer> = {}
  for await (const file of exported.files()) {
    const data = Buffer.from('text' in file ? file.text : file.bytes)
    parts[file.name] = parts[file.name] ? Buffer.concat([parts[file.name]!, data]) : data
  }
  return { ...exported, parts }
}

/** The fields of a line of CSV without line breaks in them. */
const fields = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, line.endsWith(',') ? undefined : -1)
    .map(([, field]) => field!)

describe('an exported run', () => {
  it('explains every column in its codebook', async () => {
    for (const rows of ['episodes', 'events'] as const) {
      const { parts, codebook } = await write(kept.path, 'csv', { rows })
      const [head] = parts[`${rows}.csv`]!.toString().split('\n')
      const explained = codebook
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => fields(line))
      expect(explained.map(([name]) => name)).toEqual(head!.split(','))
      for (const [name, type, , about] of explained) {
        expect(['text', 'integer', 'number', 'boolean', 'time'], name).toContain(type)
        expect(about!.length, name).toBeGreaterThan(10)
      }
    }
  })

  it('has the same rows in every format', async () => {
    const csv = (await write(kept.path, 'csv')).parts['episodes.csv']!.toString().trim().split('\n')
    const json = (await write(kept.path, 'jsonl', { rows: 'episodes' })).parts['episodes.jsonl']!.toString()
      .trim()
      .split('\n')
    const bytes = (await write(kept.path, 'parquet')).parts['episodes.parquet']!
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
    const parquet = await parquetReadObjects({ file })
    expect(csv).toHaveLength(5)
    expect(json.map((line) => JSON.parse(line))).toEqual(
      parquet.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === 'bigint' ? Number(value) : value instanceof Date ? value.toISOString() : value,
          ]),
        ),
      ),
    )
    expect(parquet[0]).toMatchObject({ episode: 'seed-1', seed: 1n, 'alice.agent': 'random', 'bob.agent': 'greedy' })
  })

  it('is read by another reader of Parquet, where there is one', async ({ skip }) => {
    if (spawnSync('python3', ['-c', 'import pyarrow']).status !== 0) skip('python3 has no pyarrow here')
    const path = join(folder, 'episodes.parquet')
    writeFileSync(path, (await write(kept.path, 'parquet')).parts['episodes.parquet']!)
    const script = `import pyarrow.parquet as p, json; t = p.read_table('${path}'); print(json.dumps([t.num_rows, t.column('seed').to_pylist(), str(t.schema.field('won').type), str(t.schema.field('started').type)]))`
    const { stdout } = spawnSync('python3', ['-c', script], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toEqual([4, [1, 2, 3, 4], 'bool', expect.stringContaining('timestamp')])
  })

  it('names what is damaged, or of another episode, and leaves it out', async () => {
    const broken = await run({ game: 'collab-escape', agents: ['random'], episodes: 3 }, { folder })
    copyFileSync(broken.folder.episodePath('seed-1'), broken.folder.episodePath('seed-2'))
    writeFileSync(broken.folder.episodePath('seed-3'), 'no log\n')
    const { parts, damaged } = await write(broken.folder.path, 'csv')
    expect(parts['episodes.csv']!.toString().trim().split('\n')).toHaveLength(2)
    expect(damaged.map(({ id }) => id)).toEqual(['seed-2', 'seed-3'])
  })

  it('counts a copy under another name no second time', async () => {
    const copied = await run({ game: 'collab-escape', agents: ['greedy'], episodes: 2 }, { folder })
    for (const name of ['seed-1 copy', 'seed-7'])
      copyFileSync(copied.folder.episodePath('seed-1'), copied.folder.episodePath(name))
    const { parts, damaged } = await write(copied.folder.path, 'csv')
    expect(parts['episodes.csv']!.toString().trim().split('\n')).toHaveLength(3)
    expect(damaged.map(({ id }) => id)).toEqual(['seed-1 copy', 'seed-7'])
  })

  it('may be one episode, or begin with a part of its name', async () => {
    const { parts } = await write(kept.episodePath('seed-3'), 'csv')
    expect(parts['episodes.csv']!.toString()).toMatch(/\nseed-3,3,[^\n]*\n$/)
    const named = await write('collab-escape-random-greedy/2', 'jsonl')
    const lines = named.parts['events.jsonl']!.toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({ episode: 'seed-2', n: 1, type: 'started', game: 'collab-escape' })
  })
})

it('no cell of CSV is a formula, a column’s own name included', () => {
  const columns = [
    { name: '=cmd|calc', type: 'text', about: 'x', read: () => '@now' },
    { name: 'n', type: 'number', about: 'x', read: () => -3 },
  ] as const
  const set = { name: 'odd', columns, items: () => [{}] }
  expect([...toCsv(set)].join('')).toBe("'=cmd|calc,n\n'@now,-3\n")
})

describe('exported forks', () => {
  it('say where they come from', async () => {
    const { parts } = await write(join(folder, 'forks'), 'jsonl', { rows: 'episodes' })
    const row = JSON.parse(parts['episodes.jsonl']!.toString())
    expect(row).toMatchObject({ game: 'collab-escape', forked_from: 'seed-1', forked_at: 3, run: 'forks' })
  })
})
