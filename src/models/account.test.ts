import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newHolder } from '../node/holder.ts'
import type { Reservation } from './account.ts'
import { Ledger } from './ledger.ts'
import { freshFolder } from './test-helpers.ts'

const usd = (amount: number) => ({ usd: amount, tokens: 100 })
const soon = (milliseconds = 5) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
/** Whether a promise is settled by now. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false
  const settle = (): void => void (settled = true)
  promise.then(settle, settle)
  await soon()
  return settled
}

describe('a budget', () => {
  test('is never overdrawn: a request waits while others hold what it needs', async () => {
    const account = new Ledger({ usd: 1 }).account()
    const first = await account.reserve(undefined, usd(0.6))
    const second = account.reserve(undefined, usd(0.6))
    expect(await isSettled(second)).toBe(false)
    expect(account.waiting).toBe(1)
    first.book(usd(0.3))
    ;(await second).book(usd(0.6))
    await expect(account.reserve(undefined, usd(0.2))).rejects.toMatchObject({
      kind: 'budget',
      message: 'the budget of $1 is used up; raise it to resume',
    })
    expect(account.halted.aborted).toBe(true)
    expect(account.spending.spent.usd).toBeCloseTo(0.9)
  })

  test('is remembered by the next process, and shared by those at the same time', async () => {
    const file = join(freshFolder(), 'spending.jsonl')
    const [a, b] = [new Ledger({ usd: 1 }), new Ledger({ usd: 1 })]
    ;(await a.account(file).reserve('seed-1', usd(0.5))).book(usd(0.5))
    const held = await b.account(file).reserve('seed-2', usd(0.4))
    const waiting = a.account(file).reserve('seed-1', usd(0.3))
    expect(await isSettled(waiting)).toBe(false)
    held.book(usd(0.1))
    ;(await waiting).book(usd(0.3))
    const later = new Ledger({ usd: 1 })
    await expect(later.account(file).reserve(undefined, usd(0.2))).rejects.toMatchObject({ kind: 'budget' })
    expect(later.snapshot().spent.usd).toBeCloseTo(0.9)
    for (const ledger of [a, b, later]) ledger.close()
  })

  test('counts in full what a process held that was killed', async () => {
    const file = join(freshFolder(), 'spending.jsonl')
    const dead = { ...newHolder(), pid: spawnSync(process.execPath, ['-e', '']).pid, started: '1' }
    const lines = [
      { type: 'opened', holder: dead, time: 0 },
      { type: 'began', episode: 'seed-1', by: dead.id },
      { type: 'reserved', id: `${dead.id}/1`, by: dead.id, episode: 'seed-1', ...usd(0.4), limit: { usd: 1 } },
    ]
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const ledger = new Ledger({ usd: 1 })
    ;(await ledger.account(file).reserve(undefined, usd(0.6))).book(usd(0.6))
    const { spending } = ledger.account(file)
    expect(spending.spent.usd).toBeCloseTo(1)
    expect(spending).toMatchObject({ estimated: 1, reserved: { usd: 0, calls: 0 } })
    expect(spending.episodes.get('seed-1')!.by).toBeUndefined()
    ledger.close()
  })

  test('does not wait for ever for a process that nobody can see, on another machine', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const file = join(freshFolder(), 'spending.jsonl')
    const far = { id: 'far', host: 'elsewhere', pid: 1, boot: 'another', space: 'another', started: '1' }
    const lines = [
      { type: 'opened', holder: far, time: 0 },
      { type: 'reserved', id: 'far/1', by: 'far', episode: 'seed-1', ...usd(0.4), limit: { usd: 1 } },
    ]
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const ledger = new Ledger({ usd: 1 })
    let settled: unknown
    ledger
      .account(file)
      .reserve(undefined, usd(0.7))
      .catch((error) => (settled = error))
    await vi.advanceTimersByTimeAsync(50_000)
    // It has said something meanwhile.
    appendFileSync(file, `${JSON.stringify({ type: 'beat', by: 'far' })}\n`)
    await vi.advanceTimersByTimeAsync(50_000)
    expect(settled).toBeUndefined()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(settled).toMatchObject({ kind: 'budget' })
    expect(ledger.account(file).spending.spent.usd).toBeCloseTo(0.4)
    ledger.close()
  })

  test('is one for all runs of a command', async () => {
    const folder = freshFolder()
    const ledger = new Ledger({ usd: 1 })
    ;(await ledger.account(join(folder, 'a')).reserve(undefined, usd(0.7))).book(usd(0.7))
    await expect(ledger.account(join(folder, 'b')).reserve(undefined, usd(0.4))).rejects.toMatchObject({
      kind: 'budget',
    })
    ledger.close()
  })
})

describe('where money is short', () => {
  test('the oldest episode goes on, and others only as far as a tenth of the budget', async () => {
    const account = new Ledger({ usd: 1 }).account()
    for (const id of ['a', 'b']) await account.admit(id)
    ;(await account.reserve('b', usd(0.06))).book(usd(0.06))
    const other = account.reserve('b', usd(0.06))
    expect(await isSettled(other)).toBe(false)
    for (let call = 0; call < 10; call++) (await account.reserve('a', usd(0.06))).book(usd(0.06))
    expect(await isSettled(other)).toBe(false)
  })

  test('an episode begins only where there is money for it beside those that have begun', async () => {
    const account = new Ledger({ usd: 1 }).account()
    const spend = async (id: string, amount: number): Promise<void> =>
      (await account.reserve(id, usd(amount))).book(usd(amount))
    const first = (await account.admit('a'))!
    await spend('a', 0.4)
    first.end(true)
    const second = (await account.admit('b'))!
    const third = account.admit('c')
    expect(await isSettled(third)).toBe(false)
    await spend('b', 0.4)
    second.end(true)
    expect(await third).toBeUndefined()
    expect(account.halted.aborted).toBe(true)
  })

  test('an episode that will hardly be finished is tried only as long as more has gone into results', async () => {
    const account = new Ledger({ usd: 1 }).account()
    const first = (await account.admit('a'))!
    for (let call = 0; call < 6; call++) (await account.reserve('a', usd(0.1))).book(usd(0.1))
    first.end(true)
    await account.admit('b')
    const all = async (): Promise<void> => {
      for (;;) (await account.reserve('b', usd(0.1))).book(usd(0.1))
    }
    await expect(all()).rejects.toMatchObject({ kind: 'budget' })
    const { spent, finished } = account.spending
    expect(finished.sum.usd).toBeGreaterThanOrEqual(spent.usd / 2)
    expect(spent.usd).toBeCloseTo(1)
  })
})

describe('an episode', () => {
  test.each([
    [{ calls: 2 }, 'the episode would take more than its 2 calls'],
    [{ tokens: 250 }, 'the episode would take more than its 250 tokens'],
    [{ usd: 0.25 }, 'the episode would cost more than its $0.25'],
  ])('with %j ends by its own limit', async (limits, message) => {
    const account = new Ledger().account()
    await account.admit('a', limits)
    await account.admit('b')
    for (let call = 0; call < 2; call++) (await account.reserve('a', usd(0.1))).book(usd(0.1))
    await expect(account.reserve('a', usd(0.1))).rejects.toMatchObject({ kind: 'episode-limit', message })
    ;(await account.reserve('b', usd(0.1))).release()
  })

  test('does not count attempts that brought nothing as calls', async () => {
    const account = new Ledger().account()
    await account.admit('a', { calls: 1 })
    ;(await account.reserve('a', usd(0.1))).release()
    ;(await account.reserve('a', usd(0.1))).book(usd(0.1), { failed: true, estimated: true })
    ;(await account.reserve('a', usd(0.1))).book(usd(0.1))
    await expect(account.reserve('a', usd(0.1))).rejects.toMatchObject({ kind: 'episode-limit' })
  })

  test('has its time without the waits for limits and money', async () => {
    const account = new Ledger().account()
    const ticket = (await account.admit('a', { seconds: 0.06 }))!
    const clock = account.clock('a')!
    clock.ask(1)
    await soon(120)
    expect(ticket.stop.aborted).toBe(false)
    clock.send(1)
    await soon(120)
    expect(ticket.stop.reason).toMatchObject({ message: 'the episode took longer than its 0.06 s' })
    ticket.end(true)
  })

  test('that gives up waiting for money is forgotten', async () => {
    const account = new Ledger({ usd: 1 }).account()
    const held: Reservation = await account.reserve(undefined, usd(1))
    const controller = new AbortController()
    const waiting = account.reserve(undefined, usd(0.5), controller.signal)
    controller.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    expect(account.waiting).toBe(0)
    held.release()
  })
})
