import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { games } from '../../games/index.ts'
import { listenAt, type Listening } from '../listen.ts'
import { serverApp } from '../app.ts'
import { Limiter } from './limits.ts'
import { Tables } from './tables.ts'

let tables: Tables
let server: Listening
beforeAll(async () => {
  tables = new Tables({ dropOut: 20 })
  server = await listenAt(serverApp({ tables, hosts: ['127.0.0.1'], rate: 1e6, burst: 1e6 }), {
    host: '127.0.0.1',
    port: 0,
  })
})
afterAll(async () => {
  await tables.close()
  await server.close()
})

/** A call as any program would make it. */
async function call(
  path: string,
  {
    token,
    method,
    body,
    headers,
  }: { token?: string; method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${server.url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, json: JSON.parse(text) }
}

/** One game of every kind of turn: strict, at once, free chat, ticking, and one alone. */
const KINDS: readonly (readonly [game: string, config: object, seat: string])[] = [
  ['traveling-adventurers', {}, 'USER'],
  ['collab-capture', {}, 'alice'],
  ['overcooked', { horizon: 12, realTime: true, tickMs: 20 }, 'alice'],
  ['overcooked', { horizon: 12 }, 'alice'],
  ['planning', {}, 'user'],
  ['avalon', {}, 'player-1'],
  ['sorting', { envStepLimit: 4 }, 'player'],
]

/** What a seat can do that knows nothing of the game: a legal action where they are listed, else one drawn by the game. */
async function choose(name: string, entry: any, random: Random): Promise<unknown> {
  if (entry.actions) return random.pick(entry.actions)
  const game = await games[name]!()
  return game.sample(entry.observation, random)
}

describe('seats over HTTP', () => {
  it('are read no more by whoever another took the seat from for good, a read under way included', async () => {
    const body = { game: 'traveling-adventurers', seats: { USER: 'human', BOT: 'human' } }
    const { table, seats } = (await call('/api/tables', { body })).json
    const token = seats.USER.token
    const { entries } = (await call('/api/seat?after=0', { token })).json
    const waiting = call(`/api/seat?after=${entries.at(-1).n}&wait=20`, { token })
    await new Promise((done) => setTimeout(done, 100))
    await tables.seat(table, 'USER', 'symbolic')
    expect((await waiting).status).toBeLessThan(500)
    expect((await call('/api/seat?after=0', { token })).status).toBe(401)
    expect((await call('/api/seat?after=0', { token: seats.BOT.token })).status).toBe(200)
  })

  it.each(KINDS)('play a whole game of %s %j', async (game, given, first) => {
    const { seats: places } = (await call('/api/games')).json.games.find(({ name }: any) => name === game)
    expect(places).toContain(first)
    const config = validConfig(game, given)
    const partners = Object.fromEntries(
      places.filter((place: string) => place !== first).map((place: string) => [place, 'random']),
    )
    const { status, json } = await call('/api/tables', { body: { game, config, seats: partners } })
    expect(status).toBe(201)
    expect(Object.keys(json.seats)).toEqual([first])
    const { token } = json.seats[first]
    const about = (await call('/api/seat/about', { token })).json
    expect(about).toMatchObject({ game, seat: first, rules: expect.any(String), schemas: { action: {} } })
    const random = new Random(3)
    let after = 0
    let ended: any
    let last: any
    for (let polls = 0; polls < 400 && !ended; polls++) {
      const { json } = await call(`/api/seat?after=${after}&wait=5`, { token })
      for (const [i, entry] of json.entries.entries()) expect(entry.n).toBe(after + i + 1)
      after = json.after
      ended = json.entries.find(({ type }: any) => type === 'ended')
      last = json.entries.findLast(({ type }: any) => type === 'observed') ?? last
      if (ended || !last?.turn) continue
      const answer = await call('/api/seat/actions', {
        token,
        body: { id: `a${polls}`, seen: last.n, action: await choose(game, last, random) },
      })
      expect(['accepted', 'stale', 'late', 'illegal']).toContain(answer.json.status)
      if (answer.json.status === 'accepted') last = undefined
    }
    expect(ended).toMatchObject({ type: 'ended' })
    expect(ended.status).toMatch(/completed|stopped/)
    if (ended.status === 'completed') expect(typeof ended.score).toBe('number')
  })

  it('give the same as an event stream, which goes on where it was cut off', async () => {
    const { json } = await call('/api/tables', { body: { game: 'traveling-adventurers', seats: { BOT: 'symbolic' } } })
    const { token } = json.seats.USER
    const headers = { authorization: `Bearer ${token}` }
    await call('/api/seat/actions', { token, body: { reply: 'hello' } })
    const cut = new AbortController()
    const stream = await fetch(`${server.url}/api/seat/events`, { headers, signal: cut.signal })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const reader = stream.body!.getReader()
    let text = ''
    while (!text.includes('id: 2')) text += new TextDecoder().decode((await reader.read()).value)
    expect(text).toContain('event: observed')
    cut.abort()
    const again = await fetch(`${server.url}/api/seat/events`, {
      headers: { ...headers, 'last-event-id': '1' },
      signal: AbortSignal.timeout(5000),
    })
    const next = new TextDecoder().decode((await again.body!.getReader().read()).value)
    expect(next).toMatch(/id: 2$/m)
    expect(next).not.toMatch(/id: 1$/m)
  })

  it('take the same id once, and say what was stale, unreadable or illegal', async () => {
    const { json } = await call('/api/tables', { body: { game: 'traveling-adventurers', seats: { BOT: 'symbolic' } } })
    const { token } = json.seats.USER
    const act = async (body: object) => (await call('/api/seat/actions', { token, body })).json
    const hello = { id: 'one', reply: 'hello there' }
    expect(await act(hello)).toEqual({ status: 'accepted' })
    expect(await act(hello)).toEqual({ status: 'accepted' })
    const { entries } = (await call('/api/seat?after=0&wait=5', { token })).json
    expect(JSON.stringify(entries.at(-1).observation).match(/hello there/g)).toHaveLength(1)
    expect((await act({ id: 'two', seen: 1, reply: 'again' })).status).toBe('stale')
    expect(await act({ id: 'three', reply: '' })).toMatchObject({ status: 'unreadable', reason: expect.any(String) })
    expect(await act({ id: 'four', action: { type: 'submit', path: ['Z'] } })).toMatchObject({ status: 'illegal' })
    expect((await call('/api/seat', { token, method: 'DELETE' })).json).toEqual({ left: 'USER' })
    expect(['vacant', 'late']).toContain((await act({ id: 'five', reply: 'hm' })).status)
  })

  it('tell nothing of another seat, the seed or the log', async () => {
    const { json } = await call('/api/tables', { body: { game: 'avalon', seats: {}, seed: 4711 } })
    const tokens = Object.values<any>(json.seats).map(({ token }) => token as string)
    expect(new Set(tokens).size).toBe(tokens.length)
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const all = await Promise.all(
      tokens.flatMap((token) => [call('/api/seat/about', { token }), call('/api/seat?after=0&wait=0.1', { token })]),
    )
    for (const { text, headers } of all) {
      expect(text).not.toContain('4711')
      expect(JSON.stringify([...headers])).not.toContain('4711')
      for (const token of tokens) expect(text).not.toContain(token)
    }
    const seen = all.filter((_, i) => i % 2 === 1).map(({ json }) => json.entries[0].observation)
    expect(seen.every((observation) => !('roles' in observation))).toBe(true)
  })

  it.each([
    ['no token', '/api/seat', {}, 401],
    ['a token of nobody', '/api/seat', { token: 'x'.repeat(32) }, 401],
    ['a token far too long', '/api/seat', { token: 'x'.repeat(5000) }, 401],
    ['an unknown game', '/api/tables', { body: { game: 'chess' } }, 400],
    ['a game that is a word of the language', '/api/tables', { body: { game: '__proto__' } }, 400],
    ['a seat that is not there', '/api/tables', { body: { game: 'sorting', seats: { nobody: 'random' } } }, 400],
    [
      'a program as a partner',
      '/api/tables',
      { body: { game: 'sorting', seats: { player: 'exec:touch /tmp/x' } } },
      400,
    ],
    ['a path as a partner', '/api/tables', { body: { game: 'sorting', seats: { player: './evil.mjs' } } }, 400],
    [
      'a folder of the server',
      '/api/tables',
      { body: { game: 'sorting', config: { world: 'textworldexpress', tables: '/etc' } } },
      400,
    ],
    ['a field that is not known', '/api/tables', { body: { game: 'sorting', wish: 1 } }, 400],
    ['what is no JSON', '/api/tables', { body: '{' }, 400],
    ['what is no object', '/api/tables', { body: '[]' }, 400],
    ['another kind of body', '/api/tables', { body: '{}', headers: { 'content-type': 'text/plain' } }, 400],
    ['too much', '/api/tables', { body: JSON.stringify({ game: 'x'.repeat(300_000) }) }, 413],
    ['another path', '/api/nothing', {}, 404],
  ])('refuse %s in one line', async (_, path, request, status) => {
    const answer = await call(path, request)
    expect(answer.status).toBe(status)
    expect(answer.json).toEqual({ error: expect.stringMatching(/^[^\n]{10,500}$/) })
  })

  it('refuse the name of another host, floods, and tables without the key', async () => {
    const app = serverApp({ tables, key: 'secret', hosts: ['127.0.0.1'], rate: 1, burst: 5 })
    const rebound = await app.request('http://evil.example/api/games')
    expect(rebound.status).toBe(403)
    const post = (key: string) =>
      app.request('http://127.0.0.1/api/tables', {
        method: 'POST',
        headers: { host: '127.0.0.1', authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"game":"sorting"}',
      })
    expect((await post('wrong')).status).toBe(401)
    expect((await post('secret')).status).toBe(201)
    let flooded: Response | undefined
    for (let i = 0; i < 10; i++) flooded = await post('secret')
    expect(flooded!.status).toBe(429)
    expect(Number(flooded!.headers.get('retry-after'))).toBeGreaterThan(0)
    const limiter = new Limiter(10, 2)
    expect([limiter.take('a', 0), limiter.take('a', 0), limiter.take('a', 0), limiter.take('b', 0)]).toEqual([
      0, 0, 1, 0,
    ])
    expect(limiter.take('a', 200)).toBe(0)
  })

  it('are described for programs', async () => {
    const { json } = await call('/openapi.json')
    expect(json.openapi).toBe('3.1.0')
    expect(Object.keys(json.paths)).toEqual(expect.arrayContaining(['/api/tables', '/api/seat', '/api/seat/actions']))
  })
})

function validConfig(game: string, given: any): object {
  // A kitchen that ticks whatever the cooks do, at the pace of a test.
  if (game !== 'overcooked' || !given.realTime) return given
  return { horizon: given.horizon, realTime: given.tickMs }
}

describe('seats for MCP clients', () => {
  const textOf = (result: any): any => {
    expect(result.isError, result.content?.[0]?.text).toBeFalsy()
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent)
    return result.structuredContent
  }

  async function playWhole(client: Client, game: string, config: object, seat: string): Promise<any> {
    const use = async (name: string, args: object) =>
      textOf(await client.callTool({ name, arguments: args as Record<string, unknown> }))
    const { games: list } = await use('list_games', {})
    const { seats: places } = list.find(({ name }: any) => name === game)
    const partners = Object.fromEntries(
      places.filter((place: string) => place !== seat).map((place: string) => [place, 'random']),
    )
    const opened = await use('open_table', { game, seat, config: validConfig(game, config), partners })
    expect(await use('describe', { seat: opened.seat })).toMatchObject({ game, seat, rules: expect.any(String) })
    const random = new Random(5)
    let after: number | undefined
    for (let turns = 0; turns < 400; turns++) {
      const now = await use('wait_for_turn', { seat: opened.seat, seconds: 5, ...(after !== undefined && { after }) })
      after = now.seen
      if (now.ended) return now.ended
      if (!now.turn) continue
      if (!now.observed) continue
      const action = await choose(game, now.observed, random)
      await use('act', { seat: opened.seat, action, seen: now.observed.n })
    }
    throw new Error(`${game} never ended`)
  }

  it.each(KINDS)('play a whole game of %s %j over streamable HTTP', async (game, config, seat) => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)))
    const ended = await playWhole(client, game, config, seat)
    expect(ended.status).toMatch(/completed|stopped/)
    await client.close()
  })

  it('play over standard input and output, speak, are told what was wrong, and leave', async () => {
    const bin = new URL('../../../bin/roundtable.js', import.meta.url).pathname
    const runs = `/tmp/roundtable-mcp-${process.pid}`
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [bin, 'serve', '--mcp', '--runs', runs] }),
    )
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['list_games', 'open_table', 'describe', 'wait_for_turn', 'act', 'say', 'leave']),
    )
    const use = (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args }) as Promise<any>
    const opened = textOf(await use('open_table', { game: 'traveling-adventurers' }))
    const { seat } = opened
    expect(opened).toEqual({ seat: expect.any(String), name: 'USER', seats: ['USER', 'BOT'] })
    expect(textOf(await use('say', { seat, text: 'hello' }))).toEqual({ status: 'accepted' })
    const now = textOf(await use('wait_for_turn', { seat, after: 1, seconds: 5 }))
    expect(now).toMatchObject({ turn: 'must', ended: null })
    expect(textOf(await use('act', { seat, action: { type: 'submit', path: ['Z'] } }))).toMatchObject({
      status: 'illegal',
    })
    expect(textOf(await use('act', { seat }))).toMatchObject({ status: 'unreadable' })
    const begin = Date.now()
    expect(textOf(await use('wait_for_turn', { seat, after: now.seen, seconds: 0.2 })).turn).toBe('must')
    expect(Date.now() - begin).toBeLessThan(20_000)
    for (const [name, args] of [
      ['describe', { seat: 'nobody' }],
      ['open_table', { game: 'chess' }],
      ['open_table', { game: 'traveling-adventurers', partners: { BOT: 'exec:true' } }],
      ['open_table', { game: 'traveling-adventurers', partners: { USER: 'random' } }],
    ] as const) {
      const wrong = await use(name, args)
      expect(wrong.isError).toBe(true)
      expect(wrong.content[0].text).toMatch(/.{10}/)
    }
    expect(textOf(await use('leave', { seat }))).toEqual({ left: 'USER' })
    await client.close()
  })
})
