import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responder } from '../../../agents/overcooked/stand-in.ts'
import { openModel, type OpenedModel } from '../../../models/index.ts'
import { run } from '../../running/run.ts'
import { cellText, type ReportTable } from '../../tables/table.ts'
import type { Bench } from '../reproduction.ts'
import { table1 } from './table-1.ts'
import { table2 } from './table-2.ts'
import { table3, table4 } from './table-3.ts'
import { atLength, sized } from '../../../testing/sized.fixture.ts'

const data = fileURLToPath(new URL('../../../../../shared/data', import.meta.url))

let folder: string
let model: OpenedModel
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'llm-co-'))
  model = await openModel('stand-in', { responders: [responder] })
})
afterAll(async () => {
  await model.close()
  rmSync(folder, { recursive: true })
})

/** Plays two short episodes a cell. */
const bench = (horizon: number, more: Partial<Bench> = {}): Bench => ({
  episodes: 2,
  say: () => {},
  run: (plan) =>
    run(
      { ...plan, config: { ...plan.config, horizon }, ...(more.model && { model: more.model }) },
      { folder, openModel: async () => model },
    ),
  ...more,
})
const agentsOf = ({ rows }: ReportTable) => rows.map(([agent]) => agent)
const cell = (table: ReportTable, agent: string, column: string) =>
  cellText(table.rows.find(([name]) => name === agent)![table.columns.indexOf(column)]!)

describe('tables of LLM-Co', () => {
  it('1: two of a kind, the paper’s numbers above ours', async () => {
    const [table] = (await table1.make(bench(sized(15, 60)))).tables
    expect(agentsOf(table!)).toEqual([
      'paper: PPO, self-play',
      'paper: population-based training',
      'paper: LLM-Co, GPT-4',
      'random',
      'greedy',
      'assistant',
      'symbolic',
    ])
    expect(cell(table!, 'paper: LLM-Co, GPT-4', 'Asymm. Advantages, 9 wide')).toBe('–')
    expect(cell(table!, 'paper: LLM-Co, GPT-4', 'Asymm. Advantages, 11 wide')).toBe('280')
    expect(cell(table!, 'random', 'Cramped Room')).toBe('0 (all)')
    if (atLength) expect(Number(cell(table!, 'symbolic', 'Cramped Room'))).toBeGreaterThanOrEqual(20)
    expect(table!.notes.join(' ')).toContain('name one with --model')
  })

  it('2: with a partner like a person, in both seats, a language model too', async () => {
    const { tables } = await table2.make(bench(15, { model: 'stand-in' }))
    expect(tables.map(({ title }) => title.slice(-5))).toEqual(['alice', 's bob'])
    for (const table of tables) {
      expect(agentsOf(table)).toContain('llm-co on stand-in')
      expect(cell(table, 'llm-co on stand-in', 'Counter Circuit')).toBe('0 (all)')
      expect(table.notes.join(' ')).toContain('The stand-in is no language model')
    }
    expect(cell(tables[1]!, 'paper: LLM-Co, GPT-4', 'Forced Coordination')).toBe('80')
  })

  it.runIf(atLength && existsSync(data))('2: with published networks where the user has them', async () => {
    const { tables } = await table2.make(bench(6, { data }))
    const row = 'PPO trained with behaviour cloning, network of 2023'
    expect(cell(tables[0]!, row, 'Coordination Ring')).toBe('0 (all)')
    expect(cell(tables[0]!, row, 'Asymm. Advantages, 11 wide')).toBe('–')
    expect(tables[0]!.notes.join(' ')).toContain('The partner is behaviour cloning')
  })

  it.runIf(atLength)('3: the directive to help, and help at gates', async () => {
    const { tables } = await table3.make(bench(150, { model: 'stand-in' }))
    const [scores, help] = tables
    expect(agentsOf(scores!).slice(-2)).toEqual(['llm-co on stand-in', 'llm-co with directive on stand-in'])
    expect(help!.rows.map((row) => row.slice(0, 2).join(': '))).toContain('Locked: assistant')
    const assistant = help!.rows.find((row) => row[0] === 'Locked' && row[1] === 'assistant')!
    const [waits, steps] = assistant.slice(2) as number[]
    expect(waits).toBeGreaterThan(0)
    expect(steps).toBeGreaterThanOrEqual(waits!)
  })

  it('4: the kitchens with gates', async () => {
    const [table] = (await table4.make(bench(sized(15, 60)))).tables
    expect(table!.columns).toEqual(['agent', 'Locked', 'Gated Delivery'])
    expect(cell(table!, 'paper: LLM-Co, GPT-4', 'Locked')).toBe('220')
  })
})
