import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { findGame } from '../../lab/own-code/find-game.ts'
import { listenAt, type Listening } from '../listen.ts'
import { openEnvApp, openEnvSockets, type OpenEnvServerOptions } from './server.ts'

const opened: { close(): unknown }[] = []
async function serveGame(
  name: string,
  more: Partial<OpenEnvServerOptions> = {},
): Promise<Listening & { sockets: { readonly size: number } }> {
  const options = { game: await findGame(name), local: true, ...more }
  const server = await listenAt(openEnvApp(options), { host: '127.0.0.1', port: 0 })
  const sockets = openEnvSockets(server.server, options)
  opened.push(sockets, server)
  return { ...server, sockets }
}
afterAll(async () => {
  for (const one of opened) await one.close()
})

/** A client after the published wire: sends one message, gets one. */
class Env {
  readonly #socket: WebSocket
  readonly #told: any[] = []
  #wake = (): void => {}
  closed: number | undefined

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers })
    this.#socket.on('message', (data) => {
      this.#told.push(JSON.parse(String(data)))
      this.#wake()
    })
    this.#socket.on('close', (code) => {
      this.closed = code
      this.#wake()
    })
    this.#socket.on('error', () => {})
  }

  async hear(): Promise<any> {
    while (this.#told.length === 0 && this.closed === undefined) await new Promise<void>((done) => (this.#wake = done))
    return this.#told.shift()
  }

  async send(message: unknown): Promise<any> {
    while (this.#socket.readyState === this.#socket.CONNECTING) await new Promise((done) => setTimeout(done, 5))
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    return this.hear()
  }

  async data(type: string, data?: unknown): Promise<any> {
    const told = await this.send({ type, ...(data !== undefined && { data }) })
    if (told.type !== (type === 'reset' || type === 'step' ? 'observation' : type))
      throw new Error(JSON.stringify(told))
    return told.data
  }

  async close(): Promise<void> {
    if (this.closed === undefined) await this.send({ type: 'close' })
    while (this.closed === undefined) await new Promise<void>((done) => (this.#wake = done))
  }
}

/** Plays one episode: the first legal action where they are listed, else words. */
async function playOne(env: Env, seed: number, reset: object = {}): Promise<{ rewards: number[]; texts: string[] }> {
  let now = await env.data('reset', { seed, ...reset })
  expect(now).toMatchObject({ reward: 0, done: false, observation: { error: null, text: expect.any(String) } })
  const rewards: number[] = []
  const texts = [now.observation.text]
  for (let step = 0; !now.done && step < 100; step++) {
    const { legal } = now.observation
    now = await env.data(
      'step',
      legal?.length > 0 ? { action: legal[step % legal.length] } : { reply: `I say ${step}` },
    )
    expect(Object.keys(now)).toEqual(['observation', 'reward', 'done'])
    rewards.push(now.reward)
    texts.push(now.observation.text)
  }
  return { rewards, texts }
}

describe('environments for trainers', () => {
  it.each(Object.keys(games))('play %s over many connections at once, the same for the same seed', async (name) => {
    const config: Record<string, number> = name === 'overcooked' ? { horizon: 20 } : {}
    const game = await games[name]!()
    const others = game.seats(validate(game.config, config, 'config')).slice(1)
    const partners = Object.fromEntries(others.map((seat) => [seat, 'random']))
    const { url, sockets } = await serveGame(name, { config, partners, most: 32 })
    const clients = Array.from({ length: 4 }, () => new Env(url))
    const played = await Promise.all(clients.map((client, i) => playOne(client, 1 + (i % 2))))
    for (let i = 0; i < 2; i++) expect(played[i]).toEqual(played[i + 2])
    await Promise.all(clients.map((client) => client.close()))
    await expect.poll(() => sockets.size).toBe(0)
  })

  let sorting: Listening
  beforeAll(async () => {
    sorting = await serveGame('sorting', { most: 2, penalty: -0.5, illegalLimit: 2, config: { envStepLimit: 3 } })
  })

  it('say what was wrong by the codes of the wire, and go on', async () => {
    const env = new Env(sorting.url)
    const code = async (message: unknown): Promise<string> => {
      const { type, data } = await env.send(message)
      expect(type).toBe('error')
      expect(data.message).toMatch(/.{8}/)
      return data.code
    }
    expect(await code('{')).toBe('INVALID_JSON')
    expect(await code('null')).toBe('UNKNOWN_TYPE')
    expect(await code({ type: 'dance' })).toBe('UNKNOWN_TYPE')
    expect(await code({ type: 'step', data: { reply: 'x' } })).toBe('EXECUTION_ERROR')
    expect(await code({ type: 'reset', data: { seed: -1 } })).toBe('VALIDATION_ERROR')
    expect(await code({ type: 'reset', data: { wish: 1 } })).toBe('VALIDATION_ERROR')
    expect(await code({ type: 'reset', data: { game: 'chess' } })).toBe('VALIDATION_ERROR')
    expect(await code({ type: 'reset', data: { game: 'traveling-adventurers', partners: { BOT: 'exec:true' } } })).toBe(
      'VALIDATION_ERROR',
    )
    expect(await code({ type: 'reset', data: { config: { tables: '/etc' } } })).toBe('VALIDATION_ERROR')
    await env.data('reset', { seed: 1, episode_id: 'mine' })
    expect(await code({ type: 'step', data: {} })).toBe('VALIDATION_ERROR')
    expect(await code({ type: 'step', data: { reply: 'x', wish: 1 } })).toBe('VALIDATION_ERROR')
    expect(await env.data('state')).toEqual({ episode_id: 'mine', step_count: 0, game: 'sorting', seat: 'player' })
    expect((await env.data('step', { reply: 'look around', metadata: { a: 1 } })).observation.error).toBe(null)
    await env.close()
  })

  it('tell of what the game does not take, at a price, until there was too much of it', async () => {
    const env = new Env(sorting.url)
    await env.data('reset', { seed: 1 })
    const once = await env.data('step', { action: { command: 'fly' } })
    expect(once).toMatchObject({ reward: -0.5, done: false, observation: { error: expect.stringContaining('fly') } })
    expect((await env.data('step', { reply: 'hmmm' })).done).toBe(true)
    const after = await env.send({ type: 'step', data: { reply: 'look around' } })
    expect(after.data).toMatchObject({ code: 'EXECUTION_ERROR', message: expect.stringContaining('reset') })
    await env.close()
  })

  it('tell one connection too many so, and turn pages from elsewhere away', async () => {
    const two = [new Env(sorting.url), new Env(sorting.url)]
    for (const one of two) await one.data('reset', {})
    const third = new Env(sorting.url)
    expect(await third.hear()).toMatchObject({ type: 'error', data: { code: 'CAPACITY_REACHED' } })
    await Promise.all(two.map((one) => one.close()))
    const page = new Env(sorting.url, { origin: 'https://evil.example' })
    expect(await page.hear()).toBeUndefined()
    expect(page.closed).toBe(1006)
  })

  it('reward with a metric where one is named, and call tools', async () => {
    const { url } = await serveGame('sorting', { reward: 'steps', config: { envStepLimit: 3 } })
    const env = new Env(url)
    await env.data('reset', { seed: 3 })
    const listed = await env.data('mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect(listed.result.tools.map(({ name }: { name: string }) => name)).toEqual(['act', 'say'])
    const call = (name: string, given: object) =>
      env.data('mcp', { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name, arguments: given } })
    const look = { command: 'look around' }
    expect((await call('say', { reply: 'look around' })).result.structuredContent).toMatchObject({
      reward: 0,
      done: false,
    })
    expect((await call('act', { action: look })).result.structuredContent).toMatchObject({ reward: 0, done: false })
    expect((await call('act', { action: look })).result.structuredContent).toMatchObject({ reward: 3, done: true })
    expect((await call('fly', {})).error.code).toBe(-32602)
    await env.close()
  })

  it('answer over HTTP what trainers ask before', async () => {
    const get = async (path: string) => (await fetch(sorting.url + path)).json()
    const post = async (path: string, body: unknown) => {
      const response = await fetch(sorting.url + path, { method: 'POST', body: JSON.stringify(body) })
      return { status: response.status, json: await response.json() }
    }
    expect(await get('/health')).toEqual({ status: 'healthy' })
    expect(await get('/metadata')).toMatchObject({ name: 'sorting', description: expect.any(String) })
    expect(await get('/schema')).toMatchObject({ action: { type: 'object' }, observation: {}, state: {} })
    expect((await post('/step', { action: { reply: 'look around' } })).status).toBe(409)
    expect((await post('/reset', { seed: 1 })).json).toMatchObject({ reward: 0, done: false })
    expect((await post('/step', { action: { reply: 'look around' }, timeout_s: 5 })).json).toMatchObject({
      done: false,
    })
    expect(await get('/state')).toMatchObject({ step_count: 1 })
    expect((await post('/step', { action: {} })).status).toBe(422)
    expect((await post('/reset', { seed: 'x' })).status).toBe(422)
  })
})
