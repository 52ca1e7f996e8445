import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseStudies } from '../../../games/overcooked/index.ts'
import { run } from '../../running/run.ts'
import { cellText } from '../../tables/table.ts'
import { caseStudiesFigures } from './case-studies.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'llm-co-'))))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the case studies', () => {
  it('tell a cook who minds the partner from one who does not', async () => {
    const bench = { episodes: 3, say: () => {}, run: (plan: Parameters<typeof run>[0]) => run(plan, { folder }) }
    const { tables } = await caseStudiesFigures.make(bench)
    const [did, steps] = tables.map(({ rows }) =>
      Object.fromEntries(rows.map(([agent, ...cells]) => [agent, cells.map((cell) => cellText(cell))])),
    )
    const all = Object.keys(caseStudies)
    expect(did!['assistant']).toEqual(all.map(() => 'yes'))
    expect(did!['symbolic']).toEqual(all.map(() => 'yes'))
    // One who tries another way where it is stuck makes way by that.
    const other = all.flatMap((name, at) => (name === 'make-way' ? [] : [at]))
    for (const at of other)
      expect([did!['greedy']![at]!, steps!['greedy']![at]]).toEqual([expect.stringMatching(/^0\.0 %/), '–'])
    expect(steps!['assistant']!.map(Number).every((one: number) => one > 0 && one < 30)).toBe(true)
  })
})
