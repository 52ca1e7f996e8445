import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { responders } from '../../agents/index.ts'
import { openModel } from '../../models/index.ts'
import { Ledger } from '../../models/ledger.ts'
import { serverApp } from '../app.ts'
import { prepareStudy } from '../studies/prepare-study.ts'
import { readStudy } from '../studies/study-file.ts'
import { folderShelf } from './folder-shelf.ts'
import { lendModel, type LentModel } from './lent-model.ts'
import { Tables } from './tables.ts'

let folder: string
let close: (() => Promise<unknown>)[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lent-model-'))
  close = []
})
afterEach(async () => {
  for (const each of close.reverse()) await each()
  rmSync(folder, { recursive: true, force: true })
})

const spending = () => join(folder, 'tables', 'spending.jsonl')

async function lend({ budget = {}, calls }: { budget?: { tokens?: number }; calls?: number } = {}): Promise<LentModel> {
  const ledger = new Ledger(budget)
  const model = await openModel('stand-in', { ledger, spending: spending(), responders: await responders() })
  close.push(() => model.close().then(() => ledger.close()))
  return lendModel(model, ledger.account(spending()), calls === undefined ? {} : { calls })
}

function serve(lent?: LentModel) {
  const tables = new Tables({ shelf: folderShelf(join(folder, 'tables')), ...(lent && { lent }) })
  close.push(() => tables.close())
  const app = serverApp({ tables, rate: 1e6, burst: 1e6 })
  const call = async (path: string, { token, body }: { token?: string; body?: unknown } = {}) => {
    const response = await app.request(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: await response.json() }
  }
  return { tables, call }
}

const TABLE = { game: 'traveling-adventurers', seats: { USER: 'human', BOT: 'problem-solving' } }
const said = (seen: any): string[] => seen.observation.dialogue.map(({ seat }: { seat: string }) => seat)

async function lastSeen(call: ReturnType<typeof serve>['call'], token: string, after = 0): Promise<any> {
  return (await call(`/api/seat?after=${after}&wait=10`, { token })).json.entries.at(-1)
}

describe('a language model as a partner', () => {
  it('is offered by the name of what is lent, sits down, talks, and sits there again after a restart', async () => {
    const { tables, call } = serve(await lend())
    const { games } = (await call('/api/games')).json
    const listed = games.find(({ name }: any) => name === TABLE.game)
    expect(listed.models).toMatchObject({ 'problem-solving': 'stand-in' })
    expect(listed.partners[0]).toBe('symbolic')
    const opened = await call('/api/tables', { body: TABLE })
    expect(opened.status).toBe(201)
    const { token } = opened.json.seats.USER
    expect((await call('/api/seat/about', { token })).json.agents).toContain('problem-solving')
    await call('/api/seat/actions', { token, body: { id: 'one', reply: 'hello, shall we start at the living room?' } })
    await expect.poll(async () => said(await lastSeen(call, token)), { timeout: 20_000 }).toEqual(['USER', 'BOT'])
    const told = JSON.stringify((await call('/api/seat?after=0', { token })).json)
    await tables.close()
    const again = serve(await lend())
    expect(JSON.stringify((await again.call('/api/seat?after=0', { token })).json)).toBe(told)
    await again.call('/api/seat/actions', { token, body: { id: 'two', reply: 'and then?' } })
    await expect.poll(async () => said(await lastSeen(again.call, token)), { timeout: 20_000 }).toHaveLength(4)
    expect(readFileSync(spending(), 'utf8')).toContain('"booked"')
  }, 60_000)

  it('is refused in one line where none is lent, and no other than what is lent is asked', async () => {
    const bare = serve()
    const refused = await bare.call('/api/tables', { body: TABLE })
    expect(refused).toMatchObject({ status: 400, json: { error: expect.stringContaining('with --model') } })
    expect((await bare.call('/api/games')).json.games[0].models).toBeUndefined()
    const { call } = serve(await lend())
    const seats = { USER: 'human', BOT: 'problem-solving@openai:gpt-4o' }
    expect((await call('/api/tables', { body: { ...TABLE, seats } })).json.error).toContain('stand-in, and no other')
  })

  it('stops a table at its limit, and takes no new one once the budget is spent', async () => {
    const { call } = serve(await lend({ calls: 1 }))
    const { token } = (await call('/api/tables', { body: TABLE })).json.seats.USER
    await call('/api/seat/actions', { token, body: { id: 'one', reply: 'hello' } })
    await expect.poll(async () => (await lastSeen(call, token)).status, { timeout: 20_000 }).toBe('stopped')
    const poor = await lend({ budget: { tokens: 10 } })
    const second = serve(poor)
    const { seats } = (await second.call('/api/tables', { body: TABLE })).json
    await second.call('/api/seat/actions', { token: seats.USER.token, body: { id: 'one', reply: 'hello' } })
    await expect
      .poll(async () => (await lastSeen(second.call, seats.USER.token)).type, { timeout: 20_000 })
      .toBe('ended')
    expect((await second.call('/api/tables', { body: TABLE })).json.error).toContain(
      'no language model is asked any more',
    )
  }, 60_000)

  it('may sit in a study, if one is lent', async () => {
    const steps = [{ kind: 'game', game: 'traveling-adventurers', seats: { BOT: 'problem-solving' } }]
    const study = readStudy('asking', { title: 'Asking', steps })
    expect((await prepareStudy(study)).problems.map(({ what }) => what).join()).toContain('--model')
    expect((await prepareStudy(study, { lent: await lend() })).problems).toEqual([])
  })
})
