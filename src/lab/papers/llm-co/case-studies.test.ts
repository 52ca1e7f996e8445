import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseStudies } from '../../../games/overcooked/index.ts'
import { run } from '../../running/run.ts'
import { logsOf } from '../shared.ts'
import { stepsUntilDone } from './case-studies.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'llm-co-'))))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(Object.keys(caseStudies) as (keyof typeof caseStudies)[])('in the case study %s', (name) => {
  it.each([
    ['assistant', true],
    // It tries another way where it is stuck, and that step aside is all that its partner waits for.
    ['greedy', name === 'make-way'],
  ])('%s does as the paper tells: %s', async (agent, does) => {
    const plan = { game: 'overcooked', config: caseStudies[name], agents: [agent, 'assistant'], episodes: 1 }
    const [log] = logsOf(await run(plan, { folder }))
    expect(stepsUntilDone(name, log!) !== undefined).toBe(does)
  })
})
