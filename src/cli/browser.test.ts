import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../lab/running/run.ts'
import { sized } from '../testing/sized.fixture.ts'
import { runHere } from './in-process.fixture.ts'

const root = new URL('../..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'roundtable-browser-'))
const children: ChildProcess[] = []
const keyless = { OPENAI_API_KEY: undefined, ANTHROPIC_API_KEY: undefined }

beforeAll(async () => {
  await run(
    { game: 'traveling-adventurers', agents: ['symbolic'], episodes: 3 },
    { into: join(folder, 'runs', 'tour') },
  )
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a command and waits for an address in what it prints. */
async function start(
  ...args: readonly string[]
): Promise<{ child: ChildProcess; address: string; output: () => string }> {
  const child = spawn(process.execPath, [join(root, 'bin', 'roundtable.js'), ...args], { cwd: folder })
  children.push(child)
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  child.stderr.on('data', (part) => (output += String(part)))
  await expect.poll(() => output, { timeout: 40_000 }).toMatch(/http:\S+\/\S+/)
  return { child, address: /(http:\S+\/\S+)/.exec(output)![1]!, output: () => output }
}

const exit = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.on('exit', resolve)
    child.kill('SIGINT')
  })

describe('in the browser', () => {
  const AT_EVENT = [['view', 'tour', '--seed', '2', '--at', '3'], '/runs/tour/episodes/seed-2?at=3'] as const

  it.each(
    sized([AT_EVENT], [
      [['view'], '/runs'],
      [['view', 'tour'], '/runs/tour'],
      AT_EVENT,
      [['view', 'runs/tour/episodes/seed-1.jsonl'], '/runs/tour/episodes/seed-1'],
    ] as const),
  )('%j shows %s until it is stopped', async (args, path) => {
    const { child, address } = await start(...args)
    const { pathname, search, origin } = new URL(address)
    expect(pathname + search).toBe(path)
    expect(await (await fetch(address, { headers: { accept: 'text/html' } })).text()).toContain(
      '<title>Roundtable</title>',
    )
    const log = await fetch(`${origin}/api/runs/tour/episodes/seed-2`)
    expect((await log.text()).split('\n')[0]).toContain('"type":"started"')
    expect(await exit(child)).toBe(0)
  })

  it('play opens a table, prints the links of its people, and tells how it came out', async () => {
    const { child, address, output } = await start('play', 'theory-of-mind')
    const { origin, hash, pathname } = new URL(address)
    expect(pathname).toBe('/table')
    const send = (path: string, body?: object) =>
      fetch(`${origin}${path}`, {
        headers: { authorization: `Bearer ${hash.slice(1)}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
    expect(await (await send('/api/seat/about')).json()).toMatchObject({ game: 'theory-of-mind', seat: 'player' })
    await send('/api/seat/actions', { reply: 'A' })
    await expect.poll(output, { timeout: 20_000 }).toMatch(/completed: [^]*Log: /)
    expect(await exit(child)).toBe(0)
  })

  it('play opens a table of a game of one’s own, with its board in words, and serve goes on with it', async () => {
    const module = join(root, 'templates/game/index.mjs')
    const { child, address } = await start('play', module, '--seat', 'guide')
    const headers = { authorization: `Bearer ${new URL(address).hash.slice(1)}` }
    const see = async (at: string) => (await fetch(new URL('/api/seat', at), { headers })).json()
    const { entries } = await see(address)
    expect(entries[0].text).toMatch(/^(\[\d\*?\] ?){8}\n\nBoxes: 1 to 8/)
    expect(await exit(child)).toBe(0)
    const server = await start('serve', module, '--agents', join(root, 'examples/my-agent.mjs'), '--port', '0')
    expect((await see(server.address)).entries[0]).toEqual(entries[0])
    const { games } = await (await fetch(new URL('/api/games', server.address))).json()
    expect(games.at(-1).partners).toEqual(['random', 'my-agent.mjs'])
    expect(await exit(server.child)).toBe(0)
  })

  it('play seats an agent of one’s own, and says how to go on with it', async () => {
    const agent = join(root, 'examples/my-agent.mjs')
    const { child, address, output } = await start('play', 'traveling-adventurers', '--partner', agent)
    const headers = { authorization: `Bearer ${new URL(address).hash.slice(1)}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ reply: 'hello' })
    await fetch(new URL('/api/seat/actions', address), { method: 'POST', headers, body })
    const seen = async () => (await fetch(new URL('/api/seat?after=0', address), { headers })).text()
    await expect.poll(seen, { timeout: 20_000 }).toContain('My coins: ')
    expect(output()).toContain(`--agents ${agent}`)
    expect(await exit(child)).toBe(0)
  })

  it('play seats an agent with the model that is named, and ends at once when it is interrupted', async () => {
    const args = ['traveling-adventurers', '--partner', 'problem-solving', '--model', 'stand-in', '--tokens', '100000']
    const { child, address, output } = await start('play', ...args)
    const token = new URL(address).hash.slice(1)
    const about = await fetch(new URL('/api/seat/about', address), { headers: { authorization: `Bearer ${token}` } })
    expect(await about.json()).toMatchObject({ seat: 'USER', agents: expect.arrayContaining(['problem-solving']) })
    expect(await exit(child)).toBe(0)
    expect(output()).not.toContain('roundtable:')
  })

  it.each([
    [['play', 'chess', '--browser'], 'there is no game "chess"'],
    [['play', 'sorting', '--browser', '--seat', 'nobody'], 'there is no seat nobody'],
    [['view', 'nothing'], 'nothing is not a run or an episode'],
    [['view', '--at', 'x', 'tour/seed-1'], '--at'],
    [['serve', '--host', '0.0.0.0'], '--key'],
    [['serve', '--model', 'openai:gpt-4o'], 'needs a key: set OPENAI_API_KEY'],
    [['play', 'avalon', '--model', 'anthropic:x'], 'needs a key: set ANTHROPIC_API_KEY'],
    [['serve', '--budget', '5'], 'name one with --model'],
    [['play', 'avalon', '--partner', 'problem-solving'], 'has no agent'],
    [['play', 'traveling-adventurers', '--partner', 'problem-solving'], 'begin the server with --model'],
    [['play', 'avalon', '--browser', '--terminal'], 'not both'],
    [['play', 'avalon', '--partner', './nowhere.mjs'], 'cannot load the agent ./nowhere.mjs: there is no such file'],
    [['serve', '--agents', 'symbolic'], 'symbolic: no agent of your own; name the path of its module'],
    [['serve', './nowhere.mjs'], 'cannot load the game ./nowhere.mjs: there is no such file'],
    [['serve', 'overcooked'], 'overcooked is a game of the package, which is there anyway'],
    [['serve', '--partner', './mine.mjs'], '--partner goes with --openenv; --agents has agents of your own'],
    [['play', 'avalon', '--agents', './mine.mjs'], '--partner <agent> names who sits in the other seats'],
    [['play', 'avalon', '--partner', './mine.mjs,symbolic'], '--partner takes one agent'],
    [['serve', './my-game.mjs', '--openenv', 'overcooked'], 'leave out other games'],
  ])('%j is refused in one line, before anything listens', async (args, words) => {
    const { code, stderr } = await runHere(args, { cwd: folder, env: keyless })
    expect(stderr).toContain(words)
    expect(code).toBe(2)
  })
})
