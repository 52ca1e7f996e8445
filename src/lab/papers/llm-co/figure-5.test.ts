import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responders } from '../../../agents/index.ts'
import { ourQuestions } from '../../../games/theory-of-mind/index.ts'
import { openModel } from '../../../models/index.ts'
import { run } from '../../running/run.ts'
import type { Bench } from '../reproduction.ts'
import { figure5 } from './figure-5.ts'

const data = fileURLToPath(new URL('../../../../../shared/data', import.meta.url))

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'figure-5-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const bench = (more: Partial<Bench>): Bench => ({
  episodes: 40,
  say: () => {},
  run: (plan) => run(plan, { folder }),
  ...more,
})

describe('llm-co/figure-5', () => {
  it('shows what guessing comes to, and the agents that need no model', async () => {
    const { tables, figures } = await figure5.make(bench({}))
    expect(tables).toHaveLength(2)
    expect(tables[1]!.columns).toContain('partner’s belief')
    expect(tables[1]!.rows[0]![1]).toBeGreaterThanOrEqual(1800)
    expect(tables[0]!.columns).toEqual([
      'agent',
      'questions',
      'situation',
      'partner’s intention (ToM)',
      'next action (SR)',
      'all',
    ])
    expect(tables[0]!.rows.map(([agent, n]) => [agent, n])).toEqual([
      ['guessing, exactly', ourQuestions().length],
      ['random', 40],
      ['surface', 40],
    ])
    expect(figures!['figure-5-ours.svg']).toMatch(/^<svg[^]*random[^]*surface[^]*<\/svg>/)
  })

  it('asks a language model with and without explanations', async () => {
    const model = await openModel('stand-in', { responders: await responders() })
    const run_ = (plan: Parameters<Bench['run']>[0]) =>
      run({ ...plan, model: 'stand-in' }, { folder, openModel: async () => model })
    const { tables } = await figure5.make(bench({ model: 'stand-in', episodes: 6, run: run_ }))
    expect(tables[0]!.rows.map(([agent]) => agent)).toEqual([
      'guessing, exactly',
      'random',
      'surface',
      'base on stand-in',
      'cot on stand-in',
    ])
    await model.close()
  })

  it('says what is missing where the user keeps no questions', async () => {
    await expect(figure5.make(bench({ data: join(folder, 'nowhere') }))).rejects.toThrow('there is no')
    await expect(figure5.make(bench({ data: folder }))).rejects.toThrow('no question file')
  })

  it.skipIf(!existsSync(join(data, 'theory-of-mind')))('counts the published questions by both keys', async () => {
    const { tables } = await figure5.make(bench({ data }))
    expect(tables[2]!.columns.at(-1)).toBe('all, by the published key')
    expect(tables[2]!.rows[0]![1]).toBeGreaterThanOrEqual(69)
  })
})
