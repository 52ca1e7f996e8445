import { describe, expect, test } from 'vitest'
import { ProviderFailure, readRetryAfter } from '../failure.ts'
import { openModel } from '../open.ts'
import { closeLater, quick, say, standInModel } from '../test-helpers.ts'
import { startStandIn } from '../stand-in/server.ts'
import { Limit, Limits } from './limit.ts'

const soon = (milliseconds = 1) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const tooMany = (retryAfter?: number) => new ProviderFailure('limit', 'too many', { status: 429, retryAfter })
const keepBusy = (limit: Limit, callers: number, calls: number) =>
  Promise.all(
    Array.from({ length: callers }, async () => {
      for (let call = 0; call < calls; call++) await limit.run(() => soon())
    }),
  )

describe('the adaptive limit', () => {
  test('doubles after each clean round in which it was used, up to the most', async () => {
    const limit = new Limit({ start: 2, max: 16 })
    const seen = new Set<number>()
    const look = async () => void seen.add(limit.snapshot().limit)
    await Promise.all(Array.from({ length: 160 }, () => limit.run(() => soon().then(look))))
    expect([...seen]).toEqual([2, 4, 8, 16])
  })

  test('does not grow where few are under way', async () => {
    const limit = new Limit({ start: 10 })
    await keepBusy(limit, 7, 30)
    expect(limit.snapshot().limit).toBe(10)
  })

  test('never lets more than the limit be under way', async () => {
    const limit = new Limit({ start: 3, max: 5 })
    let running = 0
    let peak = 0
    await Promise.all(
      Array.from({ length: 50 }, () =>
        limit.run(async () => {
          peak = Math.max(peak, ++running)
          await soon()
          running--
        }),
      ),
    )
    expect(peak).toBe(5)
    expect(limit.snapshot()).toMatchObject({ running: 0, waiting: 0 })
  })

  test('is cut to 0.8 once for a whole wave of refusals, then grows by 5 % a round', async () => {
    const limit = new Limit({ start: 100, coolDown: 5 })
    const wave = Array.from({ length: 100 }, () => limit.run(() => soon().then(() => Promise.reject(tooMany()))))
    await Promise.allSettled(wave)
    expect(limit.snapshot()).toMatchObject({ limit: 80, cuts: 1 })
    await soon(10)
    await keepBusy(limit, 80, 1)
    expect(limit.snapshot().limit).toBe(84)
  })

  test('does not grow while it cools down', async () => {
    const limit = new Limit({ start: 10, coolDown: 60_000 })
    await limit.run(() => Promise.reject(tooMany())).catch(() => {})
    await keepBusy(limit, 10, 5)
    expect(limit.snapshot().limit).toBe(8)
  })

  test('lets nobody in before the time that Retry-After names', async () => {
    const limit = new Limit({ start: 4 })
    await limit.run(() => Promise.reject(tooMany(60))).catch(() => {})
    const began = performance.now()
    await limit.run(async () => {})
    expect(performance.now() - began).toBeGreaterThanOrEqual(58)
  })

  test('does not ask as fast as it can where the time that is named has come already, or comes again and again', async () => {
    for (const named of [readRetryAfter({ 'retry-after': '0' }), readRetryAfter({ 'retry-after': '-5' }), 1]) {
      const limit = new Limit({ start: 4, pause: 20 })
      const until = performance.now() + 300
      let asked = 0
      for (; performance.now() < until; asked++) await limit.run(() => Promise.reject(tooMany(named))).catch(() => {})
      expect(asked).toBeLessThan(12)
    }
  })

  test('forgets who gives up waiting', async () => {
    const limit = new Limit({ start: 1, max: 1 })
    const first = limit.run(() => soon(20))
    const controller = new AbortController()
    const second = limit.run(() => soon(), controller.signal)
    expect(limit.snapshot().waiting).toBe(1)
    controller.abort(new Error('enough'))
    await expect(second).rejects.toThrow('enough')
    expect(limit.snapshot().waiting).toBe(0)
    await first
    await limit.run(() => soon())
  })

  test('other failures leave it as it is', async () => {
    const limit = new Limit({ start: 10 })
    await limit.run(() => Promise.reject(new ProviderFailure('server', 'oh'))).catch(() => {})
    expect(limit.snapshot()).toMatchObject({ limit: 10, cuts: 0 })
  })
})

test('models of one account share one limit, those of another have their own', async () => {
  const server = closeLater(await startStandIn({ latency: 20 }))
  const limits = new Limits()
  const open = (model: string, key: string) =>
    openModel(`${server.url}#${model}`, {
      limits,
      limit: { start: 2, max: 2 },
      environment: { COMPATIBLE_API_KEY: key },
    })
  const [a, b, other] = [await open('a', 'key-one'), await open('b', 'key-one'), await open('a', 'key-two')]
  // The first call to each goes alone.
  await Promise.all([a, b, other].map((model) => model.ask(say('first'))))
  const asking = [a, a, b, b, other].map((model, index) => model.ask(say(`${index}`)))
  await soon(5)
  expect(a.snapshot().limit).toMatchObject({ running: 2, waiting: 2 })
  expect(b.snapshot().limit).toEqual(a.snapshot().limit)
  expect(other.snapshot().limit).toMatchObject({ running: 1, waiting: 0 })
  await Promise.all(asking)
  expect(server.stats().peak).toBe(3)
})

test('a server that takes few at once is found out, and everything is answered', async () => {
  const { model, server } = await standInModel(
    { latency: 3, atOnce: 12 },
    { limit: { start: 10, coolDown: 20 }, retry: { ...quick, longestWait: 60_000 } },
  )
  const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => model.ask(say(`${index}`))))
  expect(answers).toHaveLength(300)
  const { limit, retries } = model.snapshot()
  expect(limit!.cuts).toBeGreaterThan(0)
  expect(limit!.limit).toBeLessThan(60)
  expect(retries).toBe(server.stats().requests - 300)
})
