import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLog } from '../node/log.ts'
import { run } from '../lab/running/run.ts'
import { serverApp } from './app.ts'
import type { Application } from './listen.ts'
import { Runs } from './runs/runs.ts'
import { folderShelf } from './seats/folder-shelf.ts'
import { Tables, type Opened } from './seats/tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-server-'))
const pages = join(folder, 'pages')
let tables: Tables
let app: Application

const begin = (): void => {
  tables = new Tables({ shelf: folderShelf(join(folder, 'tables')), dropOut: 20 })
  app = serverApp({ tables, runs: new Runs(folder), pages, rate: 1e6, burst: 1e6 })
}

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>pages</title>')
  writeFileSync(join(pages, 'assets', 'a-1.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'never to be served')
  begin()
  for (const [name, agents] of Object.entries({ 'run-lazy': ['symbolic', 'random'], 'run-exhaustive': ['symbolic'] }))
    await run({ game: 'traveling-adventurers', agents, episodes: 4 }, { into: join(folder, name) })
})
afterAll(async () => {
  await tables.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Call {
  readonly token?: string
  readonly body?: unknown
  readonly method?: string
  readonly headers?: Record<string, string>
}

async function call(
  path: string,
  { token, body, method, headers }: Call = {},
): Promise<{ status: number; text: string; json: any }> {
  const response = await app.request(path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    json: response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined,
  }
}

const open = async (request: object): Promise<Opened> => (await call('/api/tables', { body: request })).json as Opened
const act = (token: string, body: object) => call('/api/seat/actions', { token, body })
const see = async (token: string): Promise<any> =>
  (await call('/api/seat?after=0', { token })).json.entries.findLast(({ type }: any) => type === 'observed')

describe('a server that is begun anew', () => {
  it('opens tables again for whoever comes back, where they stood, and takes what was sent twice once', async () => {
    const { seats } = await open({
      game: 'traveling-adventurers',
      preset: 'people',
      seats: { USER: 'human', BOT: 'human' },
    })
    const [user, bot] = [seats['USER']!.token, seats['BOT']!.token]
    expect((await act(user, { id: 'one', reply: 'hello' })).json).toEqual({ status: 'accepted' })
    await tables.close()
    begin()
    expect((await act(user, { id: 'one', reply: 'hello' })).json).toEqual({ status: 'accepted' })
    expect((await act(bot, { id: 'one', reply: 'hello to you' })).json).toEqual({ status: 'accepted' })
    const { observation } = await see(user)
    expect(observation.dialogue.map(({ text }: any) => text)).toEqual(['hello', 'hello to you'])
  })

  it('seats the agents again that sat there, and tells the end of what was over', async () => {
    const { seats } = await open({ game: 'theory-of-mind', seats: { player: 'remote' } })
    const { token } = seats['player']!
    await act(token, { reply: 'A' })
    await tables.close()
    begin()
    const last = async () => (await call('/api/seat?after=0', { token })).json.entries.at(-1)
    await expect.poll(last).toMatchObject({ type: 'ended', status: 'completed', score: expect.any(Number) })
    const second = await open({ game: 'collab-escape', seats: { alice: 'remote', bob: 'greedy' } })
    await tables.close()
    begin()
    const alice = second.seats['alice']!.token
    for (let moves = 0; moves < 30; moves++) {
      const seen = await see(alice)
      if (seen.turn !== 'must') break
      await act(alice, { action: { type: 'stay' } })
    }
    expect((await call('/api/seat?after=0&wait=5', { token: alice })).json.entries.at(-1).type).toBe('ended')
  })

  it('goes on with a clock that ran, leaves time to come back, and sets one anew that ran out meanwhile', async () => {
    const { seats } = await open({
      ...{ game: 'traveling-adventurers', preset: 'people', config: { nudgeAfter: 3600 } },
      seats: { USER: 'human', BOT: 'human' },
    })
    const { token } = seats['USER']!
    await act(token, { reply: 'hello' })
    const minutesLeft = async (later: number): Promise<number> => {
      await tables.close()
      begin()
      const now = Date.now()
      const clock = vi.spyOn(Date, 'now').mockReturnValue(now + later * 60_000)
      const { untilClock } = await see(token).finally(() => clock.mockRestore())
      return untilClock / 60_000
    }
    expect(Math.ceil(await minutesLeft(20))).toBe(40)
    expect(await minutesLeft(59.99)).toBeCloseTo(0.1, 0)
    expect(Math.ceil(await minutesLeft(61))).toBe(60)
    expect(Math.ceil(await minutesLeft(-60))).toBe(60)
  })

  /** A table of two people, of whom the first has said something. */
  async function beginTalking(): Promise<{ table: string; token: string }> {
    const { table, seats } = await open({
      game: 'traveling-adventurers',
      preset: 'people',
      seats: { USER: 'human', BOT: 'human' },
    })
    const { token } = seats['USER']!
    await act(token, { id: 'one', reply: 'hello' })
    return { table, token }
  }

  it('leaves a table to the server that hosts it, says so, and goes on with it once that is gone', async () => {
    const { table, token } = await beginTalking()
    const second = new Tables({ shelf: folderShelf(join(folder, 'tables')) })
    const other = serverApp({ tables: second, rate: 1e6, burst: 1e6 })
    const ask = () => other.request('/api/seat?after=0', { headers: { authorization: `Bearer ${token}` } })
    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(((await refused.json()) as { error: string }).error).toMatch(
      /another server \(process \d+ on .*\) hosts this/,
    )
    // What the first writes is still where everybody reads it.
    await act(token, { id: 'two', reply: 'and again' })
    expect(readFileSync(join(folder, 'tables', 'episodes', `${table}.jsonl`), 'utf8')).toContain('and again')
    await tables.close()
    expect(JSON.stringify(await (await ask()).json())).toContain('and again')
    await second.close()
    begin()
    expect(JSON.stringify(await see(token))).toContain('and again')
  })

  it('tells which log was cut short in its last line, and goes on from the line before', async () => {
    const { table, token } = await beginTalking()
    await tables.close()
    appendFileSync(join(folder, 'tables', 'episodes', `${table}.jsonl`), '{"n":3,"time":1,"ty')
    begin()
    const listed = (await call('/api/runs/tables')).json.episodes.find(({ id }: any) => id === table)
    expect(listed).toMatchObject({ status: 'not ended', reason: expect.stringContaining('cut short') })
    expect((await see(token)).observation.dialogue.map(({ text }: any) => text)).toEqual(['hello'])
    expect((await act(token, { id: 'two', reply: 'still here' })).json).toEqual({ status: 'accepted' })
    const after = (await call('/api/runs/tables')).json.episodes.find(({ id }: any) => id === table)
    expect(after).toMatchObject({ status: 'not ended', reason: '' })
  })

  it('keeps nothing beside the logs that opens a seat', async () => {
    const { table, seats } = await open({ game: 'sorting' })
    const kept = readFileSync(join(folder, 'tables', 'seats', `${table}.json`), 'utf8')
    const [, secret] = seats['player']!.token.split('.')
    expect(kept).not.toContain(secret)
    expect(readFileSync(join(folder, 'tables', 'episodes', `${table}.jsonl`), 'utf8')).not.toContain(secret)
  })
})

describe('an episode of a game that the pages do not have', () => {
  it('is played again by the server, from every seat, at any event', async () => {
    const game = new URL('../../templates/game/index.mjs', import.meta.url).pathname
    await run({ game, agents: ['random'], episodes: 1, seeds: [3] }, { into: join(folder, 'run-own') })
    const at = '/api/runs/run-own/episodes/seed-3'
    const events = (await call(at)).text.trim().split('\n')
    const first = (await call(`${at}/views?at=1`)).json
    expect(Object.keys(first.seats)).toEqual(['guide', 'seeker'])
    for (const { text, observation } of Object.values<any>(first.seats)) expect(text && observation).toBeTruthy()
    const last = (await call(`${at}/views?at=${events.length}`)).json
    expect(last.seats.seeker.text).not.toBe(first.seats.seeker.text)
    expect(await call(`${at}/views?at=99999`)).toMatchObject({ status: 200, json: last })
    expect((await call(`${at}/views?at=x`)).status).toBe(400)
    expect((await call('/api/runs/run-own/episodes/seed-9/views')).status).toBe(404)
    rmSync(join(folder, 'run-own'), { recursive: true })
  })
})

describe('seats', () => {
  it('are told how long it is until the clock acts, where that is worth waiting for', async () => {
    const talk = await open({ game: 'traveling-adventurers', preset: 'people', config: { nudgeAfter: 40 } })
    const told = await see(talk.seats['USER']!.token)
    expect(told.untilClock).toBeGreaterThan(20_000)
    expect(told.untilClock).toBeLessThanOrEqual(40_000)
    const kitchen = await open({ game: 'overcooked', preset: 'real-time' })
    expect(await see(kitchen.seats['alice']!.token)).not.toHaveProperty('untilClock')
    const strict = await open({ game: 'collab-capture', seats: { alice: 'human', bob: 'human' } })
    expect(await see(strict.seats['alice']!.token)).not.toHaveProperty('untilClock')
  })

  it('are told of an observation only what is new, where they ask for that', async () => {
    const { seats } = await open({ game: 'overcooked', seats: { alice: 'remote', bob: 'remote' } })
    const [alice, bob] = [seats['alice']!.token, seats['bob']!.token]
    for (const token of [alice, bob]) await act(token, { action: 'stay' })
    const observed = async (query: string): Promise<any[]> => {
      const headers = { authorization: `Bearer ${alice}` }
      const { body } = await app.request(`/api/seat/events${query}`, { headers })
      let text = ''
      const found = (): any[] =>
        [...text.matchAll(/^data: (.+)$/gm)]
          .map(([, data]) => JSON.parse(data!))
          .filter(({ type }) => type === 'observed')
      for await (const part of body!.pipeThrough(new TextDecoderStream())) {
        text += part
        if (text.endsWith('\n\n') && found().at(-1)?.observation.tick === 1) break
      }
      return found()
    }
    const [whole, changes] = [await observed(''), await observed('?changes=1')]
    expect(changes[0]).toEqual(whole[0])
    expect(changes.at(-1).kept).toContain('kitchen')
    expect(changes.at(-1).observation).not.toHaveProperty('kitchen')
    expect(whole.at(-1).observation).toMatchObject(changes.at(-1).observation)
  })

  it('are told why an answer is right once it is given, and not before', async () => {
    const { seats } = await open({ game: 'theory-of-mind' })
    const { token } = seats['player']!
    expect(JSON.stringify(await see(token))).not.toContain('Right: ')
    await act(token, { reply: 'A' })
    const last = (await call('/api/seat?after=0&wait=5', { token })).json.entries.at(-1)
    expect(last).toMatchObject({ type: 'ended', afterwards: expect.stringMatching(/^Right: [A-Z]\. .+\n.+/s) })
  })

  it('are handed to an agent and back, live, by whoever has the seat', async () => {
    const { table, seats } = await open({ game: 'collab-capture', seats: { alice: 'human', bob: 'human' } })
    const { token } = seats['alice']!
    expect((await call('/api/seat/holder', { token, body: { holder: 'greedy' } })).json).toEqual({
      seat: 'alice',
      holder: 'greedy',
    })
    expect((await act(token, { action: { type: 'stay' } })).json.status).toBe('vacant')
    expect((await call('/api/seat/about', { token })).json.holder).toBe('greedy')
    await call('/api/seat/holder', { token, body: { holder: 'human' } })
    expect((await call('/api/seat/about', { token })).json.holder).toBe('human')
    expect((await call('/api/seat/holder', { token, body: { holder: 'exec:touch x' } })).status).toBe(400)
    expect((await call('/api/seat/holder', { token, body: { holder: './x.mjs' } })).status).toBe(400)
    const key = (await call(`/api/tables/${table}/seats/bob`, { method: 'POST' })).json
    expect((await call('/api/seat/about', { token: key.token })).json.seat).toBe('bob')
    expect((await call(`/api/tables/${table}/seats/nobody`, { method: 'POST' })).status).toBe(404)
    expect((await call('/api/tables/nowhere/seats/bob', { method: 'POST' })).status).toBe(404)
    expect((await call('/api/tables')).json.tables.map((one: any) => one.table)).toContain(table)
  })

  it('are forked from any event of an episode', async () => {
    const [episode] = readdirSync(join(folder, 'run-lazy', 'episodes'))
    const id = episode!.replace('.jsonl', '')
    const { status, json } = await call('/api/forks', {
      body: { run: 'run-lazy', episode: id, at: 2, seats: { USER: 'remote' } },
    })
    expect(status).toBe(201)
    const log = readLog(join(folder, 'tables', 'episodes', `${json.table}.jsonl`))
    expect(log[0]).toMatchObject({ fork: { episode: expect.any(String), at: 2 } })
    expect(log.filter(({ type }) => type === 'handed-over')).toHaveLength(1)
    expect((await see(json.seats.USER.token)).observation.dialogue[0].seat).toBe('USER')
    for (const body of [
      { run: 'run-lazy', episode: id, at: 2000 },
      { run: '../run-lazy', episode: id, at: 2 },
      { run: 'run-lazy', episode: '../plan', at: 2 },
      { run: 'run-lazy', episode: id, at: 2, seats: { nobody: 'random' } },
      { run: 'run-lazy', episode: id, at: 2, seats: { USER: 'exec:sh' } },
    ])
      expect([400, 404]).toContain((await call('/api/forks', { body })).status)
  })
})

describe('runs', () => {
  it('are listed, reported, compared and read', async () => {
    const { runs } = (await call('/api/runs')).json
    expect(runs.map(({ name }: any) => name).sort()).toEqual(['run-exhaustive', 'run-lazy'])
    const page = (await call('/api/runs/run-lazy')).json
    expect(page).toMatchObject({
      game: 'traveling-adventurers',
      metrics: expect.arrayContaining([expect.stringMatching(/correct/)]),
    })
    expect(page.episodes).toHaveLength(4)
    expect(page.episodes[0]).toMatchObject({ status: expect.any(String), actions: expect.any(Number) })
    const { tables: report } = (await call('/api/report?run=run-lazy')).json
    expect(report[0].rows.flat().some(({ text }: any) => /%/.test(text))).toBe(true)
    const both = (await call('/api/report?run=run-lazy&run=run-exhaustive')).json.tables
    expect(both[0].columns.length).toBeGreaterThan(report[0].columns.length)
    const log = await call(`/api/runs/run-lazy/episodes/${page.episodes[0].id}`)
    expect(JSON.parse(log.text.split('\n')[0]!)).toMatchObject({ type: 'started', game: 'traveling-adventurers' })
  })

  it('has trainings among them, with their curves as far as they go', async () => {
    const training = join(folder, 'train-overcooked-ppo-sp')
    mkdirSync(training)
    const plan = { method: 'overcooked/ppo-sp', label: 'cramped-room', options: {}, seed: 1, software: '0' }
    writeFileSync(join(training, 'training.json'), JSON.stringify(plan))
    const lines = ['{"steps":10,"score":1.5}', '{"steps":20,"loss":3}', '{"steps":30,"score":4}', '{"steps":4']
    writeFileSync(join(training, 'curve.jsonl'), lines.join('\n'))
    const listed = { name: 'train-overcooked-ppo-sp', method: 'overcooked/ppo-sp', label: 'cramped-room', steps: 30 }
    expect((await call('/api/runs')).json.trainings).toEqual([listed])
    const curve = [
      [10, 1.5],
      [30, 4],
    ]
    expect((await call('/api/trainings/train-overcooked-ppo-sp')).json).toEqual({ ...listed, curve })
    for (const name of ['train', 'run-lazy', '..', '%2e%2e%2f', 'train-overcooked-ppo-sp%2ftraining.json'])
      expect((await call(`/api/trainings/${name}`)).status, name).toBe(404)
    rmSync(training, { recursive: true })
  })

  it.each([
    '/api/runs/nothing',
    '/api/runs/..',
    '/api/runs/%2e%2e',
    '/api/runs/..%2f..',
    '/api/runs/run-lazy/episodes/..%2fplan',
    '/api/runs/run-lazy/episodes/..%2f..%2fsecret.txt',
    '/api/runs/run-lazy/episodes/%00',
    `/api/runs/${'x'.repeat(3000)}`,
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/../secret.txt',
    '/secret.txt',
    '//secret.txt',
  ])('say that there is nothing at %s', async (path) => {
    const { status, text } = await call(path)
    expect(status).toBe(404)
    expect(text).not.toContain('never to be served')
  })

  it('come whole to many at once from one address, who may not ask for all else without end', async () => {
    const busy = serverApp({ tables, pages, rate: 1, burst: 5 })
    const ask = async (path: string): Promise<number[]> => {
      const answers = await Promise.all(Array.from({ length: 20 }, async () => busy.request(path)))
      return answers.map(({ status }) => status)
    }
    expect(new Set(await ask('/assets/a-1.js'))).toEqual(new Set([200]))
    expect(new Set(await ask('/study/guessing'))).toEqual(new Set([200]))
    expect(await ask('/api/games')).toContain(429)
    expect(await ask('/openapi.json')).toContain(429)
  })

  it('tell callers apart behind another server by its word only, and never by what callers say themselves', async () => {
    const options = { tables, pages, rate: 0.001, burst: 5 }
    const ask = async (app: Application, forwarded: (i: number) => string): Promise<number[]> => {
      const answers = Array.from({ length: 20 }, async (_, i) =>
        app.request('/api/games', { headers: { 'x-forwarded-for': forwarded(i) } }),
      )
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    const behind = serverApp({ ...options, proxy: true })
    expect(new Set(await ask(behind, (i) => `10.0.0.${i}`))).toEqual(new Set([200]))
    // What stands before the last address was written by whoever asked.
    expect(await ask(behind, (i) => `10.1.0.${i}, 10.2.0.1`)).toContain(429)
    expect(await ask(serverApp(options), (i) => `10.0.0.${i}`)).toContain(429)
  })

  it('are for whoever shows the key, tables too, while seats and games need none', async () => {
    const locked = serverApp({ tables, runs: new Runs(folder), pages, key: 'a key of words' })
    const ask = async (path: string, key?: string, body?: object): Promise<number> =>
      (
        await locked.request(path, {
          headers: { ...(key && { authorization: `Bearer ${key}` }), 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
      ).status
    for (const path of [
      '/api/runs',
      '/api/runs/run-lazy',
      '/api/report?run=run-lazy',
      '/api/tables',
      '/api/runs/run-lazy/episodes/seed-1',
    ]) {
      expect(await ask(path), path).toBe(401)
      expect(await ask(path, 'a key'), path).toBe(401)
      expect(await ask(path, 'a key of words'), path).toBe(200)
    }
    expect(await ask('/api/forks', undefined, { run: 'run-lazy', episode: 'seed-1', at: 1 })).toBe(401)
    expect(await ask('/api/tables/x/seats/y', undefined, {})).toBe(401)
    expect(await ask('/')).toBe(200)
    expect(await ask('/api/games')).toBe(200)
  })
})

describe('what strangers send', () => {
  it('is refused where another page sends it for somebody', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await call('/api/tables', { body: { game: 'sorting' }, headers })).status).toBe(403)
    expect((await call('/api/runs', { headers })).status).toBe(403)
    // To follow a link to a page from anywhere is no harm; to fetch one is not what a person does.
    const visit = { ...headers, 'sec-fetch-mode': 'navigate' }
    expect((await call('/', { headers: visit })).status).toBe(200)
    expect((await call('/', { headers })).status).toBe(403)
    expect((await call('/api/runs', { headers: visit })).status).toBe(403)
  })

  it('opens no seat but its own, whatever is made of a token', async () => {
    const one = await open({ game: 'assignment', seats: { 'player-1': 'human', 'player-2': 'human' } })
    const two = await open({ game: 'assignment', seats: { 'player-1': 'human', 'player-2': 'human' } })
    const [mine, other] = [one.seats['player-1']!.token, two.seats['player-1']!.token]
    const [table, secret] = mine.split('.') as [string, string]
    const [otherTable, otherSecret] = other.split('.') as [string, string]
    for (const token of [
      `${table}.${otherSecret}`,
      `${otherTable}.${secret}`,
      `${table}.`,
      `.${secret}`,
      secret,
      `${table}.${secret}.x`,
      `${mine}x`,
      `../${table}.${secret}`,
      `../../../etc/passwd.${secret}`,
      `__proto__.${secret}`,
      'toString',
    ])
      expect((await call('/api/seat', { token })).status, token).toBe(401)
    // A body cannot name a seat.
    expect((await act(mine, { reply: 'hi', seat: 'player-2' })).status).toBe(400)
  })

  it.each([
    ['no object', 'null'],
    ['a list', '[]'],
    ['deep nesting', `{"action":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['a number without end', '{"seen":1e999,"reply":"x"}'],
    ['both ways at once', '{"action":1,"reply":"x"}'],
    ['an id of another kind', '{"id":{},"reply":"x"}'],
    ['an id without end', JSON.stringify({ id: 'x'.repeat(500), reply: 'x' })],
    ['prototypes', '{"__proto__":{"x":1},"reply":1}'],
  ])('is refused in one line: %s', async (_, body) => {
    const { seats } = await open({ game: 'traveling-adventurers', seats: { USER: 'human', BOT: 'symbolic' } })
    const response = await app.request('/api/seat/actions', {
      method: 'POST',
      headers: { authorization: `Bearer ${seats['USER']!.token}`, 'content-type': 'application/json' },
      body,
    })
    const text = await response.text()
    expect(response.status < 500, text).toBe(true)
    const told = JSON.parse(text) as { error?: string; status?: string; reason?: string }
    expect(told.error ?? told.reason).toMatch(/^[^\n]{5,600}$/)
    expect(told.status).not.toBe('accepted')
    // The table goes on.
    expect((await act(seats['USER']!.token, { reply: 'hello' })).json.status).toBe('accepted')
  })

  it('may be long, odd or full of markup, and is told as it is or refused, never kept in part', async () => {
    const { seats } = await open({
      game: 'traveling-adventurers',
      preset: 'people',
      seats: { USER: 'human', BOT: 'human' },
    })
    const [user, bot] = [seats['USER']!.token, seats['BOT']!.token]
    const odd = [
      '<script>alert(1)</script>',
      '\u202Eright to left\u202C \u0000 \uFFFF 🧑‍🚀',
      '{"type":"submit","path":["L"]}'.repeat(3),
    ]
    for (const [index, reply] of odd.entries()) {
      const { json } = await act(user, { id: `odd-${index}`, reply })
      const { observation } = await see(bot)
      const heard = observation.dialogue.map(({ text }: any) => text).includes(reply)
      expect(heard).toBe(json.status === 'accepted')
    }
    const { json } = await act(user, { reply: 'x'.repeat(200_000) })
    expect(json.status).not.toBe('accepted')
  })

  it('gets the strict policy with every answer', async () => {
    for (const path of ['/', '/api/games', '/api/seat', '/assets/a-1.js', '/nothing']) {
      const response = await app.request(path)
      expect(response.headers.get('content-security-policy'), path).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      )
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
