import { existsSync, mkdtempSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from './in-process.fixture.ts'
import { commandLine } from './main.ts'
import { escapeControls } from './plain-output.ts'
import { roundtable } from './test-helpers.ts'
import { atLength } from '../testing/sized.fixture.ts'

let cwd: string
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'edges-'))
  writeFileSync(
    join(cwd, 'hang.mjs'),
    `export default { name: 'hang', about: 'Never answers.', create: () => ({ act: () => new Promise(() => {}) }) }`,
  )
  writeFileSync(
    join(cwd, 'mumble.mjs'),
    `export default { name: 'mumble', about: 'Says what nobody can read.', create: () => ({ act: () => ({ reply: '???' }) }) }`,
  )
})
afterAll(() => rmSync(cwd, { recursive: true }))

const game = 'collab-escape'

describe('what somebody types in error', () => {
  it.each([
    [['run', game, '--set', '__proto__.polluted=1'], '"__proto__.polluted" is no parameter'],
    [['run', game, '--set', 'constructor.prototype.polluted=1'], 'is no parameter'],
    [['run', game, '--set', 'a..b=1'], 'is no parameter'],
    [['run', game, '--set', 'maxTurns=1', '--set', 'maxTurns.x=2'], 'maxTurns is already a value'],
    [['run', game, '--set', 'maxTurns=1e309'], '--set: maxTurns=1e309: a number is below 1.8e308'],
    [['run', game, '--episodes', '1e12'], '--episodes takes at most 1,000,000'],
    [['run', game, '--episodes', 'NaN'], '--episodes takes a whole number'],
    [['run', game, '--seeds', '1-999999999999'], '--seeds takes at most 1,000,000 seeds'],
    [['run', game, '--seeds', '99999999999999999999'], 'is beyond 9007199254740991'],
    [['run', game, '--seeds', '3,3'], '--seeds names a seed twice'],
    [['run', game, '--jobs', '1e9'], '--jobs takes at most 10,000'],
    [['run', game, '--deadline', '1e9'], '--deadline takes a number from 0 to 2,000,000'],
    [['run', game, '--deadline', 'Infinity'], '--deadline takes a number'],
    [['run', game, '--agents', 'constructor'], 'has no agent "constructor"'],
    [['run', game, '--agents', 'x'.repeat(100_000)], 'has no agent'],
    [['run', game, '--agents', 'symbolic:__proto__=1'], 'agent symbolic takes no options, but got __proto__'],
    [['run', 'traveling-adventurers', '--agents', 'symbolic:__proto__=1'], 'key: "__proto__"; there are strategy'],
    [['run', 'traveling-adventurers', '--agents', 'symbolic:constructor=1'], 'key: "constructor"; there are strategy'],
    [['run', 'traveling-adventurers', '--agents', 'symbolic:nonsense=1'], 'key: "nonsense"; there are strategy'],
    [['run', game, '--set', 'map={"__proto__":1}'], 'Unrecognized key: "config.map.__proto__"'],
    [['run', game, '--agents', 'exec:nonsense=1:cat'], 'no option "nonsense"; there are timeout, processes, model'],
    [['run', 'constructor'], 'there is no game "constructor"'],
    [['run', game, '--model', 'stand-in'], 'name one that does with --agents: '],
    [['run', game, '--agents', 'exec:cat', '--model', 'stand-in'], 'a program asks with model=yes'],
    [['run', game, '--format', 'pdf'], '--format is terminal, markdown, latex'],
    [['run', game, '--plot', 'x.png'], 'an .svg file'],
    [['run', game, '--plot', 'nowhere/x.svg'], 'there is no folder nowhere'],
    [['show', '__proto__'], '__proto__ is not a run or an episode'],
    [['show', game, '--seed', 'first'], '--seed takes a whole number'],
    [['games', game, '--prompt', 'llm-co', '--seed', 'NaN'], '--seed takes a whole number'],
    [['cross-play', game, '--agents', 'random', '--metric', 'constructor'], 'has no metric "constructor"'],
    [['stand-in', '--port', '80000'], '--port takes at most 65,535'],
    [['serve', '--port', '99999'], '--port takes at most 65,535'],
    [['play', game, '--browser', '--port', '99999'], '--port takes at most 65,535'],
    [['export', game, '--format', 'xls'], '--format is csv, jsonl, parquet'],
  ])('is answered by one clear line and exit status 2: %#', async (args, message) => {
    const { code, stderr, stdout } = await (atLength ? roundtable : runHere)(args, { cwd })
    expect(stderr).toContain(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr.length).toBeLessThan(2200)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})

describe('words of others', () => {
  const orders = '\u001b]0;owned\u0007\u001b[2J\u009b31m'

  it('give a terminal no orders', async () => {
    const path = join(cwd, 'garbage.jsonl')
    writeFileSync(path, `${orders}\n`)
    const { stderr, stdout, code } = await runHere(['show', path], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('\\u001b')
    // eslint-disable-next-line no-control-regex
    expect(stderr + stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  })

  it('are the same data where they are printed as JSON', () => {
    const said = JSON.stringify({ said: `${orders}\u202e\r\n\ttab` })
    expect(JSON.parse(escapeControls(said))).toEqual(JSON.parse(said))
    expect(escapeControls('a\tb\r\nc\rd')).toBe('a\tb\r\nc\\u000dd')
  })
})

describe('an ending', () => {
  it('is not 0 where every episode was stopped', async () => {
    const { code, stdout } = await runHere(
      ['run', game, '--agents', './mumble.mjs', '--episodes', '2', '--no-floors'],
      { cwd },
    )
    expect(stdout).toContain('0 completed, 2 stopped')
    expect(code).toBe(1)
  })

  it('is not silent where an agent waits for what never comes', async () => {
    const { code, stdout } = await roundtable(
      ['run', game, '--agents', './hang.mjs', '--episodes', '1', '--no-floors'],
      { cwd },
    )
    expect(stdout).toContain('1 failed')
    expect(stdout).toContain('never decided')
    expect(code).toBe(1)
  })

  it.each([
    ['waits at its top for what can never come', 'await new Promise(() => {})', 'it waits at its top level'],
    ['is no agent and leaves a timer behind', 'setInterval(() => {}, 1000)', 'exports no agent'],
  ])('comes where a module %s', async (_, code, message) => {
    writeFileSync(join(cwd, 'holds-up.mjs'), code)
    const ended = await roundtable(['run', game, '--agents', './holds-up.mjs'], { cwd })
    expect(ended.stderr.trim().split('\n')).toEqual([expect.stringContaining(message)])
    expect(ended.code).toBe(2)
  })

  it.skipIf(!existsSync('/dev/full'))('is not silent where the results cannot be written', async () => {
    const bin = new URL('../../bin/roundtable.js', import.meta.url).pathname
    const child = spawn(process.execPath, [bin, 'games'], {
      cwd,
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    })
    let stderr = ''
    child.stderr!.on('data', (data) => (stderr += data))
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(stderr).toContain('cannot write the results')
    expect(code).toBe(1)
  })

  it.skipIf(process.platform !== 'linux')('is one line where nothing can be written', async () => {
    mkdirSync(join(cwd, 'file.d'))
    writeFileSync(join(cwd, 'file.d/taken'), '')
    const args = ['run', game, '--episodes', '1', '--runs', 'file.d/taken']
    const { code, stderr } = await runHere(args, { cwd })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(2)
  })
})

describe('every command', () => {
  const names = commandLine().commands.map((command) => command.name())

  it.each(names)('explains itself with an example or its arguments: %s', (name) => {
    const command = commandLine().commands.find((one) => one.name() === name)!
    const help = command.helpInformation()
    expect(help).toContain(`Usage: roundtable ${name}`)
    expect(command.description()).toMatch(/^[A-Z].*\.( \(.*\))?$|^[A-Z].*\.$|^[A-Z].*\)\.$/)
    for (const option of command.options) expect(option.description, option.flags).not.toBe('')
  })

  it('is told by --help, and the version by --version', async () => {
    const { stdout, code } = await runHere(['--help'], { cwd })
    for (const name of names) expect(stdout).toContain(name)
    expect(code).toBe(0)
    expect((await roundtable(['--version'], { cwd })).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
