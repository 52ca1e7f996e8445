import type { ModelFailure } from '../../core/errors.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Model, ModelAnswer } from '../../core/model.ts'
import { ProviderFailure, readRetryAfter, readWait, type FailureDetails } from '../failure.ts'
import { openModel } from '../open.ts'
import { completion, quick, say, standInModel, startServer } from '../test-helpers.ts'
import { Limits } from './limit.ts'
import { withRetry, type Retry, type RetryOptions } from './retry.ts'

type Step = 'answer' | [ProviderFailure['kind'], FailureDetails?]

const answer: ModelAnswer = {
  text: 'yes',
  usage: { inputTokens: 1, outputTokens: 1 },
  latency: 1,
  attempts: 1,
  model: 'm',
  finish: 'stop',
}

/** A model that goes through these steps, the last for ever. */
function scripted(steps: Step[]): Model & { asked: number } {
  const model = {
    name: 'm',
    asked: 0,
    async ask() {
      const step = steps[Math.min(model.asked++, steps.length - 1)]!
      if (step === 'answer') return answer
      throw new ProviderFailure(step[0], `failed as ${step[0]}`, step[1])
    },
  }
  return model
}

const attempt = async (steps: Step[], options: RetryOptions = {}) => {
  const model = scripted(steps)
  const retries: Retry[] = []
  const retrying = withRetry(model, { ...quick, ...options }, (retry) => retries.push(retry))
  const result = await retrying.ask(say('?')).catch((error: ModelFailure) => error)
  return { result, retries, asked: model.asked, retrying, model }
}

