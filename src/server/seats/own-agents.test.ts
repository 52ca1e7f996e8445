import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { loadOwnAgents, loadOwnGame, loadOwnGames } from '../load-own.ts'
import { serverApp } from '../app.ts'
import { readStudy } from '../studies/study-file.ts'
import { prepareStudy } from '../studies/prepare-study.ts'
import { Studies } from '../studies/studies.ts'
import { folderShelf } from './folder-shelf.ts'
import { Tables, type TablesOptions } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-own-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** An agent's module; `act`: the body of what it decides by. */
const agentAt = (name: string, act: string, more = ''): string =>
  put(
    name,
    `export default { name: 'mine', about: 'a test', ${more} create: ({ options }) => ({ async act(observation, turn) { ${act} } }) }`,
  )

const SAY = "return { action: { type: 'message', text: 'I am ' + turn.seat } }"

let tables: Tables | undefined
afterEach(() => tables?.close())

/** A server with these agents, without a network. */
async function serve(given: readonly string[], options: TablesOptions = {}) {
  tables = new Tables({ agents: await loadOwnAgents(given), ...options })
  const app = serverApp({ tables, rate: 1e6, burst: 1e6 })
  return async (path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<any> => {
    const response = await app.request(path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })
    return response.json()
  }
}

const GAME = 'traveling-adventurers'

/** Sits down opposite the agent and says hello; returns what the page is told from then on, until `until` holds. */
async function meet(call: Awaited<ReturnType<typeof serve>>, partner: string, until: (entries: any[]) => boolean) {
  const { seats, error, table } = await call('/api/tables', {
    body: { game: GAME, seats: { USER: 'human', BOT: partner } },
  })
  if (error !== undefined) throw new Error(error)
  const { token } = seats.USER
  await call('/api/seat/actions', { token, body: { reply: 'hello' } })
  let entries: any[] = []
  for (let n = 0; n < 60 && !until(entries); n++) {
    const after = entries.at(-1)?.n ?? 0
    entries = [...entries, ...(await call(`/api/seat?after=${after}&wait=2`, { token })).entries]
  }
  return { table, entries }
}

const ended = (entries: any[]): any => entries.find(({ type }) => type === 'ended')
const heard = (text: string) => (entries: any[]) => entries.some((entry) => entry.text?.includes(text))

