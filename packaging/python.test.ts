import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasPython } from '../src/node/python.fixture.ts'
import { readGuide } from './guides.ts'
import { repository } from './packed.ts'
import { atLength } from '../src/testing/sized.fixture.ts'

const client = join(repository, 'python')
const env = { ...process.env, PYTHONPATH: client, ROUNDTABLE: repository, PYTHONDONTWRITEBYTECODE: '1' }

/** Runs Python, and says what it said where it failed. */
function python(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('python3', args, { cwd, env, encoding: 'utf8' })
  expect({ status, stderr: status === 0 ? '' : stderr.slice(-4000) }).toEqual({ status: 0, stderr: '' })
  return stdout + stderr
}

describe.skipIf(!hasPython)('the client for Python', () => {
  it('passes its own tests', () => {
    expect(python(['-m', 'unittest', 'discover', '-s', 'tests'], client)).toMatch(/^OK/m)
  }, 240_000)

  it.runIf(atLength)(
    'does what its guide says',
    () => {
      const cwd = mkdtempSync(join(tmpdir(), 'roundtable-python-'))
      const blocks = [...readGuide('python/README.md').matchAll(/^```python\n(.*?)^```/gms)]
      expect(blocks.length).toBeGreaterThan(4)
      for (const [i, [, code]] of blocks.entries()) {
        writeFileSync(join(cwd, `block${i}.py`), code!)
        python([`block${i}.py`], cwd)
      }
      rmSync(cwd, { recursive: true })
    },
    240_000,
  )
})
