/** The client among the libraries that it was made for, where the Python in `ROUNDTABLE_PYTHON` (or `python3`) has them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from './packed.ts'

const python = process.env['ROUNDTABLE_PYTHON'] ?? 'python3'
const client = join(repository, 'python')
const path = [client, process.env['PYTHONPATH']].filter(Boolean).join(':')
const env = { ...process.env, PYTHONPATH: path, ROUNDTABLE: repository, PYTHONDONTWRITEBYTECODE: '1' }

const run = (...words: string[]) => spawnSync(python, words, { cwd: client, env, encoding: 'utf8' })

const checks = [
  ['gymnasium, pettingzoo', 'check_real.py', 'every game passes the checkers of Gymnasium and PettingZoo'],
  ['openenv', 'check_openenv.py', 'the published client of OpenEnv plays every game over many connections'],
  ['inspect_ai', 'check_inspect.py', 'a task of Inspect plays with its own mock model'],
  ['stable_baselines3', 'check_ppo.py', 'the PPO of Stable-Baselines3 learns to cook'],
] as const

const isThere = (libraries: string): boolean => run('-c', `import ${libraries}`).status === 0

describe('the client among its libraries', () => {
  for (const [libraries, script, what] of checks) {
    const there = isThere(libraries)
    if (!there) console.warn(`skipped: ${what}, because ${python} has no ${libraries} (set ROUNDTABLE_PYTHON)`)
    it.skipIf(!there)(
      `has it that ${what}`,
      () => {
        const { status, stdout, stderr } = run(join('tests', script))
        expect({ status, said: status === 0 ? '' : (stdout + stderr).slice(-4000) }).toEqual({ status: 0, said: '' })
      },
      1_800_000,
    )
  }
})
