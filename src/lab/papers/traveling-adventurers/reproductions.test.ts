import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responders } from '../../../agents/index.ts'
import { openModel, startStandIn, type OpenedModel, type StandIn } from '../../../models/index.ts'
import { run } from '../../running/run.ts'
import { cellText } from '../../tables/table.ts'
import { reproductions as all } from '../index.ts'
import type { Bench, Report } from '../reproduction.ts'
import { TABLE_5, TABLE_6 } from './published.ts'
import * as tables from './index.ts'
import { atLength } from '../../../testing/sized.fixture.ts'

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)

let folder: string
let server: StandIn
let model: OpenedModel
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
  server = await startStandIn({ responders: await responders() })
  model = await openModel(`${server.url}#stand-in`)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function make(name: string, withModel: boolean): Promise<Report> {
  const bench: Bench = {
    ...(withModel && { model: 'stand-in' }),
    episodes: 6,
    say: () => {},
    run: (plan) => run({ ...plan, ...(withModel && { model: 'stand-in' }) }, { folder, openModel: async () => model }),
  }
  return Object.values(tables)
    .find((one) => one.name === `traveling-adventurers/${name}`)!
    .make(bench)
}

const written = ({ tables }: Report): string[][][] => tables.map(({ rows }) => rows.map((row) => row.map(cellText)))

describe('the reproductions of Traveling Adventurers', () => {
  it('can be asked for by name', async () => {
    const names = (await all()).map(({ name }) => name)
    for (const table of ['table-1', 'table-2', 'table-3', 'table-5', 'table-6', 'figure-5', 'figure-16'])
      expect(names).toContain(`traveling-adventurers/${table}`)
  })

  it('quote per cents that add up as published', () => {
    const rows = [...Object.values(TABLE_5), ...Object.values(TABLE_6).flatMap(({ USER, BOT }) => [USER, BOT])]
    for (const row of rows) expect(Math.abs(sum(row) - 100)).toBeLessThan(0.25)
  })

  it.runIf(atLength)('table 1 sets ours beside the paper’s, with floors and ceilings', async () => {
    const report = await make('table-1', true)
    const [preset, fresh, more] = written(report)
    const row = (name: string) => preset!.find(([agent]) => agent === name)!
    expect(row('problem-solving').slice(0, 7)).toEqual([
      'problem-solving',
      '98.0 % [93.0, 99.4]',
      '100.0 % [61.0, 100.0]',
      '98.0 % [93.0, 99.4]',
      '100.0 % [61.0, 100.0]',
      '45.0 % [35.6, 54.8]',
      expect.stringMatching(/%/),
    ])
    expect(row('backtracking')[1]).toBe('–')
    expect(row('backtracking')[6]).toBe('100.0 % [61.0, 100.0]')
    expect(row('symbolic')[6]).toBe('100.0 % [61.0, 100.0]')
    expect(preset!.slice(0, 3).map(([name]) => name)).toEqual([
      'floor: random',
      'floor: solo optimum, no talk',
      'floor: joint greedy',
    ])
    expect(fresh!.map(([name]) => name)).toEqual(preset!.map(([name]) => name))
    expect(more!.find(([agent]) => agent === 'grounding')!.slice(1, 3)).toEqual([
      expect.stringMatching(/^100.0 %/),
      expect.stringMatching(/^100.0 %/),
    ])
    expect(report.tables[0]!.notes.join(' ')).toContain('The stand-in is no language model')
  })

  it('leave what needs a model empty without one, and say so', async () => {
    const report = await make('table-1', false)
    const preset = written(report)[0]!
    expect(preset.find(([agent]) => agent === 'baseline')!.slice(0, 3)).toEqual([
      'baseline',
      '99.0 % [94.6, 99.8]',
      '–',
    ])
    expect(preset.find(([agent]) => agent === 'symbolic')![6]).toMatch(/^100.0 %/)
    expect(report.tables[0]!.notes.join(' ')).toContain('--model')
    for (const name of ['table-2', 'table-5', 'table-6', 'figure-5'])
      expect((await make(name, false)).tables[0]!.notes.join(' ')).toContain('--model')
  })

  it('table 3 plays with a free partner', async () => {
    const [rows] = written(await make('table-3', true))
    expect(rows![0]).toEqual(['baseline, paper, with people', ...rows![0]!.slice(1, 4), '10.1', '8.2'])
    expect(rows!.find(([agent]) => agent === 'backtracking, ours')!.slice(1, 4)).toEqual(
      Array.from({ length: 3 }, () => '100.0 % [61.0, 100.0]'),
    )
  })

  it('tables 2, 5 and 6 count the rooms of suggestions', async () => {
    const [two] = written(await make('table-2', true))
    expect(two!.find(([name]) => name === 'problem-solving, self-play')!.slice(1)).toEqual([
      '96.2 %',
      expect.stringMatching(/^100.0 %/),
      '0.3 %',
      expect.stringMatching(/^0.0 %/),
    ])
    const [five] = written(await make('table-5', true))
    expect(five!.map((row) => row.length)).toEqual(five!.map(() => 9))
    const [six] = written(await make('table-6', true))
    expect(six!).toHaveLength(16)
    expect(six!.find(([name]) => name === 'baseline USER, ours')![6]).toMatch(/^100.0 %/)
  })

  it('figures 5 and 16 draw which actions come together', async () => {
    const report = await make('figure-16', true)
    expect(report.figures!['figure-16.svg']).toMatch(/^<svg[^]*agree-inner/)
    const [matrix, claims, within] = written(report)
    const [suggest] = matrix!
    expect(suggest![1]).toBe('0.00')
    expect(claims!.find(([claim]) => claim!.includes('own agreement'))![2]).toMatch(/^100.0 %/)
    for (const row of within!) expect(sum(row.slice(1).map(Number))).toBeCloseTo(1, 1)
  })
})
