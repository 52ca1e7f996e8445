import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responders } from '../../../agents/index.ts'
import { haveGolden, tablesFolder } from '../../../games/engines/text-world/golden.ts'
import { openModel } from '../../../models/index.ts'
import { run } from '../../running/run.ts'
import type { Bench } from '../reproduction.ts'
import * as tables from './index.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'text-games-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const bench = (more: Partial<Bench> = {}): Bench => ({
  episodes: 4,
  say: () => {},
  run: (plan) => run(plan, { folder }),
  ...more,
})
const find = (name: string) => Object.values(tables).find((one) => one.name === `text-games/${name}`)!
const valueOf = (cell: any): unknown => (cell && typeof cell === 'object' ? cell.estimate.mean : cell)

describe('text-games/table-4 to table-7', () => {
  it('stands our floor and ceiling beside the paper’s numbers, module steps apart', async () => {
    const { tables } = await find('table-4').make(bench(haveGolden ? { data: tablesFolder } : {}))
    const [table] = tables
    expect(table!.columns.slice(1, 3)).toEqual(['DRRN (paper)', 'DRRN + modules (paper)'])
    // What is trained here plays our own world alone, and stands between the two where that world is played.
    const columns = table!.columns.filter((title) => !title.endsWith(', trained here'))
    expect(columns.slice(-2)).toEqual(['random (floor)', 'symbolic (ceiling)'])
    expect(table!.columns.length > columns.length).toBe(!haveGolden)
    expect(table!.rows).toHaveLength(15)
    expect(table!.rows[0]!.slice(0, 6).map(valueOf)).toEqual(['Arithmetic: score', 0.17, 0.14, 0.56, 1, 1])
    const byName = new Map(table!.rows.map((row) => [row[0], row]))
    expect(valueOf(byName.get('average: score')!.at(-1))).toBe(1)
    expect(valueOf(byName.get('Arithmetic: steps')!.at(-1))).toBe(4)
    expect(valueOf(byName.get('Arithmetic: module steps')!.at(-1))).toBe(1)
    expect(valueOf(byName.get('average: score')![5])).toBe(0.878)
  })

  it('fills in the language agent where a model is named', async () => {
    const model = await openModel('stand-in', { responders: await responders() })
    const play: Bench['run'] = (plan) => run({ ...plan, model: 'stand-in' }, { folder, openModel: async () => model })
    const given = { model: 'stand-in', episodes: 2, ...(haveGolden && { data: tablesFolder }) }
    const titles: string[] = []
    for (const name of ['table-6', 'table-7']) {
      const { tables } = await find(name).make(bench({ ...given, run: play }))
      titles.push(...tables[0]!.columns)
      const languages = tables[0]!.columns.flatMap((column, i) => (column.includes('language on') ? [i] : []))
      for (const column of languages) expect(valueOf(tables[0]!.rows[0]![column])).toBe(1)
    }
    expect(titles).toContain('without rules: language on stand-in')
    await model.close()
  })

  it('says what is missing where there are no tables', async () => {
    await expect(find('table-5').make(bench({ data: folder }))).rejects.toThrow('no tables of TextWorldExpress')
  })
})