describe('retries', () => {
  test('go on until an answer comes, and are counted and told', async () => {
    const { result, retries } = await attempt([['server'], ['limit'], ['timeout'], 'answer'])
    expect(result).toMatchObject({ text: 'yes', attempts: 4 })
    expect(retries.map(({ attempt, kind }) => [attempt, kind])).toEqual([
      [1, 'server'],
      [2, 'limit'],
      [3, 'timeout'],
    ])
  })

  test('end after so many identical failures in a row', async () => {
    const { result, asked } = await attempt([['server', { status: 500 }]], { identical: 4 })
    expect(asked).toBe(4)
    expect(result).toMatchObject({ kind: 'server', message: 'failed as server (gave up after 4 attempts)' })
  })

  test('count different failures apart, up to the most attempts', async () => {
    const steps: Step[] = Array.from({ length: 50 }, (_, index) => [index % 2 ? 'server' : 'timeout'])
    expect((await attempt(steps, { identical: 3, attempts: 9 })).asked).toBe(9)
  })

  test('after a limit are not counted: it is waited out by the clock', async () => {
    const steps: Step[] = Array.from({ length: 100 }, () => ['limit'] as const)
    const { result, asked } = await attempt([...steps, 'answer'], { identical: 3, attempts: 4, longestWait: 60_000 })
    expect(asked).toBe(101)
    expect(result).toMatchObject({ text: 'yes', attempts: 101 })
  })

  test('after a limit end when the whole wait is longer than allowed', async () => {
    const { result } = await attempt([['limit']], { longestWait: 20 })
    expect(result).toMatchObject({
      kind: 'limit',
      message: expect.stringMatching(/^failed as limit, for 1 s \(gave up/),
    })
  })

  test('are few for an answer without a word', async () => {
    expect((await attempt([['empty']])).asked).toBe(3)
  })

  test('are not made where nothing listens', async () => {
    expect((await attempt([['unreachable', { absent: true }]])).asked).toBe(1)
    const patient = await attempt(['answer', ['unreachable', { absent: true }]], { identical: 3 })
    await expect(patient.retrying.ask(say('?'))).rejects.toThrow('gave up after 3 attempts')
  })

  test('are not made where they cannot help', async () => {
    expect((await attempt([['refused', { status: 400 }]])).asked).toBe(1)
    expect((await attempt([['limit', { retryable: false }]])).asked).toBe(1)
  })

  test('wait as long as the provider asks', async () => {
    const began = performance.now()
    const { retries } = await attempt([['limit', { retryAfter: 50 }], 'answer'])
    expect(performance.now() - began).toBeGreaterThanOrEqual(48)
    expect(retries[0]!.pause).toBe(50)
  })

  test('do not wait for hours', async () => {
    const { result, asked } = await attempt([['limit', { retryAfter: 7_200_000 }], 'answer'])
    expect(asked).toBe(1)
    expect((result as Error).message).toBe('failed as limit, and asks to wait 7200 s')
  })

  test('are few where the provider could not be reached at first', async () => {
    expect((await attempt([['unreachable']])).asked).toBe(3)
  })

  test('end with an abort, at once', async () => {
    const controller = new AbortController()
    const retrying = withRetry(scripted([['server']]), { pause: 60_000 })
    const asking = retrying.ask(say('?'), { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 5)
    await expect(asking).rejects.toThrow('enough')
  })
})

test('Retry-After is read as seconds, as a date and in milliseconds', () => {
  expect(readRetryAfter({ 'retry-after': '2' })).toBe(2000)
  expect(readRetryAfter({ 'retry-after': 'Wed, 21 Oct 2015 07:28:10 GMT' }, Date.UTC(2015, 9, 21, 7, 28, 0))).toBe(
    10_000,
  )
  expect(readRetryAfter({ 'retry-after-ms': '150', 'retry-after': '2' })).toBe(150)
  expect(readRetryAfter({ 'retry-after': 'soon' })).toBeUndefined()
  expect(readRetryAfter({})).toBeUndefined()
})

test.each([
  [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m2.5s' }, '', 62_500],
  [{ 'x-ratelimit-remaining-requests': '5', 'x-ratelimit-reset-requests': '1m0s' }, '', undefined],
  [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '350ms' }, '', 350],
  [
    { 'anthropic-ratelimit-requests-remaining': '0', 'anthropic-ratelimit-requests-reset': '2026-01-01T00:00:07Z' },
    '',
    7000,
  ],
  [{}, '{"error":{"message":"Rate limit reached. Please try again in 6.2s."}}', 6200],
  [{}, '{"error":{"details":[{"@type":"RetryInfo","retryDelay":"34s"}]}}', 34_000],
  [{ 'retry-after': '2' }, 'try again in 9s', 2000],
  [{}, 'too many requests', undefined],
])('the wait is read as providers name it: %j %s', (headers, body, wait) => {
  expect(readWait({ status: 429, headers, body }, Date.UTC(2026, 0, 1))).toBe(wait)
})

test('over real HTTP: a 429 with Retry-After is waited for, and the answer comes', async () => {
  const server = await startServer((_, number) =>
    number === 1
      ? { status: 429, headers: { 'retry-after': '0.08' }, body: { error: { message: 'slow down' } } }
      : { body: completion('yes') },
  )
  const model = await openModel(`${server.url}/v1#m`, { environment: {}, limits: new Limits(), retry: quick })
  const answer = await model.ask(say('?'))
  expect(answer).toMatchObject({ text: 'yes', attempts: 2 })
  expect(answer.latency).toBeGreaterThanOrEqual(78)
  expect(model.snapshot()).toMatchObject({ retries: 1, calls: 1, limit: { cuts: 1 } })
})

test('an address where nothing listens is one clear line', async () => {
  const model = await openModel('http://127.0.0.1:9/v1#m', { environment: {}, limits: new Limits(), retry: quick })
  await expect(model.ask(say('?'))).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'http://127.0.0.1:9/v1#m cannot be reached at http://127.0.0.1:9/v1: nothing listens there (ECONNREFUSED)',
  })
})

test('an abort ends a request under way, and is no failure of the provider', async () => {
  const { model, server } = await standInModel({ latency: 5000 })
  const controller = new AbortController()
  const asking = model.ask(say('?'), { signal: controller.signal })
  const come = vi.waitUntil(() => server.stats().requests === 1, { timeout: 30_000 })
  void come.then(() => controller.abort(new Error('enough')))
  await expect(asking).rejects.toThrow('enough')
  await come
  expect(model.snapshot()).toMatchObject({ running: 0, limit: { running: 0 } })
})
