import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventOf } from '../../core/event.ts'
import { verifyLog } from '../../lab/reading/verify.ts'
import { readLog } from '../../node/log.ts'
import { Ledger, openModel, type OpenedModel } from '../../models/index.ts'
import { serverApp } from '../app.ts'
import type { Application } from '../listen.ts'
import { folderShelf } from './folder-shelf.ts'
import { lendModel } from './lent-model.ts'
import { Tables } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-model-'))
const logOf = (table: string): string => join(folder, 'tables', 'episodes', `${table}.jsonl`)
const ledger = new Ledger()
let model: OpenedModel
let tables: Tables
let app: Application

const begin = (): void => {
  const lent = lendModel(model, ledger.account(), { calls: 3 })
  tables = new Tables({ shelf: folderShelf(join(folder, 'tables')), dropOut: 20, lent })
  app = serverApp({ tables, rate: 1e6, burst: 1e6 })
}
beforeAll(async () => {
  model = await openModel('stand-in:latency=20', { ledger })
  begin()
})
afterAll(async () => {
  await tables.close()
  await model.close()
  rmSync(folder, { recursive: true, force: true })
})

async function call(path: string, token?: string, body?: unknown, method?: string) {
  const response = await app.request(path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers }
}

const open = async (body: object) => JSON.parse((await call('/api/tables', undefined, body)).text)
const asks = (content: string, more: object = {}) => ({ model: 'any', messages: [{ role: 'user', content }], ...more })
const complete = (token: string, content: string, more?: object) =>
  call('/v1/chat/completions', token, asks(content, more))

describe('a model for seats over HTTP', () => {
  it('answers whoever has the token of a seat, and what was asked stands in the log of the table', async () => {
    const { table, seats } = await open({ game: 'sorting', config: { envStepLimit: 2 } })
    const { token } = seats.player
    expect(JSON.parse((await call('/v1/models', token)).text).data).toHaveLength(1)
    const first = await complete(token, 'what now?')
    expect(first.status).toBe(200)
    const { choices, usage } = JSON.parse(first.text)
    expect(choices[0].message.content).toEqual(expect.any(String))
    expect(usage.total_tokens).toBeGreaterThan(0)
    const streamed = await complete(token, 'and now?', { stream: true })
    expect(streamed.headers.get('content-type')).toContain('text/event-stream')
    expect(streamed.text).toContain('data: [DONE]')
    for (const reply of ['inventory', 'inventory']) await call('/api/seat/actions', token, { reply })
    await tables.ended(table)
    const events = readLog(logOf(table))
    const called = events.filter((event): event is EventOf<'called'> => event.type === 'called')
    expect(called.map(({ seat, call }) => [seat, call])).toEqual([
      ['player', 1],
      ['player', 2],
    ])
    expect(events.filter(({ type }) => type === 'answered')).toHaveLength(2)
    expect(await verifyLog(logOf(table))).toMatchObject({ sealed: true })
    expect((await complete(token, 'too late')).status).toBe(409)
  })

  it('keeps what one seat asks from the other', async () => {
    const { seats } = await open({ game: 'traveling-adventurers' })
    await complete(seats.USER.token, 'my secret plan')
    const seen = await call('/api/seat?after=0', seats.BOT.token)
    expect(seen.text).not.toContain('secret')
    expect((await call('/api/seat?after=0', seats.USER.token)).text).not.toContain('secret')
  })

  it('refuses strangers, people, requests that are none, and seats that somebody else plays', async () => {
    const body = { game: 'traveling-adventurers', seats: { BOT: 'human' } }
    const { seats } = await open(body)
    expect((await call('/v1/models')).status).toBe(401)
    expect((await complete('nobody', 'x')).status).toBe(401)
    expect((await complete(seats.BOT.token, 'x')).status).toBe(403)
    const { token } = seats.USER
    expect((await call('/v1/chat/completions', token, { messages: 'x' })).status).toBe(400)
    expect((await complete(token, 'x'.repeat(300_000))).status).toBe(413)
    const many = await Promise.all(Array.from({ length: 12 }, () => complete(token, 'x')))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 402, 429]))
    await call('/api/seat/holder', token, { holder: 'symbolic' })
    expect((await complete(token, 'x')).status).toBe(409)
  })

  it('holds the limits of an episode, and says that trying again is no use', async () => {
    const { seats } = await open({ game: 'sorting' })
    for (let count = 0; count < 3; count++)
      expect((await complete(seats.player.token, `question ${count}`)).status).toBe(200)
    const refused = await complete(seats.player.token, 'one more')
    expect(refused.status).toBe(402)
    expect(refused.headers.get('x-should-retry')).toBe('false')
    expect(JSON.parse(refused.text).error.type).toBe('episode-limit')
    const other = await open({ game: 'sorting' })
    expect((await complete(other.seats.player.token, 'mine')).status).toBe(200)
  })

  it('numbers on where a server that is begun anew opens the table again', async () => {
    const { table, seats } = await open({ game: 'sorting', config: { envStepLimit: 2 } })
    const { token } = seats.player
    await complete(token, 'the same')
    await call('/api/seat/actions', token, { reply: 'inventory' })
    await tables.close()
    begin()
    expect((await complete(token, 'the same')).status).toBe(200)
    await call('/api/seat/actions', token, { reply: 'inventory' })
    await tables.ended(table)
    const called = readLog(logOf(table)).filter((event): event is EventOf<'called'> => event.type === 'called')
    expect(called.map(({ call }) => call)).toEqual([1, 2])
    expect(await verifyLog(logOf(table))).toMatchObject({ sealed: true })
  })

  it('is told of in /openapi.json only where there is one', async () => {
    expect((await call('/openapi.json')).text).toContain('/v1/chat/completions')
    const none = new Tables()
    const plain = serverApp({ tables: none })
    expect(await (await plain.request('/openapi.json')).text()).not.toContain('/v1/chat/completions')
    expect((await plain.request('/v1/models')).status).toBe(404)
    await none.close()
  })
})
