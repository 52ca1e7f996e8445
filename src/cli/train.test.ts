import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from './in-process.fixture.ts'
import { roundtable } from './test-helpers.ts'

/** Two iterations. */
const TINY = ['overcooked/ppo-sp', '--layout', 'cramped-room', '--kitchens', '4', '--steps', '1600', '--measured', '4']

describe('roundtable train', () => {
  let cwd: string
  beforeAll(() => void (cwd = mkdtempSync(join(tmpdir(), 'train-'))))
  afterAll(() => rmSync(cwd, { recursive: true }))

  it('lets its policy play by path, and shows its card', async () => {
    const trained = await roundtable(['train', ...TINY, '--runs', 'whole', '--json'], { cwd })
    expect(JSON.parse(trained.stdout)).toMatchObject({ finished: true, card: { steps: 1600, seed: 1 } })
    const [folder] = readdirSync(join(cwd, 'whole'))
    const agent = `policy:file=${join('whole', folder!, 'policy.json')}`
    const run = ['run', 'overcooked', '--agents', agent, '--set', 'horizon=40', '--episodes', '1', '--json']
    expect((await runHere(run, { cwd })).code).toBe(0)
    const shown = await runHere(['show', 'train-overcooked-ppo-sp', '--runs', 'whole'], { cwd })
    expect(shown.stdout).toContain('Command: roundtable train overcooked/ppo-sp --steps 1600 --layout cramped-room')
    expect((await runHere(['runs', '--runs', 'whole'], { cwd })).stdout).toContain('train-overcooked-ppo-sp')
    expect(existsSync(join(cwd, 'whole', folder!, 'curve.svg'))).toBe(true)
  })

  it.each([
    [['train', 'overcooked/nothing'], 'nothing is called "overcooked/nothing" that could be trained; there are '],
    [['train', 'overcooked/ppo-sp', '--layout', 'nowhere'], 'no kitchen is called "nowhere"; there are cramped-room'],
    [['train', 'overcooked/ppo-sp', '--kitchen', '3'], '(Did you mean --kitchens?)'],
    [['train', 'overcooked/ppo-sp', '--layuot=ring'], '(Did you mean --layout?)'],
    [['train', 'text-games/drrn', '--episodes', '-3'], "argument '-3' is invalid. It is at least 1."],
    [['train', 'text-games/drrn', '--episodes'], "option '--episodes <value>' argument missing"],
    [['train', 'overcooked/ppo-sp', 'cramped-room'], '"cramped-room" is no option; write --name value'],
    [['train', 'overcooked/bc', '--from', 'nowhere'], 'there is nothing at nowhere'],
  ])('refuses %j with what would be right', async (args, words) => {
    const { code, stderr } = await runHere(args, { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(words)
  })

  it('lists what can be trained', async () => {
    const { stdout } = await runHere(['train'], { cwd })
    for (const method of ['overcooked/ppo-sp', 'overcooked/pbt', 'overcooked/bc', 'overcooked/ppo-bc'])
      expect(stdout).toContain(method)
  })
})
