import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { roundtable } from './test-helpers.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-loops-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('an agent that loops without an end does not hold up its check for good, deaf to interrupts', async () => {
  writeFileSync(
    join(folder, 'loops.mjs'),
    "export default { name: 'loops', about: 'a test', create: () => ({ act() { for (;;); } }) }",
  )
  const { code, stderr } = await roundtable(['check', './loops.mjs', 'sorting', '--deadline', '0.1'], { cwd: folder })
  expect(code).not.toBe(0)
  expect(stderr).toContain('./loops.mjs held up this process for 6 s without a pause')
}, 60_000)
