import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { responders } from '../../agents/index.ts'
import { Ledger, Limits, openModel, startStandIn, type Budget, type StandInSettings } from '../../models/index.ts'
import { costOf } from '../../models/prices.ts'
import { run, type RunResult } from './run.ts'
import type { PlanInput } from '../plans/plan.ts'

const price = { input: 2.5, output: 10 }

async function serve(settings: StandInSettings = {}) {
  const server = await startStandIn({ responders: await responders(), ...settings })
  onTestFinished(() => server.close())
  const into = mkdtempSync(join(tmpdir(), 'roundtable-spending-'))
  /** As a command does: a ledger of its own, which is remembered in the run's folder. */
  async function play(budget: Budget, plan: Partial<PlanInput> = {}): Promise<RunResult> {
    const ledger = new Ledger(budget)
    const model = `stand-in:${server.url}`
    const limits = new Limits()
    try {
      return await run(
        { game: 'traveling-adventurers', agents: ['problem-solving'], model, episodes: 12, ...plan },
        {
          into,
          jobs: 12,
          openModel: (name, { spendingPath }) =>
            openModel(name, { ledger, spending: spendingPath, environment: {}, prices: { [model]: price }, limits }),
          admission: (folder) => ledger.account(folder?.spendingPath),
        },
      )
    } finally {
      ledger.close()
    }
  }
  const billed = () => costOf(server.stats().billed, price)
  const billedFor = (rows: RunResult['rows']) =>
    rows
      .filter(({ status }) => status === 'completed' || status === 'stopped')
      .reduce((sum, { episode }) => sum + costOf(server.stats().billedByEpisode[episode]!, price), 0)
  return { server, into, play, billed, billedFor }
}

test('the same run three times spends its budget once, most of it on finished episodes, and more money resumes it', async () => {
  const { play, billed, billedFor, server } = await serve()
  const first = await play({ usd: 0.4 })
  expect(first.halted).toMatchObject({ kind: 'budget', message: 'the budget of $0.4 is used up; raise it to resume' })
  expect(first.missing.length).toBeGreaterThan(0)
  const { requests } = server.stats()
  expect(billed()).toBeLessThanOrEqual(0.4)
  expect(billed()).toBeGreaterThan(0.3)
  expect(billedFor(first.rows)).toBeGreaterThanOrEqual(billed() / 2)
  for (let again = 0; again < 2; again++) expect((await play({ usd: 0.4 })).halted).toMatchObject({ kind: 'budget' })
  expect(server.stats().requests).toBe(requests)
  const more = await play({ usd: 5 })
  expect(more.halted).toBeUndefined()
  expect(more.rows.every(({ status }) => status === 'completed')).toBe(true)
  expect(more.rows).toHaveLength(12)
  expect(server.stats()).toMatchObject({ repeatedAnswered: 0 })
})

test('an episode that has had its share is stopped, and that counts', async () => {
  const { play } = await serve()
  const { rows } = await play({}, { episodes: 3, limits: { calls: 2 } })
  expect(rows.map(({ status, reason }) => [status, reason])).toEqual(
    Array.from({ length: 3 }, () => ['stopped', 'the episode would take more than its 2 calls']),
  )
})

test('an episode that takes too long is stopped', async () => {
  const { play } = await serve({ latency: 400 })
  const { rows } = await play({}, { episodes: 1, limits: { seconds: 0.5 } })
  expect(rows[0]).toMatchObject({ status: 'stopped', reason: 'the episode took longer than its 0.5 s' })
})

test('what a content filter takes away is no move: the episode has failed, and its log says why', async () => {
  const { play, into } = await serve({ faults: { rate: 1, kinds: ['filtered'] } })
  const { rows } = await play({}, { episodes: 2 })
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed'])
  const log = readFileSync(join(into, 'episodes', 'seed-1.jsonl'), 'utf8')
  expect(log).toMatch(/"type":"unanswered".*"kind":"filtered"/)
  expect(log).not.toContain('"type":"rejected"')
})

test('an address where nobody listens ends the run at its first call', async () => {
  const { play, server, into } = await serve()
  await server.close()
  await expect(play({})).rejects.toMatchObject({ kind: 'unreachable' })
  expect(readdirSync(join(into, 'episodes'))).toHaveLength(1)
})
