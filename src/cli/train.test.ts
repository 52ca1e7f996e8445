import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roundtable, start } from './test-helpers.ts'

/** Twelve iterations of a second in all. */
const TINY = ['overcooked/ppo-sp', '--layout', 'cramped-room', '--kitchens', '4', '--steps', '9600', '--rounds', '1']

describe('roundtable train', () => {
  let cwd: string
  beforeAll(() => void (cwd = mkdtempSync(join(tmpdir(), 'train-'))))
  afterAll(() => rmSync(cwd, { recursive: true }))

  const linesIn = (runs: string): string[] => {
    const [folder] = existsSync(join(cwd, runs)) ? readdirSync(join(cwd, runs)) : []
    const path = folder && join(cwd, runs, folder, 'curve.jsonl')
    return path && existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
  }

  it('has the same curve after kill -9 five times, on one core or two', async () => {
    const whole = await roundtable(['train', ...TINY, '--runs', 'whole', '--json'], { cwd })
    expect(whole.stderr).not.toContain('Error')
    const { card, finished } = JSON.parse(whole.stdout)
    expect(finished).toBe(true)
    const killed = ['train', ...TINY, '--runs', 'killed', '--checkpoint-every', '0', '--json']
    for (const after of [1, 3, 4, 7, 10]) {
      const child = start([...killed, '--cores', after % 2 ? '1' : '2'], { cwd })
      const timer = setInterval(() => {
        if (linesIn('killed').length >= after) child.kill('SIGKILL')
      }, 1)
      expect((await child.finished).signal).toBe('SIGKILL')
      clearInterval(timer)
    }
    const last = await roundtable(killed, { cwd })
    expect(linesIn('killed')).toEqual(linesIn('whole'))
    expect(linesIn('whole')).toHaveLength(12)
    expect(JSON.parse(last.stdout).card.score).toEqual(card.score)
  })

  it('lets its policy play by path, and shows its card', async () => {
    const [folder] = readdirSync(join(cwd, 'whole'))
    const agent = `policy:file=${join('whole', folder!, 'policy.json')}`
    const run = ['run', 'overcooked', '--agents', agent, '--set', 'horizon=40', '--episodes', '1', '--json']
    expect((await roundtable(run, { cwd })).code).toBe(0)
    const shown = await roundtable(['show', 'train-overcooked-ppo-sp', '--runs', 'whole'], { cwd })
    expect(shown.stdout).toContain('Command: roundtable train overcooked/ppo-sp --steps 9600 --layout cramped-room')
    expect((await roundtable(['runs', '--runs', 'whole'], { cwd })).stdout).toContain('train-overcooked-ppo-sp')
    expect(existsSync(join(cwd, 'whole', folder!, 'curve.svg'))).toBe(true)
  })

  it.each([
    [
      ['train', 'overcooked/nothing'],
      'nothing is called "overcooked/nothing" that could be trained; there are overcooked/ppo-sp',
    ],
    [['train', 'overcooked/ppo-sp', '--layout', 'nowhere'], 'no kitchen is called "nowhere"; there are cramped-room'],
    [['train', 'overcooked/ppo-sp', '--kitchen', '3'], 'kitchen'],
    [['train', 'overcooked/ppo-sp', 'cramped-room'], '"cramped-room" is no option; write --name value'],
    [['train', 'overcooked/bc', '--from', 'nowhere'], 'there is nothing at nowhere'],
  ])('refuses %j with what would be right', async (args, words) => {
    const { code, stderr } = await roundtable(args, { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(words)
  })

  it('lists what can be trained', async () => {
    const { stdout } = await roundtable(['train'], { cwd })
    for (const method of ['overcooked/ppo-sp', 'overcooked/pbt', 'overcooked/bc', 'overcooked/ppo-bc'])
      expect(stdout).toContain(method)
  })
})