describe('an agent of one’s own at a server', () => {
  it('is listed without its folder, and plays, by a name or as it was given', async () => {
    const path = agentAt('talker.mjs', SAY)
    const call = await serve([path])
    const { games } = await call('/api/games')
    for (const { partners } of games) expect(partners.at(-1)).toBe('talker.mjs')
    expect(JSON.stringify(games)).not.toContain(folder)
    for (const name of ['talker.mjs', path])
      expect(heard('I am BOT')((await meet(call, name, heard('I am BOT'))).entries)).toBe(true)
    const { tables } = await call('/api/tables')
    expect(tables[0].seats.BOT.who).toBe('talker.mjs')
  })

  it('that is a program sits down too, with what its command names told to nobody', async () => {
    const program = put(
      'agent.py',
      'import sys, json\nfor line in sys.stdin:\n  asked = json.loads(line)\n  print(json.dumps({"id": asked["id"], "action": {"type": "message", "text": "I am a snake"}}), flush=True)\n',
    )
    const call = await serve([`exec:python3 ${program} --secret hush`])
    const { games } = await call('/api/games')
    expect(games[0].partners.at(-1)).toBe('exec-agent.py')
    expect(heard('a snake')((await meet(call, 'exec-agent.py', heard('a snake'))).entries)).toBe(true)
    expect(JSON.stringify([games, await call('/api/tables')])).not.toContain('hush')
  })

  it('keeps the options that it was named with, and takes none from outside', async () => {
    const schema = "options: { '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) } },"
    const path = agentAt('shy.mjs', "return { action: { type: 'message', text: 'depth ' + options.depth } }", schema)
    const call = await serve([`${path}:depth=3`, `${path}:depth=4`])
    const [{ partners }] = (await call('/api/games')).games
    expect(partners.slice(-2)).toEqual(['shy.mjs:depth=3', 'shy.mjs:depth=4'])
    expect(heard('depth 4')((await meet(call, 'shy.mjs:depth=4', heard('depth 4'))).entries)).toBe(true)
    for (const name of ['shy.mjs', 'shy.mjs:depth=5', `${path}:depth=5`, agentAt('other.mjs', SAY), 'exec:touch x'])
      await expect(
        meet(call, name, () => true),
        name,
      ).rejects.toThrow('has no agent')
  })

  it('is offered for the games that it says it plays', async () => {
    const path = agentAt('cook.mjs', SAY, "games: ['overcooked'],")
    const call = await serve([path])
    const { games } = await call('/api/games')
    const where = games.filter(({ partners }: any) => partners.includes('cook.mjs')).map(({ name }: any) => name)
    expect(where).toEqual(['overcooked'])
    await expect(meet(call, 'cook.mjs', () => true)).rejects.toThrow('plays overcooked, and not traveling-adventurers')
  })

  it.each([
    ['throws', "throw new Error('my bug')", 'failed', 'my bug'],
    ['throws what is no error', "throw 'oh'", 'failed', 'threw oh'],
    [
      'throws later',
      "setTimeout(() => { throw new Error('too late') }); await new Promise(() => {})",
      'failed',
      'too late',
    ],
    ['leaves a promise', "Promise.reject(new Error('left')); await new Promise(() => {})", 'failed', 'left'],
    ['ends its process', 'process.exit(3)', 'failed', 'ended itself (exit status 3)'],
    ['decides by a function', 'return { action: () => 1 }', 'failed', 'no plain data'],
    ['decides nothing that there is', "return { action: { type: 'dance' } }", 'stopped', 'could not act in 3 tries'],
    ['answers with a number', 'return 7', 'stopped', 'could not act in 3 tries'],
    ['never answers', 'await new Promise(() => {})', 'stopped', 'BOT did not act within 3 s'],
    ['never pauses', 'for (;;);', 'stopped', 'BOT did not act within 3 s'],
  ])('that %s ends its own table, and holds up nobody', async (what, act, status, words) => {
    const told: string[] = []
    const path = agentAt(`${what.replaceAll(/\W/g, '-')}.mjs`, act)
    const call = await serve([path], {
      deadline: what.startsWith('never') ? 3000 : 60_000,
      tell: (line) => told.push(line),
    })
    const name = (await call('/api/games')).games[0].partners.at(-1)
    const meeting = meet(call, name, (entries) => ended(entries) !== undefined)
    const other = await meet(call, 'symbolic', heard('BOT'))
    expect(ended(other.entries)).toBeUndefined()
    const { table, entries } = await meeting
    // Whose fault it was is told to whoever runs the server, and to nobody who plays.
    expect(ended(entries)).toMatchObject({ status, reason: expect.not.stringContaining(words) })
    expect((await tables!.ended(table))!.reason).toContain(words)
    expect(told.join()).toContain(status === 'failed' ? words : '')
  })

  it('goes on where its table is opened again, by a server that was given it and by no other', async () => {
    const path = agentAt(
      'again.mjs',
      "return { action: { type: 'message', text: 'word ' + turn.number + ' ' + turn.random.int(1, 1e6) } }",
    )
    const shelf = folderShelf(join(folder, 'tables'))
    const call = await serve([path], { shelf })
    const { seats } = await call('/api/tables', { body: { game: GAME, seats: { USER: 'human', BOT: path } } })
    const { token } = seats.USER
    const latest = async (ask: typeof call): Promise<any> => (await ask('/api/seat?after=0', { token })).entries?.at(-1)
    await call('/api/seat/actions', { token, body: { reply: 'hello' } })
    await expect.poll(async () => (await latest(call)).text, { timeout: 20_000 }).toContain('word 1')
    const before = await latest(call)
    await tables!.close()
    const without = await serve([], { shelf })
    expect((await without('/api/seat?after=0', { token })).error).toMatch(/somebody’s own sits there.*--agents/)
    await tables!.close()
    const again = await serve([path], { shelf })
    expect((await latest(again)).text).toBe(before.text)
    await again('/api/seat/actions', { token, body: { reply: 'and now?' } })
    await expect.poll(async () => (await latest(again)).text, { timeout: 20_000 }).toContain('word 2')
  })

  it('sits in a condition of a study that names it, and a log loads nobody', async () => {
    const path = agentAt('confederate.mjs', SAY)
    const steps = [{ kind: 'game', game: GAME }]
    const study = readStudy('own', { title: 'Own', conditions: [{ name: 'mine', seats: { BOT: path } }], steps })
    expect((await prepareStudy(study)).problems.map(({ what }) => what).join()).toContain('has no agent')
    const own = await loadOwnAgents([path])
    const prepared = await prepareStudy(study, { own })
    expect(prepared.problems).toEqual([])
    tables = new Tables({ agents: own })
    const studies = new Studies(join(folder, 'runs'), { tables })
    const hosted = studies.open(prepared)
    hosted.arrive({})
    await expect.poll(() => Object.values(hosted.state.groups)[0]?.table, { timeout: 20_000 }).toBeDefined()
    studies.close()
    await tables.close()
    tables = new Tables()
    expect(new Studies(join(folder, 'runs'), { tables }).openAll()).toMatchObject([
      { name: 'own', why: expect.stringContaining('study open') },
    ])
  })

  it.each([
    ['./nowhere.mjs', 'there is no such file'],
    ['symbolic', 'no agent of your own'],
    ['exec:', 'names no command'],
    ['exec:python3 nowhere.py', 'there is no file nowhere.py'],
    [agentAt('lost.mjs', SAY, "games: ['overcook'],"), 'plays overcook, and here are'],
  ])('is refused before anybody sits down where it is %s', async (given, words) => {
    await expect(loadOwnAgents([given])).rejects.toThrow(words)
  })
})

