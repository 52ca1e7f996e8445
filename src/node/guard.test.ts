import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sized } from '../testing/sized.fixture.ts'

const BIN = new URL('../../bin/roundtable.js', import.meta.url).pathname

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'guard-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** Plays six episodes of which the agent spoils the first, third and fifth in the given way. */
async function spoil(name: string, code: string, making = ''): Promise<{ logs: string[]; status: number | null }> {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(
    path,
    `let count = 0
export default {
  name: '${name}', about: 'Has a bug.',
  create: () => { const bad = count++ % 2 === 0; if (bad) { ${making} } return {
    async act(observation, turn) {
      if (bad) { ${code} }
      return { action: { command: observation.validActions[0] } }
    },
  } },
}`,
  )
  const runs = join(folder, name)
  const args = ['run', 'sorting', '--agents', path, '--episodes', '6', '--jobs', '2', '--runs', runs, '--json']
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' })
    child.on('exit', resolve)
  })
  const [run] = readdirSync(runs)
  const episodes = join(runs, run!, 'episodes')
  const logs = readdirSync(episodes).map((file) =>
    readFileSync(join(episodes, file), 'utf8').trim().split('\n').at(-1)!,
  )
  return { logs, status }
}

describe('an agent brought by path', () => {
  it.each([
    ['exits', 'process.exit(3)', 'process.exit(3)'],
    ['never-settles', 'await new Promise(() => {})', 'never decided'],
    ...sized(
      [],
      [
        [
          'throws-later',
          'setTimeout(() => { throw new Error("later") }, 1); await new Promise((r) => setTimeout(r, 50))',
          'later',
        ],
        ['throws-nonsense', 'throw 42', '42'],
        ['rejects-loosely', 'Promise.reject(new Error("loose")); await new Promise((r) => setTimeout(r, 50))', 'loose'],
        ['has-a-bug', 'return observation.nothing.at(0)', 'TypeError'],
      ],
    ),
  ])('that %s ends its own episodes with the reason, and no other', async (name, code, reason) => {
    const { logs, status } = await spoil(name, code)
    const ended = logs.map((line) => JSON.parse(line) as { type: string; status: string; reason: string })
    expect(ended).toHaveLength(6)
    const failed = ended.filter((event) => event.status === 'failed')
    expect(failed).toHaveLength(3)
    for (const event of failed) expect(event.reason).toContain(reason)
    expect(ended.filter((event) => event.status === 'completed')).toHaveLength(3)
    expect(status).toBe(1)
  })

  it('answers for what it set going while it was made', async () => {
    const making = 'setTimeout(() => { throw null }, 1)'
    const { logs, status } = await spoil('throws-null', 'await new Promise((r) => setTimeout(r, 50))', making)
    const ended = logs.map((line) => JSON.parse(line) as { status: string; reason: string })
    expect(ended.filter((event) => event.status === 'failed')).toHaveLength(3)
    expect(ended.filter((event) => event.status === 'completed')).toHaveLength(3)
    expect(status).toBe(1)
  })
})
