import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runHere } from './in-process.fixture.ts'
import { roundtable, start } from './test-helpers.ts'

let cwd: string
beforeEach(() => (cwd = mkdtempSync(join(tmpdir(), 'roundtable-'))))
afterEach(() => rmSync(cwd, { recursive: true }))

const game = 'traveling-adventurers'

describe('roundtable run', () => {
  it('prints a table with floors and says where the logs are', async () => {
    const { code, stdout } = await roundtable(['run', game, '--agents', 'random', '--episodes', '12'], { cwd })
    expect(code).toBe(0)
    expect(stdout).toMatch(/optimal .*%.*%/)
    expect(stdout).toMatch(/floor: joint greedy/)
    const folder = /Logs: (\S+)/.exec(stdout)![1]!
    expect(readdirSync(join(cwd, folder, 'episodes'))).toHaveLength(12)
  })

  it('prints one JSON object with the names that others rely on', async () => {
    const { stdout } = await runHere(['run', game, '--agents', 'random', '--episodes', '6', '--json'], { cwd })
    const result = JSON.parse(stdout)
    expect(result).toMatchObject({ game, agents: ['random', 'random'], config: { boards: 'preset' } })
    expect(result.episodes).toEqual({ completed: 6, stopped: 0, failed: 0, cancelled: 0, abandoned: 0 })
    expect(result.metrics.optimal).toEqual({ mean: expect.any(Number), low: 0, high: expect.any(Number), n: 6 })
    expect(result.run).toMatch(/^runs\//)
  })

  it('takes a plan from a file', async () => {
    writeFileSync(
      join(cwd, 'plan.yaml'),
      `game: ${game}\nconfig: { boards: generated, rooms: 4 }\nagents: [random]\nepisodes: 3\n`,
    )
    const { stdout } = await runHere(['run', 'plan.yaml', '--json'], { cwd })
    expect(JSON.parse(stdout)).toMatchObject({ config: { rooms: 4 }, episodes: { completed: 3 } })
  })

  it('ends at the first call, with one line and 2, when the provider cannot be reached', async () => {
    const module = new URL('../../examples/asks-a-model.mjs', import.meta.url).pathname
    const args = [
      'run',
      game,
      '--agents',
      module,
      '--model',
      'http://127.0.0.1:9/v1#none',
      '--episodes',
      '2',
      '--no-floors',
    ]
    const { code, stdout, stderr } = await roundtable(args, { cwd })
    expect(stdout).toBe('')
    expect(stderr).toMatch(
      /^roundtable: \S+ cannot be reached at http:\/\/127\.0\.0\.1:9\/v1: nothing listens there [^\n]*\n$/,
    )
    expect(code).toBe(2)
  })
})

describe('wrong use', () => {
  it.each([
    [['run', 'chess'], 'there is no game "chess"'],
    [['run', game, '--agents', 'genius'], 'has no agent "genius"'],
    [['run', game, '--agents', 'random', '--set', 'rooms=99'], 'rooms'],
    [['run', game, '--agents', 'random', '--set', 'room=9'], 'Unrecognized key: "room"; there are '],
    [['run', game, '--agents', 'random', '--set', 'rooms'], '"rooms" is not option=value'],
    [['run', game, '--episodes', 'many'], '--episodes takes a whole number'],
    [['run', game, '--seeds', '9-1'], 'runs backwards'],
    [['run', 'nowhere.yaml'], 'cannot read the plan nowhere.yaml'],
    [['run', game, '--colour', 'red'], "unknown option '--colour'"],
    [['games', 'chess'], 'there is no game "chess"'],
    [['fork', 'nowhere.jsonl', '--at', '3'], 'nowhere.jsonl'],
    [['export', 'nowhere'], 'nowhere is not a run'],
    [['reproduce', 'no/table'], 'there is no reproduction "no/table"'],
    [['play', game, '--terminal', '--seat', 'KING'], 'there is no seat KING'],
    // What is misspelt is named, and not what is missing for that reason.
    [['cross-play', 'avalon', '--agnets', 'symbolic'], "unknown option '--agnets'\n(Did you mean --agents?)"],
    [['cross-play', 'avalon'], "required option '--agents <a,b,...>' not specified"],
    [['fork', 'seed-1.jsonl', '--ta', '3'], "unknown option '--ta'\n(Did you mean --at?)"],
    [['worker', '--queu', 'redis://host'], "unknown option '--queu'\n(Did you mean --queue?)"],
    [['runn', game], "unknown command 'runn'\n(Did you mean one of run, runs?)"],
  ])('%j is answered with one clear line and exit status 2', async (args, message) => {
    const { code, stderr, stdout } = await runHere(args, { cwd })
    expect(stderr).toContain(message)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  it('without a key names the variable, and never shows a key', async () => {
    const module = new URL('../../examples/asks-a-model.mjs', import.meta.url).pathname
    const args = ['run', game, '--agents', module, '--model', 'openai:gpt-4o']
    const { code, stderr } = await runHere(args, { cwd, env: { OPENAI_API_KEY: '' } })
    expect(stderr).toContain('OPENAI_API_KEY')
    expect(code).toBe(2)
  })
})

describe('roundtable env', () => {
  it('answers line by line until its input ends', async () => {
    const requests = [{ op: 'start', game, seed: 7 }, { op: 'text', episode: 'e1', seat: 'BOT' }, { op: 'dance' }]
    const { stdout, code } = await roundtable(['env'], {
      cwd,
      input: requests.map((one) => JSON.stringify(one)).join('\n'),
    })
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map((answer) => Object.keys(answer)[0])).toEqual(['episode', 'text', 'error'])
    expect(code).toBe(0)
  })
})

describe('roundtable play --terminal', () => {
  it('seats a person, says why a move is not taken, and keeps the log', async () => {
    const args = ['play', game, '--terminal', '--partner', 'random', '--seed', '3', '--set', 'mode=self-play']
    const { stdout, code } = await roundtable(args, { cwd, input: '/rules\nhello there\nsubmit L X\n/quit\n' })
    expect(stdout).toContain('you are USER')
    expect(stdout).toContain('Not taken: ')
    expect(stdout).toContain('abandoned: USER left')
    expect(code).toBe(0)
    expect(readdirSync(join(cwd, 'runs', 'played', 'episodes'))).toHaveLength(1)
  })

  it('shows a long record once, and then what was added', async () => {
    const typed = ['I trust nobody.', 'approve', 'Hm.', 'reject', 'Go on.', 'approve', '/quit', '']
    const { stdout } = await roundtable(['play', 'avalon', '--terminal', '--seed', '3'], {
      cwd,
      input: typed.join('\n'),
    })
    const told = (words: string): number => stdout.split(words).length - 1
    expect(told('In round 1, players')).toBeGreaterThan(0)
    expect(told('In round 2, players')).toBe(1)
    // The same words once more are new.
    expect(told('The team was approved.')).toBe(3)
    // What was typed is not told back; what only holds the same words is.
    expect(told('“Go on.”')).toBe(0)
    expect(told('please vote')).toBe(3)
  })

  it('shows what a partner says in the very words that were typed', async () => {
    const echo = `export default { name: 'echo', about: 'a test', create: () => ({
      act: ({ talk }) => ({ action: { type: 'message', text: talk.at(-1)?.text ?? 'hi' } }),
    }) }`
    writeFileSync(join(cwd, 'echo.mjs'), echo)
    const args = ['play', 'assignment', '--terminal', '--partner', './echo.mjs', '--seed', '1']
    const { stdout } = await roundtable(args, { cwd, input: 'Good idea\nWell then\n/quit\n' })
    expect(stdout.split('Partner: Good idea')).toHaveLength(2)
    expect(stdout.split('Partner: Well then')).toHaveLength(2)
    expect(stdout).not.toContain('You: ')
  })

  it('resumes a game whose process was killed', async () => {
    const runs = join(cwd, 'killed')
    const args = ['play', game, '--terminal', '--partner', 'random', '--set', 'mode=self-play', '--runs', runs]
    const child = start(args, { cwd })
    child.stdin!.write('hello from before\n')
    const episodes = join(runs, 'played', 'episodes')
    const log = (): string => {
      const [name] = existsSync(episodes) ? readdirSync(episodes) : []
      return name === undefined ? '' : readFileSync(join(episodes, name), 'utf8')
    }
    await vi.waitFor(() => expect(log()).toMatch(/"acted","seat":"BOT"/), { timeout: 20_000 })
    child.kill('SIGKILL')
    const path = join(episodes, readdirSync(episodes)[0]!)
    const resumed = ['play', game, '--terminal', '--resume', path]
    const { stdout } = await roundtable(resumed, { cwd, input: 'hello from after\n/quit\n' })
    expect(stdout).toContain('hello from before')
    expect(log()).toMatch(/hello from before[^]*hello from after[^]*abandoned/)
    expect((await roundtable(resumed, { cwd, input: '' })).code).toBe(2)
  })
})

describe('a game of one’s own', () => {
  it('is found again by its episodes: forked, shown and verified, without being named', async () => {
    const module = new URL('../../examples/hidden-sum.ts', import.meta.url).pathname
    const played = await runHere(['run', module, '--episodes', '1', '--no-floors'], { cwd })
    const log = join(/Logs: (\S+)/.exec(played.stdout)![1]!, 'episodes', 'seed-1.jsonl')
    const forked = await runHere(['fork', log, '--at', '2', '--seat', 'alice=random', '--json'], { cwd })
    expect(forked).toMatchObject({ code: 0, stderr: '' })
    const { episode } = JSON.parse(forked.stdout)
    expect((await runHere(['show', episode], { cwd })).stdout).toContain('Forked from seed-1 after event 2.')
    expect((await runHere(['verify', episode], { cwd })).stdout).toContain('bear their digest')
    const again = await runHere(['fork', episode, '--at', '2', '--seat', 'bob=random'], { cwd })
    expect(again.stdout).toContain('completed: ')
    const elsewhere = join(cwd, 'moved.jsonl')
    copyFileSync(join(cwd, log), elsewhere)
    const args = ['fork', elsewhere, '--at', '2', '--seat', 'bob=random', '--runs', 'others']
    expect((await runHere(args, { cwd })).stderr).toContain('--game')
    expect((await runHere([...args, '--game', module], { cwd })).stdout).toContain('completed: ')
  })

  it('goes on in a fork no longer than its deadline with whoever does not decide', async () => {
    const module = new URL('../../examples/hidden-sum.ts', import.meta.url).pathname
    const played = await runHere(['run', module, '--episodes', '1', '--no-floors'], { cwd })
    const log = join(/Logs: (\S+)/.exec(played.stdout)![1]!, 'episodes', 'seed-1.jsonl')
    const slow = join(cwd, 'slow.mjs')
    const act = 'new Promise((resolve) => setTimeout(resolve, 30_000).unref())'
    writeFileSync(slow, `export default { name: 'slow', about: 'slow', create: () => ({ act: () => ${act} }) }`)
    const args = ['fork', log, '--at', '2', '--seat', `alice=${slow}`, '--seat', `bob=${slow}`, '--deadline', '0.2']
    expect(JSON.parse((await runHere([...args, '--json'], { cwd })).stdout)).toMatchObject({
      reason: expect.stringContaining('did not act within 0.2 s'),
    })
  })
})

describe('roundtable graph', () => {
  it('lists every situation of a small text game', async () => {
    const { stdout, code } = await runHere(['graph', 'twc', '--set', 'numLocations=1'], { cwd })
    const { nodes, complete } = JSON.parse(stdout)
    expect(complete).toBe(true)
    expect(nodes.some(({ success }: { success: boolean }) => success)).toBe(true)
    expect(code).toBe(0)
  })
})

describe('roundtable games', () => {
  it('lists what can be played, and tells all about one game', async () => {
    expect((await runHere(['games'], { cwd })).stdout).toContain(game)
    const { stdout } = await runHere(['games', game], { cwd })
    for (const word of ['Seats: USER, BOT', 'boards', 'random', 'optimal (share)']) expect(stdout).toContain(word)
    // What several agents share is told once.
    expect(stdout.split('the best path given what is known')).toHaveLength(2)
    expect(stdout).toContain('solver (on | off) ["off"; problem-solving, backtracking, structured: "on"]')
    // What can be done, what a parameter takes, and which presets there are.
    expect(stdout).toContain('type "submit"; path (list of string): the letters of the rooms')
    expect(stdout).toContain('rooms (integer 4 to 12): ')
    expect(stdout).toContain('preset people: {"mode":"free"}')
  })

  it('prints the JSON Schemas of a game', async () => {
    const { stdout } = await runHere(['games', game, '--schema'], { cwd })
    const schemas = JSON.parse(stdout)
    expect(Object.keys(schemas)).toEqual(['config', 'action', 'observation'])
    expect(schemas.observation).toMatchObject({ type: 'object', properties: { weights: { type: 'array' } } })
  })
})