describe('a game of one’s own at a server', () => {
  it('is listed beside those of the package, and played with agents of one’s own', async () => {
    const path = new URL('../../../templates/game/index.mjs', import.meta.url).pathname
    const games = await loadOwnGames([path], folder)
    const [name] = Object.keys(games)
    const call = await serve([agentAt('guesser.mjs', 'return {}')], { games })
    const listed = (await call('/api/games')).games.find((game: any) => game.name === name)
    expect(listed).toMatchObject({ partners: ['random', 'guesser.mjs'], seats: expect.any(Array) })
    const { seats } = await call('/api/tables', { body: { game: name, seats: { [listed.seats[0]]: 'human' } } })
    expect(seats[listed.seats[0]].token).toBeDefined()
    expect((await call('/api/tables', { body: { game: 'chess' } })).error).toContain(name)
  })

  it('is played in a study that names it', async () => {
    const path = new URL('../../../templates/game/index.mjs', import.meta.url).pathname
    const game = await loadOwnGame(path)
    const seats = { [game.seats({}).at(-1)!]: 'random' }
    const study = readStudy('own-game', { title: 'Own', steps: [{ kind: 'game', game: path, seats }] })
    const games = { [path]: game, [game.name]: game }
    expect((await prepareStudy(study, { games })).problems).toEqual([])
    expect((await prepareStudy(study)).problems[0]!.what).toContain('there is no game')
  })

  it.each([
    ['overcooked', 'is there anyway'],
    ['./nowhere.mjs', 'there is no such file'],
    ['templates/game', 'name its module, ./templates/game/index.mjs'],
  ])('is refused where it is %s', async (path, words) => {
    await expect(loadOwnGames([path], folder)).rejects.toThrow(words)
  })
})
