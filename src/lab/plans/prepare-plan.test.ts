import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['being loaded', 'for (;;);'],
  ['being made', "export default { name: 'loops', about: 'a test', create: () => { for (;;); } }"],
])(
  'an agent that never comes to the end of %s does not hold up the process for good',
  (_, code) => {
    const path = join(folder, 'loops.mjs')
    writeFileSync(path, code)
    const plan = { game: 'collab-capture', agents: [path], episodes: 1 }
    const program = `
    import { preparePlan } from ${JSON.stringify(new URL('./prepare-plan.ts', import.meta.url).href)}
    await preparePlan(${JSON.stringify(plan)}, () => undefined, 1)`
    const args = ['--import', 'tsx', '--input-type=module', '-e', program]
    const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000 })
    expect(stderr).toContain('loops.mjs held up this process for 1 s while it was loaded')
    expect(signal).toBe('SIGKILL')
  },
  60_000,
)
