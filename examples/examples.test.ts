import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conform } from 'roundtable/testing'
import { roundtable, start } from '../src/cli/test-helpers.ts'
import { hasPython } from '../src/node/python.fixture.ts'
import { hiddenSum } from './hidden-sum.ts'

const path = (name: string): string => new URL(name, import.meta.url).pathname

describe('the examples', () => {
  it('my-agent plays with a symbolic partner and always finds the best path', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'roundtable-'))
    const args = [
      'run',
      'traveling-adventurers',
      '--agents',
      `${path('my-agent.mjs')},symbolic`,
      '--episodes',
      '12',
      '--json',
    ]
    const { stdout } = await roundtable(args, { cwd })
    expect(JSON.parse(stdout)).toMatchObject({ episodes: { completed: 12 }, metrics: { optimal: { mean: 1 } } })
    rmSync(cwd, { recursive: true })
  })

  it('my-agent stands in its guide as it is', () =>
    expect(readFileSync(path('../docs/write-an-agent.md'), 'utf8')).toContain(
      readFileSync(path('my-agent.mjs'), 'utf8').trim(),
    ))

  it('python_agent stands in its guide as it is, in 30 lines', () => {
    const text = readFileSync(path('python_agent.py'), 'utf8').trim()
    expect(readFileSync(path('../docs/exec.md'), 'utf8')).toContain(text)
    expect(text.split('\n').length).toBeLessThanOrEqual(30)
  })

  it.skipIf(!hasPython)('python_model_agent asks the model of its seat, with the limits of the run', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'roundtable-'))
    const agents = `exec:model=yes:python3 "${path('python_model_agent.py')}"`
    const flags = ['--model', 'stand-in', '--episodes', '2', '--max-calls-per-episode', '5', '--json']
    const { stdout } = await roundtable(['run', 'sorting', '--agents', agents, ...flags], { cwd })
    const { episodes, usage } = JSON.parse(stdout)
    // One of these games is lost before its limit.
    expect(episodes).toMatchObject({ completed: 1, stopped: 1, failed: 0 })
    expect(usage.calls).toBeLessThanOrEqual(10)
    rmSync(cwd, { recursive: true })
  })

  it('hidden-sum keeps the contract of a game', () => conform(hiddenSum))

  it.skipIf(!hasPython)('python_http_seat plays a kitchen over HTTP, in under 40 lines', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'roundtable-'))
    const server = start(['serve', '--port', '0'], { cwd })
    const url = await new Promise<string>((resolve) =>
      server.stderr!.on('data', (text) => {
        const [, found] = /(http:\S+)\/api/.exec(String(text)) ?? []
        if (found) resolve(found)
      }),
    )
    const output = await new Promise<string>((resolve, reject) =>
      execFile('python3', [path('python_http_seat.py'), url], (error, stdout) =>
        error ? reject(new Error(error.message)) : resolve(stdout),
      ),
    )
    expect(output).toMatch(/score \d+/)
    expect(readFileSync(path('python_http_seat.py'), 'utf8').trim().split('\n').length).toBeLessThan(40)
    server.kill('SIGTERM')
    expect((await server.finished).code).toBe(0)
    rmSync(cwd, { recursive: true })
  })

  it.skipIf(!hasPython)('python_seat plays a game from Python', () => {
    const bin = path('../bin/roundtable.js')
    const output = execFileSync('python3', [path('python_seat.py'), process.execPath, bin, 'env'], { encoding: 'utf8' })
    expect(JSON.parse(output)).toMatchObject({ correct: true })
  })
})
